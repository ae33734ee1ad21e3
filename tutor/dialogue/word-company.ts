import { collocationsOf } from '../book/read-collocations.ts'
import { talkedAbout } from './memory.ts'
import { commonest } from './review.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { familyOf } from './word-family.ts'
import { found, fromPhrases, sentencesWith } from './word-sentences.ts'

/** What it goes together with; without an entry, sentences that show it. */
export function tellCollocations(turn: Turn, word: string): Said | null {
  const { book } = turn
  const together = collocationsOf(found(turn, word)?.word ?? word)
  if (together.length === 0) return sentencesWith(turn, word)
  return said(
    'vocabulary',
    [
      say(book, 'words.collocations', { word, words: together.map((one) => `**${one}**`).join(', ') }),
      say(book, 'words.one'),
    ],
    {
      last: talkedAbout('word', word),
    },
  )
}

const PREPOSITIONS: ReadonlySet<string> = new Set(
  'to of on in for with about at from by into against between over towards'.split(' '),
)

/** What follows it, or a word of its family; without either, sentences that show it. */
export const tellPreposition = (turn: Turn, word: string): Said | null =>
  [word, ...familyOf(turn, word)].map((one) => prepositionOf(turn, one)).find((told) => told !== null) ??
  sentencesWith(turn, word)

/** The preposition that follows it most often in sentences of the dictionary and the phrase book. */
function prepositionOf(turn: Turn, word: string): Said | null {
  const { book } = turn
  const own = found(turn, word)?.senses.flatMap(({ example, definition }) => [example ?? '', definition]) ?? []
  const together = collocationsOf(word)
  const behind = [...own, ...together, ...fromPhrases(turn, word)].flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[a-z']+/g) ?? []
    return words.flatMap((one, at) =>
      one === word && PREPOSITIONS.has(words[at + 1] ?? '') ? [words[at + 1] ?? ''] : [],
    )
  })
  const [best] = commonest(behind)
  const example = own.find((sentence) => sentence.includes(`${word} ${best}`))
  if (!best) return null
  return said(
    'vocabulary',
    [say(book, 'words.preposition', { word, preposition: best }), example && say(book, 'word.example', { example })],
    { last: talkedAbout('word', word) },
  )
}
