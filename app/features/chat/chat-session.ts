import { cannedTopic, shortCannedTopic } from '../../../domain/chat/canned-reply.ts'
import type { ChatReply } from '../../../domain/chat/chat-contract.ts'
import { MAX_MESSAGE_CHARACTERS } from '../../../domain/chat/chat-limits.ts'
import { dangerIn } from '../../../domain/chat/life-in-danger.ts'
import { plainText } from '../../../domain/chat/small-markdown.ts'
import type { Language } from '../../../domain/shared/language.ts'
import { anonymousId, rememberAnonymousId } from '../../lib/anonymous-id.ts'
import { watchLeaving } from '../../lib/page-leaving.ts'
import { track } from '../analytics/track.ts'
import type { TextKey } from '../i18n/texts.ts'
import { askTutor, ChatUnavailable } from './chat-api.ts'
import { type ChatSession, type ChatState, newChat, type ShownMessage } from './chat-state.ts'
import { forgetChat, onChatElsewhere, recallChat, rememberChat } from './chat-store.ts'
import { learnVoice, voiceOf } from './chat-voice.ts'
import { answerCapture, correctDetails, dropCapture, followReply, remind } from './lead-dialogue.ts'
import { keepNotes, recallNotes } from './learner-notes.ts'
import type { Speech } from './speech.ts'

const SENT_ON = 20
const TOGETHER_MS = 1000

export function createChatSession(): ChatSession {
  const listeners = new Set<() => void>()
  const tellAll = () => {
    for (const listener of listeners) listener()
  }
  const session: ChatSession = {
    state: recallChat(),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update: (change) => {
      session.state = { ...session.state, ...change }
      if (!('pending' in change) || change.pending === null) rememberChat(session.state)
      tellAll()
    },
    say: (content, more) => {
      const messages = [...session.state.messages, message('assistant', content, more)]
      session.update({ messages, announcement: saidTogether(messages) })
    },
    hear: (content, more) =>
      session.update({ messages: [...session.state.messages, message('user', content, more)], canRetry: false }),
  }
  onChatElsewhere((state) => {
    if (session.state.pending) return
    session.state = state
    tellAll()
  })
  return session
}

/** Text for the live region: an answer and the question right after it are announced together. */
function saidTogether(messages: readonly ShownMessage[]): string {
  const since = Date.now() - TOGETHER_MS
  const start = messages.findLastIndex(({ role, timestamp }) => role === 'user' || timestamp < since) + 1
  return messages
    .slice(start)
    .map(({ content }) => plainText(content))
    .join(' ')
}

let lastId = 0
const message = (role: ShownMessage['role'], content: string, more: Partial<ShownMessage> = {}): ShownMessage => ({
  id: `${role}_${Date.now()}_${lastId++}`,
  role,
  content,
  timestamp: Date.now(),
  ...more,
})

/** Adds the greeting, or replaces it after a language switch while it is the only message. */
export function greet(session: ChatSession, speech: Speech): void {
  const { t } = speech
  const { messages } = session.state
  const hasGreeted = messages[0]?.content === t('chat.greeting')
  learnVoice(session.state.speaks, speech)
  if (messages.length > 1 || hasGreeted) return
  session.update({ messages: [] })
  session.say(t('chat.greeting'))
}

export function startOver(session: ChatSession, speech: Speech): void {
  running?.abort()
  dropCapture(session, speech)
  forgetChat()
  session.update(newChat())
  greet(session, speech)
}

/** Passes the message to the lead dialogue, or else to the tutor. */
export async function send(session: ChatSession, typed: string, speech: Speech): Promise<void> {
  const content = typed.trim().slice(0, MAX_MESSAGE_CHARACTERS)
  if (content === '' || session.state.pending) return
  track('message_sent', { mode: session.state.mode })
  const voice = voiceOf(session, speech)
  if (correctDetails(session, content, voice)) return
  const heard = session.state.messages
  const question = answerCapture(session, content, voice)
  if (question === null) return
  if (session.state.messages === heard) session.hear(content)
  await answer(session, question, speech)
}

