import type { Clause } from '../../sentences/clauses.ts'
import { isCapitalised, type Token } from '../../sentences/tokens.ts'
import { article } from '../../words/a-or-an.ts'
import { isCounted, isOneAsObject, isOneOfMany } from '../../words/countable.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { plural } from '../../words/nouns.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { UNCOUNTABLE } from '../../words/word-lists.ts'
import { WOULD } from '../../words/word-sets.ts'
import { bareNounAt, isTitle } from '../noun-phrases/bare-noun-at.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'

const GROUP = /^(?:team|couple|pair|group|band|crew|community)$/
/** 'They are vegetarian'. */
const ALSO_SAID_OF = /^(?:vegetarian|vegan|expert|human|native|professional|senior|junior|amateur|novice|key|fun)$/
const BETWEEN = /^(?:not|also|just|still|really|now|only|both|all|always|already|actually|probably|mostly|very)$/

/** 'My grandparents were farmer', 'They want to be engineer': several are several. */
export const pluralComplement: Rule = {
  id: 'plural-complement',
  find: (sentence) => sentence.clauses.flatMap((clause) => complementOf(sentence, clause) ?? []),
}

function complementOf(sentence: Sentence, { subject, ...clause }: Clause): Edit | undefined {
  const link = subject.agreement === 'many' ? linkAt(sentence, clause) : undefined
  if (link === undefined || lowerAt(sentence, subject.head) === 'you') return undefined
  const from = complementStart(sentence, link + 1)
  if (sentence.tokens[from]?.tag !== 'poss') return asMany(sentence, from)
  return sentence.tokens[subject.head]?.tag === 'pron' ? undefined : asMany(sentence, from + 1)
}

function asMany(sentence: Sentence, from: number): Edit | undefined {
  const nounAt = bareNounAt(sentence, from) ?? firstOfTwo(sentence, from)
  const noun = sentence.tokens[nounAt ?? -1]
  const isMine = sentence.tokens[from - 1]?.tag === 'poss'
  if (nounAt === undefined || !noun || (isMine && lowerAt(sentence, nounAt + 1) === 'of')) return undefined
  if (GROUP.test(noun.lower)) return isMine || nounAt === from ? undefined : asOneGroup(sentence, from)
  return isSaidOfMany(sentence, noun, nounAt, from)
    ? changeWord(sentence, nounAt, plural(noun.lower), 'plural')
    : undefined
}

/** 'We are great team'. */
const asOneGroup = (sentence: Sentence, from: number) =>
  insertBefore(sentence, from, article(lowerAt(sentence, from)), 'article-a')

/** 'were woman and child', 'are women and child'. */
function firstOfTwo({ tokens }: Sentence, at: number): number | undefined {
  const [one, and, other] = tokens.slice(at, at + 3)
  if (and?.lower !== 'and' || !isPersonNoun(one) || !isPersonNoun(other)) return undefined
  if (one?.readings.singular === undefined) return one?.lower === 'people' ? undefined : at
  return other?.readings.singular === undefined ? at + 2 : undefined
}

function complementStart({ tokens }: Sentence, link: number): number {
  let from = link
  while (BETWEEN.test(tokens[from]?.lower ?? '') && tokens[from]?.tag !== 'noun') from += 1
  return from
}

const isSaidOfMany = (sentence: Sentence, noun: Token, at: number, from: number) =>
  isOneAsObject(noun) &&
  noun.lower !== 'company' &&
  !isTitle(sentence, at, at === from) &&
  !(at === from && (noun.readings.kinds.adj > 0 || ALSO_SAID_OF.test(noun.lower)))

