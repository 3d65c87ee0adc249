import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { apiDescription } from '../support/api-client'
import { complaintAbout } from '../support/validate-answer'

const root = path.resolve(import.meta.dirname, '../../app/api')
/** What is not described: the catch-all, next-auth's own routes, and a protocol that describes itself. */
const undescribed = ['[[...path]]', 'auth/[...nextauth]', 'mcp']

const routeFiles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => path.dirname(file))
  .filter((folder) => !undescribed.includes(folder))

test('describes every handler there is, and none that is not', async () => {
  const { paths } = await apiDescription()
  const described = Object.entries(paths).flatMap(([route, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${route}`),
  )
  const written = routeFiles.flatMap((folder) => {
    const source = readFileSync(path.join(root, folder, 'route.ts'), 'utf8')
    const methods = [...source.matchAll(/export const (GET|POST|PATCH|DELETE|PUT)(?:: RouteHandler)? =/g)].map(
      (match) => match[1],
    )
    return methods.map((method) => `${method} /api/${folder.replace(/\[(\w+)\]/g, '{$1}')}`)
  })
  expect(written.length).toBeGreaterThan(40)
  expect(described.sort()).toEqual(written.sort())
})

test('names the headers of versions, pages and keys where they are', async () => {
  const { paths } = (await apiDescription()) as { paths: Record<string, Record<string, object> | undefined> }
  const told = (path: string, method: string) => JSON.stringify(paths[path]?.[method])
  expect(told('/api/goals/{id}', 'patch')).toMatch(/"If-Match".*"ETag"/)
  expect(told('/api/goals', 'post')).toMatch(/"Idempotency-Key".*"ETag"/)
  expect(told('/api/goals', 'get')).toContain('"Link"')
  expect(told('/api/reminders/{id}', 'patch')).not.toMatch(/If-Match|ETag/)
  for (const path of ['/api/auth/signup', '/api/auth/recovery-codes', '/api/tokens', '/api/feeds']) {
    expect(told(path, 'post')).not.toContain('Idempotency-Key')
  }
})

test('every handler goes through one of the two wrappers', () => {
  for (const folder of routeFiles) {
    const source = readFileSync(path.join(root, folder, 'route.ts'), 'utf8')
    const exported = source.match(
      /^export (?!const (?:GET|POST|PUT|PATCH|DELETE)(?:: RouteHandler)? = (?:user|public)Route\(|const dynamic).*/gm,
    )
    expect(exported, folder).toBeNull()
  }
})

test('the check of answers by the description can fail', async () => {
  const description = await apiDescription()
  const request = { method: 'GET', path: '/api/health' }
  expect(complaintAbout(description, request, { status: 200, body: { status: 'ok' } })).toBeNull()
  expect(complaintAbout(description, request, { status: 200, body: { status: 'bad' } })).toMatch(/status/)
  expect(complaintAbout(description, request, { status: 200, body: { status: 'ok', secret: 1 } })).toMatch(/additional/)
  expect(complaintAbout(description, request, { status: 202, body: {} })).toMatch(/202/)
  expect(complaintAbout(description, request, { status: 503, body: { error: 'x' } })).toMatch(/code/)
})
