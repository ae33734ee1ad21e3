import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { PAST_ONLY } from '../../words/verbs.ts'
import { HERE_OR_THERE, MORE_OR_VERY } from '../../words/word-sets.ts'
import { type Edit, insertBefore, lowerAt } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'
import type { HelperLink } from './helper-links.ts'

const TAKES_TO = oneOf('have has had need needs needed want wants wanted going try tries like used hope ought')
const MADE_TO = oneOf(
  'want wants wanted need needs expect expects teach teaches taught help helps ask asks asked encourage encourages',
)
const DAY_OR_PLACE = oneOf(`
  monday tuesday wednesday thursday friday saturday sunday home work school campus office hospital jakarta bali
  bandung surabaya the my time`)
/** Adjectives that are verbs too, and adverbs that say how something is. */
const ALSO_VERBS = oneOf(
  'better free calm quiet slow cool patient kind late alone fine sick quick hot cold perfect sure okay well',
)
const NO_ADJECTIVE: ReadonlySet<string> = new Set(['noun', 'obj', 'poss', 'det'])

/** 'You must careful', 'The exam will on Friday', 'I want to rich': what stands there is no verb. */
export function lacksBe(link: HelperLink): Edit | undefined {
  const { sentence, helper, at, verbAt } = link
  const { tokens } = sentence
  if (helper.tag === 'to' && !isInfinitive(link)) return undefined
  if (helper.tag === 'modal' && verbAt === at + 1 && isOfSomebody(link))
    return insertBefore(sentence, at + 1, 'be', 'copula')
  const from = MORE_OR_VERY.test(lowerAt(sentence, verbAt)) ? verbAt + 1 : verbAt
  const word = tokens[from]
  // 'should there be', 'can in the future pay'
  if (
    word?.lower === 'there' ||
    (word?.tag === 'prep' && tokens.slice(from, from + 5).some(({ form }) => form === 'base'))
  )
    return undefined
  if (
    !word ||
    word.tag === 'det' ||
    NO_ADJECTIVE.has(tokens[from + 1]?.tag ?? '') ||
    /^(?:down|up|afford)$/.test(lowerAt(sentence, from + 1))
  )
    return undefined
  if (word.lower === 'better' && helper.text === "'d") return undefined
  return describes(word, tokens[from + 1]) || isBack(link, word)
    ? insertBefore(sentence, verbAt, 'be', 'copula')
    : undefined
}

/** 'want to', 'want my son to' */
function isInfinitive({ sentence: { tokens }, at }: HelperLink): boolean {
  const before = tokens[at - 1]
  if (TAKES_TO.test(before?.lower ?? '')) return true
  const isSomebody = before?.tag === 'noun' || before?.tag === 'obj'
  return isSomebody && tokens.slice(Math.max(0, at - 4), at - 1).some(({ lower }) => MADE_TO.test(lower))
}

/** 'will sunny', 'must impartial': no verb that could follow. */
function describes(word: Token, next: Token | undefined): boolean {
  const { adj, noun, adv, verb } = word.readings.kinds
  if (word.lower === 'last') return false
  const isOver = !next || ['punct', 'and', 'prep', 'sub', 'adv', 'to'].includes(next.tag)
  if (ALSO_VERBS.test(word.lower)) return isOver && word.tag !== 'adv'
  if (hasForm(word, 'base')) return isOver && adj - Math.max(verb, noun) > 2 && adv < 4
  const participle = word.readings.verbs.find(({ form }) => form === 'participle')
  if (participle) return (adj > 4 || adj > participle.weight) && !PAST_ONLY.has(word.lower)
  if (word.readings.degree) return isOver && adj + adv === 0
  return word.readings.verbs.length === 0 && adj > 2 && adj > noun && adv < 4
}

/** "I'll back", 'He will here' */
const isBack = ({ helper, at, verbAt, sentence: { tokens } }: HelperLink, { lower }: Token) =>
  helper.lower === 'will' &&
  verbAt === at + 1 &&
  /^(?:here|there|back|away|home)$/.test(lower) &&
  ['punct', 'prep', 'adv', undefined].includes(tokens[verbAt + 1]?.tag)

/** 'I can a good leader', 'The exam will on Friday', 'He should here at eight'. */
function isOfSomebody({ sentence: { tokens }, helper, at }: HelperLink): boolean {
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (!before || !next || !['pron', 'noun', 'name'].includes(before.tag)) return false
  if (['wh', 'do', 'modal'].includes(tokens[at - 2]?.tag ?? '')) return false
  if (/^(?:only|never|not|rarely|seldom|hardly)\b/.test(tokens[0]?.lower ?? '')) return false
  if (/^an?$/.test(next.lower)) return tokens.slice(at + 2, at + 5).some(({ tag }) => tag === 'noun')
  if (HERE_OR_THERE.test(next.lower)) return helper.lower !== 'can'
  const behind = tokens[at + 2]
  if (next.tag === 'adj' && behind?.tag === 'noun' && behind.readings.singular) return isVerbless(tokens, at + 2)
  return next.lower === 'from' ? ['name', 'det'].includes(behind?.tag ?? '') : isAtPlace(next, behind)
}

const isAtPlace = ({ lower }: Token, place: Token | undefined) =>
  /^(?:on|at|in)$/.test(lower) && (DAY_OR_PLACE.test(place?.lower ?? '') || /^\d/.test(place?.lower ?? ''))

const isVerbless = (tokens: readonly Token[], from: number) =>
  !tokens.slice(from).some(({ tag, readings }) => tag === 'verb' || tag === 'be' || readings.kinds.verb > 5)
