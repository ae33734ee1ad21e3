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
import { isEssay } from '../essay/essay.ts'
import { asksAnything } from '../find/asked.ts'
import { complainsOfSchool } from '../intents/complaints.ts'
import { refusedIn } from '../intents/refusals.ts'
import { type AskedTopic, isOnlyAsking, isQuestion, wishesCall, wishesToJoin } from '../school-questions.ts'
import { wordPattern } from '../word-pattern.ts'
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
  const complains = quoted === null && complainsOfSchool(heard.text, heard.memory.facts.includes(COMPLAINED))
  if (complains && !school) return { turn: heard, said: regret(heard, []) }
  if (!school || isListAsked(school.asked)) return callBesideText(heard)
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

/** 'Versi saya: “…”. Tolong hubungi saya': who wants to be called hears of that. */
function callBesideText(heard: Turn): Answered | null {
  const { quoted, translation } = heard.analysis
  if (quoted === null || translation !== null || isEssay(heard) || heard.text.length > LONGEST_BESIDE) return null
  if (!wishesCall(heard.text) || refusedIn(heard.text) === 'details') return null
  return {
    turn: heard,
    said: {
      intent: 'human',
      parts: [say(heard.book, 'human.yes'), say(heard.book, 'human.contact')],
      memory: { last: talkedAbout('school', 'human') },
      trace: { move: 'asks the school', topic: 'human', score: 1 },
    },
  }
}

/** Longer ones are letters, in which somebody else is to call. */
const LONGEST_BESIDE = 250

/** The list of all programs asks what they are wanted for. */
const isListAsked = (asked: readonly AskedTopic[]): boolean => asked.every(({ topic }) => topic === 'programs')

const GUESSED: ReadonlySet<Intent> = new Set<Intent>([
  ...([
    'trainers',
    'age_requirement',
    'schedule',
    'location',
    'guarantee',
    'promo',
    'placement',
    'about_school',
  ] as const),
])

/** What else is asked of the school, by what the classifier takes it for. */
function byGuess(turn: Turn): string[] {
  const beside = turn.analysis.school?.beside
  if (!beside || !isQuestion(beside.text)) return []
  const { intent, confidence } = beside.analysis.guess
  if (!GUESSED.has(intent) || confidence < SURE_BESIDE || beside.analysis.quoted !== null) return []
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
  const { book, memory, text } = turn
  const isAgain = memory.facts.includes(COMPLAINED)
  const refuses = refusedIn(text) === 'details'
  const wishes = wishesToJoin(text) && !refuses
  const isAsked = wishes || refuses || memory.declined || memory.facts.includes(WAS_ASKED_WHO) || isAgain
  return {
    intent: wishes ? 'register' : 'human',
    parts: [
      tellDetail(book, isAgain ? 'sorry.again' : 'sorry'),
      ...lines,
      wishes ? say(book, 'register.how') : '',
      isAsked ? '' : tellDetail(book, 'sorry.connect'),
    ].filter(Boolean),
    memory: {
      facts: remember(memory.facts, COMPLAINED),
      last: talkedAbout('school', 'human'),
      offered: isAsked ? [] : ['intent human'],
      ...(refuses && { declined: true }),
    },
    ...(!wishes && { neverAsks: true }),
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

/** 'Bukan minta terjemahin' objects to what was done. */
const NO_TRANSLATION = wordPattern('\\b@notThis\\b.*\\b@translating\\b')

function besideSchool(heard: Turn, choose: Choose): Answered | null {
  const beside = heard.analysis.school?.beside
  if (!beside || NO_TRANSLATION.test(beside.text) || !isOfEnglish(heard, beside)) return null
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
