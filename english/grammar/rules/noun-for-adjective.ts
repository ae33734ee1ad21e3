import type { Token } from '../../sentences/tokens.ts'
import { article } from '../../words/a-or-an.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { plural } from '../../words/nouns.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun, isSomebody } from '../../words/people.ts'
import { ADJECTIVE_OF } from '../../words/word-families.ts'
import { AND_OR_BUT, DEGREE_WORDS, IT_OR_THIS, OUR_OR_THEIR, VERY } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

/** 'It is danger', 'a discipline person', 'its nature beauty'. */
export const nounForAdjective: Rule = {
  id: 'noun-for-adjective',
  find: (sentence) =>
    sentence.tokens.flatMap(
      (token, at) =>
        nounAsAdjective(sentence, token, at) ??
        nounBeforePerson(sentence, token, at) ??
        nounBehindAdjective(sentence, token, at) ??
        nounKeptSo(sentence, token, at) ??
        verbBeforePerson(sentence, token, at) ??
        [],
    ),
}

/** 'He is very honest and loyalty', 'not only cheap but also health'. */
function nounBehindAdjective(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const adjective = ADJECTIVE_OF.get(token.lower)
  if (!adjective || token.tag !== 'noun' || !endsDescription(sentence.tokens[at + 1])) return undefined
  let back = at - 1
  while (/^(?:also|very|so|really|not|more|too|quite|still|always|never)$/.test(lowerAt(sentence, back))) back -= 1
  if (!AND_OR_BUT.test(lowerAt(sentence, back)) || sentence.tokens[back - 1]?.tag !== 'adj') return undefined
  let link = back - 2
  while (/^(?:very|so|really|too|not|only|both|always|also|quite|more)$/.test(lowerAt(sentence, link))) link -= 1
  const isKept = sentence.tokens.slice(Math.max(0, link - 3), link).some(({ lower }) => KEEP.test(lower))
  const isSaid =
    LINK.test(lowerAt(sentence, link)) ||
    isKept ||
    (link < back - 2 && ['noun', 'name', 'word'].includes(sentence.tokens[link]?.tag ?? ''))
  return isSaid ? changeWord(sentence, at, adjective, 'word-class') : undefined
}

/** What is kept or made so: 'keep our body health', 'makes me stress'. */
const KEPT_SO = oneOf(`
  health confidence stress confuse danger happiness comfort anger sadness bore excite annoy frustrate disappoint
  embarrass crowd dirt mess fitness independence success patience relax exhaust worry shock surprise motivation`)
const BODY = oneOf(`
  body bodies mind skin heart hair teeth family environment eyes bones brain lungs stomach children kids people
  students parents customers employees everyone`)

const KEEP = /^(?:keep|keeps|keeping|kept|make|makes|making|made)$/

function nounKeptSo(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const adjective = ADJECTIVE_OF.get(token.lower)
  if (!adjective || !KEPT_SO.test(token.lower) || !endsDescription(sentence.tokens[at + 1])) return undefined
  let back = at - 1
  while (/^(?:very|so|really|more|always|stay)$/.test(lowerAt(sentence, back))) back -= 1
  const object = sentence.tokens[back]
  if (!object || !(object.tag === 'obj' || object.lower === 'you' || BODY.test(object.lower))) return undefined
  const verb = ['poss', 'det'].includes(sentence.tokens[back - 1]?.tag ?? '') ? back - 2 : back - 1
  if (!KEEP.test(lowerAt(sentence, verb))) return undefined
  const isOurBody = /^(?:body|mind|heart)$/.test(object.lower) && OUR_OR_THEIR.test(lowerAt(sentence, back - 1))
  return isOurBody
    ? replaceTokens(sentence, back, at + 1, `${plural(object.lower)} ${adjective}`, 'word-class')
    : changeWord(sentence, at, adjective, 'word-class')
}

/** Bare, without 'very', only these cannot be a noun behind 'is'. */
const EVEN_BARE = ruleWords('noun-for-adjective even-bare')

const LINK = oneOf(`
  am is are was were be been feel feels felt become becomes became get gets got look looks looked looking seem
  seems seemed stay stays stayed sound sounds sounded remain remains 'm 's 're getting feeling becoming being`)

const NOT_EVEN =
  /^(?:safety|health|danger|comfort|success|beauty|importance|difference|difficulty|honesty|patience|responsibility)$/

/** 'a very diversity country'. */
const isDescribed = (sentence: Sentence, at: number) =>
  sentence.tokens[at + 1]?.tag === 'noun' && /^an?$/.test(lowerAt(sentence, at - 2))

function nounAsAdjective(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const adjective = ADJECTIVE_OF.get(token.lower)
  return adjective && isMeantAsAdjective(sentence, token.lower, at)
    ? changeWord(sentence, at, adjective, 'word-class')
    : undefined
}

