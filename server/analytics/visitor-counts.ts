import { DAILY_QUOTA } from '../../domain/explainer/quota.ts'
import type { Database } from '../outside/database/tables.ts'

export async function visitorCounts({ queries }: Database, userId: string) {
  const { sessions, messages } = await queries
    .selectFrom('analytics_sessions')
    .select(({ fn }) => [fn.countAll<number>().as('sessions'), fn.sum<number | null>('messages').as('messages')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { sessions: Number(sessions), messages: Number(messages ?? 0), limits: LIMITS }
}

const LIMITS = {
  explanations: { calls: 3, seconds: 60 },
  explanationsPerDay: { calls: DAILY_QUOTA, seconds: 86_400 },
  chatMessages: { calls: 20, seconds: 60 },
  registrations: { calls: 20, seconds: 60 },
}
