import { nextSentences, saidToTutor } from '../content/tutor-translation-requests.ts'
import { rememberLast } from '../domain/shared/remember-last.ts'
import type { AskedTranslation } from './asked-translation.ts'
import { framesIn, textsOf } from './request-frames.ts'
import { countOf, languageOf, markedIn, taggedIn, withoutMarks } from './request-words.ts'

export interface NextTranslation extends AskedTranslation {
  /** Given as the next one: 'terus kalau …', 'satu lagi: …'. */
  isIntroduced: boolean
  /** Between quotation marks or behind a colon. */
  isMarked: boolean
  /** A plain statement about something else than the visitor. */
  isTold: boolean
}

const FRAMES = framesIn(nextSentences)
const SHORTEST = 2
const LONGEST = 24

/** What is to be translated if the message goes on with a translation: what it marks or introduces, or all of it. */
export const nextTranslation = rememberLast((text): NextTranslation | null => {
  const marked = markedIn(text)
  if (marked) {
    const isFitting = languageOf(marked.sentence) === 'id' || (isShort(marked.head) && isShort(marked.tail))
    return isFitting ? aimed(marked.sentence, { isIntroduced: true, isMarked: true, isTold: false }) : null
  }
  const introduced = longestOf(introducedIn(text))
  if (introduced !== null) return aimed(introduced, { isIntroduced: true, isMarked: false, isTold: false })
  return aimed(withoutMarks(text), { isIntroduced: false, isMarked: false, isTold: isTold(text) })
})

const SHORTEST_TOLD = 4

function isTold(text: string): boolean {
  const tagged = taggedIn(text)
  return tagged.words.length >= SHORTEST_TOLD && !text.includes('?') && !saidToTutor.some((name) => tagged.begins(name))
}

/** 'And "see you later"?', but not 'is "more better" right?' */
const isShort = ({ words }: { words: readonly unknown[] }): boolean => words.length <= SHORTEST

function introducedIn(text: string): string[] {
  const tagged = taggedIn(text)
  const found = FRAMES.flatMap((frame) => [...textsOf(tagged, frame)])
  return found
    .toSorted((one, other) => other.found - one.found)
    .map(({ start, end }) => withoutMarks(text.slice(tagged.words[start]?.start, tagged.words[end - 1]?.end)))
}

/** The first that is more than a word. */
const longestOf = (sentences: readonly string[]): string | null =>
  sentences.find((sentence) => countOf(sentence) >= SHORTEST && !taggedIn(sentence).begins('manner')) ?? null

type How = Pick<NextTranslation, 'isIntroduced' | 'isMarked' | 'isTold'>

function aimed(sentence: string, how: How): NextTranslation | null {
  const count = countOf(sentence)
  if (count < SHORTEST || count > LONGEST) return null
  return { sentence, to: languageOf(sentence) === 'en' ? 'id' : 'en', ...how }
}
