import { useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { memberName, type Question, useDesk, type Wish } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { firstName } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'

const LINES = ['step', 'ownerId', 'nextContact'] as const
type Line = (typeof LINES)[number]
const LABELS = { step: 'conflict.step', ownerId: 'conflict.owner', nextContact: 'conflict.nextContact' } as const

/** Two people changed one person: the later one chooses, line by line. Nothing is overwritten in silence. */
export function ConflictSheet({ details, wish }: Extract<Question, { kind: 'conflict' }>) {
  const t = useText()
  const time = useDeskTime()
  const { ask, actions } = useDesk()
  const lines = LINES.filter((line) => wish[line] !== undefined)
  const [mine, setMine] = useState<readonly Line[]>([])
  const valueIn = useValueIn()
  const who = (details.byName ?? t('desk.somebody')).split(' ')[0] ?? ''
  const save = () => {
    ask(null)
    const kept = Object.fromEntries(mine.map((line) => [line, wish[line]])) as Wish
    if (mine.includes('step')) Object.assign(kept, { lostReason: wish.lostReason, lostWords: wish.lostWords })
    if (mine.length > 0) actions.change(details.person, kept)
  }
  return (
    <Sheet title={firstName(details.person, t)} onClose={() => ask(null)}>
      <div className="desk-note note-warm">
        <DeskIcon name="triangle-alert" />
        <div>
          <b>{t('conflict.title', { who, name: firstName(details.person, t), time: time.clock(details.atMs) })}</b>
          <p>{t('conflict.text')}</p>
        </div>
      </div>
      <div className="box conflict">
        <div className="conflict-head">
          <span />
          <b>{who}</b>
          <b>{t('desk.you')}</b>
        </div>
        {lines.map((line) => (
          <div key={line} role="radiogroup" aria-label={t(LABELS[line])}>
            <span>{t(LABELS[line])}</span>
            {(['theirs', 'mine'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`conflict-${line}`}
                  checked={(side === 'mine') === mine.includes(line)}
                  onChange={() => setMine(side === 'mine' ? [...mine, line] : mine.filter((each) => each !== line))}
                />
                {valueIn(line, side === 'mine' ? wish : details.person)}
              </label>
            ))}
          </div>
        ))}
      </div>
      <Button className="button-full" onClick={save}>
        {t('conflict.save')}
      </Button>
      <Button variant="white" className="button-full" onClick={() => ask(null)}>
        {t('conflict.theirs', { who })}
      </Button>
    </Sheet>
  )
}

function useValueIn() {
  const t = useText()
  const time = useDeskTime()
  const { frame } = useDesk()
  return (line: Line, of: Wish | PersonRow): string => {
    if (line === 'step') return of.step ? t(`step.${of.step}`) : t('conflict.none')
    if (line === 'ownerId') return memberName(frame, of.ownerId ?? null)?.split(' ')[0] ?? t('conflict.none')
    return of.nextContact ? time.dateAndTime(of.nextContact.atMs) : t('conflict.none')
  }
}
