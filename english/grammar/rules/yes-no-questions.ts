import type { Clause } from '../../sentences/clauses.ts'
import type { NounPhrase } from '../../sentences/noun-phrase.ts'
import type { Token } from '../../sentences/tokens.ts'
import { OTHER_SUBJECTS } from '../../words/word-sets.ts'
import { isHelper, isQuestion } from '../question-words.ts'
import { type Edit, lowerFirst, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, doFor } from '../verb-words.ts'

/** 'You have finished your work?', 'You like coffee?', 'She is a teacher?' */
export const yesNoQuestions: Rule = {
  id: 'question-yes-no',
  readsClauses: 'none',
  find: (sentence) => {
    const clause = sentence.clauses[0]
    if (!clause || !isQuestion(sentence) || /[;,:]/.test(sentence.text) || !asksBySubject(sentence, clause)) return []
    if (isEcho(sentence, clause.predicate)) return []
    return [yesNoEdit(sentence, clause.subject, clause.predicate) ?? []].flat()
  },
}

/** "You're leaving?", 'You went to Flores?', 'You want to rest first?': said in surprise, or to offer. */
function isEcho({ tokens }: Sentence, at: number): boolean {
  const verb = tokens[at]
  const isShort = verb?.text.startsWith("'") || tokens[at + 1]?.text === "n't"
  return isShort || (verb?.tag === 'verb' && (verb.form === 'past' || /^(?:want|know|mean)$/.test(verb.lower)))
}

/** The sentence begins with its subject, and that is no question word. */
function asksBySubject({ tokens, clauses }: Sentence, { opener, subject, predicate }: Clause): boolean {
  if (opener || subject.start !== 0 || tokens[0]?.lower === 'whose') return false
  if (predicate !== subject.end && tokens[predicate]?.tag !== 'verb') return false
  if (OTHER_SUBJECTS.test(tokens[subject.head]?.lower ?? '')) return true
  return clauses.length === 1 && (tokens[0]?.tag === 'poss' || /^(?:this|that|the)$/.test(tokens[0]?.lower ?? ''))
}

function yesNoEdit(sentence: Sentence, subject: NounPhrase, at: number): Edit | undefined {
  const { tokens } = sentence
  const verb = tokens[at]
  if (!verb) return undefined
  const words = [lowerFirst(tokens[0] as Token), ...tokens.slice(1, subject.end).map(({ text }) => text)].join(' ')
  if (isHelper(sentence, at) && (verb.tag !== 'do' || tokens[at + 1]?.tag === 'not')) {
    const not = tokens[at + 1]?.text === "n't" ? 1 : 0
    const helper = not ? `${verb.text.toLowerCase()}n't` : helperWord(verb)
    return replaceTokens(sentence, 0, at + 1 + not, `${helper} ${words}`, 'question')
  }
  if ((verb.tag !== 'verb' && verb.tag !== 'have') || verb.form === 'ing') return undefined
  const helper = verb.tag === 'verb' && verb.form === 'past' ? 'did' : doFor(subject.agreement)
  const base = verb.tag === 'have' ? 'have' : baseOf(verb, verb.form)
  const adverbs = tokens.slice(subject.end, at).map(({ text }) => text)
  return replaceTokens(sentence, 0, at + 1, [helper, words, ...adverbs, base].join(' '), 'question')
}

const helperWord = (verb: Token) => (verb.text.startsWith("'") ? verb.lower.replace("'s", 'is') : verb.lower)
