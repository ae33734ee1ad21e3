import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  contentVersions,
  deskContent,
  PHOTO,
  publishRequest,
  type Section,
  sectionParams,
  sentPhoto,
} from '../../domain/desk/desk-content-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { mayEdit, publishContent, readContent, readContentVersions } from './content.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { DESK_LIMIT, staffIn } from './staff-guard.ts'

/** Takes a picture instead of JSON; see the limits of bodies in site/. */
export const PHOTO_PATH = '/api/desk/content/photos'

/** What the school's people publish. */
export function addContentRoutes(api: Api, deps: DeskDeps): void {
  const read = createRoute({
    method: 'get',
    path: '/api/desk/content',
    summary: 'The content that the user may change',
    description: DESK_LIMIT,
    responses: answers(deskContent, 'The content'),
  })
  api.openapi(read, async (c) => c.json(await readContent(deps, staffIn(c)), 200))

  const versions = createRoute({
    method: 'get',
    path: '/api/desk/content/{section}/versions',
    summary: 'What was published before',
    description: DESK_LIMIT,
    request: { params: sectionParams },
    responses: answers(contentVersions, 'The newest first; the last is as the files have it'),
  })
  api.openapi(versions, async (c) => {
    const { section } = c.req.valid('param')
    editorIn(c, section)
    return c.json(await readContentVersions(deps, section), 200)
  })

  const publish = createRoute({
    method: 'post',
    path: '/api/desk/content/{section}',
    summary: 'Publishes a section',
    description: `${DESK_LIMIT} 409 'desk.conflict' if somebody else has published meanwhile.`,
    request: { params: sectionParams, ...jsonBody(publishRequest) },
    responses: answers(deskContent, 'The content as it is now'),
  })
  api.openapi(publish, async (c) => {
    const { section } = c.req.valid('param')
    const user = editorIn(c, section)
    await publishContent(deps, user, section, c.req.valid('json'))
    return c.json(await readContent(deps, user), 200)
  })

  api.put(PHOTO_PATH, async (c) => {
    staffIn(c)
    if (!(PHOTO.types as readonly (string | undefined)[]).includes(c.req.header('content-type')))
      throw new Failure('body.wrong_type')
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    return c.json(sentPhoto.parse(await deps.content.storePhoto(deps.database.queries, bytes, deps.now())), 200)
  })
}

function editorIn(c: Context<SiteEnvironment>, section: Section): StaffUser {
  const user = staffIn(c)
  if (!mayEdit(user, section)) throw new Failure('path.unknown')
  return user
}
