import {
  aroundDescription,
  asksForName,
  asksInEnglish,
  beginsDescription,
  describing,
} from '../../content/tutor-described-words.ts'
import { type Match, wordsFor } from '../book/read-described.ts'
import { plainWords } from '../find/words.ts'
import { withoutOpening } from './follow-up-words.ts'
import { talkedAbout } from './memory.ts'
import { holdsOneOf, opensWith, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { found } from './word-sentences.ts'

const DESCRIBED = 'described'
const LONGEST = 18
/** As much of a description must be known. */
const ENOUGH = 0.55
const NEARLY = 0.8
const MOST_OTHERS = 2

/** 'Kata buat orang yang suka nunda-nunda apa', 'what do you call fear of heights'. */
export function wordForDescription(turn: Turn): Said | null {
  const { text, analysis } = turn
  if (analysis.quoted !== null || wordCount(text) > LONGEST || !asksByMeaning(turn)) return null
  const words = plainWords(text).filter((word) => !aroundDescription.has(word))
  const [best, ...others] = wordsFor(words)
  if (!best || best.share < ENOUGH) return null
  return tell(turn, best, others.filter(({ share }) => share >= best.share * NEARLY).slice(0, MOST_OTHERS))
}

function asksByMeaning({ text, memory: { last } }: Turn): boolean {
  if (holdsOneOf(text, asksForName)) return holdsOneOf(text, [...describing, ...beginsDescription])
  if (holdsOneOf(text, asksInEnglish)) return holdsOneOf(text, describing)
  return last?.to === DESCRIBED && opensWith(withoutOpening(text), beginsDescription)
}

function tell(turn: Turn, { word, gloss, description }: Match, others: readonly Match[]): Said {
  const { book, memory } = turn
  const looked = found(turn, word)
  const example = looked?.word === word && looked.source === 'learner' ? looked.senses[0].example : null
  const also = others.map((one) => `**${one.word}** (${one.gloss})`).join(', ')
  const parts = [
    say(book, 'words.described', { word, gloss }),
    [`${word}: ${description}.`, example && `“${example}”`].filter(Boolean).join(' '),
    also === '' ? null : say(book, 'words.described.also', { words: also }),
    memory.practice ? null : say(book, 'words.one'),
  ]
  return said('vocabulary', parts, { last: talkedAbout('word', word, 0, DESCRIBED) })
}
