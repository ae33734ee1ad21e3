import type { FoundWord } from '../../domain/explainer/look-up.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { bare } from './phrases.ts'
import { lookUpKindly, type Turn } from './turn.ts'

export const LONGEST_PHRASE = 4

interface Saying {
  looked: FoundWord
  /** As it stands in the sentence. */
  typed: readonly string[]
}

/** 'Iron out the problem': the idiom or phrasal verb of the dictionary that says most of the sentence. */
export function sayingIn(turn: Turn, sentence: string): FoundWord | null {
  const words = bare(sentence).split(' ')
  const places = words.flatMap((_, at) => LENGTHS.map((length) => words.slice(at, at + length)))
  const found = places.flatMap((typed): Saying[] => {
    const looked = typed.length > 1 ? lookUpKindly(turn, typed.join(' ')) : null
    const isWhole = looked?.found && looked.partOf === null && looked.by !== 'spelling' && isSaying(looked)
    return isWhole ? [{ looked, typed }] : []
  })
  return found.reduce<Saying | null>((best, one) => (best && isMore(best, one) ? best : one), null)?.looked ?? null
}

const LENGTHS = Array.from({ length: LONGEST_PHRASE - 1 }, (_, place) => place + 2)

/** By its words that tell something, then by its length; 'I feel like …' only opens what follows. */
const isMore = (one: Saying, other: Saying): boolean =>
  contentOf(one) - contentOf(other) > 0 ||
  (contentOf(one) === contentOf(other) && one.typed.length > other.typed.length)

const contentOf = ({ typed }: Saying): number => typed.filter((word) => !closedWords.has(word)).length

const isSaying = ({ word, senses }: FoundWord): boolean =>
  word.includes(' ') && senses.some(({ partOfSpeech }) => /phrasal|idiom|phrase/.test(partOfSpeech))
