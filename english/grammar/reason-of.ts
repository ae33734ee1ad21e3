import type { Reasons } from './reasons/id.ts'

export type Reason = keyof Reasons

/** The explanation of a finding, where its id differs from the rule's. */
const SAME: Record<string, Reason> = {
  'modal-base': 'modal',
  'modal-to': 'modal',
  'question-order': 'question',
  'question-do': 'question',
  'question-past': 'past-time',
  'question-what-like': 'calque',
  'negation-do': 'negation',
  'article-profession': 'article-a',
  'article-object': 'article-a',
  'plural-number': 'plural',
  'plural-one-of': 'plural',
  'plural-s': 'plural',
  'compound-plural': 'compound',
  'singular-a': 'singular-every',
  'time-order': 'adverb-order',
  'relative-who': 'relative',
  'relative-which': 'relative',
  'relative-repeat': 'relative',
  'calque-finish': 'calque-already',
  'calque-cant': 'modal',
  'look-watch': 'collocation',
  'learn-teach': 'confusion',
  'borrow-lend': 'confusion',
  'until-by': 'confusion',
  'job-work': 'confusion',
  its: 'confusion',
  your: 'confusion',
  their: 'confusion',
  'to-too': 'confusion',
  'loose-lose': 'confusion',
  advice: 'confusion',
  affect: 'confusion',
  'quiet-quite': 'confusion',
  'then-than': 'confusion',
  'no-know': 'confusion',
  'weather-whether': 'confusion',
  'hear-here': 'confusion',
  'buy-by': 'confusion',
  diary: 'confusion',
  desert: 'confusion',
  whose: 'confusion',
  'of-off': 'confusion',
  'past-passed': 'confusion',
  everyday: 'confusion',
  success: 'word-class',
  despite: 'joining',
  'both-and': 'joining',
  'for-example': 'joining',
  'so-that': 'joining',
  'in-the-end': 'joining',
  'such-as': 'joining',
  born: 'passive-be',
  'come-from': 'be-verb',
  graduate: 'be-verb',
  married: 'collocation',
  'calque-myname': 'copula',
  'calque-hobby': 'gerund',
  'calque-dream': 'gerund',
  'calque-enter': 'preposition-none',
  'calque-join': 'preposition-none',
  'calque-call': 'preposition-none',
}

/** Whether a finding may have this name, though its explanation has another. */
export const isFindingName = (name: string): boolean => Object.hasOwn(SAME, name)

export function reasonOf(rule: string, known: (key: string) => boolean): Reason {
  if (Object.hasOwn(SAME, rule)) return SAME[rule] as Reason
  if (known(rule)) return rule as Reason
  return rule.startsWith('calque') ? 'calque' : 'collocation'
}
