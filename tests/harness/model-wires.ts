import type { IncomingHttpHeaders } from 'node:http'

/** What was asked, whatever the format. */
export interface Asked {
  model: string
  system: string
  turns: { role: string; text: string }[]
  schema: unknown
  body: Record<string, unknown>
}

type Body = Record<string, unknown>

/** How one service puts questions and answers into bytes. */
export interface Wire {
  isStream(body: Body, url: string): boolean
  /** The status that the real service would refuse this with. */
  refuse(headers: IncomingHttpHeaders, body: Body): number | null
  read(body: Body, url: string): Asked
  error(status: number, retryDelay?: string): object
  whole(text: string, body: Body): object
  blocked(): object
  piece(text: string, index: number, body: Body): string
  streamEnd(body: Body): string
  streamBlocked(): string
}

export const FAKE_KEY = 'fake-key'
const PROMPT_TOKENS = 40
const ANSWER_TOKENS = 20
export const TOKENS_AN_ANSWER = PROMPT_TOKENS + ANSWER_TOKENS

export function wireOf(url: string): Wire | null {
  if (/^\/v1beta\/models\/[\w.-]+:(generateContent|streamGenerateContent\?alt=sse)$/.test(url)) return gemini
  if (url === '/v1/chat/completions') return openAi
  return url === '/v1/messages' ? anthropic : null
}

