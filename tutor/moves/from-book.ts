import { mentions } from '../../content/tutor-mentions.ts'
import { isLearning } from '../../domain/chat/chat-mode.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import type { Entry } from '../book/entry.ts'
import { isElliptical } from '../dialogue/ellipsis.ts'
import { isNameless, opensAsFollowUp } from '../dialogue/follow-up-words.ts'
import { isLearningOnly } from '../dialogue/learning-only.ts'
import { mentionedGrammar } from '../dialogue/named-grammar.ts'
import { openEntry } from '../dialogue/open-entry.ts'
import { openWord } from '../dialogue/open-word.ts'
import { bare, holdsOneOf, wordCount } from '../dialogue/phrases.ts'
import { isFaulty } from '../dialogue/practised-question.ts'
import { sayOtherwise, type Way } from '../dialogue/say-otherwise.ts'
import { say } from '../dialogue/school-book.ts'
import { teachEntry } from '../dialogue/teach-entry.ts'
import { teachNear } from '../dialogue/teach-near.ts'
import { canTell, comesClose, tellClosest } from '../dialogue/tell-facet.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { isAddressed, SURE, tellsOnly } from '../dialogue/understood.ts'
import { perhapsWordQuestion, unknownWordQuestion } from '../dialogue/word-question.ts'
import type { Found } from '../find/find.ts'
import { speaksOf } from '../intents/evidence.ts'
import { asksOfEnglish } from './asks-of-english.ts'
import { ANSWERED, ASKED_BACK, FACET_SHORT, SHORT } from './limits.ts'
import type { Candidate } from './move.ts'

const SURELY = 0.8

/** 'What does … mean?' asks about that word, not about the entry. */
export const asksOtherWord = (turn: Turn): boolean =>
  perhapsWordQuestion(turn) !== null || unknownWordQuestion(turn) !== null

const namesOther = (turn: Turn, open: string): boolean => {
  const [best] = turn.analysis.found
  return best !== undefined && best.name !== open && best.probability >= ANSWERED && namesItems(turn, best.name, open)
}

/** 'And the difference between make and do?' names another entry. */
export function namesItems({ teaching, text }: Turn, other: string, open: string): boolean {
  const [named = [], own = []] = [other, open].map((name) => (teaching.entry(name)?.items ?? []).map(bare))
  return named.some((item) => !own.includes(item) && holdsOneOf(text, [item]))
}

/** A question to the school, or thanks; what may be meant as a farewell without its words is not. */
export const asksSchool = ({ analysis: { guess }, text }: Turn): boolean =>
  guess.confidence > SURELY &&
  (guess.intent === 'thanks_bye'
    ? holdsOneOf(text, [...mentions.thanks, ...mentions.bye])
    : !isLearning(guess.intent) && !CHAT.has(guess.intent) && speaksOf(text, guess.intent))

const CHAT: ReadonlySet<Intent> = new Set<Intent>(['off_topic', 'greeting'])

/** The words of 'and the other one?' are those of an entry by chance, where something is open. */
const isOfOpen = (turn: Turn): boolean =>
  turn.memory.last !== null && (isNameless(turn.text) || (isElliptical(turn) && canBeAsked(turn)))

/** Whether what is open has the side that is asked for. */
function canBeAsked(turn: Turn): boolean {
  const entry = openEntry(turn)
  const { facet } = turn.analysis
  return openWord(turn) !== null || (entry !== undefined && facet !== null && canTell(turn, entry, facet.facet))
}

/** The likeliest entry; a pair if two are compared. */
function bestFound(turn: Turn): Found | undefined {
  if (isOfOpen(turn)) return undefined
  const weighed = likeliestOf(turn).map((one) => ({ ...one, probability: inContext(turn, one) }))
  const best = weighed.reduce<Found | undefined>(
    (first, one) => (first && first.probability >= one.probability ? first : one),
    undefined,
  )
  if (!best || !COMPARES.test(turn.text)) return best
  return (
    weighed.find(({ name, probability }) => probability > best.probability - NEAR && isPair(turn.teaching, name)) ??
    best
  )
}

/** Where something of English is asked, no worry is met that is told beside it. */
const likeliestOf = (turn: Turn): readonly Found[] =>
  asksOfEnglish(turn)
    ? turn.analysis.found.filter(({ name }) => turn.teaching.kindOf(name) !== 'care')
    : turn.analysis.found

/** As likely as this is an entry that the open one leads to. */
const NEXT = 0.35

/** Likelier where it is also found together with the message before, or where the open entry leads to it. */
function inContext(turn: Turn, { name, probability }: Found): number {
  const { analysis, memory } = turn
  const [followed] = analysis.followed
  const isAgreed = memory.last !== null && name === analysis.found[0]?.name && name === followed?.name
  const isNext = openEntry(turn)?.next.includes(name) === true && probability > HARDLY
  return either(probability, isAgreed ? followed.probability : 0, isNext ? NEXT : 0)
}

