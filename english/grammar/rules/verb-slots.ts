import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { inflectVerb, type VerbForm } from '../../words/verbs.ts'
import { VERB_OF_NOUN } from '../../words/word-families.ts'
import { ONLY_SUBJECTS } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'

/** 'you will success', 'I can't concentration', 'she didn't decision yet', 'they success to win'. */
export const verbSlots: Rule = {
  id: 'verb-slot',
  find: (sentence) => sentence.tokens.flatMap((token, at) => nounAsVerb(sentence, token, at) ?? []),
}

function nounAsVerb(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const verb = VERB_OF_NOUN.get(token.lower)
  if (!verb || token.readings.kinds.verb > 0) return undefined
  let back = at - 1
  while (
    sentence.tokens[back]?.tag === 'not' ||
    /^(?:also|always|never|really|still|all|both|quickly|easily)$/.test(lowerAt(sentence, back))
  )
    back -= 1
  const form = formWanted(sentence, back, at)
  return form && changeWord(sentence, at, inflectVerb(verb, form), 'word-class')
}

/** The form of a verb that must stand at `at`, behind the word at `back`. */
function formWanted(sentence: Sentence, back: number, at: number): VerbForm | undefined {
  const { tokens } = sentence
  const before = tokens[back]
  const next = tokens[at + 1]
  if (before?.tag === 'modal') return 'base'
  if (before?.tag === 'do') return tokens.slice(back, at).some(({ tag }) => tag === 'not') ? 'base' : undefined
  if (before?.tag === 'to') return WANTED.test(lowerAt(sentence, back - 1)) && opensObject(next) ? 'base' : undefined
  return before && back === at - 1 && opensComplement(next) ? formFor(tokens[back - 1], before) : undefined
}

const WANTED = oneOf(`
  want wants wanted need needs needed try tries tried have has had like hope hopes hard difficult easy how able
  going plan decided order must forget forgot time us me him them you`)

const opensObject = (next: Token | undefined) =>
  next === undefined ||
  ['punct', 'det', 'poss', 'obj', 'sub', 'prep', 'name'].includes(next.tag) ||
  next.lower === 'you'

const opensComplement = (next: Token | undefined) =>
  next !== undefined && (['to', 'det', 'poss', 'obj'].includes(next.tag) || /^(?:in|that|you)$/.test(next.lower))

const GROUP = /^(?:team|company|group|class|school|government|country|family|business|project|program|plan)$/

/** 'I success', 'my mother advice'. */
function formFor(beforeSubject: Token | undefined, subject: Token): VerbForm | undefined {
  if (ONLY_SUBJECTS.test(subject.lower)) return /^s?he$/.test(subject.lower) ? 'third' : 'base'
  if ((!isPersonNoun(subject) && !GROUP.test(subject.lower)) || !['poss', 'det'].includes(beforeSubject?.tag ?? ''))
    return undefined
  return subject.readings.singular === undefined ? 'third' : 'base'
}
