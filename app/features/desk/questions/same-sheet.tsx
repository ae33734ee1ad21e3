import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { Submission } from '../../../../domain/desk/desk-story-contract.ts'
import { byAgreeingName } from '../../../../domain/desk/same-names.ts'
import { get } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { brokenAtSign } from '../parts/broken-at-sign.tsx'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { fullName, readablePhone } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'
import { useAnswer } from '../parts/use-answer.ts'
import { type SeparatedPart, separate } from './separate.ts'

/** Submissions with one contact and different names, side by side: one person, or several? */
export function SameSheet({ person }: { person: PersonRow }) {
  const t = useText()
  const desk = useDesk()
  const { ask, actions } = desk
  const story = useAnswer(person.id, (id, signal) => get(`/api/desk/people/${id}`, { signal }), 0).answer
  // The oldest first.
  const people: readonly SeparatedPart[] = story ? byAgreeingName(story.submissions.toReversed()) : []
  const canChoose = people.length > 1
  const contact = person.phone ? readablePhone(person.phone) : person.email
  const merge = () => {
    ask(null)
    actions.settle(person, 'same')
  }
  const keepApart = () => {
    ask(null)
    if (story) separate(desk, person, { timeline: story.timeline, parts: people })
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
      <Button variant="white" className="button-full" disabled={!canChoose} onClick={keepApart}>
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
      {[t(`kind.${submission.kind}`), submission.goal, submission.email].map(
        (line) => line && <p key={line}>{brokenAtSign(line)}</p>,
      )}
    </div>
  )
}
