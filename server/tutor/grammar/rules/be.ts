import type { Clause } from '../../english/clauses.ts'
import { plainNounPhrase } from '../../english/noun-phrases.ts'
import { isSomebody } from '../../english/people.ts'
import type { Token } from '../../english/tokens.ts'
import { inflectVerb, participleForm } from '../../english/verbs.ts'
import { type Edit, insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, doFor, hasForm, skipAdverbs } from '../verb-words.ts'
import { questionStart } from './questions.ts'

const STATIVE =
  /^(?:agree|know|understand|want|need|like|love|believe|hope|think|have|prefer|remember|forget|depend|mean|belong|disagree)$/
const COPULA_ADJECTIVES =
  /^(?:afraid|aware|ready|able|sure|sorry|happy|sad|angry|hungry|thirsty|tired|bored|sick|busy|late|proud|interested|excited|confused|from|married|born|alone|ill|glad|worried|nervous)$/
const PLACE_AFTER_BE =
  /^(?:from|in|at|on|near|behind|under|beside|inside|outside|between|like|above|below|with|about|for|against)$/

/** 'She teacher', 'My brother very tall', 'They from Bali', 'I happy'. */
export const missingBe: Rule = {
  id: 'copula',
  find: (sentence) => [
    ...placeWithoutBe(sentence),
    ...sentence.clauses.flatMap((clause) => missingBeIn(sentence, clause) ?? []),
  ],
}

/** 'My house near the station': a sentence without any verb. */
function placeWithoutBe(sentence: Sentence): Edit[] {
  const { tokens } = sentence
  if (tokens[0]?.tag !== 'poss' || tokens.some((token) => ['be', 'verb', 'have', 'do', 'modal'].includes(token.tag)))
    return []
  const subject = plainNounPhrase(tokens, 0)
  if (!subject || !/^(?:near|in|at|from|behind|under|beside|on)$/.test(lowerAt(sentence, subject.end))) return []
  return [insertBefore(sentence, subject.end, beFor(subject.agreement), 'copula')]
}

function missingBeIn(sentence: Sentence, clause: Clause): Edit | undefined {
  const { tokens } = sentence
  const { subject, predicate } = clause
  if (predicate >= clause.end || startsQuestion(sentence, clause)) return undefined
  if (opensOtherwise(sentence, clause)) return undefined
  if (feelsWithoutBe(sentence, clause))
    return insertBefore(
      sentence,
      clause.subject.end,
      beFor(subject.agreement === 'unknown' ? 'many' : subject.agreement, isPast(sentence, clause)),
      'copula',
    )
  if (clauseHasVerb(sentence, clause)) return undefined
  const not = tokens[predicate]?.tag === 'not' && tokens[predicate]?.lower === 'not' ? 1 : 0
  const first = tokens[predicate + not]
  if (!first || !complements(sentence, clause, predicate + not, first)) return undefined
  const past = isPast(sentence, clause)
  return insertBefore(
    sentence,
    clause.adverbs,
    beFor(subject.agreement === 'unknown' ? 'many' : subject.agreement, past),
    'copula',
  )
}

const WITH_FELT: Record<string, RegExp> = {
  interested: /^(?:in|to)$/,
  bored: /^(?:with|of|at|because|in|when|and|now|today)?$|^[.!,?]$/,
  tired: /^(?:of|because|after|from|now|today|when|and|so|but)?$|^[.!,?]$/,
  excited: /^(?:about|to|because|for|when)?$|^[.!,?]$/,
  confused: /^(?:about|with|because|when|by|and|now)?$|^[.!,?]$/,
  disappointed: /^(?:with|in|about|because|by)?$|^[.!,?]$/,
  satisfied: /^(?:with|about)?$|^[.!,?]$/,
  scared: /^(?:of|to|because|when)$/,
  embarrassed: /^(?:about|because|by|to|when)?$|^[.!,?]$/,
  exhausted: /^(?:after|because|from)?$|^[.!,?]$/,
  stressed: /^(?:about|because|with|out)$/,
  impressed: /^(?:with|by)$/,
  addicted: /^(?:to|with)$/,
  allowed: /^to$/,
  supposed: /^to$/,
  married: /^(?:with|and|but|now)?$|^[.!,?]$/,
  surprised: /^(?:at|because|to|when|by)?$|^[.!,?]$/,
  shocked: /^(?:at|because|to|when|by)?$|^[.!,?]$/,
  worried: /^(?:because)$/,
  stuck: /^(?:in|at)$/,
}

