import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { TutorModel } from '../../domain/chat/tutor-model.ts'
import { escapeHtml } from '../../domain/shared/escape.ts'
import type { DeskDeps } from '../desk/desk-deps.ts'
import type { LanguageModel } from '../outside/ai/language-model.ts'
import type { MailSender } from '../outside/mail/mail-sender.ts'
import type { Webhook } from '../outside/webhook/webhook.ts'
import type { WhatsAppSender } from '../outside/whatsapp/whatsapp-sender.ts'
import { ANSWER_MS, askTutor, QUESTION } from './ask-tutor.ts'

interface Connections {
  whatsApp: WhatsAppSender
  adminNumber: string
  mail: MailSender
  /** Null without a hosted model: the embedded tutor answers. */
  model: LanguageModel | null
  tutor: TutorModel
  webhook: Webhook | null
  now: () => number
}

const answer = z.object({ answer: z.string() })

/** One message through each way out of the site. */
export const connectionTests = (connections: Connections): DeskDeps['connectionTests'] => ({
  whatsapp: async (_, { title, text }) => {
    const { whatsApp, adminNumber } = connections
    const { id } = await whatsApp.send({ to: adminNumber, text: `${title}\n${text}`, line: `${title}: ${text}` })
    return id
  },
  mail: ({ email }, { title, text }) =>
    connections.mail.send({ to: email, subject: title, text, html: `<p>${escapeHtml(text)}</p>` }),
  tutor: async () => (connections.model ? askModel(connections.model) : askTutor(connections.tutor)),
  webhook: async () => {
    const { webhook, now } = connections
    if (!webhook) throw new Error('DESK_WEBHOOK_URL is not set')
    const id = randomUUID()
    return webhook.send({ id, body: { id, type: 'test', timestamp: new Date(now()).toISOString() }, atMs: now() })
  },
})

async function askModel(model: LanguageModel): Promise<string> {
  const { value } = await model.write({
    system: 'Somebody tests whether you can be reached. Answer in a few words, as JSON: {"answer": "…"}.',
    turns: QUESTION,
    schema: answer,
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  return value.answer
}
