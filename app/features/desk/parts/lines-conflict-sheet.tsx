import { useState } from 'react'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { ConflictFrame } from './conflict-frame.tsx'
import { useDeskTime } from './desk-time.ts'

export interface ClashLine {
  name: string
  label: string
  theirs: string
  mine: string
}

export interface ConflictProps {
  title: string
  /** Who was faster. */
  by: { byId: string | null; byName: string | null; atMs: number }
  lines: readonly ClashLine[]
  /** With the names of the lines that are kept as written here. */
  onDecide(mine: readonly string[]): void
  onPutOff(): void
}

interface Props extends ConflictProps {
  text: string
  /** Instead of who was faster and when. */
  told?: string | false
  /** The lines that are one's own unless told otherwise; without it, all. */
  mineAtFirst?: readonly string[]
}

/** Two have changed the same: the later one chooses, line by line. Nothing is overwritten in silence. */
export function LinesConflictSheet(props: Props) {
  const { title, by, lines, text, told, mineAtFirst = lines.map(({ name }) => name), onDecide, onPutOff } = props
  const t = useText()
  const time = useDeskTime()
  const { frame } = useDesk()
  const [mine, setMine] = useState(mineAtFirst)
  const isMe = by.byId === frame.me.id
  const who = isMe ? t('conflict.otherDevice') : ((by.byName ?? t('desk.somebody')).split(' ')[0] ?? '')
  const change = { who, name: title, time: time.clock(by.atMs) }
  return (
    <ConflictFrame
      title={title}
      who={who}
      told={told || t(isMe ? 'conflict.title.me' : 'conflict.title', change)}
      text={text}
      mine={{ label: t('conflict.save'), onChoose: () => onDecide(mine) }}
      theirs={{ label: t(isMe ? 'conflict.theirs.me' : 'conflict.theirs', { who }), onChoose: () => onDecide([]) }}
      onClose={onPutOff}
    >
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
    </ConflictFrame>
  )
}
