import { purposeWords, wordsBesideTranslation } from '../content/tutor-registers.ts'
import { sayingHeads, translationRequests } from '../content/tutor-translation-requests.ts'
import { bare } from './dialogue/phrases.ts'
import { framesIn, isAround, type RequestFrame, textsOf } from './request-frames.ts'
import { countOf, languageOf, type MarkedText, markedIn, taggedIn, withoutMarks } from './request-words.ts'

/** A sentence that somebody wants in the other language. */
export interface AskedTranslation {
  sentence: string
  to: 'en' | 'id'
}

interface Request extends RequestFrame {
  to: 'en' | 'id' | null
  certainty: number
  isMarked: boolean
}

interface Candidate extends AskedTranslation {
  certainty: number
  /** How many words of the request were found. */
  found: number
}

const REQUESTS: readonly Request[] = translationRequests.flatMap(({ to, certainty, isMarked = false, frames }) =>
  framesIn(frames).map((frame) => ({ ...frame, to, certainty, isMarked })),
)
const HEADS = framesIn(sayingHeads)
const SHORTEST = 2
const SHORTEST_UNSURE = 3
const LONGEST = 24

/** A request from here on. */
const ASKED = 0.7
const SURE = 0.85
const LIKELY = 0.6
const IS_MARKED = 0.25
const IS_WHOLE = 0.3
const FITS = 0.1
const CONTRARY = 0.6
const MOST_TRIED = 4

/**
 * What is to be translated, without the words of the request. It is one by the words around the text, by marks
 * around it, and where it can be put together as a whole sentence in the other language (`isSentence`).
 */
export function askedTranslation(text: string, isSentence: (words: string) => boolean): AskedTranslation | null {
  const marked = markedIn(text)
  const quoted = marked ? [...aroundMarked(marked)] : []
  const found = (quoted.length > 0 ? quoted : [...besideText(text)]).filter(isText)
  const likely = found.toSorted((one, other) => other.certainty - one.certainty || other.found - one.found)
  const sure = likely.filter(({ certainty }) => certainty >= SURE)
  const tried = distinct(sure.length > 0 ? sure : likely.filter(isUnsureText)).slice(0, MOST_TRIED)
  const needsChoice = sure.length === 0 || tried.length > 1
  const whole = needsChoice ? tried.find(({ sentence, to }) => to === 'en' && isSentence(sentence)) : undefined
  const best = whole && whole.certainty + IS_WHOLE >= ASKED ? whole : tried.find(({ certainty }) => certainty >= ASKED)
  return best ? { sentence: best.sentence, to: best.to } : null
}

const distinct = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter((one, at) => candidates.findIndex(({ sentence }) => sentence === one.sentence) === at)

/** 'Belajar bahasa Inggris itu artinya apa buat karier', 'inggrisnya gimana', 'biar dia ga marah': no sentence. */
const isText = ({ sentence }: Candidate): boolean =>
  countOf(sentence) >= SHORTEST &&
  countOf(sentence) <= LONGEST &&
  !purposeWords.has(bare(sentence).split(' ')[0] ?? '') &&
  !bare(sentence)
    .split(' ')
    .every((word) => wordsBesideTranslation.has(word))

const isUnsureText = ({ sentence, certainty }: Candidate): boolean =>
  countOf(sentence) >= (certainty < LIKELY ? SHORTEST_UNSURE : SHORTEST) && !isManner(sentence)

function isManner(sentence: string): boolean {
  const tagged = taggedIn(sentence)
  return tagged.begins('manner') && !tagged.begins('asksWhere')
}

/** The words of the request and its text stand side by side. */
function* besideText(text: string): Generator<Candidate> {
  const tagged = taggedIn(text)
  const { words } = tagged
  for (const request of REQUESTS) {
    if (request.isMarked) continue
    for (const { start, end, found } of textsOf(tagged, request)) {
      const last = end === words.length ? text.length : words[end - 1]?.end
      const sentence = withoutMarks(text.slice(words[start]?.start, last))
      const before = words[start - 1]
      const isPurpose = before !== undefined && purposeWords.has(bare(text.slice(before.start, before.end)))
      if (!isPurpose && !/["“”]/.test(sentence)) yield aimed(withoutHead(sentence), request, request.certainty, found)
    }
  }
}

/** 'mau bilang ke bos kalau aku sakit' asks for 'aku sakit'. */
function withoutHead(sentence: string): string {
  const tagged = taggedIn(sentence)
  const starts = HEADS.flatMap((frame) => [...textsOf(tagged, frame)].map(({ start }) => start))
  const rest = sentence.slice(tagged.words[Math.max(0, ...starts)]?.start)
  return starts.length > 0 && countOf(rest) >= SHORTEST ? rest : sentence
}

/** The text is marked; the words of the request are somewhere around it. */
function* aroundMarked({ sentence, head, tail }: MarkedText): Generator<Candidate> {
  for (const request of REQUESTS)
    if (isAround(head, tail, request)) yield aimed(sentence, request, request.certainty + IS_MARKED, 0)
}

/** In the language that was asked for; a text that is in it already is rather told than to be translated. */
function aimed(sentence: string, { to }: Request, certainty: number, found: number): Candidate {
  const from = languageOf(sentence)
  if (to === null)
    return { sentence, to: from === 'id' ? 'en' : 'id', certainty: certainty + (from === 'id' ? FITS : 0), found }
  if (from === to) return { sentence, to: to === 'en' ? 'id' : 'en', certainty: certainty - CONTRARY, found }
  return { sentence, to, certainty: certainty + (from === null ? 0 : FITS), found }
}
