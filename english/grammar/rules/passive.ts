import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonWord } from '../../words/people.ts'
import { participleForm } from '../../words/verbs.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, beFor, hasForm, skipAdverbs } from '../verb-words.ts'

const AGENT = /^(?:two|three|some|my|the|me|him|her|us|them|his|our|their|your|a|an|someone|people)$/
const PASSIVE_VERBS = new RegExp(
  `^(?:${[
    'build|make|write|call|name|locate|know|invent|discover|publish|produce|found|design|paint|sell|steal',
    'break|create|hold|use|speak|kill|damage|destroy|cancel|postpone|establish|close|repair|deliver|bear|cook',
    'translate|develop|choose|elect|arrest|surround|hit|serve|report|check|lock|send|store|base|import|export',
    'clean|approve|complete|divide|organize|organise|pack|print|record|reject|remove|replace|require|rescue',
    'schedule|sign|throw|wash|include|plant|harvest|decorate|install|inspect|manufacture|grow-up|bury',
    'broadcast|film|expect|allow|aim|deliver|cover|mix|pile|tie|stop-over|ban|prohibit|situate|injure|kidnap',
    'crowd|test|teach|see|submit|announce|launch|upload|renovate|distribute|confirm|release|prepare|provide',
    'arrange|conduct|update|process|ship|transfer|purchase|review|collect|construct|demolish|evacuate|extend',
    'attach|trade',
  ].join('|')})$`,
)

const ONLY_DONE = oneOf(`
  build make locate publish destroy cancel postpone establish deliver steal injure import prohibit approve
  reject`)

const ALONE = oneOf(`
  win lose rise fall increase decrease go come live travel pass stop walk drive stand sit drop grow arrive stay
  work study learn improve`)

/** 'This house built in 1990', 'The bag made of leather', 'The city located in'. */
export const passiveWithoutBe: Rule = {
  id: 'passive-be',
  find: (sentence) => sentence.clauses.flatMap((clause) => withoutBe(sentence, clause) ?? []),
}

function withoutBe(sentence: Sentence, clause: Clause): Edit | undefined {
  const at = clause.predicate
  const verb = sentence.tokens[at]
  const state = stateWithoutBe(sentence, clause)
  if (state) return state
  const byAgent = doneBy(sentence, clause)
  if (byAgent) return byAgent
  if (verb?.tag !== 'verb' || at >= clause.end || !hasForm(verb, 'participle') || isApposition(sentence, clause))
    return undefined
  if (
    clause.opener &&
    !/^(?:because|if|when|which|that|although)$/.test(clause.opener.lower) &&
    !isThingOfItsOwn(sentence, clause)
  )
    return undefined
  if (
    verb.lower !== 'born' &&
    (hasOtherVerb(sentence, clause) || !isDoneTo(sentence, clause, baseOf(verb, 'participle')))
  )
    return undefined
  const { agreement } = clause.subject
  const past = verb.lower === 'born' || !isLasting(sentence, at, baseOf(verb, 'participle'))
  const beAt = /^(?:already|just|also|always|finally|never)$/.test(sentence.tokens[at - 1]?.lower ?? '') ? at - 1 : at
  return insertBefore(sentence, beAt, beFor(agreement === 'unknown' ? 'many' : agreement, past), 'passive-be')
}

/** 'papyrus, a material made from reeds' */
const isApposition = ({ tokens }: Sentence, { opener, subject }: Clause) =>
  opener?.text === ',' &&
  /^an?$/.test(tokens[subject.start]?.lower ?? '') &&
  ['noun', 'name', 'word'].includes(tokens[subject.start - 2]?.tag ?? '')

