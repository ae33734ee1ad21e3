import type { CorrectedSentence, Finding } from '../../english/grammar/correct.ts'
import type { Doubt, Looked } from '../doubts/doubt.ts'
import { stands } from '../doubts/words-in.ts'
import { SURELY_RIGHT, uniqueReasons } from './corrections.ts'
import { talkedAbout } from './memory.ts'
import { bare, wordCount } from './phrases.ts'
import { sayFreshly } from './say-freshly.ts'
import { say } from './school-book.ts'
import { withTold } from './told-sentences.ts'
import { isTrifle } from './trifle.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'

type Worded = Doubt & { wording: NonNullable<Doubt['wording']> }

/** A version that is that much less sure than hers is only possible. */
const MUCH_LESS = 0.25

/** Both versions of a sentence side by side: she gives in unless she knows what is wrong with the other. */
export function judgeWording(turn: Turn, doubt: Doubt): Said | null {
  if (!isWorded(doubt)) return null
  return agree(turn, doubt) ?? judgeInstead(turn, doubt) ?? judgeNamed(turn, doubt)
}

const isWorded = (doubt: Doubt): doubt is Worded => doubt.wording !== null

const isSame = (one: string, other: string): boolean => bare(one) === bare(other)

export const mended = ({ text, corrections }: Looked): string =>
  corrections.reduce((changed, { original, corrected }) => changed.replace(original, () => corrected), text)

/** The reasons for what touches these words. */
function reasonsOn(turn: Turn, corrections: readonly CorrectedSentence[], words: string): string {
  const findings = corrections.flatMap((one) => one.findings)
  const near = findings.filter(({ from, to }) => touches(`${from} ${to}`, words))
  const [nearest] = near.sort((one, other) => farness(one) - farness(other))
  return nearest ? (uniqueReasons(turn.book, [nearest])[0]?.text ?? '') : ''
}

/** Of capitals and commas last, of few words first. */
const farness = (finding: Finding): number => finding.from.length + finding.to.length + (isTrifle(finding) ? 1000 : 0)

const touches = (one: string, other: string): boolean => {
  const words = new Set(bare(other).split(' '))
  return bare(one)
    .split(' ')
    .some((word) => words.has(word))
}

/** What they say is what she said. */
function agree(turn: Turn, { proposed, wording: { told, was } }: Worded): Said | null {
  if (proposed === '' || !stands(told.line, proposed) || stands(told.original, proposed)) return null
  const reason = reasonsOn(turn, was.corrections, proposed)
  const { book } = turn
  const isSure = sureOfTold(turn, told.line) >= WHOLE
  return keep(turn, told.original, told.line, [
    say(book, 'objection.same', { named: proposed }),
    ...(isSure ? [say(book, reason === '' ? 'doubt.line.only' : 'doubt.line', { line: told.line, reason })] : []),
  ])
}

function judgeInstead(turn: Turn, doubt: Worded): Said | null {
  const { proposed, said: hers, instead, boldly, wording } = doubt
  const { told, was } = wording
  if (!instead || isSame(instead.text, told.line)) return null
  const insisted = stands(told.original, proposed) ? insist(turn, doubt, proposed) : null
  if (insisted) return insisted
  if (echoes(instead.text) > echoes(told.line)) return giveIn(turn, doubt)
  if (instead.corrections.length > 0)
    return isSureAgainst(proposed, instead) ? decline(turn, doubt, instead) : giveIn(turn, doubt)
  const isWhole = hasPlace(told.line, proposed) && Math.min(instead.sureRight, sureOfTold(turn, told.line)) >= WHOLE
  const isLess = hers.corrections.length === 0 && boldly.length === 0 && instead.sureRight < hers.sureRight - MUCH_LESS
  const isBoth = wording.isChoice && Math.min(hers.sureRight, instead.sureRight) >= SURE_OF_PART
  if (isBoth)
    return keep(turn, told.original, told.line, [say(turn.book, 'doubt.both', { hers: told.line, line: instead.text })])
  if (!isWhole || isLess || !isEnglish(turn, proposed)) return giveIn(turn, doubt)
  const reason = reasonsOn(turn, [...hers.corrections, ...boldly], proposed)
  const line = say(turn.book, 'doubt.theirs', { line: instead.text, reason })
  return keep(turn, told.original || was.text, instead.text, [line.trim()])
}

const SAME = 3

/** Several words, or another form of one that stands there: one word by itself may belong anywhere. */
const hasPlace = (line: string, words: string): boolean =>
  wordCount(words) > 1 ||
  bare(line)
    .split(' ')
    .some((word) => word.slice(0, SAME) === bare(words).slice(0, SAME))

/** A sentence of which less is sure is not put together anew. */
const WHOLE = 0.7

const sureOfTold = ({ memory }: Turn, line: string): number =>
  memory.told.find((one) => isSame(one.line, line))?.sure ?? 0

/** The reason is asked for, not doubted. */
const ASKS_WHY = /^\W*(?:(?:but|terus|trus|lalu|jadi|so) )?(?:(?:why|kenapa|knp|mengapa)\b|kok \S+\s*\?*$)/i

const CERTAIN = 0.87

/** A mistake beyond doubt, in those very words. */
const isSurelyWrong = (finding: Finding, words: string): boolean =>
  finding.certainty >= CERTAIN &&
  !isTrifle(finding) &&
  ((stands(words, finding.from) && wordCount(words) <= wordCount(finding.from) + MORE) || stands(finding.from, words))

const MORE = 2

const isIn = (finding: Finding, words: string): boolean => !isTrifle(finding) && touches(finding.from, words)

