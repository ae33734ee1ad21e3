import type { ReactNode } from 'react'
import { visitorsWords } from '../../../../domain/chat/chat-message.ts'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useLanguage } from '../../i18n/language-context.ts'
import { useDesk, type Way } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { firstName, fullName, readablePhone } from '../parts/person-name.ts'
import { StepMark } from '../parts/step-mark.tsx'
import { TimerChip } from '../parts/timer-chip.tsx'
import { MessageBox } from './message-box.tsx'
import { useMessage, whatsAppLink } from './use-message.ts'
import { noteLeftFor } from './use-sent-question.ts'

interface Props {
  person: PersonRow
  /** In the corner: a link to the story, or the button that closes the sheet. */
  corner: ReactNode
  onLeft?(): void
  children?: ReactNode
}

/** Answering somebody: what they wrote, a template filled in for them, and the ways to reach them. */
export function Reply({ person, corner, onLeft, children }: Props) {
  const { t } = useLanguage()
  const name = firstName(person, t)
  const words = visitorsWords(person.excerpt ?? '')
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
      {words && (
        <div className="desk-note">
          <div>
            <b>{t('reply.wrote', { name })}</b>
            <p>“{words}”</p>
          </div>
        </div>
      )}
      <Message key={person.id} person={person} onLeft={onLeft} />
      {children}
    </div>
  )
}

function Message({ person, onLeft }: { person: PersonRow; onLeft: (() => void) | undefined }) {
  const { t } = useLanguage()
  const { frame } = useDesk()
  const message = useMessage(person)
  const name = firstName(person, t)
  const lockedPromo = message.templates.some(message.isLocked)
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
              {template.name[person.language] || template.name.id}
              {!message.isLocked(template) && index < 9 && <kbd>{index + 1}</kbd>}
            </button>
          ))}
        </div>
      </fieldset>
      <MessageBox key={message.key} label={t('reply.message', { name })} parts={message.parts} onInput={message.type} />
      <p className="mute small">
        {message.hasGap ? t('reply.gap') : t('reply.filled')} {lockedPromo && t('reply.promoLocked', { name })}
      </p>
      <Ways
        person={person}
        text={message.text}
        canSend={!message.hasGap && message.text !== ''}
        onOpen={message.forget}
        onLeft={onLeft}
      >
        {t('reply.subject', { school: frame.school })}
      </Ways>
    </>
  )
}

interface WaysProps {
  person: PersonRow
  text: string
  canSend: boolean
  /** The message is in another program now. */
  onOpen(): void
  onLeft: (() => void) | undefined
  /** The subject of a mail. */
  children: string
}

/** WhatsApp is a real link, so that it opens in the same gesture on every phone. */
function Ways({ person, text, canSend, onOpen, onLeft, children: subject }: WaysProps) {
  const { t } = useLanguage()
  const { actions } = useDesk()
  const name = firstName(person, t)
  const mail =
    person.email && `mailto:${person.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  const leaveFor = (way: Way) => () => {
    if (way !== 'call') onOpen()
    noteLeftFor(way, person)
    actions.claim(person, { quietly: true })
    // After the link was followed.
    if (onLeft) setTimeout(onLeft)
  }
  return (
    <div className="reply-acts">
      {person.phone && canSend && (
        <ButtonLink
          variant="whatsapp"
          data-act="whatsapp"
          href={whatsAppLink(person.phone, text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={leaveFor('whatsapp')}
        >
          <DeskIcon name="wa" />
          {t('reply.open')}
          <kbd>W</kbd>
        </ButtonLink>
      )}
      {person.phone && !canSend && (
        <Button variant="whatsapp" disabled>
          <DeskIcon name="wa" />
          {t('reply.open')}
        </Button>
      )}
      {!person.phone && mail && (
        <ButtonLink variant="whatsapp" data-act="mail" href={mail} onClick={leaveFor('mail')}>
          <DeskIcon name="mail" />
          {t('reply.openMail')}
        </ButtonLink>
      )}
      {!person.phone && !mail && <p className="mute">{t('reply.noWay')}</p>}
      {person.phone && (
        <ButtonLink
          variant="white"
          data-act="call"
          href={`tel:${person.phone}`}
          onClick={leaveFor('call')}
          aria-label={t('row.call', { name })}
        >
          <DeskIcon name="phone" />
        </ButtonLink>
      )}
      {person.phone && mail && (
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
    </div>
  )
}
