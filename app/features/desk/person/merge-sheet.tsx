import { useState } from 'react'
import type { Changed, MergeLine, PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { isFurther } from '../../../../domain/desk/steps.ts'
import { type Outcome, post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { memberName, useDesk } from '../frame/desk-context.ts'
import { brokenAtSign } from '../parts/broken-at-sign.tsx'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { readablePhone } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'

const LINES: readonly MergeLine[] = ['name', 'phone', 'email', 'city', 'goal', 'step', 'owner', 'nextContact']

/** Two people side by side: where they differ, one value is chosen. Nothing is dropped. */
export function MergeSheet({ person, other, onClose }: { person: PersonRow; other: PersonRow; onClose(): void }) {
  const t = useText()
  const { show, tell } = useDesk()
  const read = useLine()
  // What only one of them has is kept, and the further step, unless somebody says otherwise.
  const [fromOther, setFromOther] = useState<readonly MergeLine[]>(() =>
    LINES.filter((line) =>
      line === 'step' ? isFurther(other.step, person.step) : read(line, person) === t('conflict.none'),
    ),
  )
  const [busy, setBusy] = useState<'merge' | 'apart' | null>(null)
  const lines = LINES.filter((line) => read(line, person) !== read(line, other))
  const merge = async () => {
    setBusy('merge')
    const body = { otherId: other.id, takeFromOther: [...fromOther] }
    settle(await post(`/api/desk/people/${person.id}/merge`, body), t('merge.done'))
  }
  const keepApart = async () => {
    setBusy('apart')
    settle(await post(`/api/desk/people/${person.id}/keep-apart`, { otherId: other.id }), t('same.separated'))
  }
  /** What was chosen stays until it is taken. */
  const settle = (outcome: Outcome<Changed>, done: string) => {
    setBusy(null)
    if (outcome.kind !== 'answered') return tell(t('desk.failed'))
    onClose()
    if (outcome.answer) show(outcome.answer.person)
    tell(done, outcome.answer?.undo)
  }
  return (
    <Sheet title={t('merge.title')} text={t('merge.text')} onClose={onClose}>
      <div className="box conflict">
        <div className="conflict-head">
          <span />
          <b>{t('merge.first')}</b>
          <b>{t('merge.second')}</b>
        </div>
        {lines.map((line) => (
          <div key={line} role="radiogroup" aria-label={t(`merge.${line}`)}>
            <span>{t(`merge.${line}`)}</span>
            {[person, other].map((side) => (
              <label key={side.id}>
                <input
                  type="radio"
                  name={`merge-${line}`}
                  checked={fromOther.includes(line) === (side === other)}
                  onChange={() =>
                    setFromOther(side === other ? [...fromOther, line] : fromOther.filter((each) => each !== line))
                  }
                />
                <span className="merge-value">{brokenAtSign(read(line, side))}</span>
              </label>
            ))}
          </div>
        ))}
      </div>
      <Button
        variant="nila"
        className="button-full"
        busy={busy === 'merge'}
        disabled={busy === 'apart'}
        onClick={merge}
      >
        <DeskIcon name="merge" />
        {t('same.merge')}
      </Button>
      <Button
        variant="white"
        className="button-full"
        busy={busy === 'apart'}
        disabled={busy === 'merge'}
        onClick={keepApart}
      >
        {t('same.apart')}
      </Button>
      <p className="mute small">{t('same.undo')}</p>
    </Sheet>
  )
}

function useLine() {
  const t = useText()
  const time = useDeskTime()
  const { frame } = useDesk()
  const readers: Record<MergeLine, (person: PersonRow) => string | null> = {
    name: ({ name }) => name,
    phone: ({ phone }) => phone && readablePhone(phone),
    email: ({ email }) => email,
    city: ({ city }) => city,
    goal: ({ goal }) => goal,
    step: ({ step }) => t(`step.${step}`),
    owner: ({ ownerId }) => memberName(frame, ownerId),
    nextContact: ({ nextContact }) => nextContact && time.dateAndTime(nextContact.atMs),
  }
  return (line: MergeLine, person: PersonRow): string => readers[line](person) ?? t('conflict.none')
}
