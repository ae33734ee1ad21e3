import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { Box } from '../parts/box.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { fullName } from '../parts/person-name.ts'
import { ReplyButton, useGist } from '../parts/person-row.tsx'

/** Who was promised to be contacted by today. */
export function DueList({ people, onReply }: { people: readonly PersonRow[]; onReply(person: PersonRow): void }) {
  const t = useText()
  if (people.length === 0) return null
  return (
    <Box
      title={t('today.due')}
      tool={<a href="/admin/inbox?view=due">{t('today.due.see', { n: people.length })}</a>}
      isBare
    >
      <ul>
        {people.slice(0, 5).map((person) => (
          <DueLine key={person.id} person={person} onReply={onReply} />
        ))}
      </ul>
    </Box>
  )
}

function DueLine({ person, onReply }: { person: PersonRow; onReply(person: PersonRow): void }) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  const gist = useGist(person)
  const atMs = person.nextContact?.atMs ?? nowMs
  const isLate = atMs < nowMs
  return (
    <li className="due">
      <time className={isLate ? 'due-late' : undefined} dateTime={new Date(atMs).toISOString()}>
        {isLate && <span className="sr-only">{t('row.late')} </span>}
        {time.when(atMs, nowMs)}
      </time>
      <div>
        <a className="person-name" href={`/admin/people/${person.id}`}>
          {fullName(person, t)}
        </a>
        <p>{person.nextContact?.words || gist}</p>
      </div>
      <ReplyButton person={person} onReply={onReply} />
    </li>
  )
}
