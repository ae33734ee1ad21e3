import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Brand } from '../../domain/brand/brand.ts'
import { correction } from '../../domain/chat/chat-contract.ts'
import type { Correction } from '../../domain/chat/correction.ts'
import { type Intent, intents } from '../../domain/chat/intents.ts'
import type { ChatTurn, TutorModel, TutorQuestion } from '../../domain/chat/tutor-model.ts'
import type { SchoolWords } from '../../domain/school/words.ts'
import type { Language } from '../../domain/shared/language.ts'
import { type LanguageModel, ModelFailure } from '../outside/ai/language-model.ts'
import { textSoFar } from './partial-json.ts'
import { type Published, readPublished, unpublishedClaim } from './published-claims.ts'
import { publishedFacts } from './published-facts.ts'
import { LIMITS, tutorPrompt } from './tutor-prompt.ts'

const MAX_CORRECTIONS = 5

/** The intent comes first: the reply is checked against it while it streams. */
const answerSchema = z.object({
  intent: z.enum(intents),
  reply: z.string().min(1).max(8000),
  corrections: z.array(correction).max(20),
  lead: z.object({ start: z.boolean(), goal: z.string().max(300).nullable() }),
})

/**
 * The tutor by a language model. It gets the rules and the published facts; an answer that claims more about the school
 * is refused as 'nonsense', even while it is still streaming.
 */
export function hostedTutor(
  model: LanguageModel,
  brand: Brand,
  words: Record<Language, SchoolWords> | null = null,
): TutorModel {
  const mark = randomBytes(8).toString('hex')
  const facts = new Map<Language, Promise<Published>>()
  const factsIn = (language: Language): Promise<Published> => {
    const known = facts.get(language) ?? publishedFacts(brand, language, words?.[language] ?? null).then(readPublished)
    facts.set(language, known)
    return known
  }
  return {
    description: model.description,
    answer: async ({ turns, judgement: { language }, onText, evidence }: TutorQuestion, signal) => {
      const published = await factsIn(language)
      const kind = evidence?.kind ?? 'chat'
      const named = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join('\n')
      const mayBeSaid = (text: string, intent: Intent): boolean =>
        !text.includes(mark) && unpublishedClaim(text, intent, published, named) === null
      const refused = new AbortController()
      const show = (json: string) => {
        const said = shown(json)
        if (!said) return
        if (mayBeSaid(said.text, said.intent)) onText?.(said.text)
        else refused.abort(new ModelFailure('nonsense'))
      }
      const { value, tokens } = await model.write({
        system: tutorPrompt({
          school: brand.name,
          facts: published.text,
          language,
          mark,
          kind,
          entries: evidence?.entries ?? [],
        }),
        turns: withChecked(turns, evidence?.corrections ?? []).map(withoutContacts),
        maxOutputTokens: LIMITS[kind].tokens,
        schema: answerSchema,
        signal: AbortSignal.any([signal, refused.signal]),
        ...(onText && { onProgress: show }),
      })
      if (!mayBeSaid(value.reply, value.intent)) throw new ModelFailure('nonsense')
      return {
        text: value.reply,
        intent: value.intent,
        corrections: kind === 'essay' ? [] : ofVisitor(value.corrections, turns.at(-1)?.content ?? ''),
        lead: value.lead,
        memory: evidence?.memory ?? null,
        tokens,
      }
    },
  }
}

/** The part of a streamed answer that can be checked and shown: whole words only. */
function shown(json: string): { text: string; intent: Intent } | null {
  const intent = intents.find((known) => known === textSoFar(json, 'intent'))
  const text = textSoFar(json, 'reply')?.replace(/\S*$/, '').trimEnd()
  return intent && text ? { text, intent } : null
}

/** Contact details are not sent to an external service. */
const withoutContacts = ({ role, content }: ChatTurn): ChatTurn => ({
  role,
  content: content.replace(/[^\s@<>]+@[^\s@<>]+\.[\w-]+/g, '[e-mail]').replace(/\+?\d(?:[\s().-]?\d){8,}/g, '[phone]'),
})

/** The checker's findings stand behind the visitor's own words, never among the rules. */
function withChecked(turns: readonly ChatTurn[], corrections: readonly Correction[]): ChatTurn[] {
  const last = turns.at(-1)
  if (!last || corrections.length === 0) return [...turns]
  const found = corrections.map(
    ({ original, corrected, explanation }) => `“${original}” → “${corrected}”. ${explanation}`,
  )
  return [...turns.slice(0, -1), { ...last, content: `${last.content}\n\n[Grammar checker:\n${found.join('\n')}]` }]
}

/** Drops corrections of text that the visitor did not write. */
const ofVisitor = (corrections: readonly Correction[], message: string): Correction[] =>
  corrections
    .filter(({ original, corrected }) => original !== corrected && message.includes(original.trim()))
    .slice(0, MAX_CORRECTIONS)
