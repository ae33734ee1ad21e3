import { isCalled } from '../../sentences/addresses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { article } from '../../words/a-or-an.ts'
import { isOneAsObject, isOneDescribed, isOneOfMany } from '../../words/countable.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { plural } from '../../words/nouns.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { isHeadline } from '../headline.ts'
import { changeWord, type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'
import { articleChances } from './article-chances.ts'
import { isTitle } from './bare-noun-at.ts'
import { type BarePhrase, barePhrases, followsMass, type Slot } from './bare-phrases.ts'
import { isOrdinal, isSuperlative } from './degrees.ts'
import { isKnownPlace } from './known-places.ts'
import { articleEvidence } from './learnt-articles.ts'
import { BEFORE_ANY, isDefinite, standsBare } from './noun-lists.ts'

type Test = (sentence: Sentence, phrase: BarePhrase) => boolean
type Choice = 'a' | 'the' | 'many'

const RULES: Readonly<Record<string, readonly Slot[]>> = {
  'article-complement': ['complement'],
  'article-object': ['object', 'given'],
  'article-preposition': ['preposition'],
  'article-joined': ['joined'],
  'article-subject': ['subject'],
}

/**
 * 'She is teacher', 'I bought car', 'in small village', 'Manager is busy': what a noun without determiner lacks. A rule
 * for each place where it stands, because some are surer than others.
 */
export const nounPhraseRules: readonly Rule[] = Object.entries(RULES).map(([id, slots]) => ({
  id,
  find: (sentence) =>
    (isHeadline(sentence) ? [] : phrasesOf(sentence)).flatMap((phrase) => {
      const isNamed = slots.includes(phrase.slot) && !isCalled(sentence.tokens, phrase.head)
      const choice = isNamed ? choose(sentence, phrase) : undefined
      const edits = choice ? [editOf(sentence, phrase, choice)] : []
      return edits.filter((edit) => phrase.slot === 'joined' || articleEvidence(sentence, edit) !== 'against')
    }),
}))

const kept = new WeakMap<Sentence, BarePhrase[]>()

function phrasesOf(sentence: Sentence): BarePhrase[] {
  const phrases = kept.get(sentence) ?? barePhrases(sentence)
  kept.set(sentence, phrases)
  return phrases
}

function choose(sentence: Sentence, phrase: BarePhrase): Choice | undefined {
  const found = CHOICES.find(({ slots, where }) => slots.includes(phrase.slot) && where(sentence, phrase))
  return found?.choice
}

function editOf(sentence: Sentence, phrase: BarePhrase, choice: Choice): Edit {
  const { from, head, noun } = phrase
  if (choice === 'many') return changeWord(sentence, head, plural(noun.lower), 'plural')
  if (isSuperlative(sentence, from) || isOrdinal(sentence, from))
    return insertBefore(sentence, from, 'the', 'article-superlative')
  return choice === 'the' || isUsuallyThe(sentence, phrase)
    ? insertBefore(sentence, from, 'the', 'article-the')
    : insertBefore(sentence, from, article(lowerAt(sentence, from)), 'article-a')
}

/** How much likelier 'the' must be to stand where a rule has 'a'. */
const MUCH_LIKELIER = 4

/** 'when driver came': one that both know, as right English has it there. */
function isUsuallyThe(sentence: Sentence, phrase: BarePhrase): boolean {
  const { from, behind } = phrase
  if (BEFORE_ANY.test(behind) || isSomePlace(sentence, phrase)) return false
  const found = articleChances(sentence).find(({ slot }) => slot.from === from && slot.choice === 'none')
  return found !== undefined && found.chances.the > MUCH_LIKELIER * found.chances.a
}

/** The first that holds decides. */
const CHOICES: readonly { choice: Choice | undefined; slots: readonly Slot[]; where: Test }[] = [
  { choice: 'the', slots: ['subject', 'object', 'preposition'], where: isOfSomething },
  { choice: 'the', slots: ['subject'], where: isKnownSubject },
  { choice: 'the', slots: ['preposition'], where: isKnownPlace },
  { choice: 'the', slots: ['preposition'], where: isHandedTo },
  { choice: 'a', slots: ['complement'], where: isOneThing },
  { choice: 'a', slots: ['given'], where: isGivenOne },
  {
    choice: 'many',
    slots: ['object'],
    where: (sentence, phrase) => isBareObject(sentence, phrase) && isOfMany(sentence, phrase),
  },
  { choice: 'a', slots: ['object', 'given'], where: isBareObject },
  {
    choice: 'many',
    slots: ['preposition'],
    where: (sentence, phrase) => lacksArticle(sentence, phrase) && isOfMany(sentence, phrase),
  },
  { choice: 'a', slots: ['preposition'], where: lacksArticle },
  { choice: 'many', slots: ['joined'], where: (sentence, { at }) => followsMass(sentence, at) },
  { choice: 'a', slots: ['joined'], where: (_, { noun }) => isOneOfMany(noun) },
]

const OPENS: ReadonlySet<string> = new Set(['det', 'poss', 'noun', 'name', 'adj', 'obj', 'pron', 'num', 'wh'])
const NOT_BEHIND = oneOf('of as by on at without like')

/** 'know price of rice', 'about effect of smoking': what belongs to something is the one that it has. */
function isOfSomething(sentence: Sentence, { from, head, noun, behind }: BarePhrase): boolean {
  if (from !== head || noun.text !== noun.lower || !isDefinite('of', noun.lower) || NOT_BEHIND.test(behind))
    return false
  // 'in Warsaw, capital of a nation'
  if (lowerAt(sentence, from - 1) === ',' && sentence.tokens[from - 2]?.tag === 'name') return false
  const owner = sentence.tokens[head + 2]
  return lowerAt(sentence, head + 1) === 'of' && (OPENS.has(owner?.tag ?? '') || owner?.form === 'ing')
}

/** 'Manager is busy', 'because freezer was broken': the verb says that it is one, and no other is meant. */
function isKnownSubject({ tokens, clauses }: Sentence, { from, head, noun }: BarePhrase): boolean {
  const clause = clauses.find(({ subject }) => subject.start === from)
  const verb = clause && tokens[clause.predicate]
  if (!clause || clause.subject.head !== head || !verb || isDefinite('named', noun.lower)) return false
  return isOneOfMany({ ...noun, text: noun.lower }) && isSaidOfOne(verb) && !isName(noun)
}

const HANDS = ruleWords('article-choice hands')

/** 'sent the email to client', 'complained to manager': whom both know. */
function isHandedTo({ tokens }: Sentence, { at, noun, isDescribed, behind }: BarePhrase): boolean {
  if (behind !== 'to' || isDescribed || !isPersonNoun(noun) || !isOneOfMany(noun)) return false
  return tokens
    .slice(Math.max(0, at - 5), at)
    .some((token) => token.tag === 'verb' && HANDS.test(baseOf(token, token.form)))
}

/** 'Beethoven', 'Napoleon': rare as nouns, and written with a capital. */
const isName = ({ text, lower, readings }: Token) => text !== lower && readings.kinds.noun < 4

const OF_ONE = oneOf('is was has had does did will would')

const isSaidOfOne = (verb: Token) =>
  OF_ONE.test(verb.lower) ||
  (verb.tag === 'verb' && (verb.form === 'third' || (verb.form === 'past' && !hasForm(verb, 'base'))))

function isOneThing(sentence: Sentence, phrase: BarePhrase): boolean {
  const { noun, head, isDescribed, behind } = phrase
  // 'Today is election day'
  if (noun.lower === 'day' && sentence.tokens[head - 1]?.tag === 'noun') return false
  if (!isOne(sentence, phrase) || isTitle(sentence, head, !isDescribed) || isTimeWord(sentence, phrase)) return false
  return behind !== 'there' || isDescribed || isOneAsObject(noun)
}

/** Described, or behind 'there is', more nouns are one of many: 'a sudden noise'. */
function isOne({ tokens }: Sentence, { from, noun, isDescribed }: BarePhrase): boolean {
  const isThere = tokens.slice(Math.max(0, from - 3), from).some(({ lower }) => lower === 'there')
  return isThere || isDescribed ? isOneDescribed(noun) : isOneAsObject(noun)
}

const isTimeWord = (sentence: Sentence, { from, noun }: BarePhrase) =>
  /^(?:high|half)$/.test(lowerAt(sentence, from)) && /^(?:time|price|day)$/.test(noun.lower)

/** 'Can you give me example?', 'Can I ask you question?' */
function isGivenOne(_: Sentence, { noun }: BarePhrase): boolean {
  return isOneDescribed(noun) && !standsBare('given', noun.lower)
}

const ONE_WHERE_DESCRIBED = ruleWords('article-choice one-where-described')

/** 'eat goat': the meat, not the animal. */
const EATS = oneOf('eat cook taste try serve fry grill roast order sell')

function isBareObject(sentence: Sentence, phrase: BarePhrase): boolean {
  const { from, head, noun, isDescribed, behind } = phrase
  if (isOrdinal(sentence, from) || isTimeWord(sentence, phrase) || standsBare(behind, noun.lower)) return false
  if (behind === 'play' && !isDescribed) return false
  if (EATS.test(behind) && standsBare('eaten', noun.lower)) return false
  if (!isDescribed && lowerAt(sentence, head + 1) === 'by' && sentence.tokens[head + 2]?.tag === 'noun') return false
  const isClear = behind === 'have' || sentence.tokens[from]?.readings.degree?.degree === 'more'
  return isClear || (isDescribed && ONE_WHERE_DESCRIBED.test(noun.lower))
    ? isOne(sentence, phrase)
    : isOneAsObject(noun)
}

const OFTEN = oneOf('always usually often sometimes like likes love loves hate hates enjoy enjoys prefer prefers')
/** 'She sells cake': not one. */
const DEALS_IN = oneOf('sell grow collect produce export import supply')
const WISHED = oneOf("would 'd should")

/** 'People live in small village', 'She always gets high score': there is more than one of it. */
function isOfMany({ tokens, clauses }: Sentence, { from: at, head, noun, behind }: BarePhrase): boolean {
  if (isDefinite('several', noun.lower)) return true
  if (!isOneOfMany(noun)) return false
  if (DEALS_IN.test(behind) && tokens[at - 1]?.form !== 'past') return true
  if (tokens[head + 1]?.lower === 'such') return true
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

const BEFORE_NOUN = oneOf('with for into like about from near without inside through under behind at in on than after')
const EVEN_ALONE = oneOf('with into like without for on in from near under behind about inside at than')

function lacksArticle(sentence: Sentence, phrase: BarePhrase): boolean {
  const { at, noun, isDescribed, behind } = phrase
  if (
    (!isDescribed && standsBare('preposition', noun.lower)) ||
    isDoneAlone(noun, isDescribed || (behind === 'in' && GATHERINGS.test(noun.lower))) ||
    isTimeWord(sentence, phrase)
  )
    return false
  // 'dollar for dollar'
  if (lowerAt(sentence, at - 1) === noun.lower) return false
  // 'his inside pocket'
  if (['det', 'poss'].includes(sentence.tokens[at - 1]?.tag ?? '')) return false
  if (!isOneHere(noun, isDescribed) && !isPlaceDescribed(sentence, phrase)) return false
  if (behind === 'as') return isRole(sentence, phrase)
  return hangsOnPreposition(sentence, phrase) || isNextTo(sentence, at) || isSomePlace(sentence, phrase)
}

const SOME_PLACES = oneOf(
  'waterfall village temple island mountain restaurant hotel cafe lake cave concert party wedding',
)

/** 'We went to waterfall in Bogor' */
const isSomePlace = (sentence: Sentence, { at, noun, behind }: BarePhrase) =>
  behind === 'to' &&
  SOME_PLACES.test(noun.lower) &&
  /^(?:go|goes|went|going|come|came|trip)$/.test(lowerAt(sentence, at - 1))

const GATHERINGS = oneOf('meeting hearing wedding briefing')

/** 'How about meeting tomorrow?', 'Thanks for understanding.', 'in morning' */
const isDoneAlone = (noun: Token, isDescribed: boolean) =>
  (!isDescribed && hasForm(noun, 'ing')) || /^(?:morning|afternoon|evening)$/.test(noun.lower)

/** 'in big hospital'; 'in hospital' is right. */
const isPlaceDescribed = (sentence: Sentence, { from, noun, isDescribed }: BarePhrase) =>
  isDescribed &&
  /^(?:big|small|large|new|famous|private|public|nice|busy|quiet)$/.test(lowerAt(sentence, from)) &&
  /^(?:hospital|school|university|college|church|office|town|market|prison|camp|restaurant)$/.test(noun.lower)

/** 'man' stands without article too, but not 'old man'. */
const isOneHere = (noun: Token, isDescribed: boolean) =>
  isOneOfMany(noun) ||
  (isDescribed && isOneDescribed(noun) && (isPersonNoun(noun) || ONE_WHERE_DESCRIBED.test(noun.lower)))

const WORKS_AS = oneOf(`
  work works worked working job career started hired known live lived serve served experience qualified trained use
  used dressed`)

/** 'works as courier' */
const isRole = (sentence: Sentence, { at, head, isDescribed }: BarePhrase) =>
  !isTitle(sentence, head, true) &&
  !/^(?:well|soon|such|same)$/.test(lowerAt(sentence, at - 1)) &&
  (at === 0 || isDescribed || sentence.tokens.slice(0, at).some(({ lower }) => WORKS_AS.test(lower)))

const hangsOnPreposition = (sentence: Sentence, { at, from, isDescribed, behind }: BarePhrase) =>
  (sentence.tokens[at]?.tag === 'prep' || behind === 'than') &&
  !standsBare(behind, lowerAt(sentence, from)) &&
  (BEFORE_NOUN.test(behind) || (behind === 'by' && isDescribed) || lowerAt(sentence, at - 1) === 'front') &&
  !isOrdinal(sentence, from) &&
  !isSuperlative(sentence, from) &&
  !/^(?:in|on|at|for) \w+ of$/.test(`${behind} ${lowerAt(sentence, from)} ${lowerAt(sentence, from + 1)}`) &&
  (sentence.tokens[from]?.tag === 'adj' || EVEN_ALONE.test(behind))

/** 'next to old man', 'talking to stranger' */
const isNextTo = (sentence: Sentence, at: number) =>
  lowerAt(sentence, at) === 'to' &&
  /^(?:next|similar|married|talk|talks|talked|talking|speak|spoke|speaking|listened|listening)$/.test(
    lowerAt(sentence, at - 1),
  ) &&
  (sentence.tokens[at + 1]?.tag === 'adj' || isPersonNoun(sentence.tokens[at + 1]))
