import { floodMessage } from '../../domain/leads/admin-message.ts'
import type { Delivery } from '../outbox/delivery.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Queries } from '../outside/database/tables.ts'
import { type AdminChannelParts, adminChannel } from './admin-channel.ts'
import { FLOOD_MARK } from './lead-source.ts'

const PERIOD_MS = 15 * 60_000

/** The school is told of all floods of a quarter of an hour together, when it is over. */
export async function tellOfFlood(outbox: Outbox, queries: Queries, nowMs: number): Promise<void> {
  const fromMs = nowMs - (nowMs % PERIOD_MS)
  const untilMs = fromMs + PERIOD_MS
  const payload = { fromMs, untilMs }
  await outbox.enqueue(queries, { kind: 'whatsapp.digest', payload, dedupeKey: `digest:${fromMs}`, dueAtMs: untilMs })
}

export function floodDigest(parts: AdminChannelParts): Delivery<'whatsapp.digest'> {
  const { database, school } = parts
  const admin = adminChannel(parts)
  const textOf = async (queries: Queries, period: { fromMs: number; untilMs: number }) => {
    const { leads, sources } = await countFlood(queries, period)
    return leads > 0 ? floodMessage(leads, sources, school) : null
  }
  return {
    kind: 'whatsapp.digest',
    batch: 1,
    mayDeliver: admin.maySend,
    deliver: async ([job]) => {
      const text = job ? await textOf(database.queries, job.payload) : null
      if (!text) return { result: 'done' }
      return admin.send({ text, line: text.replace(/\n+/g, ' | ') })
    },
    onGivenUp: async (queries, { id, payload }) => {
      const text = await textOf(queries, payload)
      if (text) await admin.mail(queries, { subject: 'More new leads', text, dedupeKey: `digest-mail:${id}` })
    },
  }
}

async function countFlood(queries: Queries, { fromMs, untilMs }: { fromMs: number; untilMs: number }) {
  const { leads, sources } = await queries
    .selectFrom('leads')
    .select((eb) => [eb.fn.countAll<number>().as('leads'), eb.fn.count<number>('source').distinct().as('sources')])
    .where('updated_at_ms', '>=', fromMs)
    .where('updated_at_ms', '<', untilMs)
    .where('is_suspect', '=', 1)
    .where('marks', 'like', `%"${FLOOD_MARK}"%`)
    .executeTakeFirstOrThrow()
  return { leads: Number(leads), sources: Number(sources) }
}