/** 'I interested in art', 'Most of my friends already married': a participle that only describes. */
function feelsWithoutBe(sentence: Sentence, clause: Clause): boolean {
  const { tokens } = sentence
  let at = clause.subject.end
  while (tokens[at]?.tag === 'adv' || /^(?:very|so|too|not)$/.test(lowerAt(sentence, at))) at += 1
  const word = lowerAt(sentence, at)
  if (!Object.hasOwn(WITH_FELT, word) || at >= clause.end || !isSomebody(tokens[clause.subject.head])) return false
  if (tokens.slice(at + 1, clause.end).some(({ tag }) => tag === 'be' || tag === 'modal')) return false
  const before = at > clause.subject.end ? lowerAt(sentence, at - 1) : ''
  if (word === 'married' && !/^(?:already|still|not)$/.test(before)) return false
  if (word === 'stuck' && lowerAt(sentence, at + 2) !== 'traffic') return false
  const isMarked = /^(?:very|so|too|really|not|already|still|quite)$/.test(before)
  return WITH_FELT[word]?.test(lowerAt(sentence, at + 1)) || (isMarked && !TAKES[tokens[at + 1]?.tag ?? ''])
}

const TAKES: Record<string, boolean> = { det: true, poss: true, obj: true, noun: true, pron: true }

const isPronoun = (tokens: readonly Token[], clause: Clause) =>
  clause.subject.end - clause.subject.start === 1 &&
  /^(?:i|you|he|she|it|we|they)$/.test(tokens[clause.subject.head]?.lower ?? '')

/** 'than he', 'and my friends', 'how tall': no clause that could lack its verb. */
function opensOtherwise({ tokens }: Sentence, clause: Clause): boolean {
  const { opener } = clause
  if (!opener) return false
  if (opener.tag === 'wh' && !/^(?:who|which|where)$/.test(opener.lower)) return true
  if (/^(?:than|as)$/.test(opener.lower)) return true
  return /^(?:and|or|,|:)$/.test(opener.lower) && !isPronoun(tokens, clause)
}

const isPast = (sentence: Sentence, clause: Clause) =>
  (PAST.test(sentence.clauses.length > 1 ? ownText(sentence, clause) : sentence.text) ||
    /\bwhen i was\b/i.test(sentence.text)) &&
  !/\bnow\b/i.test(sentence.text)

