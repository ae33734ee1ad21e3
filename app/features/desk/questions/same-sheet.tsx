import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { Submission } from '../../../../domain/desk/desk-story-contract.ts'
import { byAgreeingName } from '../../../../domain/desk/same-names.ts'
import { get } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { fullName, readablePhone } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'
import { useAnswer } from '../parts/use-answer.ts'

/** Submissions with one contact and different names, side by side: one person, or several? */
export function SameSheet({ person }: { person: PersonRow }) {
  const t = useText()
  const { ask, actions } = useDesk()
  const people = usePeople(person)
  const canChoose = people.length > 1
  const contact = person.phone ? readablePhone(person.phone) : person.email
  const merge = () => {
    ask(null)
    actions.settle(person, 'same')
  }
  const separate = () => {
    ask(null)
    actions.separate(
      person,
      people.slice(1).map((own) => own.map(({ id }) => id)),
    )
  }
  return (
    <Sheet title={t('same.title')} text={t('same.text')} onClose={() => ask(null)}>
      <div className="pair" aria-busy={!canChoose}>
        {people.map(
          ([first], index) => first && <SubmissionCard key={first.id} submission={first} number={index + 1} />,
        )}
        {contact && (
          <p className="pair-same">
            <DeskIcon name={person.phone ? 'phone' : 'mail'} />
            {t(people.length > 2 ? 'same.all' : 'same.both', { contact })}
          </p>
        )}
      </div>
      <Button variant="nila" className="button-full" disabled={!canChoose} onClick={merge}>
        <DeskIcon name="merge" />
        {t('same.merge')}
      </Button>
      <Button variant="white" className="button-full" disabled={!canChoose} onClick={separate}>
        {t('same.apart')}
      </Button>
      <p className="mute small">{t('same.undo')}</p>
    </Sheet>
  )
}

function SubmissionCard({ submission, number }: { submission: Submission; number: number }) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  return (
    <div>
      <p className="mute">{t('same.submission', { n: number, time: time.when(submission.atMs, nowMs) })}</p>
      <b>{fullName(submission, t)}</b>
      {[t(`kind.${submission.kind}`), submission.goal, submission.email].filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** The submissions of each name, the oldest first. */
function usePeople({ id }: PersonRow): readonly (readonly Submission[])[] {
  const story = useAnswer(id, (personId, signal) => get(`/api/desk/people/${personId}`, { signal }), 0).answer
  return story ? byAgreeingName(story.submissions.toReversed()) : []
}