/** Asks the last question again and replaces the reply to it. */
export async function retry(session: ChatSession, speech: Speech): Promise<void> {
  const { messages, pending } = session.state
  const asked = messages.findLastIndex(({ role }) => role === 'user')
  const question = messages[asked]
  if (!question || pending) return
  session.update({ messages: messages.slice(0, asked + 1), canRetry: false })
  await answer(session, question.sentAs ?? question.content, speech)
}

let running: AbortController | null = null

/** Aborts the running reply; its text so far stays. */
export const stop = (): void => running?.abort()

async function answer(session: ChatSession, question: string, speech: Speech): Promise<void> {
  const visitor = new AbortController()
  running = visitor
  const page = watchLeaving()
  const startedAt = Date.now()
  session.update({ pending: { text: '' }, announcement: speech.t('chat.typing') })
  try {
    const reply = await askTutor(requestOf(session.state, speech.language), {
      signal: visitor.signal,
      onText: (text) => session.update({ pending: { text } }),
    })
    await learnVoice(reply.language, speech)
    if (visitor.signal.aborted) throw visitor.signal.reason
    takeReply(session, reply, question, speech)
    track('message_received', { mode: reply.mode, duration: Date.now() - startedAt, success: true })
  } catch (error) {
    if (running !== visitor) return
    if (visitor.signal.aborted) endEarly(session, speech)
    else if (page.isLeaving()) session.update({ pending: null, canRetry: true })
    else replyAlone(session, question, error, speech)
  } finally {
    page.end()
    if (running === visitor) running = null
  }
}

function requestOf(state: ChatState, language: Language) {
  const { messages, mode, messageCount, conversationId, capture } = state
  const notes = recallNotes()
  return {
    messages: messages
      .filter(({ isDetail }) => !isDetail)
      .slice(-SENT_ON)
      .map(({ role, content, sentAs }) => ({ role, content: sentAs ?? content })),
    mode,
    messageCount: messageCount + 1,
    userId: anonymousId(),
    conversationId,
    language,
    ...(notes && { notes: { ...notes, mistakes: [...notes.mistakes] } }),
    ...(capture.step === 'asking' && { leadInfo: { ...capture.answers, goal: capture.goal ?? undefined } }),
  }
}

function takeReply(session: ChatSession, reply: ChatReply, question: string, speech: Speech): void {
  const { mode, messageCount, offersWhatsApp } = session.state
  if (reply.userId) rememberAnonymousId(reply.userId)
  if (reply.notes) keepNotes(reply.notes)
  session.update({
    pending: null,
    mode: reply.mode ?? mode,
    speaks: reply.language ?? null,
    messageCount: messageCount + 1,
    offersWhatsApp: offersWhatsApp || reply.showWhatsAppButton,
  })
  const { corrections, terms, quiz, right, review } = reply
  session.say(reply.assistantMessage, { corrections, terms, quiz, right, review })
  followReply(session, reply, question, voiceOf(session, speech))
}

function endEarly(session: ChatSession, { t }: Speech): void {
  const written = session.state.pending?.text
  session.update({ pending: null, canRetry: true })
  session.say(written ? `${written}…` : t('chat.stopped'))
}

/** The server failed: answers with a canned reply that fits the question, and offers a retry. */
function replyAlone(session: ChatSession, question: string, error: unknown, speech: Speech): void {
  const status = error instanceof ChatUnavailable ? error.status : -1
  track('error_occurred', { place: 'chat', code: status, success: false })
  session.update({ pending: null, canRetry: true })
  session.say(speech.t(standIn(status, question)))
  remind(session, voiceOf(session, speech))
}

function standIn(status: number, question: string): TextKey {
  if (dangerIn(question)) return 'canned.care'
  if (status === 429) return 'chat.tooFast'
  return status < 0 ? `canned.short.${shortCannedTopic(question)}` : `canned.${cannedTopic(question)}`
}
