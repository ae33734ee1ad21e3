import { markWords, stillWorried, wayOutQuestions, wayOutSelf, wayOutWords } from '../../content/tutor-fears.ts'
import { namelessWords } from '../../content/tutor-follow-ups.ts'
import { mentions } from '../../content/tutor-mentions.ts'
import { wordFillers } from '../../content/tutor-open-word-questions.ts'
import type { Danger } from '../../domain/chat/life-in-danger.ts'
import { createFrames, vocabularyOf } from '../../domain/shared/frames.ts'
import { talkedAbout } from './memory.ts'
import { bare, holdsOneOf } from './phrases.ts'
import { say } from './school-book.ts'
import { teachEntry } from './teach-entry.ts'
import { tellFacet } from './tell-facet.ts'
import { type Said, said, type Turn } from './turn.ts'
import { asksSomething } from './understood.ts'

/** Danger comes before everything else, and the turns after it stay caring until the visitor moves on. */
export function careFirst(turn: Turn): Said | null {
  const { danger } = turn.judgement
  const isCaring = turn.memory.last?.kind === 'care'
  if (danger) return isCaring ? stay(turn) : showWays(turn, danger)
  if (!isCaring || goesOnLearning(turn)) return null
  const takesLeave = [mentions.thanks, mentions.bye].some((list) => holdsOneOf(turn.text, list))
  return takesLeave ? caring(turn, ['care.later'], null) : stay(turn)
}

function showWays(turn: Turn, danger: Danger): Said {
  if (danger === 'emergency') return caring(turn, ['care.emergency'], null)
  const lines = danger === 'violence' ? 'care.lines.violence' : 'care.lines'
  return caring(turn, [`care.${danger}`, lines, 'care.open'], 0)
}

function stay(turn: Turn): Said {
  const step = turn.memory.last?.step ?? 0
  return caring(turn, [step % 2 === 0 ? 'care.stay' : 'care.near'], step + 1)
}

/** `step` is null when the conversation may go on as before. */
const caring = ({ book }: Turn, keys: Parameters<typeof say>[1][], step: number | null): Said => ({
  ...said(
    'off_topic',
    keys.map((key) => say(book, key)),
    { practice: null, last: step === null ? null : talkedAbout('care', '', step) },
  ),
  neverAsks: true,
  isCare: true,
})

const readWayOut = createFrames(wayOutQuestions, wayOutWords)
const LONGEST_WAY_OUT = 9

/** 'So where do I start?', 'gimana cara naikinnya?', behind a worry: a plan, not a registration. */
export function followCare(turn: Turn): Said | null {
  const { memory, teaching, text, before } = turn
  const words = bare(text).split(' ')
  const [asked] = words.length > LONGEST_WAY_OUT || words.some(namesOther) ? [] : readWayOut(words)
  const isOfMark = holdsOneOf(before, markWords)
  const isWorried =
    memory.last?.kind === 'sad' || (memory.last?.kind === 'entry' && teaching.kindOf(memory.last.about) === 'care')
  if (isWorried && !memory.practice && holdsOneOf(text, stillWorried)) return stillHere(turn)
  if (!asked || memory.practice || !(isWorried || (isOfMark && asked.name === 'raise'))) return null
  const entry = teaching.entry(isOfMark || asked.name === 'raise' ? RAISE_MARK : HOW_TO_START)
  if (!entry) return null
  return memory.last?.about === entry.name ? tellFacet(turn, entry, 'steps') : teachEntry(turn, entry)
}

const stillHere = ({ book, memory }: Turn): Said => ({
  ...said('off_topic', [say(book, 'fear.still')], { last: memory.last, offered: ['quiz', 'scenes'] }),
  neverAsks: true,
  isCare: true,
})

const OF_WAY_OUT = vocabularyOf(wayOutQuestions, wayOutWords)

/** 'How can I make the conclusion better' is no question about a mark. */
const namesOther = (word: string): boolean =>
  !(OF_WAY_OUT.has(word) || markWords.has(word) || namelessWords.has(word) || wordFillers.has(word) || SELF.has(word))

const SELF: ReadonlySet<string> = new Set(wayOutSelf)

const HOW_TO_START = 'how-to-start'
const RAISE_MARK = 'raise-my-mark'

const WISHES: readonly string[] = [
  'grammar',
  'vocabulary',
  'pronunciation',
  'practice',
  'programs',
  'schedule',
  'price',
  'register',
]

/** A clear question, or a clear wish that is not in English: a story in English would look like practice. */
function goesOnLearning({ text, analysis }: Turn): boolean {
  const { intent, confidence } = analysis.guess
  if (intent === 'off_topic' || intent === 'thanks_bye' || confidence < 0.7) return false
  return asksSomething(text) || analysis.quoted !== null || (WISHES.includes(intent) && analysis.written !== 'en')
}
