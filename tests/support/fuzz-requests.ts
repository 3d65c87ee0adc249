import fc from 'fast-check'
import { bodyText, fromSchema, type JsonSchema, oddText } from './arbitraries'
import type { RawRequest } from './fuzz-client'

export type Described = {
  parameters: { name: string; in: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

const oddSegments = [
  ...[
    '%00',
    '%ff',
    '%C0%80',
    '%ED%A0%80',
    '%',
    '%zz',
    '%2e%2e',
    '..',
    '.',
    '',
    'a%2Fb',
    '..%2F..%2Fgoals',
    '%5C',
    '%0d%0a',
  ],
  ...[
    "'--",
    '%27%20OR%201=1',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    '*',
    '[id]',
    '{id}',
    '%F0%9F%8C%8D',
  ],
  'x'.repeat(2_000),
]

const at = (text: string) => Buffer.from(text).toString('base64url')
/** Cursors of other lists, of other orders, of nobody's, and of no kind. */
const cursors = [
  at('2026-01-01T00:00:00.000Z 01890000-0000-7000-8000-000000000000'),
  at('2026-01-01 01890000-0000-7000-8000-000000000000'),
  at('9999-12-31 x'),
  at('2026-01-01T00:00:00.000Z'),
  at("2026-01-01' OR 1=1 --"),
  at('\u0000 \uFFFD'),
  '%ff',
  'x'.repeat(201),
]

const queryValue = (schema: JsonSchema, name: string): fc.Arbitrary<string> =>
  fc.oneof(
    fromSchema(schema).map((value) => encode(String(value))),
    name === 'cursor' ? fc.constantFrom(...cursors) : fc.constantFrom('0', '-1', '201', '9'.repeat(40), '1e3', '%00'),
    oddText.map(encode),
    fc.constantFrom('', '%', '%ff', '%ED%A0%80', '%F0%9F', '+', '&', '=', '%5B%5D'),
  )

function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()).slice(0, 2_000)
}

/** The query: each parameter sometimes, some twice or as a list, and what nobody asked for. */
function queryText(parameters: Described['parameters']): fc.Arbitrary<string> {
  const known = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) => {
      const value = queryValue(schema, name)
      return [value.map((text) => `${name}=${text}`), value.map((text) => `${name}[]=${text}`)]
    })
  const unknown = fc.constantFrom(
    '__proto__=1',
    'constructor[prototype]=1',
    'x',
    '=',
    '&&',
    '_rsc=1',
    'userId=x',
    '%ff=%',
  )
  return fc.array(fc.oneof(...known, ...known, unknown), { maxLength: 4 }).map((parts) => parts.join('&'))
}

const latin = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
})
const visible = latin.map((text) => text.replace(/[\x7f-\x9f]/g, '~').trim())

/** Headers that are each sent now and then. The body's type is right most of the time. */
const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'Idempotency-Key': fc.oneof(visible, fc.constantFrom('', 'k', 'x'.repeat(10_000), 'schlüssel', '"quoted"')),
    'If-Match': fc.oneof(
      visible,
      fc.constantFrom('*', '"1"', 'W/"1"', '"999999999999999999999"', '"1", "2"', ',,,', '"'),
    ),
    Accept: fc.oneof(visible, fc.constantFrom('text/event-stream', 'text/html', '*/*;q=0', 'application/xml', ',')),
    'Content-Encoding': fc.constantFrom('gzip', 'br', 'identity', 'x', ''),
    'Accept-Language': visible,
    'X-Forwarded-For': fc.constantFrom('::1', '%', ', , ,', 'x'.repeat(3_000)),
    'X-Forwarded-Host': fc.constantFrom('evil.example', 'a b', ''),
    'X-HTTP-Method-Override': fc.constantFrom('DELETE', 'TRACE'),
    'User-Agent': visible,
    Range: fc.constantFrom('bytes=0-1', 'x'),
    Cookie: fc.oneof(visible, fc.constantFrom('next-auth.session-token=%ff', '=;=;', 'a=%')),
  },
  { requiredKeys: [] },
)

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('application/json; charset=utf-16', 'APPLICATION/JSON', 'application/json;;;'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', '', '/'),
  },
)

const credential = (token: string): fc.Arbitrary<Record<string, string>> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant({ Authorization: `Bearer ${token}` }) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('Bearer', 'Bearer  ', `bearer ${token}`, `Basic ${token}`, 'Bearer \xff')
        .map((value) => ({ Authorization: value })),
    },
    { weight: 1, arbitrary: visible.map((value) => ({ Authorization: value })) },
  )

/** Anything that a client could send to an operation, with ids that are there among those that are not. */
export function anyRequest(
  { method, template, operation }: { method: string; template: string; operation: Described },
  { token, ids }: { token: string; ids: string[] },
): fc.Arbitrary<RawRequest> {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('-', ...ids) },
    { weight: 2, arbitrary: fc.constantFrom(...oddSegments) },
  )
  const schema = operation.requestBody?.content['application/json']?.schema
  const body = method === 'GET' ? fc.constant(undefined) : withIds(bodyText(schema ?? {}), ids)
  return fc
    .record({
      segment,
      query: queryText(operation.parameters),
      body,
      type: contentType,
      odd: oddHeaders,
      credential: credential(token),
    })
    .map(({ segment, query, body, type, odd, credential }) => ({
      method,
      target: template.replace(/\{\w+\}/, segment) + (query && `?${query}`),
      headers: { ...odd, ...credential, ...(body === undefined ? {} : { 'Content-Type': type }) },
      body,
    }))
}

/** Bodies that name what is there as often as what is not. */
function withIds(text: fc.Arbitrary<string>, ids: string[]): fc.Arbitrary<string> {
  return fc
    .tuple(text, fc.constantFrom('-', ...ids), fc.boolean())
    .map(([body, id, named]) => (named ? body.replace(/"(goalId|conversationId)":"[^"]*"/g, `"$1":"${id}"`) : body))
}
