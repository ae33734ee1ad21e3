import type { Brand } from '../domain/brand/brand.ts'
import { isLearning } from '../domain/chat/chat-mode.ts'
import type { Intent } from '../domain/chat/intents.ts'
import type { TutorAnswer, TutorQuestion } from '../domain/chat/tutor-model.ts'
import type { LookUp } from '../domain/explainer/look-up.ts'
import type { SchoolWords } from '../domain/school/words.ts'
import type { Language } from '../domain/shared/language.ts'
import type { Analysis } from './analysis.ts'
import { openBook } from './book/open-book.ts'
import { acknowledged } from './dialogue/acknowledge.ts'
import { sayAnda, writesFormally } from './dialogue/address-formally.ts'
import { answerAsked } from './dialogue/answer-asked.ts'
import { answerBesideAnswer } from './dialogue/beside-answer.ts'
import { withoutTiredOffers } from './dialogue/closings.ts'
import { answerBesideRefusal } from './dialogue/comfort.ts'
import { toCorrections } from './dialogue/corrections.ts'
import { languageOf } from './dialogue/language-of.ts'
import { notedIn, notesOf, withNotes } from './dialogue/learner-notes.ts'
import { afterObjection } from './dialogue/meet-objection.ts'
import { earlierWith, type Memory, missingIn, remember, WAS_ASKED_WHO } from './dialogue/memory.ts'
import { spareMinor } from './dialogue/minors.ts'
import { notAgain, REMEMBERED_REPLIES } from './dialogue/not-again.ts'
import { wordCount } from './dialogue/phrases.ts'
import { returned } from './dialogue/return-to.ts'
import { createLibrary, say } from './dialogue/school-book.ts'
import { shownBefore, shownIn } from './dialogue/shown.ts'
import { toldAfter } from './dialogue/told-sentences.ts'
import type { Said, Turn } from './dialogue/turn.ts'
import { asksSomething, isAddressed, isPractising, tellsOnly } from './dialogue/understood.ts'
import { isEssay } from './essay/essay.ts'
import { inIndonesian } from './in-indonesian.ts'
import { asMeant } from './interruption.ts'
import { decide } from './moves/decide.ts'
import { atFrontDesk } from './moves/front-desk.ts'
import { isOver, leadAfter, offerTeam, reportedIntent } from './moves/lead-after.ts'
import type { Move } from './moves/move.ts'
import { afterStop } from './moves/waiting.ts'
import { stageAfter } from './requests/stage.ts'

/** So many of the visitor's messages tell in which language and how formally they write. */
const LATEST_HEARD = 3

/** `recalled` is the memory of the question. */
type Reply = (text: string, analysis: Analysis, question: TutorQuestion, recalled: Memory) => Promise<TutorAnswer>

/** From an analysed message to the whole answer, with the memory for the next turn. */
export function createTalk(
  brand: Brand,
  lookUp: (word: string) => LookUp,
  words: Record<Language, SchoolWords> | null = null,
  choose: (turn: Turn) => Said = (turn) => decide(turn),
): Reply {
  const library = createLibrary(brand, words)
  const teaching = openBook()
  return async (typed, analysis, question, recalled) => {
    const text = asMeant(typed)
    const { judgement } = question
    const memory = remembered(text, question, recalled)
    const said = question.turns.filter(({ role }) => role === 'user').map(({ content }) => content)
    const heardBefore = said.slice(-LATEST_HEARD).map(inIndonesian)
    const speaks = languageFor(text, analysis, memory, question, heardBefore)
    const book = await library(speaks)
    const heard: Turn = {
      text,
      analysis,
      lower: text.toLowerCase(),
      judgement,
      before: heardBefore.at(-2) ?? '',
      memory: judgement.isForMinor ? { ...memory, declined: true } : memory,
      book,
      lookUp,
      teaching,
    }
    const { turn, answer } = answerTo(heard, choose, lastReplies(question.turns))
    const intent = reportedIntent(answer, { ...turn.memory, ...answer.memory })
    const lead = leadAfter(turn, answer, intent)
    const next = memoryAfter(turn, memory, answer, lead.start, speaks)
    const reply = replyOf(turn, answer, lastReplies(question.turns))
    const isFormal = speaks === 'id' && !isLearning(intent) && writesFormally(heardBefore)
    return {
      text: isFormal ? sayAnda(reply) : reply,
      language: speaks,
      intent,
      corrections: shownBeside(turn, answer) ? toCorrections(book, turn.analysis) : [],
      lead: isOver(turn, next, answer, intent) && !lead.start ? { ...lead, isOver: true } : lead,
      ...beside(answer),
      memory: next,
      notes: notesOf(next),
    }
  }
}