/** 'are', 'became', 'want to be'. */
function linkAt({ tokens }: Sentence, clause: Pick<Clause, 'predicate' | 'end'>): number | undefined {
  const verb = tokens[clause.predicate]
  if (/^(?:are|were|'re|become|became)$/.test(verb?.lower ?? '')) return clause.predicate
  for (let at = clause.predicate; at < Math.min(clause.end, clause.predicate + 5); at += 1) {
    const token = tokens[at]
    if (/^(?:be|become|been)$/.test(token?.lower ?? '')) return at
    if (!token || !['modal', 'have', 'verb', 'to', 'not', 'adv'].includes(token.tag)) return undefined
  }
  return undefined
}

const WITH_MANY = /^(?:are|were|have|do|don't|aren't|weren't|haven't)$/
const FOR_ALL = /^(?:should|must|can|may|shouldn't|cannot|can't)$/

/** 'Plastic bag are harmful', 'Student should not cheat': all of them are meant, or the verb says that there are more. */
export const pluralSubject: Rule = {
  id: 'plural-subject',
  find: (sentence) => {
    if (isOfOneDay(sentence)) return []
    return sentence.clauses.flatMap((clause) => {
      const { subject, opener } = clause
      const noun = sentence.tokens[subject.head]
      if (!noun || opener?.tag === 'wh' || opener?.tag === 'and' || noun.tag === 'name') return []
      if (bareNounAt(sentence, subject.start) !== subject.head || !isCounted(noun)) return []
      return isSaidOfAll(sentence, clause, noun)
        ? [changeWord(sentence, subject.head, plural(noun.lower), 'plural')]
        : []
    })
  },
}

/** 'cat have five baby', 'Passenger say I stole it': a chat or a story is about one of them. */
const isOfOneDay = ({ text, tokens }: Sentence): boolean =>
  (!isCapitalised(tokens[0]?.text ?? '') && !/[.!?]$/.test(text)) || tokens.some(({ form }) => form === 'past')

function isSaidOfAll({ tokens }: Sentence, { subject, predicate }: Clause, noun: Token): boolean {
  const verb = tokens[predicate]
  const isLong = subject.end > subject.head + 1
  if (ONE_OF_MINE.test(noun.lower)) return false
  if (WITH_MANY.test(verb?.lower ?? ''))
    return subject.agreement === 'one' && (!isLong || tokens[subject.head + 1]?.tag === 'prep')
  if (isLong || !isOneOfMany({ ...noun, text: noun.lower })) return false
  if (FOR_ALL.test(verb?.lower ?? '')) return isPersonNoun(noun) || noun.readings.counted
  const isAct = verb?.tag === 'verb' && verb.form === 'base' && !hasForm(verb, 'past')
  return isAct && subject.start === 0 && (isPersonNoun(noun) || isSureAct(verb))
}

/** Hardly ever a noun: 'Earthworm improve the soil' */
function isSureAct({ readings: { kinds } }: Token): boolean {
  return kinds.noun < 3 && kinds.verb > 4
}

/** 'She loves flower', 'afraid of snake', 'kind to animal', 'free for student', 'learn about animal': all of them are meant. */
export const pluralInGeneral: Rule = {
  id: 'plural-general',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!speaksOfAll(sentence, token, at)) return []
      const nounAt = bareNounAt(sentence, at + 1) ?? joinedNounAt(sentence, at + 1)
      const noun = nounAt === undefined ? undefined : sentence.tokens[nounAt]
      if (nounAt === undefined || !noun || !isOneOfMany(noun) || ALSO_IN_GENERAL.test(noun.lower)) return []
      if (token.lower === 'for' && !(isPersonNoun(noun) && !ONE_OF_MINE.test(noun.lower))) return []
      return [changeWord(sentence, nounAt, plural(noun.lower), 'plural')]
    }),
}

const ALSO_IN_GENERAL = ruleWords('generic-plurals also-in-general')
const ONE_OF_MINE = oneOf(`
  friend baby wife husband boyfriend girlfriend mother father mom mum dad boss son daughter brother sister uncle
  aunt mama papa grandma grandpa granny sir madam coach king queen god president mayor leader governor`)

/** 'shoes and bag', 'bag and shoes': the other one is many as well. */
function joinedNounAt({ tokens }: Sentence, at: number): number | undefined {
  const isFirst = tokens[at]?.tag === 'noun' && tokens[at + 1]?.lower === 'and' && tokens[at + 2]?.tag === 'noun'
  if (!isFirst) return undefined
  if (tokens[at]?.readings.singular === undefined && tokens[at + 2]?.readings.singular !== undefined) return at
  if (UNCOUNTABLE.has(tokens[at + 2]?.lower ?? '')) return at
  return tokens[at]?.readings.singular !== undefined && tokens[at + 2]?.readings.singular === undefined
    ? at + 2
    : undefined
}

const LIKES = /^(?:like|love|hate|prefer|dislike|adore|collect|sell|produce|export|import|manufacture|respect|admire)$/
const TOPIC = oneOf(`
  learn know talk read care write teach study think speak worry information knowledge interested lot more much
  something anything everything nothing`)
const DONE_OFTEN = /^(?:read|watch|collect|write|draw|bake|grow|plant|raise|breed|repair|design|sell|solve|film)$/
const OF_ALL = /^(?:afraid|scared|frightened|terrified|fond|full)$/
const TOWARDS = oneOf(`
  kind friendly rude polite nice cruel helpful dangerous harmful important useful open allergic unfriendly mean
  attractive popular available accessible close`)

function speaksOfAll(sentence: Sentence, token: Token, at: number): boolean {
  const before = sentence.tokens[at - 1]
  if (/^(?:for|among|amongst)$/.test(token.lower)) return true
  if (token.lower === 'of') return OF_ALL.test(before?.lower ?? '')
  if (token.lower === 'to') return TOWARDS.test(before?.lower ?? '')
  if (token.tag === 'prep')
    return (
      /^(?:about|in)$/.test(token.lower) &&
      TOPIC.test(before?.tag === 'verb' ? baseOf(before, before.form) : (before?.lower ?? ''))
    )
  return token.tag === 'verb' && before !== undefined && isDoneToAll(sentence, token, before, at)
}

function isDoneToAll(sentence: Sentence, verb: Token, before: Token, at: number): boolean {
  const base = baseOf(verb, verb.form)
  if (base === 'like' && (WOULD.test(lowerAt(sentence, at - 2)) || WOULD.test(before.lower))) return false
  if (base === 'like' && ['noun', 'name'].includes(before.tag) && !isPredicate(sentence, at)) return false
  if (LIKES.test(base)) return !['det', 'poss', 'adj', 'prep'].includes(before.tag)
  return verb.form === 'ing' && DONE_OFTEN.test(base) && isPastime(sentence, at)
}

/** 'My sister like cats'; not 'English like native speakers'. */
const isPredicate = ({ clauses }: Sentence, at: number) => clauses.some(({ predicate }) => predicate === at)

/** 'My hobby is collecting …', 'enjoys reading …'. */
const isPastime = ({ text, tokens }: Sentence, at: number) =>
  /\b(?:hobby|hobbies|like|likes|love|loves|enjoy|enjoys|interested|favou?rite|prefer|prefers|pastime|fond|is|are)\b/i.test(
    text.slice(0, tokens[at]?.start),
  )
