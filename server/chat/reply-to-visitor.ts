import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { tutorCannotSay } from '../../content/tutor.ts'
import type { ChatReply, ChatRequest } from '../../domain/chat/chat-contract.ts'
import { MAX_EARLIER_CHARACTERS, MAX_MESSAGE_CHARACTERS } from '../../domain/chat/chat-limits.ts'
import { modeAfter } from '../../domain/chat/chat-mode.ts'
import type { EvidenceSource } from '../../domain/chat/evidence-source.ts'
import { TOPIC_USE } from '../../domain/chat/intents.ts'
import { judgeTurn } from '../../domain/chat/judge-turn.ts'
import { decideLead, NO_SUGGESTION } from '../../domain/chat/lead-decision.ts'
import type { ChatTurn, TutorAnswer, TutorModel, TutorQuestion } from '../../domain/chat/tutor-model.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../domain/shared/language.ts'
import { allPrinted, printed } from '../../domain/shared/printed.ts'
import { describeError } from '../log/log.ts'
import { ModelFailure } from '../outside/ai/language-model.ts'
import type { Database } from '../outside/database/tables.ts'
import { knownTerms, type LookUpWord } from './known-terms.ts'
import type { Asker, TokenShares } from './token-shares.ts'
import { type ConversationKey, keepExchange, recallMemory, toldTurns } from './transcripts.ts'
import { weighWish } from './weigh-wish.ts'

const MAX_TURNS = 20
/** The browser waits 25 s. What a model leaves of it is the embedded tutor's, whose engine may have to start first. */
const ANSWER_LIMIT_MS = 24_500

export interface ChatDeps {
  analyticsIntake: { countUse(what: string): void }
  /** Null without a hosted model: the embedded tutor answers. */
  hostedTutor: TutorModel | null
  tutor: TutorModel
  evidence: EvidenceSource
  lookUp: LookUpWord
  database: Database
  log: Logger
  now: () => number
  shares: TokenShares
}

interface Answered {
  answer: TutorAnswer
  speaker: 'model' | 'tutor'
}

/** Answers with the model if there is one, otherwise (and always when a life is in danger) with the embedded tutor. */
export async function replyToVisitor(
  deps: ChatDeps,
  request: ChatRequest,
  address: string,
  signal: AbortSignal,
  onText?: (textSoFar: string) => void,
): Promise<ChatReply> {
  const userId = request.userId ?? `user_${deps.now()}_${randomBytes(12).toString('hex')}`
  const key = { userId, conversationId: request.conversationId ?? 'main' }
  const language = request.language ?? DEFAULT_LANGUAGE
  const turns = lastTurns(request)
  const judgement = judgeTurn(turns, language, weighWish)
  const question = { turns, judgement, ...(request.notes && { notes: request.notes }), ...(onText && { onText }) }
  const { answer, speaker } = await answerOrFallBack(deps, { ...key, address }, question, signal)
  const exchange = { language, asked: turns.at(-1)?.content ?? '', answer, speaker, atMs: deps.now() }
  const keep = () =>
    keepExchange(deps.database, key, exchange).catch((error: unknown) =>
      deps.log.error({ error: describeError(error) }, 'an exchange was not kept'),
    )
  deps.analyticsIntake.countUse(`${TOPIC_USE}${answer.intent}`)
  // The embedded tutor needs its memory for the next question; a model has none, so its reply does not wait.
  if (speaker === 'tutor') await keep()
  else setImmediate(keep)
  const terms = knownTerms(answer.text, deps.lookUp)
  return {
    assistantMessage: printed(answer.text),
    ...(answer.language && { language: answer.language }),
    mode: modeAfter(answer.intent, request.mode ?? 'teaching'),
    userId,
    ...decideLead(judgement, answer),
    ...allPrinted(shownBeside(answer)),
    ...(terms.length > 0 && { terms: allPrinted(terms) }),
    ...(answer.notes && { notes: { ...answer.notes, mistakes: [...answer.notes.mistakes] } }),
  }
}

const shownBeside = ({ corrections, quiz, right, review }: TutorAnswer): Partial<ChatReply> => ({
  ...(corrections.length > 0 && { corrections: [...corrections] }),
  ...(quiz && { quiz }),
  ...(right && { right }),
  ...(review && { review }),
})

const lastTurns = ({ messages }: ChatRequest): ChatTurn[] =>
  messages.slice(-MAX_TURNS).map(({ role, content }, at, turns) => {
    const counted = at === turns.length - 1 ? MAX_MESSAGE_CHARACTERS : MAX_EARLIER_CHARACTERS
    return { role, content: content.slice(0, counted).toWellFormed() }
  })

type Question = Omit<TutorQuestion, 'memory'>

async function answerOrFallBack(
  deps: ChatDeps,
  key: ConversationKey & Asker,
  question: Question,
  signal: AbortSignal,
): Promise<Answered> {
  const untilMs = performance.now() + ANSWER_LIMIT_MS
  if (!deps.hostedTutor || question.judgement.danger || (await deps.shares.isSpent(key)))
    return askEmbedded(deps, key, question, { signal, untilMs })
  try {
    const recalled = recallMemory(deps.database, key)
    // First, because the engine looks the message up in a process of its own.
    const [evidence, turns, memory] = await Promise.all([
      deps.evidence.gather(question, recalled, signal),
      trustedTurns(deps, key, question.turns),
      recalled,
    ])
    const answer = await deps.hostedTutor.answer({ ...question, turns, memory, evidence }, signal)
    await deps.shares.spend(key, answer.tokens ?? 0)
    return { answer, speaker: 'model' }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ModelFailure)) throw error
    await deps.shares.spend(key, error.tokens)
    deps.log.warn({ kind: error.kind, retryAfterMs: error.retryAfterMs }, 'the model did not answer')
    if (error.kind === 'blocked') return { answer: kindRefusal(question.judgement.language), speaker: 'tutor' }
    return askEmbedded(deps, key, question, { signal, untilMs })
  }
}

/** What was told here before, and the new message; of a conversation that began elsewhere, the visitor's own words. */
async function trustedTurns(
  { database }: ChatDeps,
  key: ConversationKey,
  turns: readonly ChatTurn[],
): Promise<ChatTurn[]> {
  const told = await toldTurns(database, key, MAX_TURNS - 1)
  const cut = ({ role, content }: ChatTurn) => ({ role, content: content.slice(0, MAX_EARLIER_CHARACTERS) })
  const before = told.length > 0 ? told.map(cut) : turns.slice(0, -1).filter(({ role }) => role === 'user')
  return [...before, ...turns.slice(-1)]
}

async function askEmbedded(
  { tutor, database, log }: ChatDeps,
  key: ConversationKey,
  { turns, judgement, notes }: Question,
  { signal, untilMs }: { signal: AbortSignal; untilMs: number },
): Promise<Answered> {
  const memory = await recallMemory(database, key)
  const leftMs = Math.max(0, Math.floor(untilMs - performance.now()))
  const limit = AbortSignal.any([signal, AbortSignal.timeout(leftMs)])
  try {
    return {
      answer: await tutor.answer({ turns, judgement, memory, ...(notes && { notes }) }, limit),
      speaker: 'tutor',
    }
  } catch (error) {
    signal.throwIfAborted()
    log.error({ error: describeError(error) }, 'the tutor did not answer')
    throw new Failure('service.unavailable', { retryAfterS: 5 })
  }
}

const kindRefusal = (language: Language): TutorAnswer => ({
  text: tutorCannotSay[language],
  intent: 'off_topic',
  corrections: [],
  lead: NO_SUGGESTION,
  memory: null,
})
