import type { Token } from '../../english/tokens.ts'
import { lowerAt, type Sentence } from '../sentence.ts'

const ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** 'my seventeen birthday', 'on the five floor'. */
export function ordinalAt(sentence: Sentence, counter: Token, at: number, noun: Token): string | undefined {
  const isOne = sentence.tokens[at - 1]?.tag === 'poss' || /^(?:the|'|’|'s|’s)$/.test(lowerAt(sentence, at - 1))
  if (counter.tag !== 'num' || !isOne) return undefined
  if (!/^(?:birthday|anniversary|floor|semester|century|grade|trimester|position|edition)$/.test(noun.lower))
    return undefined
  if (/^\d+$/.test(counter.lower)) return `${counter.lower}${endingOf(counter.lower)}`
  return (
    ORDINALS[counter.lower] ?? (/y$/.test(counter.lower) ? counter.lower.replace(/y$/, 'ieth') : `${counter.lower}th`)
  )
}

function endingOf(digits: string): string {
  if (/1[123]$/.test(digits)) return 'th'
  return { 1: 'st', 2: 'nd', 3: 'rd' }[digits.slice(-1)] ?? 'th'
}
