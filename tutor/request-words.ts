import { translationWords } from '../content/tutor-translation-words.ts'
import { isIndonesianWord } from '../english/language/indonesian-words.ts'
import { slang } from '../english/language/slang.ts'
import { closedWords } from '../english/words/closed-words.ts'
import { indexClasses, type RequestWord, Tagged } from './request-frames.ts'
import { exactly, holding } from './word-pattern.ts'

const CLASSES = indexClasses(translationWords)

const WORD = /[\p{L}\d]+(?:['’.-][\p{L}\d]+)*/gu
const SENTENCE = /[.!?;\n]/
const PART = /[,>=–—-]|\s-\s/

/** Without particles: 'kak', 'dong'. */
function wordsIn(text: string): RequestWord[] {
  let last = 0
  return [...text.matchAll(WORD)].flatMap(({ 0: typed, index }): RequestWord[] => {
    const word = typed.toLowerCase().replaceAll('’', "'")
    const between = text.slice(last, index)
    last = CLASSES.get(word)?.has('particle') ? last : index + typed.length
    if (CLASSES.get(word)?.has('particle')) return []
    const begins = SENTENCE.test(between) ? 'sentence' : PART.test(between) ? 'part' : null
    return [{ text: word, start: index, end: index + typed.length, begins }]
  })
}

/** The words of a message, each with its classes. */
export const taggedIn = (text: string, classes = CLASSES): Tagged => new Tagged(wordsIn(text), classes)

const QUOTED = [
  /["“”«»]([^"“”«»]{2,300})["“”«»]/,
  /(?<![\p{L}\d])['‘]([^'’]{1,300}(?:['’]\p{L}+[^'’]*)*)['’](?!\p{L})/u,
]
const BEHIND_COLON = /(?::|\n)(?!\/\/)(?!\d)\s*(\S.*)$/s

/** A text that is marked by itself, and what stands around it. */
export interface MarkedText {
  sentence: string
  head: Tagged
  tail: Tagged
}

export function markedIn(text: string): MarkedText | null {
  const found = QUOTED.map((mark) => mark.exec(text)).find(Boolean) ?? BEHIND_COLON.exec(text)
  const sentence = withoutMarks(found?.[1] ?? '')
  if (!found || !sentence) return null
  const head = taggedIn(text.slice(0, found.index))
  const [, before = '', asked = ''] = ASKED_LAST.exec(sentence) ?? []
  if (isBehindColon(found) && before !== '' && isRequest(asked))
    return { sentence: withoutMarks(before), head, tail: taggedIn(asked) }
  return { sentence, head, tail: taggedIn(text.slice(found.index + found[0].length)) }
}

const isBehindColon = ({ 0: whole }: RegExpExecArray): boolean => /^[:\n]/.test(whole)

/** '…: Barangnya sudah dikirim. tolong inggrisin' */
const ASKED_LAST = /^(.+?[.!?,])\s+([^.!?,]+)[.!?]*$/su
const LONGEST_ASKED = 4
const ASKS_OTHER = holding('asksOther')
const isRequest = (clause: string): boolean => countOf(clause) <= LONGEST_ASKED && ASKS_OTHER.test(clause)

export const withoutMarks = (part: string): string =>
  part
    .replace(/^[\s"'“”‘’:,>=-]+/, '')
    .replace(/[\s"'“”‘’,>=-]+$/, '')
    .trim()

const ENOUGH = 0.3

/** What most of its words are; null where that is not plain. */
export function languageOf(sentence: string): 'en' | 'id' | null {
  const words = sentence.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const english = words.filter(isEnglish).length / words.length
  const indonesian = words.filter((word) => !isEnglish(word) && isIndonesian(word)).length / words.length
  if (english > indonesian && (english >= ENOUGH || indonesian === 0)) return 'en'
  return indonesian >= ENOUGH && indonesian > english ? 'id' : null
}

const isEnglish = (word: string): boolean =>
  (closedWords.has(word.replace(/n't$|'\w+$/, '')) && !ALSO_INDONESIAN.test(word)) ||
  (ENGLISH_END.test(word) && !isIndonesian(word))

const ALSO_INDONESIAN = exactly('alsoIndonesian')
const ENGLISH_END = /'(?:s|t|re|ve|ll|d|m)$|..(?:ly|tion|ness|ment|ious)$/
const isIndonesian = (word: string): boolean => isIndonesianWord(slang.get(word) ?? word)

export const countOf = (sentence: string): number => sentence.split(/\s+/).length
