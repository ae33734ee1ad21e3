import { conversationExcerpt } from '../../../domain/chat/chat-message.ts'
import type { HandoffRequest } from '../../../domain/leads/lead-contract.ts'
import { anonymousId } from '../../lib/anonymous-id.ts'
import { post } from '../../lib/api-client.ts'
import { track, trackStep } from '../analytics/track.ts'
import type { ChatSession, Speech } from './chat-session.ts'

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

/** Opened by the click itself: browsers block a window that is opened later, after an answer. */
function openTab(title: string): Window | null {
  const tab = open('', '_blank')
  if (!tab) return null
  tab.opener = null
  tab.document.title = title
  return tab
}

/** By a link in the tab itself, which needs no opener and tells no referrer. False when there is no such tab. */
function sendOn(tab: Window | null, address: string): boolean {
  if (!tab || tab.closed) return false
  const link = tab.document.createElement('a')
  link.href = address
  link.rel = 'noreferrer'
  tab.document.body.append(link)
  link.click()
  return true
}

function requestOf({ state: { capture, messages } }: ChatSession, language: Speech['language']): HandoffRequest {
  const known = capture.step === 'idle' ? {} : { ...capture.answers, ...(capture.goal && { goal: capture.goal }) }
  return { leadInfo: known, conversationExcerpt: conversationExcerpt(messages), userId: anonymousId(), language }
}
