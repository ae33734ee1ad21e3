import type { ChatReply } from '../../../domain/chat/chat-contract.ts'
import { conversationExcerpt } from '../../../domain/chat/chat-message.ts'
import { detailsWithin } from '../../../domain/chat/details-within.ts'
import {
  type AskingCapture,
  askFieldAgain,
  type LeadAnswers,
  type LeadCapture,
  NO_CAPTURE,
  startCapture,
  takeAnswers,
} from '../../../domain/chat/lead-capture.ts'
import {
  correctionWithin,
  isTakenBack,
  type UnderstoodAnswer,
  understandAnswer,
} from '../../../domain/chat/understand-answer.ts'
import type { CaptureLeadRequest } from '../../../domain/leads/lead-contract.ts'
import { LEAD_FIELDS, type LeadField } from '../../../domain/leads/lead-fields.ts'
import { normalisePhone, readablePhone } from '../../../domain/leads/phone.ts'
import { anonymousId, randomText } from '../../lib/anonymous-id.ts'
import { sendReliably } from '../../lib/waiting-queue.ts'
import { track, trackStep } from '../analytics/track.ts'
import type { ChatSession, ChatState } from './chat-state.ts'
import { notifyAdmin } from './notify-admin.ts'
import { openQuestion } from './quiz-thread.ts'
import type { Speech } from './speech.ts'

/** Version of the consent wording; change it whenever its meaning changes. */
const PURPOSE_VERSION = 'chat-2026-11'

const DETAIL = { isDetail: true } as const

const asking = ({ state: { capture } }: ChatSession): AskingCapture | null =>
  capture.step === 'asking' ? capture : null

/**
 * Starts to ask for details, once per visitor: after a finished capture it offers WhatsApp instead. Details that the
 * message already contains are not asked for.
 */
export function beginCapture(session: ChatSession, goal: string | null, typed: string, speech: Speech): void {
  if (session.state.capture.step === 'finished') {
    session.update({ offersWhatsApp: true })
    return
  }
  const { t } = speech
  const capture = startCapture(newCaptureId(), goal)
  const details = detailsWithin(typed)
  track('lead_capture_started')
  if (Object.keys(details).length > 0) {
    takeDetails(session, capture, { answers: details }, speech, t('capture.start'))
    return
  }
  session.update({ capture })
  session.say(`${t('capture.start')} ${t('capture.name')}`, DETAIL)
}

/** What is asked of the visitor now. A quiz that they wished for meanwhile is finished first. */
export const askedField = ({ capture, messages }: ChatState): LeadField | null =>
  capture.step === 'asking' && !capture.isPaused && !openQuestion(messages) ? capture.field : null

function askAgain(session: ChatSession, { t }: Speech): void {
  const field = askedField(session.state)
  if (field) session.say(t(`capture.again.${field}`), DETAIL)
}

/** After an answer to something else the open question is asked once more, not a third time. */
export function remind(session: ChatSession, speech: Speech): void {
  const capture = asking(session)
  if (!capture || !askedField(session.state)) return
  const { isUnasked, isReminded, ...rest } = capture
  if (isReminded) {
    pause(session)
    return
  }
  session.update({ capture: isUnasked ? rest : { ...rest, isReminded: true } })
  if (isUnasked) session.say(promptFor(rest, speech), DETAIL)
  else askAgain(session, speech)
}

const promptFor = ({ field, answers }: AskingCapture, { t }: Speech): string =>
  t(`capture.${field}`, { name: firstName(answers.name) })

function pause(session: ChatSession): void {
  const capture = asking(session)
  if (capture) session.update({ capture: { ...capture, isPaused: true } })
}

/** What becomes of the details after a reply of the tutor. */
export function followReply(session: ChatSession, reply: ChatReply, typed: string, speech: Speech): void {
  const { capture } = session.state
  if (reply.stopsAsking) pause(session)
  else if (capture.step !== 'asking') {
    if (reply.shouldCaptureLead) beginCapture(session, reply.suggestedGoal, typed, speech)
  } else if (!capture.isPaused) remind(session, speech)
  else if (reply.shouldCaptureLead && understandAnswer(capture.field, typed).kind !== 'stop') resume(session, speech)
}

