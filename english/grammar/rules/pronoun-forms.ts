import type { Token } from '../../sentences/tokens.ts'
import { isSomebody } from '../../words/people.ts'
import { HE_OR_SHE } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'

/** 'She enjoys cooking by himself'. */
export const pronounForms: Rule = {
  id: 'pronoun-forms',
  find: (sentence) => sentence.tokens.flatMap((token, at) => otherSelf(sentence, token, at) ?? []),
}

const OWN_SELF: Record<string, string> = {
  i: 'myself',
  he: 'himself',
  she: 'herself',
  we: 'ourselves',
  they: 'themselves',
}

/** 'She cooks by himself': nobody else is named whom it could mean. */
function otherSelf(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (!/^(?:my|your|him|her|them|our)sel(?:f|ves)$/.test(token.lower)) return undefined
  const clause = sentence.clauses.find((one) => one.predicate < at && at < one.end)
  if (!clause || clause.subject.end !== clause.adverbs) return undefined
  const subject = lowerAt(sentence, clause.subject.head)
  const isNouns = clause.subject.agreement === 'many' && sentence.tokens[clause.subject.head]?.tag === 'noun'
  const isMe = /^(?:i|we|you)$/.test(subject) || clause.subject.end - clause.subject.start > 2
  const right = Object.hasOwn(OWN_SELF, subject) ? OWN_SELF[subject] : isNouns && !isMe ? 'themselves' : undefined
  const isAlone = sentence.tokens.slice(clause.predicate, at).every((one) => !isSomebody(one))
  if (!right || right === token.lower || !isAlone) return undefined
  return changeWord(sentence, at, right, HE_OR_SHE.test(subject) ? 'pronoun-gender' : 'pronoun-self')
}