function isMeantAsAdjective(sentence: Sentence, word: string, at: number): boolean {
  const before = lowerAt(sentence, at - 1)
  if (VERY.test(before) && isDescribed(sentence, at)) return true
  if (!endsDescription(sentence.tokens[at + 1])) return false
  let back = at - 1
  while (/^(?:very|so|too|really|more|less|not|quite|always|still|also|never)$/.test(lowerAt(sentence, back))) back -= 1
  const link = sentence.tokens[back]
  if (!link || !LINK.test(link.lower) || (link.lower === "'s" && link.tag !== 'be')) return false
  if (lowerAt(sentence, back - 1) === 'there') return false
  if (isIntensified(before, link.lower) || (before === 'not' && NOT_EVEN.test(word))) return true
  return EVEN_BARE.test(word) && !/^(?:get|gets|got)$/.test(link.lower) && describesSubject(sentence, back, word)
}

const isIntensified = (before: string, link: string) =>
  DEGREE_WORDS.test(before) || (/^(?:more|less)$/.test(before) && !/^(?:get|gets|got|feel|felt|feels)$/.test(link))

/** Before a person these are compounds of their own: 'health worker', 'beauty queen'. */
const COMPOUNDS = ruleWords('noun-for-adjective compounds')
const KNOWN_FOR = /^(?:talent|skill|experience|fame|luck|stress|religion|difference)$/

/** Over 'young' and 'and honesty'. */
function personAt({ tokens }: Sentence, from: number): number {
  if (tokens[from]?.tag === 'adj' && tokens[from + 1]?.tag === 'noun') return from + 1
  const isJoined =
    tokens[from]?.lower === 'and' &&
    (ADJECTIVE_OF.has(tokens[from + 1]?.lower ?? '') || tokens[from + 1]?.tag === 'adj')
  return isJoined ? from + 2 : from
}

const isBareBefore = (before: Token | undefined, word: string) =>
  before?.tag === 'be' ||
  /^(?:very|become|became|more|such|of|two|three|many|the|and|need|needs|find|looking|for)$/.test(
    before?.lower ?? '',
  ) ||
  (before?.tag === 'poss' && /^(?:experience|talent|skill)$/.test(word))

/** 'I am a discipline person', 'an experience teacher'. */
function nounBeforePerson(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const adjective = ADJECTIVE_OF.get(token.lower)
  const person = sentence.tokens[personAt(sentence, at + 1)]
  const isJoinedVerb = lowerAt(sentence, at - 1) === 'and' && sentence.tokens[at - 2]?.tag === 'adj'
  if (!adjective || (token.tag === 'verb' && !isJoinedVerb) || !person || !isPersonNoun(person)) return undefined
  if (COMPOUNDS.test(token.lower) && !(KNOWN_FOR.test(token.lower) && lowerAt(sentence, at - 1) !== 'the'))
    return undefined
  const before = sentence.tokens[at - 1]
  const isA = before?.lower === 'a' || before?.lower === 'an'
  if (!isA && !isBareBefore(before, token.lower)) return undefined
  if (isA) return replaceTokens(sentence, at - 1, at + 1, `${article(adjective)} ${adjective}`, 'word-class')
  const isOne = before?.tag === 'be' && person.readings.singular === undefined && person.lower !== 'people'
  return changeWord(sentence, at, isOne ? `${article(adjective)} ${adjective}` : adjective, 'word-class')
}

/** 'a very succeed businesswoman'. */
function verbBeforePerson(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const isSaid = /^(?:an?|very)$/.test(lowerAt(sentence, at - 1)) && isPersonNoun(sentence.tokens[at + 1])
  return isSaid && token.lower === 'succeed' ? changeWord(sentence, at, 'successful', 'word-class') : undefined
}

const endsDescription = (next: Token | undefined) =>
  next === undefined ||
  (next.tag === 'punct' && next.text !== '-') ||
  ['prep', 'sub', 'and', 'to'].includes(next.tag) ||
  /^(?:today|now|yesterday|tonight|again|too|already|sometimes|lately|enough)$/.test(next.lower)

const STATES_AS_NOUNS = oneOf(`
  danger flood crowd confuse bore excite disappoint frustrate exhaust satisfy pollute injure embarrass frighten
  annoy tire`)

/** 'It is danger', 'I am stress'; 'The problem is stress' stays. */
function describesSubject(sentence: Sentence, link: number, word: string): boolean {
  const clause = sentence.clauses.find((one) => one.predicate === link || (one.subject.end <= link && one.end > link))
  const head = clause ? sentence.tokens[clause.subject.head] : sentence.tokens[link - 1]
  if (!head || /^(?:strengths?|weakness(?:es)?|values?|qualit(?:y|ies)|virtues?|priorit(?:y|ies))$/.test(head.lower))
    return false
  if (/^(?:i|he|she|we|they|you|everyone|everybody)$/.test(head.lower)) return true
  if (isSomebody(head)) return true
  if (word === 'health')
    return /ing$|^(?:food|vegetables?|fruits?|exercise|body|life|lifestyle|habit|diet|milk|water|sport)$/.test(
      head.lower,
    )
  if (IT_OR_THIS.test(head.lower))
    return /^(?:danger|importance|difference|confuse|bore|crowd|flood|pollute|possibility|necessity)$/.test(word)
  if (
    /^(?:problem|reason|key|cause|result|goal|thing|feeling|answer|word|emotion|cost|point|effect|enemy|issue)$/.test(
      head.lower,
    )
  )
    return false
  return STATES_AS_NOUNS.test(word) && head.tag === 'noun'
}
