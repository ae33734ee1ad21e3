import { toldOthers, toldOthersWords } from '../../content/tutor-say-requests.ts'
import { isLearning } from '../../domain/chat/chat-mode.ts'
import {
  contactsWithin,
  detailsWithin,
  isTitled,
  isUnclearAddress,
  mayBeName,
  statedName,
  withoutContacts,
  wordsOf,
} from '../../domain/chat/details-within.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import type { LeadAnswers } from '../../domain/chat/lead-capture.ts'
import { suggestLead } from '../../domain/chat/lead-decision.ts'
import { besideOffer } from '../../domain/chat/offered-contact.ts'
import { understandAnswer } from '../../domain/chat/understand-answer.ts'
import { LEAD_FIELDS, type LeadField } from '../../domain/leads/lead-fields.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { chosenOffer } from '../dialogue/choices.ts'
import { missingIn, WAS_ASKED_WHO } from '../dialogue/memory.ts'
import { bare, wordCount } from '../dialogue/phrases.ts'
import { say } from '../dialogue/school-book.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { isAddressed, SURE } from '../dialogue/understood.ts'
import { wishesScene } from '../intents/evidence.ts'
import { wishesToJoin } from '../school-questions.ts'
import { byIntent } from './by-intent.ts'
import { asksOfExam } from './exams.ts'
import type { Candidate } from './move.ts'

/** So likely that whatever else it may be is not looked at; in an English statement, which may be practice, likelier. */
const PLAINLY = 0.88
const PLAINLY_TOLD = 0.95
const LIKELY = 0.6
/** Of a single word the intent tells more. */
const SHORTEST_WISH = 2

/** Whoever says that they want a class here, or to be called about one. */
export function statedWish(turn: Turn): Candidate | null {
  const { judgement, memory, analysis } = turn
  const isPlaying = memory.practice?.kind === 'role-play' && analysis.written !== 'id'
  const isPlain = judgement.wish.chances.join >= plainlyWished(turn) || isWishedInWords(turn)
  if (!isPlain || memory.declined || isPlaying || asksToLearn(turn)) return null
  if (wordCount(turn.text) < SHORTEST_WISH || asksOfExam(turn) || isToldOthers(turn)) return null
  if (analysis.quoted !== null || analysis.translation !== null || chosenOffer(turn)) return null
  const wished = wishedIntent(turn)
  return { topic: wished, certainty: judgement.wish.chances.join, reply: () => answerWish(turn, wished) }
}

/** It is said in so many words, and likely. */
const isWishedInWords = ({ judgement, text, analysis }: Turn): boolean =>
  judgement.wish.chances.join >= LIKELY && wishesToJoin(text) && !(analysis.allEnglish && !isAddressed(analysis))

/** What is asked beside a wish (the place, whether it is online) is answered; it stays a wish. */
const answerWish = (turn: Turn, wished: Intent): Said => ({ ...byIntent(turn, wished), intent: wished })

const readOthers = createFrames(toldOthers, toldOthersWords)
const isToldOthers = ({ text }: Turn): boolean => readOthers(bare(text).split(' ')).length > 0

const plainlyWished = ({ analysis }: Turn): number =>
  analysis.allEnglish && !isAddressed(analysis) ? PLAINLY_TOLD : PLAINLY

/** 'Give me a lesson' wants one here and now. */
const asksToLearn = ({ analysis: { guess }, text }: Turn): boolean =>
  wishesScene(text) || (isLearning(guess.intent) && guess.confidence > SURE)

/** The intent that the wish belongs to: fees, a schedule, or plainly to register. */
function wishedIntent({ analysis, judgement }: Turn): Intent {
  const { intent, confidence } = analysis.guess
  return confidence > SURE && suggestLead(intent, judgement.wish).start ? intent : 'register'
}

/** Whoever writes how to reach them wants to be contacted, whatever else is going on. */
export function givenDetails(turn: Turn): Candidate | null {
  const { analysis, memory } = turn
  if (analysis.quoted !== null || memory.declined) return null
  if (isUnclear(turn)) return { topic: 'about_school', certainty: 1, reply: () => askAddressAgain(turn) }
  if (!(isGiven(turn) || isOffered(turn))) return null
  const wished = wishedIntent(turn)
  return { topic: wished, certainty: 1, reply: () => thankAndAnswer(turn, wished) }
}

const isUnclear = ({ memory, text }: Turn): boolean =>
  memory.practice === null && memory.asking !== 'name' && isUnclearAddress(text)

const askAddressAgain = ({ book }: Turn): Said => ({
  ...said('about_school', [say(book, 'details.unclear')], { asking: 'email' }),
  neverAsks: true,
})

