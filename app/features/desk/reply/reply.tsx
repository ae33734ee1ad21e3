import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { visitorsWords } from '../../../../domain/chat/chat-message.ts'
import { bestWay, type Way } from '../../../../domain/desk/best-way.ts'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { whatsAppNumber } from '../../../../domain/desk/whatsapp-number.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useLanguage } from '../../i18n/language-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import { memberName, useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { firstName, fullName, readablePhone } from '../parts/person-name.ts'
import { StepMark } from '../parts/step-mark.tsx'
import { TimerChip } from '../parts/timer-chip.tsx'
import type { Answered } from './answered-since.ts'
import { MessageBox } from './message-box.tsx'
import { secondTap } from './second-tap.ts'
import { useFollowedEarly } from './use-followed-early.ts'
import { useMessage, whatsAppLink } from './use-message.ts'
import { noteLeftFor } from './use-sent-question.ts'

interface Props {
  person: PersonRow
  /** In the corner: a link to the story, or the button that closes the sheet. */
  corner: ReactNode
  /** By somebody else, while this was open. */
  answered?: Answered | null
  onLeft?(): void
  children?: ReactNode
}

/** Answering somebody: what they wrote, a template filled in for them, and the ways to reach them. */
export function Reply({ person, corner, answered = null, onLeft, children }: Props) {
  const { t } = useLanguage()
  const name = firstName(person, t)
  const words = visitorsWords(person.excerpt ?? '', person.name)
  return (
    <div className="reply">
      <div className="reply-head">
        <div>
          <div className="desk-flow reply-state">
            <TimerChip person={person} />
            <StepMark step={person.step} />
          </div>
          <h2 className="reply-name">{fullName(person, t)}</h2>
          <p className="soft small">
            {[
              person.phone ? readablePhone(person.phone) : person.email,
              t('reply.inLanguage', { language: t(`language.${person.language}`) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {corner}
      </div>
      <AnsweredBy person={person} answered={answered} />
      {person.excerpt && (
        <div className={words ? 'desk-note' : 'desk-note only-wide'}>
          <div>
            {words && (
              <>
                <b>{t('reply.wrote', { name })}</b>
                <p>“{words}”</p>
              </>
            )}
            <a className="desk-link only-wide" href={`/admin/people/${person.id}#chat`}>
              {t('reply.whole')}
            </a>
          </div>
        </div>
      )}
      <Message key={person.id} person={person} isAnswered={answered !== null} onLeft={onLeft} />
      {children}
    </div>
  )
}

/** Somebody else has begun to answer, or has answered, perhaps while this was being written. */
function AnsweredBy({ person, answered }: { person: PersonRow; answered: Answered | null }) {
  const { t } = useLanguage()
  const time = useDeskTime()
  const { frame, nowMs } = useDesk()
  const isOthers = person.claim && person.claim.byId !== frame.me.id && person.claim.untilMs > nowMs
  const who = isOthers && firstWord(memberName(frame, person.claim?.byId ?? null), t)
  return (
    <div role="status">
      {answered && (
        <div className="desk-note note-warm">
          <DeskIcon name="check" />
          <div>
            <b>{t('reply.answered', { who: firstWord(answered.byName, t), time: time.clock(answered.atMs) })}</b>
            <p>{t('reply.answered.text', { name: firstName(person, t) })}</p>
          </div>
        </div>
      )}
      {who && (
        <div className="desk-note note-warm">
          <DeskIcon name="hand" />
          <b>{t('claimed.title', { who, name: firstName(person, t) })}</b>
        </div>
      )}
    </div>
  )
}

const firstWord = (name: string | null, t: Translate): string => name?.split(' ')[0] ?? t('desk.somebody')

interface MessageProps {
  person: PersonRow
  isAnswered: boolean
  onLeft: (() => void) | undefined
}

function Message({ person, isAnswered, onLeft }: MessageProps) {
  const { t, language } = useLanguage()
  const { frame } = useDesk()
  const message = useMessage(person)
  const name = firstName(person, t)
  const lockedPromo = message.templates.some(message.isLocked)
  const ways = (
    <Ways
      person={person}
      text={message.text}
      canSend={!message.hasGap && message.text !== ''}
      isAnswered={isAnswered}
      onOpen={message.forget}
      onLeft={onLeft}
    >
      {t('reply.subject', { school: frame.school })}
    </Ways>
  )
  // Nothing to write to somebody who can only be called.
  if (bestWay(person) === 'call') return ways
  return (
    <>
      <fieldset>
        <legend className="sr-only">{t('reply.templates')}</legend>
        <div className="templates">
          {message.templates.map((template, index) => (
            <button
              key={template.id}
              type="button"
              className="pill pill-small"
              data-template={index + 1}
              aria-pressed={template.id === message.chosenId}
              disabled={message.isLocked(template)}
              onClick={() => message.choose(template.id)}
            >
              {message.isLocked(template) && <DeskIcon name="lock" />}
              {message.isWritten(template) && <DeskIcon name="pencil" />}
              {template.name[language] || template.name.id}
              {message.isWritten(template) && <span className="sr-only">, {t('reply.written')}</span>}
              {!message.isLocked(template) && index < 9 && <kbd>{index + 1}</kbd>}
            </button>
          ))}
        </div>
      </fieldset>
      <MessageBox key={message.key} label={t('reply.message', { name })} parts={message.parts} onInput={message.type} />
      <p className="mute small">
        {message.hasGap ? t('reply.gap') : t('reply.filled')} {lockedPromo && t('reply.promoLocked', { name })}
      </p>
      {ways}
    </>
  )
}

interface WaysProps {
  person: PersonRow
  text: string
  canSend: boolean
  /** Then a second message is nothing that the desk proposes. */
  isAnswered: boolean
  /** The message is in another program now. */
  onOpen(): void
  onLeft: (() => void) | undefined
  /** The subject of a mail. */
  children: string
}

/** WhatsApp is a real link, so that it opens in the same gesture on every phone. */
function Ways({ person, text, canSend, isAnswered, onOpen, onLeft, children: subject }: WaysProps) {
  const { t } = useLanguage()
  const { actions } = useDesk()
  const name = firstName(person, t)
  const number = whatsAppNumber(person.phone)
  const mail =
    person.email && `mailto:${person.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  const [isSecond] = useState(secondTap)
  const leaveFor = (way: Way) => (event?: MouseEvent) => {
    if (event && isSecond(event.timeStamp)) return event.preventDefault()
    if (way !== 'call') onOpen()
    noteLeftFor(way, person)
    actions.claim(person, { quietly: true })
    // After the link was followed.
    if (onLeft) setTimeout(onLeft)
  }
  const look = isAnswered ? 'white' : 'whatsapp'
  const acts = useRef<HTMLDivElement>(null)
  useFollowedEarly(acts, ({ act }) => leaveFor(act as Way)())
  return (
    <div ref={acts} className="reply-acts">
      {number && canSend && (
        <ButtonLink
          variant={look}
          data-act="whatsapp"
          href={whatsAppLink(number, text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={leaveFor('whatsapp')}
        >
          <DeskIcon name="wa" />
          {t(isAnswered ? 'reply.open.still' : 'reply.open')}
          <kbd>W</kbd>
        </ButtonLink>
      )}
      {number && !canSend && (
        <Button variant={look} disabled>
          <DeskIcon name="wa" />
          {t(isAnswered ? 'reply.open.still' : 'reply.open')}
        </Button>
      )}
      {!number && mail && canSend && (
        <ButtonLink variant={look} data-act="mail" href={mail} onClick={leaveFor('mail')}>
          <DeskIcon name="mail" />
          {t(isAnswered ? 'reply.openMail.still' : 'reply.openMail')}
        </ButtonLink>
      )}
      {!number && mail && !canSend && (
        <Button variant={look} disabled>
          <DeskIcon name="mail" />
          {t(isAnswered ? 'reply.openMail.still' : 'reply.openMail')}
        </Button>
      )}
      {!person.phone && !mail && <p className="mute">{t('reply.noWay')}</p>}
      {person.phone && <CallLink person={person} look={look} onClick={leaveFor('call')} />}
      {number && mail && canSend && (
        <ButtonLink
          variant="white"
          data-act="mail"
          href={mail}
          onClick={leaveFor('mail')}
          aria-label={t('row.mail', { name })}
        >
          <DeskIcon name="mail" />
        </ButtonLink>
      )}
      {number && mail && !canSend && (
        <Button variant="white" disabled aria-label={t('row.mail', { name })}>
          <DeskIcon name="mail" />
        </Button>
      )}
    </div>
  )
}

interface CallProps {
  person: PersonRow
  /** Of the one way that is proposed. */
  look: 'white' | 'whatsapp'
  onClick(event: MouseEvent): void
}

function CallLink({ person, look, onClick }: CallProps) {
  const { t } = useLanguage()
  const isOnlyWay = bestWay(person) === 'call'
  return (
    <ButtonLink
      variant={isOnlyWay ? look : 'white'}
      data-act="call"
      href={`tel:${person.phone}`}
      onClick={onClick}
      aria-label={t('row.call', { name: firstName(person, t) })}
    >
      <DeskIcon name="phone" />
      {isOnlyWay && t('reply.call')}
    </ButtonLink>
  )
}
