import type { Token } from '../../sentences/tokens.ts'
import { isOneAsObject, isOneDescribed, isOneOfMany } from '../../words/countable.ts'
import { plural } from '../../words/nouns.ts'
import { type OneOf, oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { PROFESSIONS } from '../../words/word-lists.ts'
import { BE_OF_ONE, OBJECT_WORDS, WOULD } from '../../words/word-sets.ts'
import type { Reason } from '../reason.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'
import { article, isOrdinal, isSuperlative } from './articles.ts'
import { bareNounAt, isNamingVerb, isTitle } from './bare-noun-phrases.ts'
import { isFixedPhrase } from './fixed-prepositional.ts'

/** 'the' before first and best, else 'a' or 'an'. */
const articleAt = (sentence: Sentence, at: number, rule: Reason): Edit =>
  isSuperlative(sentence, at) || isOrdinal(sentence, at)
    ? insertBefore(sentence, at, 'the', 'article-superlative')
    : insertBefore(sentence, at, article(lowerAt(sentence, at)), rule)

/** 'People live in small village', 'She always gets high score': there is more than one of it, else 'a'. */
function articleOrPlural(sentence: Sentence, from: number): Edit {
  const nounAt = bareNounAt(sentence, from)
  const noun = sentence.tokens[nounAt ?? -1]
  return nounAt !== undefined && noun && isOneOfMany(noun) && isOfMany(sentence, from)
    ? changeWord(sentence, nounAt, plural(noun.lower), 'plural')
    : articleAt(sentence, from, 'article-a')
}

const OFTEN = oneOf('always usually often sometimes like likes love loves hate hates enjoy enjoys prefer prefers')
const WISHED = oneOf("would 'd should")

function isOfMany({ tokens, clauses }: Sentence, at: number): boolean {
  const clause = clauses.findLast(({ predicate, end }) => predicate < at && at <= end)
  const owner = tokens[at - 2]
  if (tokens[at - 1]?.tag === 'prep' && owner?.tag === 'noun' && !['det', 'poss'].includes(tokens[at - 3]?.tag ?? ''))
    return owner.readings.singular !== undefined || owner.lower === 'people'
  const verb = clause && tokens[clause.predicate]
  if (!clause || !verb || verb.form === 'past') return false
  const isSaidOfMany = clause.subject.agreement === 'many' && tokens[clause.subject.head]?.tag === 'noun'
  if (isSaidOfMany && tokens[at - 1]?.tag === 'prep') return verb.tag === 'verb'
  return tokens
    .slice(clause.adverbs, at)
    .some(({ lower }, index, said) => OFTEN.test(lower) && !WISHED.test(said[index - 1]?.lower ?? ''))
}

const BECOMING = /^(?:be|am|is|was|been|being|become|becomes|became|becoming|remain|remained|'s)$/
/** 'She is teacher', 'It was historic moment', 'He became flight attendant'. */
export const complementArticle: Rule = {
  id: 'article-complement',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!isLink(sentence, token, at) && !isAskedThere(sentence, at) && !isAskedOfPerson(sentence, at)) return []
      let from = at + 1
      while (/^(?:not|also|just|still|really|now|only|always|already|actually|probably)$/.test(lowerAt(sentence, from)))
        from += 1
      const nounAt = bareNounAt(sentence, from)
      if (isAskedOfPerson(sentence, at)) return [articleAt(sentence, at + 3, 'article-a')]
      if (nounAt === undefined || !isOneThing(sentence, token, from, nounAt)) return []
      const isPerson = sentence.tokens[nounAt]?.readings.person
      return [articleAt(sentence, from, isPerson ? 'article-a' : 'article-a')]
    }),
}

function isOneThing(sentence: Sentence, link: Token, from: number, at: number): boolean {
  if (!isOne(sentence, from, at) || isTitle(sentence, at, at === from) || isTimeWord(sentence, from, at)) return false
  return link.lower !== 'there' || at > from || isOneAsObject(sentence.tokens[at])
}

