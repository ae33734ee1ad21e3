import { namelessWords } from '../../content/tutor-follow-ups.ts'
import { sentenceWays } from '../../content/tutor-sentence-changes.ts'
import { readPhrasings } from '../find/facet-index.ts'
import { readWordPhrasings } from '../find/word-facets.ts'
import { plainWords } from '../find/words.ts'
import { openEntry } from './open-entry.ts'
import { openWord } from './open-word.ts'
import { holdsOneOf } from './phrases.ts'
import { oncePerTurn, type Turn } from './turn.ts'

const LONGEST = 6
/** A word of a single phrasing is what that one is about. */
const USUAL = 2
const SURE = 0.6

let usual: ReadonlySet<string> | undefined

/** The words with which people ask for another side of what is open. */
function askingWords(): ReadonlySet<string> {
  usual ??= new Set([...[...namelessWords].flatMap(plainWords), ...usualWords()])
  return usual
}

function usualWords(): string[] {
  const counts = new Map<string, number>()
  const asked = readWordPhrasings().filter(({ facet }) => facet !== 'other')
  for (const { text } of [...readPhrasings(), ...asked])
    for (const word of new Set(plainWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].flatMap(([word, count]) => (count >= USUAL ? [word] : []))
}

/** The words of a message that name something. */
export const namedWords = (text: string): string[] => plainWords(text).filter((word) => !askingWords().has(word))

/** 'Negative?', 'in a question?': it names nothing but a side of what is open. */
export const isElliptical = oncePerTurn((turn: Turn): boolean => {
  const { analysis, memory, text } = turn
  const { facet, wordFacet, quoted } = analysis
  if (memory.last === null || quoted !== null || plainWords(text).length > LONGEST) return false
  const ofWord = openWord(turn) !== null && wordFacet?.facet !== 'other' ? (wordFacet?.sure ?? 0) : 0
  const isAsked = Math.max(facet?.sure ?? 0, ofWord) >= SURE || waysNamed(text).length > 1
  return isAsked && namedWords(text).every((word) => isItem(turn, word))
})

/** 'Negatif going to', beside 'will or going to': a word of what is open names nothing else. */
const isItem = (turn: Turn, word: string): boolean =>
  openEntry(turn)?.items.some((item) => holdsOneOf(item, [word])) ?? false

type Way = keyof typeof sentenceWays

/** 'Contoh negatif sama tanya' names two. */
export const waysNamed = (text: string): Way[] =>
  (Object.keys(sentenceWays) as Way[]).filter((way) => holdsOneOf(text, sentenceWays[way]))
