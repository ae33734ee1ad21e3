import type { Clause } from '../../sentences/clauses.ts'
import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { inflectVerb, pastForm } from '../../words/verbs.ts'
import { FOR_TO_THAT, HE_SHE_IT, IS_OR_ARE } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

const TOLD = oneOf(`
  tell tells told ask asks asked warn warned warns remind reminds reminded advise advises advised order ordered
  beg begged`)
const REPORTED = oneOf(`
  said told promised thought knew believed hoped explained answered replied announced decided realised realized
  mentioned admitted heard swore`)
const ASKED = /^(?:asked|wondered)$/
const FUTURE =
  /\b(?:tomorrow|tonight|soon|next (?:week|month|year|time|\w+day)|later|this (?:afternoon|evening|weekend)|always|every|now)\b/i
/** '…, but he didn't': what was said is over. */
const UNDONE = /\bbut (?:\w+ ){1,3}?(?:didn't|did not|never|forgot|wasn't)\b/i
const BACK: Record<string, string> = { will: 'would', can: 'could', may: 'might' }

/** 'told me don't cook', 'asked me was I single', 'promised that he will fix it'. */
export const reportedSpeech: Rule = {
  id: 'reported-speech',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        toldNot(sentence, token, at) ?? askedIf(sentence, token, at) ?? backshift(sentence, token, at) ?? [],
    ),
}

/** Where the one who was told ends: 'told me', 'asked the students'. */
function hearerEnd({ tokens }: Sentence, at: number): number | undefined {
  const next = tokens[at]
  if (!next) return undefined
  if (next.tag === 'obj' || next.lower === 'you' || (next.lower === 'her' && tokens[at + 1]?.tag !== 'noun'))
    return at + 1
  return ['poss', 'det', 'name'].includes(next.tag) ? plainNounPhrase(tokens, at)?.end : undefined
}

function toldNot(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (!TOLD.test(token.lower)) return undefined
  const end = hearerEnd(sentence, at + 1)
  if (end === undefined) return undefined
  const from = FOR_TO_THAT.test(lowerAt(sentence, end)) ? end + 1 : end
  const verb = sentence.tokens[from + 2]
  if (!/^do$/.test(lowerAt(sentence, from)) || lowerAt(sentence, from + 1) !== 'not' || !verb) return undefined
  if (!['verb', 'be', 'have', 'do'].includes(verb.tag)) return undefined
  return replaceTokens(sentence, end, from + 2, 'not to', 'reported')
}

/** 'I don't know is he', 'I am not sure does it': not known. */
const isUnknownTo = (sentence: Sentence, { lower }: Token, at: number) =>
  /^(?:know|sure)$/.test(lower) && lowerAt(sentence, at - 1) === 'not' && !sentence.text.includes('?')

/** 'asked me was I single', 'asked do I like it'. */
function askedIf(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const isAsked = /^(?:ask|asks|asked|wonder|wondered|wonders)$/.test(token.lower) && token.tag === 'verb'
  if (!isAsked && !isUnknownTo(sentence, token, at)) return undefined
  const helperAt = hearerEnd(sentence, at + 1) ?? at + 1
  const helper = sentence.tokens[helperAt]
  const subject = sentence.tokens[helperAt + 1]
  if (!helper || subject?.tag !== 'pron' || !['be', 'do', 'have', 'modal'].includes(helper.tag)) return undefined
  const verb = sentence.tokens[helperAt + 2]
  if (helper.tag !== 'do')
    return replaceTokens(sentence, helperAt, helperAt + 2, `if ${subject.text} ${helper.text}`, 'embedded-question')
  if (!verb || !['verb', 'have'].includes(verb.tag)) return undefined
  const base = verb.tag === 'have' ? 'have' : baseOf(verb, 'base')
  const isPast = helper.lower === 'did' || /ed$/.test(token.lower)
  const form = isPast ? pastForm(base) : inflectVerb(base, HE_SHE_IT.test(subject.lower) ? 'third' : 'base')
  return replaceTokens(sentence, helperAt, helperAt + 3, `if ${subject.text} ${form}`, 'embedded-question')
}

const isPerson = (sentence: Sentence, { subject }: Clause) =>
  /^(?:i|he|she|we|they|it)$/.test(lowerAt(sentence, subject.head))

/** 'promised that the problem will not …' */
const isPromised = (sentence: Sentence, { opener, subject }: Clause) =>
  opener?.lower === 'that' && /^(?:promised|hoped|thought|believed)$/.test(lowerAt(sentence, subject.start - 2))

/** What somebody said in the past goes one step back, where nothing points to the future. */
function backshift(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const right = Object.hasOwn(BACK, token.lower) ? BACK[token.lower] : undefined
  if (
    !right ||
    token.tag !== 'modal' ||
    (FUTURE.test(sentence.text) && !UNDONE.test(sentence.text)) ||
    sentence.text.includes('"')
  )
    return undefined
  const clause = sentence.clauses.find((one) => one.predicate === at)
  if (!clause || !(isPerson(sentence, clause) || isPromised(sentence, clause))) return undefined
  const before = sentence.tokens.slice(Math.max(0, clause.subject.start - 6), clause.subject.start)
  const said = before.findIndex(({ lower }) => REPORTED.test(lower) || ASKED.test(lower))
  // 'It is believed that it can help': the report is of now.
  if (IS_OR_ARE.test(before[said - 1]?.lower ?? '')) return undefined
  const isAsked = ASKED.test(before[said]?.lower ?? '')
  if (
    said < 0 ||
    before
      .slice(said + 1)
      .some(
        ({ tag, lower }) =>
          (tag === 'punct' || tag === 'sub' || tag === 'wh' || tag === 'and' || tag === 'verb') &&
          lower !== 'that' &&
          !(isAsked && /^(?:if|whether|when|where|why|how|what|who)$/.test(lower)),
      )
  )
    return undefined
  const isOneWord =
    sentence.tokens[at + 1]?.tag === 'not' &&
    sentence.tokens[at + 1]?.text === 'not' &&
    !sentence.tokens[at + 1]?.spaced
  return changeWord(sentence, at, isOneWord ? `${right} ` : right, 'reported')
}
