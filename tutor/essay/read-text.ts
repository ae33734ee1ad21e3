export type TextKind = 'mail' | 'task-1' | 'task-2' | 'other'

/** What can be seen of a text's structure without understanding it. */
export interface TextReading {
  kind: TextKind
  words: number
  paragraphs: string[]
  opening: string
  closing: string
  /** The linking words it uses, each once. */
  linking: string[]
  /** Words that are too casual for a formal e-mail. */
  casual: string[]
  isFormal: boolean
  text: string
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n|\r\n\r\n/)
    .map((one) => one.trim())
    .filter(Boolean)

const LINKING =
  /\b(?:however|therefore|moreover|furthermore|in addition|for example|for instance|as a result|on the other hand|although|because of this|firstly|secondly|finally|in contrast|similarly|while|whereas|despite)\b/gi
const CASUAL = /\b(?:gonna|wanna|guys|hey|asap|pls|thx|btw|kinda|yeah|ok)\b/gi
const GREETING = /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|to whom)\b/i
const SIGN_OFF =
  /\b(?:regards|sincerely|faithfully|best wishes|cheers|thank you in advance|looking forward|many thanks|kind regards|yours)\b/i
const CHART =
  /\b(?:chart|graph|table|diagram|figure|map)s?\b.*\b(?:shows?|illustrates?|compares?|gives?|depicts?|presents?|represents?|below)\b/is
const OPINION =
  /\b(?:agree|disagree|opinion|believe|argue|some people|nowadays|advantages?|disadvantages?|society|government|essay)\b/i
const FORMAL = /\b(?:dear (?:sir|madam|mr|mrs|ms|dr|prof)|sincerely|faithfully|i am writing to|to whom)\b/i
const MIN_ESSAY_WORDS = 80

export function readText(text: string): TextReading {
  const paragraphs = paragraphsOf(text)
  const words = text.trim().split(/\s+/).length
  return {
    kind: kindOf(text, paragraphs, words),
    words,
    paragraphs,
    opening: paragraphs[0] ?? '',
    closing: paragraphs.at(-1) ?? '',
    linking: found(text, LINKING),
    casual: found(text, CASUAL),
    isFormal: FORMAL.test(text),
    text,
  }
}

export const hasGreeting = ({ opening }: TextReading): boolean => GREETING.test(opening.trim())
export const hasSignOff = ({ text }: TextReading): boolean => SIGN_OFF.test(text.slice(-220))

function kindOf(text: string, paragraphs: readonly string[], words: number): TextKind {
  if (GREETING.test(text.trim()) || SIGN_OFF.test(paragraphs.at(-1) ?? '')) return 'mail'
  if (CHART.test(text.slice(0, 300))) return 'task-1'
  return words >= MIN_ESSAY_WORDS && OPINION.test(text) ? 'task-2' : 'other'
}

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set((text.match(pattern) ?? []).map((one) => one.toLowerCase())),
]
