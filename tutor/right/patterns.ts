import type { Token } from '../../english/sentences/tokens.ts'
import type { Tag } from '../../english/words/closed-words.ts'
import { hash } from '../../english/words/word-filter.ts'

const SEED = 0x51ed270b
const SPAN = 3

/** Of these every word has its own place in a sentence. */
const BY_WORD: ReadonlySet<Tag> = new Set<Tag>([
  'obj',
  'poss',
  'det',
  'be',
  'have',
  'do',
  'modal',
  'to',
  'prep',
  'and',
  'sub',
  'wh',
  'not',
  'there',
  'punct',
])

const PERSONS: Record<string, string> = {
  i: 'i',
  he: 'one',
  she: 'one',
  it: 'one',
  we: 'many',
  they: 'many',
  you: 'many',
}

function classOf({ tag, lower, form, readings }: Token): string {
  if (BY_WORD.has(tag)) return lower
  if (tag === 'pron') return PERSONS[lower] ?? tag
  if (tag === 'verb') return `verb ${form}`
  if (tag === 'noun') return readings.singular ? 'nouns' : 'noun'
  return tag
}

/** What stands side by side in a sentence: every run of three classes of words, its ends included, as a number. */
export function patternsIn(tokens: readonly Token[]): number[] {
  const classes = ['<', '<', ...tokens.filter(isTold).map(classOf), '>']
  return classes.slice(SPAN - 1).map((_, at) => hash(classes.slice(at, at + SPAN).join(' '), SEED))
}

/** Whether a full stop is typed says nothing in a chat. */
const isTold = ({ tag, text }: Token): boolean => tag !== 'punct' || /[,;:]/.test(text)
