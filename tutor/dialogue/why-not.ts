import { softeners, whyAround, whyNots, whyOpenings } from '../../content/tutor-why-not.ts'
import { isEnglish } from './asked-object.ts'
import { besideEachOther } from './compare-words.ts'
import { teachCorrections } from './corrections.ts'
import { openEntry } from './open-entry.ts'
import { bare } from './phrases.ts'
import { say } from './school-book.ts'
import { bestLine } from './tell-version.ts'
import { type Said, said, type Turn } from './turn.ts'

interface WhyNot {
  /** What she said, as far as it is named. */
  hers: string[]
  other: string[]
}

const LONGEST = 14

/** 'Why not “we reject you”?', 'kok fixed price bukan right price?', beside something that she said how to say. */
export function tellWhyNot(turn: Turn): Said | null {
  const asked = whyNotIn(turn.text)
  const line = openLine(turn)
  if (!asked || line === null || turn.memory.practice) return null
  const pair = [asked.hers.filter(notIn(asked.other)), asked.other.filter(notIn(asked.hers))].map((words) =>
    words.join(' '),
  )
  const [hers = '', other = ''] = pair
  if (hers !== '' && isEnglish(turn, hers) && isEnglish(turn, other)) return besideEachOther(turn, [hers, other])
  if (turn.analysis.corrections.length > 0 && turn.analysis.quoted !== null) return teachCorrections(turn)
  return asked.hers.length === 0 && asked.other.every((word) => isEnglish(turn, word))
    ? compareWith(turn, asked.other, line)
    : null
}

const notIn = (list: readonly string[]) => (word: string) => !list.includes(word)

/** What is blunt, where her own line is not, is too direct; of the rest she only knows that it is less usual. */
function compareWith({ book, memory }: Turn, other: readonly string[], line: string): Said {
  const isSoft = (words: readonly string[]): boolean => words.some((word) => softeners.has(word))
  const isBlunt = !isSoft(other) && isSoft(bare(line).split(' '))
  const values = { other: other.join(' '), line }
  return said('vocabulary', [say(book, isBlunt ? 'why.not.blunt' : 'why.not.usual', values)], { last: memory.last })
}

function whyNotIn(text: string): WhyNot | null {
  const words = bare(text.replaceAll(/(?<![\p{L}])['‘’]|['‘’](?![\p{L}])/gu, ' ')).split(' ')
  const why = words.findIndex((word) => whyOpenings.has(word))
  const not = words.findIndex((word, at) => at > why && whyNots.has(word))
  if (why < 0 || why > 1 || not < 0 || words.length > LONGEST) return null
  const meant = (part: readonly string[]) => part.filter((word) => !whyAround.has(word))
  const other = words.slice(not + 1)
  return meant(other).length === 0 ? null : { hers: meant(words.slice(why + 1, not)), other: trimmed(other) }
}

const AROUND: ReadonlySet<string> = new Set('aja saja sih ya kak miss ms kan dong use say pakai pake of'.split(' '))

/** Words around it, at its ends only. */
function trimmed(words: readonly string[]): string[] {
  const list = [...words]
  while (AROUND.has(list[0] ?? '')) list.shift()
  while (AROUND.has(list.at(-1) ?? '')) list.pop()
  return list
}

/** A situation, or something that was translated. */
function openLine(turn: Turn): string | null {
  const { last } = turn.memory
  if (last?.kind === 'phrase') return last.about
  const entry = openEntry(turn)
  return entry?.kind === 'situations' && last?.kind === 'entry' ? bestLine(entry) : null
}
