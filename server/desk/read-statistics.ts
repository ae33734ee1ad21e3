import { DAY_MS, daysBetween, jakartaDay, type Period } from '../../domain/analytics/days.ts'
import type { Stats } from '../../domain/analytics/stats-contract.ts'
import type { DeskStatistics } from '../../domain/desk/desk-figures-contract.ts'
import { startOfDay } from '../../domain/desk/opening-hours.ts'
import { STEPS } from '../../domain/desk/steps.ts'
import { WAIT_LEVELS } from '../../domain/desk/timer.ts'
import type { Queries } from '../outside/database/tables.ts'
import { arrivalsBy, arrivalsByDay, countReal } from './arrivals.ts'
import { type DailyCount, dailyCounts, medianMinutes, sumOf } from './daily-counts.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type NamedCount, reached, topicsOf } from './named-counts.ts'

const WEEKS = 12

/** The figures of some days, both included, beside those of as many days before. */
export async function readStatistics(deps: DeskDeps, { from, to }: Period): Promise<DeskStatistics> {
  const { queries } = deps.database
  const days = daysBetween(from, to).length
  const [beforeFrom, beforeTo] = [shifted(from, -days), shifted(from, -1)]
  const [now, before] = [await figuresOf(deps, from, to), await figuresOf(deps, beforeFrom, beforeTo)]
  const by = (column: Parameters<typeof arrivalsBy>[1]) => arrivalsBy(queries, column, { from, to }, deps.now())
  const figure = (read: (figures: Figures) => number) => ({ now: read(now), before: read(before) })
  const { stats } = now
  return {
    from,
    to,
    beforeFrom,
    beforeTo,
    visits: figure(({ stats }) => stats.sessions.started),
    chats: figure(({ stats }) => reached(stats.funnel.chat, 'chat_opened')),
    people: figure(({ people }) => people),
    trials: figure(({ steps }) => sumOf(steps, 'trial')),
    enrolled: figure(({ steps }) => sumOf(steps, 'enrolled')),
    medianAnswerMin: { now: medianMinutes(now.answers), before: medianMinutes(before.answers) },
    peopleByDay: await arrivalsByDay(queries, { from, to }, deps.now()),
    visitsByDay: byDay(await dailyCounts(queries, 'session', from, to), from, to),
    sources: await by('source'),
    kinds: await by('kind'),
    programs: await by('program'),
    cities: await by('city'),
    steps: stepsOf(await by('step')),
    chatFunnel: stats.funnel.chat,
    formFunnel: stats.funnel.form,
    answerTimes: { within: await levelsOf(deps, from, to), medianByWeek: await mediansByWeek(deps, to) },
    vitals: stats.webVitals.map(({ vital, page, device, views, p75 }) => ({ vital, page, device, views, p75 })),
    words: await explainedWords(queries, from, to),
    topics: topicsOf(stats),
  }
}

/** Words that fewer have asked for would say something about somebody. */
const LEAST_ASKERS = 5
const MOST_WORDS = 20

async function explainedWords(queries: Queries, from: string, to: string): Promise<DeskStatistics['words']> {
  const words = await queries
    .selectFrom('explained_words')
    .select(['word as name', (eb) => eb.fn.countAll<number>().as('count')])
    .where('asked_at_ms', '>=', startOfDay(Date.parse(`${from}T12:00:00+07:00`)))
    .where('asked_at_ms', '<', startOfDay(Date.parse(`${to}T12:00:00+07:00`)) + DAY_MS)
    .groupBy('word')
    .having((eb) => eb.fn.countAll<number>(), '>=', LEAST_ASKERS)
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(MOST_WORDS)
    .execute()
  return words.map(({ name, count }) => ({ name, count: Number(count) }))
}

interface Figures {
  stats: Stats
  people: number
  steps: DailyCount[]
  answers: DailyCount[]
}

async function figuresOf({ database, readStats, now }: DeskDeps, from: string, to: string): Promise<Figures> {
  return {
    stats: await readStats(from, to),
    people: await countReal(database.queries, { view: 'all', from, to }, now()),
    steps: await dailyCounts(database.queries, 'desk_step', from, to),
    answers: await dailyCounts(database.queries, 'answer_time', from, to),
  }
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const byDay = (counts: readonly DailyCount[], from: string, to: string) =>
  daysBetween(from, to).map((day) => ({
    day,
    count: sumOf(
      counts.filter((count) => count.day === day),
      'started',
    ),
  }))

/** How far the people are now who arrived in these days. */
const stepsOf = (counts: readonly NamedCount[]): DeskStatistics['steps'] =>
  STEPS.map((step) => ({ step, count: counts.find(({ name }) => name === step)?.count ?? 0 }))

async function levelsOf(
  { database, now }: DeskDeps,
  from: string,
  to: string,
): Promise<DeskStatistics['answerTimes']['within']> {
  const counts = await dailyCounts(database.queries, 'answer_level', from, to)
  return [
    ...WAIT_LEVELS.map(({ level }) => ({ level, count: sumOf(counts, level) })),
    { level: 'unanswered' as const, count: await countReal(database.queries, { view: 'unanswered' }, now()) },
  ]
}

async function mediansByWeek(
  { database }: DeskDeps,
  to: string,
): Promise<DeskStatistics['answerTimes']['medianByWeek']> {
  const mondayMs = mondayOf(to)
  const weeks = Array.from({ length: WEEKS }, (_, index) => mondayMs - (WEEKS - 1 - index) * 7 * DAY_MS)
  const counts = await dailyCounts(database.queries, 'answer_time', jakartaDay(weeks[0] ?? mondayMs), to)
  return weeks.map((weekMs) => {
    const [first, last] = [jakartaDay(weekMs), jakartaDay(weekMs + 6 * DAY_MS)]
    const ofWeek = counts.filter(({ day }) => first <= day && day <= last)
    return { weekFrom: first, medianMin: medianMinutes(ofWeek), people: sumOf(ofWeek) }
  })
}

function mondayOf(day: string): number {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return startOfDay(Date.parse(`${day}T12:00:00+07:00`)) - weekday * DAY_MS
}
