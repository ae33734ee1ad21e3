import type { NounPhrase } from '../../sentences/noun-phrase.ts'
import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { ASKING_WORDS, MUCH_OR_MANY, WHO_OR_WHAT } from '../../words/word-sets.ts'
import { textOf } from '../question-words.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, hasForm, skipAdverbs } from '../verb-words.ts'

const EMBEDDING = new RegExp(
  `\\b(?:${[
    'know|knows|knew',
    String.raw`(?:tell|told|tells|ask|asked|asks|show|showed|teach|remind|reminded)(?: me| him| her| you| us| them| the \w+| my \w+)?`,
    'wonder|wonders|wondered|wondering|remember|remembers|understand|understands|understood|explain|explained',
    'sure|see|idea|find out|found out|forgot|forget|explain to me|explained to (?:me|us|him|her|them|the \\w+)|let me know|guess|check|curious|learn|decide',
    "depends on|about|not care|don't care|matter|control|choose|describe|discuss|imagine|reasons?|realize|realise",
  ].join('|')})$`,
  'i',
)

/** 'Could you tell me where is the toilet?', "I don't know what does it mean." */
export const embeddedQuestions: Rule = {
  id: 'embedded-question',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!isEmbedded(sentence, token, at)) return []
      const end = embeddedEnd(sentence, token, at)
      const helper = sentence.tokens[end]
      if (helper?.tag === 'be' && lowerAt(sentence, end + 1) === 'there' && token.lower === 'whether')
        return [replaceTokens(sentence, end, end + 2, `there ${helper.text}`, 'embedded-question')]
      const denied = helper ? deniedEdit(sentence, helper, end) : undefined
      if (denied) return [denied]
      const subject = helper ? nounPhraseForEmbedded(sentence, end + 1) : undefined
      if (!helper || !subject) return []
      return embeddedEdit(sentence, helper, end, subject) ?? []
    }),
}

/** 'why didn't he come' */
function deniedEdit(sentence: Sentence, { tag, text }: Token, at: number): Edit | undefined {
  const not = sentence.tokens[at + 1]
  const subject = plainNounPhrase(sentence.tokens, at + 2)
  if (!['be', 'do', 'modal', 'have'].includes(tag) || not?.text !== "n't" || !subject) return undefined
  const words = textOf(sentence, subject.start, subject.end)
  return replaceTokens(sentence, at, subject.end, `${words} ${text}${not.text}`, 'embedded-question')
}

function isEmbedded(sentence: Sentence, token: Token, at: number): boolean {
  if (at === 0) return false
  if (token.lower === 'whether') return true
  if (token.tag !== 'wh' && token.lower !== 'when') return false
  if (isSaidWithDo(sentence, at)) return true
  const before = sentence.text.slice(0, token.start).trim()
  return EMBEDDING.test(before.replace(ANOTHER, '')) || ASKS_TWO.test(before)
}

const BEFORE_ASKED: ReadonlySet<string> = new Set(['verb', 'noun', 'obj', 'prep', 'adv', 'to'])

/** 'They sell there what do they need.': nothing is asked. */
const isSaidWithDo = ({ text, tokens }: Sentence, at: number) =>
  /\.\s*$/.test(text) &&
  tokens[at + 1]?.tag === 'do' &&
  tokens[at + 2]?.tag === 'pron' &&
  BEFORE_ASKED.has(tokens[at - 1]?.tag ?? '') &&
  at > 1

/** 'ask about the price and what time is the boat leaving' */
const ASKS_TWO = /\b(?:ask|know|explain|explained|asked) (?:about )?(?:the|your|our) [^,.?]* and$/i

/** 'where I live and how old am I': what is asked goes on behind 'and'. */
const ANOTHER = / (?:what|where|when|why|who|how|which)\b[^,.?]* and$/i

/** 'what time', 'how much money', 'which bus'. */
function embeddedEnd(sentence: Sentence, token: Token, at: number): number {
  if (!ASKING_WORDS.test(token.lower)) return at + 1
  const next = sentence.tokens[at + 1]
  if (token.lower === 'how' && next && (next.tag === 'adj' || next.tag === 'adv' || MUCH_OR_MANY.test(next.lower)))
    return sentence.tokens[at + 2]?.tag === 'noun' ? at + 3 : at + 2
  if (next?.tag !== 'noun' || token.lower === 'how') return at + 1
  return sentence.tokens[at + 2]?.tag === 'noun' ? at + 3 : at + 2
}

/** The last noun may be the verb: 'what time does the bank open'. */
function nounPhraseForEmbedded({ tokens }: Sentence, at: number): NounPhrase | undefined {
  const phrase = plainNounPhrase(tokens, at)
  const last = phrase && tokens[phrase.head]
  const isVerb =
    last && tokens[at - 1]?.tag === 'do' && hasForm(last, 'base') && tokens[phrase.head - 1]?.tag === 'noun'
  return isVerb && !hasForm(tokens[phrase.end], 'base') ? plainNounPhrase(tokens.slice(0, phrase.head), at) : phrase
}

function embeddedEdit(sentence: Sentence, helper: Token, at: number, subject: NounPhrase): Edit | undefined {
  const { tokens } = sentence
  const words = textOf(sentence, subject.start, subject.end)
  const next = tokens[subject.end]
  const wasAsked = /\b(?:asked|wondered)\b/i.test(sentence.text.slice(0, tokens[at - 1]?.start))
  if (helper.tag === 'be') {
    const be = wasAsked ? beFor(subject.agreement, true) : helper.text
    return endsOrDescribes(sentence, at, subject, next)
      ? replaceTokens(sentence, at, subject.end, `${words} ${be}`, 'embedded-question')
      : undefined
  }
  if (helper.tag === 'modal' || (helper.tag === 'have' && next?.tag === 'verb')) {
    return replaceTokens(sentence, at, subject.end, `${words} ${helper.text}`, 'embedded-question')
  }
  return helper.tag === 'do' ? withoutDo(sentence, at, subject, wasAsked) : undefined
}

/** 'what does it mean' → 'what it means' */
function withoutDo(sentence: Sentence, at: number, subject: NounPhrase, wasAsked: boolean): Edit | undefined {
  const { tokens } = sentence
  const verbAt = skipAdverbs(tokens, subject.end)
  const verb = tokens[verbAt]
  if (!verb || !(['verb', 'have', 'do'].includes(verb.tag) || hasForm(verb, 'base'))) return undefined
  const isPast = lowerAt(sentence, at) === 'did' || wasAsked
  const form = isPast ? 'past' : subject.agreement === 'one' ? 'third' : 'base'
  const base = verb.tag === 'have' || verb.tag === 'do' ? verb.tag : baseOf(verb, 'base')
  const words = textOf(sentence, subject.start, subject.end)
  return replaceTokens(sentence, at, verbAt + 1, `${words} ${inflectVerb(base, form)}`, 'embedded-question')
}

/** 'where is the toilet', 'why is he sad'; but 'who is the man in black' may be right as it stands. */
function endsOrDescribes(sentence: Sentence, at: number, subject: NounPhrase, next: Token | undefined): boolean {
  if (!next || ['punct', 'and', 'sub'].includes(next.tag)) return true
  if (!['verb', 'adj', 'prep', 'adv', 'to'].includes(next.tag)) return false
  const asksWho = WHO_OR_WHAT.test(lowerAt(sentence, at - 1))
  return !asksWho || next.tag === 'verb' || sentence.tokens[subject.start]?.tag === 'pron'
}
