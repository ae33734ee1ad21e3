import { backPointers, namelessWords } from '../../content/tutor-follow-ups.ts'
import { wordFillers } from '../../content/tutor-open-word-questions.ts'
import { isLearning } from '../../domain/chat/chat-mode.ts'
import { askingWords, type WordFacet } from '../find/word-facets.ts'
import { plainWords } from '../find/words.ts'
import { speaksOf } from '../intents/evidence.ts'
import { englishOf } from './asked-object.ts'
import { bare, wordCount } from './phrases.ts'
import type { Said, Turn } from './turn.ts'
import { SURE, tellsOnly } from './understood.ts'
import { tellWordFacet } from './word-facets.ts'
import { found } from './word-sentences.ts'

/** 'Kayak gitu' */
const NAMELESS: ReadonlySet<string> = new Set([...namelessWords, ...backPointers, 'seperti', 'begitu', 'kayak'])

const SURELY = 0.8
/** 'How many questions': asked of anything, it is seldom about a word. */
const OF_OPEN_ONLY: ReadonlySet<WordFacet> = new Set<WordFacet>(['level', 'counted', 'usage', 'variety'])
const LONGEST = 8

/** 'Gigi kalau banyak jadi apa?': a question that no frame has, by what was learnt, about its only other word. */
export function guessedAboutWord(turn: Turn): Said | null {
  const { analysis, text } = turn
  const { wordFacet: guess } = analysis
  const words = plainWords(text)
  if (
    !guess ||
    OF_OPEN_ONLY.has(guess.facet) ||
    guess.sure < SURELY ||
    words.length > LONGEST ||
    tellsOnly(turn) ||
    isOfSchool(turn)
  )
    return null
  const left = words.filter((word) => !askingWords().has(word) && !wordFillers.has(word) && !NAMELESS.has(word))
  const english =
    left.length === 1 && words.length > 1 && !/nya$/.test(left[0] ?? '')
      ? asEnglish(turn, left[0] ?? '', guess.facet)
      : undefined
  return english === undefined ? null : tellWordFacet(turn, english, guess.facet)
}

/** 'Kelasnya di mana?' */
const isOfSchool = ({ analysis: { guess }, text }: Turn): boolean =>
  !isLearning(guess.intent) && (guess.confidence > SURE || speaksOf(text, guess.intent))

const LONGEST_QUOTED = 4
const LIKELY = 0.35
const LONGEST_BESIDE = 8

/** Of an idiom; a word alone may be asked about for its grammar. */
const OF_IDIOM: ReadonlySet<WordFacet> = new Set<WordFacet>([
  ...(['meaning', 'senses', 'indonesian', 'register', 'origin', 'sound', 'synonym', 'formal', 'informal'] as const),
])

/** '“Bear with me” boleh dipakai?': a question about an idiom between quotation marks. */
export function quotedWordAsked(turn: Turn): Said | null {
  const { quoted, wordFacet: guess } = turn.analysis
  if (quoted === null || !quoted.trim().includes(' ') || wordCount(quoted) > LONGEST_QUOTED) return null
  if (!guess || guess.sure < LIKELY || !OF_IDIOM.has(guess.facet)) return null
  if (turn.memory.last?.kind === 'reason') return null
  const looked = found(turn, bare(quoted))
  const beside = plainWords(turn.text.replace(quoted, ' ')).length
  const isWhole = looked !== null && looked.partOf === null && wordCount(looked.word) >= wordCount(quoted)
  return isWhole && beside > 0 && beside <= LONGEST_BESIDE ? tellWordFacet(turn, looked.word, guess.facet) : null
}

const OF_MEANING: ReadonlySet<WordFacet> = new Set<WordFacet>(['meaning', 'senses', 'indonesian', 'register', 'origin'])

/** Of a word that both languages have, the English one is explained. */
function asEnglish(turn: Turn, word: string, facet: WordFacet): string | undefined {
  return OF_MEANING.has(facet) && found(turn, word)?.by === 'exact' ? word : englishOf(turn, word)
}
