import { startTransition, useId, useOptimistic } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import { memberName, useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { Initials } from '../parts/initials.tsx'

/** Who takes care of the person from now on. */
export function OwnerLine({ person }: { person: PersonRow }) {
  const t = useText()
  const id = useId()
  const { frame, actions } = useDesk()
  const [ownerId, show] = useOptimistic(person.ownerId)
  const choose = (id: string | null) =>
    startTransition(async () => {
      show(id)
      await actions.change(person, { ownerId: id })
    })
  const isFormer = ownerId !== null && memberName(frame, ownerId) === null
  return (
    <div className="box-head">
      <label htmlFor={id} className="strong">
        {t('person.owner')}
      </label>
      <span className="owner-select">
        {ownerId && <Initials name={memberName(frame, ownerId)} isMe={ownerId === frame.me.id} />}
        <select id={id} value={ownerId ?? ''} onChange={(event) => choose(event.target.value || null)}>
          <option value="">{t('person.owner.none')}</option>
          {isFormer && <option value={ownerId}>{t('person.owner.former')}</option>}
          {frame.team.map((member) => (
            <option key={member.id} value={member.id}>
              {member.name.split(' ')[0]}
            </option>
          ))}
        </select>
        <DeskIcon name="chevron-down" />
      </span>
    </div>
  )
}
