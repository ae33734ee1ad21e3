import { oneOf } from '../../english/words/one-of.ts'
import { bestOf } from './best-draft.ts'
import type { Clause } from './clause.ts'
import { type ClauseText, EMPTY_DRAFT } from './english-draft.ts'
import { helped } from './english-helped.ts'
import { passive, verbPhrase } from './english-predicates.ts'
import type { SaidRead } from './english-text.ts'
import { isPerson } from './phrase-kinds.ts'
import { saidClause, saidRelative } from './say-indonesian.ts'

const LONGEST = 8
const RELATIVE = 0.3
/** What has no word of its own is less likely one. */
const UNMARKED = 0.3
const REDUCED = 0.5

const BEFORE_CLAUSE = oneOf('that why when where')
const NAMED = oneOf('who that which what whatever whoever')
const PRONOUN = oneOf('i you he she we they everyone people')
const DETERMINER = oneOf('my your his her our their the')
const PLACED: Record<string, string> = { where: 'tempat', when: 'saat' }

/** What is said of a noun: 'who lives next door', 'that I bought', 'my mother made', 'standing there', 'where we met'. */
export function* relatives(text: ClauseText, at: number): Generator<SaidRead> {
  const token = text.tokens[at] ?? ''
  for (const end of endsFrom(text, at + 1)) {
    const part = text.until(end)
    const found = PLACED[token] ? placed(part, at, token) : (relative(part, at, token) ?? reduced(part, at, end))
    if (found) yield { ...found, end }
  }
}

const endsFrom = (text: ClauseText, from: number): number[] =>
  Array.from({ length: LONGEST }, (_, more) => from + LONGEST - more).filter((end) => end <= text.tokens.length)

type Said = Omit<SaidRead, 'end'>

function placed(part: ClauseText, at: number, token: string): Said | null {
  const told = part.clauseAt(at + 1)
  return told?.clause.subject && told.clause.mood === 'tells'
    ? { said: `${PLACED[token]} ${saidClause(told.clause)}`, cost: told.cost + RELATIVE }
    : null
}

function relative(part: ClauseText, at: number, token: string): Said | null {
  const isNamed = NAMED.test(token)
  if (!isNamed && !PRONOUN.test(token) && !DETERMINER.test(token)) return null
  const from = isNamed ? at + 1 : at
  const own = isNamed ? bestOf(helped(part, { ...EMPTY_DRAFT, at: from }), part.tokens.length) : null
  const other = own ? null : part.clauseAt(from)
  const read = own ?? (other && isGap(other.clause) ? other : null)
  const more = isNamed || PRONOUN.test(token) ? RELATIVE : RELATIVE + UNMARKED
  return read && { said: saidRelative(read.clause), cost: read.cost + more }
}

const isGap = (clause: Clause): boolean =>
  clause.mood === 'tells' && /^(?:pronoun|noun|name)$/.test(clause.subject?.kind ?? '') && lacksObject(clause)

const lacksObject = ({ predicate, joined }: Clause): boolean => {
  const last = predicate.kind === 'verbs' && !predicate.that && !joined ? predicate.steps.at(-1) : undefined
  const isGiven = last?.word.notes.has('two') === true && !last.second && isPerson(last.object)
  return last !== undefined && (!last.object || isGiven) && !last.isPassive && !last.word.notes.has('no-object')
}

/** 'standing over there', 'made by my mother' */
function reduced(part: ClauseText, at: number, end: number): Said | null {
  const forms = part.verbs(at).map(({ form }) => form)
  const isDoing = forms.includes('ing')
  if (!isDoing && !(forms.includes('participle') && end > at + 1)) return null
  const draft = { ...EMPTY_DRAFT, at }
  const read = bestOf(isDoing ? verbPhrase(part, draft, ['ing']) : passive(part, draft), end)
  return read && { said: saidRelative(read.clause), cost: read.cost + REDUCED }
}

const GAPLESS: Record<string, string> = { way: '', reason: '', day: 'saat', time: '', moment: '', place: 'tempat' }

/** 'the way you laugh', 'the first time we met', 'the reason I left': nothing is missing in what follows. */
export function* gapless(text: ClauseText, at: number, head: string): Generator<SaidRead> {
  const lead = GAPLESS[head]
  if (lead === undefined) return
  const from = BEFORE_CLAUSE.test(text.tokens[at] ?? '') ? at + 1 : at
  if (!PRONOUN.test(text.tokens[from] ?? '')) return
  for (const end of endsFrom(text, from + 1)) {
    const told = text.until(end).clauseAt(from)
    const { clause } = told ?? {}
    if (told && clause?.mood === 'tells' && clause.subject && !clause.joined)
      yield { said: `${lead} ${saidClause(clause)}`.trim(), end, cost: told.cost + RELATIVE }
  }
}
