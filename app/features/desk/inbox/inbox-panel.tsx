import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { firstName } from '../parts/person-name.ts'
import { ContactAgain } from '../questions/contact-again.tsx'
import { Reply } from '../reply/reply.tsx'
import { ClaimLine } from './claim-line.tsx'
import { TodaySoFar } from './today-so-far.tsx'

/** Beside the list on a wide screen. */
export function InboxPanel({ person }: { person: PersonRow | null }) {
  const t = useText()
  return (
    <aside
      className="inbox-panel only-wide"
      aria-label={person ? t('reply.label', { name: firstName(person, t) }) : t('inbox.today')}
    >
      {person ? (
        <Reply person={person} corner={<StoryLink person={person} />}>
          <div className="desk-stack ruled">
            <ClaimLine person={person} />
            <ContactAgain person={person} />
          </div>
        </Reply>
      ) : (
        <TodaySoFar />
      )}
    </aside>
  )
}

function StoryLink({ person }: { person: PersonRow }) {
  const t = useText()
  return (
    <a className="icon-button" href={`/admin/people/${person.id}`} aria-label={t('reply.story')}>
      <DeskIcon name="arrow-up-right" />
    </a>
  )
}
