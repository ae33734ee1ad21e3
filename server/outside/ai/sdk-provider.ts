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

export type SdkModel = Awaited<ReturnType<typeof loadGemini>>

/** Loaded with the first question: the libraries take memory and a tenth of a second. */
export async function loadSdkModel(settings: AiSettings): Promise<SdkModel> {
  if (settings.provider === 'gemini') return loadGemini(settings)
  if (settings.provider === 'anthropic') return loadAnthropic(settings)
  return loadOpenAiCompatible(settings)
}

async function loadGemini({ model, apiKey, baseUrl }: AiSettings) {
  const { createGoogle } = await import('@ai-sdk/google')
  return createGoogle({ apiKey: apiKey ?? '', ...(baseUrl && { baseURL: baseUrl }) }).languageModel(model)
}

async function loadAnthropic({ model, apiKey, baseUrl }: AiSettings) {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  return createAnthropic({ apiKey: apiKey ?? '', ...(baseUrl && { baseURL: baseUrl }) }).languageModel(model)
}

async function loadOpenAiCompatible({ model, apiKey, baseUrl }: AiSettings) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl ?? '',
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(apiKey && { apiKey }),
  }).languageModel(model)
}
