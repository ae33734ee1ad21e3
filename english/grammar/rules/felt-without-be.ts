import type { Clause } from '../../sentences/clauses.ts'
import { isSomebody } from '../../words/people.ts'
import { NOT_OR_VERY, NOT_YET_WORDS } from '../../words/word-sets.ts'
import { lowerAt, type Sentence } from '../sentence.ts'

const WITH_FELT: Record<string, RegExp> = {
  interested: /^(?:in|to)$/,
  bored: /^(?:with|of|at|because|in|when|and|now|today)?$|^[.!,?]$/,
  tired: /^(?:of|because|after|from|now|today|when|and|so|but)?$|^[.!,?]$/,
  excited: /^(?:about|to|because|for|when)?$|^[.!,?]$/,
  confused: /^(?:about|with|because|when|by|and|now)?$|^[.!,?]$/,
  disappointed: /^(?:with|in|about|because|by)?$|^[.!,?]$/,
  satisfied: /^(?:with|about)?$|^[.!,?]$/,
  scared: /^(?:of|to|because|when)$/,
  embarrassed: /^(?:about|because|by|to|when)?$|^[.!,?]$/,
  exhausted: /^(?:after|because|from)?$|^[.!,?]$/,
  stressed: /^(?:about|because|with|out)$/,
  impressed: /^(?:with|by)$/,
  addicted: /^(?:to|with)$/,
  allowed: /^to$/,
  supposed: /^to$/,
  married: /^(?:with|and|but|now)?$|^[.!,?]$/,
  surprised: /^(?:at|because|to|when|by)?$|^[.!,?]$/,
  shocked: /^(?:at|because|to|when|by)?$|^[.!,?]$/,
  worried: /^(?:because)$/,
  stuck: /^(?:in|at)$/,
  annoyed: /^(?:because|with|at|about)$/,
  concerned: /^about$/,
  involved: /^in$/,
  inclined: /^to$/,
  engaged: /^(?:to|and|now)?$|^[.!,?]$/,
  fined: /^for$/,
}

/** 'I interested in art', 'Most of my friends already married': a participle that only describes. */
export function feelsWithoutBe(sentence: Sentence, clause: Clause): boolean {
  const { tokens } = sentence
  let at = clause.subject.end
  while (tokens[at]?.tag === 'adv' || NOT_OR_VERY.test(lowerAt(sentence, at))) at += 1
  const word = lowerAt(sentence, at)
  if (
    !Object.hasOwn(WITH_FELT, word) ||
    at >= clause.end ||
    !(isSomebody(tokens[clause.subject.head]) || isSomebody(tokens[clause.subject.end - 1]))
  )
    return false
  if (
    tokens
      .slice(at + 1, clause.end)
      .some(
        ({ tag, form }, index) => tag === 'be' || tag === 'modal' || (index > 1 && tag === 'verb' && form === 'past'),
      )
  )
    return false
  const before = at > clause.subject.end ? lowerAt(sentence, at - 1) : ''
  if (word === 'married' && !NOT_YET_WORDS.test(before)) return false
  if (word === 'stuck' && lowerAt(sentence, at + 2) !== 'traffic') return false
  const isMarked = /^(?:very|so|too|really|not|already|still|quite)$/.test(before)
  return WITH_FELT[word]?.test(lowerAt(sentence, at + 1)) || (isMarked && !TAKES[tokens[at + 1]?.tag ?? ''])
}

const TAKES: Record<string, boolean> = { det: true, poss: true, obj: true, noun: true, pron: true }
