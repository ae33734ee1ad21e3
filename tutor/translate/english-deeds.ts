import { oneOf } from '../../english/words/one-of.ts'
import { bestOf } from './best-draft.ts'
import { type ClauseText, type Draft, EMPTY_DRAFT, extended } from './english-draft.ts'
import { helped } from './english-helped.ts'
import { NOT } from './english-helpers.ts'
import { complement, verbPhrase } from './english-predicates.ts'
import type { SaidDeed } from './english-text.ts'
import { passiveDeed, saidDeed } from './say-indonesian.ts'

type Form = 'ing' | 'base' | 'finite'

const FORMS: Record<Form, readonly string[]> = { ing: ['ing'], base: ['base'], finite: ['base', 'third', 'past'] }

/** What is done, without who does it: 'learning English', '(to) go home', 'being late', 'not (to) worry'. */
export function* deeds(text: ClauseText, at: number, form: Form): Generator<SaidDeed> {
  for (const end of endsOf(text, at)) {
    const read = bestOf(started(text.until(end), { ...EMPTY_DRAFT, at }, form), end)
    if (read) yield { said: saidDeed(read.clause), passive: passiveDeed(read.clause), end, cost: read.cost }
  }
}

function* started(text: ClauseText, draft: Draft, form: Form): Generator<Draft> {
  const first = text.tokens[draft.at]
  if (first === 'not') yield* started(text, extended(draft, { helpers: [NOT] }, draft.at + 1), form)
  else if (form === 'ing' && first === 'being') yield* complement(text, { ...draft, at: draft.at + 1 })
  else if (form !== 'ing' && HELPED.test(first ?? '')) yield* helped(text, draft)
  yield* verbPhrase(text, draft, FORMS[form])
}

const HELPED = oneOf('be is are was were have has had will can could do does did always never just really also still')

/** Where something else may begin; all the rest first. */
const BREAKS =
  /^(?:,|is|are|was|were|will|can|makes?|made|takes?|took|helps?|and|or|but|because|when|if|so|before|after|until|for|with|than)$/

const endsOf = ({ tokens }: ClauseText, at: number): number[] => [
  tokens.length,
  ...tokens.flatMap((token, end) => (end > at && BREAKS.test(token) ? [end] : [])).reverse(),
]
