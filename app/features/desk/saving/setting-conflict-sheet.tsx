import { useState } from 'react'
import type { SettingConflict } from '../../../../domain/desk/desk-settings-contract.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { Sheet } from '../parts/sheet.tsx'
import { firstNameIn } from './use-self-saving.ts'

export interface ClashLine {
  name: string
  label: string
  theirs: string
  mine: string
}

interface Props {
  title: string
  /** Who was faster. */
  by: Pick<SettingConflict, 'byId' | 'byName' | 'atMs'>
  lines: readonly ClashLine[]
  /** With the names of the lines that are kept as written here. */
  onDecide(mine: readonly string[]): void
  onPutOff(): void
}

/** Two have changed the same of a setting: the later one chooses, line by line. */
export function SettingConflictSheet({ title, by, lines, onDecide, onPutOff }: Props) {
  const t = useText()
  const time = useDeskTime()
  const { frame } = useDesk()
  const [mine, setMine] = useState<readonly string[]>(lines.map(({ name }) => name))
  const isMe = by.byId === frame.me.id
  const who = isMe ? t('conflict.otherDevice') : firstNameIn(by.byName ?? t('desk.somebody'))
  const told = isMe ? 'conflict.title.me' : 'conflict.title'
  return (
    <Sheet title={title} onClose={onPutOff}>
      <div className="desk-note note-warm">
        <DeskIcon name="triangle-alert" />
        <div>
          <b>{by.atMs ? t(told, { who, name: title, time: time.clock(by.atMs) }) : t('setting.conflict')}</b>
          <p>{t('setting.conflict.text')}</p>
        </div>
      </div>
      <div className="box conflict conflict-settings">
        <div className="conflict-head">
          <span />
          <b>{who}</b>
          <b>{t('desk.you')}</b>
        </div>
        {lines.map(({ name, label, ...values }) => (
          <div key={name} role="radiogroup" aria-label={label}>
            <span>{label}</span>
            {(['theirs', 'mine'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`conflict-${name}`}
                  checked={(side === 'mine') === mine.includes(name)}
                  onChange={() => setMine(side === 'mine' ? [...mine, name] : mine.filter((each) => each !== name))}
                />
                {values[side]}
              </label>
            ))}
          </div>
        ))}
      </div>
      <Button className="button-full" onClick={() => onDecide(mine)}>
        {t('conflict.save')}
      </Button>
      <Button variant="white" className="button-full" onClick={() => onDecide([])}>
        {t(isMe ? 'conflict.theirs.me' : 'conflict.theirs', { who })}
      </Button>
    </Sheet>
  )
}