/** Described, or behind 'there is', more nouns are one of many: 'a sudden noise'. */
function isOne({ tokens }: Sentence, from: number, at: number): boolean {
  const isThere = tokens.slice(Math.max(0, from - 3), from).some(({ lower }) => lower === 'there')
  return isThere || at > from ? isOneDescribed(tokens[at]) : isOneAsObject(tokens[at])
}

/** 'Is there pharmacy near here?' */
const isAskedThere = (sentence: Sentence, at: number) =>
  ((lowerAt(sentence, at) === 'there' && BE_OF_ONE.test(lowerAt(sentence, at - 1))) ||
    (at === 1 &&
      /^(?:you|he|she)$/.test(lowerAt(sentence, 1)) &&
      sentence.tokens[0]?.tag === 'be' &&
      !/ing$/.test(lowerAt(sentence, 2)))) &&
  /\?\s*$/.test(sentence.text)

/** 'Is your mother nurse?' */
export const isAskedOfPerson = ({ tokens, text }: Sentence, at: number) =>
  at === 0 &&
  tokens[0]?.tag === 'be' &&
  tokens[1]?.tag === 'poss' &&
  isPersonNoun(tokens[2]) &&
  PROFESSIONS.has(tokens[3]?.lower ?? '') &&
  /\?\s*$/.test(text)

function isLink(sentence: Sentence, token: Token, at: number): boolean {
  if (token.lower === 'were' && /^(?:i|he|she|it)$/.test(lowerAt(sentence, at - 1))) return true
  if (token.lower === 'are' || token.lower === 'were')
    return lowerAt(sentence, at - 1) === 'you' && sentence.tokens.length < 9
  if (!BECOMING.test(token.lower) || (token.lower === "'s" && token.tag !== 'be')) return false
  if ((at > 1 && lowerAt(sentence, at - 1) === 'who') || (at === 0 && token.lower === 'being')) return true
  return !['wh', 'punct'].includes(sentence.tokens[at - 1]?.tag ?? 'punct')
}

const isTimeWord = (sentence: Sentence, from: number, at: number) =>
  /^(?:high|half)$/.test(lowerAt(sentence, from)) && /^(?:time|price|day)$/.test(lowerAt(sentence, at))

const NO_OBJECT = oneOf(`
  go come like love hate prefer enjoy feel look seem sound taste smell turn cost weigh elect appoint name crown
  live stay walk arrive grow remain become speak talk let study belong include involve vary compare work start
  begin stop keep say mean help thank greet teach differ`)
const SET_PHRASES = new RegExp(
  `^(?:${[
    'take (?:place|part|care|note|action|time|pizza|turn|office|root|shape|notice|aim|class|job)',
    'have (?:class|school|time|fun|access|heart|breakfast)|get (?:home|work|engine)',
    'make (?:friend|food|way|room|noise|bed)|leave (?:home|office|school|room|town|work)',
    'give (?:way|birth|thank|place)|catch (?:fire|sight|hold)',
    'lose (?:face|heart|count|track|touch|interest|control)|set (?:foot|fire|sail)|hold (?:hand|court|office)',
    'change (?:job|seat|class)|pay (?:rent|attention|bill)|do (?:business|work|homework)',
    'watch (?:tv|football|television)|move house|cry wolf|touch base|finish (?:school|college|university)',
    'make (?:talk)|read (?:poetry)|wear (?:batik)|miss (?:class|school)|skip (?:class|school)',
    'attend (?:class|school|university|college)|break (?:ground)|ride (?:pillion|bus)|see (?:eye)',
    'shake (?:hand)|cross (?:paths)|build (?:team)|face (?:death)|open (?:window|door)|close (?:window|door)',
  ].join('|')})$`,
)

