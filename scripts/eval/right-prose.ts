import { sentencesOf } from '../../english/sentences/tokens.ts'

const FEWEST_WORDS = 5
const MOST_WORDS = 25
/** Of its words, how many must be of the commonest ones to be a sentence. */
const LEAST_COMMON = 0.25
const COMMON = new Set(
  `the a an of to in is are was were and that it i you he she we they for on with as at by this not be have has had do
  does did but if or so from what will can would there my your his her our their me him them`.split(/\s+/),
)
const SENTENCE = /^\p{Lu}[\p{L}\d ,;:'"()-]*[.!?]$/u
/** An option, a call, a name in camel case. */
const CODE = /--|\w\(|\p{Ll}\p{Lu}/u

/** The sentences of a text, each once, without headings, lists and code. */
export function proseIn(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).map((one) => one.replaceAll(/\s+/g, ' '))
  return [...new Set(paragraphs.flatMap((one) => sentencesOf(one).map((sentence) => sentence.text)))].filter(isProse)
}

function isProse(sentence: string): boolean {
  const words = sentence
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter(Boolean)
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return false
  const common = words.filter((word) => COMMON.has(word)).length
  return SENTENCE.test(sentence) && !CODE.test(sentence) && common >= LEAST_COMMON * words.length
}
