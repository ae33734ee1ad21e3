import { type ZodType, z } from 'zod'
import { asModelFailure } from './failure-of-sdk-error.ts'
import { CHARACTERS_PER_TOKEN, guessTokens } from './guess-tokens.ts'
import { type LanguageModel, ModelFailure, type ModelRequest } from './language-model.ts'
import { type AiSettings, loadSdkModel, type SdkModel } from './sdk-provider.ts'

const MAX_OUTPUT_TOKENS = 2000

type CallOptions = Parameters<SdkModel['doGenerate']>[0]
type Finish = Awaited<ReturnType<SdkModel['doGenerate']>>['finishReason']
type Usage = Awaited<ReturnType<SdkModel['doGenerate']>>['usage']

interface Written {
  text: string
  finish: Finish
  usage: Usage | null
}

/** One attempt through the provider's library. The answer is validated here. */
export function sdkModel(settings: AiSettings): LanguageModel {
  let loading: Promise<SdkModel> | null = null
  return {
    description: `${settings.provider} (${settings.model})`,
    write: async (request) => {
      loading ??= loadSdkModel(settings)
      const model = await loading
      const options = callOptions(settings, request)
      const written = await (request.onProgress
        ? stream(model, options, request.onProgress)
        : ask(model, options)
      ).catch((error: unknown) => {
        request.signal.throwIfAborted()
        throw asModelFailure(error)
      })
      const tokens = tokensOf(written, request)
      return { value: checkedValue(written, request.schema, tokens), tokens }
    },
  }
}

const callOptions = (
  { provider }: AiSettings,
  { system, turns, schema, signal, maxOutputTokens = MAX_OUTPUT_TOKENS }: ModelRequest<unknown>,
): CallOptions => ({
  prompt: [
    { role: 'system', content: system },
    ...turns.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
  ],
  maxOutputTokens,
  responseFormat: { type: 'json', name: 'answer', schema: jsonSchemaOf(schema) },
  abortSignal: signal,
  // By default its models reason at length while the visitor waits.
  ...(provider === 'gemini' && { reasoning: 'low' as const }),
})

type JsonSchema = NonNullable<Extract<CallOptions['responseFormat'], { type: 'json' }>['schema']>
const jsonSchemas = new WeakMap<ZodType, JsonSchema>()

function jsonSchemaOf(schema: ZodType): JsonSchema {
  const known = jsonSchemas.get(schema)
  if (known) return known
  const { $schema: _, ...made } = z.toJSONSchema(schema) as JsonSchema
  jsonSchemas.set(schema, made)
  return made
}

async function ask(model: SdkModel, options: CallOptions): Promise<Written> {
  const { content, finishReason, usage } = await model.doGenerate(options)
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('')
  return { text, finish: finishReason, usage }
}

async function stream(model: SdkModel, options: CallOptions, onProgress: (text: string) => void): Promise<Written> {
  const { stream: parts } = await model.doStream(options)
  const written: Written = { text: '', finish: { unified: 'interrupted', raw: undefined }, usage: null }
  for await (const part of parts) {
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta') {
      written.text += part.delta
      onProgress(written.text)
    } else if (part.type === 'finish') {
      written.finish = part.finishReason
      written.usage = part.usage
    }
  }
  return written
}

function checkedValue<T>({ text, finish: { unified } }: Written, schema: ZodType<T>, tokens: number): T {
  if (unified === 'interrupted' || unified === 'error') throw new ModelFailure('unreachable', { tokens })
  // The answer to a blocked prompt may have no candidates at all.
  const isEmpty = text === '' && unified !== 'length'
  if (unified === 'content-filter' || isEmpty) throw new ModelFailure('blocked', { tokens })
  const checked = schema.safeParse(jsonIn(text))
  if (!checked.success) throw new ModelFailure('nonsense', { tokens })
  return checked.data
}

/** Small models often wrap their JSON in a code fence. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''))
  } catch {
    return null
  }
}

/** As reported by the service, otherwise an estimate. */
function tokensOf({ text, usage }: Written, request: ModelRequest<unknown>): number {
  const counted = (usage?.inputTokens.total ?? 0) + (usage?.outputTokens.total ?? 0)
  return counted > 0 ? counted : guessTokens(request) + Math.ceil(text.length / CHARACTERS_PER_TOKEN)
}