/** 'I bought car', 'We had to call ambulance', 'sends me new meme'. */
export const objectArticle: Rule = {
  id: 'article-object',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!takesThing(sentence, token, at)) return []
      const base = token.tag === 'have' ? 'have' : baseOf(token, token.form)
      const isGiven = GIVES.test(base) && OBJECT_WORDS.test(lowerAt(sentence, at + 1))
      const from = isGiven && sentence.tokens[at + 1]?.tag !== 'poss' ? at + 2 : at + 1
      return isBareObject(sentence, base, from) || (isGiven && isGivenOne(sentence, from))
        ? [isGiven ? articleAt(sentence, from, 'article-a') : articleOrPlural(sentence, from)]
        : []
    }),
}

const GIVES = /^(?:give|send|show|teach|tell|offer|lend|bring|buy|ask|make|cook|write|get)$/

const GIVEN_BARE = oneOf(`
  time life power rest form control interest reason class hope energy food space credit notice way word place
  light number exercise drink`)

/** 'Can you give me example?', 'Can I ask you question?' */
function isGivenOne(sentence: Sentence, from: number): boolean {
  const nounAt = bareNounAt(sentence, from)
  return nounAt !== undefined && isOneDescribed(sentence.tokens[nounAt]) && !GIVEN_BARE.test(lowerAt(sentence, nounAt))
}

/** 'goes to boarding school', 'before swimming lesson': the -ing belongs to the noun. */
const COMPOUNDS = {
  first: oneOf(`
  boarding acting cooking driving swimming dancing training washing sewing writing reading nursing fishing
  shopping parking waiting dining living changing sleeping walking running hiking camping painting singing
  speaking boxing flying riding listening coding teaching learning`),
  second: oneOf(`
  school class course lesson room pool licence license list lot machine competition club session pass gate hall
  season agency practice test exam area distance holiday centre center camp`),
}

/** 'the position of accounting officer', 'marketing manager': a field of work and who works in it. */
const ROLES = {
  first: oneOf(`
  accounting marketing engineering purchasing banking nursing trading mining shipping advertising consulting
  planning managing manufacturing catering training coaching hiring cleaning`),
  second: oneOf(`
  officer manager assistant director team department company firm executive specialist consultant engineer
  supervisor intern agency degree student job career industry sector strategy plan campaign service office
  division staff experience`),
}

const isPair = ({ first, second }: Record<'first' | 'second', OneOf>, one: string, next: string) =>
  first.test(one) && second.test(next)

/** 'an accessibility testing engine', 'a lucidly written book': the verb describes a noun that has its article. */
function isInsidePhrase({ tokens }: Sentence, { form }: Token, at: number): boolean {
  if (form !== 'ing' && form !== 'participle' && form !== 'past') return false
  let back = at - 1
  while (['noun', 'adj', 'adv', 'name', 'word', 'num'].includes(tokens[back]?.tag ?? '')) back -= 1
  return back < at - 1 && ['det', 'poss'].includes(tokens[back]?.tag ?? '') && !isSubjectHere(tokens, back, at)
}

/** 'The man bought car': what has the article does it. */
const isSubjectHere = (tokens: readonly Token[], back: number, at: number) =>
  tokens[at]?.form !== 'ing' &&
  tokens[at - 1]?.tag !== 'adv' &&
  (back === 0 || ['punct', 'sub', 'and', 'wh'].includes(tokens[back - 1]?.tag ?? ''))

const isCompound = (sentence: Sentence, { lower, form }: Token, at: number) =>
  isPair(COMPOUNDS, lower, lowerAt(sentence, at + 1)) ||
  (isPair(ROLES, lower, lowerAt(sentence, at + 1)) && sentence.tokens[at - 1]?.tag !== 'be') ||
  (form === 'ing' && lowerAt(sentence, at + 1) === 'harm')

const isPartOfNoun = (sentence: Sentence, token: Token, at: number) =>
  isCompound(sentence, token, at) || isInsidePhrase(sentence, token, at)

