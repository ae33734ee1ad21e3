import { wordFillers } from '../../content/tutor-open-word-questions.ts'
import { beforePlace, behindPlace, firstTwo, lastPlace, placeNames, pointers } from '../../content/tutor-pointing.ts'
import { comparesOthers, NAMES_NOTHING } from '../dialogue/about-word.ts'
import { isEnglish } from '../dialogue/asked-object.ts'
import { isToCheck } from '../dialogue/check-sentence.ts'
import { besideEachOther } from '../dialogue/compare-words.ts'
import { type Shown, talkedAbout } from '../dialogue/memory.ts'
import { openEntry } from '../dialogue/open-entry.ts'
import { bare, holdsOneOf, wordCount } from '../dialogue/phrases.ts'
import { pointsAt, shownMeant } from '../dialogue/point-back.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { tellWordFacet } from '../dialogue/word-facets.ts'
import { wordQuestion } from '../dialogue/word-question.ts'
import { meaningOf, OF_LINE } from './ask-of-line.ts'
import { FACET_OPEN } from './limits.ts'

const LONGEST_WORD = 4
/** As sure as this, a question is about the word that it names of what was shown. */
const NAMED = 0.4

/** 'Yang kedua artinya apa?', 'the first one, is it formal?': a question about one of the things that she showed. */
export function askOfShown(turn: Turn): Said | null {
  if (isToCheck(turn) || (turn.memory.fixes.length > 1 && turn.memory.last?.kind === 'reason')) return null
  const compared = compareFirstTwo(turn)
  if (compared) return compared
  const meant = shownMeant(turn)
  if (!meant) return null
  const { shown, named, place } = meant
  const isNamed = named !== null
  if (isNamed && wordQuestion(turn)) return null
  if (isNamed && !pointsAt(turn.text) && !isAskedOfNamed(turn)) return null
  const word = bare(shown.en)
  const isWord = wordCount(word) <= LONGEST_WORD && isEnglish(turn, word)
  if (isWord) return ofWord(turn, word)
  const inLine = isNamed && word.split(' ').includes(named) && isEnglish(turn, named) ? ofWord(turn, named) : null
  return inLine ?? exampleOfItem(turn, place) ?? ofLine(turn, shown)
}

/** 'Sama sekali' compares nothing. */
const isAskedOfNamed = ({ analysis: { wordFacet } }: Turn): boolean =>
  wordFacet !== null && wordFacet.facet !== 'compare' && wordFacet.sure >= NAMED

function ofWord(turn: Turn, word: string): Said | null {
  const guess = turn.analysis.wordFacet
  const about = { ...turn, memory: { ...turn.memory, last: talkedAbout('word', word) } }
  if (guess && NAMES_NOTHING.has(guess.facet) && comparesOthers(turn)) return null
  const told = guess && guess.sure >= FACET_OPEN ? tellWordFacet(about, word, guess.facet) : null
  return told ?? (isOnlyPointing(turn.text) ? tellWordFacet(about, word, 'meaning') : null)
}

/** 'Yang kedua?' */
const isOnlyPointing = (text: string): boolean =>
  bare(text)
    .split(' ')
    .every((word) => POINTING.some((words) => words.has(word)))

const POINTING: readonly ReadonlySet<string>[] = [
  ...placeNames,
  ...[lastPlace, beforePlace, behindPlace, pointers, wordFillers],
  new Set(['kalau', 'kalo', 'and', 'gimana', 'what', 'about', 'dan', 'apa']),
]

/** 'What is the difference between the first two?' */
function compareFirstTwo(turn: Turn): Said | null {
  const { analysis, memory, text } = turn
  if (memory.practice || !holdsOneOf(text, firstTwo) || analysis.wordFacet?.facet !== 'compare') return null
  const words = memory.shown.map(({ en }) => bare(en)).filter((word) => isEnglish(turn, word))
  return words.length < 2 ? null : besideEachOther(turn, words.slice(0, 2))
}

/** 'Contoh yang kedua', beside a pair: more sentences with its second word. */
function exampleOfItem(turn: Turn, place: number): Said | null {
  const { facet, wordFacet } = turn.analysis
  const item = openEntry(turn)?.items[place]
  const asks = [facet, wordFacet].some((guess) => guess && OF_EXAMPLES.has(guess.facet) && guess.sure >= FACET_OPEN)
  return item && asks && isEnglish(turn, item) ? tellWordFacet(turn, item, 'example') : null
}

const OF_EXAMPLES: ReadonlySet<string> = new Set(['example', 'examples', 'more'])

function ofLine(turn: Turn, line: Shown): Said | null {
  const { facet } = turn.analysis
  const told = facet && facet.sure >= FACET_OPEN ? OF_LINE[facet.facet]?.(turn, line) : null
  return told ?? (isOnlyPointing(turn.text) ? meaningOf(turn, line) : null)
}