/** 'The bridge build by a Japanese company', 'My hair is cutting by my aunt'. */
function doneBy(sentence: Sentence, clause: Clause): Edit | undefined {
  const { tokens } = sentence
  const isBe = tokens[clause.predicate]?.tag === 'be'
  const at = isBe ? skipAdverbs(tokens, clause.predicate + 1) : clause.predicate
  const form = isBe ? 'ing' : 'base'
  const verb = tokens[at]
  if (!verb || at >= clause.end || hasForm(verb, 'participle') || !hasForm(verb, form)) return undefined
  const base = baseOf(verb, form)
  const isPatient = isBe && tokens[at + 3]?.readings.person === true
  if (!isAgent(tokens, at + 1) || !DONE_BY.test(base) || !isDoneThing(tokens[clause.subject.head], isPatient))
    return undefined
  if (isBe)
    return changeWord(sentence, at, `${isRegular(sentence) ? '' : 'being '}${participleForm(base)}`, 'passive-be')
  const { agreement } = clause.subject
  const be = beFor(agreement === 'unknown' ? 'many' : agreement, !isLasting(sentence, at, base))
  return changeWord(sentence, at, `${be} ${participleForm(base)}`, 'passive-be')
}

const DONE_BY = new RegExp(`${PASSIVE_VERBS.source}|^(?:cut|examine|treat|interview)$`)

const isDoneThing = (head: Token | undefined, isPatient: boolean) =>
  head?.tag === 'noun' && (isPatient || !isPersonal(head.readings.singular ?? head.lower))

/** 'by my aunt', 'by a Japanese company', 'by PLN'; not 'by Friday', 'by bus'. */
const isAgent = (tokens: readonly Token[], at: number) =>
  tokens[at]?.lower === 'by' &&
  (AGENT.test(tokens[at + 1]?.lower ?? '') || tokens[at + 1]?.readings.person === true) &&
  !/^(?:end|time|way|river|sea|lake|road|window|door|hour|day|week|month|year)$/.test(tokens[at + 2]?.lower ?? '')

const STATES =
  /^(?:broken|lost|locked|crowded|blocked|damaged|frozen|torn|hidden|gone|sold-out|fully-booked|closed-today)$/
const EVENTS = oneOf(`
  cancelled canceled delayed postponed stolen destroyed injured rejected approved delivered written taken
  forbidden`)

/** 'The elevator broken', 'My flight cancelled': nothing else in the clause is a verb. */
function stateWithoutBe(sentence: Sentence, clause: Clause): Edit | undefined {
  let at = clause.subject.end
  while (sentence.tokens[at]?.tag === 'adv') at += 1
  const word = lowerAt(sentence, at)
  if (at >= clause.end || !(STATES.test(word) || EVENTS.test(word)) || !isThingOfItsOwn(sentence, clause))
    return undefined
  if (OBJECTS.has(sentence.tokens[at + 1]?.tag ?? '') || hasOtherVerb(sentence, { ...clause, predicate: at }))
    return undefined
  const { agreement } = clause.subject
  const past =
    EVENTS.test(word) || lowerAt(sentence, at + 1) === 'by' || /\b(?:yesterday|last|ago)\b/i.test(sentence.text)
  return insertBefore(
    sentence,
    clause.subject.end,
    beFor(agreement === 'unknown' ? 'many' : agreement, past),
    'passive-be',
  )
}

const OBJECTS: ReadonlySet<string> = new Set(['det', 'poss', 'obj', 'noun', 'pron', 'name'])

function isThingOfItsOwn({ tokens }: Sentence, { subject, opener }: Clause): boolean {
  const head = tokens[subject.head]
  if (head?.tag !== 'noun' || isPersonal(head.readings.singular ?? head.lower)) return false
  if (!['poss', 'det'].includes(tokens[subject.start]?.tag ?? '')) return false
  if (opener && !/^(?:because|if|when|although|and|but|so|,|while|until|after|before|since|that)$/.test(opener.lower))
    return false
  return !['verb', 'be', 'prep', 'have'].includes(tokens[subject.start - 1]?.tag ?? '')
}

