import { toldSchool, toldSchoolWords } from '../../content/tutor-told-school.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { answerAboutSchool } from './school-answers.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { asksSomething } from './understood.ts'

const read = createFrames(toldSchool, toldSchoolWords)
const LONGEST = 24

/** What is told about those who shall learn, or asked to be sent, in a talk with the school is for its team. */
export function noteForSchool(turn: Turn): Said | null {
  const { analysis, memory, lower, text, book } = turn
  if (memory.last?.kind !== 'school' || memory.practice || memory.exercise || analysis.quoted !== null) return null
  const words = lower.replaceAll('’', "'").match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? []
  const told = words.length > LONGEST ? undefined : read(words)[0]?.name
  if (told === 'send' && !memory.declined) return answerAboutSchool(turn, 'human')
  if (told !== 'group' || asksSomething(text) || analysis.corrections.length > 0) return null
  const lines = [say(book, 'school.noted'), memory.declined ? null : say(book, 'school.ask')]
  const offered = memory.declined ? [] : ['intent human']
  return { ...said('business', lines, { last: memory.last, offered }), neverAsks: true }
}
