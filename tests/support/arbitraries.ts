import fc from 'fast-check'

/** As much of JSON Schema as the API's description uses. */
export type JsonSchema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxItems?: number
  additionalProperties?: JsonSchema | boolean
}

/** Text that has broken something somewhere before. */
const oddTexts = [
  ...['', ' ', '\u0000', 'a\u0000b', '\uD800', '\uDC00x', '\uFEFF', '\u202Eabc', '🌍'.repeat(60), 'e\u0301', '\r\n\t'],
  ...['null', 'undefined', 'NaN', 'true', '-0', '1e999', '0x10', '%00', '%', '__proto__', 'constructor', 'toString'],
  ...["' OR 1=1--", '"; DROP TABLE "User"; --', '{{7*7}}', '<script>alert(1)</script>', '../../etc/passwd'],
  ...['x'.repeat(201), 'x'.repeat(5_001), 'é'.repeat(8_001), 'a'.repeat(20_001)],
  ...['0000-00-00', '2026-02-30', '9999-12-31', '+010000-01-01', '2026-11-21T24:00:00Z', '2026-11-21T09:00:00+25:00'],
  ...['01890000-0000-7000-8000-000000000000', 'Europe/Vienna', 'Etc/GMT+12', 'ada@example.com', 'kobe', 'career'],
]

const oddNumbers = [0, -0, -1, 1, 5, 6, 100, 101, 0.5, 1e-320, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 2 ** 64]

export const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 40 }))

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(...oddNumbers),
  fc.constantFrom<unknown>(null, true, false, {}, [], [[]], [null], { length: 1 }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values that a schema describes. What JSON Schema cannot say, such as a length in code points, may still be off. */
export function fromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(fromSchema))
  if (schema.allOf) return fc.tuple(...schema.allOf.map(fromSchema)).map((parts) => Object.assign({}, ...parts))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fromSchema({ ...schema, type })))
  return fromType(schema)
}

function fromType(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { minimum = -(2 ** 31), maximum = 2 ** 31 } = schema
  switch (schema.type) {
    case 'string':
      return textFrom(schema)
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
    case 'object':
      return objectFrom(schema)
    default:
      return oddValue
  }
}

function textFrom({ format, pattern }: JsonSchema): fc.Arbitrary<string> {
  const years = { min: new Date('1970-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }
  if (format === 'date') return fc.date(years).map((day) => day.toISOString().slice(0, 10))
  if (format === 'date-time') return fc.date(years).map((at) => at.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.oneof(fc.lorem({ maxCount: 6 }), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), oddText)
}

function objectFrom({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fromSchema(field)]))
  return fc.record(fields, { requiredKeys: required })
}

/** A valid value with one thing in it put wrong: replaced, left out, or beside something unknown. */
function nearly(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc
    .tuple(fromSchema(schema), fc.nat(), oddValue, fc.constantFrom('replace', 'remove', 'add'))
    .map(([value, at, odd, what]) => {
      const copy: unknown = structuredClone(value)
      const spots = spotsIn(copy)
      const spot = spots[at % Math.max(spots.length, 1)]
      if (!spot) return odd
      if (what === 'replace') spot.holder[spot.key] = odd
      else if (what === 'remove') delete spot.holder[spot.key]
      else Object.defineProperty(spot.holder, '__proto__', { value: odd, enumerable: true, configurable: true })
      return copy
    })
}

type Spot = { holder: Record<string, unknown>; key: string }

function spotsIn(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...spotsIn(holder[key])])
}

/** Bodies that are no JSON, or JSON that no one writes by hand. */
const oddBodies = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '[]',
    'null',
    '"',
    'NaN',
    '{"title":NaN}',
    '{"title":1e999}',
    "{'title':'x'}",
    '{"a":1,}',
    '[1,',
  ],
  ...['\uFEFF{}', '{}{}', '{"title":"\\ud800"}', '{"title":"\\u0000"}', '{"__proto__":{"polluted":true}}'],
  '{"constructor":{"prototype":{"polluted":true}},"hasOwnProperty":1,"toJSON":2,"length":3}',
  '{"title":"a","title":"b","title":{},"domain":"career","domain":"health","mood":1,"mood":5,"notes":"x","notes":"y"}',
  `{"progress":${'9'.repeat(400)},"mood":${'9'.repeat(400)},"timeZone":${'9'.repeat(400)}}`,
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  `{"title":${'['.repeat(10_000)}${']'.repeat(10_000)},"domain":"career"}`,
  `{"notes":"${'\\u0000'.repeat(30_000)}","mood":3}`,
  `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
]

/** A body, as text: described, nearly so, any JSON at all, or none. */
export function bodyText(schema: JsonSchema): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: fromSchema(schema).map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: nearly(schema).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 2, arbitrary: fc.constantFrom(...oddBodies) },
  )
}
