import { endParticles, wordFillers } from '../../content/tutor-open-word-questions.ts'
import { registerWords, wordByWord } from '../../content/tutor-registers.ts'
import { wordsToTutor } from '../../content/tutor-translation-requests.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import type { LookUp } from '../../domain/explainer/look-up.ts'
import type { Analysis } from '../analysis.ts'
import { listedIndonesian } from '../book/read-topics.ts'
import type { Translation } from '../find/translate.ts'
import { speaksOf } from '../intents/evidence.ts'
import { chanceOf, WHOLE } from '../translate/sure-parts.ts'
import { isToCheck } from './check-sentence.ts'
import { isElliptical } from './ellipsis.ts'
import { isKnownCase } from './known-case.ts'
import { talkedAbout } from './memory.ts'
import { bare, holdsOneOf, wordCount } from './phrases.ts'
import { isOtherCase, isRatherSituation, LIKELY_DEED } from './rather-situation.ts'
import { LONGEST_PHRASE, sayingIn } from './saying-in.ts'
import { say } from './school-book.ts'
import { tellLeft } from './translate-left.ts'
import { translateInRegister } from './translate-register.ts'
import { glosses } from './translate-words.ts'
import { lookUpKindly, type Said, said, type Turn } from './turn.ts'
import { type WordQuestion, wordQuestion } from './word-question.ts'
import { explainWord } from './words.ts'

type NextTranslation = NonNullable<Analysis['spoken']>

const SURE = 0.75
const LIKELY = 0.66
/** Said without a warning from here on. */
export const PLAIN = 0.75

/** A sentence in the other language where that is sure; otherwise as a guess, or word by word, and said so. */
export function answerTranslation(turn: Turn): Said | null {
  const { analysis } = turn
  const { translation } = analysis
  const words = tellWords(turn)
  if (words || !translation) return words ?? followTranslation(turn)
  if (isOfOther(turn) || isToCheck(turn) || asksForReply(turn)) return null
  const { sentence, said: found, to, isDeed = false } = translation
  if (isRatherSituation(turn, translation)) return null
  if (to === 'id' && (isPhrase(turn, sentence) || isGuessedPhrase(sentence, found))) return null
  if (found && found.to === to && isTellable(turn, found, isDeed)) return tellWhole(turn, sentence, found)
  if ((to === 'en' && analysis.written === 'en') || isInBook(turn)) return null
  return tellUnsure(turn, sentence, to, found)
}

/** What was put together of single words misses the sense of a saying. */
function withSaying(turn: Turn, sentence: string, found: Translation, answer: Said): Said {
  const saying = found.to === 'id' && isPutTogether(found) ? sayingIn(turn, sentence) : null
  const gloss = saying?.senses[0].gloss
  const line = gloss ? say(turn.book, 'translation.saying', { saying: `${saying.word} = **${gloss}**` }) : null
  return line === null ? answer : { ...answer, parts: [line, ...answer.parts] }
}

const tellWhole = (turn: Turn, sentence: string, found: Translation): Said =>
  isTerm(sentence, found)
    ? tellTerm(turn, sentence)
    : withSaying(turn, sentence, found, tellTranslation(turn, found, say(turn.book, 'translation.use')))

/** 'Gladi bersih' is no 'the rehearsal is clean': of two words, the first of which is nobody's, a term. */
const isTerm = (sentence: string, { text, to, sure }: Translation): boolean =>
  to === 'en' && sure < 1 && IS_TERM.test(bare(sentence)) && / (?:is|are) /.test(text)

const IS_TERM = /^(?!\S+(?:nya|ku|mu) )\S+ \S+$/

const tellTerm = ({ book }: Turn, term: string): Said =>
  said('vocabulary', [say(book, 'left.term', { phrase: bare(term) })], { last: talkedAbout('phrase', term) })

const SURELY_REPLY = 0.7

/** 'Kalau tamu tanya harga, saya jawab apa?' is no sentence to translate. */
const asksForReply = ({ analysis: { quoted, acts, translation } }: Turn): boolean =>
  quoted === null && translation?.isDeed !== true && (acts.reply ?? 0) >= SURELY_REPLY

/** What is not marked as a sentence may be none. */
const UNMARKED = 0.45

function isTellable({ analysis }: Turn, found: Translation, isDeed: boolean): boolean {
  const bar = analysis.quoted === null ? Math.max(UNMARKED, WHOLE[found.to]) : WHOLE[found.to]
  return found.sure >= SURE && chanceOf(found) >= (isDeed ? LIKELY_DEED : bar)
}

