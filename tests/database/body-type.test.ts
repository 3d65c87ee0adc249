import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InProcessApi, openApiInProcess } from '../support/in-process-api'

let api: InProcessApi
beforeAll(async () => {
  api = await openApiInProcess()
})
afterAll(() => api.close())

/** What `curl -d` calls whatever it sends. */
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

test('a program may send JSON under any name, a session may not', async () => {
  const account = await api.signup()
  const measure = { kind: 'total', unit: 'books', target: 12 }
  const goal = await account.ask('POST', '/api/goals', { body: { title: 'Read', domain: 'career', measure } })
  const made = await account.ask('POST', '/api/tokens', { body: { name: 'Script', scopes: ['write-values'] } })
  const program = { ...form, Authorization: `Bearer ${made.body.token}` }
  const send = (headers: Record<string, string>, body: object = { value: 6 }) =>
    account.ask('POST', '/api/goals/{id}/values', { id: goal.body.id, body, headers })
  expect(await send(program)).toMatchObject({ status: 201, body: { value: 6 } })
  expect(await send(program, { value: 'six' })).toMatchObject({ status: 400 })
  expect(await send(form)).toMatchObject({ status: 415 })
  // A browser's cookie, also beside its own origin.
  const session = await account.ask('POST', '/api/auth/login', {
    body: { email: account.user.email, password: 'correct horse' },
  })
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(cookie).not.toBe('')
  const browser = { ...form, Authorization: '', Cookie: cookie, Origin: 'http://localhost', Host: 'localhost' }
  expect(await send(browser)).toMatchObject({ status: 415 })
})
