import type { Correction } from '../../domain/chat/correction.ts'
import type { CorrectedSentence, Finding } from '../../english/grammar/correct.ts'
import { commonTo } from '../essay/common-words.ts'
import { bare } from './phrases.ts'
import { sayFreshly } from './say-freshly.ts'
import { say } from './school-book.ts'
import { isTrifle } from './trifle.ts'
import type { Turn } from './turn.ts'

/** Below this a mended sentence is mostly wrong somewhere else: only what was changed in it is told. */
const MENDED = 0.6

/** Whether the sentence that comes out may be right in only a part of it. */
export const isInParts = ({ sureRight, corrections }: Turn['analysis']): boolean =>
  sureRight > 0 && sureRight < MENDED && corrections.some(({ findings }) => !findings.every(isTrifle))

interface Told {
  parts: string[]
  facts: string[]
}

/** What she would change and why, and that the rest is not judged; no better sentence as a whole. */
export function tellChanges(turn: Turn, shown: readonly CorrectedSentence[], reasonOf: (one: Finding) => string): Told {
  const { book } = turn
  const known = new Set<string>()
  const lines = shown.flatMap((sentence) =>
    changesOf(sentence).map(({ findings, part }) => {
      const reasons = [...new Set(findings.map(reasonOf))].filter((one) => !known.has(one))
      for (const one of reasons) known.add(one)
      return say(book, 'parts.change', { change: `“${part[0]}” → **${part[1] || '–'}**`, reason: reasons.join(' ') })
    }),
  )
  const { line: rest, facts } = sayFreshly(turn, 'parts.rest')
  const title = say(book, lines.length > 1 ? 'parts.title' : 'parts.title.one')
  return { parts: [[title, ...lines.map((line) => `- ${line}`)].join('\n'), rest], facts }
}

/** A card for each change, as one that is not sure. */
export const changesAsCards = (
  sentence: CorrectedSentence,
  explained: (findings: readonly Finding[]) => Pick<Correction, 'explanation' | 'reasons'>,
): Correction[] =>
  changesOf(sentence).map(({ findings, part: [original, corrected] }) => ({
    original,
    corrected,
    ...explained(findings),
    isAsked: true as const,
  }))

interface Change {
  part: [string, string]
  findings: Finding[]
}

/** Each place that was changed with the words around it, and what was found there. */
function changesOf({ original, corrected, findings }: CorrectedSentence): Change[] {
  const [was, is] = [original.split(/\s+/), corrected.split(/\s+/)]
  const ends: [number, number] = [was.length, is.length]
  const changes: Change[] = []
  let [at, place] = [0, 0]
  for (const [nextAt, nextPlace] of [...keptBetween(was, is), ends]) {
    if (nextAt > at || nextPlace > place) {
      const part: [string, string] = [around(was, at, nextAt), around(is, place, nextPlace)]
      const found = findings.filter((one) => !isTrifle(one) && isAt(one, part))
      if (found.length > 0) changes.push({ part, findings: found })
    }
    at = nextAt + 1
    place = nextPlace + 1
  }
  return changes
}

/** So few words between two changes are told with them. */
const BETWEEN = 2

/** The words that stay, without those between two changes. */
function keptBetween(was: readonly string[], is: readonly string[]): readonly [number, number][] {
  const common = commonTo(was, is)
  const ends: readonly [number, number] = [was.length, is.length]
  const runs: [number, number][][] = []
  for (const pair of common) {
    const last = runs.at(-1)?.at(-1)
    if (last && pair[0] === last[0] + 1 && pair[1] === last[1] + 1) runs.at(-1)?.push(pair)
    else runs.push([pair])
  }
  const isOuter = (run: readonly [number, number][]) =>
    (run[0]?.[0] === 0 && run[0]?.[1] === 0) || (run.at(-1)?.[0] === ends[0] - 1 && run.at(-1)?.[1] === ends[1] - 1)
  return runs.filter((run) => run.length > BETWEEN || isOuter(run)).flat()
}

const around = (words: readonly string[], first: number, end: number): string =>
  words
    .slice(Math.max(0, first - 1), end + 1)
    .join(' ')
    .replace(/[.,;:!?]+$/, '')

function isAt({ from, to }: Finding, part: readonly [string, string]): boolean {
  const words = new Set(part.flatMap((one) => bare(one).split(' ')))
  return bare(`${from} ${to}`)
    .split(' ')
    .some((word) => words.has(word))
}