const isOfOther = (turn: Turn): boolean => asksOfWords(turn) || wishesToJoin(turn)

const PLAINLY_WISHED = 0.75

/** 'Mau daftar kelas General English gimana caranya': its name is no language to translate into. */
const wishesToJoin = ({ analysis: { quoted, translation }, judgement: { wish } }: Turn): boolean =>
  quoted === null && wish.chances.join >= PLAINLY_WISHED && translation?.isDeed !== true

/** 'Pecahan uang bahasa inggrisnya apa': a term, or several, no sentence. */
function asksOfWords(turn: Turn): boolean {
  const { quoted, alternatives, translation } = turn.analysis
  const question = wordQuestion(turn)
  if (isPartOf(quoted ?? translation?.sentence ?? '', question)) return true
  if (quoted !== null) return alternatives.length > 0
  if (question?.asks !== 'english') return false
  const { said: found } = translation ?? {}
  return question.words.length === 1 || !found || chanceOf(found) < PLAIN
}

/** 'Dia bilang “don't be fussy”, fussy artinya apa' asks about one word of what is quoted. */
function isPartOf(quoted: string, question: WordQuestion | null): boolean {
  const [word = '', ...more] = question?.asks === 'meaning' ? question.words : []
  return word !== '' && more.length === 0 && bare(quoted) !== word && ` ${bare(quoted)} `.includes(` ${word} `)
}

const IN_BOOK = 0.5

/** What can be said only in part may be something that the book answers: 'komen di ig pake bahasa inggris gimana'. */
const isInBook = ({ analysis: { quoted, found } }: Turn): boolean =>
  quoted === null && (found[0]?.probability ?? 0) >= IN_BOOK

/** 'Artinya per kata?', behind a translation. */
function tellWords(turn: Turn): Said | null {
  const { last } = turn.memory
  if (last?.kind !== 'phrase' || last.to === 'id' || !holdsOneOf(turn.text, wordByWord)) return null
  return { ...glosses(turn, last.about), memory: { last } }
}

const LONGEST_WISH = 4

/** What goes on with a translation before anything else is looked for: 'more formal please', or a marked text. */
function followTranslation(turn: Turn): Said | null {
  const { spoken } = turn.analysis
  if (spoken?.isMarked || spoken?.isTold) return translateNext(turn)
  return wordCount(turn.text) <= LONGEST_WISH ? translateInRegister(turn) : null
}

/** What is known of a sentence: as a guess where that is likely right, else only what of it is sure. */
export function tellUnsure(turn: Turn, sentence: string, to: 'en' | 'id', found: Translation | null): Said | null {
  if (telling(sentence).length < SHORTEST_SENTENCE) return null
  const saying = to === 'id' ? sayingIn(turn, sentence) : null
  if (saying !== null) return explainWord(turn, saying.word)
  const isLikely = found?.to === to && chanceOf(found) >= WHOLE[to] && !isWordForWord(found, sentence)
  return isLikely ? tellRoughly(turn, sentence, found) : tellLeft(turn, sentence, to, found)
}

/** A whole sentence as well as can be, and what in it is doubtful. */
function tellRoughly({ book }: Turn, sentence: string, found: Translation): Said {
  const { text, to, unknown, doubtful = unknown ?? [] } = found
  const marked = doubtful.slice(0, MOST_DOUBTFUL).map((part) => `“${part}”`)
  const parts = isAll(marked, sentence) ? '' : marked.join(', ')
  const plain = text.replaceAll(/[[\]]/g, '')
  const lines = [
    say(book, 'translation.roughly', { said: plain }),
    parts === '' ? say(book, 'translation.check') : say(book, 'translation.doubtful', { parts }),
  ]
  return said('vocabulary', lines, { last: talkedAbout('phrase', plain, 0, to) })
}

/** English of which nothing could be read as a clause is rather told word by word. */
const isWordForWord = ({ to, doubtful = [] }: Translation, sentence: string): boolean =>
  to === 'id' && isAll(doubtful, sentence)

const MOST_DOUBTFUL = 3

const isAll = ([part = '', ...more]: readonly string[], sentence: string): boolean =>
  more.length === 0 && bare(part) === bare(sentence)

/** 'Juga ga sih' is no sentence. */
const telling = (sentence: string): string[] =>
  bare(sentence)
    .split(' ')
    .filter((word) => !wordFillers.has(word) && !endParticles.has(word))

