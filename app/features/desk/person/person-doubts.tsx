import { useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { PersonStory } from '../../../../domain/desk/desk-story-contract.ts'
import { afterPaint } from '../../../lib/after-paint.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useInFlight } from '../frame/use-in-flight.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { fullName, readablePhone } from '../parts/person-name.ts'
import { MergeSheet } from './merge-sheet.tsx'

/** What the desk cannot decide: one person or two, a person or a program. */
export function PersonDoubts({ story: { person, doubles } }: { story: PersonStory }) {
  const t = useText()
  const { ask, actions } = useDesk()
  const isSending = useInFlight(person.id)
  const [other, setOther] = useState<PersonRow | null>(null)
  return (
    <>
      {person.isSetAside && (
        <Doubt
          text={t('person.aside')}
          act={t('person.aside.real')}
          busy={isSending}
          onAct={() => actions.settle(person, 'real')}
        />
      )}
      {person.asksIfSame && (
        <Doubt text={t('person.same')} act={t('person.same.look')} onAct={() => ask({ kind: 'same', person })} />
      )}
      {doubles.map(({ person: double, why }) => (
        <Doubt
          key={double.id}
          isDecided={why === 'contact'}
          text={t(`person.double.${why}`, { name: fullName(double, t) })}
          more={why === 'name' && contactOf(double)}
          act={t('person.same.look')}
          onAct={() => afterPaint(() => setOther(double))}
        />
      ))}
      {other && <MergeSheet person={person} other={other} onClose={() => setOther(null)} />}
    </>
  )
}

/** Of several with one name, which. */
const contactOf = ({ phone, email, city }: PersonRow): string =>
  [phone ? readablePhone(phone) : email, city].filter(Boolean).join(' · ')

interface DoubtProps {
  text: string
  more?: string | false
  act: string
  onAct(): void
  /** Somebody has decided it; nothing is asked. */
  isDecided?: boolean
  busy?: boolean
}

const Doubt = ({ text, more, act, onAct, isDecided = false, busy = false }: DoubtProps) => (
  <div className={`desk-note person-doubt ${isDecided ? '' : 'note-warm'}`}>
    <DeskIcon name="merge" />
    <div>
      {text}
      {more && <p className="small">{more}</p>}
    </div>
    <Button variant="white" size="small" busy={busy} onClick={onAct}>
      {act}
    </Button>
  </div>
)
