import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

/** The part of JSON Schema that our contracts use. */
interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  anyOf?: Schema[]
  items?: Schema
  maxItems?: number
  properties?: Record<string, Schema>
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
}

const SNIPPETS = [
  '',
  ' ',
  '\0',
  'Sa\u0000ri\ud800',
  '\udc00',
  '\u202egnp.exe',
  '\u001b[2J',
  '<script>alert(1)</script>',
  "'; drop table leads; --",
  '" or 1=1 --',
  '{{7*7}} %s %n',
  '../../etc/passwd',
  'a\r\nSet-Cookie: x=1',
  '__proto__',
  'constructor',
  '👩‍👩‍👧‍👦'.repeat(20),
  'ا'.repeat(60),
  'Sari Wulandari',
  'sari@contoh.id',
  '0812-3456-7890',
]

const text = fc.oneof(
  fc.constantFrom(...SNIPPETS),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const wrong = fc.oneof(
  text,
  fc.constantFrom(
    null,
    true,
    -1,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[[]]],
    { a: { b: 1 } },
    ['x'],
    'x'.repeat(5001),
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Bodies for a contract: good ones, ones with some wrong parts, and other JSON. Made from the contract itself. */
export function bodiesFor(contract: z.ZodType): Arbitrary<unknown> {
  const schema = inlined(z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }) as Schema)
  return fc.oneof(
    { weight: 4, arbitrary: part(schema, 0) },
    { weight: 4, arbitrary: part(schema, 0.08) },
    { weight: 3, arbitrary: part(schema, 0.5) },
    { weight: 1, arbitrary: wrong },
  )
}

/** Without references: named schemas stand where they are used. */
function inlined(schema: Schema): Schema {
  const replace = (_: string, value: unknown): unknown => {
    const name = (value as Schema | null)?.$ref?.split('/').at(-1)
    return name ? JSON.parse(JSON.stringify(schema.$defs?.[name], replace)) : value
  }
  return JSON.parse(JSON.stringify(schema, replace))
}

/** A value that fits; each of its parts is something else, or missing, with the given chance. */
function part(schema: Schema, chance: number): Arbitrary<unknown> {
  const fitting = fittingValue(schema, chance)
  return chance === 0 ? fitting : spoilt(fitting, chance)
}

const spoilt = (fitting: Arbitrary<unknown>, chance: number): Arbitrary<unknown> => {
  const share = Math.round(chance * 100)
  return fc.oneof(
    { weight: 100 - share, arbitrary: fitting },
    { weight: Math.ceil(share / 2), arbitrary: wrong },
    { weight: Math.floor(share / 2), arbitrary: fc.constant(undefined) },
  )
}

function fittingValue(schema: Schema, chance: number): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => part(one, chance)))
  if (schema.type === 'object') return objectOf(schema, chance)
  if (schema.type === 'array') return fc.array(part(schema.items ?? {}, chance), { maxLength: 3 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 2e9, 2e9) })
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  const { maxLength = 100 } = schema
  return fc.oneof(
    { weight: 9, arbitrary: text.map((value) => value.slice(0, maxLength)) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) },
  )
}

function objectOf({ properties, propertyNames, additionalProperties }: Schema, chance: number): Arbitrary<unknown> {
  if (properties) {
    const entries = Object.entries(properties).map(([name, schema]) => [name, part(schema, chance)] as const)
    const record = fc.record(Object.fromEntries(entries))
    return chance < 0.3
      ? record
      : fc.tuple(record, fc.dictionary(text, wrong, { maxKeys: 2 })).map((both) => Object.assign({}, ...both))
  }
  const names = propertyNames?.pattern ? fc.stringMatching(new RegExp(propertyNames.pattern)) : text
  const values = typeof additionalProperties === 'object' ? part(additionalProperties, chance) : wrong
  return fc.dictionary(names, values, { maxKeys: 4 })
}
