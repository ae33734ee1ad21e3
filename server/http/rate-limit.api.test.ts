import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Failure } from '../../domain/shared/failure.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const outcome = (taking: Promise<void>) =>
  taking.then(
    () => 'taken',
    (error: Failure) => error.code,
  )

describe('a limit', () => {
  test('is exact under parallel calls', async () => {
    const limiter = site.services.limiter({ name: 'exact', points: 5, durationS: 60 })
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => outcome(limiter.take('one'))))
    expect(outcomes.filter((each) => each === 'taken')).toHaveLength(5)
    expect(outcomes.filter((each) => each === 'rate.limited')).toHaveLength(45)
  })

  test('counts each key and each name for itself', async () => {
    const [a, b] = ['a', 'b'].map((name) => site.services.limiter({ name, points: 1, durationS: 60 }))
    expect(await outcome(a?.take('x') ?? Promise.reject())).toBe('taken')
    expect(await outcome(a?.take('y') ?? Promise.reject())).toBe('taken')
    expect(await outcome(b?.take('x') ?? Promise.reject())).toBe('taken')
    expect(await outcome(a?.take('x') ?? Promise.reject())).toBe('rate.limited')
  })

  test('tells how long to wait', async () => {
    const limiter = site.services.limiter({ name: 'wait', points: 1, durationS: 50 })
    await limiter.take('x')
    const refusal = (await limiter.take('x').catch((error) => error)) as Failure
    expect(refusal.retryAfterS).toBeGreaterThan(40)
    expect(refusal.retryAfterS).toBeLessThanOrEqual(50)
  })

  test('is shared by all processes where there can be several, and held in memory when the store fails', async () => {
    const { database } = site.services
    if (!database.sharedPool) return expect(database.engine).toBe('sqlite')
    const limiter = site.services.limiter({ name: 'shared', points: 1, durationS: 60 })
    await limiter.take('x')
    const { rows } = await database.sharedPool.query("select points from rate_limits where key like 'shared%'")
    expect(rows).toEqual([{ points: 1 }])
    await database.sharedPool.query('alter table rate_limits rename to hidden')
    expect(await outcome(limiter.take('y'))).toBe('taken')
    expect(await outcome(limiter.take('y'))).toBe('rate.limited')
    await database.sharedPool.query('alter table hidden rename to rate_limits')
  })
})

describe('limits of a call', () => {
  const handoff = (body: object, from: string) =>
    site.request('/api/chat/whatsapp-handoff', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      from,
    })
  const statuses = async (count: number, body: object, from: string) => {
    const answers = []
    for (let i = 0; i < count; i += 1) answers.push((await handoff(body, from)).status)
    return [...new Set(answers)]
  }
  const userId = 'user_counted_once_valid'

  test('an invalid body counts for its address, not for the id that it names', async () => {
    expect(await statuses(45, { userId, language: 'xx' }, '203.0.113.21')).toEqual([400])
    expect(await statuses(40, { userId, language: 'en' }, '203.0.113.22')).toEqual([200])
    expect(await statuses(1, { userId, language: 'en' }, '203.0.113.22')).toEqual([429])
    expect(await statuses(555, { userId, language: 'xx' }, '203.0.113.21')).toEqual([400])
    expect(await statuses(1, { userId, language: 'xx' }, '203.0.113.21')).toEqual([429])
  })

  test('a visitor with many IPv6 addresses is one client', async () => {
    const answers = []
    for (let i = 0; i < 601; i += 1) answers.push((await handoff({}, `2001:db8::${i.toString(16)}`)).status)
    expect(answers.indexOf(429)).toBe(600)
    expect((await handoff({}, '2001:db8:0:1::1')).status).toBe(200)
  })
})
