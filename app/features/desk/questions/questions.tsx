import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { type Question, useDesk } from '../frame/desk-context.ts'
import { Initials } from '../parts/initials.tsx'
import { firstName } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'
import { AgainSheet } from './again-sheet.tsx'
import { ConflictSheet } from './conflict-sheet.tsx'
import { LostSheet } from './lost-sheet.tsx'
import { SameSheet } from './same-sheet.tsx'
import { SentSheet } from './sent-sheet.tsx'
import { SeparateSheet } from './separate-sheet.tsx'

/** The sheet for the question that is open. */
export function Questions({ question }: { question: Question | null }) {
  switch (question?.kind) {
    case 'sent':
      return <SentSheet {...question} />
    case 'claimed':
      return <ClaimedSheet {...question} />
    case 'conflict':
      return <ConflictSheet key={`${question.details.person.id} ${question.details.atMs}`} {...question} />
    case 'lost':
      return <LostSheet person={question.person} />
    case 'again':
      return <AgainSheet person={question.person} />
    case 'separate':
      return <SeparateSheet {...question} />
    case 'same':
      return <SameSheet person={question.person} />
    default:
      return null
  }
}

/** Somebody else is answering: nobody is stopped, only told. */
function ClaimedSheet({ person, details, goOn }: Extract<Question, { kind: 'claimed' }>) {
  const t = useText()
  const { ask, actions, nowMs } = useDesk()
  const who = (details.byName ?? t('desk.somebody')).split(' ')[0] ?? ''
  const name = firstName(person, t)
  const minutes = Math.max(1, Math.round((nowMs - details.atMs) / 60_000))
  const close = () => ask(null)
  return (
    <Sheet
      title={t('claimed.title', { who, name })}
      face={<Initials name={details.byName} isLarge />}
      text={minutes === 1 ? t('claimed.text.one') : t('claimed.text.many', { n: minutes })}
      onClose={close}
    >
      <Button variant="nila" className="button-full" onClick={close}>
        {t('claimed.leave', { who })}
      </Button>
      <ButtonLink variant="white" className="button-full" href={`/admin/people/${person.id}`}>
        {t('claimed.look', { name })}
      </ButtonLink>
      <Button variant="white" className="button-full" onClick={() => takeOver(person)}>
        {t('claimed.take', { who })}
      </Button>
    </Sheet>
  )

  function takeOver(wanted: PersonRow) {
    close()
    actions.claim(wanted, { takeOver: true })
    goOn?.()
  }
}
