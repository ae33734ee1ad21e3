import type { CorrectedSentence, Finding } from '../../english/grammar/correct.ts'
import { isTrifle } from '../dialogue/trifle.ts'
import { commonTo } from './common-words.ts'

const SHORT = 3

/** A change with the words around it: “apply the position” → **apply for the position**. */
export function shownChange({ original, findings }: CorrectedSentence, finding: Finding): string {
  const { from, to } = finding
  const [before, behind] = from.split(/\s+/).length < SHORT ? around(original, from, findings) : ['', '']
  const join = (part: string) => [before, part, behind].filter(Boolean).join(' ')
  return `“${join(from)}” → **${join(to) || '–'}**`
}

/** The word before and the word behind, unless they are changed themselves. */
function around(sentence: string, part: string, findings: readonly Finding[]): [string, string] {
  const escaped = part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const found = new RegExp(`(?:(\\S+) )?(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])(?: ([\\p{L}'’-]+))?`, 'u').exec(
    sentence,
  )
  const changed = new Set(findings.flatMap(({ from }) => (from === part ? [] : from.split(' '))))
  const kept = (word = '') => (changed.has(word) || /[.,;:!?]$/.test(word) ? '' : word)
  return [kept(found?.[1]), kept(found?.[2])]
}

/** The whole text with every correction in it, the new words in bold. */
export function markedText(text: string, corrections: readonly CorrectedSentence[]): string {
  let marked = text
  for (const one of corrections) {
    if (one.findings.every(isTrifle)) continue
    marked = marked.replace(one.original, () => markedSentence(one.original, one.corrected))
  }
  return marked
}

/** The words of the better sentence, those that are new in bold. */
export function markedSentence(original: string, corrected: string): string {
  const [before, after] = [original.split(/\s+/), corrected.split(/\s+/)]
  const kept = new Set(commonTo(before, after).map(([, place]) => place))
  return after
    .map((word, at) => (kept.has(at) ? word : `**${word}**`))
    .join(' ')
    .replaceAll('** **', ' ')
}