/** What else the message asks is answered first. */
function thankAndAnswer(turn: Turn, wished: Intent): Said {
  const details = { ...detailsWithin(turn.text), ...nameBeside(turn.text) }
  const thanks = { ...thankFor(turn, details, startsToAsk(turn, wished)), intent: wished }
  if (wordsOf(besideOffer(turn.text) ?? withoutContacts(turn.text)).length <= LONGEST_NAME) return thanks
  const answer = byIntent(turn, wished)
  return { ...answer, parts: [...answer.parts, ...thanks.parts], memory: { ...answer.memory, ...thanks.memory } }
}

/** The page asks for the rest by itself, once. */
const startsToAsk = ({ judgement, memory }: Turn, wished: Intent): boolean =>
  !memory.facts.includes(WAS_ASKED_WHO) && suggestLead(wished, judgement.wish, true).start

const LONGEST_NAME = 4

const beside = (text: string): string[] => wordsOf(withoutContacts(text))

/** Said in a sentence, which is practice in a scene, in a lesson, or where it was just taught. */
function isOffered({ memory: { practice, last }, analysis, teaching, text }: Turn): boolean {
  if (analysis.translation !== null || besideOffer(text) === null) return false
  const open = last?.kind === 'entry' ? teaching.entry(last.about) : null
  const isTaught = open?.examples.some(({ id }) => besideOffer(id) !== null) ?? false
  return !isTaught && (practice === null || practice.kind === 'quiz')
}

/** An address and a number, or one of them with nothing but a name. In a scene somebody else is told. */
function isGiven({ memory, text }: Turn): boolean {
  if (memory.practice?.kind === 'role-play') return false
  const { email, phone } = contactsWithin(text)
  return Boolean(email && phone) || (Boolean(email ?? phone) && (beside(text).length === 0 || hasNameBeside(text)))
}

const hasNameBeside = (text: string): boolean =>
  beside(text).length > 0 && beside(text).length <= LONGEST_NAME && mayBeName(beside(text).join(' '))

const nameBeside = (text: string): LeadAnswers =>
  hasNameBeside(text)
    ? {
        name: withoutContacts(text)
          .replaceAll(/[\s,;]+/g, ' ')
          .trim(),
      }
    : {}

/** So likely a refusal that it is no name: 'lain kali aja kak'. */
const REFUSED = 0.5

/** The answer to the question for a detail; a name alone also later. */
export function answeredDetail(turn: Turn): Said | null {
  const { memory, text, analysis, judgement } = turn
  if (memory.declined || memory.practice || analysis.quoted !== null) return null
  if (judgement.wish.chances.refuse > REFUSED && Object.keys(contactsWithin(text)).length === 0) return null
  const name = memory.facts.includes(WAS_ASKED_WHO) ? nameIn(text) : null
  if (name) return thankFor(turn, { name })
  if (!memory.asking || asksOther(turn)) return null
  const understood = understandAnswer(memory.asking, text)
  if (understood.kind === 'answers') return thankFor(turn, understood.answers)
  return understood.kind === 'none' ? without(turn, memory.asking) : null
}

function nameIn(text: string): string | null {
  const name = statedName(text) ?? (isTitled(text) ? text.trim() : null)
  return name && mayBeName(name) ? name : null
}

const SURELY_OTHER = 0.75
const OF_DETAILS: ReadonlySet<Intent> = new Set<Intent>(['register', 'human', 'greeting', 'price'])

const asksOther = ({ analysis: { guess }, text }: Turn): boolean =>
  guess.confidence > SURELY_OTHER && !OF_DETAILS.has(guess.intent) && Object.keys(contactsWithin(text)).length === 0

/** Thanks for what was given and asks for the rest, unless that is asked anyway. */
function thankFor(turn: Turn, details: LeadAnswers, isAskedAnyway = false): Said {
  const { book, memory } = turn
  const given = LEAD_FIELDS.filter((field) => details[field] !== undefined || memory.given.includes(field))
  const name = details.name ? `, ${details.name}` : ''
  const missing = missingIn(given)
  const line =
    missing.length === 0
      ? say(book, 'details.done', { name })
      : say(book, isAskedAnyway ? 'details.taken' : 'details.next', { name, missing: listed(turn, missing) })
  return said('register', [line], { given, asking: missing[0] ?? null })
}

/** Who has no address gives the number, or writes to us. */
function without(turn: Turn, field: LeadField): Said {
  const given = LEAD_FIELDS.filter((one) => one === field || turn.memory.given.includes(one))
  const missing = missingIn(given)
  if (missing.length === 0) return thankFor(turn, { [field]: '' })
  const line = say(turn.book, 'details.none', { missing: listed(turn, missing) })
  return said('register', [line], { given, asking: missing[0] ?? null })
}

const listed = ({ book }: Turn, fields: readonly LeadField[]): string =>
  fields.map((field) => say(book, `details.of.${field}`)).join(` ${say(book, 'details.and')} `)
