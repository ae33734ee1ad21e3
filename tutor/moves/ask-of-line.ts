import { givenSentence } from '../dialogue/given-sentence.ts'
import { type Shown, talkedAbout } from '../dialogue/memory.ts'
import { bare } from '../dialogue/phrases.ts'
import { soundsIn } from '../dialogue/pronunciation.ts'
import { say } from '../dialogue/school-book.ts'
import { rewordSentence } from '../dialogue/translate-register.ts'
import { glossesOf } from '../dialogue/translate-words.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import type { FollowUp } from '../find/facet-index.ts'
import { quotedPart } from '../quoted-part.ts'

type OfLine = (turn: Turn, line: Shown) => Said | null

/** What can be told of any English line that is open. */
export const OF_LINE: Partial<Record<FollowUp, OfLine>> = {
  'meaning': meaningOf,
  'translate': meaningOf,
  'in-indonesian': meaningOf,
  'easier': meaningOf,
  'short': meaningOf,
  'aloud': soundOf,
  'formal': (turn, { en }) => rewordSentence(turn, en, 'polite'),
  'informal': (turn, { en }) => rewordSentence(turn, en, 'casual'),
  'shorter': (turn, { en }) => rewordSentence(turn, en, 'short'),
  'message': (turn, { en }) => written(turn, say(turn.book, 'entry.message', { line: en })),
  'email': (turn, { en }) => written(turn, say(turn.book, 'entry.email', { subject: '…', lines: en })),
}

/** A line with its Indonesian, if that was shown or given. */
export function lineWith(turn: Turn, text: string): Shown {
  const { shown, shownBefore, last } = turn.memory
  const known = [...shown, ...shownBefore].find(({ en, id }) => id !== '' && bare(en) === bare(text))
  const given = last?.kind === 'phrase' && last.to === 'en' && turn.before !== '' ? quotedPart(turn.before) : null
  const isGiven = given !== null && givenSentence(turn) === null && given.length <= LONGEST_GIVEN
  return known ?? { en: text, id: isGiven ? given : '' }
}

const LONGEST_GIVEN = 80

export function meaningOf(turn: Turn, { en, id }: Shown): Said | null {
  const { book } = turn
  const words = glossesOf(turn, en)
  if (id === '' && words.length === 0) return null
  const parts = [
    id === '' ? null : say(book, 'shown.line', { line: en, meaning: id }),
    words.length === 0 ? null : say(book, 'shown.words', { words: words.join('; ') }),
  ]
  return said('vocabulary', parts, { last: turn.memory.last })
}

function soundOf(turn: Turn, { en }: Shown): Said | null {
  const sounds = soundsIn(turn, en)
  return sounds === null ? null : said('pronunciation', [sounds], { last: turn.memory.last })
}

const written = (turn: Turn, text: string): Said =>
  said('vocabulary', [text], { last: turn.memory.last ?? talkedAbout('phrase') })
