import { useEffect, useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { Submission } from '../../../../domain/desk/desk-story-contract.ts'
import { get, post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { fullName, readablePhone } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'

/** Submissions with one contact and different names, side by side: one person, or two? */
export function SameSheet({ person }: { person: PersonRow }) {
  const t = useText()
  const { ask, actions, tell } = useDesk()
  const pair = usePair(person)
  const contact = person.phone ? readablePhone(person.phone) : person.email
  const merge = () => {
    ask(null)
    actions.settle(person, 'same')
  }
  const separate = async () => {
    ask(null)
    if (!pair) return
    const outcome = await post(`/api/desk/people/${person.id}/separate`, { leadIds: [pair[1].id] })
    tell(t(outcome.kind === 'answered' ? 'same.separated' : 'desk.failed'))
  }
  return (
    <Sheet title={t('same.title')} text={t('same.text')} onClose={() => ask(null)}>
      <div className="pair" aria-busy={!pair}>
        {pair?.map((submission, index) => (
          <SubmissionCard key={submission.id} submission={submission} number={index + 1} />
        ))}
        {contact && (
          <p className="pair-same">
            <DeskIcon name={person.phone ? 'phone' : 'mail'} />
            {t('same.both', { contact })}
          </p>
        )}
      </div>
      <Button variant="nila" className="button-full" onClick={merge}>
        <DeskIcon name="merge" />
        {t('same.merge')}
      </Button>
      <Button variant="white" className="button-full" disabled={!pair} onClick={separate}>
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

/** The oldest submission, and the newest with another name. */
function usePair(person: PersonRow): readonly [Submission, Submission] | null {
  const [pair, setPair] = useState<readonly [Submission, Submission] | null>(null)
  useEffect(() => {
    get(`/api/desk/people/${person.id}`).then((outcome) => {
      const submissions = outcome.kind === 'answered' ? outcome.answer?.submissions : undefined
      const oldest = submissions?.at(-1)
      const other = submissions?.find(({ name }) => name && name !== oldest?.name)
      if (oldest && other) setPair([oldest, other])
    })
  }, [person.id])
  return pair
}
