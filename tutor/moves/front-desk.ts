import { isLearning } from '../../domain/chat/chat-mode.ts'
import { contactsWithin } from '../../domain/chat/details-within.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { type DeskLines, deskLines, teamLine } from '../dialogue/desk-lines.ts'
import { remember, talkedAbout, WAS_ASKED_WHO } from '../dialogue/memory.ts'
import { answerAboutSchool } from '../dialogue/school-answers.ts'
import { say } from '../dialogue/school-book.ts'
import { tellDetail } from '../dialogue/school-details.ts'
import { asIf, type Said, type Turn } from '../dialogue/turn.ts'
import { SURE } from '../dialogue/understood.ts'
import { asksAnything } from '../find/asked.ts'
import { complainsOfSchool } from '../intents/complaints.ts'
import { refusedIn } from '../intents/refusals.ts'
import { type AskedTopic, isOnlyAsking, isQuestion, wishesToJoin } from '../school-questions.ts'
import type { Move } from './move.ts'
import { thenWait } from './waiting.ts'

type Choose = (turn: Turn) => Said
type Answered = { turn: Turn; said: Said }

const COMPLAINED = 'complained'

/**
 * What is asked of the school is answered whatever stands beside it: a greeting, a refusal, a complaint, or something of
 * English, which is answered before it as a message of its own.
 */
export function atFrontDesk(heard: Turn, choose: Choose): Answered | null {
  if (isElsewhereNow(heard)) return null
  const { school, quoted } = heard.analysis
  const complains = quoted === null && complainsOfSchool(heard.text)
  if (!school || isListAsked(school.asked)) return complains ? { turn: heard, said: regret(heard, []) } : null
  const desk = deskLines(heard, school.asked)
  const told = { ...desk, lines: [...desk.lines, ...byGuess(heard)] }
  if (complains) return { turn: heard, said: regret(heard, told.lines) }
  const answer = tell(heard, school.asked, told)
  const other = besideSchool(heard, choose)
  return other ? joined(other, answer) : { turn: heard, said: thenWait(heard, answer) }
}

/** The lines, how the team is reached where it must tell the rest, and an offer to those who did not refuse one. */
function tell(heard: Turn, asked: readonly AskedTopic[], { lines, intent, needsTeam }: DeskLines): Said {
  const { book, memory, text } = heard
  const wishes = wishesToJoin(text)
  const refuses = refusedIn(text) === 'details'
  const isOffered = needsTeam && !(wishes || refuses || memory.declined || isOnlyAsking(text))
  const parts = [
    refuses ? say(book, 'declined.first') : '',
    ...lines,
    needsTeam ? teamLine(book, lines) : '',
    isOffered ? tellDetail(book, 'connect') : '',
  ]
  return {
    intent: wishes ? 'register' : intent,
    parts: parts.filter(Boolean),
    memory: {
      facts: remember(memory.facts, ...lines.map((line) => line.slice(0, LONGEST_FACT))),
      last: talkedAbout('school', intent),
      offered: isOffered ? ['intent human'] : [],
      ...(refuses && { declined: true }),
    },
    ...(!wishes && { neverAsks: true }),
    trace: { move: 'asks the school', topic: asked.map(({ topic }) => topic).join(' '), score: 1 },
  }
}

const LONGEST_FACT = 60

/** The list of all programs asks what they are wanted for. */
const isListAsked = (asked: readonly AskedTopic[]): boolean => asked.every(({ topic }) => topic === 'programs')

const CHAT: ReadonlySet<Intent> = new Set<Intent>(['greeting', 'thanks_bye', 'off_topic', 'register', 'human', 'price'])

/** What else is asked of the school, by what the classifier takes it for. */
function byGuess(turn: Turn): string[] {
  const beside = turn.analysis.school?.beside
  if (!beside || !isQuestion(beside.text)) return []
  const { intent, confidence } = beside.analysis.guess
  if (isLearning(intent) || CHAT.has(intent) || confidence < SURE_BESIDE || beside.analysis.quoted !== null) return []
  if (intent === 'exam_prep') return []
  return answerAboutSchool(asIf(turn, beside.text), intent).parts.slice(0, 1)
}

/** Danger, a scene in English and contact details have their own answers. */
const isElsewhereNow = ({ judgement, memory, analysis, text }: Turn): boolean =>
  judgement.danger !== null ||
  memory.last?.kind === 'care' ||
  (memory.practice?.kind === 'role-play' && analysis.written !== 'id') ||
  Object.keys(contactsWithin(text)).length > 0

/** A word of regret, what can be done now, and the answer to what is asked. */
function regret(turn: Turn, lines: readonly string[]): Said {
  const { book, memory } = turn
  const isAgain = memory.facts.includes(COMPLAINED)
  const isAsked = memory.declined || memory.facts.includes(WAS_ASKED_WHO) || isAgain
  return {
    intent: 'human',
    parts: [
      tellDetail(book, isAgain ? 'sorry.again' : 'sorry'),
      ...lines,
      isAgain ? teamLine(book, lines) : '',
      isAsked ? '' : tellDetail(book, 'sorry.connect'),
    ].filter(Boolean),
    memory: {
      facts: remember(memory.facts, COMPLAINED),
      last: talkedAbout('school', 'human'),
      offered: isAsked ? [] : ['intent human'],
    },
    neverAsks: true,
    trace: { move: 'complains', topic: 'human', score: 1 },
  }
}

/** What is answered before it. */
const BESIDE: ReadonlySet<string | undefined> = new Set<Move>([
  'asks for a facet',
  'asks about English',
  'asks about a word',
  'asks for a translation',
  'asks for a check',
  'practises',
  'answers',
])
const SURE_BESIDE = 0.6

function besideSchool(heard: Turn, choose: Choose): Answered | null {
  const beside = heard.analysis.school?.beside
  if (!beside || !isOfEnglish(heard, beside)) return null
  const turn: Turn = { ...heard, text: beside.text, lower: beside.text.toLowerCase(), analysis: beside.analysis }
  const said = choose(turn)
  const { move, score } = said.trace ?? {}
  return BESIDE.has(move) && (score ?? 0) >= SURE_BESIDE && !said.isCare ? { turn, said } : null
}

/** A sentence, a quotation, a request for one, or what waits for an answer. */
function isOfEnglish({ memory }: Turn, { text, analysis }: { text: string; analysis: Turn['analysis'] }): boolean {
  const { guess } = analysis
  const isWaiting = memory.exercise !== null || memory.practice !== null
  const isLanguage = analysis.quoted !== null || analysis.translation !== null || analysis.gap.length > 0
  const isAsked = isLearning(guess.intent) && guess.confidence > SURE && asksAnything(text)
  const isInBook = isQuestion(text) && (analysis.found[0]?.probability ?? 0) >= SURE_BESIDE
  return isWaiting || isLanguage || isAsked || isInBook || (analysis.englishSentences > 0 && analysis.isClause)
}

const joined = ({ turn, said }: Answered, told: Said): Answered => ({
  turn,
  said: {
    ...said,
    parts: [...said.parts, ...told.parts],
    memory: { ...said.memory, facts: remember(said.memory.facts ?? turn.memory.facts, ...(told.memory.facts ?? [])) },
    ...(told.neverAsks ? { neverAsks: true } : { intent: told.intent }),
  },
})