const PAST =
  /\b(?:yesterday|last (?:week|night|month|year|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ago|when i was)\b/i
const ownText = (sentence: Sentence, clause: Clause) =>
  sentence.text.slice(
    clause === sentence.clauses[0] ? 0 : (clause.opener?.start ?? 0),
    sentence.tokens[clause.end - 1]?.end ?? sentence.text.length,
  )

function startsQuestion(sentence: Sentence, clause: Clause): boolean {
  const before = sentence.tokens[clause.subject.start - 1]
  return before !== undefined && ['be', 'do', 'have', 'modal'].includes(before.tag)
}

export function clauseHasVerb(sentence: Sentence, clause: Clause): boolean {
  for (let at = clause.predicate; at < clause.end; at += 1) {
    const token = sentence.tokens[at] as Token
    if (['be', 'have', 'do', 'modal'].includes(token.tag)) return true
    if (
      token.tag === 'verb' &&
      token.form !== 'ing' &&
      token.form !== 'participle' &&
      !(sentence.tokens[at - 1]?.tag === 'to' && at > clause.predicate + 1)
    )
      return true
    if (token.tag === 'verb' && token.form === 'participle' && at === clause.predicate) return true
    if (token.tag === 'verb' && at === clause.predicate) return true
  }
  return false
}

function complements(sentence: Sentence, clause: Clause, at: number, first: Token): boolean {
  const { tokens } = sentence
  const pronoun = isPronoun(tokens, clause)
  if (!isSureSubject(tokens, clause, pronoun) || isVerbFirst(tokens, clause)) return false
  if (first.tag === 'adv' && /^(?:very|so|too|really|quite)$/.test(first.lower)) return tokens[at + 1]?.tag === 'adj'
  if (first.tag === 'adj') return adjectiveComplement(sentence, clause, at, pronoun)
  if (PARTICLES.test(first.lower) && standsAlone(sentence, clause, at)) return isWholeSubject(tokens, clause)
  if (first.tag === 'prep') return prepositionComplement(sentence, clause, at, pronoun)
  if (/^(?:here|there)$/.test(first.lower)) return pronoun && !clause.opener && at + 1 >= clause.end
  if (['det', 'noun', 'poss'].includes(first.tag)) return nounComplement(sentence, clause, at, pronoun)
  if (first.tag === 'num') return pronoun && /^years?$/.test(lowerAt(sentence, at + 1))
  return false
}

/** 'Sounds good to me', 'Running late': the first word is a verb whose subject is left out. */
const isVerbFirst = (tokens: readonly Token[], { subject }: Clause) =>
  subject.start === 0 &&
  subject.end === 1 &&
  (tokens[0]?.tag === 'verb' || /^(?:sounds|looks|seems|feels|smells|tastes)$/.test(tokens[0]?.lower ?? ''))

const isSureSubject = (tokens: readonly Token[], { subject }: Clause, pronoun: boolean) =>
  pronoun || subject.start === 0 || ['poss', 'det', 'name'].includes(tokens[subject.start]?.tag ?? '')

/** 'our server down', 'the lights still on'. */
const standsAlone = (sentence: Sentence, clause: Clause, at: number) =>
  at + 1 >= clause.end || (at > clause.subject.end && /^(?:still|already|not)$/.test(lowerAt(sentence, at - 1)))

const PARTICLES = /^(?:down|off|out|over|online|offline|away|back|on|up)$/

/** 'our server down': a noun with its own word before. */
const isWholeSubject = (tokens: readonly Token[], { subject }: Clause) =>
  ['poss', 'det'].includes(tokens[subject.start]?.tag ?? '') && subject.end > subject.start + 1

function adjectiveComplement(sentence: Sentence, clause: Clause, at: number, pronoun: boolean): boolean {
  const next = sentence.tokens[at + 1]
  if (next && (next.tag === 'noun' || next.tag === 'name') && at + 1 < clause.end) return false
  if (lowerAt(sentence, at) === 'fast') return false
  if (pronoun) return true
  if (COPULA_ADJECTIVES.test(lowerAt(sentence, at))) return true
  return (
    at + 1 >= clause.end ||
    /^(?:to|for|and|because|than|but|in|at|of|now|today|about|with|from|when|so|yet|enough|here|again|tonight|since|this|after|before|during|on|there|until|already)$/.test(
      next?.lower ?? '',
    )
  )
}

function prepositionComplement(sentence: Sentence, clause: Clause, at: number, pronoun: boolean): boolean {
  const word = lowerAt(sentence, at)
  if (PLACE_AFTER_BE.test(word) && sentence.tokens[at - 1]?.lower === 'not') return true
  if (!PLACE_AFTER_BE.test(word) || !pronoun)
    return word === 'from' && clause.opener === undefined && clause.subject.start === 0
  if (word === 'like' || word === 'with' || word === 'about') return false
  return plainNounPhrase(sentence.tokens, at + 1) !== undefined
}

function nounComplement(sentence: Sentence, clause: Clause, at: number, pronoun: boolean): boolean {
  const phrase = plainNounPhrase(sentence.tokens, at)
  if (!phrase) return false
  const head = sentence.tokens[phrase.head] as Token
  if (head.readings.verbs.length > 0 && head.readings.kinds.verb > 3) return false
  if (head.lower === 'lot') return false
  if (pronoun && lowerAt(sentence, clause.subject.head) === 'it' && sentence.tokens[at]?.tag === 'noun') return false
  if (pronoun && lowerAt(sentence, clause.subject.head) === 'you' && clause.opener !== undefined) return false
  if (pronoun)
    return (
      /^(?:a|an|my|the|your|his|her|our|their|\w+)$/.test(lowerAt(sentence, at)) &&
      !/^(?:both|all|each|every|some|more|most|no)$/.test(lowerAt(sentence, at))
    )
  return (
    clause.opener === undefined &&
    sentence.tokens[clause.subject.start]?.tag === 'poss' &&
    sentence.tokens[at]?.tag === 'det' &&
    /^(?:a|an|the)$/.test(lowerAt(sentence, at))
  )
}

const AFTER_MODAL =
  /^(?:happy|careful|patient|ready|late|honest|polite|brave|strong|healthy|rich|famous|successful|confident|quiet|careless|sad|angry|tired|busy|good|better|able|afraid|responsible|kind|diligent|fluent|independent|active|creative|proud|available|different|important|useful|difficult|easy|possible|dangerous|expensive|cheap|beautiful|sick|fine|okay|sure|nice|friendly|helpful|serious|calm|smart|clever)$/
const TAKES_TO = /^(?:have|has|had|need|needs|needed|want|wants|wanted|going|try|tries|like|used|hope|ought)$/

/** 'You must careful', 'I want to rich', 'We have to patient'. */
export const beAfterModal: Rule = {
  id: 'be-modal',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const opens = token.tag === 'modal' || (token.tag === 'to' && TAKES_TO.test(lowerAt(sentence, at - 1)))
      const adjective = skipAdverbs(sentence.tokens, at + 1)
      const from = /^(?:very|more|so|too)$/.test(lowerAt(sentence, adjective)) ? adjective + 1 : adjective
      if (!opens || !AFTER_MODAL.test(lowerAt(sentence, from)) || sentence.tokens[from + 1]?.tag === 'noun') return []
      return [insertBefore(sentence, adjective, 'be', 'copula')]
    }),
}

