import { useDeferredValue, useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { TextField } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { Initials } from '../parts/initials.tsx'
import { firstName, fullName, readablePhone } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'
import { useAnswer } from '../parts/use-answer.ts'
import { MergeSheet } from './merge-sheet.tsx'

/** Finds the other one by hand; then both are laid side by side. */
export function JoinSheet({ person, onClose }: { person: PersonRow; onClose(): void }) {
  const t = useText()
  const [text, setText] = useState('')
  const [other, setOther] = useState<PersonRow | null>(null)
  const wanted = useDeferredValue(text.trim())
  const search = useAnswer(wanted || null, (sought, signal) => post('/api/desk/search', { text: sought }, { signal }))
  const found = wanted === '' ? null : (search.last?.rows.filter(({ id }) => id !== person.id) ?? null)
  if (other) return <MergeSheet person={person} other={other} onClose={onClose} />
  return (
    <Sheet
      startsAt="field"
      title={t('join.title', { name: firstName(person, t) })}
      text={t('join.text')}
      onClose={onClose}
    >
      <TextField
        label={t('join.find')}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="mute small" role="status">
        {search.isLost && t('join.lost')}
        {!search.isLost && search.answer && found?.length === 0 && t('join.none', { text: wanted })}
      </p>
      {found && found.length > 0 && (
        <div className="box">
          {found.map((each) => (
            <Found key={each.id} person={each} onChoose={() => setOther(each)} />
          ))}
        </div>
      )}
    </Sheet>
  )
}

function Found({ person, onChoose }: { person: PersonRow; onChoose(): void }) {
  const t = useText()
  const contact = person.phone ? readablePhone(person.phone) : person.email
  return (
    <button type="button" className="menu-row menu-button" onClick={onChoose}>
      <Initials name={person.name} />
      <span>
        <b>{fullName(person, t)}</b>
        <small>{[contact, person.city].filter(Boolean).join(' · ')}</small>
      </span>
      <DeskIcon name="chevron-right" />
    </button>
  )
}