/** What she knows to be wrong in their words. */
const isSureAgainst = (proposed: string, { corrections }: Looked): boolean =>
  corrections.some(({ findings }) => findings.some((one) => isSurelyWrong(one, proposed)))

const SLIGHTLY = 0.25

/** Their words, which they know better than she does; in which sentence is left to them. */
function giveIn(turn: Turn, doubt: Worded): Said {
  const { proposed, wording, instead, said: hers } = doubt
  const { told } = wording
  const isDoubtful = instead?.corrections.some(({ findings }) => findings.some((one) => isIn(one, proposed)))
  if (isDoubtful || stands(told.line, proposed) || !isEnglish(turn, proposed)) return leaveOpen(turn, doubt)
  const isBetter = instead !== null && instead.sureRight >= hers.sureRight - SLIGHTLY
  const { line, facts } = sayFreshly(turn, isBetter ? 'doubt.yours' : 'doubt.perhaps', { words: proposed })
  const isPlaced = instead !== null && instead.corrections.length === 0 && echoes(instead.text) <= echoes(told.line)
  const kept = keep(turn, told.original, isPlaced ? instead.text : told.line, [line])
  return { ...kept, memory: { ...kept.memory, facts } }
}

const isEnglish = (turn: Turn, words: string): boolean =>
  bare(words)
    .split(' ')
    .every((word) => {
      const looked = lookUpKindly(turn, word)
      return looked === null || looked.found || looked.reason !== 'indonesian'
    })

/** She is not sure of what is doubted, and says no more. */
function leaveOpen(turn: Turn, { wording: { told } }: Worded): Said {
  const { line, facts } = sayFreshly(turn, told.original === '' ? 'doubt.own' : 'doubt.open')
  const kept = keep(turn, told.original, told.line, [line])
  return { ...kept, memory: { ...kept.memory, facts } }
}

const FAR = 3
const NEAR = 2
const LONG = 4

/** Words that stand again a few words later: what is proposed has no place there. */
function echoes(line: string): number {
  const words = bare(line)
    .split(' ')
    .map((word) => word.replace(/'.*$/, ''))
  return words.filter((word, at) => words.slice(at + 1, at + 1 + (word.length >= LONG ? FAR : NEAR)).includes(word))
    .length
}

/** Why not, in one line. */
function decline(turn: Turn, { wording: { told } }: Worded, instead: Looked): Said {
  const better = mended(instead)
  const reason = reasonsOn(turn, instead.corrections, instead.text)
  return keep(turn, told.original, better, [say(turn.book, 'doubt.not', { line: instead.text, better, reason })])
}

/** What was wrong with their own words. */
function insist(turn: Turn, { wording: { told, was } }: Worded, words: string): Said | null {
  if (stands(told.line, words) && stands(told.original, words)) return null
  const findings = was.corrections.flatMap((one) => one.findings)
  const meant = findings.find(({ from, to }) => touches(`${from} ${to}`, words))
  if (!meant || !(isSurelyWrong(meant, words) || ASKS_WHY.test(turn.text))) return null
  const [reason] = uniqueReasons(turn.book, [meant])
  const from = stands(told.original, words) ? words : meant.from || told.original
  const line = say(turn.book, 'doubt.insist', { from, line: told.line, reason: reason?.text ?? '' })
  const kept = keep(turn, told.original, told.line, [line])
  return reason ? { ...kept, memory: { ...kept.memory, last: talkedAbout('reason', reason.key, 0, meant.to) } } : kept
}

/** Words of the sentence that are doubted, without others instead. */
function judgeNamed(turn: Turn, doubt: Worded): Said | null {
  const { said: hers, boldly, wording } = doubt
  const { told, part } = wording
  const named = wording.named || doubt.proposed
  if (named === '') return null
  const { book } = turn
  const inPart = part.filter(({ original }) => stands(told.line, original))
  const better = inPart.reduce((line, { original, corrected }) => line.replace(original, () => corrected), told.line)
  const [found] = [...hers.corrections, ...boldly].filter(({ findings }) =>
    findings.some(({ from, to }) => touches(`${from} ${to}`, named)),
  )
  const line = inPart.length > 0 ? better : found?.corrected
  const isWhole = sureOfTold(turn, told.line) >= WHOLE
  if (isWhole && line !== undefined && !isSame(line, told.line)) {
    const reason = reasonsOn(turn, inPart.length > 0 ? inPart : found ? [found] : [], named)
    return keep(turn, told.original, line, [say(book, 'doubt.mended', { named, line, reason })])
  }
  const insisted = insist(turn, doubt, named)
  if (insisted) return insisted
  if (!isWhole || hers.sureRight < SURE_OF_PART || line !== undefined) return leaveOpen(turn, doubt)
  return keep(turn, told.original, told.line, [say(book, 'doubt.part', { named, line: told.line })])
}

/** She stays with words that are doubted from here on. */
const SURE_OF_PART = 0.8

function sureOf({ analysis: { doubt } }: Turn, line: string): number {
  const looked = [doubt?.instead, doubt?.said].find((one) => one && isSame(one.text, line))
  return looked?.sureRight ?? SURELY_RIGHT
}

const keep = (turn: Turn, original: string, line: string, parts: string[]): Said =>
  said('grammar', parts, {
    last: turn.memory.last ?? talkedAbout('reason'),
    exercise: turn.memory.exercise,
    told: withTold(
      turn.memory.told.filter((one) => one.original !== original || original === ''),
      [{ original, line, sure: sureOf(turn, line), turn: turn.memory.turn }],
    ),
  })
