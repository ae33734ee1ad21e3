import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useDeskTime } from '../parts/desk-time.ts'
import { fullName } from '../parts/person-name.ts'
import { useCounted } from '../parts/use-counted.ts'
import { useToday } from '../parts/use-today.ts'
import { FactList } from '../person/facts.tsx'

/** Beside an empty inbox: what was done today, and what comes next. */
export function TodaySoFar() {
  const t = useText()
  const { people } = useCounted()
  const planned = usePlanned()
  const today = useToday(null)
  const median = today?.answered.medianMin ?? null
  return (
    <div className="reply">
      <h2 className="desk-h2">{t('inbox.today')}</h2>
      {today && (
        <FactList
          facts={[
            { name: t('inbox.today.answered'), value: people(today.answered.people) },
            median !== null && {
              name: t('today.yesterday.answer'),
              value: t('inbox.today.median', { n: Math.round(median) }),
            },
            planned(t('inbox.today.due'), today.due[0] ?? null),
            planned(t('step.trial'), today.nextTrial),
          ]}
        />
      )}
    </div>
  )
}

function usePlanned() {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  return (name: string, person: PersonRow | null) =>
    person?.nextContact
      ? {
          name,
          value: (
            <a
              href={`/admin/people/${person.id}`}
            >{`${time.when(person.nextContact.atMs, nowMs)}, ${fullName(person, t)}`}</a>
          ),
          more: person.nextContact.words,
        }
      : null
}
