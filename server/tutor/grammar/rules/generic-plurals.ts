import type { Clause } from '../../english/clauses.ts'
import { isOneAsObject, isOneOfMany } from '../../english/countable.ts'
import { plural } from '../../english/nouns.ts'
import { isPersonNoun } from '../../english/people.ts'
import type { Token } from '../../english/tokens.ts'
import { UNCOUNTABLE } from '../../english/word-lists.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'
import { article } from './articles.ts'
import { bareNounAt, isTitle } from './bare-noun-phrases.ts'

const GROUP = /^(?:team|couple|pair|group|band|crew|community|company|nation|country|generation)$/
/** 'They are vegetarian'. */
const ALSO_SAID_OF = /^(?:vegetarian|vegan|expert|human|native|professional|senior|junior|amateur|novice|key|fun)$/
const BETWEEN = /^(?:not|also|just|still|really|now|only|both|all|always|already|actually|probably|mostly|very)$/

/** 'My grandparents were farmer', 'They want to be engineer': several are several. */
export const pluralComplement: Rule = {
  id: 'plural-complement',
  find: (sentence) => sentence.clauses.flatMap((clause) => complementOf(sentence, clause) ?? []),
}

function complementOf(sentence: Sentence, clause: Clause): Edit | undefined {
  if (clause.subject.agreement !== 'many' || lowerAt(sentence, clause.subject.head) === 'you') return undefined
  const link = linkAt(sentence, clause)
  if (link === undefined) return undefined
  const from = complementStart(sentence, link + 1)
  const isMine = sentence.tokens[from]?.tag === 'poss'
  if (isMine && sentence.tokens[clause.subject.head]?.tag === 'pron') return undefined
  const first = isMine ? from + 1 : from
  const nounAt = bareNounAt(sentence, first)
  const noun = nounAt === undefined ? undefined : sentence.tokens[nounAt]
  if (nounAt === undefined || !noun || (isMine && lowerAt(sentence, nounAt + 1) === 'of')) return undefined
  if (GROUP.test(noun.lower))
    return nounAt > first && !isMine
      ? insertBefore(sentence, from, article(lowerAt(sentence, from)), 'article-object')
      : undefined
  return isSaidOfMany(sentence, noun, nounAt, first)
    ? changeWord(sentence, nounAt, plural(noun.lower), 'plural-s')
    : undefined
}

function complementStart({ tokens }: Sentence, link: number): number {
  let from = link
  while (BETWEEN.test(tokens[from]?.lower ?? '') && tokens[from]?.tag !== 'noun') from += 1
  return from
}

const isSaidOfMany = (sentence: Sentence, noun: Token, at: number, from: number) =>
  isOneAsObject(noun) &&
  !isTitle(sentence, at, at === from) &&
  !(at === from && (noun.readings.kinds.adj > 0 || ALSO_SAID_OF.test(noun.lower)))

/** 'are', 'became', 'want to be'. */
function linkAt({ tokens }: Sentence, clause: Clause): number | undefined {
  const verb = tokens[clause.predicate]
  if (/^(?:are|were|'re|become|became)$/.test(verb?.lower ?? '')) return clause.predicate
  for (let at = clause.predicate; at < Math.min(clause.end, clause.predicate + 5); at += 1) {
    const token = tokens[at]
    if (/^(?:be|become|been)$/.test(token?.lower ?? '')) return at
    if (!token || !['modal', 'have', 'verb', 'to', 'not', 'adv'].includes(token.tag)) return undefined
  }
  return undefined
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
      return [changeWord(sentence, nounAt, plural(noun.lower), 'plural-s')]
    }),
}

const ALSO_IN_GENERAL =
  /^(?:history|science|meditation|adventure|comedy|romance|routine|competition|freedom|privacy|attention|discipline|conflict|challenge|variety|pizza|karaoke|philosophy|routine|simplicity|surprise|chance|heaven|hell|communication|change|responsibility|failure|death|commitment|confrontation|rejection|crowd|height|world|pasta|soda|curry|candy|bacon|ham|cereal|spice|steam)$/
const ONE_OF_MINE =
  /^(?:friend|baby|wife|husband|boyfriend|girlfriend|mother|father|mom|mum|dad|boss|son|daughter|brother|sister|uncle|aunt|king|queen|god|president|mayor|leader|governor)$/

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
const TOPIC =
  /^(?:learn|know|talk|read|care|write|teach|study|think|speak|worry|information|knowledge|interested|lot|more|much|something|anything|everything|nothing)$/
const DONE_OFTEN = /^(?:read|watch|collect|write|draw|bake|grow|plant|raise|breed|repair|design|sell|solve|film)$/
const OF_ALL = /^(?:afraid|scared|frightened|terrified|fond|full)$/
const TOWARDS =
  /^(?:kind|friendly|rude|polite|nice|cruel|helpful|dangerous|harmful|important|useful|open|allergic|unfriendly|mean|attractive|popular|available|accessible|close)$/

function speaksOfAll(sentence: Sentence, token: Token, at: number): boolean {
  const before = sentence.tokens[at - 1]
  if (token.lower === 'for') return true
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
