import { anyOf } from '../domain/shared/any-of.ts'

const PARTICIPLE = `\\w+${anyOf('ed en t ne wn de ung ought aught ept old eld ead ade')}`

/** Forms of verbs by their look, and the entries of the teacher's book that explain them; the first that fits counts. */
export const verbForms: readonly (readonly [form: RegExp, entry: string])[] = [
  [/^(?:will|'ll) have \w+(?:ed|en|[^e]t|ne|wn|d)$/, 'future-perfect'],
  [/^(?:will|'ll) be \w+ing$/, 'future-continuous'],
  [/^(?:has|have|'ve) been \w+ing$/, 'present-perfect-continuous'],
  [/^(?:has|have|'ve) been \w+$/, 'passive-perfect'],
  [/^had been \w+ing$/, 'past-perfect-continuous'],
  [/^had \w+$/, 'past-perfect'],
  [/^(?:has|have|'ve) \w+$/, 'present-perfect'],
  [/^(?:was|were) \w+ing$/, 'past-continuous'],
  [new RegExp(`^(?:was|were) ${PARTICIPLE}$`), 'passive-past'],
  [/^(?:am|is|are) going to(?: \w+)?$/, 'going-to'],
  [/^going to(?: \w+)?$/, 'going-to'],
  [/^(?:am|is|are) \w+ing$/, 'present-continuous'],
  [new RegExp(`^(?:am|is|are) ${PARTICIPLE}$`), 'passive-present'],
  [/^(?:will|'ll)(?: \w+)?$/, 'future-will'],
  [/^used to(?: \w+)?$/, 'used-to'],
  [/^would \w+$/, 'would-past-habit'],
]
