import type { Operation, Resolve } from './description.ts'
import type { Random } from './random.ts'
import { hostileText, hostileValue, validValue } from './values.ts'

export interface Input {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

export interface Generator {
  operations: readonly Operation[]
  resolve: Resolve
  random: Random
  /** Cookies of nobody, a visitor, staff and an owner. */
  cookies: readonly string[]
}

/** Passwords cost a tenth of a second each: they come less often. */
const COSTLY = /sign-up|sign-in$|password|sessions\/end|account\/delete|two-step/
const CHAT = /^\/api\/(chat|explain-word)$/
const weightOf = ({ path }: Operation): number => (COSTLY.test(path) ? 1 : CHAT.test(path) ? 3 : 10)

export function weighted(operations: readonly Operation[]): Operation[] {
  return operations.flatMap((operation) => Array.from({ length: weightOf(operation) }, () => operation))
}

/** One request: valid, valid but for one place, or hostile throughout. */
export function nextInput({ operations, resolve, random, cookies }: Generator): Input {
  const operation = random.pick(operations)
  const cookie = random.pick(cookies)
  return {
    method: random.chance(0.97) ? operation.method : random.pick(['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']),
    path: pathFor(operation, random),
    headers: {
      ...(cookie && { cookie: random.chance(0.95) ? cookie : mangled(cookie, random) }),
      'x-forwarded-for': randomAddress(random),
      ...(operation.method === 'POST' && { 'content-type': contentType(operation, random) }),
      ...(random.chance(0.1) && oddHeader(random)),
    },
    body: operation.method === 'POST' ? bodyFor(operation, resolve, random) : undefined,
  }
}

function pathFor({ path, query }: Operation, random: Random): string {
  const names = [...query, ...(random.chance(0.05) ? ['x'] : [])]
  const values = names
    .filter(() => random.chance(0.8))
    .map((name) => `${name}=${encodeURIComponent(queryValue(random))}`)
  return values.length > 0 ? `${path}?${values.join('&')}` : path
}

const queryValue = (random: Random): string =>
  random.chance(0.3)
    ? random.pick(['2026-01-01', 'u1', '1', '/documents'])
    : hostileText(random).toWellFormed().slice(0, 500)

function bodyFor({ body, form }: Operation, resolve: Resolve, random: Random): string {
  if (form) return formBody(form, random)
  if (random.chance(0.02))
    return random.pick(['', '{', 'null', '[]', '"x"', '\ufeff{}', `${'['.repeat(30_000)}`, '{"a":1e999}'])
  const valid = body ? validValue(body, resolve, random) : {}
  if (random.chance(0.25)) return JSON.stringify(valid)
  const changed = structuredClone(valid)
  for (let count = random.pick([1, 1, 1, 3]); count > 0; count -= 1) spoil(changed, random)
  return JSON.stringify(changed)
}

function formBody(fields: readonly string[], random: Random): string {
  const known = fields.map((name) => [name, String(validValue({ type: 'string' }, (schema) => schema, random, name))])
  const spoilt = known.map(([name = '', value = '']) => [name, random.chance(0.3) ? hostileText(random) : value])
  return new URLSearchParams(spoilt.filter(() => random.chance(0.9))).toString()
}

/** Replaces, adds or removes one value somewhere inside. */
function spoil(value: unknown, random: Random): void {
  if (typeof value !== 'object' || value === null) return
  const holder = value as Record<string, unknown>
  const name = random.pick([...Object.keys(holder), 'x'])
  const inside = holder[name]
  if (typeof inside === 'object' && inside !== null && random.chance(0.6)) spoil(inside, random)
  else random.pick(CHANGES)(holder, name, random)
}

type Change = (holder: Record<string, unknown>, name: string, random: Random) => void

const replace: Change = (holder, name, random) => {
  holder[name] = hostileValue(random)
}
const remove: Change = (holder, name) => {
  delete holder[name]
}
/** Also under names such as __proto__, which an assignment would not make. */
const add: Change = (holder, _, random) => {
  const made = { value: hostileValue(random), enumerable: true, configurable: true, writable: true }
  Object.defineProperty(holder, random.pick(ODD_NAMES), made)
}
const ODD_NAMES = ['__proto__', 'constructor', 'a\u0000b', '\ud800', '', 'x'.repeat(2000)]
const CHANGES: readonly Change[] = [...Array<Change>(8).fill(replace), remove, add]

const contentType = ({ form }: Operation, random: Random): string =>
  random.chance(0.97)
    ? form
      ? 'application/x-www-form-urlencoded'
      : 'application/json'
    : random.pick(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'x/y', 'a'])

const mangled = (cookie: string, random: Random): string =>
  random.pick([
    cookie.slice(0, -3),
    `${cookie}x`,
    cookie.replace('=', '=%00'),
    `${cookie}; ${'a=b; '.repeat(200)}`,
    '=;=;=',
  ])

const oddHeader = (random: Random): Record<string, string> =>
  random.pick([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { range: 'bytes=0-0,1-1,-5' },
    { 'if-none-match': 'W/"x", *' },
    { 'accept-language': 'x'.repeat(2000) },
    { 'accept-encoding': 'br;q=9, *;q=-1' },
    { authorization: 'Bearer x' },
    { 'content-encoding': 'gzip' },
    { accept: 'text/event-stream' },
    { 'x-forwarded-for': '::ffff:1.2.3.4, [::1]:9, "x' },
    { 'user-agent': 'x'.repeat(4000) },
    { 'idempotency-key': '\u00ff' },
  ])

const randomAddress = (random: Random): string => `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`
