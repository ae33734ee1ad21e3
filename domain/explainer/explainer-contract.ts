import { z } from 'zod'
import { exactText, textBlock } from '../shared/contract-text.ts'
import { WORD_LEVELS } from './look-up.ts'

/** Far longer than any phrase, so that pasted text gets a friendly answer instead of an error. */
const MAX_TYPED_CHARACTERS = 6000

const typed = textBlock(MAX_TYPED_CHARACTERS)
  .trim()
  .min(1)
  .meta({ description: 'A word or a short phrase; anything may be typed' })

export const explainRequest = z
  .object({ word: typed, userId: exactText().max(100).optional() })
  .meta({ id: 'ExplainWordRequest' })
export type ExplainRequest = z.infer<typeof explainRequest>

export const lookUpRequest = z.object({ word: typed }).meta({ id: 'WordLookupRequest' })
export type LookUpRequest = z.infer<typeof lookUpRequest>

const sense = z
  .object({
    partOfSpeech: z.string(),
    definition: z.string(),
    example: z.string().nullable(),
    synonyms: z.array(z.string()),
    broader: z.array(z.string()).optional().meta({ description: 'Words of wider meaning' }),
    ipa: z.string().optional().meta({ description: 'Set if pronounced differently from the first sense' }),
    gloss: z.string().nullable(),
  })
  .meta({ id: 'WordSense' })

const relations = z.array(z.string())

export const explanation = z
  .object({
    word: z
      .string()
      .meta({ description: 'The word that is explained: possibly a phrase’s base form or a corrected spelling' }),
    definition: z.string(),
    example: z.string().meta({ description: 'Empty if there is no good one' }),
    synonyms: z.array(z.string()),
    broader: z
      .array(z.string())
      .optional()
      .meta({ description: 'Words of wider meaning, where there are few synonyms' }),
    partOfSpeech: z.string().optional(),
    ipa: z.string().optional(),
    level: z
      .enum(WORD_LEVELS)
      .optional()
      .meta({ description: 'At which level of the Common European Framework the word is learnt' }),
    gloss: z.string().optional().meta({ description: 'In Indonesian' }),
    senses: z.array(sense).optional().meta({ description: 'Up to three; the first is the one above' }),
    baseForm: z.object({ word: z.string(), form: z.string(), relations }).optional(),
    wrongForm: z
      .object({ word: z.string(), instead: z.array(z.object({ relations, right: z.array(z.string()) })) })
      .optional()
      .meta({
        description: 'Set when what was typed is not an English form, such as goed; right is empty if there is none',
      }),
    alsoForms: z
      .array(z.object({ word: z.string(), form: z.string(), relations, ipa: z.string().nullable() }))
      .optional()
      .meta({ description: 'Other words that the typed form belongs to: left is also the past of leave' }),
    partOf: z
      .string()
      .optional()
      .meta({ description: 'The sentence that was typed, when a phrase in it is explained' }),
    correctedFrom: z.string().optional().meta({ description: 'What was typed, if its spelling was corrected' }),
    suggestions: z.array(z.string()).optional(),
    meanings: z
      .array(z.object({ word: z.string(), also: z.string().nullable() }))
      .optional()
      .meta({ description: 'For an Indonesian word: the suggestions with what else each means, in Indonesian' }),
    notFound: z.enum(['unknown', 'indonesian', 'sentence', 'not a word', 'rude']).optional(),
    source: z.enum(['ai', 'dictionary']),
    fallback: z
      .enum(['busy', 'failed'])
      .optional()
      .meta({ description: 'Set when the AI should have answered and could not' }),
  })
  .meta({ id: 'WordExplanation' })
export type Explanation = z.infer<typeof explanation>

export const explainAnswer = z
  .object({
    success: z.boolean(),
    data: explanation.optional(),
    error: z
      .object({ code: z.string(), message: z.string() })
      .optional()
      .meta({ description: 'Set when success is false; data may still hold what the dictionary says' }),
  })
  .meta({ id: 'ExplainWordAnswer' })
export type ExplainAnswer = z.infer<typeof explainAnswer>
