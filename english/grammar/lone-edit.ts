import { rowsOf } from '../data/rows.ts'
import { isCapitalised, type Token } from '../sentences/tokens.ts'
import { nameOf } from './certainty.ts'
import type { Finding } from './correct.ts'
import { signsOfPractice } from './practised.ts'
import type { Edit, Sentence } from './sentence.ts'

const FINITE_TAGS: ReadonlySet<string> = new Set(['be', 'have', 'do', 'modal'])
const FINITE_FORMS: ReadonlySet<string> = new Set(['past', 'third'])
const FEW_WORDS = 5

/** Where an edit stands: the kinds of the words around it, and whether anything is said there at all. */
export function signsOfPlace({ tokens }: Sentence, { start, end, rule }: Edit): string[] {
  const found = tokens.findIndex((token) => token.end > start)
  const from = found < 0 ? tokens.length : found
  const behind = tokens.findIndex((token, at) => at >= from && token.start >= end)
  const to = behind < 0 ? tokens.length : behind
  const around = [
    `before ${kindOf(tokens[from - 1])}`,
    `at ${to > from ? kindOf(tokens[from]) : 'none'}`,
    `after ${kindOf(tokens[to])}`,
    ...(from === 0 ? ['first'] : []),
    ...(tokens.some(saysSomething) ? [] : ['nothing said']),
  ]
  return [
    ...around.flatMap((sign) => [sign, `${rule} ${sign}`]),
    ...(from > 0 && isCapitalised(tokens[from]?.text ?? '') ? ['capitalised'] : []),
    ...(tokens.length <= FEW_WORDS ? ['few words'] : []),
  ]
}

function kindOf(token: Token | undefined): string {
  if (!token) return 'edge'
  return token.tag === 'punct' ? token.text : [token.tag, token.form].filter(Boolean).join('-')
}

const saysSomething = ({ tag, form }: Token) => FINITE_TAGS.has(tag) || (tag === 'verb' && FINITE_FORMS.has(form ?? ''))

/** All that tells for or against the only edit of a sentence. */
export const signsOf = (sentence: Sentence, finding: Finding, circumstances: readonly string[]): string[] => [
  ALL,
  `by ${nameOf(finding.by, finding)}`,
  ...circumstances,
  ...signsOfPractice(sentence),
  ...(finding.place ?? []),
]

/** Of every edit. */
export const ALL = 'all'

/** What each sign adds to the log odds of an edit, learnt by `npm run eval -- practised`. */
const weights = new Map(rowsOf('practised.tsv').map(([sign = '', weight]) => [sign, Number(weight)]))

/** In log odds. The higher, the fewer alarms in right sentences, and the fewer mends of mails and essays. */
const BAR = -1.5

/** Where more is told, the sentence is a learner's. */
const MOST_TOLD = 2

/** Whether each of the few findings of a sentence is less likely than that its writer knows what he does. */
export const isLeftAlone = (sentence: Sentence, told: readonly Finding[], circumstances: readonly string[]): boolean =>
  told.length > 0 &&
  told.length <= MOST_TOLD &&
  told.every((one) => {
    const signs = signsOf(sentence, one, circumstances)
    return oddsOf(one.certainty) + signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0) < BAR
  })

/** How a word is written: told in any sentence, and tells nothing of the others. */
export const isPlain = ({ rule }: Pick<Edit, 'rule'>): boolean => PLAIN.has(rule)

const PLAIN: ReadonlySet<string> = new Set(['capital', 'capital-i', 'apostrophe'])

/** Log odds of a chance. */
export const oddsOf = (chance: number): number => Math.log(Math.max(chance, 0.01) / Math.max(1 - chance, 0.01))
