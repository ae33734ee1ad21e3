import { mentions } from '../../content/tutor-mentions.ts'
import { phrases } from '../../content/tutor-phrases.ts'
import { holding, wordPattern } from '../word-pattern.ts'
import { talkedAbout } from './memory.ts'
import { namedGrammar } from './named-grammar.ts'
import { holdsOneOf, isOneOf } from './phrases.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const AT_YOU = holding('bot')

const FEELS_STUPID = wordPattern(
  [
    '\\b(?:@me|ku)\\b(?! (?:cuma |kan )?@asks)(?: [^\\s.,!?;]+){0,5} @stupid\\b',
    '\\b@iAm\\b.*\\b@hopeless\\b',
    "\\b(?:i'm|im|i am) (?:\\w+ )?@bad at @learning",
    '\\bmy english (?:is|sounds)\\b.*\\b@broken\\b',
    '\\binggris(?:ku| @me)\\b.*\\b@broke\\b',
  ].join('|'),
)
const GIVES_UP = holding('givesUp')
const ABOUT_LEARNING = holding('learning')
const FAILED = holding('failed')
/** Words that make it a question about classes. */
const WANTS_CLASS = holding('wantsClass')

/** Encourages a visitor who doubts their ability, with one small step to start. */
export function encourage(turn: Turn): Said | null {
  const { text, book, analysis, memory } = turn
  const isAside =
    /\?\s*$|\b(?:what|how|why|gimana|kenapa) /i.test(text) ||
    analysis.quoted !== null ||
    WANTS_CLASS.test(text) ||
    AT_YOU.test(text)
  const isScene = memory.practice?.kind === 'role-play' && analysis.written === 'en'
  if (isAside || isScene || isOneOf(text, phrases.skip)) return null
  const isOwn = holdsOneOf(text, mentions.myself)
  const givesUp = GIVES_UP.test(text) && ABOUT_LEARNING.test(text)
  const hasFailed = FAILED.test(text) && ABOUT_LEARNING.test(text) && isOwn
  if (!FEELS_STUPID.test(text) && !(givesUp && (isOwn || analysis.written !== 'en')) && !hasFailed) return null
  const topic = namedGrammar(turn)
  const next = topic ? say(book, 'encourage.topic', { title: topic.title[book.language] }) : say(book, 'encourage.next')
  return {
    ...said('practice', [say(book, hasFailed ? 'encourage.failed' : 'encourage'), next], {
      last: talkedAbout('entry', topic?.name ?? 'shame-of-speaking'),
    }),
    neverAsks: true,
    isCare: true,
  }
}
