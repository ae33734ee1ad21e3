import { useState } from 'react'
import type { Way } from '../../../../domain/desk/best-way.ts'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { answeredWish } from '../frame/wish.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { firstName } from '../parts/person-name.ts'
import { Pills } from '../parts/pills.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { forgetLeft } from '../reply/use-sent-question.ts'
import { useContactChoices } from './contact-again.tsx'

/** Asked on the way back from WhatsApp, a call or a mail: the answer stops the timer. */
export function SentSheet({ person, way }: { person: PersonRow; way: Way }) {
  const t = useText()
  const { ask, actions } = useDesk()
  const choices = useContactChoices().slice(0, 2)
  const [remindAtMs, setRemindAtMs] = useState<number | null>(choices.at(-1)?.atMs ?? null)
  const [busy, setBusy] = useState(false)
  const name = firstName(person, t)
  const isNew = person.step === 'new'
  const close = () => {
    forgetLeft()
    ask(null)
  }
  const confirm = async () => {
    setBusy(true)
    const wish = answeredWish(person, remindAtMs === null ? undefined : { atMs: remindAtMs })
    close()
    if (Object.keys(wish).length > 0) await actions.change(person, wish)
  }
  return (
    <Sheet title={t(`sent.${way}.title`, { name })} text={t(`sent.${way}.text`)} onClose={close}>
      <Button className="button-full" busy={busy} onClick={confirm}>
        <DeskIcon name="check" />
        {t(isNew ? 'sent.yes' : 'sent.yesOnly')}
      </Button>
      <Button variant="white" className="button-full" onClick={close}>
        {t(`sent.${way}.no`)}
      </Button>
      <Pills
        legend={t(`sent.${way}.remind`, { name })}
        values={[...choices.map(({ atMs }) => atMs), null]}
        isChosen={(atMs) => atMs === remindAtMs}
        onChoose={(atMs) => setRemindAtMs(atMs)}
        label={(atMs) => choices.find((choice) => choice.atMs === atMs)?.label ?? t('sent.noReminder')}
      />
    </Sheet>
  )
}
