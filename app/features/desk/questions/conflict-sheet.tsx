import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { LostReason, Step } from '../../../../domain/desk/steps.ts'
import { useText } from '../../i18n/language-context.ts'
import { memberName, type Question, useDesk } from '../frame/desk-context.ts'
import { linesOf, type Wish, type WishLine, wishFor } from '../frame/wish.ts'
import { useDeskTime } from '../parts/desk-time.ts'
import { LinesConflictSheet } from '../parts/lines-conflict-sheet.tsx'
import { firstName } from '../parts/person-name.ts'

const LABELS = { step: 'conflict.step', ownerId: 'conflict.owner', nextContact: 'conflict.nextContact' } as const

/** Two people changed one person. */
export function ConflictSheet(question: Extract<Question, { kind: 'conflict' }>) {
  const { details, wish, clashing } = question
  const t = useText()
  const { ask, tell, actions } = useDesk()
  const valueIn = useValueIn()
  const wished = linesOf(wish)
  const name = firstName(details.person, t)
  const drop = () => {
    ask(null)
    tell(t('conflict.dropped', { name }), () => ask(question))
  }
  const decide = (names: readonly string[]) => {
    const mine = wished.filter((line) => names.includes(line))
    if (mine.length === 0) return drop()
    ask(null)
    actions.change(details.person, wishFor(mine, wish))
  }
  return (
    <LinesConflictSheet
      title={name}
      text={t('conflict.text')}
      by={details}
      lines={wished.map((line) => ({
        name: line,
        label: t(LABELS[line]),
        theirs: valueIn(line, details.person),
        mine: valueIn(line, wish),
      }))}
      // What the other did not touch is mine unless told otherwise.
      mineAtFirst={wished.filter((line) => !clashing.includes(line))}
      onDecide={decide}
      onPutOff={drop}
    />
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
