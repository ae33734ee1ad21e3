import { type Draft, hasPredicate } from './indonesian-draft.ts'
import { isNot, isOver } from './indonesian-particles.ts'
import type { IndonesianText } from './indonesian-text.ts'
import type { Word } from './word.ts'

/** Before the predicate; 'gak' and 'belum' at the end make it a question. */
export function* helped(text: IndonesianText, draft: Draft, taken: Draft, word: Word): Generator<Draft> {
  if (isConclusion(text, draft.at, word)) return
  if (!hasPredicate(draft))
    yield { ...taken, helpers: [...draft.helpers, word], cost: taken.cost + lastCost(text, taken, word) }
  const isLast = isOver(text, taken.at)
  if (hasPredicate(draft)) yield* suggested(draft, taken, word, isLast)
  if (!isLast && isTag(word) && hasPredicate(draft) && !draft.subject && !draft.exists)
    yield { ...taken, isQuestion: true, isTagged: true }
  if (!isLast && isTag(word) && draft.subject && draft.steps.at(-1)?.object === null)
    yield { ...taken, isQuestion: true, cost: taken.cost + 0.2 }
  if (isLast && word.notes.has('not') && !word.notes.has('really') && hasPredicate(draft))
    yield { ...taken, isQuestion: true }
  if (isLast && word.notes.has('modal') && hasPredicate(draft))
    yield { ...taken, isQuestion: true, helpers: [...draft.helpers, word], cost: taken.cost + 1 }
}

/** 'jadi kita pulang' */
const isConclusion = ({ tokens }: IndonesianText, at: number, { id }: Word): boolean =>
  id[0] === 'jadi' && (at === 0 || tokens[at - 1]?.text === ',')

/** 'nggak', 'belum', but not 'bukan' */
const isTag = ({ notes, en }: Word): boolean => notes.has('not') && !notes.has('really') && en[0] !== 'not (noun)'

/** 'kita makan di luar yuk' */
function* suggested({ subject }: Draft, taken: Draft, word: Word, isLast: boolean): Generator<Draft> {
  const isOurs = subject === null || (subject.kind === 'pronoun' && subject.word.en[0] === 'we')
  if (isLast && isOurs && word.notes.has('lets')) yield { ...taken, subject: null, helpers: [...taken.helpers, word] }
}

/** 'udah makan apa belum', 'jadi atau nggak' */
export function* orNot(text: IndonesianText, draft: Draft): Generator<Draft> {
  if (!/^(?:apa|atau)$/.test(text.tokens[draft.at]?.text ?? '') || !hasPredicate(draft)) return
  if (isNot(text, draft.at + 1) && isOver(text, draft.at + 2))
    yield { ...draft, at: text.tokens.length, isQuestion: true, cost: draft.cost - 0.2 }
}

/** 'lagi' behind all else is no helper. */
const LAST = 1.5

const lastCost = (text: IndonesianText, { at }: Draft, { notes }: Word): number =>
  at < text.tokens.length || notes.has('lets') ? 0 : LAST

const WHETHER = 'whether'
/** 'Apa kamu …' is rather 'are you …'. */
const OF_SUBJECT = 0.5

export function* questioned(text: IndonesianText, draft: Draft, taken: Draft, word: Word): Generator<Draft> {
  if (text.tokens[draft.at]?.text === 'kok' && (draft.at > 0 || isOver(text, taken.at))) return
  const isWhether = word.en[0] === WHETHER
  const isFirst = draft.at === (draft.opening ? 1 : 0)
  if (isWhether && isFirst) yield { ...taken, isQuestion: true, cost: taken.cost + 0.1 }
  if (isWhether) return
  const isOfSubject = isFirst && word.en[0] === 'what' && text.at(taken.at).some((one) => one.word.kind === 'pronoun')
  yield { ...taken, ask: word, isQuestion: true, cost: taken.cost + (isOfSubject ? OF_SUBJECT : 0) }
  yield* doneByWhom(draft, taken, word)
  yield* kindAsked(draft, taken, word)
  if (word.en[0] !== 'how much' && word.en[0] !== 'which') return
  for (const noun of text.at(taken.at))
    if (noun.word.kind === 'noun')
      yield { ...taken, at: noun.end, ask: word, asked: noun.word, isQuestion: true, cost: taken.cost + noun.word.cost }
}

/** 'kuncinya dibawa siapa?' asks who took it. */
function* doneByWhom({ steps, subject }: Draft, taken: Draft, word: Word): Generator<Draft> {
  const last = steps.at(-1)
  if (word.en[0] !== 'who' || !last?.isPassive || last.object || !subject) return
  const active = { ...last, isPassive: false, object: subject }
  yield {
    ...taken,
    ask: word,
    isQuestion: true,
    subject: null,
    steps: [...steps.slice(0, -1), active],
    cost: taken.cost - 0.2,
  }
}

/** 'musik apa' asks for a kind of music. */
function* kindAsked(draft: Draft, taken: Draft, word: Word): Generator<Draft> {
  const last = draft.steps.at(-1)
  if (word.en[0] !== 'what' || last?.object?.kind !== 'noun') return
  const steps = [...draft.steps.slice(0, -1), { ...last, object: null }]
  yield { ...taken, ask: word, asked: last.object.word, steps, isQuestion: true, cost: taken.cost + 0.4 }
}