const hasOtherVerb = (sentence: Sentence, clause: Clause) =>
  sentence.tokens
    .slice(clause.predicate + 1, clause.end)
    .some(
      (token, index, rest) =>
        ['be', 'modal', 'have'].includes(token.tag) ||
        (token.tag === 'verb' &&
          (token.form === 'third' || token.form === 'past') &&
          !(rest[index - 1]?.lower === 'and' && hasForm(token, 'participle'))),
    )

const AFTER_PASSIVE = oneOf(`
  in of from at on near to as and yesterday last for with during every twice once regularly annually daily here
  there into after before today`)

/** A thing that cannot do it itself, and words that follow a passive. */
function isDoneTo(sentence: Sentence, clause: Clause, base: string): boolean {
  const head = sentence.tokens[clause.subject.head]
  const next = lowerAt(sentence, clause.predicate + 1)
  if (head?.tag === 'pron' && !/^(?:it|they)$/.test(head.lower)) return false
  if (next === 'by') return !ALONE.test(base)
  if (base === 'sell' && /^(?:for|well)$/.test(next)) return false
  const thing = head?.readings.singular ?? head?.lower ?? ''
  if (isFounded(thing, base, next) || isPutSomewhere(thing, base, next) || isPulledDown(sentence, clause, base))
    return true
  if (!PASSIVE_VERBS.test(base) || isPersonal(thing)) return false
  if (/^(?:call|know|write|close|use|cook|break)$/.test(base)) {
    return next === 'as' || (next === 'in' && /^(?:19|20)\d\d$/.test(lowerAt(sentence, clause.predicate + 2)))
  }
  return AFTER_PASSIVE.test(next) || (ONLY_DONE.test(base) && /^[.!]?$/.test(next))
}

/** 'This school established in 1985'. */
const isFounded = (thing: string, base: string, next: string) =>
  /^(?:establish|found|build|locate|create)$/.test(base) &&
  next === 'in' &&
  /^(?:school|company|bank|factory|team|court)$/.test(thing)

/** 'The meeting moved to Thursday', 'My phone left in the taxi', 'The tickets sold out'. */
function isPutSomewhere(thing: string, base: string, next: string): boolean {
  if (base === 'move')
    return next === 'to' && /^(?:meeting|class|event|schedule|exam|flight|interview|appointment|wedding)$/.test(thing)
  if (base === 'leave')
    return (
      /^(?:in|at|on|behind)$/.test(next) &&
      /^(?:phone|bag|wallet|key|umbrella|laptop|book|jacket|passport|charger|helmet)$/.test(thing)
    )
  return base === 'sell' && next === 'out' && /^(?:ticket|product|book|shoe|seat)$/.test(thing)
}

/** 'The old theatre pulled down in 2010'. */
const isPulledDown = (sentence: Sentence, { subject, predicate }: Clause, base: string) =>
  /^(?:pull|tear|knock)$/.test(base) &&
  lowerAt(sentence, predicate + 1) === 'down' &&
  sentence.tokens[subject.head]?.tag === 'noun' &&
  !OBJECTS.has(sentence.tokens[predicate + 2]?.tag ?? '')

const isLasting = (sentence: Sentence, at: number, base: string) =>
  (isRegular(sentence) ||
    (/^(?:locate|make|call|know|surround|name|cover)$/.test(base) &&
      (lowerAt(sentence, at + 1) !== 'by' || base === 'surround'))) &&
  !/\b(?:19|20)\d\d\b|yesterday|last|ago\b/i.test(sentence.text)

/** 'All the rooms cleaned every morning'. */
const isRegular = (sentence: Sentence) => /\b(?:every|always|usually|often|daily|once a|twice a)\b/i.test(sentence.text)

const isPersonal = (word: string) =>
  isPersonWord(word) ||
  /^(?:company|team|government|council|committee|school|police|army|court|bank|factory)$/.test(word)
