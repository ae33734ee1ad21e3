import { randomUUID } from 'node:crypto'
import type { ConnectionName } from '../../../domain/desk/desk-settings-contract.ts'
import type { PushContent, TestAnswer } from '../../../domain/desk/devices-contract.ts'
import { Failure } from '../../../domain/shared/failure.ts'
import type { DeskDeviceTable } from '../../outside/database/tables/desk-tables.ts'
import { PushRefusal } from '../../outside/push/push-sender.ts'
import { serviceWords } from '../../outside/service-words.ts'
import type { DeskDeps, StaffUser, TestWords } from '../desk-deps.ts'
import { readChoice } from './choices.ts'
import { devicesOf } from './devices.ts'
import { wordsOf } from './notice-words.ts'
import { forgetDevice, messageOf } from './push-delivery.ts'

/** Sends for real, to the school or to who asks, and answers with what the service says. */
export async function testConnection(deps: DeskDeps, user: StaffUser, name: ConnectionName): Promise<TestAnswer> {
  if (name !== 'push') {
    const words = await testWords(deps, user)
    return timed(deps, () => deps.connectionTests[name](user, words))
  }
  const [device] = await devicesOf(deps.database.queries, user.id)
  return device ? testDevice(deps, user, device.id) : { isTaken: false, words: 'no device', tookMs: 0 }
}

export async function testDevice(deps: DeskDeps, user: StaffUser, id: string): Promise<TestAnswer> {
  const { push } = deps
  if (!push) throw new Failure('push.off')
  const device = (await devicesOf(deps.database.queries, user.id)).find((own) => own.id === id)
  if (!device) throw new Failure('path.unknown')
  return timed(deps, () => pushTest(deps, user, device))
}

async function pushTest(deps: DeskDeps, user: StaffUser, device: DeskDeviceTable): Promise<string> {
  const { title, text } = await testWords(deps, user)
  const content: PushContent = {
    title,
    body: text,
    tag: 'test',
    path: '/admin/settings/notifications',
    actions: [],
    personId: null,
    testId: randomUUID(),
  }
  try {
    return (await deps.push?.send(device, { ...messageOf(content), ttlS: 60, urgency: 'high' })) ?? ''
  } catch (error) {
    if (error instanceof PushRefusal && error.isGone) await forgetDevice(deps.database.queries, device.id)
    throw error
  }
}

async function testWords({ database }: DeskDeps, user: StaffUser): Promise<TestWords> {
  const say = wordsOf((await readChoice(database.queries, user.id)).language)
  return { title: say('test'), text: say('test.text') }
}

async function timed({ now }: DeskDeps, test: () => Promise<string>): Promise<TestAnswer> {
  const startMs = now()
  const outcome = await test().then(
    (words) => ({ isTaken: true, words }),
    (error: unknown) => ({ isTaken: false, words: serviceWords(error) }),
  )
  return { ...outcome, tookMs: now() - startMs }
}
