import { useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { LostReason, Step } from '../../../../domain/desk/steps.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { memberName, type Question, useDesk } from '../frame/desk-context.ts'
import { linesOf, type Wish, type WishLine, wishFor } from '../frame/wish.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { firstName } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'

const LABELS = { step: 'conflict.step', ownerId: 'conflict.owner', nextContact: 'conflict.nextContact' } as const

/** Two people changed one person: the later one chooses, line by line. Nothing is overwritten in silence. */
export function ConflictSheet(question: Extract<Question, { kind: 'conflict' }>) {
  const { details, wish, clashing } = question
  const t = useText()
  const time = useDeskTime()
  const { ask, tell, actions, frame } = useDesk()
  const lines = linesOf(wish)
  // What the other did not touch is mine unless told otherwise.
  const [mine, setMine] = useState<readonly WishLine[]>(() => lines.filter((line) => !clashing.includes(line)))
  const valueIn = useValueIn()
  const isMe = details.byId === frame.me.id
  const who = isMe ? t('conflict.otherDevice') : ((details.byName ?? t('desk.somebody')).split(' ')[0] ?? '')
  const name = firstName(details.person, t)
  const drop = () => {
    ask(null)
    tell(t('conflict.dropped', { name }), () => ask(question))
  }
  const save = () => {
    if (mine.length === 0) return drop()
    ask(null)
    actions.change(details.person, wishFor(mine, wish))
  }
  return (
    <Sheet title={name} onClose={drop}>
      <div className="desk-note note-warm">
        <DeskIcon name="triangle-alert" />
        <div>
          <b>{t(isMe ? 'conflict.title.me' : 'conflict.title', { who, name, time: time.clock(details.atMs) })}</b>
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
      <Button variant="white" className="button-full" onClick={drop}>
        {t(isMe ? 'conflict.theirs.me' : 'conflict.theirs', { who })}
      </Button>
    </Sheet>
  )
}

function useValueIn() {
  const t = useText()
  const time = useDeskTime()
  const { frame } = useDesk()
  const stepInWords = (step: Step, reason: LostReason | null | undefined): string =>
    step === 'lost' && reason ? `${t('step.lost')}: ${t(`lost.${reason}`)}` : t(`step.${step}`)
  return (line: WishLine, of: Wish | PersonRow): string => {
    if (line === 'step') return of.step ? stepInWords(of.step, of.lostReason) : t('conflict.none')
    if (line === 'ownerId') return memberName(frame, of.ownerId ?? null)?.split(' ')[0] ?? t('conflict.none')
    return of.nextContact ? time.dateAndTime(of.nextContact.atMs) : t('conflict.none')
  }
}
