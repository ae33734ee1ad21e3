import type { Clause } from '../../sentences/clauses.ts'
import { nounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { DO_NOW, ONLY_SUBJECTS } from '../../words/word-sets.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, hasForm, haveFor } from '../verb-words.ts'
import { doAgreement } from './agreement.ts'

/** 'one of … are', 'Everyone … have' beyond the first verb, 'Do she', 'Does they', 'Is you'. */
export const invertedAgreement: Rule = {
  id: 'inverted-agreement',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (isAskedDo(sentence, at)) return [askedDo(sentence, at)]
      if (isWhatMakes(sentence, at))
        return [replaceTokens(sentence, at, at + 1, inflectVerb(baseOf(token, 'base'), 'third'), 'third-person')]
      const starts =
        at === 0 ||
        sentence.tokens[at - 1]?.tag === 'wh' ||
        /^(?:time|day|kind|book|long|often|color|colour|much|many|far)$/.test(lowerAt(sentence, at - 1))
      if (!starts || !/^(?:do|does|is|are|was|were|have|has|am)$/.test(token.lower) || isImperative(sentence, at))
        return []
      const subject = nounPhrase(sentence.tokens, sentence.tokens[at + 1]?.text === "n't" ? at + 2 : at + 1)
      if (
        !subject ||
        !isAskedSubject(sentence, subject, token) ||
        sentence.tokens[subject.end] === undefined ||
        subject.agreement === 'unknown'
      )
        return []
      return inverted(sentence, token, at, subject.agreement, subject.end) ?? []
    }),
}

/** 'Were it not for you, …' */
const isWere = (tokens: readonly Token[]) => tokens[0]?.lower === 'were' && tokens[1]?.tag === 'pron'

/** 'Have a nice day.', 'Do it well.': nothing else in it is a verb. */
const isImperative = ({ tokens, text }: Sentence, at: number): boolean =>
  at === 0 &&
  !/\?\s*$/.test(text) &&
  (isWere(tokens) ||
    (/^(?:do|have)$/.test(tokens[0]?.lower ?? '') && !tokens.slice(1).some(({ tag }) => tag === 'verb')))

/** 'Does people here smoke?': a bare noun in the plural too. */
const isAskedSubject = ({ tokens }: Sentence, { start, agreement: number }: Clause['subject'], helper: Token) =>
  ['pron', 'det', 'poss', 'name'].includes(tokens[start]?.tag ?? '') ||
  (number === 'many' && tokens[start]?.tag === 'noun' && helper.lower === 'does')

/** 'What make me happy is my family', 'That is what worry my parents'. */
const isWhatMakes = ({ tokens }: Sentence, at: number) =>
  tokens[at - 1]?.lower === 'what' &&
  tokens[at]?.tag === 'verb' &&
  tokens[at]?.form === 'base' &&
  !hasForm(tokens[at], 'past') &&
  (tokens[at]?.readings.kinds.noun ?? 9) < 5 &&
  ['obj', 'poss', 'det', 'pron'].includes(tokens[at + 1]?.tag ?? '') &&
  !ONLY_SUBJECTS.test(tokens[at + 1]?.lower ?? '')

function askedDo(sentence: Sentence, at: number): Edit {
  const does = lowerAt(sentence, at) === 'do'
  return replaceTokens(sentence, at, at + 1, does ? 'does' : 'do', does ? 'third-person' : 'plural-verb')
}

/** 'How many cups of coffee do he drink?' */
function isAskedDo(sentence: Sentence, at: number): boolean {
  const subject = lowerAt(sentence, at + 1)
  const wrong = lowerAt(sentence, at) === 'do' ? /^(?:he|she|it)$/ : /^(?:i|you|we|they)$/
  if (!DO_NOW.test(lowerAt(sentence, at)) || !wrong.test(subject)) return false
  return (
    sentence.tokens[0]?.tag === 'wh' &&
    sentence.tokens.slice(1, at).every(({ tag }) => !['verb', 'be', 'pron', 'modal'].includes(tag))
  )
}

function inverted(
  sentence: Sentence,
  token: Token,
  at: number,
  wanted: Clause['subject']['agreement'],
  end: number,
): Edit | undefined {
  const after = sentence.tokens[end]
  if (token.tag === 'do') {
    if (
      after?.tag !== 'verb' &&
      after?.tag !== 'have' &&
      after?.tag !== 'do' &&
      after?.tag !== 'adv' &&
      after?.tag !== 'be'
    )
      return undefined
    return doAgreement(sentence, at, token, wanted)
  }
  if (token.tag === 'have') {
    if (after?.tag !== 'verb' && after?.tag !== 'be' && after?.tag !== 'adv') return undefined
    const right = haveFor(wanted)
    return token.lower === right ? undefined : replaceTokens(sentence, at, at + 1, right, 'third-person')
  }
  const right = beFor(wanted, token.form === 'past')
  if (token.lower === right || (token.form === 'past' && wanted === 'i')) return undefined
  if (at === 0 && token.lower === 'am') return undefined
  return replaceTokens(sentence, at, at + 1, right, 'agreement-be')
}
