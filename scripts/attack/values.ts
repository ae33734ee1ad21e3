import type { Resolve, Schema } from './description.ts'
import type { Random } from './random.ts'

/** Texts that have broken programs before. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\u202e\u2066',
  '\ufeff',
  '%00',
  '%',
  '../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '"; drop table leads; --',
  '{{7*7}}#{7*7}',
  '__proto__',
  'constructor',
  'null',
  '-1',
  '1e309',
  '🙂'.repeat(50),
  'İıſ',
  'x'.repeat(5000),
  'x'.repeat(70_000),
  '='.repeat(300),
  'a@b.c',
  'javascript:alert(1)',
  '//evil.example',
]
const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e300,
  [],
  {},
  [[]],
  [null],
  { toString: 1 },
  { length: 1e9 },
  { valueOf: null, hasOwnProperty: 1 },
]

/** Values of the fields whose form the schema does not tell. */
const KNOWN: Record<string, (random: Random) => unknown> = {
  email: (random) => `sari${random.below(1e6)}@contoh.id`,
  phone: (random) => `0812${String(random.below(1e8)).padStart(8, '0')}`,
  password: () => 'kopi-susu-77',
  idempotencyKey: (random) => `attack-${random.below(1e9)}-${random.below(1e9)}`,
  code: (random) => String(random.below(1e6)).padStart(6, '0'),
  otp: (random) => String(random.below(1e6)).padStart(6, '0'),
  word: (random) => random.pick(['house', 'run', 'serendipity', 'xyzzy']),
  content: (random) => random.pick(['Hello', 'Apa bedanya a dan an?', 'I has a cat.', 'Mau daftar kelas']),
}

export const hostileValue = (random: Random): unknown =>
  random.chance(0.6)
    ? random.pick(HOSTILE_TEXTS)
    : random.chance(0.1)
      ? deep(random)
      : structuredClone(random.pick(HOSTILE_VALUES))

export const hostileText = (random: Random): string => random.pick(HOSTILE_TEXTS)

function deep(random: Random): unknown {
  let value: unknown = 'x'
  for (let depth = random.pick([10, 100, 2000]); depth > 0; depth -= 1)
    value = random.chance(0.5) ? [value] : { a: value }
  return value
}

/** A value that the schema accepts, now and then at the edge of what it accepts. */
export function validValue(schema: Schema, resolve: Resolve, random: Random, name = ''): unknown {
  const real = resolve(schema)
  const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined
  if (known) return known(random)
  if (real.const !== undefined) return real.const
  if (real.enum) return random.pick(real.enum)
  const choices = real.anyOf ?? real.oneOf
  if (choices) return validValue(random.pick(choices), resolve, random, name)
  const type = Array.isArray(real.type) ? random.pick(real.type) : real.type
  return MAKERS[type ?? 'object']?.(real, resolve, random) ?? null
}

type Maker = (schema: Schema, resolve: Resolve, random: Random) => unknown

const MAKERS: Record<string, Maker> = {
  string: (schema, _, random) => textFor(schema, random),
  number: (schema, _, random) => random.pick([schema.minimum ?? 0, schema.maximum ?? 1000, random.below(100)]),
  integer: (schema, _, random) => random.pick([schema.minimum ?? 0, schema.maximum ?? 1000, random.below(100)]),
  boolean: (_schema, _, random) => random.chance(0.5),
  array: (schema, resolve, random) =>
    Array.from({ length: random.pick([schema.minItems ?? 0, 1, 2]) }, () =>
      validValue(schema.items ?? {}, resolve, random),
    ),
  object: (schema, resolve, random) =>
    Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => schema.required?.includes(name) || random.chance(0.5))
        .map(([name, part]) => [name, validValue(part, resolve, random, name)]),
    ),
}

function textFor({ minLength = 0, maxLength = 50 }: Schema, random: Random): string {
  const length = random.pick([minLength, Math.min(maxLength, 12), Math.min(maxLength, 3000)])
  return 'a'.repeat(length)
}
