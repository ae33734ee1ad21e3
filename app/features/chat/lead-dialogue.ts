import { conversationExcerpt } from '../../../domain/chat/chat-message.ts'
import {
  type AskingCapture,
  type LeadAnswers,
  type LeadCapture,
  NO_CAPTURE,
  startCapture,
  takeAnswers,
} from '../../../domain/chat/lead-capture.ts'
import { correctionWithin, understandAnswer } from '../../../domain/chat/understand-answer.ts'
import type { CaptureLeadRequest } from '../../../domain/leads/lead-contract.ts'
import { LEAD_FIELDS, type LeadField } from '../../../domain/leads/lead-fields.ts'
import { anonymousId, randomText } from '../../lib/anonymous-id.ts'
import { track, trackStep } from '../analytics/track.ts'
import type { ChatSession, Speech } from './chat-session.ts'
import { keepDetails } from './lead-outbox.ts'
import { notifyAdmin } from './notify-admin.ts'

/** Of the purpose line's wording; a change of its meaning gets a new one. */
const PURPOSE_VERSION = 'chat-2026-11'

const DETAIL = { isDetail: true } as const

const asking = ({ state: { capture } }: ChatSession): AskingCapture | null =>
  capture.step === 'asking' ? capture : null

export const captureStillAsks = (session: ChatSession): boolean => asking(session) !== null

/** Once for a visitor: whoever told everything is not asked again, and goes to WhatsApp instead. */
export function beginCapture(session: ChatSession, goal: string | null, { t }: Speech): void {
  if (session.state.capture.step === 'finished') {
    session.update({ offersWhatsApp: true })
    return
  }
  session.update({ capture: startCapture(newCaptureId(), goal) })
  track('lead_capture_started')
  session.say(`${t('capture.start')} ${t('capture.name')}`, DETAIL)
}

/** After something else was talked about. */
export function askAgain(session: ChatSession, { t }: Speech): void {
  const field = asking(session)?.field
  if (field) session.say(t(`capture.again.${field}`), DETAIL)
}

/** Takes what was typed as a detail, a wish to stop or a mistake. False when it is a question for the tutor. */
export function answerCapture(session: ChatSession, typed: string, speech: Speech): boolean {
  const capture = asking(session)
  if (!capture) return false
  const understood = understandAnswer(capture.field, typed)
  if (understood.kind === 'question') return false
  session.hear(typed, DETAIL)
  if (understood.kind === 'stop') stopCapture(session, capture, speech)
  else if (understood.kind === 'answers') takeDetails(session, capture, understood.answers, speech)
  else {
    session.say(speech.t(understood.problem), DETAIL)
    askAgain(session, speech)
  }
  return true
}

function stopCapture(session: ChatSession, capture: AskingCapture, { t, language }: Speech): void {
  session.update({ capture: NO_CAPTURE })
  takeBack(capture, language)
  session.say(t('capture.stopped'))
}

/** Whoever starts over has not told anything. */
export function dropCapture(session: ChatSession, { language }: Speech): void {
  const capture = asking(session)
  if (capture) takeBack(capture, language)
}

function takeBack(capture: AskingCapture, language: Speech['language']): void {
  keepDetails({ ...requestOf(capture, language), leadInfo: {}, status: 'stopped' })
  track('lead_capture_dropped', { field: capture.field })
}

function takeDetails(session: ChatSession, capture: AskingCapture, told: LeadAnswers, { t, language }: Speech): void {
  const next = takeAnswers(capture, told)
  session.update({ capture: next })
  for (const field of LEAD_FIELDS) if (told[field]) trackStep(STEPS[field])
  if (next.step === 'finished') finish(session, next, { t, language })
  if (next.step !== 'asking') return
  const isFirstMeeting = told.name !== undefined || next.field !== 'email'
  session.say(
    t(isFirstMeeting ? `capture.${next.field}` : 'capture.again.email', { name: firstName(next.answers.name) }),
    DETAIL,
  )
  keepDetails({ ...requestOf(next, language), status: 'partial' })
}

/** After everything was told, a new address or number makes the lead anew: the team hears of it, too. */
export function correctDetails(session: ChatSession, typed: string, { t, language }: Speech): boolean {
  const { capture } = session.state
  const told = capture.step === 'finished' ? correctionWithin(typed) : null
  if (capture.step !== 'finished' || !told) return false
  session.hear(typed, DETAIL)
  const corrected = { ...capture, captureId: newCaptureId(), answers: { ...capture.answers, ...told } }
  session.update({ capture: corrected })
  session.say(t('capture.corrected'), DETAIL)
  passOn(session, corrected, language)
  return true
}

const newCaptureId = (): string => `capture_${randomText()}`

const STEPS: Record<LeadField, 'capture_name' | 'capture_email' | 'capture_phone'> = {
  name: 'capture_name',
  email: 'capture_email',
  phone: 'capture_phone',
}

type Finished = Extract<LeadCapture, { step: 'finished' }>

function finish(session: ChatSession, capture: Finished, { t, language }: Speech): void {
  session.say(t('capture.done', { name: firstName(capture.answers.name) }), DETAIL)
  session.update({ offersWhatsApp: true })
  track('lead_capture_completed', { success: true })
  passOn(session, capture, language)
}

async function passOn(session: ChatSession, capture: Finished, language: Speech['language']): Promise<void> {
  const excerpt = conversationExcerpt(session.state.messages)
  const request = requestOf(capture, language)
  await keepDetails({ ...request, status: 'complete', conversationExcerpt: excerpt })
  await notifyAdmin(request.leadInfo, excerpt)
}

const requestOf = (
  { captureId, goal, answers }: Exclude<LeadCapture, { step: 'idle' }>,
  language: Speech['language'],
): Omit<CaptureLeadRequest, 'status'> => ({
  userId: anonymousId(),
  captureId,
  leadInfo: { ...answers, ...(goal && { goal }) },
  language,
  consent: { wordingVersion: PURPOSE_VERSION, language, marketing: false },
})

const firstName = (name = ''): string => name.split(/\s/)[0] ?? ''
