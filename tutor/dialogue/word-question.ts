import { frameWords } from '../../content/tutor-frame-words.ts'
import {
  comparedQuestions,
  endParticles,
  grammarTerms,
  neverAsked,
  objectEnds,
  openWordNames,
  openWordQuestions,
  politeOpenings,
  sentenceWords,
  storyStarts,
  wordFillers,
} from '../../content/tutor-open-word-questions.ts'
import {
  perhapsWordQuestions,
  quotedQuestions,
  type WordAspect,
  wordQuestions,
} from '../../content/tutor-word-questions.ts'
import { createFrames, type Framed, type ReadFrames, vocabularyOf } from '../../domain/shared/frames.ts'
import { slang } from '../../english/language/slang.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { englishOf, isEnglish, knownObject } from './asked-object.ts'
import { openWord } from './open-word.ts'
import { oncePerTurn, type Turn } from './turn.ts'

/** What is asked, and about which words. */
export interface WordQuestion {
  asks: WordAspect
  words: string[]
}

const readQuestions = createFrames(wordQuestions, frameWords)
const readQuoted: ReadFrames<WordAspect> = createFrames(quotedQuestions, frameWords)
const readPerhaps = createFrames(perhapsWordQuestions, frameWords)
const readOpenQuestions = createFrames(openWordQuestions, frameWords)
const readOpening = createFrames({ opening: politeOpenings }, frameWords)
const VOCABULARY = vocabularyOf({ ...openWordQuestions, ...wordQuestions, politeOpenings }, frameWords)

/** A question about words that the dictionary knows. */
export const wordQuestion = oncePerTurn(
  (turn): WordQuestion | null => asked(turn, readQuestions) ?? askedInClause(turn),
)

const SURELY_OTHER = 0.8

/** 'What is a notice period?': about a word if it is nothing else that is known. */
export const perhapsWordQuestion = oncePerTurn((turn): WordQuestion | null => {
  const { intent, confidence } = turn.analysis.guess
  if (intent === 'off_topic' && confidence > SURELY_OTHER) return null
  const question = asked(turn, readPerhaps)
  const [only = '', ...more] = question?.words ?? []
  return more.length === 0 && isEnglish(turn, only) ? question : null
})

function asked(turn: Turn, read: ReadFrames<WordAspect>, words = questionWords(turn)): WordQuestion | null {
  for (const { name, slots } of framedIn(words, read)) {
    const question = questionOf(turn, ...withoutVery(name, unquoted(turn, slots.word ?? '')))
    if (question) return question
  }
  return null
}

/** In one clause of a message that tells a story beside it: about one word, or words that are listed as such. */
function askedInClause(turn: Turn): WordQuestion | null {
  for (const words of clausesOf(turn)) {
    const question = asked(turn, readQuestions, words)
    const isList = question !== null && (question.words.length === 1 || words.some((word) => LISTS.has(word)))
    if (isList && !question.words.some(isPointing)) return question
  }
  return null
}

/** 'What's that in English?' */
const isPointing = (words: string): boolean => {
  const last = words.split(' ').at(-1) ?? ''
  return closedWords.has(words) || openWordNames.has(last)
}

const LISTS: ReadonlySet<string> = new Set([',', 'dan', 'sama', 'and', 'atau', 'or'])

function questionOf(turn: Turn, asks: WordAspect, typed: string): WordQuestion | null {
  const isTerm = grammarTerms.has(typed) && (OF_TERMS.has(asks) || openWord(turn) !== null)
  const words = isTerm || openWordNames.has(typed) ? [] : strangeOnes(turn, asks, wordsIn(turn, typed), typed)
  if (words.length > 0 && (OF_MEANING.has(asks) || words.every((word) => isEnglish(turn, word)))) return { asks, words }
  const english = OF_ENGLISH.has(asks) ? words.map((word) => englishOf(turn, word)) : []
  const isKnown = english.length > 0 && english.every((word) => word !== undefined)
  return isKnown ? { asks, words: english.flatMap((word) => word ?? []) } : null
}

/** 'Kalo jawabannya oily artinya apa' asks of the English word. */
function strangeOnes(turn: Turn, asks: WordAspect, words: string[], typed: string): string[] {
  const english = asks === 'meaning' && !LISTED.test(typed) ? words.filter((word) => isEnglish(turn, word)) : []
  return english.length > 0 ? english : words
}

const LISTED = /,| (?:dan|sama|and|atau|or) /

/** 'A better word than “very happy”' */
const VERY = /^(?:very|really|so|extremely|super) /
const OF_VERY: ReadonlySet<WordAspect> = new Set<WordAspect>(['synonym', 'formal', 'strong'])

const withoutVery = (asks: WordAspect, typed: string): [WordAspect, string] =>
  OF_VERY.has(asks) && VERY.test(typed) ? ['strong', typed.replace(VERY, '')] : [asks, typed]

/** What is quoted is what is asked about; a word of asking never is, nor what somebody does: 'saya gak ngerti artinya'. */
function framedIn(words: readonly string[], read: ReadFrames<WordAspect>): Framed<WordAspect>[] {
  const isQuoted = words.includes(QUOTED)
  const isObject = ({ slots: { word = '' } }: Framed<WordAspect>) => {
    const [first = '', ...more] = word.split(' ')
    if (first === ',') return false
    if (isQuoted) return word.split(' ').includes(QUOTED)
    return !neverAsked.has(first) && (more.length === 0 || !sentenceWords.has(first))
  }
  const quoted = isQuoted && read === readQuestions ? readQuoted(words).filter(isObject).map(ofQuotedAlone) : []
  return [...read(words).filter((one) => openWordNames.has(one.slots.word ?? '') || isObject(one)), ...quoted].sort(
    (one, other) => lengthOf(one) - lengthOf(other),
  )
}

