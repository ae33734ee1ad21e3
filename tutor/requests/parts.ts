import { beginsPart } from '../../content/tutor-request-parts.ts'
import { joinsRequests } from '../../content/tutor-requests.ts'
import { asksAnything } from '../find/asked.ts'
import { markedParts } from '../quoted-part.ts'

const JOINTS = beginsPart.join('|')
const BEHIND_COMMA = joinsRequests.join('|')
const END = `(?<=[?!.…][)”"]?)\\s+|\\n+|[,;]?\\s+(?=\\d[.)]\\s?\\D)`
const CUT = new RegExp(`(?<joint>[,;]?\\s+(?=(?:${JOINTS})\\s)|[,;]\\s*(?=(?:${BEHIND_COMMA})\\s))|${END}`, 'giu')
const QUIET = '\u0001'
const FEWEST = 2

/** What stands behind a colon is one text, unless it ends with its quotation mark. */
const INTRODUCES = new RegExp(`:\\s+(?!${QUIET})(?=(?:\\S+\\s+){2})`)

/** The parts of a message: its sentences, and what is joined to them by 'terus', 'btw' or a number; quotations stay whole. */
export function partsOf(text: string): string[] {
  const masked = markedParts(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + QUIET.repeat(end - start) + rest.slice(end),
    text,
  )
  const parts: string[] = []
  let from = 0
  const introduced = INTRODUCES.exec(masked)?.index ?? masked.length
  for (const { 0: gap, index, groups } of masked.matchAll(CUT)) {
    if (index > introduced) break
    if (groups?.joint && !asksAnything(masked.slice(index).split(/[.!?\n]/)[0] ?? '')) continue
    parts.push(text.slice(from, index))
    from = index + gap.length
  }
  parts.push(text.slice(from))
  return joined(parts.map((part) => part.trim()).filter((part) => part !== ''))
}

/** What is too short to ask anything belongs to what follows, or to what was before. */
function joined(parts: readonly string[]): string[] {
  const kept: string[] = []
  let waiting = ''
  for (const part of parts) {
    const whole = waiting === '' ? part : `${waiting} ${part}`
    if (part.split(/\s+/).length < FEWEST) waiting = whole
    else {
      kept.push(whole)
      waiting = ''
    }
  }
  const last = kept.pop()
  if (waiting !== '') return [...kept, last === undefined ? waiting : `${last} ${waiting}`]
  return last === undefined ? kept : [...kept, last]
}
