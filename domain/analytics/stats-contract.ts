import { z } from 'zod'
import { exactText } from '../shared/contract-text.ts'
import { calendarDay } from '../shared/contract-time.ts'

export const statsQuery = z.object({
  from: calendarDay().optional().meta({ description: 'First day, in Jakarta; thirty days ago when absent' }),
  to: calendarDay().optional().meta({ description: 'Last day, in Jakarta; today when absent' }),
})

const counts = z.record(z.string(), z.number())
const funnel = z.array(
  z.object({
    step: z.string(),
    /** Sessions that reached this step or a later one. */
    reached: z.number(),
    /** Sessions for which this was the last step. */
    dropped: z.number(),
  }),
)

export const stats = z
  .object({
    from: z.string(),
    to: z.string(),
    leads: z.object({
      total: z.number(),
      byDay: z.array(z.object({ day: z.string(), leads: z.number() })),
      byKind: counts,
      bySource: counts,
      byProgram: counts,
      byCity: counts,
    }),
    sessions: z.object({ started: z.number(), ended: counts }),
    funnel: z.object({ chat: funnel, form: funnel }),
    firstReply: z.object({ sessions: z.number(), medianMs: z.number().nullable() }),
    events: counts,
    failedEvents: counts,
    use: counts,
    webVitals: z.array(
      z.object({
        vital: z.string(),
        page: z.string(),
        device: z.string(),
        views: z.number(),
        p50: z.number(),
        p75: z.number(),
        p95: z.number(),
      }),
    ),
  })
  .meta({ id: 'Stats' })
export type Stats = z.infer<typeof stats>

export const visitorQuery = z.object({ userId: exactText().min(1).max(100) })
export const visitor = z
  .object({
    sessions: z.number(),
    messages: z.number(),
    limits: z.record(z.string(), z.object({ calls: z.number(), seconds: z.number() })),
  })
  .meta({ id: 'Visitor' })