/** 'Dia bilang “hurry up” maksudnya apa': whoever said it is not asked about. */
const ofQuotedAlone = ({ name }: Framed<WordAspect>): Framed<WordAspect> => ({ name, slots: { word: QUOTED } })

/** The line that leaves the fewest words to the object knows the message best. */
const lengthOf = ({ slots: { word = '' } }: Framed<WordAspect>): number => word.split(' ').length

const LONGEST_UNKNOWN = 6
const readCompared = createFrames(comparedQuestions, frameWords)

/** The other word of 'bedanya sama stressed apa?' */
export function comparedWithOpen(turn: Turn): string | null {
  const [first] = readCompared(questionWords(turn))
  const [word] = first ? wordsIn(turn, unquoted(turn, first.slots.word ?? '')) : []
  return word ?? null
}

/** The word of a question that the dictionary cannot answer. */
export const unknownWordQuestion = oncePerTurn((turn): string | null => {
  const [first] = framedIn(questionWords(turn), readQuestions).filter(({ name }) => OF_MEANING.has(name))
  const typed = unquoted(turn, first?.slots.word ?? '')
  return typed === '' || openWordNames.has(typed) || typed.split(' ').length > LONGEST_UNKNOWN ? null : typed
})

/** 'Lawannya sakit apa?': of the English word for it. */
const OF_ENGLISH: ReadonlySet<WordAspect> = new Set<WordAspect>(['synonym', 'opposite', 'formal', 'strong'])

/** Of these an Indonesian word may be the object. */
const OF_MEANING: ReadonlySet<WordAspect> = new Set(['english', 'meaning', 'indonesian', 'phrasal', 'opposite'])

/** Of these the name of a form is no object: 'the opposite?' */
const OF_TERMS: ReadonlySet<WordAspect> = new Set(
  (Object.keys(wordQuestions) as WordAspect[]).filter((one) => one === 'opposite' || !OF_MEANING.has(one)),
)

/** The object as a whole, or what stands before 'in an essay'. */
function wordsIn(turn: Turn, typed: string): string[] {
  const whole = knownObject(turn, typed)
  if (whole.length > 0) return whole
  const words = typed.split(' ')
  const end = words.findIndex((word, at) => at > 0 && objectEnds.has(word))
  const before = words.slice(0, end).join(' ')
  return end > 0 && !openWordNames.has(before) ? knownObject(turn, before) : []
}

/** The part of a word question that leaves the word out: 'noun form?' */
export function openWordQuestion(turn: Turn): WordAspect | null {
  const words = questionWords(turn)
  const [open] = readOpenQuestions(words)
  if (open) return open.name
  const [named] = readQuestions(words).filter(({ slots }) => openWordNames.has(slots.word ?? ''))
  return named?.name ?? null
}

const QUOTED = 'quoted0'

const unquoted = ({ analysis }: Turn, typed: string): string => typed.replace(QUOTED, plain(analysis.quoted ?? ''))

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[.?!"“”]+/g, '')
    .trim()

const quotedOnce = ({ text, analysis }: Turn): string =>
  analysis.quoted === null ? text : text.replace(analysis.quoted, ` ${QUOTED} `)

const questionWords = oncePerTurn((turn): readonly string[] => wordsOf(quotedOnce(turn)))

const ENDS = /[?!.;\n]+|,\s|\s[-–—]\s/

/** Of a message that also tells where a word was met, or what it is needed for: each sentence, then what stands before the purpose. */
function clausesOf(turn: Turn): string[][] {
  const sentences = quotedOnce(turn).split(ENDS).map(wordsOf)
  const beforeStory = sentences.map((words) => {
    const end = words.findIndex((word, at) => at > 0 && storyStarts.has(word))
    return end < 0 ? [] : withoutEnd(words.slice(0, end))
  })
  return [...sentences, ...beforeStory].filter(({ length }) => length > 1)
}

/** In one spelling, without politeness; a quotation is one word, and commas are kept. */
function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’‘`]/g, "'")
      .match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*|[,?/&]/gu) ?? []
  const spelled = words.flatMap((word) => inFullIfAsking(word)).filter((word) => !wordFillers.has(word))
  const marked = spelled.map((word) => (/^[?/&]$/.test(word) ? ',' : word))
  return withoutOpening(withoutEnd(withoutMarks(marked)))
}

const inFullIfAsking = (word: string): string[] => {
  const full = VOCABULARY.has(word) ? undefined : slang.get(word)?.split(' ')
  return full?.every((one) => VOCABULARY.has(one)) ? full : [word]
}

function withoutMarks(words: readonly string[]): string[] {
  const first = words.findIndex((word) => word !== ',')
  const last = words.findLastIndex((word) => word !== ',')
  return first < 0 ? [] : words.slice(first, last + 1)
}

/** 'Sinonimnya ada gak?' */
const withoutEnd = (words: readonly string[]): string[] =>
  words.length > 1 && endParticles.has(words.at(-1) ?? '') ? withoutEnd(words.slice(0, -1)) : [...words]

/** 'Kalau …', 'can you tell me …' */
function withoutOpening(words: readonly string[]): string[] {
  for (let skipped = 1; skipped < words.length && skipped <= LONGEST_OPENING; skipped += 1) {
    if (isOpening(words.slice(0, skipped))) return withoutOpening(withoutMarks(words.slice(skipped)))
  }
  return [...words]
}

const LONGEST_OPENING = 5
const isOpening = (words: readonly string[]): boolean => readOpening(words).length > 0
