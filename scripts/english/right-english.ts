import { join } from 'node:path'
import { capitalise, sentencesOf } from '../../english/sentences/tokens.ts'
import { readBook } from '../../tutor/book/read-book.ts'
import { readLearnerWords } from '../dictionary/learner-files.ts'
import { readWordNet } from '../dictionary/wordnet.ts'
import { englishIn } from '../eval/book-english.ts'
import { PROJECT_ROOT } from '../project-root.ts'

const FEWEST_WORDS = 4
const MOST_WORDS = 60
const SENTENCE = /^[\p{L}'(].*[.!?;:]['")]*$/u
/** Headings, tables, code. */
const NO_PROSE = /[A-Z]{4}|[[\]{}<>|=@#]|(?:\d\D*){12}/

/** The sentences of a text, without headings and tables. */
export function proseOf(text: string): string[] {
  const paragraphs = text
    .replaceAll(/["“”_]|--/g, ' ')
    .replaceAll('’', "'")
    .split(/\n\s*\n/)
  return paragraphs
    .flatMap((one) => sentencesOf(one.replaceAll(/\s+/g, ' ')).map((sentence) => sentence.text))
    .filter((sentence) => {
      const words = sentence.split(' ').length
      return words >= FEWEST_WORDS && words <= MOST_WORDS && SENTENCE.test(sentence) && !NO_PROSE.test(sentence)
    })
}

/** Examples of the dictionary and sentences of the teacher's book. */
export const ownTexts = (): string[] => [
  ...readLearnerWords(join(PROJECT_ROOT, 'content/dictionary')).flatMap(({ senses }) =>
    senses.flatMap(({ example }) => (example ? [example] : [])),
  ),
  ...englishIn(readBook().book).map(({ text }) => text),
]

/** What WordNet says of words, as lines that end with a full stop. */
export function wordNetTexts(): { definitions: string[]; examples: string[] } {
  const synsets = [...new Set(readWordNet().map(({ synset }) => synset))].filter(({ isName }) => !isName)
  return {
    definitions: synsets.flatMap(({ definition }) =>
      definition
        .replaceAll(/\([^)]*\)/g, ' ')
        .split(';')
        .map((part) => `${part.replaceAll(/\s+/g, ' ').trim()}.`),
    ),
    examples: synsets.flatMap(({ examples }) =>
      examples.map((text) => `${capitalise(text)}${/[.!?]$/.test(text) ? '' : '.'}`),
    ),
  }
}