function takesThing(sentence: Sentence, token: Token, at: number): boolean {
  if ((token.tag !== 'verb' && token.tag !== 'have') || isNamingVerb(sentence.tokens, at)) return false
  const before = sentence.tokens[at - 1]
  if (isPartOfNoun(sentence, token, at)) return false
  if (before?.lower === 'and' && sentence.tokens[at - 2]?.tag === 'adj' && token.form !== 'base') return false
  if (before && (['det', 'poss', 'adj'].includes(before.tag) || (before.tag === 'be' && token.form !== 'ing')))
    return false
  if (token.lower === 'had' && lowerAt(sentence, at + 1) === 'better') return false
  const isWished = token.lower === 'like' && WOULD.test(lowerAt(sentence, at - (before?.tag === 'pron' ? 2 : 1)))
  return token.tag === 'have' || isWished || !NO_OBJECT.test(baseOf(token, token.form))
}

function isBareObject(sentence: Sentence, base: string, from: number): boolean {
  const nounAt = bareNounAt(sentence, from)
  if (nounAt === undefined || isOrdinal(sentence, from) || isTimeWord(sentence, from, nounAt)) return false
  if (SET_PHRASES.test(`${base} ${lowerAt(sentence, nounAt)}`) || (base === 'play' && nounAt === from)) return false
  if (nounAt === from && lowerAt(sentence, nounAt + 1) === 'by' && sentence.tokens[nounAt + 2]?.tag === 'noun')
    return false
  const isClear = base === 'have' || sentence.tokens[from]?.readings.degree?.degree === 'more'
  return isClear || (nounAt > from && ONE_WHERE_DESCRIBED.test(lowerAt(sentence, nounAt)))
    ? isOne(sentence, from, nounAt)
    : isOneAsObject(sentence.tokens[nounAt])
}

const ONE_WHERE_DESCRIBED = oneOf(`
  noise example effect impact sound smell speech fire drink walk talk price reason response place day holiday
  trip break rest memory moment surprise shock visit look service decision choice strategy agreement position
  role`)

const BEFORE_NOUN = /^(?:with|for|into|like|about|from|near|without|inside|through|under|behind|at|in|on|than|after)$/
const EVEN_ALONE = /^(?:with|into|like|without|for|on|in|from|near|under|behind|about|inside|at)$/
const AS_WORK =
  /\b(?:work|works|worked|working|job|career|started|hired|known|live|lived|serve|served|experience|qualified|trained|use|used|dressed)\b/i

/** 'works as courier', 'with parachute', 'in small village'. */
export const prepositionArticle: Rule = {
  id: 'article-preposition',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) =>
      lacksArticle(sentence, token, at) ? [articleOrPlural(sentence, at + 1)] : [],
    ),
}

function lacksArticle(sentence: Sentence, token: Token, at: number): boolean {
  const nounAt = bareNounAt(sentence, at + 1)
  const noun = nounAt === undefined ? undefined : sentence.tokens[nounAt]
  if (nounAt === undefined || !noun || IN_SET_PHRASES.test(noun.lower) || isDoneAlone(noun, nounAt === at + 1))
    return false
  if (!isOneHere(noun, nounAt > at + 1) && !isPlaceDescribed(sentence, at + 1, nounAt)) return false
  if (token.lower === 'as') return isRole(sentence, at, nounAt)
  return hangsOnPreposition(sentence, token, at) || isNextTo(sentence, at)
}

/** 'How about meeting tomorrow?', 'Thanks for understanding.', 'in morning' */
const isDoneAlone = (noun: Token, isAlone: boolean) =>
  (isAlone && hasForm(noun, 'ing')) || /^(?:morning|afternoon|evening)$/.test(noun.lower)

