export const AI_PROVIDERS = ['gemini', 'openai-compatible', 'anthropic'] as const
export type AiProvider = (typeof AI_PROVIDERS)[number]

export interface AiSettings {
  provider: AiProvider
  model: string
  /** Null only for a self-hosted service without authentication. */
  apiKey: string | null
  /** Null for the provider's default. */
  baseUrl: string | null
}

/** A redirect would hand the key and the conversation to another host. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

export type SdkModel = Awaited<ReturnType<typeof loadGemini>>

/** Loaded with the first question: the libraries take memory and a tenth of a second. */
export async function loadSdkModel(settings: AiSettings): Promise<SdkModel> {
  if (settings.provider === 'gemini') return loadGemini(settings)
  if (settings.provider === 'anthropic') return loadAnthropic(settings)
  return loadOpenAiCompatible(settings)
}

async function loadGemini({ model, apiKey, baseUrl }: AiSettings) {
  const { createGoogle } = await import('@ai-sdk/google')
  const address = { ...(baseUrl && { baseURL: baseUrl }), fetch: fetchWithoutRedirects }
  return createGoogle({ apiKey: apiKey ?? '', ...address }).languageModel(model)
}

async function loadAnthropic({ model, apiKey, baseUrl }: AiSettings) {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  const address = { ...(baseUrl && { baseURL: baseUrl }), fetch: fetchWithoutRedirects }
  return createAnthropic({ apiKey: apiKey ?? '', ...address }).languageModel(model)
}

async function loadOpenAiCompatible({ model, apiKey, baseUrl }: AiSettings) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl ?? '',
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: fetchWithoutRedirects,
    ...(apiKey && { apiKey }),
  }).languageModel(model)
}
