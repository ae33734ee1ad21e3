import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LoggedRequest } from '../http/request-log.ts'
import { type LanguageModel, ModelFailure } from '../outside/ai/language-model.ts'
import type { Database } from '../outside/database/tables.ts'
import { counter, exposition, gauge, histogram } from './registry.ts'
import { readStoredNumbers } from './stored-numbers.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** What a monitoring system wants to know of this process and of the database. */
export function createMetrics({ database, dataDir, now }: { database: Database; dataDir: string; now: () => number }) {
  const requests = counter('site_requests_total', 'Requests by method, route and status.')
  const durations = histogram('site_request_seconds', 'Time until the answer, by route.', SECONDS)
  const modelCalls = counter('site_model_calls_total', 'Calls of the hosted language model by outcome.')
  const modelTokens = counter('site_model_tokens_total', 'Tokens that the hosted language model used.')
  const delay = monitorEventLoopDelay({ resolution: 20 })
  /** By route, then by status and method: putting one key together would cost more than counting. */
  const known = new Map<string, Map<number, Map<string, ReturnType<typeof seriesOf>>>>()
  const seriesOf = ({ method, route, status }: LoggedRequest) => ({
    count: requests.of({ method, route, status: String(status) }),
    duration: durations.of({ route }),
  })
  const keep = (request: LoggedRequest) => {
    const statuses = known.get(request.route) ?? new Map()
    const methods = statuses.get(request.status) ?? new Map()
    known.set(request.route, statuses.set(request.status, methods))
    const series = seriesOf(request)
    methods.set(request.method, series)
    return series
  }

  return {
    observeRequest: (request: LoggedRequest): void => {
      const { route, status, method } = request
      const series = known.get(route)?.get(status)?.get(method) ?? keep(request)
      series.count.add(1)
      series.duration.observe(request.ms / 1000)
    },
    /** The same model, counted. */
    countModel: (model: LanguageModel): LanguageModel => ({
      description: model.description,
      write: async (request) => {
        try {
          const answer = await model.write(request)
          modelCalls.add({ outcome: 'answered' })
          modelTokens.add({}, answer.tokens)
          return answer
        } catch (error) {
          modelCalls.add({ outcome: error instanceof ModelFailure ? error.kind : 'interrupted' })
          if (error instanceof ModelFailure) modelTokens.add({}, error.tokens)
          throw error
        }
      },
    }),
    /** Rejects when the database does not answer. */
    read: async (): Promise<string> => {
      const { waiting, oldestMs, dead, bytes } = await readStoredNumbers(database, dataDir)
      const { rss, heapUsed } = process.memoryUsage()
      const longestDelayS = delay.enable() ? 0 : delay.max / 1e9
      delay.reset()
      return exposition([
        requests,
        durations,
        modelCalls,
        modelTokens,
        gauge('site_outbox_waiting', 'Messages that wait to be sent.', waiting),
        gauge('site_outbox_oldest_seconds', 'Age of the oldest of them.', oldestMs ? (now() - oldestMs) / 1000 : 0),
        gauge('site_outbox_dead', 'Messages that were given up.', dead),
        gauge('site_database_bytes', 'Size of the database.', bytes),
        gauge(
          'site_event_loop_delay_max_seconds',
          'Longest delay since the last reading; 0 at the first.',
          longestDelayS,
        ),
        gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
        gauge('nodejs_heap_used_bytes', 'Of it, what JavaScript uses.', heapUsed),
        gauge('process_uptime_seconds', 'Time since the start.', process.uptime()),
      ])
    },
  }
}
