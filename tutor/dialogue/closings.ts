import type { Book } from './school-book.ts'

/** Invitations at the end of a reply: said twice running, they tire. */
const CLOSINGS = [
  'entry.more',
  'entry.own',
  'exercise.next',
  'story.or',
  'story.ask',
  'sound.ask',
  'translation.check',
  'translation.use',
  'words.one',
  'words.together',
  'words.try',
] as const satisfies (keyof Book['talk'])[]

/** The parts of a reply without an invitation that already stood in the one before. */
export function withoutClosingAgain(parts: readonly string[], { talk }: Book, before: string): readonly string[] {
  const again = new Set<string>(CLOSINGS.map((key) => talk[key]).filter((text) => before.includes(text)))
  const rest = parts.filter((part) => !again.has(part))
  return rest.length > 0 ? rest : parts
}
