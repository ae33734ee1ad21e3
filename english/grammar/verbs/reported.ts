import { within } from '../../sentences/times.ts'
import { ONLY_SUBJECTS } from '../../words/word-sets.ts'
import { lowerAt } from '../sentence.ts'
import type { VerbView } from './verb-view.ts'

const THOUGHT = "thought|knew|(?:didn't|did not) know|noticed|found out|realized|realised"
const SAID = [
  String.raw`said|told (?:me|him|her|us|them|my \w+|the \w+|everyone)`,
  String.raw`asked(?: me| him| her| us| them| my \w+)? (?:if|whether|why|where|what|when|how|who)`,
  'wondered (?:if|whether|why|where|what|when|how)|explained|admitted|promised',
  'claimed|discovered|hoped|was sure|were sure',
].join('|')
const BEHIND_SAID = new RegExp(`\\b(?:${SAID}|${THOUGHT})(?: that)? $`, 'i')
const BEHIND_THOUGHT = new RegExp(`\\b(?:${THOUGHT}|claimed)(?: that)? $`, 'i')
/** "I've noticed that you're late": the report is of now. */
const SAID_NOW = /\b(?:have|has|['’]ve|['’]s) (?:\w+ )?\w+(?: that)? $/i
const STILL = within([
  'now|today|tomorrow|tonight|still|nowadays|next|will',
  'always|every|usually|often|never|sometimes',
])

/** 'She said she doesn't know', 'He asked whether I want to join': one step back. */
export function isReported({ sentence, token, verb: { subject, at } }: VerbView): boolean {
  const before = sentence.text.slice(0, sentence.tokens[subject.start]?.start)
  if (STILL.test(sentence.text) || /["“”]/.test(sentence.text) || SAID_NOW.test(before)) return false
  const isDone = token.tag === 'be' && sentence.tokens[at + 1]?.form === 'participle'
  if (isDone && BEHIND_SAID.test(before)) return true
  return (
    BEHIND_THOUGHT.test(before) || (ONLY_SUBJECTS.test(lowerAt(sentence, subject.head)) && BEHIND_SAID.test(before))
  )
}
