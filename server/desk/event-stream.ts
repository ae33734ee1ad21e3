import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { SiteEnvironment } from '../http/environment.ts'
import type { Queries } from '../outside/database/tables.ts'
import { changesSince } from './changes.ts'
import type { DeskDeps } from './desk-deps.ts'
import { newestSeq } from './events.ts'
import { isOnTeam } from './team.ts'

/** Shorter than proxies keep a silent connection, and than a window waits before it doubts its network. */
const HEARTBEAT_MS = 10_000
/** Then the browser connects again, and the session is looked at once more. */
const LONGEST_STREAM_MS = 60_000

/** Tells a window of every change: ids only, never who it is. Begins after Last-Event-ID, or `after`, or now. */
export function streamChanges(
  { database, deskChanges }: DeskDeps,
  c: Context<SiteEnvironment>,
  { after, userId }: { after: number | undefined; userId: string },
): Response {
  c.header('x-accel-buffering', 'no')
  c.header('cache-control', 'no-store')
  return streamSSE(c, async (stream) => {
    const asked = Number(c.req.header('last-event-id') ?? after ?? Number.NaN)
    let cursor = Number.isSafeInteger(asked) ? asked : await newestSeq(database.queries)
    const bell = createBell()
    const unsubscribe = deskChanges.subscribe({ onChange: bell.ring, onEnd: bell.end })
    stream.onAbort(bell.end)
    const ending = setTimeout(bell.end, LONGEST_STREAM_MS)
    const beating = setInterval(() => void stream.writeSSE({ event: 'beat', data: '' }), HEARTBEAT_MS)
    try {
      await stream.write('retry: 1000\n\n')
      do {
        const sent = await send(stream, database.queries, cursor)
        cursor = sent.cursor
        if (sent.mayBeTeam && !(await isOnTeam(database.queries, userId))) break
      } while (await bell.next())
    } finally {
      clearTimeout(ending)
      clearInterval(beating)
      unsubscribe()
    }
  })
}

async function send(stream: SSEStreamingApi, queries: Queries, after: number) {
  const { changes, cursor, reload } = await changesSince(queries, after)
  if (reload) await stream.writeSSE({ event: 'reload', data: '{}', id: String(cursor) })
  for (const change of changes)
    await stream.writeSSE({ event: 'change', data: JSON.stringify(change), id: String(change.cursor) })
  return { cursor, mayBeTeam: reload || changes.some(({ personId }) => personId === null) }
}

/** Waits for the next ring; one that came meanwhile counts. False when it is over. */
function createBell() {
  let hasRung = false
  let isOver = false
  let wake = () => {}
  const ring = () => {
    hasRung = true
    wake()
  }
  return {
    ring,
    end: () => {
      isOver = true
      wake()
    },
    next: async (): Promise<boolean> => {
      if (!hasRung && !isOver) await new Promise<void>((resolve) => (wake = resolve))
      hasRung = false
      return !isOver
    },
  }
}
