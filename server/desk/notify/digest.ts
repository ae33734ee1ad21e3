import { jakartaDay } from '../../../domain/analytics/days.ts'
import type { DeskToday } from '../../../domain/desk/desk-figures-contract.ts'
import type { NotificationChoice } from '../../../domain/desk/desk-settings-contract.ts'
import { type Letter, writeMail } from '../../outbox/write-mail.ts'
import type { DeskDeps } from '../desk-deps.ts'
import { countViews } from '../read-frame.ts'
import { readToday } from '../read-today.ts'
import { type Member, readTeam } from '../team.ts'
import { isDigestTime, readChoices } from './choices.ts'
import { clock, wordsOf } from './notice-words.ts'

/** Mails each member who wants it the state of the desk, once a day from the chosen time on. */
export async function sendDigests(deps: DeskDeps): Promise<void> {
  const { queries } = deps.database
  const nowMs = deps.now()
  const today = jakartaDay(nowMs)
  const unsent = await queries.selectFrom('desk_choices').select('user_id').where('digest_day', '<', today).execute()
  if (unsent.length === 0) return
  const choiceOf = await readChoices(queries)
  for (const member of await readTeam(queries)) {
    const choice = choiceOf(member.id)
    const isWanted = choice.digest && !member.isDisabled && unsent.some(({ user_id }) => user_id === member.id)
    if (isWanted && isDigestTime(choice, nowMs)) await sendDigest(deps, member, choice, today)
  }
}

/** The day is marked in the transaction that stores the mail: of several processes one sends it, and after a kill one does. */
async function sendDigest(deps: DeskDeps, member: Member, choice: NotificationChoice, day: string): Promise<void> {
  const payload = { to: member.email, ...writeMail(await letterFor(deps, member, choice)) }
  await deps.database.queries.transaction().execute(async (queries) => {
    const { numUpdatedRows } = await queries
      .updateTable('desk_choices')
      .set({ digest_day: day })
      .where('user_id', '=', member.id)
      .where('digest_day', '<', day)
      .executeTakeFirst()
    if (Number(numUpdatedRows) === 1) await deps.outbox.enqueue(queries, { kind: 'mail', payload })
  })
}

async function letterFor(deps: DeskDeps, member: Member, choice: NotificationChoice): Promise<Letter> {
  const { language } = choice
  const say = wordsOf(language)
  const counts = await countViews(deps.database, member.id, deps.now())
  const today = await readToday(deps, member)
  return {
    language,
    school: deps.brand,
    subject: say('digest.subject', { n: counts.unanswered }),
    title: say('digest.title'),
    paragraphs: [
      counts.unanswered === 0 ? say('digest.allAnswered') : say('digest.waiting', { n: counts.unanswered }),
      ...dueLines(today, choice, counts.due),
      ...yesterdayLines(today.yesterday, choice),
    ],
    button: { label: say('mail.open'), link: `${deps.origin}/admin` },
    footnotes: [say('digest.footnote')],
  }
}

/** Times only: a mailbox is read on lock screens, too. */
function dueLines({ due }: DeskToday, { language }: NotificationChoice, count: number): string[] {
  const say = wordsOf(language)
  if (count === 0) return [say('digest.nothingDue')]
  const times = due.flatMap(({ nextContact }) => (nextContact ? [clock(nextContact.atMs, language)] : []))
  return [say('digest.due', { n: count, times: times.slice(0, 8).join(', ') })]
}

function yesterdayLines(yesterday: DeskToday['yesterday'], { language }: NotificationChoice): string[] {
  if (!yesterday) return []
  const say = wordsOf(language)
  const { arrived, answered, withinFiveMin, medianMin } = yesterday
  const figures = say('digest.yesterday', { arrived, answered, inTime: withinFiveMin })
  return [medianMin === null ? figures : `${figures} ${say('digest.median', { min: Math.round(medianMin) })}`]
}
