import { type WhatsAppMessage, WhatsAppRefusal, type WhatsAppSender } from './whatsapp-sender.ts'

export interface CloudSettings {
  /** Host and version, such as https://graph.facebook.com/v26.0 */
  apiUrl: string
  token: string
  phoneNumberId: string
  template: string
  templateLanguage: string
}

const TIMEOUT_MS = 10_000
const TEXT_CHARACTERS = 4096
const PARAMETER_CHARACTERS = 1024
const WINDOW_CLOSED = 131047
/** Temporary: service errors and rate limits, such as one message per recipient in six seconds. */
const RETRYABLE_CODES = new Set([2, 130429, 131000, 131056])

interface CloudError {
  error?: { code?: number; message?: string; error_data?: { details?: string } }
}

/** Meta's Cloud API: free text within 24 hours of the recipient's last message, otherwise the approved template. */
export function cloudWhatsApp(settings: CloudSettings, isWindowOpen: () => Promise<boolean>): WhatsAppSender {
  const { apiUrl, token, phoneNumberId, template, templateLanguage } = settings

  const post = async (body: object): Promise<{ status: number; answer: unknown; retryAfterS: number | null }> => {
    const response = await fetch(`${apiUrl}/${phoneNumberId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messaging_product: 'whatsapp', recipient_type: 'individual', ...body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new WhatsAppRefusal(`no answer (${cause instanceof Error ? cause.name : 'error'})`, { isRetryable: true })
    })
    const answer: unknown = await response.json().catch(() => null)
    return { status: response.status, answer, retryAfterS: Number(response.headers.get('retry-after')) || null }
  }

  const text = ({ to, text: body }: WhatsAppMessage) => ({
    to,
    type: 'text',
    text: { body: cut(body, TEXT_CHARACTERS) },
  })
  const templated = ({ to, line }: WhatsAppMessage) => ({
    to,
    type: 'template',
    template: {
      name: template,
      language: { code: templateLanguage },
      components: [{ type: 'body', parameters: [{ type: 'text', text: cut(line, PARAMETER_CHARACTERS) }] }],
    },
  })

  return {
    description: `WhatsApp Cloud API (template ${template})`,
    send: async (message) => {
      if (await isWindowOpen()) {
        const tried = await post(text(message))
        if (codeOf(tried.answer) !== WINDOW_CLOSED) return idOrRefusal(tried)
      }
      return idOrRefusal(await post(templated(message)))
    },
  }
}

function idOrRefusal({ status, answer, retryAfterS }: { status: number; answer: unknown; retryAfterS: number | null }) {
  const id = (answer as { messages?: { id?: string }[] } | null)?.messages?.[0]?.id
  if (status >= 200 && status < 300 && id) return { id }
  const code = codeOf(answer)
  const isRetryable =
    status >= 500 || status === 429 || (code !== undefined && RETRYABLE_CODES.has(code)) || status < 400
  throw new WhatsAppRefusal(`HTTP error! status: ${status}${code === undefined ? '' : ` (code ${code})`}`, {
    isRetryable,
    retryAfterMs: retryAfterS ? retryAfterS * 1000 : undefined,
    words: wordsOf(status, answer),
  })
}

function wordsOf(status: number, answer: unknown): string {
  const { code, message, error_data } = (answer as CloudError | null)?.error ?? {}
  return [code ?? status, message, error_data?.details].filter(Boolean).join(' ')
}

const codeOf = (answer: unknown): number | undefined => (answer as CloudError | null)?.error?.code

const cut = (value: string, characters: number): string =>
  value.length > characters ? `${value.slice(0, characters - 1)}…` : value
