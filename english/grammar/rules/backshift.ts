import type { Clause } from '../../sentences/clauses.ts'
import { pastForm } from '../../words/verbs.ts'
import { BE_NOW, DO_NOW, HAVE, ONLY_SUBJECTS } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, beFor, hasForm } from '../verb-words.ts'

const SAID = new RegExp(
  `\\b(?:${[
    String.raw`said|told (?:me|him|her|us|them|my \w+|the \w+|everyone)|thought`,
    String.raw`asked(?: me| him| her| us| them| my \w+)? (?:if|whether|why|where|what|when|how|who)`,
    'wondered (?:if|whether|why|where|what|when|how)|explained|realized|realised|admitted|knew|promised',
    "claimed|(?:didn't|did not) know|noticed|found out|discovered|hoped|was sure|were sure",
  ].join('|')})(?: that)? $`,
  'i',
)
const STILL =
  /\b(?:now|always|every|today|tomorrow|still|nowadays|usually|often|never|tonight|next|sometimes|every day|right now|will)\b|["“”]/i
const KEPT = /^(?:love|think|believe|hope|mean|live|come|speak)$/

/** 'She said she doesn't know', 'He asked whether I want to join': one step back. */
export const backshift: Rule = {
  id: 'backshift',
  find: (sentence) => {
    if (STILL.test(sentence.text)) return []
    return sentence.clauses.flatMap((clause) =>
      isReported(sentence, clause) ? (stepBack(sentence, clause) ?? []) : [],
    )
  },
}

function isReported(sentence: Sentence, clause: Clause): boolean {
  const head = lowerAt(sentence, clause.subject.head)
  const start = sentence.tokens[clause.subject.start]?.start ?? 0
  const before = sentence.text.slice(0, start)
  // "I've noticed that you're late": the report is of now.
  if (/\b(?:have|has|['’]ve|['’]s) (?:\w+ )?\w+(?: that)? $/i.test(before)) return false
  const isThought = /\b(?:thought|knew|(?:didn't|did not) know|noticed|found out|realized|realised)(?: that)? $/i.test(
    before,
  )
  return (ONLY_SUBJECTS.test(head) && SAID.test(before)) || isThought
}

function stepBack(sentence: Sentence, clause: Clause): Edit | undefined {
  const verb = sentence.tokens[clause.predicate]
  if (!verb || clause.predicate >= clause.end) return undefined
  if (verb.tag === 'have' && sentence.tokens[clause.predicate + 1]?.tag === 'to') return undefined
  const right = pastOf(sentence, clause)
  return right && right !== verb.lower ? changeWord(sentence, clause.predicate, right, 'reported') : undefined
}

function pastOf(sentence: Sentence, clause: Clause): string | undefined {
  const verb = sentence.tokens[clause.predicate]
  if (!verb) return undefined
  if (verb.tag === 'be')
    return BE_NOW.test(verb.lower) && !mayStillBe(sentence, clause) ? beFor(clause.subject.agreement, true) : undefined
  if (verb.tag === 'do') return DO_NOW.test(verb.lower) ? 'did' : undefined
  if (verb.tag === 'have') return HAVE.test(verb.lower) ? 'had' : undefined
  if (verb.tag !== 'verb' || hasForm(verb, 'past') || (verb.form !== 'base' && verb.form !== 'third')) return undefined
  const base = baseOf(verb, verb.form)
  return KEPT.test(base) ? undefined : pastForm(base)
}

/** 'He said that he is Japanese': what was only said may still be so. */
const mayStillBe = ({ text, tokens }: Sentence, { subject, predicate }: Clause) =>
  /\b(?:said|told \w+(?: \w+)?|(?:didn't|did not) know)(?: that)? $/i.test(
    text.slice(0, tokens[subject.start]?.start),
  ) && tokens[predicate + 1]?.lower !== 'going'
