import { z } from 'zod'
import { leadInfo } from '../leads/lead-contract.ts'
import { exactText, textBlock } from '../shared/contract-text.ts'
import { LANGUAGES } from '../shared/language.ts'
import { CHAT_MODES } from './chat-mode.ts'
import { essayReview } from './essay-contract.ts'
import { LONGEST_NOTE, MOST_MISTAKES } from './learner-notes.ts'

const note = exactText().max(LONGEST_NOTE).nullable()
const learnerNotes = z
  .object({ name: note, job: note, goal: note, level: note, mistakes: z.array(exactText().max(40)).max(MOST_MISTAKES) })
  .meta({ id: 'LearnerNotes', description: 'What the learner told about themselves; kept on their device' })

export const chatRequest = z
  .object({
    messages: z
      .array(z.object({ role: z.enum(['user', 'assistant']), content: textBlock(20_000) }))
      .min(1)
      .max(500)
      .refine((messages) => messages.at(-1)?.role === 'user' && messages.at(-1)?.content.trim() !== '', {
        error: 'the last message must be the visitor’s',
      })
      .meta({
        description:
          'Oldest first. Only the last 20 messages are used: 5,000 characters of the last one, 1,000 of the others.',
      }),
    mode: z.enum(CHAT_MODES).optional(),
    messageCount: z.number().int().min(0).max(1e6).optional(),
    userId: exactText().min(1).max(100).optional(),
    leadInfo: leadInfo
      .optional()
      .meta({ description: 'Only while details are being asked for; it is not sent to a model' }),
    language: z.enum(LANGUAGES).optional(),
    notes: learnerNotes.optional().meta({ description: 'Used where the conversation has no memory yet' }),
    conversationId: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
  })
  .meta({ id: 'ChatRequest' })
export type ChatRequest = z.infer<typeof chatRequest>

export const correction = z.object({
  original: z.string(),
  corrected: z.string(),
  explanation: z.string(),
  isAsked: z.literal(true).optional().meta({ description: 'Likely, not sure' }),
})

const explainedCorrection = correction.extend({
  reasons: z
    .array(z.object({ id: z.string(), en: z.string() }))
    .optional()
    .meta({ description: 'Each reason in both languages, the most useful first; small Markdown' }),
})

const quizResult = z
  .object({
    number: z.number().int(),
    total: z.number().int(),
    chosen: z.string().nullable().meta({ description: 'Null for a question that was skipped' }),
    answer: z.string().meta({ description: 'The right choice' }),
    score: z.number().int().meta({ description: 'How many were right so far' }),
  })
  .meta({ description: 'How the last message answered a question of a quiz' })

export const chatReply = z
  .object({
    assistantMessage: z.string().meta({ description: 'Small Markdown: bold, lists, code' }),
    mode: z.enum(CHAT_MODES),
    language: z.enum(LANGUAGES).optional().meta({ description: 'The language of the message, where it is known' }),
    userId: z.string(),
    shouldCaptureLead: z.boolean(),
    suggestedGoal: z.string().nullable(),
    showWhatsAppButton: z.boolean(),
    stopsAsking: z
      .literal(true)
      .optional()
      .meta({ description: 'The visitor does not want to be asked for details, or says goodbye' }),
    corrections: z.array(explainedCorrection).optional(),
    quiz: quizResult.optional(),
    right: z.string().optional().meta({ description: 'The visitor’s sentence that was checked and is right' }),
    review: essayReview.optional(),
    terms: z
      .array(z.string())
      .optional()
      .meta({ description: 'English words and phrases marked in the message that can be looked up' }),
    notes: learnerNotes.optional().meta({ description: 'To be kept on the device, in place of the earlier ones' }),
  })
  .meta({ id: 'ChatReply' })
export type ChatReply = z.infer<typeof chatReply>
