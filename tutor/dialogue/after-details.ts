import { afterDetails, afterDetailsWords } from '../../content/tutor-after-details.ts'
import { mentions } from '../../content/tutor-mentions.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { WAS_ASKED_WHO } from './memory.ts'
import { openWord } from './open-word.ts'
import { bare, holdsOneOf, wordCount } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { SURE } from './understood.ts'

const MAX_WORDS = 9
const LONGEST_REQUEST = 30
const readAfter = createFrames(afterDetails, afterDetailsWords)

/** Whether a message, unless it is a long one, says one of these. */
function says(text: string, name: keyof typeof afterDetails): boolean {
  const words = bare(text).split(' ')
  return words.length <= LONGEST_REQUEST && readAfter(words).some((one) => one.name === name)
}

/** 'What happens next?', after the contact details were given. */
export function tellWhatComes({ book, text, memory, analysis }: Turn): Said | null {
  const isNext = memory.facts.includes(WAS_ASKED_WHO) && says(text, 'next') && !memory.practice && !memory.exercise
  if (analysis.quoted !== null || wordCount(text) > MAX_WORDS || !(isNext || says(text, 'called'))) return null
  return { ...said('about_school', [say(book, 'after.team')], { offered: ['quiz', 'scenes'] }), neverAsks: true }
}

/** 'Is it all right now?', without a sentence to check. */
export function askWhichIsMeant({ book, text, memory, analysis }: Turn): Said | null {
  const isThanks = holdsOneOf(text, mentions.thanks)
  const isMeant = isThanks || (memory.facts.includes(WAS_ASKED_WHO) && memory.last?.kind === 'school')
  if (!isMeant || analysis.quoted !== null || wordCount(text) > MAX_WORDS || !says(text, 'right')) return null
  return said('thanks_bye', [isThanks ? say(book, 'thanks.waiting') : null, say(book, 'after.right')])
}

/** A visitor who wants to think it over gets time, not a correction. */
export function giveTimeToThink({ book, text, memory, analysis }: Turn): Said | null {
  if (memory.practice || memory.exercise || analysis.quoted !== null || /\?\s*$/.test(text)) return null
  if (!says(text, 'thinking') || !holdsOneOf(text, THOUGHT_OF)) return null
  const declined = memory.declined || memory.facts.includes(WAS_ASKED_WHO)
  return { ...said('thanks_bye', [say(book, 'thinks')], { declined }), neverAsks: true }
}

/** Who or what a decision about a course depends on. */
const THOUGHT_OF = afterDetailsWords.others
  .trim()
  .split(/\s+/)
  .map((word) => word.replaceAll('_', ' '))

/** Helps with a letter or essay instead of writing it. */
export function helpToWrite(turn: Turn): Said | null {
  const { book, text, analysis } = turn
  if (analysis.quoted !== null || !says(text, 'write') || wantsExample(turn)) return null
  return said('off_topic', [say(book, 'homework')])
}

/** 'Bikinin caption pake itu', about the word that is open. */
const wantsExample = (turn: Turn): boolean =>
  turn.analysis.wordFacet?.facet === 'example' && turn.analysis.wordFacet.sure > SURE && openWord(turn) !== null