/** 'in big hospital'; 'in hospital' is right. */
const isPlaceDescribed = (sentence: Sentence, from: number, at: number) =>
  at > from &&
  /^(?:big|small|large|new|famous|private|public|nice|busy|quiet)$/.test(lowerAt(sentence, from)) &&
  /^(?:hospital|school|university|college|church|office|town|market|prison|camp|restaurant)$/.test(
    lowerAt(sentence, at),
  )

/** 'man' stands without article too, but not 'old man'. */
const isOneHere = (noun: Token | undefined, isDescribed: boolean) =>
  isOneOfMany(noun) || (isDescribed && isPersonNoun(noun) && isOneDescribed(noun))

const isRole = (sentence: Sentence, at: number, nounAt: number) =>
  !isTitle(sentence, nounAt, true) &&
  !/^(?:well|soon|such|same)$/.test(lowerAt(sentence, at - 1)) &&
  (at === 0 || nounAt > at + 1 || AS_WORK.test(sentence.text.slice(0, sentence.tokens[at]?.start)))

/** 'in charge', 'on track', 'at close range', 'without exception'. */
const IN_SET_PHRASES = oneOf(`
  mayor governor league ceremony quarter
  charge question danger contact contract uniform costume character profile bloom circulation agreement return
  reply reality private secret spite conclusion conversation custody session track target request loan lease
  file guard parade patrol screen tour average behalf credit delivery horseback camera random instance hire
  memory scratch start regard reference ease exception warning fail hesitation interruption incident range alert
  supervision view alarm anger tandem parallel sympathy amazement despair retirement childhood collaboration
  cooperation isolation motion flight transit orbit kind hand foot air land water mass bail call lunchtime
  bedtime college church mosque kindergarten campus downtown overtime tiptoe alphabet context depth width height
  length detail error fear grief shame surprise text twos doubt effect harmony honour honor jest need opposition
  power prayer preparation principle pursuit recovery relation ruins search self-defence support terms trust
  vogue wonder answer`)

const hangsOnPreposition = (sentence: Sentence, token: Token, at: number) =>
  token.tag === 'prep' &&
  !isFixedPhrase(token.lower, lowerAt(sentence, at + 1)) &&
  BEFORE_NOUN.test(token.lower) &&
  !isOrdinal(sentence, at + 1) &&
  !isSuperlative(sentence, at + 1) &&
  !/^(?:in|on|at|for) \w+ of$/.test(`${token.lower} ${lowerAt(sentence, at + 1)} ${lowerAt(sentence, at + 2)}`) &&
  (sentence.tokens[at + 1]?.tag === 'adj' || EVEN_ALONE.test(token.lower))

/** 'next to old man', 'talking to stranger'. */
const isNextTo = (sentence: Sentence, at: number) =>
  lowerAt(sentence, at) === 'to' &&
  /^(?:next|similar|married|talk|talks|talked|talking|speak|spoke|speaking|listened|listening)$/.test(
    lowerAt(sentence, at - 1),
  ) &&
  (sentence.tokens[at + 1]?.tag === 'adj' || isPersonNoun(sentence.tokens[at + 1]))

/** 'I have an older sister and younger brother': what is described behind 'and' has an article of its own. */
export const joinedArticle: Rule = {
  id: 'article-joined',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const { tokens } = sentence
      if (token.lower !== 'and' || tokens[at + 1]?.tag !== 'adj') return []
      const nounAt = bareNounAt(sentence, at + 1)
      let back = at - 1
      while (['noun', 'adj'].includes(tokens[back]?.tag ?? '')) back -= 1
      const isJoined =
        back < at - 1 &&
        tokens[at - 1]?.tag === 'noun' &&
        !tokens[at - 1]?.readings.kinds.adj &&
        /^an?$/.test(lowerAt(sentence, back))
      return isJoined && nounAt !== undefined && isOneOfMany(tokens[nounAt])
        ? [articleAt(sentence, at + 1, 'article-a')]
        : []
    }),
}