const HARDLY = 0.2
const either = (...chances: number[]): number => 1 - chances.reduce((none, chance) => none * (1 - chance), 1)

const COMPARES = /\b(?:beda\w*|perbedaan\w*|differences?|different|vs|versus|membedakan|ngebedain)\b/i
const NEAR = 0.15
const isPair = (teaching: Turn['teaching'], name: string): boolean => teaching.kindOf(name) === 'pairs'

/** What is not a facet by its words, but found with the message before, is about the open entry. */
export function stillOpen(turn: Turn): Candidate | null {
  const entry = openEntry(turn)
  const [best] = turn.analysis.followed
  if (!entry || best?.name !== entry.name || best.probability < ASKED_BACK || isPractice(turn) || isGreeting(turn))
    return null
  if (asksSchool(turn) || entry.kind === 'care' || isFaulty(turn) || namesOther(turn, entry.name)) return null
  if (!comesClose(turn, entry)) return null
  const certainty = best.probability * FOLLOWED
  return { topic: `${entry.name} closest`, certainty, reply: () => tellClosest(turn, entry) }
}

/** The entry that a question is about. */
export function entryFound(turn: Turn): Candidate | null {
  const best = bestFound(turn)
  const isCare = best && best.probability > SURELY && turn.teaching.kindOf(best.name) === 'care'
  const isToldToHer = isCare && OF_US.test(turn.text.trim())
  if (
    !best ||
    best.probability < ANSWERED ||
    (isPractice(turn) && !isToldToHer) ||
    asksSchool(turn) ||
    isElsewhere(turn, best)
  )
    return null
  const entry = turn.teaching.entry(best.name)
  if (entry?.kind === 'care' && isGreeting(turn)) return null
  if (!entry) return null
  return {
    topic: best.name,
    certainty: best.probability,
    offer: { title: entry.title[turn.book.language], choice: `entry ${entry.name}` },
    reply: () => teachEntry(turn, entry),
  }
}

/** A worry, or a compliment. */
const OF_US = /^(?:i|i'm|i’m|my|you|your|you're|you’re|wow|lol|haha)\b/i

/** Who won the match is no question about 'win'. */
function isElsewhere({ analysis: { guess }, teaching }: Turn, { name, probability }: Found): boolean {
  const isOfWords = OF_WORDS.has(teaching.kindOf(name) ?? '')
  const isOther = guess.intent === 'off_topic' && guess.confidence > (isOfWords ? SURELY : CERTAINLY)
  return isOther && probability < SURELY
}

const CERTAINLY = 0.93
/** Entries that share everyday words with questions about anything. */
const OF_WORDS: ReadonlySet<string> = new Set(['grammar', 'pairs'])

/** Greetings and thanks have answers of their own, which know the conversation. */
const isGreeting = ({ analysis: { guess }, text }: Turn): boolean =>
  (guess.intent === 'greeting' || guess.intent === 'thanks_bye') && guess.confidence > SURE && wordCount(text) <= SHORT

/** A short message that means something only together with the one before. */
export function entryFollowed(turn: Turn): Candidate | null {
  const { analysis, memory, teaching } = turn
  const [best] = analysis.followed
  if (!best || best.probability < ANSWERED || memory.last === null || isPractice(turn) || isGreeting(turn)) return null
  const open = openEntry(turn)
  const isSame = best.name === (open?.name ?? memory.last.about)
  const entry = isSame || namesOther(turn, best.name) ? undefined : teaching.entry(best.name)
  return entry && !(open && areTwins(open, entry))
    ? { topic: best.name, certainty: best.probability * FOLLOWED, reply: () => teachEntry(turn, entry) }
    : null
}

/** Two messages together name more than is meant. */
const FOLLOWED = 0.78
/** So much likelier than the next that it is answered. */
const AHEAD = 1.4
const SURELY_OTHER = 0.7

/**
 * Where it is likely, the best entry with the next one offered; between equals she asks which is meant. 'I am confused
 * about conditionals' wants the topic, not comfort.
 */
