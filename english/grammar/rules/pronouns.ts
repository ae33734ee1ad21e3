import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun, isSomebody } from '../../words/people.ts'
import { CAPITALISED } from '../../words/word-lists.ts'
import { SUBJECTS_BUT_I_YOU } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { skipAdverbs } from '../verb-words.ts'

/** 'My father he is a farmer', 'The book it is expensive'. */
export const repeatedSubject: Rule = {
  id: 'pronoun-repeat',
  find: (sentence) => sentence.clauses.flatMap((clause) => repeated(sentence, clause) ?? []),
}

function repeated(sentence: Sentence, clause: Clause): Edit | undefined {
  const { tokens } = sentence
  const at = clause.subject.end
  const pronoun = tokens[at]
  const head = tokens[clause.subject.head]
  if (
    pronoun?.tag !== 'pron' ||
    !SUBJECTS_BUT_I_YOU.test(pronoun.lower) ||
    head?.tag === 'pron' ||
    (clause.opener && clause.opener.text !== ',' && !isOwnPerson(tokens, clause)) ||
    !standsFor(pronoun.lower, head)
  )
    return undefined
  if (isEndOfRelative(tokens, at)) return undefined
  const verb = tokens[at + 1]
  if (!verb || !['be', 'verb', 'have', 'modal', 'do', 'adv', 'not'].includes(verb.tag)) return undefined
  if (!isCertain(tokens[clause.subject.start], head) || (clause.subject.start > 2 && !isOwnPerson(tokens, clause)))
    return undefined
  if (
    /^(?:time|day|week|month|year|night|morning|way|moment|thing|first|last|one|reason)$/.test(head?.lower ?? '') ||
    /^(?:every|last|next|each|all|most)$/.test(lowerAt(sentence, clause.subject.start))
  )
    return undefined
  const later = tokens
    .slice(at + 2)
    .some(
      (token) =>
        token.tag === 'be' ||
        token.tag === 'modal' ||
        (token.tag === 'verb' && (token.form === 'third' || token.form === 'past')),
    )
  if (
    later &&
    head?.tag === 'noun' &&
    tokens[clause.subject.start]?.tag === 'det' &&
    !/,/.test(sentence.text) &&
    tokens[at + 1]?.tag === 'verb'
  )
    return undefined
  // "The bus it's late": the short 's would read as an owner's.
  if (verb.text.toLowerCase() === "'s") return replaceTokens(sentence, at, at + 2, 'is', 'pronoun-repeat')
  return removeTokens(sentence, at, at + 1, 'pronoun-repeat')
}

/** 'The girl he is talking to is my classmate': the preposition has its noun before. */
const isEndOfRelative = (tokens: readonly Token[], from: number) =>
  tokens.some(
    ({ tag, form }, at) =>
      at > from &&
      (tag === 'be' || tag === 'have' || tag === 'modal' || form === 'third') &&
      ['prep', 'to'].includes(tokens[at - 1]?.tag ?? ''),
  )

/** 'while my wife she prefers': of one's own people nobody says 'my wife she loves' in the middle of something else. */
const isOwnPerson = (tokens: readonly Token[], { subject, opener }: Clause) =>
  tokens[subject.start]?.tag === 'poss' &&
  /^(?:while|because|but|and|when|although|if)$/.test(opener?.lower ?? '') &&
  isSomebody(tokens[subject.head])

/** 'My father', 'the bus', 'Jakarta'. */
const isCertain = (first: Token | undefined, head: Token | undefined) =>
  ['poss', 'det', 'name'].includes(first?.tag ?? '') || CAPITALISED.has(head?.lower ?? '')

/** 'The city she was born in': a city is no 'she'. */
function standsFor(pronoun: string, head: Token | undefined): boolean {
  if (!head || head.tag === 'name') return true
  const isPerson = isPersonNoun(head) || head.readings.person
  if (pronoun === 'it') return !isPersonNoun(head)
  return pronoun === 'they' ? head.readings.singular !== undefined || head.lower === 'people' || isPerson : isPerson
}

