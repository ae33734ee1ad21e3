import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient } from 'pg'
import type { Logger } from 'pino'
import type { DeskChanges as Changes, DeskChange } from '../../domain/desk/desk-contract.ts'
import { describeError } from '../log/log.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import { DESK_CHANNEL, newestSeq } from './events.ts'
import { mergedIdIn } from './merged-into.ts'

/** On SQLite this is how changes are noticed; on PostgreSQL the database tells, and this covers what it could not. */
const POLL_MS = { sqlite: 500, postgres: 5000 }
const RECONNECT_MS = 1000
const MAX_CHANGES = 200

interface Listener {
  onChange(): void
  onEnd(): void
}

/** What has changed at the desk, in this or any other process. */
export interface DeskChanges {
  /** Calls `onChange` soon after each change, until the returned function is called, or `onEnd` when the site stops. */
  subscribe(listener: Listener): () => void
  stop(): void
}

/** Watches the database as long as somebody listens. */
export function createDeskChanges(database: Database, log: Logger): DeskChanges {
  const listeners = new Set<Listener>()
  const background = AsyncLocalStorage.snapshot()
  let timer: NodeJS.Timeout | undefined
  let known: number | null = null
  let stopListening: (() => void) | null = null

  const check = async () => {
    try {
      const newest = await newestSeq(database.queries)
      // The first time, too: something may have changed between subscribing and this.
      if (newest !== known) for (const { onChange } of listeners) onChange()
      known = newest
    } catch (error) {
      log.error({ error: describeError(error) }, 'changes of the desk are not read')
    }
  }
  const start = () => {
    known = null
    void check()
    timer = setInterval(check, POLL_MS[database.engine])
    timer.unref()
    stopListening = listen(database, check, log)
  }
  const stop = () => {
    clearInterval(timer)
    stopListening?.()
    stopListening = null
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) background(start)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
    stop: () => {
      for (const { onEnd } of listeners) onEnd()
      listeners.clear()
      stop()
    },
  }
}

/** Holds one connection, and gets a new one when it breaks. Returns the end of it. */
function listen({ sharedPool: pool }: Database, onNotice: () => void, log: Logger): (() => void) | null {
  if (!pool) return null
  let client: PoolClient | null = null
  let retry: NodeJS.Timeout | undefined
  let isOver = false
  const connect = async () => {
    try {
      const connected = await pool.connect()
      if (isOver) return connected.release(true)
      client = connected
      connected.on('notification', onNotice)
      connected.once('error', (error) => reconnect(error))
      connected.once('end', () => reconnect())
      await connected.query(`listen ${DESK_CHANNEL}`)
      onNotice()
    } catch (error) {
      reconnect(error)
    }
  }
  const reconnect = (error?: unknown) => {
    if (error) log.warn({ error: describeError(error) }, 'changes of the desk are polled until the database is back')
    client?.release(true)
    client = null
    if (isOver) return
    clearTimeout(retry)
    retry = setTimeout(connect, RECONNECT_MS)
    retry.unref()
  }
  void connect()
  return () => {
    isOver = true
    clearTimeout(retry)
    client?.release(true)
    client = null
  }
}

/** What is newer than the cursor. */
export async function changesSince(queries: Queries, after: number): Promise<Changes> {
  const newest = await newestSeq(queries)
  if (after > newest) return { changes: [], cursor: newest, reload: true }
  const events = await queries
    .selectFrom('desk_events')
    .select(['seq', 'kind', 'person_id', 'actor_id', 'data'])
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(MAX_CHANGES + 1)
    .execute()
  if (events.length > MAX_CHANGES) return { changes: [], cursor: newest, reload: true }
  const changes = events.map(
    ({ seq, kind, person_id, actor_id, data }): DeskChange => ({
      cursor: seq,
      kind: kind === 'arrived' || kind === 'erased' ? kind : 'changed',
      personId: person_id,
      byId: actor_id,
      ...(kind === 'merged' && { mergedId: mergedIdIn(data) }),
      ...(kind === 'taken_over' && { takenFromId: JSON.parse(data).from }),
    }),
  )
  return { changes, cursor: changes.at(-1)?.cursor ?? after, reload: false }
}
