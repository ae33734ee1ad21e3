import type { CorrectedSentence, Finding } from '../../english/grammar/correct.ts'
import type { Doubt, Looked } from '../doubts/doubt.ts'
import { stands } from '../doubts/words-in.ts'
import { FAIRLY_RIGHT, SURELY_RIGHT, uniqueReasons } from './corrections.ts'
import { talkedAbout } from './memory.ts'
import { bare } from './phrases.ts'
import { say } from './school-book.ts'
import { withTold } from './told-sentences.ts'
import { isTrifle } from './trifle.ts'
import { type Said, said, type Turn } from './turn.ts'

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
  return keep(turn, told.original, told.line, [
    say(book, 'objection.same', { named: proposed }),
    say(book, reason === '' ? 'doubt.line.only' : 'doubt.line', { line: told.line, reason }),
  ])
}

function judgeInstead(turn: Turn, doubt: Worded): Said | null {
  const { proposed, said: hers, instead, boldly, wording } = doubt
  const { told, was } = wording
  if (!instead || isSame(instead.text, told.line)) return null
  const insisted = stands(told.original, proposed) ? insist(turn, doubt, proposed) : null
  if (insisted) return insisted
  const { book } = turn
  if (echoes(instead.text) > echoes(told.line))
    return keep(turn, told.original, told.line, [say(book, 'doubt.theirs', { line: proposed, reason: '' }).trim()])
  if (instead.corrections.length > 0) return decline(turn, doubt, instead)
  const isUntouched =
    isSame(told.original, told.line) || (wording.isChoice && stands(told.original, wording.named || '?'))
  const isBoth = isUntouched && boldly.length === 0 && Math.min(hers.sureRight, instead.sureRight) >= SURELY_RIGHT
  if (isBoth)
    return keep(turn, told.original, told.line, [say(book, 'doubt.both', { hers: told.line, line: instead.text })])
  const isLess = hers.corrections.length === 0 && boldly.length === 0 && instead.sureRight < hers.sureRight - MUCH_LESS
  const reason = reasonsOn(turn, [...hers.corrections, ...boldly], proposed)
  const line = say(book, isLess ? 'doubt.may' : 'doubt.theirs', { line: instead.text, reason: isLess ? '' : reason })
  return keep(turn, told.original || was.text, instead.text, [line.trim()])
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
  if (!meant) return null
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
  if (line !== undefined && !isSame(line, told.line)) {
    const reason = reasonsOn(turn, inPart.length > 0 ? inPart : found ? [found] : [], named)
    return keep(turn, told.original, line, [say(book, 'doubt.mended', { named, line, reason })])
  }
  const insisted = insist(turn, doubt, named)
  if (insisted) return insisted
  if (told.original === '') return keep(turn, '', told.line, [say(book, 'doubt.mine', { line: told.line })])
  const key = hers.sureRight >= FAIRLY_RIGHT ? 'doubt.part' : 'doubt.unsure'
  return keep(turn, told.original, told.line, [say(book, key, { named, line: told.line })])
}

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
