import { type Audience, addressed, audiences, audienceWords } from '../../content/tutor-audiences.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { wordsOf } from '../intents/refusals.ts'
import { openEntry } from './open-entry.ts'
import { openLine } from './open-line.ts'
import { say } from './school-book.ts'
import { tellFacet } from './tell-facet.ts'
import { rewordSentence } from './translate-register.ts'
import { type Said, said, type Turn } from './turn.ts'

const readAudience = createFrames(audiences, audienceWords)
const LONGEST = 8

/** Friends and children are spoken to as in talk, superiors formally. */
const IN_REGISTER: Partial<Record<Audience, 'formal' | 'informal'>> = {
  friend: 'informal',
  child: 'informal',
  colleague: 'informal',
  superior: 'formal',
}
const MANNERS = { formal: 'polite', informal: 'casual' } as const

/** 'Kalau buat cewek?': the sentence that is open, said to somebody else. */
export function sayToSomebody(turn: Turn): Said | null {
  const { analysis, book, memory, text } = turn
  const words = wordsOf(text)
  if (memory.practice || analysis.quoted !== null || words.length > LONGEST) return null
  const audience = readAudience(words)[0]?.name
  const line = audience && openLine(turn)
  if (!audience || !line) return null
  const name = addressed[audience]
  if (name) {
    const told = say(book, `audience.${audience as 'woman'}`, { line: withName(line, name) })
    return said('vocabulary', [told], { last: memory.last })
  }
  const facet = IN_REGISTER[audience]
  const entry = openEntry(turn)
  if (!facet) return null
  return entry ? tellFacet(turn, entry, facet) : rewordSentence(turn, line, MANNERS[facet])
}

/** 'The child is asleep.' → 'The child is asleep, ma'am.' */
function withName(line: string, name: string): string {
  const [first = line] = line.split(/(?<=[.!?]) /)
  const [, words = first, mark = '.'] = /^(.*?)([.!?]*)$/.exec(first) ?? []
  return `${words}, ${name}${mark || '.'}${line.slice(first.length)}`
}
