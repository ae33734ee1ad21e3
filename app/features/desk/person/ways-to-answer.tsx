import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { firstName } from '../parts/person-name.ts'
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
  const look = { variant: 'white', size: isDock ? 'normal' : 'small' } as const
  return (
    <div className={isDock ? 'reply-acts' : 'desk-stack ways'}>
      <Button variant="whatsapp" className="button-full" onClick={onReply}>
        <DeskIcon name={person.phone ? 'wa' : 'mail'} />
        {t(person.phone ? 'reply.here' : 'reply.openMail')}
        <kbd>W</kbd>
      </Button>
      <div className="ways-other">
        {person.phone && (
          <ButtonLink
            {...look}
            href={`tel:${person.phone}`}
            onClick={() => noteLeftFor('call', person)}
            aria-label={t('row.call', { name })}
          >
            <DeskIcon name="phone" />
            {!isDock && t('reply.call')}
          </ButtonLink>
        )}
        {person.email && (
          <ButtonLink
            {...look}
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
