import { guessedPersons } from '../../content/tutor-doubts.ts'
import type { CorrectedSentence } from '../../english/grammar/correct.ts'
import type { Doubt, Looked } from '../doubts/doubt.ts'
import { markedParts } from '../quoted-part.ts'
import { languageOf } from '../request-words.ts'
import { SURELY_RIGHT, uniqueReasons } from './corrections.ts'
import { explainFixes, showFixes } from './explain-fixes.ts'
import { judgeWording, mended } from './judge-wording.ts'
import { talkedAbout } from './memory.ts'
import { bare, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { asIf, type Said, said, type Turn } from './turn.ts'

/** 'Bukannya “were you late”?', 'native speakers say …', 'are you sure?': she looks again at what she said, and at what is proposed. */
export function meetDoubt(turn: Turn): Said | null {
  const { analysis, memory } = turn
  const { doubt } = analysis
  const { last, practice, invited, fixes } = memory
  if (!doubt || practice?.kind === 'role-play' || isPlainChoice(turn) || asksElse(turn)) return null
  const worded = guessedPerson(turn, doubt) ?? judgeWording(turn, doubt)
  if (worded) return { ...worded, neverAsks: true, showsAll: true }
  if (analysis.alternatives.length > 1) return null
  const isOnSentence =
    analysis.isJudged ||
    last?.kind === 'reason' ||
    last?.kind === 'phrase' ||
    (invited === 'sentence' && last?.kind !== 'word')
  if (!isOnSentence) return null
  const answer =
    guessedPerson(turn, doubt) ??
    lookAgain(turn, doubt) ??
    (fixes.length > 0 ? showFixes(asIf(turn, ''), memory) : null)
  return answer && { ...answer, neverAsks: true, showsAll: true }
}

const LONG = 4

/** 'How can I make it better?' asks for advice. */
const ASKS_HOW = /^\W*(?:how|gimana|bagaimana)\b/i

const asksElse = (turn: Turn): boolean => ASKS_HOW.test(turn.text) || asksToSay(turn)

/** 'Aneh. Coba lagi: “kami belum bisa …”': a sentence to be said goes before what is doubted beside it. */
const asksToSay = ({ text }: Turn): boolean =>
  markedParts(text).some(({ inside }) => languageOf(inside) === 'id' && wordCount(inside) >= LONG)

/** 'Is it A or B?', where one of them has a mistake. */
const isPlainChoice = ({ analysis: { alternatives } }: Turn): boolean =>
  alternatives.length > 1 && alternatives.filter(({ corrections }) => corrections.length > 0).length === 1

function lookAgain(turn: Turn, doubt: Doubt): Said | null {
  const { said: hers, instead } = doubt
  const isMended = hers.corrections.length > 0
  if (!instead) return isMended ? insist(turn) : doubtOwn(turn, doubt)
  const better = mended(hers)
  if (isMended && isHers(doubt, better)) return agree(turn, doubt, better)
  if (isSame(instead.text, hers.text)) return isMended ? insist(turn) : doubtOwn(turn, doubt)
  if (instead.corrections.length > 0) return declineInstead(turn, better, instead)
  if (!isMended && doubt.boldly.length > 0) return admit(turn, doubt, instead)
  return compare(turn, better, instead, isMended && instead.sureRight >= hers.sureRight ? 0 : hers.sureRight)
}

/** What is proposed stands in what she said, and not in what was written. */
const isHers = ({ proposed, said: { text }, instead }: Doubt, better: string): boolean =>
  isSame(instead?.text ?? '', better) ||
  (` ${bare(better)} `.includes(` ${bare(proposed)} `) && !` ${bare(text)} `.includes(` ${bare(proposed)} `))

const isSame = (one: string, other: string): boolean => bare(one) === bare(other)

const reasonsOf = ({ book }: Turn, corrections: readonly CorrectedSentence[]): string =>
  uniqueReasons(
    book,
    corrections.flatMap(({ findings }) => findings),
  )
    .map(({ text }) => text)
    .join(' ')

/** What they say is what she said. */
function agree(turn: Turn, { proposed, said: { corrections } }: Doubt, line: string): Said {
  const { book } = turn
  const reason = reasonsOf(turn, corrections)
  return kept(turn, [say(book, 'objection.same', { named: proposed }), say(book, 'doubt.line', { line, reason })])
}

/** Her reasons once more, for them to judge. */
function insist(turn: Turn): Said | null {
  const { book, memory, analysis } = turn
  const named = memory.fixes.filter(({ from, to }) => ` ${from} ${to} `.includes(` ${analysis.doubt?.proposed ?? ''} `))
  const reasons = explainFixes(turn, { fixes: named.length > 0 ? named : memory.fixes })
  return reasons && { ...reasons, parts: [say(book, 'objection.doubt'), ...reasons.parts] }
}

/** She had nothing against it: with a lower bar she may have now. */
function doubtOwn(turn: Turn, { said: { text, sureRight }, boldly }: Doubt): Said {
  const { book } = turn
  const [found] = boldly
  if (found) return kept(turn, [say(book, 'doubt.found', { line: found.corrected, reason: reasonsOf(turn, boldly) })])
  return kept(turn, [say(book, sureRight >= SURELY_RIGHT ? 'doubt.still' : 'doubt.unsure', { line: text })])
}

function declineInstead(turn: Turn, better: string, instead: Looked): Said {
  const reason = reasonsOf(turn, instead.corrections)
  return kept(turn, [say(turn.book, 'doubt.not', { line: instead.text, better, reason })])
}

function admit(turn: Turn, { boldly }: Doubt, instead: Looked): Said {
  return kept(turn, [say(turn.book, 'doubt.theirs', { line: instead.text, reason: reasonsOf(turn, boldly) })])
}

/** Neither has a mistake that she knows. */
function compare(turn: Turn, hers: string, instead: Looked, sureOfHers: number): Said {
  const isSure = instead.sureRight >= SURELY_RIGHT
  const key = !isSure ? 'doubt.neither' : sureOfHers >= SURELY_RIGHT ? 'doubt.both' : 'doubt.rather'
  return kept(turn, [say(turn.book, key, { hers, line: instead.text })])
}

const kept = (turn: Turn, parts: string[]): Said =>
  said('grammar', parts, { last: turn.memory.last ?? talkedAbout('reason'), exercise: turn.memory.exercise })

const FEW = 2

/** Indonesian does not say whose it is, nor whether it is he or she: what was translated is her guess. */
function guessedPerson(turn: Turn, { proposed: instead, said: { text }, wording }: Doubt): Said | null {
  const { memory, book } = turn
  const proposed = instead || (wording?.named ?? '')
  const word = bare(proposed)
    .split(' ')
    .find((one) => one in guessedPersons && ` ${bare(text)} `.includes(` ${one} `))
  if (memory.last?.kind !== 'phrase' || word === undefined || wordCount(proposed) > FEW) return null
  return kept(turn, [say(book, 'doubt.person', { word, others: guessedPersons[word] ?? '' })])
}
