import { z } from 'zod'
import { StartError } from '../../log/start-error.ts'
import { AI_PROVIDERS, type AiSettings } from '../../outside/ai/sdk-provider.ts'
import { settingsGroup } from './group.ts'
import { httpAddress, oneLine, TEXT, withoutSlash } from './values.ts'

const GEMINI_MODEL = 'gemini-3.8-flash'
const GEMINI_ADDRESS = `https://generativelanguage.googleapis.com/v1beta/models/${GEMINI_MODEL}:generateContent`
const DEFAULT_MODEL: Partial<Record<AiSettings['provider'], string>> = { gemini: GEMINI_MODEL }

export interface ModelSettings {
  /** Null without a language model: the embedded tutor answers. */
  ai: (AiSettings & { tokensADay: number; timeoutMs: number }) | null
  /** The URL, with its key, of a generative service that pages may call when the server has no explanation. */
  browserAi: string | null
}

export const ai = settingsGroup({
  title: 'A language model',
  variables: {
    AI_PROVIDER: {
      about: `A language model for the tutor and the word explainer: gemini, anthropic, or openai-compatible (OpenAI,
        Ollama, vLLM, llama.cpp …). Without one the embedded tutor and dictionary answer. openai-compatible needs
        AI_BASE_URL and AI_MODEL, and no key where the server asks for none; anthropic needs AI_API_KEY and AI_MODEL;
        gemini needs AI_API_KEY.`,
      example: 'gemini',
      schema: z.enum(AI_PROVIDERS).optional(),
    },
    AI_API_KEY: { schema: TEXT.optional() },
    AI_MODEL: { example: GEMINI_MODEL, schema: oneLine(200).optional() },
    AI_BASE_URL: { example: 'http://127.0.0.1:11434/v1', schema: httpAddress().optional() },
    AI_DAILY_TOKENS: {
      about: `Tokens a day (UTC) for all processes together (2000000); then the embedded parts answer till midnight. 0
        never asks. Of them a visitor may use a fortieth and an address a fifth; beyond, the embedded tutor answers
        them.`,
      example: '2000000',
      schema: z.coerce.number().int().min(0).default(2_000_000),
    },
    AI_TIMEOUT_S: {
      about: 'How long a visitor may wait for the model, both attempts together, in seconds (20, at most 22).',
      example: '20',
      schema: z.coerce.number().min(0.1).max(22).default(20),
    },
    AI_BROWSER_KEY: {
      about: `A key of a generative service (generateContent) that pages ask themselves when the server cannot explain a
        word. Everyone can read it: leave it out unless it is limited to your site and to little money. AI_BROWSER_URL
        is the service's address.`,
      schema: oneLine(200).optional(),
    },
    AI_BROWSER_URL: { example: GEMINI_ADDRESS, schema: httpAddress().default(GEMINI_ADDRESS) },
  },
  configure: (values): ModelSettings => ({ ai: modelOf(values), browserAi: browserAddress(values) }),
})

type Values = Parameters<typeof ai.configure>[0]

/** An OpenAI-compatible service may be anywhere, so only there AI_BASE_URL is required. */
function modelOf(values: Values): ModelSettings['ai'] {
  const { AI_PROVIDER: provider, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = values
  if (!provider) {
    if (apiKey || values.AI_MODEL || baseUrl) throw new StartError('Configuration: AI_PROVIDER must be set, too.')
    return null
  }
  const model = values.AI_MODEL ?? DEFAULT_MODEL[provider]
  const isOwnServer = provider === 'openai-compatible'
  const missing = [
    ...(model ? [] : ['AI_MODEL']),
    ...(isOwnServer && !baseUrl ? ['AI_BASE_URL'] : []),
    ...(!isOwnServer && !apiKey ? ['AI_API_KEY'] : []),
  ]
  if (!model || missing.length > 0)
    throw new StartError(`Configuration: AI_PROVIDER=${provider} needs ${missing.join(' and ')}.`)
  return {
    provider,
    model,
    apiKey: apiKey ?? null,
    baseUrl: baseUrl ? withoutSlash(baseUrl) : null,
    tokensADay: values.AI_DAILY_TOKENS,
    timeoutMs: values.AI_TIMEOUT_S * 1000,
  }
}

function browserAddress({ AI_BROWSER_KEY: key, AI_BROWSER_URL: url }: Values): string | null {
  if (!key) return null
  const address = new URL(url)
  address.searchParams.set('key', key)
  return address.href
}
