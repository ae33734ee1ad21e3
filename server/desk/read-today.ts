import { DAY_MS, jakartaDay } from '../../domain/analytics/days.ts'
import type { Stats } from '../../domain/analytics/stats-contract.ts'
import type { DeskToday } from '../../domain/desk/desk-figures-contract.ts'
import { arrivalsBy, arrivalsByDay, countReal } from './arrivals.ts'
import { dailyCounts, medianMinutes, sumOf } from './daily-counts.ts'
import { deliveryHealth } from './delivery-health.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { readLastAnswer } from './last-answer.ts'
import { countSome, pageOf, rowsByIds } from './list-people.ts'
import { reached, topicsOf } from './named-counts.ts'
import { rowOf } from './person-row.ts'

const WAITING_SHOWN = 5
const DUE_SHOWN = 20

export async function readToday(deps: DeskDeps, user: Pick<StaffUser, 'id'>): Promise<DeskToday> {
  const { queries } = deps.database
  const nowMs = deps.now()
  const context = { userId: user.id, nowMs }
  const rowsOf = async (view: 'unanswered' | 'due', limit: number) =>
    rowsByIds(queries, await pageOf(queries, { filter: { view }, context, after: null, limit }), nowMs)
  const today = jakartaDay(nowMs)
  const stats = await deps.readStats(jakartaDay(nowMs - 6 * DAY_MS), today)
  return {
    waiting: await rowsOf('unanswered', WAITING_SHOWN),
    due: await rowsOf('due', DUE_SHOWN),
    nextTrial: await nextTrialOf(deps),
    answered: await answersOf(deps, today),
    lastAnswer: await readLastAnswer(deps),
    yesterday: await yesterdayOf(deps, nowMs),
    week: await weekOf(deps, stats, today),
    health: (await deliveryHealth(queries, nowMs, ['whatsapp', 'mail'])).map((channel) => ({
      ...channel,
      mode: deps.connectionModes[channel.name],
    })),
    isFirstDay: (await countSome(queries, { view: 'all' }, context, 1)) === 0,
  }
}

async function nextTrialOf({ database, now }: DeskDeps): Promise<DeskToday['nextTrial']> {
  const row = await database.queries
    .selectFrom('desk_people')
    .selectAll()
    .where('next_contact_at_ms', '>=', now())
    .where('step', '=', 'trial')
    .orderBy('next_contact_at_ms')
    .limit(1)
    .executeTakeFirst()
  return row ? rowOf(row, now()) : null
}

async function answersOf({ database }: DeskDeps, day: string): Promise<DeskToday['answered']> {
  const counts = await dailyCounts(database.queries, 'answer_time', day, day)
  return { people: sumOf(counts), medianMin: medianMinutes(counts) }
}

async function yesterdayOf(deps: DeskDeps, nowMs: number): Promise<DeskToday['yesterday']> {
  const day = jakartaDay(nowMs - DAY_MS)
  const weekBefore = jakartaDay(nowMs - 8 * DAY_MS)
  const arrivals = await arrivalsByDay(deps.database.queries, { from: weekBefore, to: day }, nowMs)
  const { people, medianMin } = await answersOf(deps, day)
  const levels = await dailyCounts(deps.database.queries, 'answer_level', day, day)
  if (people === 0 && arrivals.every(({ count }) => count === 0)) return null
  return {
    arrived: arrivals.at(-1)?.count ?? 0,
    arrivedWeekBefore: arrivals[0]?.count ?? 0,
    medianMin,
    withinFiveMin: sumOf(levels, 'fresh'),
    answered: people,
  }
}

async function weekOf({ database, now }: DeskDeps, stats: Stats, today: string): Promise<DeskToday['week']> {
  const { queries } = database
  const days = { from: stats.from, to: today }
  const steps = await dailyCounts(queries, 'desk_step', stats.from, today)
  const touched = reached(stats.funnel.chat, 'chat_opened') + reached(stats.funnel.form, 'form_opened')
  return {
    visits: stats.sessions.started,
    stair: [
      { step: 'touched', count: touched },
      { step: 'sent', count: await countReal(queries, { view: 'all', ...days }, now()) },
      ...(['contacted', 'trial', 'enrolled'] as const).map((step) => ({ step, count: sumOf(steps, step) })),
    ],
    sources: await arrivalsBy(queries, 'source', days, now()),
    topics: topicsOf(stats),
    worstDrop: worstDropOf(stats),
  }
}

/** Where most people left who had begun to leave their details in the chat. */
function worstDropOf({ funnel }: Stats): DeskToday['week']['worstDrop'] {
  const asking = funnel.chat.filter(({ step }) => /^capture_(started|name|email|phone)$/.test(step))
  const worst = asking.toSorted((a, b) => b.dropped - a.dropped)[0]
  return worst && worst.dropped > 0 ? { step: worst.step, lost: worst.dropped, of: worst.reached } : null
}
