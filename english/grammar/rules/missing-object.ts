import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, skipAdverbs } from '../verb-words.ts'

/** 'I tried it and I liked very much', 'She hates when', 'so don't touch': English names the object again. */
export const missingObject: Rule = {
  id: 'missing-object',
  find: (sentence) => [
    ...sentence.tokens.flatMap((token, at) => beforeWhen(sentence, token, at) ?? forbidden(sentence, token, at) ?? []),
    ...sentence.clauses.flatMap((clause) => inClause(sentence, clause) ?? []),
  ],
}

const FELT = /^(?:like|love|hate|enjoy|dislike|appreciate|miss)$/

function beforeWhen(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (token.tag !== 'verb' || !FELT.test(baseOf(token, token.form)) || lowerAt(sentence, at + 1) !== 'when')
    return undefined
  const isAsked = sentence.tokens.slice(0, at).some(({ tag }) => tag === 'wh' || tag === 'modal')
  return isAsked || !sentence.tokens[at + 2] ? undefined : insertBefore(sentence, at + 1, 'it', 'missing-object')
}

const NEEDS_OBJECT = oneOf(`
  enjoy like love hate want need buy bring use touch fix repair borrow lend wear receive miss order send avoid
  invite recommend appreciate`)
const BOUGHT = /^(?:buy|bring|use|fix|repair|borrow|lend|wear|order|send|recommend|touch)$/
const OPENS = /^(?:and|but|so|because)$/
const MUCH = /^(?:very much|so much|a lot)$/

/** '… and I liked very much', '… and we really enjoyed.', '… but we haven't received.' */
function inClause(sentence: Sentence, clause: Clause): Edit | undefined {
  const at = mainVerb(sentence.tokens, clause)
  if (at === undefined || hasObjectBefore(sentence, clause)) return undefined
  const isMuch = MUCH.test(`${lowerAt(sentence, at + 1)} ${lowerAt(sentence, at + 2)}`)
  if (!lacksObject(sentence.tokens, at, isMuch)) return undefined
  const named = nounBefore(sentence.tokens, clause)
  if (!named && !(isMuch && (!clause.opener || clause.opener.text === ';'))) return undefined
  return insertBefore(sentence, at + 1, named?.readings.singular ? 'them' : 'it', 'missing-object')
}

function lacksObject(tokens: readonly Token[], at: number, isMuch: boolean): boolean {
  const base = baseOf(tokens[at] as Token, tokens[at]?.form)
  if (isMuch) return FELT.test(base) && endsAt(tokens, at + 3)
  const isBought = BOUGHT.test(base) && tokens[at + 1]?.tag === 'adv'
  return NEEDS_OBJECT.test(base) && endsAt(tokens, isBought ? at + 2 : at + 1)
}

/** The verb itself, over 'have' and 'do not'. */
function mainVerb(tokens: readonly Token[], clause: Clause): number | undefined {
  const first = skipAdverbs(tokens, clause.predicate)
  const hasHelper = ['have', 'do'].includes(tokens[first]?.tag ?? '')
  const at = hasHelper ? skipAdverbs(tokens, first + 1) : first
  const verb = tokens[at]
  return verb?.tag === 'verb' && verb.form !== 'ing' && (hasHelper || verb.form !== 'participle') ? at : undefined
}

const endsAt = (tokens: readonly Token[], at: number) => {
  const next = tokens[at]
  return !next || /^[.!]$/.test(next.text) || (next.text === ',' && OPENS.test(tokens[at + 1]?.lower ?? ''))
}

/** 'what I like', 'the film that we enjoyed': the object stands before. */
const hasObjectBefore = ({ tokens }: Sentence, { subject, opener }: Clause) =>
  (opener !== undefined && !OPENS.test(opener.lower) && !/^[,;]$/.test(opener.text)) ||
  !['pron', 'poss', 'name', 'det'].includes(tokens[subject.start]?.tag ?? '') ||
  tokens
    .slice(0, subject.start)
    .some(({ tag, lower }) => tag === 'wh' || /^(?:that|than|as|if|whatever|everything|all)$/.test(lower))

/** The thing that the clause before speaks of last. */
const nounBefore = (tokens: readonly Token[], { opener, subject }: Clause) =>
  opener && (OPENS.test(opener.lower) || /^thanks?$/.test(tokens[0]?.lower ?? ''))
    ? tokens.slice(0, subject.start).findLast(({ tag }) => tag === 'noun' || tag === 'word')
    : undefined

/** 'That is my laptop, so don't touch.' */
function forbidden(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const { tokens } = sentence
  if (token.tag !== 'not' || lowerAt(sentence, at - 1) !== 'do' || at < 4) return undefined
  const isOrder = /^(?:so|but|and|please|,)$/.test(lowerAt(sentence, at - 2))
  const verb = tokens[at + 1]
  if (!isOrder || !verb || !/^(?:touch|open|use|take|bring|buy|lose|miss|waste)$/.test(verb.lower)) return undefined
  return /^[.!]$/.test(tokens[at + 2]?.text ?? '.') ? insertBefore(sentence, at + 2, 'it', 'missing-object') : undefined
}