const OBJECT: Record<string, string> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }
const SUBJECT: Record<string, string> = { me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' }

/** 'to I', 'with he', 'help she'; 'Me like', 'Him is'. */
export const pronounCase: Rule = {
  id: 'pronoun-case',
  find: (sentence) => sentence.tokens.flatMap((_, at) => objectCase(sentence, at) ?? subjectCase(sentence, at) ?? []),
}

function objectCase(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  const object = Object.hasOwn(OBJECT, word) ? OBJECT[word] : undefined
  const next = sentence.tokens[at + 1]
  const ends =
    !next ||
    (next.tag === 'punct' && next.text !== "'") ||
    ['prep', 'and', 'adv', 'sub', 'to'].includes(next.tag) ||
    /^(?:every|each|last|this)$/.test(next.lower)
  const isGiven = GIVES.test(lowerAt(sentence, at - 1)) && ['det', 'poss'].includes(next?.tag ?? '')
  if (!object || !(isGiven || isToldTo(sentence, at) || (ends && takesObject(sentence.tokens[at - 1], word, next))))
    return undefined
  return replaceTokens(
    sentence,
    at,
    at + 1,
    isSubjectAgain(sentence, at, word) ? (SELF[word] ?? object) : object,
    'pronoun-case',
  )
}

const SELF: Record<string, string> = { i: 'myself', he: 'himself', she: 'herself', we: 'ourselves', they: 'themselves' }

/** 'She looked at she in the mirror'. */
const isSubjectAgain = (sentence: Sentence, at: number, word: string) => {
  const clause = sentence.clauses.find(({ predicate, end }) => predicate < at && at < end)
  return (
    clause !== undefined && lowerAt(sentence, clause.subject.head) === word && clause.subject.end === clause.predicate
  )
}

const DONE_TO_PEOPLE = ruleWords('pronouns done-to-people')

/** 'asked I to', 'makes I sneeze', 'tell I what': these verbs take a person, and no clause follows at once. */
function isToldTo({ tokens }: Sentence, at: number): boolean {
  const next = tokens[at + 1]
  const verb = tokens[at - 1]
  if (!verb || !next || (verb.tag !== 'verb' && verb.lower !== 'excuse')) return false
  if (/^(?:make|makes|made|let|lets|help|helps|helped|helping|making|letting)$/.test(verb.lower))
    return (next.tag === 'verb' && next.form === 'base') || ['adj', 'prep', 'det', 'punct'].includes(next.tag)
  return (
    DONE_TO_PEOPLE.test(verb.lower) &&
    (['to', 'wh', 'det', 'poss', 'prep', 'punct', 'num'].includes(next.tag) ||
      /^(?:if|that|about|yesterday|again|later|how|anytime|everything|something|nothing)$/.test(next.lower))
  )
}

const GIVES = oneOf(`
  give gives gave send sends sent show shows showed teach taught offer offered lend lent bring brought buy
  bought`)
const TAKES_PERSON = oneOf(`
  help tell told give gave call called love meet met ask asked see saw teach taught let show invite invited
  visit visited miss know`)
const LIKES = /^(?:love|loves|loved|like|likes|liked|hate|hates|hated|miss|misses|missed|trust|trusts|respect|admire)$/
const TAKES_CLAUSE = /^(?:think|said|know|knew|hope|wish|believe|says|than|guess|suppose)$/

function takesObject(before: Token | undefined, word: string, next: Token | undefined): boolean {
  if (!before) return false
  if (before.tag === 'prep' || before.tag === 'to') return true
  if (word === 'i') return before.tag === 'verb' && next?.tag === 'punct' && !TAKES_CLAUSE.test(before.lower)
  if (before.tag === 'verb' && LIKES.test(before.lower)) return true
  if (next?.tag === 'sub') return false
  if (TAKES_PERSON.test(before.lower))
    return !(before.tag === 'verb' && TAKES_CLAUSE.test(before.lower) && next?.tag === 'adv')
  return before.tag === 'verb' && next?.tag !== 'adv' && !TAKES_CLAUSE.test(before.lower)
}

const OPENS_CLAUSE = oneOf(`
  because if when although though while that before after until since unless as whether where why what but so
  and`)

/** 'Them never pay', 'My wife and me run a bakery', 'when him comes'. */
function subjectCase(sentence: Sentence, at: number): Edit | undefined {
  const word = lowerAt(sentence, at)
  const subject = Object.hasOwn(SUBJECT, word) ? SUBJECT[word] : undefined
  if (!subject || sentence.tokens[at]?.tag !== 'obj') return undefined
  const before = sentence.tokens[at - 1]
  const verbAt = skipAdverbs(sentence.tokens, at + 1)
  const verb = sentence.tokens[verbAt]
  if (!verb) return undefined
  const isSubject =
    before?.lower === 'and' && joinsSubject(sentence, at - 1)
      ? isFiniteVerb(verb, true)
      : at === 0
        ? isFiniteVerb(verb, true)
        : (before?.text === ',' || OPENS_CLAUSE.test(before?.lower ?? '')) && isFiniteVerb(verb, before?.tag === 'sub')
  return isSubject
    ? changeWord(sentence, at, subject, before?.lower === 'and' && subject === 'I' ? 'pronoun-and-i' : 'pronoun-case')
    : undefined
}

const isFiniteVerb = (verb: Token, bareToo: boolean) =>
  (verb.tag === 'be' && /^(?:am|is|are|was|were|'m|'re|'s)$/.test(verb.lower)) ||
  ['modal', 'have', 'do'].includes(verb.tag) ||
  (verb.tag === 'verb' && (verb.form === 'past' || verb.form === 'third' || (bareToo && verb.form === 'base')))

/** Does what stands before 'and' begin the clause? */
function joinsSubject({ tokens }: Sentence, and: number): boolean {
  let start = and
  while (start > 0 && ['noun', 'name', 'poss', 'det', 'adj', 'pron'].includes(tokens[start - 1]?.tag ?? '')) start -= 1
  const before = tokens[start - 1]
  return (
    start < and &&
    (!before || before.text === ',' || before.tag === 'sub' || before.tag === 'and' || before.tag === 'adv')
  )
}
