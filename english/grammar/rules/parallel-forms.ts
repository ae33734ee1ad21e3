import { joiningWord } from '../../sentences/joined-verbs.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ingForm } from '../../words/verbs.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

/** What 'and' joins to 'to learn' or 'of learning' has the same form: 'to improve it and making it safe'. */
export const parallelForms: Rule = {
  id: 'parallel-forms',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const and = token.tag === 'verb' ? joiningWord(sentence.tokens, at) : undefined
      if (and === undefined || lowerAt(sentence, and) !== 'and' || hasFinite(sentence, at + 1, and)) return []
      return infinitiveGoesOn(sentence, at, and) ?? gerundGoesOn(sentence, at, and) ?? []
    }),
}

const OBJECTS: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'pron', 'adj'])

const GOES_ON: ReadonlySet<string> = new Set(['prep', 'adv', 'punct'])

/** 'Please take off your shoes', 'Could you come', 'you should wait' */
function isAskedForAt({ tokens }: Sentence, at: number): boolean {
  const [before, first] = [tokens[at - 1], tokens[at - 2]]
  if (!before) return tokens[at]?.form === 'base'
  if (tokens.slice(0, at).some((token) => hasForm(token, 'ing'))) return false
  return before.tag === 'modal' || before.lower === 'please' || (before.tag === 'pron' && first?.tag === 'modal')
}

/** 'to improve your skills and making you confident', 'take off your shoes and turning off your phone' */
function infinitiveGoesOn(sentence: Sentence, at: number, and: number): Edit | undefined {
  const { tokens } = sentence
  const second = tokens[and + 1] as Token
  const isAskedFor = isAskedForAt(sentence, at) && lowerAt(sentence, and - 1) !== 'up'
  const isInfinitive = (tokens[at - 1]?.tag === 'to' || isAskedFor) && tokens[at]?.form === 'base'
  const next = tokens[and + 2]?.tag ?? 'punct'
  const isDoing =
    second?.tag === 'verb' &&
    second.form === 'ing' &&
    (OBJECTS.has(next) || (isAskedFor && GOES_ON.has(next) && second.readings.kinds.noun < 4))
  if (!isInfinitive || !isDoing || tokens.slice(at, and).some((token) => hasForm(token, 'ing'))) return undefined
  return hasFinite(sentence, and + 2, and + 7)
    ? undefined
    : changeWord(sentence, and + 1, baseOf(second, 'ing'), 'infinitive')
}

/** 'look forward to meeting you and discuss the plan', 'between studying and help my parents' */
function gerundGoesOn(sentence: Sentence, at: number, and: number): Edit | undefined {
  const { tokens } = sentence
  const second = tokens[and + 1] as Token
  const governor = lowerAt(sentence, at - 1) === 'to' ? at - 2 : at - 1
  if (tokens[at]?.form !== 'ing' || !/^(?:forward|between)$/.test(lowerAt(sentence, governor))) return undefined
  if (second?.tag !== 'verb' || second.form !== 'base' || second.readings.kinds.noun > second.readings.kinds.verb)
    return undefined
  // '… and hope that it will'
  if (['sub', 'pron'].includes(tokens[and + 2]?.tag ?? '')) return undefined
  return changeWord(sentence, and + 1, ingForm(baseOf(second, 'base')), 'preposition-gerund')
}

const FINITE: ReadonlySet<string> = new Set(['be', 'have', 'do', 'modal'])

const hasFinite = ({ tokens }: Sentence, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ tag, form }) => FINITE.has(tag) || (tag === 'verb' && (form === 'past' || form === 'third')))
