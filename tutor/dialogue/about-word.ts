import { exampleWords } from '../../content/tutor-example-requests.ts'
import { whyOpenings, wordFillers } from '../../content/tutor-open-word-questions.ts'
import type { WordAspect } from '../../content/tutor-word-questions.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { listedIndonesian } from '../book/read-topics.ts'
import { namedIn, type WordFacet } from '../find/word-facets.ts'
import { CERTAIN, FACET_OPEN, SURE_TOPIC } from '../moves/limits.ts'
import { englishOf, isEnglish } from './asked-object.ts'
import { besideEachOther } from './compare-words.ts'
import { isElliptical } from './ellipsis.ts'
import { talkedAbout } from './memory.ts'
import { openEntry } from './open-entry.ts'
import { openWord } from './open-word.ts'
import { bare, holdsOneOf, opensWith, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { askedOf, tellWord } from './tell-word.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'
import { SURE, tellsOnly } from './understood.ts'
import { tellWordFacet } from './word-facets.ts'
import {
  comparedWithOpen,
  openWordQuestion,
  perhapsWordQuestion,
  unknownWordQuestion,
  wordQuestion,
} from './word-question.ts'
import { explainWord, IS_LANGUAGE } from './words.ts'

const LONGEST_FOLLOW_UP = 9
const LONGEST_UNKNOWN = 3

/** 'Arti dari overwhelmed', 'synonym of big': the dictionary has the word, so nothing else is meant. */
export function askedAboutWord(turn: Turn): Said | null {
  if (isOfLanguage(turn) || tellsOnly(turn) || asksOnlyOfOpen(turn)) return null
  const question = wordQuestion(turn)
  if (question) return tellWord(turn, question.asks, question.words)
  const unknown = unknownWordQuestion(turn)
  return unknown === null
    ? null
    : (phraseInside(turn, unknown) ?? unknownPhrase(turn, unknown) ?? tellTerm(turn, unknown))
}

/** 'Orangnya disebut apa?' has no word of its own. */
function asksOnlyOfOpen(turn: Turn): boolean {
  if (isElliptical(turn) && openEntry(turn)) return true
  const { wordFacet: guess } = turn.analysis
  const isSure = guess !== null && guess.facet !== 'other' && guess.sure > SURE_TOPIC
  return isSure && openWord(turn) !== null && namedIn(turn.text).length === 0
}

/** “Saldo mengendap”: what is known of a quoted Indonesian term. */
function tellTerm(turn: Turn, typed: string): Said | null {
  const { analysis, book } = turn
  const words = typed.split(' ')
  if (analysis.quotedIn !== 'id' || words.length > LONGEST_UNKNOWN || isEnglish(turn, typed)) return null
  const known = words.map((word) => ({ word, english: isEnglish(turn, word) ? undefined : englishOf(turn, word) }))
  const first = known.find(({ english }) => english !== undefined)?.english
  if (first === undefined || words.length < 2) return null
  const told = known
    .flatMap(({ word, english }) => (english === undefined ? [] : `${word} = **${english}**`))
    .join('; ')
  const strange = known.flatMap(({ word, english }) => (english === undefined ? [`**${word}**`] : [])).join(', ')
  const parts = [
    say(book, 'words.term', { phrase: typed, words: told }),
    strange === '' ? null : say(book, 'translation.unknown', { words: strange }),
  ]
  return said('vocabulary', parts, { last: talkedAbout('word', first) })
}

/** 'May he rest in peace': the phrase that the dictionary has of it. */
function phraseInside(turn: Turn, typed: string): Said | null {
  const looked = lookUpKindly(turn, typed)
  return looked?.found && looked.word.includes(' ') ? explainWord(turn, looked.word) : null
}

/** 'Aesthetic itu apa?', unless the book has grammar or an exam of that name; in a scene 'what is the price' is a line of it. */
export function plainWordAsked(turn: Turn): Said | null {
  const { analysis, memory, teaching, text } = turn
  const question = isOfLanguage(turn) || tellsOnly(turn) ? null : perhapsWordQuestion(turn)
  const [best] = analysis.found
  const [word = ''] = question?.words ?? []
  const isPhrase = word.includes(' ')
  const bar = isPhrase ? SURE_TOPIC : IN_BOOK
  const ofBook = question?.asks === 'usage' ? OF_LANGUAGE : OF_BOOK
  const isOfBook = best !== undefined && best.probability >= bar && ofBook.has(teaching.kindOf(best.name) ?? '')
  const isLine = memory.practice?.kind === 'role-play' && OF_SCENE.test(text)
  if (!question || isOfBook || isLine || wordCount(text) > LONGEST_PLAIN || (isPhrase && !isWhole(turn, word)))
    return null
  return tellWord(turn, question.asks, question.words)
}

/** 'Night owl itu apa?': a phrase that the dictionary or a list has as such. */
function isWhole(turn: Turn, phrase: string): boolean {
  const looked = lookUpKindly(turn, phrase)
  const isFound = looked?.found === true && looked.partOf === null && looked.word.includes(' ')
  return listedIndonesian(phrase) !== undefined || isFound
}

const IN_BOOK = 0.4
const OF_BOOK: ReadonlySet<string> = new Set(['grammar', 'exams'])
const OF_LANGUAGE: ReadonlySet<string> = new Set(['grammar', 'exams', 'pairs', 'situations'])
const OF_SCENE = /\b(?:the|an?|your|my|it|this|that|there)\b/i
const LONGEST_PLAIN = 5

/** 'What is a notice period?', or a word that the dictionary does not have. */
export function perhapsAboutWord(turn: Turn): Said | null {
  if (isOfLanguage(turn) || tellsOnly(turn)) return null
  const question = perhapsWordQuestion(turn)
  if (question) return tellWord(turn, question.asks, question.words)
  const unknown = unknownWordQuestion(turn)
  return unknown === null || unknown.split(' ').length > LONGEST_UNKNOWN ? null : explainWord(turn, unknown)
}

/** A phrase of known words that the dictionary does not have: they may not mean it. */
function unknownPhrase(turn: Turn, phrase: string): Said | null {
  const words = phrase.split(' ').filter((word) => word.length > SHORT_WORD)
  const isKnown = (word: string) => lookUpKindly(turn, word)?.found === true
  if (words.length < 2 || words.length > LONGEST_UNKNOWN || !words.every(isKnown)) return null
  return said('vocabulary', [say(turn.book, 'left.phrase', { phrase })], { last: talkedAbout('word', phrase) })
}

const SHORT_WORD = 2

const isOfLanguage = ({ text, analysis }: Turn): boolean => analysis.quoted === null && IS_LANGUAGE.test(text)

/** 'Noun form?', 'lawan katanya?', about the word that is open. */
export function followOpenWord(turn: Turn): Said | null {
  const { last } = turn.memory
  if (turn.text.trim().split(/\s+/).length > LONGEST_FOLLOW_UP || tellsOnly(turn)) return null
  const asks = openWordQuestion(turn)
  const wrong = last === null ? undefined : wrongFormIn(turn)
  if (wrong) return explainForm(turn, wrong)
  const word = openWord(turn)
  if (word === null) return tellPair(turn, asks)
  const other = comparedWithOpen(turn)
  if (other !== null) return besideEachOther(turn, [word, other])
  const named = namedAgain(turn) ?? word
  const asked = asks === 'example' || asks === 'meaning' ? oppositeShown(turn, named) : named
  if (SAME.test(turn.text.trim())) return tellWordFacet(turn, word, 'compare')
  return (asks && tellWord(turn, asks, [asked])) ?? tellGuessed(turn, named) ?? whyIdiom(turn, word)
}

/** 'Kok sama?', 'sama aja ya?' */
const SAME =
  /^(?:(?:kok|emang|lah|loh|lho|jadi|berarti|terus) )?(?:sama|beda)(?: aja| saja)?(?: ya| kah| dong| gak| ga| nggak| sih)*\s*\?*$/i

/** 'Kok es sih?', of 'break the ice'. */
const whyIdiom = (turn: Turn, word: string): Said | null =>
  word.includes(' ') && opensWith(turn.text, whyOpenings) && wordCount(turn.text) <= LONGEST_WHY
    ? tellWordFacet(turn, word, 'origin')
    : null

const LONGEST_WHY = 7

/** What is asked of an open word by what was learnt. */
export function tellGuessed(turn: Turn, word: string): Said | null {
  const { wordFacet: guess, found } = turn.analysis
  if (!guess || guess.sure < (wordCount(turn.text) <= SHORT_WORD + 2 ? FACET_OPEN : SURE)) return null
  const isOther = guess.sure < CERTAIN && (found[0]?.probability ?? 0) > Math.max(guess.sure, SURE_TOPIC)
  if (isOther || (NAMES_NOTHING.has(guess.facet) && comparesOthers(turn))) return null
  return tellWordFacet(turn, OF_OPPOSITE.has(guess.facet) ? oppositeShown(turn, word) : word, guess.facet)
}

/** What is asked of the open word only where no other one is named. */
export const NAMES_NOTHING: ReadonlySet<WordFacet> = new Set<WordFacet>([
  'compare',
  'level',
  'counted',
  'usage',
  'variety',
])

/** 'Bedanya spicy sama hot apa?' names what it compares. */
export const comparesOthers = ({ text }: Turn): boolean =>
  QUOTES.test(text) || namedIn(text).some((word) => !wordFillers.has(word))

const QUOTES = /(?<!\p{L})['"“‘].+['"”’]/u

/** Where the opposite was just told, a sentence is wanted with that. */
const OF_OPPOSITE: ReadonlySet<WordFacet> = new Set<WordFacet>(['example', 'meaning', 'indonesian'])

const oppositeShown = ({ memory: { last, shown } }: Turn, word: string): string =>
  (askedOf(last) === 'opposite' && shown[0]?.en) || word

/** The entry that is open tells the rest of its words. */
const OF_FORM: ReadonlySet<string> = new Set<WordAspect>([
  ...([
    'noun',
    'verb',
    'adjective',
    'adverb',
    'opposite',
    'past',
    'plural',
    'synonym',
    'preposition',
    'register',
  ] as const),
])

/** 'Kata bendanya?', 'v2 masing-masing?', about the words of a pair that is open. */
function tellPair(turn: Turn, asked: WordAspect | null): Said | null {
  const { wordFacet: guess } = turn.analysis
  const facet = guess && guess.sure > SURE_TOPIC ? guess.facet : null
  const asks = ofManner(asked ?? (namedIn(turn.text).length === 0 ? facet : null))
  const entry = openEntry(turn)
  if (asks === null || holdsOneOf(turn.text, exampleWords.example.split(' '))) return null
  if (!OF_FORM.has(asks) || entry?.kind !== 'pairs' || turn.memory.last?.kind !== 'entry') return null
  const words = entry.items.filter((item) => isEnglish(turn, item))
  const told = words.length > 0 ? tellWord(turn, asks as WordAspect, words) : null
  return told && { ...told, memory: { ...told.memory, last: turn.memory.last } }
}

/** Of two words she tells how formal each is. */
const ofManner = <Asked extends string>(facet: Asked | null): Asked | 'register' | null =>
  facet === 'formal' || facet === 'informal' ? 'register' : facet

/** Of several words that were asked about, the one that is named: 'contoh yang tell'. */
function namedAgain(turn: Turn): string | undefined {
  const before = new Set(bare(turn.before).split(' '))
  return bare(turn.text)
    .split(' ')
    .find(
      (word) => before.has(word) && word.length >= SHORTEST_NAMED && !closedWords.has(word) && isEnglish(turn, word),
    )
}

const SHORTEST_NAMED = 3

/** Others of the kind may be asked for next. */
function explainForm(turn: Turn, wrong: string): Said {
  const told = explainWord(turn, wrong)
  const looked = lookUpKindly(turn, wrong)
  const isNoun = looked?.found === true && looked.senses[0].partOfSpeech === 'noun'
  const word = looked?.found ? looked.word : wrong
  return { ...told, memory: { ...told.memory, last: talkedAbout('word', word, 0, isNoun ? 'plural' : 'past') } }
}

/** 'Kok bukan flied?': a form that does not exist. */
function wrongFormIn(turn: Turn): string | undefined {
  if (!opensWith(turn.text, whyOpenings)) return undefined
  return bare(turn.text)
    .split(' ')
    .find((word) => {
      const looked = lookUpKindly(turn, word)
      return looked?.found === true && looked.wrongForm !== null
    })
}
