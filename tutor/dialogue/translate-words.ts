import { everydayIndonesian, timeWords } from '../../content/tutor-indonesian.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { oneOf } from '../../english/words/one-of.ts'
import { bare, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'

/** Sentences are not translated, but their known words are. */
export function keyWords(turn: Turn, asked: string): Said {
  const { book } = turn
  const known = indonesianIn(turn, bare(asked).split(' '))
  if (known.length === 0) return said('vocabulary', [say(book, 'word.sentence')])
  return said('vocabulary', [say(book, 'sentence.say', { words: known.join('; ') }), say(book, 'sentence.try')])
}

/** The Indonesian of an English sentence, word by word. */
export function glosses(turn: Turn, sentence: string): Said {
  const { book } = turn
  const known = glossesOf(turn, sentence)
  if (known.length === 0) return said('vocabulary', [say(book, 'sentence.english')])
  return said('vocabulary', [say(book, 'sentence.words', { words: known.join('; ') })])
}

/** 'coral = **karang**', for the words of an English sentence that tell something. */
export const glossesOf = (turn: Turn, sentence: string): string[] =>
  bare(sentence)
    .split(' ')
    .filter((word) => !closedWords.has(word.replace(/'.*$/, '')))
    .flatMap((word) => {
      const looked = lookUpKindly(turn, word)
      const gloss = looked?.found ? looked.senses[0].gloss : null
      return gloss ? [`${word} = **${gloss}**`] : []
    })
    .slice(0, MAX_KEY_WORDS)

const MAX_KEY_WORDS = 6
/** Function words, no help on their own. */
const SMALL = oneOf('yang yg di ke dari dan itu ini ya dong kok sih deh nih si para pada nya kan aja saja')

/** 'makan siang = **lunch**', for each Indonesian word or pair of words of the sentence. */
function indonesianIn(turn: Turn, words: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length && found.length < MAX_KEY_WORDS; at += 1) {
    const [word = '', next = ''] = words.slice(at)
    const pair = pairInEnglish(turn, word, next)
    const english = pair ?? singleInEnglish(turn, word, next)
    if (english) found.push(`${pair ? `${word} ${next}` : word} = **${english}**`)
    if (pair) at += 1
  }
  return found
}

/** Only if the pair means something else than its words. */
function pairInEnglish(turn: Turn, word: string, next: string): string | null {
  if (next === '' || timeWords.has(word) || timeWords.has(next)) return null
  const english = inEnglish(turn, `${word} ${next}`)
  return english === inEnglish(turn, word) || english === inEnglish(turn, next) ? null : english
}

/** 'sudah' before another word marks a tense. */
const singleInEnglish = (turn: Turn, word: string, next: string): string | null =>
  (next === '' ? null : timeWords.get(word)) ?? (SMALL.test(word) ? null : inEnglish(turn, word))

function inEnglish(turn: Turn, word: string): string | null {
  const everyday = everydayIndonesian.get(word)
  if (everyday) return everyday
  const looked = lookUpKindly(turn, word)
  if (!looked || looked.found || looked.reason !== 'indonesian') return null
  return looked.suggestions.find((one) => !/^[A-Z]{2,}$/.test(one)) ?? null
}

/** Several Indonesian words without a common entry. */
export const isIndonesianSentence = (turn: Turn, asked: string): boolean =>
  wordCount(asked) >= SHORTEST_SENTENCE && indonesianIn(turn, bare(asked).split(' ')).length > 1

const SHORTEST_SENTENCE = 3
