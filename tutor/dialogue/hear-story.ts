import { moods } from '../../content/tutor-stories.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import type { Found } from '../find/find.ts'
import { plainWords } from '../find/words.ts'
import { everydayWordsIn } from './everyday-words.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

/** Below this the nearest entry is not even offered. */
const OFFERED = 0.25

/** Something that is told and asks for nothing: she takes it up, and offers what may help with it. */
export function hearStory(turn: Turn): Said {
  const { book, text, analysis } = turn
  const words = everydayWordsIn(text, isTelling)
  const offer = offerOf(turn, likeliest(analysis.found))
  return {
    ...said(
      'off_topic',
      [
        [say(book, `story.${moodOf(text)}`), words && say(book, 'story.words', { words })].filter(Boolean).join(' '),
        offer && say(book, 'story.offer', { title: offer.title }),
        say(book, offer ? 'story.or' : 'story.ask'),
      ],
      offer ? { offered: [offer.choice] } : {},
    ),
    neverAsks: true,
  }
}

/** 'tapi = but' helps nobody. */
const isTelling = (english: string): boolean => !closedWords.has(english.split(/[,; ]/)[0] ?? '')

function moodOf(text: string): 'hard' | 'glad' | 'plain' {
  const words = plainWords(text)
  if (words.some((word) => moods.hard.has(word))) return 'hard'
  return words.some((word) => moods.glad.has(word)) ? 'glad' : 'plain'
}

const likeliest = (found: readonly Found[]): Found | undefined =>
  found.toSorted((one, other) => other.probability - one.probability)[0]

function offerOf({ teaching, book }: Turn, found: Found | undefined): { title: string; choice: string } | null {
  const entry = found && found.probability >= OFFERED ? teaching.entry(found.name) : undefined
  return entry ? { title: entry.title[book.language], choice: `entry ${entry.name}` } : null
}