/** 'I am agree', 'He is work in a bank', "I'm not understand", 'Are you agree?', 'She was go'. */
export const beAndVerb: Rule = {
  id: 'be-verb',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => (token.tag === 'be' ? (doubled(sentence, token, at) ?? []) : [])),
}

function doubled(sentence: Sentence, be: Token, at: number): Edit | undefined {
  if (!/^(?:am|is|are|was|were|'s)$/.test(be.lower)) return undefined
  const before = sentence.tokens[at - 1]
  if (at === 0 || before?.tag === 'wh' || (before?.text === ',' && at === questionStart(sentence)))
    return doubledQuestion(sentence, be, at, before?.tag === 'wh' ? before : undefined)
  const verbAt = skipAdverbs(sentence.tokens, at + 1)
  const verb = sentence.tokens[verbAt]
  return verb && isBareVerb(sentence, verb, verbAt)
    ? statementEdit(sentence, be, at, verbAt, baseOf(verb, verb.form), verb)
    : undefined
}

function doubledQuestion(sentence: Sentence, be: Token, at: number, before: Token | undefined): Edit | undefined {
  const subject = plainNounPhrase(sentence.tokens, at + 1)
  if (!subject) return before?.lower === 'who' ? whoIs(sentence, at) : undefined
  if (before && subject.end - subject.start > 1 && !isPlainQuestion(sentence, subject.end)) return undefined
  const end = isVerbAtEnd(sentence, subject.head) ? subject.head : subject.end
  const verbAt = skipAdverbs(sentence.tokens, end)
  const verb = sentence.tokens[verbAt]
  const isDo = verb?.lower === 'do' && sentence.tokens[verbAt + 1]?.tag === 'punct'
  if (!verb || !(isDo || verbAt === subject.head || isBareVerb(sentence, verb, verbAt))) return undefined
  return questionEdit(sentence, at, subject.agreement, verb, verbAt, be)
}

/** 'What is your father do?', 'Where is your brother work now?' */
function isPlainQuestion({ tokens }: Sentence, at: number): boolean {
  const verb = tokens[at]
  const next = tokens[at + 1]
  return (
    verb !== undefined &&
    (verb.lower === 'do' ||
      (verb.tag === 'verb' && verb.form === 'base' && verb.readings.kinds.noun < 6 && verb.lower !== 'like')) &&
    (next === undefined || next.tag === 'punct' || next.tag === 'adv' || next.tag === 'prep')
  )
}

/** 'Is your brother work here?': the last noun of the subject is its verb. */
function isVerbAtEnd(sentence: Sentence, at: number): boolean {
  const verb = sentence.tokens[at]
  if (verb?.tag !== 'noun' || sentence.tokens[at - 1]?.tag !== 'noun' || verb.readings.kinds.verb < 5) return false
  return (
    hasForm(verb, 'base') && /^(?:here|there|in|at|on|every|for|with|near|as|today)$/.test(lowerAt(sentence, at + 1))
  )
}

/** 'Who is teach you?' */
function whoIs(sentence: Sentence, at: number): Edit | undefined {
  const verb = sentence.tokens[at + 1]
  if (!verb || sentence.tokens[at]?.lower !== 'is' || !isBareVerb(sentence, verb, at + 1)) return undefined
  return replaceTokens(sentence, at, at + 2, inflectVerb(baseOf(verb, verb.form), 'third'), 'be-verb')
}

const DOING =
  /^(?:cook|eat|do|watch|read|write|make|buy|look|wait|cry|laugh|go|play|drink|talk|listen|draw|search|sell|wear|run|sing|bring|carry)$/

function isBareVerb(sentence: Sentence, verb: Token, at: number): boolean {
  if (verb.tag === 'have' && /^(?:have|has)$/.test(verb.lower)) return true
  if (verb.tag !== 'verb') return false
  const { kinds } = verb.readings
  if (/^(?:come|become)$/.test(verb.lower)) return true
  if (STATIVE.test(baseOf(verb)) && verb.form !== 'ing' && !hasForm(verb, 'participle')) return true
  if (verb.form === 'past' && !hasForm(verb, 'participle')) return true
  if (verb.form === 'third') return kinds.noun === 0 || sentence.tokens[at + 1]?.tag === 'prep'
  if (verb.form !== 'base' || hasForm(verb, 'participle')) return false
  const isPersonal = /^(?:i|he|she|we|they|you)$/.test(lowerAt(sentence, at - 2))
  return kinds.adj < 4 && (isPersonal || kinds.noun < 6 || kinds.verb >= kinds.noun)
}

function questionEdit(
  sentence: Sentence,
  at: number,
  agreement: 'i' | 'one' | 'many' | 'unknown',
  verb: Token,
  verbAt: number,
  be: Token,
): Edit | undefined {
  const before = lowerAt(sentence, at - 1)
  const base = baseOf(verb, verb.form)
  if (
    /^(?:what|where|who|why)$/.test(before) &&
    !STATIVE.test(base) &&
    DOING.test(base) &&
    !(base === 'do' && sentence.tokens[verbAt - 1]?.tag === 'noun')
  )
    return replaceTokens(sentence, verbAt, verbAt + 1, inflectVerb(base, 'ing'), 'ing-be')
  const helper = be.form === 'past' ? 'did' : doFor(agreement)
  const between = sentence.text.slice(sentence.tokens[at]?.end, sentence.tokens[verbAt]?.start)
  const edit = replaceTokens(sentence, at, verbAt + 1, `${helper}${between}${baseOf(verb, verb.form)}`, 'be-verb')
  return edit
}

function statementEdit(
  sentence: Sentence,
  be: Token,
  at: number,
  verbAt: number,
  base: string,
  verb: Token,
): Edit | undefined {
  const agreement =
    be.lower === 'am' ? 'i' : be.lower === 'is' || be.lower === "'s" || be.lower === 'was' ? 'one' : 'many'
  const notAt = sentence.tokens.slice(at + 1, verbAt).findIndex((token) => token.lower === 'not')
  if (isPassive(sentence, verb, verbAt, base))
    return replaceTokens(sentence, verbAt, verbAt + 1, participleForm(base), 'passive-participle')
  const past = be.form === 'past' || (verb.form === 'past' && !hasForm(verb, 'base'))
  if (notAt >= 0) {
    const helper = past ? 'did' : doFor(agreement)
    return replaceTokens(sentence, at, verbAt + 1, `${helper} not ${base}`, 'be-verb')
  }
  if (goesOn(sentence, be, verbAt, base))
    return replaceTokens(sentence, verbAt, verbAt + 1, inflectVerb(base, 'ing'), 'ing-be')
  const adverbs = sentence.tokens.slice(at + 1, verbAt).map((token) => token.text)
  const subjectIsI = sentence.tokens[at - 1]?.lower === 'i'
  const form = past ? 'past' : agreement === 'one' && !subjectIsI ? 'third' : 'base'
  return replaceTokens(sentence, at, verbAt + 1, [...adverbs, inflectVerb(base, form)].join(' '), 'be-verb')
}

const AT_THE_MOMENT =
  /\b(?:now|right now|at the moment|still|currently|wait|look|listen|this week|these days|tonight|tomorrow|quiet|just a moment)\b/i

/** 'I am cook dinner now', 'I was drive when you called'. */
function goesOn(sentence: Sentence, be: Token, verbAt: number, base: string): boolean {
  if (STATIVE.test(base) || sentence.tokens[verbAt]?.form !== 'base') return false
  if (be.form === 'past')
    return /\b(?:when|while|at (?:\d|that time|this time)|all (?:day|night))\b/i.test(sentence.text)
  return AT_THE_MOMENT.test(sentence.text)
}

/** 'English is speak all over the world', 'is make by', 'was write in 1990'. */
function isPassive(sentence: Sentence, verb: Token, at: number, base: string): boolean {
  if (STATIVE.test(base) || /^(?:go|come|live|work|sleep|arrive|stay|study|rain|happen|wake|get|become)$/.test(base))
    return false
  const next = sentence.tokens[at + 1]
  const subject = sentence.clauses.find((clause) => clause.predicate < at && clause.end > at)?.subject
  const head = subject ? sentence.tokens[subject.head] : undefined
  const person =
    head !== undefined &&
    (/^(?:i|you|he|she|we|they|everyone|everybody|someone|who)$/.test(head.lower) ||
      head.tag === 'name' ||
      PEOPLE.test(head.readings.singular ?? head.lower))
  if (next?.lower === 'by') return true
  if (person) return false
  if (
    verb.form === 'past' ||
    /^(?:speak|make|build|write|sell|use|know|call|break|steal|sing|wear|grow|drive|eat|teach|choose|hold|do|give|take|see|find|throw|paint|produce|locate|design|cook|clean|close|serve|celebrate|print|publish|invent|discover|repair|cancel|postpone|send|deliver|sign|approve|fix|pay|order|buy|wash|translate|record|share|upload|download|lock|cut|burn|damage|solve|open|start|finish|complete|decorate|cover|fill|destroy|create|develop|announce|introduce|organize|organise|store|plant|grow|mix|add|put|keep)$/.test(
      base,
    )
  )
    return !next || !['det', 'poss', 'obj', 'pron', 'noun', 'name', 'num'].includes(next.tag)
  return false
}

const PEOPLE =
  /^(?:man|woman|boy|girl|child|teacher|student|friend|brother|sister|mother|father|doctor|boss|manager|people|person|parent|uncle|aunt|cousin|neighbor|neighbour|wife|husband|son|daughter|grandmother|grandfather|dog|cat|team|family|class|company|baby|employee|driver|nurse)$/
