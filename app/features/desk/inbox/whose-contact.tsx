import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { dialablePhone } from '../../../../domain/leads/phone.ts'
import { Button } from '../../../ui/button.tsx'
import { useBackCloses } from '../../../ui/use-back-closes.ts'
import { useText } from '../../i18n/language-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import { fullName } from '../parts/person-name.ts'

interface Asked {
  request: { name: string; phone?: string | undefined }
  /** Who has the contact. */
  people: readonly PersonRow[]
}

interface Props extends Asked {
  busy: boolean
  /** The id of the same person; null for somebody else. */
  onAnswer(sameAs: string | null): void
  onBack(): void
}

/** Asked before somebody is stored with a contact that belongs to people with other names. */
export function WhoseContact({ request, people, busy, onAnswer, onBack }: Props) {
  const t = useText()
  useBackCloses(true, onBack)
  return (
    <>
      <p className="soft">{t('add.other.text', { typed: request.name, name: namesOf(t, people) })}</p>
      {people.map((person) => (
        <Button
          key={person.id}
          variant="nila"
          className="button-full"
          disabled={busy}
          onClick={() => onAnswer(person.id)}
        >
          {t('add.other.same', { name: fullName(person, t) })}
        </Button>
      ))}
      <Button variant="white" className="button-full" disabled={busy} onClick={() => onAnswer(null)}>
        {t('add.other.else', { typed: request.name })}
      </Button>
      <Button variant="white" className="button-full" disabled={busy} onClick={onBack}>
        {t('add.other.back')}
      </Button>
    </>
  )
}

export function ownersWords(t: Translate, { request, people }: Asked): string {
  const phone = dialablePhone(request.phone ?? '')
  const isNumber = phone !== null && people.every((person) => person.phone === phone)
  return t(isNumber ? 'add.other.phone' : 'add.other.contact', { name: namesOf(t, people) })
}

const namesOf = (t: Translate, people: readonly PersonRow[]): string =>
  people.map((person) => fullName(person, t)).join(', ')
