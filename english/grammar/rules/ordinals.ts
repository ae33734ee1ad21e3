import type { Token } from '../../sentences/tokens.ts'
import { ordinalOf } from '../../words/ordinals.ts'
import { lowerAt, type Sentence } from '../sentence.ts'

/** 'my seventeen birthday', 'on the five floor'. */
export function ordinalAt(sentence: Sentence, counter: Token, at: number, noun: Token): string | undefined {
  const isOne = sentence.tokens[at - 1]?.tag === 'poss' || /^(?:the|'|’|'s|’s)$/.test(lowerAt(sentence, at - 1))
  if (counter.tag !== 'num' || !isOne) return undefined
  if (!/^(?:birthday|anniversary|floor|semester|century|grade|trimester|position|edition)$/.test(noun.lower))
    return undefined
  return ordinalOf(counter.lower)
}
