import { fearIn } from '../intents/fears.ts'
import { asksWhatToSay } from '../intents/what-to-say.ts'
import { talkedAbout } from './memory.ts'
import { say } from './school-book.ts'
import { asksToRetake } from './tell-exam-fact.ts'
import { type Said, said, type Turn } from './turn.ts'

/** Words that make it a question about classes. */
const WANTS_CLASS =
  /\b(?:kelas(?:nya)?|kursus(?:nya)?|les|daftar|program|classes|courses?|join|biaya|price|recommend|rekomendasi)\b/i

/** Somebody who is shy, or was laughed at, is comforted before anything is played, listed or corrected. */
export function meetFear(turn: Turn): Said | null {
  const { text, book, teaching } = turn
  const fear = isForPractice(turn) || WANTS_CLASS.test(text) || asksForWords(turn) ? null : fearIn(text)
  if (!fear || asksToRetake(turn)) return null
  if (fear === 'heard') return caring([say(book, 'fear.heard')], { last: talkedAbout('sad') })
  if (fear === 'child') return caring([say(book, 'fear.child'), say(book, 'fear.child.step')])
  const entry = teaching.entry(nearest(turn) ?? fear)
  if (!entry) return null
  return caring([entry.short[book.language], say(book, 'fear.step')], { last: talkedAbout('entry', entry.name) })
}

/** A sentence that was asked for, a line of a scene, or words to be checked. */
const isForPractice = ({ analysis, memory }: Turn): boolean =>
  analysis.quoted !== null || (analysis.written !== 'id' && (memory.practice !== null || memory.invited === 'sentence'))

const KNOWN = 0.2

/** 'Aku grogi, cara buka presentasi gimana': what to say is told, with a kind word before it. */
const asksForWords = ({ text, analysis, teaching }: Turn): boolean =>
  asksWhatToSay(text) === 'deed' &&
  analysis.found.some(({ name, probability }) => probability >= KNOWN && teaching.kindOf(name) === 'situations')

const NEAR = 0.8

/** The book may have something nearer: shy in meetings. */
const nearest = ({ analysis, teaching }: Turn): string | undefined =>
  analysis.found.find(({ name, probability }) => probability > NEAR && teaching.entry(name)?.kind === 'care')?.name

const caring = (parts: string[], memory: Said['memory'] = {}): Said => ({
  ...said('off_topic', parts, memory),
  neverAsks: true,
  isCare: true,
})
