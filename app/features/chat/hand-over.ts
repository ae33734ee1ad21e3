import { conversationExcerpt } from '../../../domain/chat/chat-message.ts'
import type { HandoffRequest } from '../../../domain/leads/lead-contract.ts'
import { anonymousId } from '../../lib/anonymous-id.ts'
import { post } from '../../lib/api-client.ts'
import { openTab, sendOn } from '../../lib/new-tab.ts'
import { track, trackStep } from '../analytics/track.ts'
import type { ChatSession } from './chat-state.ts'
import type { Speech } from './speech.ts'

/** Opens WhatsApp with a prepared first message. True when it was opened; otherwise the reply holds the link. */
export async function handOver(session: ChatSession, { t, language }: Speech): Promise<boolean> {
  if (session.state.isHandingOver) return false
  const tab = openTab(t('handoff.opening'))
  session.update({ isHandingOver: true })
  track('whatsapp_handoff_initiated', { step: session.state.capture.step })
  const outcome = await post('/api/chat/whatsapp-handoff', requestOf(session, language))
  session.update({ isHandingOver: false })
  if (outcome.kind !== 'answered' || !outcome.answer) tab?.close()
  if (outcome.kind === 'refused') {
    session.say(t('handoff.failed'), { showsContact: true })
    return false
  }
  if (outcome.kind === 'unreachable' || !outcome.answer) {
    track('error_occurred', { place: 'handoff', success: false })
    session.say(t('handoff.broken'), { showsContact: true })
    return false
  }
  const { whatsappLink } = outcome.answer
  const isOpened = sendOn(tab, whatsappLink)
  trackStep('handoff')
  session.update({ offersWhatsApp: false })
  session.say(t(isOpened ? 'handoff.opened' : 'handoff.blocked'), { link: whatsappLink })
  return isOpened
}

function requestOf({ state: { capture, messages } }: ChatSession, language: Speech['language']): HandoffRequest {
  const known = capture.step === 'idle' ? {} : { ...capture.answers, ...(capture.goal && { goal: capture.goal }) }
  return {
    leadInfo: { ...known, city: null },
    conversationExcerpt: conversationExcerpt(messages),
    userId: anonymousId(),
    language,
  }
}
