import type { FoundWord } from '../../domain/explainer/look-up.ts'
import { talkedAbout } from './memory.ts'
import { say } from './school-book.ts'
import { list } from './teach-entry.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'

export const found = (turn: Turn, word: string): FoundWord | null => {
  const looked = lookUpKindly(turn, word)
  return looked?.found ? looked : null
}

const MOST_SENTENCES = 3

/** Examples of the dictionary, then of the phrase book; those not shown yet first. */
export function sentencesWith(turn: Turn, word: string): Said | null {
  const { book, memory } = turn
  const looked = found(turn, word)
  const own = looked?.senses.flatMap(({ example }) => (example ? [example] : [])) ?? []
  const all = [...new Set([...own, ...fromPhrases(turn, looked?.word ?? word)])]
  if (all.length === 0) return null
  const seen = memory.last?.kind === 'word' && memory.last.about === word ? memory.last.step : 0
  const fresh = all.slice(seen, seen + MOST_SENTENCES)
  const shown = fresh.length > 0 ? fresh : all.slice(-MOST_SENTENCES)
  const step = fresh.length > 0 ? seen + fresh.length : 0
  return said(
    'vocabulary',
    [list(say(book, 'words.sentences', { word }), shown), memory.practice ? null : say(book, 'word.use', { word })],
    { last: talkedAbout('word', word, step) },
  )
}

export function fromPhrases({ teaching }: Turn, word: string): string[] {
  const holds = new RegExp(`\\b${word.replaceAll(/[^\p{L}\d' -]/gu, '')}\\b`, 'iu')
  return teaching
    .phrases()
    .flatMap(({ en }) => en.slice(0, 1))
    .filter((sentence) => !sentence.includes('{') && holds.test(sentence))
    .slice(0, MOST_SENTENCES)
}
