import type { Brand } from '../domain/brand/brand.ts'
import { isLearning } from '../domain/chat/chat-mode.ts'
import type { Intent } from '../domain/chat/intents.ts'
import { type LeadSuggestion, NO_SUGGESTION, suggestLead } from '../domain/chat/lead-decision.ts'
import type { TutorAnswer, TutorQuestion } from '../domain/chat/tutor-model.ts'
import type { LookUp } from '../domain/explainer/look-up.ts'
import type { SchoolWords } from '../domain/school/words.ts'
import type { Language } from '../domain/shared/language.ts'
import { rememberLatest } from '../domain/shared/remember-last.ts'
import type { Analysis } from './analysis.ts'
import { openBook } from './book/open-book.ts'
import { acknowledged } from './dialogue/acknowledge.ts'
import { answerBoth } from './dialogue/both-requests.ts'
import { withoutTiredOffers } from './dialogue/closings.ts'
import { answerBesideRefusal } from './dialogue/comfort.ts'
import { toCorrections } from './dialogue/corrections.ts'
import { languageOf } from './dialogue/language-of.ts'
import { notedIn, notesOf, withNotes } from './dialogue/learner-notes.ts'
import { afterObjection } from './dialogue/meet-objection.ts'
import { earlierWith, type Memory, missingIn, recall, remember, WAS_ASKED_WHO } from './dialogue/memory.ts'
import { spareMinor } from './dialogue/minors.ts'
import { notAgain, REMEMBERED_REPLIES } from './dialogue/not-again.ts'
import { wordCount } from './dialogue/phrases.ts'
import { returned } from './dialogue/return-to.ts'
import { createLibrary, say } from './dialogue/school-book.ts'
import { tellDetail } from './dialogue/school-details.ts'
import { shownBefore, shownIn } from './dialogue/shown.ts'
import type { Said, Turn } from './dialogue/turn.ts'
import { asksSomething, isAddressed, isPractising, tellsOnly } from './dialogue/understood.ts'
import { isEssay } from './essay/essay.ts'
import { inIndonesian } from './in-indonesian.ts'
import { isGoing } from './intents/refusals.ts'
import { asMeant } from './interruption.ts'
import { decide } from './moves/decide.ts'
import { atFrontDesk } from './moves/front-desk.ts'
import type { Move } from './moves/move.ts'
import { afterStop } from './moves/waiting.ts'
import { isQuestion, wishesToJoin } from './school-questions.ts'

/** Several parts look up the words of one message, and the next one is about the same word. */
const LATEST_WORDS = 500

type Reply = (text: string, analysis: Analysis, question: TutorQuestion) => Promise<TutorAnswer>

/** From an analysed message to the whole answer, with the memory for the next turn. */
export function createTalk(
  brand: Brand,
  lookUp: (word: string) => LookUp,
  words: Record<Language, SchoolWords> | null = null,
  choose: (turn: Turn) => Said = (turn) => decide(turn),
): Reply {
  const library = createLibrary(brand, words)
  const looked = rememberLatest(LATEST_WORDS, lookUp)
  const teaching = openBook()
  return async (typed, analysis, question) => {
    const text = asMeant(typed)
    const { judgement } = question
    const memory = remembered(text, question)
    const told = question.turns.filter(({ role }) => role === 'user').map(({ content }) => inIndonesian(content))
    const isForPractice = isPractising(text, analysis, memory)
    const written = languageOf(text, analysis, memory, judgement.language, isForPractice, told.slice(-3, -1))
    // A text to be checked says nothing about the language of its writer.
    const speaks = isEssay({ text, analysis }) && written === 'en' ? (memory.speaks ?? judgement.language) : written
    const book = await library(speaks)
    const heard: Turn = {
      text,
      analysis,
      lower: text.toLowerCase(),
      judgement,
      before: told.at(-2) ?? '',
      memory: judgement.isForMinor ? { ...memory, declined: true } : memory,
      book,
      lookUp: looked,
      teaching,
    }
    const asked = atFrontDesk(heard, choose)
    const { turn, said } =
      asked ?? answerBesideRefusal(heard, choose) ?? afterObjection(heard, choose) ?? afterStop(returned(heard), choose)
    const full = asked ? said : answerBoth(turn, said, choose)
    const answer = offerTeam(turn, spareMinor(turn, notAgain(turn, full, lastReplies(question.turns))))
    const intent = reportedIntent(answer, { ...turn.memory, ...answer.memory })
    const lead = leadAfter(turn, answer, intent)
    const next = memoryAfter(turn, memory, answer, lead.start, speaks)
    return {
      text: [
        acknowledged(turn, answer),
        ...withoutTiredOffers(answer.parts, book, lastReplies(question.turns), isCheckAsked(turn, answer)),
        isCorrected(answer) ? aside(turn, answer.intent) : null,
      ]
        .filter(Boolean)
        .join('\n\n'),
      language: speaks,
      intent,
      corrections: shownBeside(turn, answer) ? toCorrections(book, turn.analysis.corrections) : [],
      lead: isOver(turn, next, intent) && !lead.start ? { ...lead, isOver: true } : lead,
      ...beside(answer),
      memory: next,
      notes: notesOf(next),
    }
  }
}