function languageFor(
  text: string,
  analysis: Analysis,
  memory: Memory,
  { judgement }: TutorQuestion,
  heardBefore: readonly string[],
): Language {
  if (analysis.school) return analysis.school.language
  const isForPractice = isPractising(text, analysis, memory)
  const written = languageOf(text, analysis, memory, judgement.language, isForPractice, heardBefore.slice(-3, -1))
  // A text to be checked says nothing about the language of its writer.
  return isEssay({ text, analysis }) && written === 'en' ? (memory.speaks ?? judgement.language) : written
}

/** What is asked of the school, then what its parts ask, what stands beside a refusal, an answer, an objection or a stop, then the message as a whole. */
function answerTo(heard: Turn, choose: (turn: Turn) => Said, replies: readonly string[]): { turn: Turn; answer: Said } {
  const { turn, said } =
    atFrontDesk(heard, choose) ??
    answerAsked(heard, choose) ??
    answerBesideRefusal(heard, choose) ??
    answerBesideAnswer(heard, choose) ??
    afterObjection(heard, choose) ??
    afterStop(returned(heard), choose)
  return { turn, answer: offerTeam(turn, spareMinor(turn, notAgain(turn, said, replies))) }
}

const isCheckAsked = ({ analysis }: Turn, { trace }: Said): boolean =>
  analysis.quoted !== null || analysis.isJudged || trace?.move === ('asks for a check' satisfies Move)

function replyOf(turn: Turn, answer: Said, replies: readonly string[]): string {
  const parts = [
    acknowledged(turn, answer),
    ...withoutTiredOffers(answer.parts, turn.book, replies, isCheckAsked(turn, answer)),
    isCorrected(answer) ? aside(turn, answer.intent) : null,
  ]
  return parts.filter(Boolean).join('\n\n')
}

function memoryAfter(turn: Turn, memory: Memory, answer: Said, asksWho: boolean, speaks: Language): Memory {
  const changed = withAsking(memory, answer, asksWho)
  const shown = shownIn(answer.parts, changed.last?.about)
  const next: Memory = {
    ...memory,
    ...{ speaks, offered: [], asking: null, exercise: null },
    invited: invitedBy(answer),
    sentence: sentenceAfter(turn, memory),
    told: toldAfter(turn, answer, shownBeside(turn, answer) && turn.analysis.corrections.length > 0),
    earlier: earlierWith(memory, changed.last ?? memory.last),
    ...(shown.length > 0 && { shown, shownBefore: shownBefore(memory.shown, memory.shownBefore) }),
    ...changed,
  }
  return { ...next, stage: stageAfter(answer, next, shownBeside(turn, answer) && turn.analysis.corrections.length > 0) }
}

/** What goes with the text. */
const beside = ({ quiz, right, review, trace }: Said): Pick<TutorAnswer, 'quiz' | 'right' | 'review' | 'trace'> => ({
  ...(quiz && { quiz }),
  ...(right && { right }),
  ...(review && { review }),
  ...(trace && { trace }),
})

/** The memory of this conversation, or the notes of earlier ones, with what this message tells of the learner. */
function remembered(text: string, { memory, notes, turns }: TutorQuestion, recalled: Memory): Memory {
  const before = memory || !notes ? recalled : withNotes(recalled, notes)
  return { ...before, name: nameIn(turns) ?? before.name, notes: { ...before.notes, ...notedIn(text) } }
}

