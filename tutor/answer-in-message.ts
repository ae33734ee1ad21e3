import { answeredBefore, asksIfRight, takesBack } from '../content/tutor-answer-words.ts'
import { bare } from './dialogue/phrases.ts'
import { asksAnything } from './find/asked.ts'

const LONGEST_ANSWER = 6
const FEWEST_BESIDE = 3

/** A clause ends here. */
const END = /[.!?;\n]+(?=\s|$)|,\s|\s[–—-]\s|…/

const TAKEN_BACK = new RegExp(`(?:^|[\\s,.!?…]+)(?:${takesBack.join('|')})[\\s,.!?…]+`, 'iu')

const BEFORE = new RegExp(`\\b(?:${answeredBefore.join('|')})\\b[^:\\n]{0,24}:\\s*`, 'iu')

const clausesOf = (text: string): string[] =>
  text
    .split(END)
    .map((one) => one.trim())
    .filter(Boolean)

/** Where an answer may stand in a message, the likeliest first: 'has? eh have', 'of! lol easy', 'my son says: goes'. */
export function answersIn(text: string): string[] {
  const told = text.replace(BEFORE, '|').split('|').at(-1) ?? text
  const parts = told.split(TAKEN_BACK).filter((one) => bare(one) !== '')
  const mended = parts.length > 1 ? clausesOf(parts.at(-1) ?? '')[0] : undefined
  const [first = ''] = clausesOf(parts[0] ?? '')
  const found = [mended, text, told, first, withoutCheck(first)]
  return [...new Set(found.filter((one) => one !== undefined && one !== ''))] as string[]
}

/** 'Goes bener ga' */
function withoutCheck(answer: string): string {
  const words = answer.split(/\s+/)
  for (let count = 1; count < words.length; count += 1)
    if (asksIfRight.has(bare(words.slice(count).join(' ')))) return words.slice(0, count).join(' ')
  return answer
}

/** What is asked behind a short first clause, which may be an answer: 'of! lol easy. ok can we …' */
export function askedBesideAnswer(text: string): string | null {
  const end = END.exec(text)
  const first = end ? text.slice(0, end.index) : ''
  if (first === '' || first.trim().split(/\s+/).length > LONGEST_ANSWER) return null
  const rest = text.slice((end?.index ?? 0) + (end?.[0].length ?? 0))
  const clauses = rest
    .split(/(?<=[.!?;\n])\s+/)
    .filter((clause) => !asksIfRight.has(bare(clause)))
    .map((clause) => clause.replace(TAKEN_BACK, (found, at) => (at === 0 ? '' : found)))
  const asked = clauses.join(' ').trim()
  return bare(asked).split(' ').length >= FEWEST_BESIDE && asksAnything(asked) ? asked : null
}
