import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { HE_OR_SHE } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'

/** "cleaning it's tail", 'He remembers my.', 'I cut me'. */
export const pronounForms: Rule = {
  id: 'pronoun-forms',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        itsOwn(sentence, token, at) ??
        possessiveAlone(sentence, token, at) ??
        myself(sentence, token, at) ??
        otherSelf(sentence, token, at) ??
        [],
    ),
}

const INTRODUCES = oneOf(`
  think thinks thought know knows knew believe hope say says said guess feel mean means see hear find like love
  hate wish sure suppose realise realize is was`)

/** "raised it's prices": behind a verb or a preposition, before a noun. */
function itsOwn(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const short = sentence.tokens[at + 1]
  const before = sentence.tokens[at - 1]
  if (token.lower !== 'it' || short?.text.toLowerCase().replace('’', "'") !== "'s" || !before) return undefined
  const isBehind =
    before.tag === 'prep' || before.tag === 'have' || (before.tag === 'verb' && !INTRODUCES.test(before.lower))
  const next = sentence.tokens[at + 2]
  const noun = next?.tag === 'adj' || next?.lower === 'own' ? sentence.tokens[at + 3] : next
  if (!isBehind || noun?.tag !== 'noun' || hasForm(noun, 'ing')) return undefined
  if (/^(?:time|fun|night|day|morning|monday)$/.test(noun.lower) && next === noun) return undefined
  return replaceTokens(sentence, at, at + 2, 'its', 'confusion')
}

const OBJECTS: Record<string, string> = { my: 'me', our: 'us', their: 'them' }

/** 'She looked at my and smiled': nothing follows that could be owned. */
function possessiveAlone(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const object = Object.hasOwn(OBJECTS, token.lower) ? OBJECTS[token.lower] : undefined
  const before = sentence.tokens[at - 1]
  if (!object || !before || !['verb', 'prep', 'to'].includes(before.tag)) return undefined
  const next = sentence.tokens[at + 1]
  const isAlone = next === undefined || /^[.,!?]$/.test(next.text) || ['and', 'sub', 'to', 'prep'].includes(next.tag)
  return isAlone ? changeWord(sentence, at, object, 'pronoun-case') : undefined
}

const SELF: Record<string, Record<string, string>> = {
  i: { me: 'myself' },
  we: { us: 'ourselves' },
  you: { you: 'yourself' },
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

const DONE_TO_ONESELF = oneOf(`
  cut cuts hurt hurts enjoy enjoyed introduce introduced teach taught blame blamed burn burned burnt ask asked
  tell told see saw look looked buy bought make made injure injured wash washed dress dressed prepare prepared
  calm calmed kill killed force forced push pushed improve express describe described protect help helped
  motivate promise promised call consider lock locked weigh weighed shave shaved behave challenge challenged
  feel felt scare scared surprise surprised remind reminded talk talked believe trust love hate`)

function myself(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const clause = sentence.clauses.find((one) => one.predicate < at && at < one.end)
  const subject = clause && lowerAt(sentence, clause.subject.head)
  const right = subject && Object.hasOwn(SELF, subject) ? SELF[subject]?.[token.lower] : undefined
  const isBehindTo =
    /^(?:to|in|at)$/.test(lowerAt(sentence, at - 1)) &&
    /^(?:talk|talks|talked|believe|believed|look|looked|promise|promised)$/.test(lowerAt(sentence, at - 2))
  const verbAt = isBehindTo ? at - 2 : at - 1
  const verb = sentence.tokens[verbAt]
  if (!clause || !right || verb?.tag !== 'verb' || !DONE_TO_ONESELF.test(verb.lower)) return undefined
  const isOwnVerb = sentence.tokens
    .slice(clause.predicate, verbAt)
    .every(({ tag }) => ['modal', 'do', 'have', 'not', 'adv', 'to', 'be'].includes(tag))
  const next = sentence.tokens[at + 1]
  if (
    !isOwnVerb ||
    (next && ['verb', 'adj', 'noun', 'be'].includes(next.tag) && next.lower !== 'first') ||
    clause.opener?.tag === 'wh'
  )
    return undefined
  return changeWord(sentence, at, right, 'pronoun-self')
}