const event = (data: object, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`

interface GeminiBody {
  systemInstruction?: { parts: { text: string }[] }
  contents: { role: string; parts: { text: string }[] }[]
  generationConfig?: { responseJsonSchema?: unknown; responseSchema?: unknown; responseMimeType?: string }
}

const geminiUsage = {
  promptTokenCount: PROMPT_TOKENS,
  candidatesTokenCount: ANSWER_TOKENS,
  totalTokenCount: TOKENS_AN_ANSWER,
}
const geminiPart = (text: string, finishReason?: string) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...(finishReason && { finishReason }) }],
  usageMetadata: geminiUsage,
})
const geminiBlocked = { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: geminiUsage }

const gemini: Wire = {
  isStream: (_, url) => url.includes(':streamGenerateContent'),
  refuse: (headers, body) => {
    if (headers['x-goog-api-key'] !== FAKE_KEY) return 403
    const { contents, generationConfig } = body as unknown as GeminiBody
    return contents?.at(-1)?.role === 'user' && generationConfig?.responseMimeType === 'application/json' ? null : 400
  },
  read: (body, url) => {
    const { systemInstruction, contents, generationConfig } = body as unknown as GeminiBody
    return {
      model: url.match(/models\/([^:]+):/)?.[1] ?? '',
      system: systemInstruction?.parts.map((part) => part.text).join('\n') ?? '',
      turns: contents.map(({ role, parts }) => ({ role, text: parts.map((part) => part.text).join('') })),
      schema: generationConfig?.responseJsonSchema ?? generationConfig?.responseSchema,
      body,
    }
  },
  error: (code, retryDelay) => ({
    error: {
      code,
      status: code === 429 ? 'RESOURCE_EXHAUSTED' : code === 403 ? 'PERMISSION_DENIED' : 'INTERNAL',
      message: 'no',
      ...(retryDelay && { details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }] }),
    },
  }),
  whole: (text) => geminiPart(text, 'STOP'),
  blocked: () => geminiBlocked,
  piece: (text) => event(geminiPart(text)),
  streamEnd: () => event(geminiPart('', 'STOP')),
  streamBlocked: () => event(geminiBlocked),
}

interface OpenAiBody {
  model: string
  stream?: boolean
  messages: { role: string; content: string }[]
  response_format?: { json_schema?: { schema: unknown } }
}
const openAiUsage = { prompt_tokens: PROMPT_TOKENS, completion_tokens: ANSWER_TOKENS, total_tokens: TOKENS_AN_ANSWER }
const openAiFrame = (choice: object, usage?: object) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'fake',
  choices: [{ index: 0, ...choice }],
  ...(usage && { usage }),
})
const openAiBlocked = { finish_reason: 'content_filter', message: { role: 'assistant', content: '' } }

const openAi: Wire = {
  isStream: (body) => body.stream === true,
  refuse: (headers, body) => {
    if (headers.authorization !== `Bearer ${FAKE_KEY}`) return 401
    return (body as unknown as OpenAiBody).messages?.at(-1)?.role === 'user' ? null : 400
  },
  read: (body) => {
    const { model, messages, response_format: format } = body as unknown as OpenAiBody
    const turns = messages.map(({ role, content }) => ({ role, text: content }))
    return {
      model,
      system: turns
        .filter(({ role }) => role === 'system')
        .map(({ text }) => text)
        .join('\n'),
      turns: turns.filter(({ role }) => role !== 'system'),
      schema: format?.json_schema?.schema,
      body,
    }
  },
  error: (status) => ({ error: { message: 'no', type: 'error', code: status } }),
  whole: (text) => openAiFrame({ finish_reason: 'stop', message: { role: 'assistant', content: text } }, openAiUsage),
  blocked: () => openAiFrame(openAiBlocked, openAiUsage),
  piece: (text) => event(openAiFrame({ delta: { content: text }, finish_reason: null })),
  streamEnd: () => `${event(openAiFrame({ delta: {}, finish_reason: 'stop' }, openAiUsage))}data: [DONE]\n\n`,
  streamBlocked: () => event(openAiFrame({ delta: {}, finish_reason: 'content_filter' }, openAiUsage)),
}

interface AnthropicBody {
  model: string
  system?: { text: string }[]
  messages: { role: string; content: { text: string }[] }[]
  tools?: { name: string; input_schema: unknown }[]
  output_config?: { format?: { schema: unknown } }
}
const anthropicUsage = { input_tokens: PROMPT_TOKENS, output_tokens: ANSWER_TOKENS }
const anthropicMessage = (content: object[], stopReason: string | null) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'fake',
  content,
  stop_reason: stopReason,
  stop_sequence: null,
  usage: anthropicUsage,
})
/** Older models answer in JSON by calling a tool of that name. */
const jsonTool = (body: Body) => (body as unknown as AnthropicBody).tools?.[0]

const anthropic: Wire = {
  isStream: (body) => body.stream === true,
  refuse: (headers, body) => {
    if (headers['x-api-key'] !== FAKE_KEY || !headers['anthropic-version']) return 401
    return typeof body.max_tokens === 'number' ? null : 400
  },
  read: (body) => {
    const { model, system, messages, output_config: output } = body as unknown as AnthropicBody
    return {
      model,
      system: system?.map(({ text }) => text).join('\n') ?? '',
      turns: messages.map(({ role, content }) => ({ role, text: content.map(({ text }) => text).join('') })),
      schema: output?.format?.schema ?? jsonTool(body)?.input_schema,
      body,
    }
  },
  error: (status) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message: 'no' },
  }),
  whole: (text, body) => {
    const tool = jsonTool(body)
    if (!tool) return anthropicMessage([{ type: 'text', text }], 'end_turn')
    return anthropicMessage([{ type: 'tool_use', id: 'toolu_1', name: tool.name, input: looseJson(text) }], 'tool_use')
  },
  blocked: () => anthropicMessage([], 'refusal'),
  piece: (text, index, body) => {
    const tool = jsonTool(body)
    const start = tool ? { type: 'tool_use', id: 'toolu_1', name: tool.name, input: {} } : { type: 'text', text: '' }
    const delta = tool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text }
    const opening =
      anthropicOpening + event({ type: 'content_block_start', index: 0, content_block: start }, 'content_block_start')
    return (index === 0 ? opening : '') + event({ type: 'content_block_delta', index: 0, delta }, 'content_block_delta')
  },
  streamEnd: (body) =>
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
    anthropicEnding(jsonTool(body) ? 'tool_use' : 'end_turn'),
  streamBlocked: () => anthropicOpening + anthropicEnding('refusal'),
}

const anthropicOpening = event({ type: 'message_start', message: anthropicMessage([], null) }, 'message_start')
const anthropicEnding = (reason: string): string =>
  event(
    { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: anthropicUsage },
    'message_delta',
  ) + event({ type: 'message_stop' }, 'message_stop')

function looseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return { garbage: text }
  }
}
