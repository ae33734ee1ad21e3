import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../http/same-secret.ts'
import type { Database } from '../outside/database/tables.ts'

const WINDOW_KEY = 'whatsapp_window_until_ms'
const WINDOW_MS = 24 * 60 * 60_000
const RETRY_DELAY_MS = 60_000
const RANK = ['accepted', 'sent', 'delivered', 'read']

const messageStatus = z.object({
  id: z.string(),
  status: z.string(),
  errors: z.array(z.object({ code: z.number() })).optional(),
})
type MessageStatus = z.infer<typeof messageStatus>

export const webhookBody = z.object({
  entry: z
    .array(
      z.object({
        changes: z.array(
          z.object({
            value: z.object({
              statuses: z.array(messageStatus).optional(),
              messages: z.array(z.object({ from: z.string() })).optional(),
            }),
          }),
        ),
      }),
    )
    .max(100),
})

export const isSigned = (rawBody: Buffer, signature: string | undefined, appSecret: string): boolean =>
  isSameSecret(signature ?? '', `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`)

/** Stores delivery statuses, which may arrive twice and out of order, and when the admin last wrote to us. */
export async function receiveWebhook(
  database: Database,
  body: unknown,
  adminNumber: string,
  nowMs: number,
): Promise<void> {
  const parsed = webhookBody.safeParse(body)
  if (!parsed.success) return
  const values = parsed.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
  for (const status of values.flatMap((value) => value.statuses ?? [])) await updateStatus(database, status, nowMs)
  const wrote = values.some((value) => value.messages?.some(({ from }) => from === adminNumber))
  if (wrote) await openWindow(database, nowMs)
}

async function updateStatus(database: Database, { id, status, errors }: MessageStatus, nowMs: number): Promise<void> {
  if (status === 'failed') return reopenJob(database, id, errors?.[0]?.code, nowMs)
  const earlier = RANK.slice(0, Math.max(0, RANK.indexOf(status)))
  if (earlier.length === 0) return
  await database.queries
    .updateTable('outbox')
    .set({ external_status: status })
    .where('external_id', '=', id)
    .where('external_status', 'in', earlier)
    .execute()
}

/** Accepted but not delivered: the job is due again until it is a day old. */
async function reopenJob(database: Database, id: string, code: number | undefined, nowMs: number): Promise<void> {
  await database.queries
    .updateTable('outbox')
    .set({
      done_at_ms: null,
      due_at_ms: nowMs + RETRY_DELAY_MS,
      external_status: 'failed',
      last_problem: `not delivered${code === undefined ? '' : ` (code ${code})`}`,
    })
    .where('external_id', '=', id)
    .where('external_status', 'in', ['accepted', 'sent'])
    .execute()
}

async function openWindow(database: Database, nowMs: number): Promise<void> {
  const value = String(nowMs + WINDOW_MS)
  await database.queries
    .insertInto('settings')
    .values({ key: WINDOW_KEY, value, created_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** WhatsApp allows free text for 24 hours after the recipient wrote to us. */
export async function isWindowOpen(database: Database, nowMs: number): Promise<boolean> {
  const row = await database.queries
    .selectFrom('settings')
    .select('value')
    .where('key', '=', WINDOW_KEY)
    .executeTakeFirst()
  return Number(row?.value ?? 0) > nowMs
}