export function entryLikely(turn: Turn): Candidate | null {
  const { analysis, teaching, book } = turn
  const [best, second] = analysis.found
  const { guess } = analysis
  const isOther = (guess.intent === 'off_topic' && guess.confidence > SURELY_OTHER) || isOfOpen(turn)
  if (!best || !second || isPractice(turn) || isGreeting(turn) || isOther) return null
  const [first, other] = [best, second].map(({ name }) => teaching.entry(name))
  if (!first || !other) return null
  const topic = first.kind === 'care' ? mentionedGrammar(turn) : undefined
  if (topic) return { topic: topic.name, certainty: best.probability, reply: () => teachEntry(turn, topic) }
  if (best.probability < ASKED_BACK) return null
  const isEnough = best.probability >= second.probability * AHEAD || areTwins(first, other) || areBeside(first, other)
  if (isEnough) return withNext(turn, best, second)
  if (analysis.allEnglish && !isAddressed(analysis)) return null
  const titles = { first: first.title[book.language], second: other.title[book.language] }
  const offered = [`entry ${first.name}`, `entry ${other.name}`]
  return {
    topic: `${first.name} or ${other.name}`,
    certainty: best.probability,
    reply: () => ({ ...said('practice', [say(book, 'entry.which', titles)], { offered }), neverAsks: true }),
  }
}

/** The nearest entry, however unlikely, for what nothing else answers better: 'turisnya manjat stupa, negurnya gimana'. */
export function entryPerhaps(turn: Turn): Candidate | null {
  const [best, second] = turn.analysis.found
  if (!best || !second || best.probability < HARDLY || isPractice(turn)) return null
  if (wordCount(turn.text) <= SHORT && !isOtherSituation(turn)) return null
  return withNext(turn, best, second)
}

const TWICE = 2
const FAIRLY = 0.3

/** 'Kalau customernya marah?': what to say to somebody else, or in another case. */
function isOtherSituation({ analysis: { found }, teaching, text }: Turn): boolean {
  const [best, second] = found
  const isAhead = best !== undefined && best.probability >= Math.max(FAIRLY, TWICE * (second?.probability ?? 0))
  return isAhead && opensAsFollowUp(text) && teaching.kindOf(best.name) === 'situations'
}

/** About as likely as the one that is told. */
const AS_LIKELY = 0.6

/** An entry, with another one offered behind it, if that may be meant. */
function withNext(turn: Turn, best: Found, second: Found): Candidate | null {
  const { teaching, book } = turn
  const [first, other] = [best, second].map(({ name }) => teaching.entry(name))
  if (!first || !other) return null
  return {
    topic: first.name,
    certainty: best.probability,
    reply: () => {
      if (best.probability < ASKED_BACK) return teachNear(turn, first, best.probability)
      const answer = teachEntry(turn, first)
      if (second.probability < best.probability * AS_LIKELY || !isAboutSame(turn, first, other)) return answer
      const parts = [...answer.parts, say(book, 'entry.or', { title: other.title[book.language] })]
      return { ...answer, parts, memory: { ...answer.memory, offered: [`entry ${other.name}`] } }
    },
  }
}

/** Named in the message, or beside what is told. */
const isAboutSame = ({ text }: Turn, told: Entry, other: Entry): boolean =>
  areTwins(told, other) || areBeside(told, other) || (other.items.length > 0 && holdsOneOf(text, other.items.map(bare)))

/** One leads on to the other: it can be answered and the other offered. */
const areBeside = (one: Entry, other: Entry): boolean => one.next.includes(other.name) || other.next.includes(one.name)

/** A topic and a pair about the same words: either answers. */
const areTwins = (one: Entry, other: Entry): boolean =>
  one.items.filter((item) => other.items.includes(item)).length > 1

/** While an entry is open, what is not understood is most likely about it. */
export function askMore(turn: Turn): Said | null {
  const entry = isLearningOnly(turn) && !tellsOnly(turn) ? openEntry(turn) : undefined
  if (!entry || entry.kind === 'care' || turn.memory.practice || turn.analysis.corrections.length > 0) return null
  if (isOtherSituation(turn)) return null
  return ofSentenceBefore(turn) ?? tellClosest(turn, entry)
}

const RECENT = 4
const WAYS: ReadonlySet<string> = new Set<Way>(['negative', 'question', 'past', 'future'])

/** 'Versi lampaunya?', where the entry has none: of the sentence that led to it. */
function ofSentenceBefore(turn: Turn): Said | null {
  const { analysis, memory } = turn
  const { sentence } = memory
  const way = analysis.facet && analysis.facet.sure > FACET_SHORT ? analysis.facet.facet : ''
  const isRecent = sentence !== null && memory.turn - sentence.turn <= RECENT
  return isRecent && WAYS.has(way) ? sayOtherwise(turn, sentence, way as Way) : null
}

/** A sentence written for practice is not a question, whatever it is about; a line of a scene even less. */
const isPractice = (turn: Turn): boolean =>
  turn.memory.practice?.kind === 'role-play'
    ? turn.analysis.written !== 'id'
    : tellsOnly(turn) && !TELLS_TROUBLE.test(turn.text)

/** 'I always mix affect and effect' tells what is to be explained. */
const TELLS_TROUBLE =
  /\b(?:mix(?:ed)?(?: \w+)?(?: up)?|confus\w+|(?:don'?t|never|can'?t) (?:get|understand|know|remember)|struggle\w*|difference)\b/i
