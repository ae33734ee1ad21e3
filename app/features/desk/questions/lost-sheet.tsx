import { useId } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { WORD_LIMITS } from '../../../../domain/desk/person-details.ts'
import { LOST_REASONS, type LostReason } from '../../../../domain/desk/steps.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldProblem } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { firstName } from '../parts/person-name.ts'
import { Pills } from '../parts/pills.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useTooLong } from '../parts/use-too-long.ts'
import { useKept } from '../use-draft.ts'

interface Draft {
  reason: LostReason | null
  words: string
}

/** Why somebody does not go on: seven reasons, and words if there are any. What was begun outlives the sheet. */
export function LostSheet({ person }: { person: PersonRow }) {
  const t = useText()
  const { ask, actions } = useDesk()
  const id = useId()
  const [draft, keepDraft] = useKept<Draft>(`lost-${person.id}`)
  const { reason, words } = draft ?? { reason: person.lostReason, words: person.lostWords ?? '' }
  const problem = useTooLong()(words, WORD_LIMITS.lostWords)
  const title = t('lost.title', { name: firstName(person, t) })
  const save = () => {
    if (!reason || problem) return
    keepDraft(null)
    ask(null)
    actions.change(person, { step: 'lost', lostReason: reason, ...(words.trim() && { lostWords: words.trim() }) })
  }
  return (
    <Sheet title={title} text={t('lost.text')} onClose={() => ask(null)}>
      <Pills
        isBare
        isLarge
        legend={title}
        values={LOST_REASONS}
        isChosen={(each) => each === reason}
        onChoose={(each) => keepDraft({ reason: each, words })}
        label={(each) => t(`lost.${each}`)}
      />
      <div className="field">
        <label htmlFor={id}>
          {t('lost.words')} <span className="field-note">{t('lost.words.note')}</span>
        </label>
        <textarea
          id={id}
          className="textarea-short"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={words}
          onChange={(event) => keepDraft({ reason, words: event.target.value })}
        />
        <FieldProblem id={id} problem={problem} />
      </div>
      <Button variant="nila" className="button-full" disabled={!reason || problem !== undefined} onClick={save}>
        {t('lost.save')}
      </Button>
    </Sheet>
  )
}
