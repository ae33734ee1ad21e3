import { expect, test } from 'vitest'
import type { Operation } from './description.ts'
import { type Generator, nextInput, weighted } from './inputs.ts'
import { count, noOutcomes } from './outcomes.ts'
import { seededRandom } from './random.ts'
import { describeRows } from './report.ts'

const operations: Operation[] = [
  {
    method: 'POST',
    path: '/api/register',
    query: [],
    body: {
      type: 'object',
      required: ['email', 'kind'],
      properties: {
        email: { type: 'string' },
        kind: { enum: ['trial'] },
        tags: { type: 'array', items: { type: 'string' } },
      },
    },
  },
  { method: 'GET', path: '/api/user', query: ['userId'], body: null },
]
const generator = (seed: number): Generator => ({
  operations: weighted(operations),
  resolve: (schema) => schema,
  random: seededRandom(seed),
  cookies: ['', 'a=b'],
})
const inputs = (seed: number, length: number) => {
  const made = generator(seed)
  return Array.from({ length }, () => nextInput(made))
}

test('a seed repeats the same inputs, another makes others', () => {
  expect(inputs(1, 50)).toEqual(inputs(1, 50))
  expect(inputs(1, 50)).not.toEqual(inputs(2, 50))
})

test('among the inputs are valid ones, NUL, halves of characters, large and deep ones, odd names and broken JSON', () => {
  const bodies = inputs(1, 4000).map(({ body }) => body ?? '')
  const isValid = (body: string) => /^\{"email":"sari\d+@contoh\.id","kind":"trial"\}$/.test(body)
  for (const some of [
    isValid,
    ...[/\\u0000/, /\\ud800/, /x{60000}/, /\[{90}|(\{"a":){90}/, /"__proto__"/, /^\{$/].map(matches),
  ])
    expect(bodies.some(some)).toBe(true)
})

test('every call is reached, those that cost most less often', () => {
  const paths = new Set(inputs(3, 500).map(({ path }) => path.split('?')[0]))
  expect(paths).toEqual(new Set(['/api/register', '/api/user']))
  const signIn: Operation = { method: 'POST', path: '/api/account/sign-in', query: [], body: null }
  expect(weighted([signIn]).length).toBeLessThan(weighted(operations.slice(0, 1)).length)
})

test('a 503 is right only if it says when to come back', () => {
  const outcomes = noOutcomes()
  count(outcomes, { status: 503, retryAfter: '10' }, 'a')
  expect(outcomes.wrong).toEqual([])
  count(outcomes, { status: 503, retryAfter: null }, 'b')
  count(outcomes, { status: 500, retryAfter: '10' }, 'c')
  expect(outcomes.wrong).toEqual(['503 to b', '500 to c'])
  const row = { engine: 'sqlite', what: 'inputs', done: 3, came: '', wrong: outcomes.wrong }
  expect(describeRows([row])).toContain('sqlite, inputs: 500 to c')
})

function matches(pattern: RegExp) {
  return (body: string) => pattern.test(body)
}
