import { type Memory, remember } from './memory.ts'
import { type Book, say } from './school-book.ts'
import type { Turn } from './turn.ts'

type Key = keyof Book['talk']

const ORDER = ['first', 'second', 'third'] as const

export interface Fresh {
  line: string
  /** With which wording it was. */
  facts: Memory['facts']
}

/** A line of several wordings in the next of them; after the last one they begin anew. */
export function sayFreshly({ book, memory }: Turn, name: string, values: Record<string, string> = {}): Fresh {
  const keys = ORDER.map((one) => `${name}.${one}`).filter((key): key is Key => key in book.talk)
  const [known = ''] = memory.facts.filter((fact) => fact.startsWith(`told ${name}.`))
  const at = keys.findIndex((key) => known === `told ${key}`)
  const key = keys[(at + 1) % keys.length] as Key
  return { line: say(book, key, values), facts: remember(without(memory.facts, known), `told ${key}`) }
}

const without = (facts: Memory['facts'], known: string): Memory['facts'] => facts.filter((fact) => fact !== known)
