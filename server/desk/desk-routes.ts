import { createRoute, z } from '@hono/zod-openapi'
import { stream } from 'hono/streaming'
import { askedPeriod } from '../../domain/analytics/days.ts'
import { statsQuery } from '../../domain/analytics/stats-contract.ts'
import { deskChanges, deskFrame } from '../../domain/desk/desk-contract.ts'
import { deskStatistics, deskToday } from '../../domain/desk/desk-figures-contract.ts'
import {
  addPersonRequest,
  changed,
  idParams,
  peopleList,
  peopleQuery,
  searchAnswer,
  searchRequest,
  undoRequest,
} from '../../domain/desk/desk-people-contract.ts'
import { personStory } from '../../domain/desk/desk-story-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { chooseLanguage, languageInCookies } from '../../domain/shared/language.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { addPerson } from './add-person.ts'
import { changesSince } from './changes.ts'
import { addContentRoutes } from './content-routes.ts'
import type { DeskDeps } from './desk-deps.ts'
import { streamChanges } from './event-stream.ts'
import { countPeople, listPeople } from './list-people.ts'
import { addNotifyRoutes } from './notify/notify-routes.ts'
import { parsed } from './parsed.ts'
import { auditCsv, peopleCsv } from './people-csv.ts'
import { addPersonRoutes } from './person-routes.ts'
import { readFrame } from './read-frame.ts'
import { readStatistics } from './read-statistics.ts'
import { readStory } from './read-story.ts'
import { readToday } from './read-today.ts'
import { searchPeople } from './search-people.ts'
import { addSettingsRoutes } from './settings-routes.ts'
import { DESK_LIMIT, staffIn } from './staff-guard.ts'
import { undoChange } from './undo-change.ts'

const cursorQuery = z.object({ after: z.coerce.number().int().min(0).optional() })

/** All need owner or staff; the guard stands in front of every path. */
export function addDeskRoutes(api: Api, deps: DeskDeps): void {
  const { database, now } = deps
  const get = <Path extends string, Answer extends z.ZodType>(path: Path, summary: string, answer: Answer) =>
    ({ method: 'get', path, summary, description: DESK_LIMIT, responses: answers(answer, summary) }) as const
  const post = <Path extends string, Body extends z.ZodType, Answer extends z.ZodType>(
    path: Path,
    summary: string,
    body: Body,
    answer: Answer,
  ) =>
    createRoute({
      method: 'post',
      path,
      summary,
      description: DESK_LIMIT,
      request: jsonBody(body),
      responses: answers(answer, summary),
    })

  api.openapi(createRoute(get('/api/desk/frame', 'What every screen of the desk shows', deskFrame)), async (c) =>
    c.json(await readFrame(deps, staffIn(c)), 200),
  )

  const list = {
    ...get('/api/desk/people', 'People of a view and filter', peopleList),
    request: { query: peopleQuery },
  }
  api.openapi(createRoute(list), async (c) =>
    c.json(await listPeople(database, c.req.valid('query'), { userId: staffIn(c).id, nowMs: now() }), 200),
  )

  const story = {
    ...get('/api/desk/people/{id}', 'All that is known of a person', personStory),
    request: { params: idParams },
  }
  api.openapi(createRoute(story), async (c) => c.json(await readStory(deps, c.req.valid('param').id), 200))

  api.openapi(post('/api/desk/search', 'Finds people', searchRequest, searchAnswer), async (c) =>
    c.json(await searchPeople(database, c.req.valid('json').text, now()), 200),
  )
  api.openapi(post('/api/desk/people', 'Adds a person by hand', addPersonRequest, changed), async (c) =>
    c.json(await addPerson(deps, staffIn(c), c.req.valid('json')), 200),
  )
  api.openapi(post('/api/desk/undo', 'Takes a change back', undoRequest, changed), async (c) =>
    c.json(await undoChange(deps, staffIn(c), c.req.valid('json').eventId), 200),
  )

  const changes = {
    ...get('/api/desk/changes', 'What has changed since', deskChanges),
    request: { query: cursorQuery },
  }
  api.openapi(createRoute(changes), async (c) =>
    c.json(await changesSince(database.queries, c.req.valid('query').after ?? 0), 200),
  )
  api.openapi(createRoute(get('/api/desk/today', 'The day at a glance', deskToday)), async (c) =>
    c.json(await readToday(deps, staffIn(c)), 200),
  )
  const figures = {
    ...get('/api/desk/statistics', 'The figures of some days', deskStatistics),
    request: { query: statsQuery },
  }
  api.openapi(createRoute(figures), async (c) => {
    const period = askedPeriod(c.req.valid('query'), now())
    if (!period) throw new Failure('body.invalid', { details: [{ path: ['from', 'to'] }] })
    return c.json(await readStatistics(deps, period), 200)
  })

  addPersonRoutes(api, deps)
  addSettingsRoutes(api, deps)
  addContentRoutes(api, deps)
  addNotifyRoutes(api, deps)
  addStreams(api, deps)
}

/** Answers that are not JSON. */
function addStreams(api: Api, deps: DeskDeps): void {
  api.get('/api/desk/events', (c) => {
    const after = cursorQuery.safeParse(c.req.query()).data?.after
    return streamChanges(deps, c, { after, userId: staffIn(c).id })
  })

  api.get('/api/desk/people.csv', async (c) => {
    const user = staffIn(c)
    const query = parsed(peopleQuery, c.req.query())
    const language = chooseLanguage(c.req.query('lang'), languageInCookies(c.req.header('cookie')))
    const context = { userId: user.id, nowMs: deps.now() }
    await auditCsv(deps, user, query, await countPeople(deps.database.queries, query, context))
    c.header('content-type', 'text/csv; charset=utf-8')
    c.header('content-disposition', 'attachment; filename="people.csv"')
    return stream(c, async (file) => {
      for await (const piece of peopleCsv(deps, user, query, language)) await file.write(piece)
    })
  })
}
