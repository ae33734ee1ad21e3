import { createRoute, z } from '@hono/zod-openapi'
import {
  auditAnswer,
  deskSettings,
  escalationRequest,
  hoursRequest,
  notificationChanges,
  ownNameRequest,
  templatesRequest,
} from '../../domain/desk/desk-settings-contract.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { changeEscalation, changeHours, changeOwnChoice, changeOwnName, changeTemplates } from './change-settings.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { readAudit, readSettings } from './read-settings.ts'
import { DESK_LIMIT, ownerIn, staffIn } from './staff-guard.ts'

const VERSIONED = `${DESK_LIMIT} 409 'desk.conflict' if somebody else has changed it meanwhile.`

type Write<Body> = (deps: DeskDeps, user: StaffUser, body: Body) => Promise<void>

export function addSettingsRoutes(api: Api, deps: DeskDeps): void {
  const readRoute = createRoute({
    method: 'get',
    path: '/api/desk/settings',
    summary: 'The settings that the user may see',
    description: DESK_LIMIT,
    responses: answers(deskSettings, 'The settings'),
  })
  api.openapi(readRoute, async (c) => c.json(await readSettings(deps, staffIn(c)), 200))

  const write = <Body extends z.ZodType>(
    part: string,
    summary: string,
    body: Body,
    verb: Write<z.infer<Body>>,
    description = DESK_LIMIT,
  ) => {
    const route = createRoute({
      method: 'post',
      path: `/api/desk/settings/${part}`,
      summary,
      description,
      request: jsonBody(body as z.ZodType<z.infer<Body>>),
      responses: answers(deskSettings, 'The settings as they are now'),
    })
    api.openapi(route, async (c) => {
      await verb(deps, staffIn(c), c.req.valid('json' as never) as z.infer<Body>)
      return c.json(await readSettings(deps, staffIn(c)), 200)
    })
  }
  write('hours', 'Sets the opening hours', hoursRequest, changeHours, VERSIONED)
  write('templates', 'Sets the templates of messages', templatesRequest, changeTemplates, VERSIONED)
  write('escalation', 'Sets who is told after whom; for owners', escalationRequest, changeEscalation, VERSIONED)
  write('name', 'Sets the name of the user, which messages are signed with', ownNameRequest, changeOwnName)
  write('notifications', 'Sets what the user is told of', notificationChanges, changeOwnChoice)

  const auditRoute = createRoute({
    method: 'get',
    path: '/api/desk/audit',
    summary: 'Who did what and when; for owners',
    description: DESK_LIMIT,
    request: { query: z.object({ before: z.coerce.number().int().min(0).optional() }) },
    responses: answers(auditAnswer, 'The newest lines first'),
  })
  api.openapi(auditRoute, async (c) => {
    ownerIn(c)
    return c.json(await readAudit(deps.database.queries, c.req.valid('query').before), 200)
  })
}
