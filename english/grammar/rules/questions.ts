import type { Clause } from '../../sentences/clauses.ts'
import { type NounPhrase, nounPhrase, plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { type Edit, lowerAt, lowerFirst, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, doFor, hasForm, skipAdverbs } from '../verb-words.ts'

const isQuestion = (sentence: Sentence) => /\?\s*["')]*$/.test(sentence.text)

/** 'Where you live?', 'What time the class starts?', 'Why she is crying?' */
export const whQuestions: Rule = {
  id: 'question-order',
  find: (sentence) => {
    const who = whoDoes(sentence)
    if (who) return [who]
    const end = questionWordEnd(sentence)
    if (end === undefined) return []
    const subject = nounPhrase(sentence.tokens, end)
    if (!subject || (!isQuestion(sentence) && !looksAsked(sentence, subject))) return []
    return [whEdit(sentence, end, subject) ?? []].flat()
  },
}

/** 'Who teach your son?': the question word is one person. */
function whoDoes(sentence: Sentence): Edit | undefined {
  const at = questionStart(sentence)
  const verb = sentence.tokens[at + 1]
  if (
    !/^(?:who|what)$/.test(lowerAt(sentence, at)) ||
    !isQuestion(sentence) ||
    verb?.tag !== 'verb' ||
    verb.form !== 'base'
  )
    return undefined
  const next = sentence.tokens[at + 2]
  if (hasForm(verb, 'past') || next?.tag === 'be' || (lowerAt(sentence, at) === 'what' && verb.readings.kinds.noun > 4))
    return undefined
  return replaceTokens(sentence, at + 1, at + 2, inflectVerb(baseOf(verb, 'base'), 'third'), 'third-person')
}

/** A short 'where you live' without its mark is a question too. */
const looksAsked = (sentence: Sentence, subject: NounPhrase) =>
  sentence.tokens.length <= 7 &&
  /^(?:you|he|she|they|we|it)$/.test(lowerAt(sentence, subject.head)) &&
  !/,/.test(sentence.text) &&
  /^(?:where|why|what)$/.test(lowerAt(sentence, 0)) &&
  sentence.tokens[subject.end]?.tag === 'verb' &&
  sentence.tokens.slice(subject.end + 1).every((token) => !['be', 'verb', 'modal'].includes(token.tag))

/** Where the question word with its noun ends: 'what time', 'how many books', 'which bus'. */
function questionWordEnd(sentence: Sentence): number | undefined {
  const first = questionStart(sentence)
  const word = lowerAt(sentence, first)
  const next = lowerAt(sentence, first + 1)
  if (/^(?:about|if|to)$/.test(next)) return undefined
  if (/^(?:kind|type|sort)$/.test(next)) return kindEnd(sentence, first + 2)
  if (word === 'how') return howEnd(sentence, first, next)
  if (word === 'which' && next === 'one') return first + 2
  if (word === 'what' || word === 'which') {
    return sentence.tokens[first + 1]?.tag === 'noun' ? kindEnd(sentence, nounEnd(sentence, first + 1)) : first + 1
  }
  return /^(?:where|why|when|who|whom)$/.test(word) ? first + 1 : undefined
}

/** Behind 'So', 'Hi Rina,' or 'Excuse me,'. */
export function questionStart(sentence: Sentence): number {
  if (/^(?:so|but|and)$/.test(lowerAt(sentence, 0))) return 1
  const comma = sentence.tokens.findIndex(({ text }) => text === ',')
  return comma > 0 && comma < 5 && CALLS.test(lowerAt(sentence, 0)) ? comma + 1 : 0
}

const CALLS = oneOf(`
  hi hello hey sorry excuse oh wow well ok okay please sir miss madam mom mum dad guys bro mr mrs ms good by
  thanks thank yes no hmm actually anyway honey dear teacher doctor`)

function howEnd(sentence: Sentence, first: number, next: string): number {
  if (/^(?:much|many)$/.test(next)) return overPeriod(sentence, nounEnd(sentence, first + 2))
  return /^(?:long|often|far|old|big|fast|tall|high|soon|deep|early|late|well)$/.test(next) ? first + 2 : first + 1
}

/** 'how many times a week'. */
const overPeriod = (sentence: Sentence, at: number) =>
  /^an?$/.test(lowerAt(sentence, at)) && /^(?:day|week|month|year|hour)$/.test(lowerAt(sentence, at + 1)) ? at + 2 : at

const kindEnd = (sentence: Sentence, at: number) =>
  lowerAt(sentence, at) === 'of' ? (plainNounPhrase(sentence.tokens, at + 1)?.end ?? at) : at
const nounEnd = (sentence: Sentence, at: number) => {
  const { tokens } = sentence
  const next = tokens[at]
  return next && (next.tag === 'noun' || next.tag === 'adj') ? (plainNounPhrase(tokens, at)?.end ?? at) : at
}

function whEdit(sentence: Sentence, at: number, subject: NounPhrase): Edit | undefined {
  const verbAt = skipAdverbs(sentence.tokens, subject.end)
  const verb = sentence.tokens[verbAt]
  if (isWithoutVerb(sentence, at, subject)) return beAt(sentence, at, subject)
  if (!verb || isSubjectQuestion(sentence, at, subject)) return undefined
  if (isHelper(sentence, verbAt)) return helperFirst(sentence, at, subject, verbAt)
  if (lacksVerb(sentence, subject, verbAt)) return beAt(sentence, at, subject)
  const words = textOf(sentence, subject.start, subject.end)
  if (verb.tag === 'have')
    return replaceTokens(
      sentence,
      at,
      verbAt + 1,
      [doFor(subject.agreement), ...textsOf(sentence, subject.start, verbAt), 'have'].join(' '),
      'question',
    )
  if (verb.tag !== 'verb' || verb.form === 'ing' || verb.form === 'participle') return undefined
  const isPast = verb.form === 'past' && (!hasForm(verb, 'base') || /\b(?:yesterday|last|ago)\b/i.test(sentence.text))
  const helper = isPast ? 'did' : doFor(subject.agreement)
  const between = sentence.tokens
    .slice(subject.end, verbAt)
    .filter(({ lower }) => lower !== 'not')
    .map(({ text }) => text)
  return replaceTokens(
    sentence,
    at,
    verbAt + 1,
    [helper, words, ...between, baseOf(verb, verb.form)].join(' '),
    'question',
  )
}

const textsOf = ({ tokens }: Sentence, from: number, to: number) => tokens.slice(from, to).map(({ text }) => text)

const beAt = (sentence: Sentence, at: number, subject: NounPhrase): Edit =>
  replaceTokens(
    sentence,
    at,
    subject.start + 1,
    `${beFor(subject.agreement)} ${sentence.tokens[subject.start]?.text}`,
    'question',
  )

/** 'How old your brother?', 'Who your English teacher, Miss?', 'Where the toilet?' */
function isWithoutVerb({ tokens }: Sentence, at: number, subject: NounPhrase): boolean {
  const next = tokens[subject.end]
  const word = tokens[at - 1]?.lower ?? ''
  if (next && !/^[?,]$/.test(next.text) && !/^(?:tomorrow|today|tonight|now)$/.test(next.lower)) return false
  if (/^(?:why|many)$/.test(word) || tokens.some(({ tag }) => ['be', 'do', 'have', 'modal', 'verb'].includes(tag)))
    return false
  const first = tokens[subject.start]
  return first?.tag === 'poss' || /^(?:you|he|she|they|it|we|the|this|that|these|those|one)$/.test(first?.lower ?? '')
}

/** 'Why your phone always off?': nothing in it is a verb. */
function lacksVerb({ tokens }: Sentence, subject: NounPhrase, at: number): boolean {
  const first = tokens[subject.start]
  if (!['poss', 'det', 'pron'].includes(first?.tag ?? '') || subject.agreement === 'unknown') return false
  if (tokens.slice(subject.end).some(({ tag }) => ['verb', 'be', 'have', 'do', 'modal'].includes(tag))) return false
  return (
    tokens[at]?.tag === 'adj' ||
    /^(?:off|on|down|here|there|so|very|too|late|in|at|from)$/.test(tokens[at]?.lower ?? '')
  )
}

const textOf = (sentence: Sentence, from: number, to: number): string =>
  sentence.tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')

/** 'Who lives here?', 'How many people came?': the question word is the subject itself. */
function isSubjectQuestion(sentence: Sentence, at: number, subject: NounPhrase): boolean {
  const { tokens } = sentence
  const first = tokens[subject.start]
  if (isHelper(sentence, skipAdverbs(tokens, subject.end))) return false
  if (
    at === 1 &&
    /^(?:who|what|which)$/.test(lowerAt(sentence, 0)) &&
    !['pron', 'poss', 'det', 'name'].includes(first?.tag ?? '')
  )
    return true
  return (
    lowerAt(sentence, at - 1) === 'many' ||
    (lowerAt(sentence, 0) === 'how' && tokens[at - 1]?.tag === 'noun' && first?.tag !== 'pron')
  )
}

function isHelper({ tokens }: Sentence, at: number): boolean {
  const verb = tokens[at]
  if (verb?.tag === 'have') return ['verb', 'be'].includes(tokens[skipAdverbs(tokens, at + 1)]?.tag ?? '')
  return verb !== undefined && ['be', 'modal', 'do'].includes(verb.tag)
}

function helperFirst(sentence: Sentence, at: number, subject: NounPhrase, verbAt: number): Edit | undefined {
  const verb = sentence.tokens[verbAt] as Token
  if (verb.lower === 'be' || subject.start !== at || subject.end !== verbAt) return undefined
  const not = sentence.tokens[verbAt + 1]?.text === "n't" ? 1 : 0
  const helper = verb.text.startsWith("'") ? verb.lower.replace("'s", 'is') : verb.text
  const words = `${helper}${not ? "n't" : ''} ${textOf(sentence, subject.start, subject.end)}`
  return replaceTokens(sentence, at, verbAt + 1 + not, words, 'question')
}

/** 'You have finished your work?', 'You like coffee?', 'She is a teacher?' */
export const yesNoQuestions: Rule = {
  id: 'question-yes-no',
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
  if (/^(?:you|he|she|they|it|we)$/.test(tokens[subject.head]?.lower ?? '')) return true
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

const EMBEDDING = new RegExp(
  `\\b(?:${[
    'know|knows|knew',
    String.raw`(?:tell|told|tells|ask|asked|asks|show|showed|teach|remind|reminded)(?: me| him| her| you| us| them| the \w+| my \w+)?`,
    'wonder|wonders|wondered|wondering|remember|remembers|understand|understands|understood|explain|explained',
    'sure|see|idea|find out|found out|forgot|forget|explain to me|let me know|guess|check|curious|learn|decide',
    "depends on|about|not care|don't care|matter",
  ].join('|')})$`,
  'i',
)

/** 'Could you tell me where is the toilet?', "I don't know what does it mean." */
export const embeddedQuestions: Rule = {
  id: 'embedded-question',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (
        (token.tag !== 'wh' && token.lower !== 'when') ||
        at === 0 ||
        !EMBEDDING.test(sentence.text.slice(0, token.start).trim())
      )
        return []
      const end = embeddedEnd(sentence, token, at)
      const helper = sentence.tokens[end]
      const subject = helper ? nounPhraseForEmbedded(sentence, end + 1) : undefined
      if (!helper || !subject) return []
      return embeddedEdit(sentence, helper, end, subject) ?? []
    }),
}

/** 'what time', 'how much money', 'which bus'. */
function embeddedEnd(sentence: Sentence, token: Token, at: number): number {
  if (!/^(?:how|what|which|whose)$/.test(token.lower)) return at + 1
  const next = sentence.tokens[at + 1]
  if (token.lower === 'how' && next && (next.tag === 'adj' || next.tag === 'adv' || /^(?:much|many)$/.test(next.lower)))
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
  if (helper.tag === 'be') {
    return endsOrDescribes(sentence, at, subject, next)
      ? replaceTokens(sentence, at, subject.end, `${words} ${helper.text}`, 'embedded-question')
      : undefined
  }
  if (helper.tag === 'modal' || (helper.tag === 'have' && next?.tag === 'verb')) {
    return replaceTokens(sentence, at, subject.end, `${words} ${helper.text}`, 'embedded-question')
  }
  const verbAt = skipAdverbs(tokens, subject.end)
  const verb = tokens[verbAt]
  if (helper.tag !== 'do' || !verb || !(['verb', 'have', 'do'].includes(verb.tag) || hasForm(verb, 'base')))
    return undefined
  const wasAsked = /\b(?:asked|wondered)(?: \w+){0,2}$/i.test(sentence.text.slice(0, tokens[at - 1]?.start).trim())
  const form = helper.lower === 'did' || wasAsked ? 'past' : subject.agreement === 'one' ? 'third' : 'base'
  const base = verb.tag === 'have' || verb.tag === 'do' ? verb.tag : baseOf(verb, 'base')
  return replaceTokens(sentence, at, verbAt + 1, `${words} ${inflectVerb(base, form)}`, 'embedded-question')
}

/** 'where is the toilet', 'why is he sad'; but 'who is the man in black' may be right as it stands. */
function endsOrDescribes(sentence: Sentence, at: number, subject: NounPhrase, next: Token | undefined): boolean {
  if (!next || next.tag === 'punct') return true
  if (!['verb', 'adj', 'prep', 'adv', 'to'].includes(next.tag)) return false
  const asksWho = /^(?:who|what)$/.test(lowerAt(sentence, at - 1))
  return !asksWho || next.tag === 'verb' || sentence.tokens[subject.start]?.tag === 'pron'
}
