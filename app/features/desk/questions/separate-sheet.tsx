import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { type Question, useDesk } from '../frame/desk-context.ts'
import { useDeskTime } from '../parts/desk-time.ts'
import { fullName } from '../parts/person-name.ts'
import { Pills } from '../parts/pills.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { requestOf, type SeparatedPart } from './separate.ts'

/** Asked before people are separated: whose is each note that was written about both? */
export function SeparateSheet({ person, parts, notes }: Extract<Question, { kind: 'separate' }>) {
  const t = useText()
  const { ask, actions } = useDesk()
  const nameOf = usePartName()
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const isChosen = notes.every(({ id }) => chosen[id] !== undefined)
  const separate = () => {
    ask(null)
    actions.separate(person, requestOf(parts, chosen))
  }
  return (
    <Sheet title={t('separate.title')} text={t('separate.text')} onClose={() => ask(null)}>
      {notes.map(({ id, text, parts: possible }) => (
        <div key={id} className="desk-stack">
          <p className="desk-note">{text}</p>
          <Pills
            isBare
            legend={t('separate.note', { text })}
            values={possible}
            isChosen={(part) => chosen[id] === part}
            onChoose={(part) => setChosen({ ...chosen, [id]: part })}
            label={(part) => nameOf(parts[part] ?? [])}
          />
        </div>
      ))}
      <Button variant="nila" className="button-full" disabled={!isChosen} onClick={separate}>
        {t('separate.save')}
      </Button>
    </Sheet>
  )
}

/** Both may have one name: the time of what they sent tells them apart. */
function usePartName() {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  return ([newest]: SeparatedPart) =>
    newest ? `${fullName(newest, t)}, ${time.when(newest.atMs, nowMs)}` : t('conflict.none')
}
