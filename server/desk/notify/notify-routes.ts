import { createRoute, z } from '@hono/zod-openapi'
import { CONNECTIONS } from '../../../domain/desk/desk-settings-contract.ts'
import { deviceAnswer, deviceRequest, testAnswer } from '../../../domain/desk/devices-contract.ts'
import { exactText } from '../../../domain/shared/contract-text.ts'
import { type Api, answers, jsonBody } from '../../http/api-kit.ts'
import { describeRate } from '../../http/rate-limit.ts'
import type { DeskDeps } from '../desk-deps.ts'
import { DESK_LIMIT, ownerIn, staffIn } from '../staff-guard.ts'
import { addDevice, removeDevice } from './devices.ts'
import { testConnection, testDevice } from './test-connection.ts'

/** Tests send for real. */
const TESTS = { points: 10, durationS: 60 }
const TEST_LIMIT = `At most ${describeRate(TESTS)} per account; then 429 with Retry-After.`
const DONE = { success: true } as const
const done = z.object({ success: z.literal(true) })
const nothing = z.object({})
const deviceParams = z.object({ id: exactText().max(100) })
const connectionParams = z.object({ name: z.enum(CONNECTIONS) })

export function addNotifyRoutes(api: Api, deps: DeskDeps): void {
  const tests = deps.limiter({ name: 'desk-tests', ...TESTS })

  const add = createRoute({
    method: 'post',
    path: '/api/desk/devices',
    summary: 'Tells the user on this device from now on',
    description: DESK_LIMIT,
    request: jsonBody(deviceRequest),
    responses: answers(deviceAnswer, 'The device'),
  })
  api.openapi(add, async (c) =>
    c.json(await addDevice(deps, staffIn(c), c.req.valid('json'), c.req.header('user-agent')), 200),
  )

  const remove = createRoute({
    method: 'post',
    path: '/api/desk/devices/{id}/remove',
    summary: 'Tells the user nothing more on this device',
    description: DESK_LIMIT,
    request: { params: deviceParams, ...jsonBody(nothing) },
    responses: answers(done, 'Done, also if it was not there'),
  })
  api.openapi(remove, async (c) => {
    await removeDevice(deps, staffIn(c), c.req.valid('param').id)
    return c.json(DONE, 200)
  })

  const testOfDevice = createRoute({
    method: 'post',
    path: '/api/desk/devices/{id}/test',
    summary: 'Sends a notification to a device of the user',
    description: TEST_LIMIT,
    request: { params: deviceParams, ...jsonBody(nothing) },
    responses: answers(testAnswer, 'What the push service said'),
  })
  api.openapi(testOfDevice, async (c) => {
    await tests.take(staffIn(c).id)
    return c.json(await testDevice(deps, staffIn(c), c.req.valid('param').id), 200)
  })

  const testOfConnection = createRoute({
    method: 'post',
    path: '/api/desk/connections/{name}/test',
    summary: 'Sends for real through a connection; for owners',
    description: TEST_LIMIT,
    request: { params: connectionParams, ...jsonBody(nothing) },
    responses: answers(testAnswer, 'What the service said'),
  })
  api.openapi(testOfConnection, async (c) => {
    const owner = ownerIn(c)
    await tests.take(owner.id)
    return c.json(await testConnection(deps, owner, c.req.valid('param').name), 200)
  })
}
