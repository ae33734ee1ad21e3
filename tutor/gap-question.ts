import { wordPattern } from './word-pattern.ts'

/** A question of an exercise: a sentence with a gap, and what may stand in it. */
export interface GapQuestion {
  before: string
  after: string
  options: string[]
}

const GAP = /_{2,}|\.{3,}|…|-{3,}/
const LETTERED = /(?:^|[\s,;(])\(?([a-e])[).:]\s*/gi
const FEWEST = 2
const MOST = 5
const LONGEST_OPTION = 6

/** 'She ___ to school. (a) go (b) goes', 'She ___ (go/goes) to school'; null for any other message. */
export function gapIn(text: string): GapQuestion | null {
  const gap = GAP.exec(text)
  if (!gap) return null
  const before = lastSentence(text.slice(0, gap.index))
  const rest = text.slice(gap.index + gap[0].length)
  const read = lettered(rest) ?? slashed(rest)
  if (!read || read.options.length < FEWEST || read.options.length > MOST) return null
  const isOption = (option: string) => option !== '' && option.split(/\s+/).length <= LONGEST_OPTION
  return read.options.every(isOption) ? { before, ...read } : null
}

/** The end of one question: its options in brackets, and the sentence behind them. */
const BETWEEN = /(?<=\([^()]*\/[^()]*\)[^_…\n]{0,60}?)(?:[\n.?!"”]+\s*|\s+(?=\d+[.)])|,?\s+(?:sama|dan|and|&)\s+)/i
const MOST_QUESTIONS = 6

/** Each of several: '1) … (is/are) 2) … (go/goes)'. */
export function gapsIn(text: string): GapQuestion[] {
  const parts = text.split(BETWEEN).filter((part) => GAP.test(part))
  const several = parts.map(gapIn).filter((one) => one !== null)
  if (several.length > 1) return several.slice(0, MOST_QUESTIONS)
  const one = gapIn(text)
  return one ? [one] : []
}

/** What is said before it is no part of the sentence, nor is what stands before its quotation mark. */
const lastSentence = (text: string): string =>
  text
    .split(/["“]/)
    .at(-1)
    ?.split(/[\n:?!]|(?<=\p{L}{3})\.\s|\b\d+[.)]\s|,\s(?=\p{Lu})/u)
    .at(-1)
    ?.trim() ?? ''

type Behind = Omit<GapQuestion, 'before'>

/** '(a) go (b) goes', 'A. go B. goes' */
function lettered(rest: string): Behind | null {
  const marks = [...rest.matchAll(LETTERED)]
  const isRow = marks.length > 1 && marks.every(([, letter], at) => letter?.toLowerCase() === 'abcde'[at])
  if (!isRow) return null
  const after = rest.slice(0, marks[0]?.index)
  const options = marks.map((mark, at) => tidy(rest.slice(mark.index + mark[0].length, marks[at + 1]?.index)))
  return { after: sentenceEnd(after), options }
}

/** '(go/goes) to school', 'to school. go / goes / going' */
function slashed(rest: string): Behind | null {
  const bracket = /\(([^()]*\/[^()]*)\)/.exec(rest)
  if (bracket) {
    const after = `${rest.slice(0, bracket.index).trim()} ${rest.slice(bracket.index + bracket[0].length).trim()}`
    return { after: sentenceEnd(after), options: (bracket[1] ?? '').split('/').map(tidy) }
  }
  const end = /[.?!]/.exec(rest)
  const behind = end ? rest.slice(end.index + 1) : ''
  const [, listed = ''] = /^[^\p{L}]*(?:[\p{L}]+:)?\s*(.*\/.*?)[?.!]*$/su.exec(behind.trim()) ?? []
  return listed === ''
    ? null
    : { after: sentenceEnd(rest.slice(0, (end?.index ?? 0) + 1)), options: listed.split('/').map(tidy) }
}

const tidy = (option: string): string => option.trim().replace(/^[("'“]+|[)"'”.,;?!\s]+$/gu, '')

/** Without 'yg bener mana kak' behind it. */
const ASKED = wordPattern('(?:^|,|\\s)\\s*@besideGap\\b.*$')

const sentenceEnd = (after: string): string => {
  const [whole = ''] = /^[^.?!\n"”]*[.?!]?/.exec(after.trim()) ?? []
  return whole.replace(ASKED, '').trim()
}

/** The sentence with one of the options in it. */
export const filled = ({ before, after }: GapQuestion, option: string): string =>
  [before, option, after]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+([.,?!])/g, '$1')