/** Whoever is in danger or says how to be reached is not corrected. */
const isCorrected = ({ isCare, trace }: Said): boolean => !isCare && trace?.move !== ('gives details' satisfies Move)

const shownBeside = (turn: Turn, answer: Said): boolean =>
  isCorrected(answer) &&
  !answer.showsAll &&
  !asksAboutFixes(turn) &&
  !isForeignText(turn, answer) &&
  (!isToHer(turn) || GRADES.has(answer.trace?.move ?? ''))

/** What is to be said in Indonesian is not graded. */
const isForeignText = ({ analysis: { translation } }: Turn, { trace }: Said): boolean =>
  translation?.to === 'id' && trace?.move === ('asks for a translation' satisfies Move)

/** What is said to her in English is not graded, unless it was meant to be. */
const isToHer = ({ analysis, text }: Turn): boolean =>
  analysis.allEnglish && (asksSomething(text) || (isAddressed(analysis) && !OF_OTHERS.test(text.trim())))

const OF_OTHERS = /^(?:he|she|they|we|the|his|her|their|our)\b/i

const GRADES: ReadonlySet<string> = new Set<Move>(['practises', 'asks for a check', 'answers'])

/** 'Why is it information, not informations?' names a mistake that was mended. */
const asksAboutFixes = ({ analysis, memory, text }: Turn): boolean =>
  asksSomething(text) &&
  analysis.corrections.every(({ findings }) =>
    findings.every(({ from }) => memory.fixes.some((fix) => ` ${fix.from} `.includes(` ${from} `))),
  )

const saidBefore = (turns: TutorQuestion['turns']): string => lastReplies(turns).at(-1) ?? ''

const lastReplies = (turns: TutorQuestion['turns']): string[] =>
  turns
    .filter(({ role }) => role === 'assistant')
    .slice(-REMEMBERED_REPLIES)
    .map(({ content }) => content)

const GREETED = /(?:Salam kenal|Nice to meet you), ([\p{L}][\p{L}'’ ]{0,40}?)[!.]/u

/** The name in the greeting just before. */
const nameIn = (turns: TutorQuestion['turns']): string | null => GREETED.exec(saidBefore(turns))?.[1] ?? null

/** After grammar or vocabulary the next English sentence is most likely practice. */
const invitedBy = ({ intent, memory }: Said): Memory['invited'] =>
  (intent === 'grammar' || intent === 'vocabulary') && memory.last?.kind !== 'entry' ? 'sentence' : null

/** An objection is said to her, not practised. A sentence of unknown shape takes the place of an earlier one. */
function sentenceAfter(heard: Turn, { sentence, turn }: Memory): Memory['sentence'] {
  const { shape, objection, corrections } = heard.analysis
  if (shape && !objection) return { ...shape, turn }
  return corrections.length > 0 && tellsOnly(heard) ? null : sentence
}

/** For a later 'what happens next?'. */
function withAsking(memory: Memory, { memory: changed }: Said, asksWho: boolean): Partial<Memory> {
  if (!asksWho) return changed
  const facts = remember(changed.facts ?? memory.facts, WAS_ASKED_WHO)
  return { asking: missingIn(memory.given)[0] ?? null, declined: false, ...changed, facts }
}

const SHORTEST_ASIDE = 4
/** A correction by the way must be right more often than not. */
const LIKELY_RIGHT = 0.5

/** One line on the English of a message that asks about something else. */
function aside(turn: Turn, intent: Intent): string | null {
  if (isToHer(turn)) return null
  const { analysis, book, memory, text } = turn
  const first = analysis.corrections.find(({ findings }) => findings.some(({ rule }) => !rule.startsWith('capital')))
  const isLesson = isLearning(intent) && (intent !== 'practice' || memory.practice !== null)
  const isSure = analysis.sureRight >= LIKELY_RIGHT
  if (isLesson || !first || !isSure || !analysis.allEnglish || wordCount(text) < SHORTEST_ASIDE) return null
  return say(book, 'fix.aside', { from: first.original, to: first.corrected })
}
