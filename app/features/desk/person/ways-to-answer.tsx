import { useRef } from 'react'
import { bestWay, type Way } from '../../../../domain/desk/best-way.ts'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { whatsAppNumber } from '../../../../domain/desk/whatsapp-number.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { firstName } from '../parts/person-name.ts'
import { useFollowedEarly } from '../reply/use-followed-early.ts'
import { noteLeftFor } from '../reply/use-sent-question.ts'

interface Props {
  person: PersonRow
  onReply(): void
  /** One line at the bottom of a phone: call and mail are icons. */
  isDock?: boolean
}

/** The loud button answers; calling and mailing stand beside it. */
export function WaysToAnswer({ person, onReply, isDock = false }: Props) {
  const t = useText()
  const name = firstName(person, t)
  const hasWhatsApp = whatsAppNumber(person.phone) !== null
  const isOnlyCalled = bestWay(person) === 'call'
  const ways = useRef<HTMLDivElement>(null)
  useFollowedEarly(ways, ({ act }) => noteLeftFor(act as Way, person))
  const look = { variant: 'white', size: isDock ? 'normal' : 'small' } as const
  return (
    <div className={isDock ? 'reply-acts' : 'desk-stack ways'}>
      {(hasWhatsApp || person.email || !person.phone) && (
        <Button variant="whatsapp" className="button-full" onClick={onReply}>
          <DeskIcon name={hasWhatsApp ? 'wa' : 'mail'} />
          {t(hasWhatsApp ? 'reply.here' : 'reply.openMail')}
          <kbd>W</kbd>
        </Button>
      )}
      <div ref={ways} className="ways-other">
        {person.phone && (
          <ButtonLink
            {...look}
            variant={isOnlyCalled ? 'whatsapp' : 'white'}
            data-act="call"
            href={`tel:${person.phone}`}
            onClick={() => noteLeftFor('call', person)}
            aria-label={t('row.call', { name })}
          >
            <DeskIcon name="phone" />
            {(!isDock || isOnlyCalled) && t('reply.call')}
          </ButtonLink>
        )}
        {person.email && (hasWhatsApp || !isDock) && (
          <ButtonLink
            {...look}
            data-act="mail"
            href={`mailto:${person.email}`}
            onClick={() => noteLeftFor('mail', person)}
            aria-label={t('row.mail', { name })}
          >
            <DeskIcon name="mail" />
            {!isDock && t('reply.mail')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