/** A new wish: what is missing is asked for, once. */
function resume(session: ChatSession, speech: Speech): void {
  const capture = asking(session)
  if (!capture) return
  const { isPaused: _, ...rest } = capture
  session.update({ capture: { ...rest, isReminded: true } })
  askAgain(session, speech)
}

/**
 * Handles a message as an answer to the open question. What is left for the tutor to answer: nothing, what was said
 * besides, or the message.
 */
export function answerCapture(session: ChatSession, typed: string, speech: Speech): string | null {
  const capture = asking(session)
  if (!capture) return typed
  const understood = understandAnswer(capture.field, typed)
  if (understood.kind === 'leave') dropCapture(session, speech)
  if (understood.kind === 'leave' || understood.kind === 'question') return typed
  const hasDetails = Object.keys(detailsWithin(typed)).length > 0
  if (!askedField(session.state) && !hasDetails && !takesBack(capture, typed)) return typed
  const { besides } = understood
  if (understood.kind === 'stop' && besides) return restAsking(session, capture, typed, speech)
  session.hear(typed, besides ? { sentAs: besides } : DETAIL)
  takeAnswer(session, capture, understood, speech)
  return besides ?? null
}

/** Once the conversation has gone on, only this takes back what was told. */
const takesBack = ({ answers }: AskingCapture, typed: string): boolean =>
  Object.keys(answers).length > 0 && isTakenBack(typed)

/** 'Batal. Ada kelas malam?': nothing is asked any more, and the tutor hears why. */
function restAsking(session: ChatSession, capture: AskingCapture, typed: string, speech: Speech): string {
  session.hear(typed)
  dropCapture(session, speech)
  session.update({ capture: { ...startCapture(newCaptureId(), capture.goal), isPaused: true } })
  if (Object.keys(capture.answers).length > 0) session.say(speech.t('capture.deleted'), DETAIL)
  return typed
}

function takeAnswer(session: ChatSession, capture: AskingCapture, understood: UnderstoodAnswer, speech: Speech): void {
  const { t } = speech
  if (understood.kind === 'stop') stopCapture(session, capture, speech)
  else if (understood.kind === 'answers') takeDetails(session, capture, understood, speech)
  else if (understood.kind === 'again') {
    session.update({ capture: askFieldAgain(capture, understood.field) })
    session.say(t(`capture.anew.${understood.field}`), DETAIL)
  } else if (understood.kind === 'none') doWithout(session, capture, speech)
  else if (understood.kind === 'problem') {
    session.say(t(understood.problem), DETAIL)
    askAgain(session, speech)
  }
}

/** Without a number the school writes to the address; without an address there is WhatsApp. */
function doWithout(session: ChatSession, { field, answers }: AskingCapture, { t }: Speech): void {
  if (field === 'email') session.update({ offersWhatsApp: true })
  else pause(session)
  session.say(
    t(field === 'email' ? 'capture.none.email' : 'capture.none.phone', { email: answers.email ?? '' }),
    DETAIL,
  )
}

function stopCapture(session: ChatSession, capture: AskingCapture, speech: Speech): void {
  dropCapture(session, speech)
  const hasTold = Object.keys(capture.answers).length > 0
  session.say(speech.t(hasTold ? 'capture.stopped' : 'capture.stopped.none'))
}

/** Stops asking and withdraws what was given so far. */
export function dropCapture(session: ChatSession, speech: Speech): void {
  const capture = asking(session)
  if (!capture) return
  session.update({ capture: NO_CAPTURE, offersWhatsApp: false })
  sendDetails({ ...requestOf(capture, speech), leadInfo: {}, status: 'stopped' })
  track('lead_capture_dropped', { field: capture.field })
}

