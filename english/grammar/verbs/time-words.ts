import type { Clause } from '../../sentences/clauses.ts'
import { CHILDHOOD, NOT_PAST, OTHER_TIME, PAST_TIME, within } from '../../sentences/times.ts'
import { oneOf } from '../../words/one-of.ts'
import { EVENT } from '../../words/verb-kinds.ts'
import { AND_BUT_SO } from '../../words/word-sets.ts'
import type { Sentence } from '../sentence.ts'
import { isInside, ownText, type VerbView } from './verb-view.ts'

/** It is usual, or holds now. */
export const HABIT = within([
  'now|today|still|nowadays|these days|until now|tomorrow|since|once',
  'usually|always|every|everyday|often|sometimes|never|used to|if|will|would',
])
export const NOW_OR_ALWAYS = /\b(?:now|today|still|nowadays|these days|tomorrow|every|always|usually|if|will|since)\b/i

const COMPARED = /\bthan (?:(?:\w+ ){0,3}(?:ago|yesterday|last|before)\b|(?:in )?\d{4}\b)/i
const WHEN_I_WAS = /\bwhen (?:i|he|she|we|they|you|my \w+) (?:was|were)\b/i
const JOINED = new Set(['and', 'because', 'but', 'so', ',', 'when', 'while', 'after', 'before'])
const BEHIND_TIME = new RegExp(`(${PAST_TIME.source}).*`, 'i')
const SHORT_WORDS = 16
const STORY_WORDS = 26

/** Does a past time of the sentence hold for this verb? */
export function sharesPastTime(view: VerbView): boolean {
  const { sentence, verb, token } = view
  const { text } = sentence
  if (!PAST_TIME.test(text) || verb.first || isInside(view)) return false
  if (isOfLaterVerb(sentence, verb.at) || isOfAside(view)) return false
  if (COMPARED.test(text) || (text.includes(';') && !PAST_TIME.test(text.split(';')[0] ?? ''))) return false
  const own = view.own
    .replace(/,? (?:and|but|so) now\b.*/i, '')
    .replace(isNounsClause(sentence, verb.clause) ? BEHIND_TIME : /$^/, '$1')
  if (NOT_PAST.test(own)) return (PAST_TIME.test(own) && !OTHER_TIME.test(own)) || everyInChildhood(text, own)
  if (isOnlyThisMorning(text)) return PAST_TIME.test(own) && ['verb', 'do'].includes(token.tag)
  return PAST_TIME.test(own) || sharesFromOther(view, own)
}

/** 'Siti, who joined us last month, speaks Mandarin': the time belongs to the aside. */
const isOfAside = ({ verb: { clause }, own }: VerbView) => clause.adverbs > clause.subject.end && !PAST_TIME.test(own)

/** 'The invoice replaces the one I sent yesterday': the time belongs to the nearer verb, which is past already. */
function isOfLaterVerb({ text, tokens }: Sentence, verb: number): boolean {
  const time = PAST_TIME.exec(text)?.index ?? 0
  return tokens.some(
    (token, at) =>
      at > verb + 1 &&
      token.start < time &&
      token.tag === 'verb' &&
      token.form === 'past' &&
      tokens[at - 1]?.tag === 'pron',
  )
}

/** 'the concert that we saw last week …': behind the time the sentence itself goes on. */
const isNounsClause = ({ tokens }: Sentence, { opener }: Clause) =>
  opener !== undefined &&
  /^(?:that|which|who|where)$/.test(opener.lower) &&
  tokens[tokens.indexOf(opener) - 1]?.tag === 'noun'

const isOnlyThisMorning = (text: string) =>
  /this morning/i.test(text) && !PAST_TIME.test(text.replace(/this morning/i, ''))

function sharesFromOther(view: VerbView, own: string): boolean {
  const { sentence, opener } = view
  if (WHEN_I_WAS.test(sentence.text))
    return opener === ',' || opener === 'and' || (opener === '' && !isLinked(sentence.text))
  if (opener === '') return sentence.clauses.length === 1
  if (opener === ',' && isOfNounBefore(view)) return false
  const words = sentence.text.split(/\s+/).length
  const isShort = words < SHORT_WORDS || (words < STORY_WORDS && isToldFromStart(view))
  return JOINED.has(opener) && isShort && !/\b(?:now|today|always|usually|every|will|is|are)\b/i.test(own)
}

/** 'the picture that you sent me yesterday, your son looks well': the time says which picture. */
const isOfNounBefore = ({ sentence, before }: VerbView) =>
  before !== undefined &&
  isNounsClause(sentence, before) &&
  sentence.tokens[before.predicate]?.form === 'past' &&
  PAST_TIME.test(ownText(sentence, before))

/** 'You are right, but when I was small …': that time belongs to the other clause. */
const isLinked = (text: string) => /\b(?:but|because|so)\b/i.test(text.slice(0, text.search(WHEN_I_WAS)))

/** 'Last year I went to Bali with my sister, and we stay there': the time comes first, the story goes on. */
const isToldFromStart = ({ sentence: { text, tokens }, opener, verb, base, token }: VerbView) =>
  AND_BUT_SO.test(opener) &&
  tokens[verb.subject.start]?.tag === 'pron' &&
  PAST_TIME.exec(text)?.index === 0 &&
  (token.tag === 'verb' ? base === 'stay' || EVENT.test(base) : MUST_OR_CAN.test(token.lower))

const MUST_OR_CAN = oneOf('must can')

const everyInChildhood = (text: string, own: string) =>
  CHILDHOOD.test(text) && /\b(?:every|always|usually|often)\b/i.test(own)