function leadAfter(turn: Turn, answer: Said, intent: Intent): LeadSuggestion {
  if (isSpared(turn, answer, intent)) return SPARED
  const lead = wishedLead(turn, answer, intent)
  return lead.start && asksOnly(turn, answer) ? SPARED : lead
}

const wishedLead = ({ judgement }: Turn, { trace }: Said, intent: Intent): LeadSuggestion =>
  suggestLead(intent, judgement.wish, WISHES_BY_ITSELF.has(trace?.move ?? ''))

/** What is asked of the school is answered; who wishes to join or to be called says so. */
const asksOnly = ({ text }: Turn, { intent, trace }: Said): boolean =>
  !(OF_CALLS.has(intent) || WISHES_BY_ITSELF.has(trace?.move ?? '') || wishesToJoin(text)) &&
  (intent === 'price' || isQuestion(text))

/** Behind a plain answer the team is offered: who takes that up is asked who they are. */
function offerTeam(turn: Turn, answer: Said): Said {
  const isOffered = (answer.memory.offered ?? []).length > 0 || turn.memory.declined || answer.neverAsks
  const wished = isOffered || !asksOnly(turn, answer) ? null : wishedLead(turn, answer, answer.intent)
  if (!wished?.start) return answer
  return {
    ...answer,
    parts: [...answer.parts, tellDetail(turn.book, 'connect')],
    memory: { ...answer.memory, offered: ['intent human'] },
  }
}

/** Whoever refused or goes is not asked who they are, not even once more. */
const isOver = ({ text }: Turn, { declined }: Memory, intent: Intent): boolean =>
  declined || (intent === 'thanks_bye' && isGoing(text))

function memoryAfter(turn: Turn, memory: Memory, answer: Said, asksWho: boolean, speaks: Language): Memory {
  const changed = withAsking(memory, answer, asksWho)
  const shown = shownIn(answer.parts, changed.last?.about)
  return {
    ...memory,
    ...{ speaks, offered: [], asking: null, exercise: null },
    invited: invitedBy(answer),
    sentence: sentenceAfter(turn, memory),
    earlier: earlierWith(memory, changed.last ?? memory.last),
    ...(shown.length > 0 && { shown, shownBefore: shownBefore(memory.shown, memory.shownBefore) }),
    ...changed,
  }
}

/** Moves that wish for the team without a word of it: they answer what she said, or bring a complaint. */
const WISHES_BY_ITSELF: ReadonlySet<string> = new Set<Move>([
  ...(['takes an offer', 'gives details', 'goes on', 'answers', 'complains'] as const),
])

/** What goes with the text. */
const beside = ({ quiz, right, review, trace }: Said): Pick<TutorAnswer, 'quiz' | 'right' | 'review' | 'trace'> => ({
  ...(quiz && { quiz }),
  ...(right && { right }),
  ...(review && { review }),
  ...(trace && { trace }),
})

/** The memory of this conversation, or the notes of earlier ones, with what this message tells of the learner. */
function remembered(text: string, { memory, notes, turns }: TutorQuestion): Memory {
  const recalled = memory || !notes ? recall(memory) : withNotes(recall(null), notes)
  return { ...recalled, name: nameIn(turns) ?? recalled.name, notes: { ...recalled.notes, ...notedIn(text) } }
}

/** Whoever is in danger or says how to be reached is not corrected. */
const isCorrected = ({ isCare, trace }: Said): boolean => !isCare && trace?.move !== ('gives details' satisfies Move)

const shownBeside = (turn: Turn, answer: Said): boolean =>
  isCorrected(answer) &&
  !answer.showsAll &&
  !asksAboutFixes(turn) &&
  (!isToHer(turn) || GRADES.has(answer.trace?.move ?? ''))

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

/** After a refusal, a question about fees must not start the capture again. */
const reportedIntent = ({ intent }: Said, { declined }: Memory): Intent =>
  declined && intent === 'price' ? 'programs' : intent

/** Whoever refused is not asked again, unless they plainly want to be called after all. */
const isSpared = ({ memory, judgement }: Turn, answer: Said, reported: Intent): boolean =>
  answer.neverAsks === true || (memory.declined && !(OF_CALLS.has(reported) && judgement.wish.isStated))

const isCheckAsked = ({ analysis }: Turn, { trace }: Said): boolean =>
  analysis.quoted !== null || analysis.isJudged || trace?.move === ('asks for a check' satisfies Move)

/** Whatever the answer is about, the page does not ask for details by itself. */
const SPARED: LeadSuggestion = { ...NO_SUGGESTION, isUnwished: true }

const OF_CALLS: ReadonlySet<Intent> = new Set<Intent>(['register', 'human'])

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