/** What was said besides is answered before the next detail is asked for. */
function takeDetails(
  session: ChatSession,
  capture: AskingCapture,
  { answers: details, besides }: { answers: LeadAnswers; besides?: string | undefined },
  speech: Speech,
  opening = changes(capture, details) ? speech.t('capture.changed') : '',
): void {
  const next = takeAnswers(capture, details)
  session.update({ capture: next })
  for (const field of LEAD_FIELDS) if (details[field]) trackStep(STEPS[field])
  if (next.step === 'finished') finish(session, next, speech, Object.keys(details).length === LEAD_FIELDS.length)
  if (next.step !== 'asking') return
  sendDetails({ ...requestOf(next, speech), status: 'partial' })
  if (besides) {
    session.update({ capture: { ...next, isUnasked: true } })
    return
  }
  const isFirstMeeting = details.name !== undefined || next.field !== 'email'
  const prompt = isFirstMeeting ? promptFor(next, speech) : speech.t('capture.again.email')
  session.say(`${opening} ${prompt}`.trim(), DETAIL)
}

/** Whether a detail differs from an earlier answer. */
const changes = ({ answers }: AskingCapture, details: LeadAnswers): boolean =>
  LEAD_FIELDS.some((field) => details[field] && answers[field] && details[field] !== answers[field])

/** A correction after a finished capture makes a new lead, so that the team is notified of it. */
export function correctDetails(session: ChatSession, typed: string, speech: Speech): boolean {
  const { capture } = session.state
  const details = capture.step === 'finished' ? correctionWithin(typed) : null
  if (capture.step !== 'finished' || !details) return false
  session.hear(typed, DETAIL)
  const corrected = { ...capture, captureId: newCaptureId(), answers: { ...capture.answers, ...details } }
  session.update({ capture: corrected })
  session.say(speech.t('capture.corrected'), DETAIL)
  passOn(session, corrected, speech)
  return true
}

const newCaptureId = (): string => `capture_${randomText()}`

const STEPS: Record<LeadField, 'capture_name' | 'capture_email' | 'capture_phone'> = {
  name: 'capture_name',
  email: 'capture_email',
  phone: 'capture_phone',
}

type Finished = Extract<LeadCapture, { step: 'finished' }>

/** In one piece, and so no link: nobody calls themselves. */
const ownNumber = (phone: string): string => readablePhone(normalisePhone(phone) ?? phone).replaceAll(' ', '\u00a0')

/** Visitors who gave everything in one message have not seen the purpose yet. */
function finish(session: ChatSession, capture: Finished, speech: Speech, isAllAtOnce: boolean): void {
  const { t } = speech
  const { name, phone } = capture.answers
  const done = t('capture.done', { name: firstName(name), phone: ownNumber(phone) })
  session.say(isAllAtOnce ? `${done}\n\n${t('capture.purpose')}` : done, DETAIL)
  session.update({ offersWhatsApp: true })
  track('lead_capture_completed', { success: true })
  passOn(session, capture, speech)
}

async function passOn(session: ChatSession, capture: Finished, speech: Speech): Promise<void> {
  const excerpt = conversationExcerpt(session.state.messages)
  const request = requestOf(capture, speech)
  await sendDetails({ ...request, status: 'complete', conversationExcerpt: excerpt })
  await notifyAdmin(request.leadInfo, excerpt)
}

/** Of one capture only the latest waits. The order of arrival does not matter: the server joins answers by capture. */
const sendDetails = (body: CaptureLeadRequest) =>
  sendReliably({ path: '/api/chat/capture-lead', key: body.captureId, body })

const requestOf = (
  { captureId, goal, answers }: Exclude<LeadCapture, { step: 'idle' }>,
  { language, page = language }: Speech,
): Omit<CaptureLeadRequest, 'status'> => ({
  userId: anonymousId(),
  captureId,
  leadInfo: { ...answers, ...(goal && { goal }) },
  language,
  consent: { wordingVersion: PURPOSE_VERSION, language: page, marketing: false },
})

const firstName = (name = ''): string => name.split(/\s/)[0] ?? ''
