import { z } from 'zod'
import { personRow } from './desk-people-contract.ts'
import { CONNECTION_MODES } from './desk-settings-contract.ts'
import { STEPS } from './steps.ts'

const named = z.array(z.object({ name: z.string(), count: z.number() }))

/** How often people got from one step to the next, the first step first. */
const stair = z.array(z.object({ step: z.string(), count: z.number() }))

export const deskToday = z
  .object({
    waiting: z.array(personRow).meta({ description: 'The longest waits first, at most five' }),
    due: z.array(personRow).meta({ description: 'Contacts promised for today or earlier, the earliest first' }),
    nextTrial: personRow.nullable().meta({ description: 'The next contact of somebody in a trial class' }),
    /** Today so far. */
    answered: z.object({ people: z.number(), medianMin: z.number().nullable() }),
    /** Null if nobody was answered lately. */
    lastAnswer: z
      .object({ name: z.string().nullable(), byName: z.string().nullable(), minutes: z.number() })
      .nullable(),
    /** Null for a site without people yet. */
    yesterday: z
      .object({
        arrived: z.number(),
        arrivedWeekBefore: z.number(),
        medianMin: z.number().nullable(),
        withinFiveMin: z.number(),
        answered: z.number(),
      })
      .nullable(),
    week: z.object({
      visits: z.number(),
      /** 'touched' (chat or form), 'sent', 'contacted', 'trial', 'enrolled'. */
      stair,
      sources: named,
      topics: named.meta({ description: 'What Ms Kiky was asked about; empty if nothing is stored' }),
      worstDrop: z.object({ step: z.string(), lost: z.number(), of: z.number() }).nullable(),
    }),
    health: z.array(
      z.object({
        name: z.enum(['whatsapp', 'mail']),
        mode: z.enum(CONNECTION_MODES),
        failed: z.number(),
        waiting: z.number(),
        lastSuccessAtMs: z.number().nullable(),
        lastProblem: z.string().nullable(),
      }),
    ),
    /** Nobody has ever written: the page shows the first steps. */
    isFirstDay: z.boolean(),
  })
  .meta({ id: 'DeskToday' })
export type DeskToday = z.infer<typeof deskToday>

const figure = z.object({ now: z.number(), before: z.number() })

export const deskStatistics = z
  .object({
    from: z.string(),
    to: z.string(),
    beforeFrom: z.string(),
    beforeTo: z.string(),
    visits: figure,
    chats: figure,
    people: figure,
    trials: figure,
    enrolled: figure,
    medianAnswerMin: z.object({ now: z.number().nullable(), before: z.number().nullable() }),
    peopleByDay: z.array(z.object({ day: z.string(), count: z.number() })),
    visitsByDay: z.array(z.object({ day: z.string(), count: z.number() })),
    sources: named,
    kinds: named,
    programs: named,
    cities: named,
    steps: z.array(z.object({ step: z.enum(STEPS), count: z.number() })),
    chatFunnel: z.array(z.object({ step: z.string(), reached: z.number(), dropped: z.number() })),
    formFunnel: z.array(z.object({ step: z.string(), reached: z.number(), dropped: z.number() })),
    answerTimes: z.object({
      /** Answered within 5, 30, 120 minutes, later, not yet. */
      within: z.array(
        z.object({ level: z.enum(['fresh', 'soon', 'late', 'overdue', 'unanswered']), count: z.number() }),
      ),
      medianByWeek: z.array(z.object({ weekFrom: z.string(), medianMin: z.number().nullable(), people: z.number() })),
    }),
    vitals: z.array(
      z.object({ vital: z.string(), page: z.string(), device: z.string(), views: z.number(), p75: z.number() }),
    ),
    /** Empty lists: nothing is stored yet, the card is left out. */
    words: named.meta({ description: 'Words explained for at least five askers' }),
    topics: named,
  })
  .meta({ id: 'DeskStatistics' })
export type DeskStatistics = z.infer<typeof deskStatistics>