/** An idiom or phrasal verb that the dictionary explains. */
const isPhrase = (turn: Turn, sentence: string): boolean =>
  wordCount(sentence) <= LONGEST_PHRASE &&
  (isWholePhrase(lookUpKindly(turn, bare(sentence))) || listedIndonesian(bare(sentence)) !== undefined)

/** Two words that were put together are rather a term than a sentence. */
const isGuessedPhrase = (sentence: string, found: Translation | null): boolean =>
  wordCount(sentence) < SHORTEST_SENTENCE && found !== null && found.sure < 1

const isWholePhrase = (looked: LookUp | null): boolean => looked?.found === true && looked.partOf === null

/** A sentence that was put together of its words is often right in part only. */
const isPutTogether = (found: Translation): boolean => chanceOf(found) < PLAIN

export function tellTranslation({ book }: Turn, found: Translation, end: string | null): Said {
  const { text, also, to } = found
  const parts = [
    say(book, isPutTogether(found) ? 'translation.about' : 'translation.is', { said: text }),
    also && say(book, 'translation.also', { said: also }),
    isPutTogether(found) ? say(book, 'translation.check') : end,
  ]
  return said('vocabulary', parts, { last: talkedAbout('phrase', text, 0, to) })
}

/** After a translation, the next sentence is to be translated as well. */
export function translateNext(turn: Turn): Said | null {
  const { analysis, memory } = turn
  const { spoken } = analysis
  if (memory.last?.kind !== 'phrase' || !spoken || !isNext(turn, spoken) || isOtherCase(turn)) return null
  if (isElliptical(turn)) return null
  const { said: found, sentence, to, isMarked } = spoken
  const isSaid = found?.to === to && (isMarked || isWhole(found.text) || wordCount(sentence) <= LONGEST_PART)
  if (isSaid && found.sure >= SURE) return tellTranslation(turn, found, null)
  return spoken.isMarked ? tellUnsure(turn, sentence, to, found) : null
}

/** 'Kalau sebelum makan?' is a part of a sentence; what is longer should be a whole one. */
const LONGEST_PART = 3
const isWhole = (text: string): boolean => /[.?!]$/.test(text)

/** 'Kalau mau nanya sejak kapan?', while a situation is talked about: what to say next in it. */
export function sayInSituation(turn: Turn): Said | null {
  const { analysis, memory, teaching, text } = turn
  const { spoken } = analysis
  const isSituation = memory.last?.kind === 'entry' && teaching.kindOf(memory.last.about) === 'situations'
  if (!isSituation || !spoken?.isIntroduced || wordCount(text) < SHORTEST_SAID || isKnownCase(turn)) return null
  const { said: found } = spoken
  if (found?.to !== 'en' || found.sure < LIKELY) return null
  const answer = tellTranslation(turn, found, null)
  return { ...answer, memory: { ...answer.memory, last: memory.last } }
}

/** 'Kalau penutupnya?' asks for another part, not for a translation. */
const SHORTEST_SAID = 4

const SURELY = 0.8
/** Said to her, not to be translated. */
const TO_HER: ReadonlySet<Intent> = new Set<Intent>([
  'thanks_bye',
  'greeting',
  'practice',
  'grammar',
  'vocabulary',
  'pronunciation',
])

/** Marked, or nothing that is said to a tutor or to somebody in a scene. */
function isNext({ analysis: { guess }, memory, text }: Turn, next: NextTranslation): boolean {
  const { isIntroduced, isMarked, isTold, said: found, to } = next
  if (isMarked) return true
  const isOtherWay = to === 'id' && memory.last?.to !== 'id'
  if (isOtherWay || memory.practice || holdsOneOf(text, wordsToTutor) || asksRegister(text)) return false
  const isHers = TO_HER.has(guess.intent) && guess.confidence > SURELY && found?.sure !== 1
  const isTopic = !(isTold && guess.intent === 'off_topic')
  const isSchools = isTopic && guess.confidence > SURELY && speaksOf(text, guess.intent)
  return isIntroduced || (!isHers && !isSchools)
}

const LONGEST_REGISTER = 5

/** 'Ada yang lebih sopan?' is no sentence to translate, even where the one before could not be. */
const asksRegister = (text: string): boolean =>
  wordCount(text) <= LONGEST_REGISTER && Object.values(registerWords).some((words) => holdsOneOf(text, words))

const SHORTEST_SENTENCE = 3
