import { z } from 'zod'
import { ESSAY_PARTS, NOTE_KINDS } from './essay-parts.ts'

const piece = z.object({
  kind: z.enum(['same', 'old', 'new']),
  text: z.string(),
  note: z.number().int().optional().meta({ description: 'The number of its note, from 1' }),
})
export type EssayPiece = z.infer<typeof piece>

const inBoth = z.object({ id: z.string(), en: z.string() }).meta({ description: 'Small Markdown in both languages' })
export type InBoth = z.infer<typeof inBoth>

export const essayReview = z
  .object({
    paragraphs: z.array(z.array(piece)).meta({ description: 'Pieces are joined by a space' }),
    notes: z
      .array(z.object({ kind: z.enum(NOTE_KINDS), text: inBoth }))
      .meta({ description: 'In the order of the text' }),
    good: z.array(inBoth),
    outline: z.array(z.object({ part: z.enum(ESSAY_PARTS), isMissing: z.boolean() })),
    advice: z.array(inBoth).meta({ description: 'What the structure lacks' }),
    next: inBoth.meta({ description: 'One thing to practise' }),
  })
  .meta({ description: 'The review of a longer text in its parts; the message says the same in words' })
export type EssayReview = z.infer<typeof essayReview>
