import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, parseDatabaseUrl } from '@/lib/server/db/database-url'
import { connect } from '@/scripts/prisma/connections'
import { query } from '@/scripts/prisma/history'
import { baseUrl } from '../support/base-url'
import { newMember } from '../support/member'
import { type SmtpServer, startSmtpServer } from '../support/smtp-server'
import { type App, startApp } from '../support/start-app'
import { appCode } from '../support/totp'

const SITE = 'https://coach.example.org'

let smtp: SmtpServer
let app: App

beforeAll(async () => {
  smtp = await startSmtpServer()
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'Coach <coach@apogee.test>', NEXTAUTH_URL: SITE }
  app = await startApp({ env: { ...env, RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
}, 300_000)
afterAll(async () => {
  await app?.stop()
  await smtp?.stop()
})
beforeEach(() => {
  smtp.refuses = false
})

const stranger = () => `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

async function post(path: string, body: object, from = stranger(), headers: Record<string, string> = {}) {
  const answer = await fetch(app.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : null }
}

const ask = (email: string, from?: string) => post('/api/auth/reset', { email }, from)
const reset = (token: string, newPassword: string) => post(`/api/auth/reset/${token}`, { newPassword })
const login = (email: string, password: string) => post('/api/auth/login', { email, password })

async function mailedToken(email: string): Promise<string> {
  const { text } = await smtp.next(email)
  const [, token = ''] = /^https:\/\/coach\.example\.org\/reset\/([\w-]{43})$/m.exec(text) ?? []
  expect(token).not.toBe('')
  return token
}

async function rows(sql: string) {
  const connection = await connect(parseDatabaseUrl(app.databaseUrl, '/') as Database)
  try {
    return await query(connection, sql)
  } finally {
    await connection.dispose()
  }
}

test('a mail brings a link that sets a new password once and ends every session', async () => {
  const member = await newMember(app.url)
  const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' }
  const asked = await post('/api/auth/reset', { email: ` ${member.email.toUpperCase()} ` }, stranger(), headers)
  expect(asked).toEqual({ status: 204, body: null })
  const mail = await smtp.next(member.email)
  expect(mail).toMatchObject({ from: 'coach@apogee.test', to: [member.email] })
  expect(mail.text).toContain('The link works once, for one hour.')
  expect(mail.text).not.toContain('evil.example')
  const [, token = ''] = /^https:\/\/coach\.example\.org\/reset\/([\w-]{43})$/m.exec(mail.text) ?? []
  // Of the token only a hash is stored, and the log has none of it.
  expect(JSON.stringify(await rows('SELECT * FROM "PasswordReset"'))).not.toContain(token)

  expect((await fetch(`${app.url}/reset/${token}`)).headers.get('referrer-policy')).toBe('no-referrer')
  expect((await reset(token, '12345')).status).toBe(400)
  expect((await login(member.email, 'correct horse')).status).toBe(200)
  expect(await reset(token, 'a new horse')).toEqual({ status: 204, body: null })
  expect((await member.get('/api/auth/me')).status).toBe(401)
  expect((await login(member.email, 'correct horse')).status).toBe(401)
  expect((await login(member.email, 'a new horse')).status).toBe(200)
  expect(await reset(token, 'thief horse')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  expect(app.logs()).toContain('/api/auth/reset/{token}')
  expect(app.logs()).not.toContain(token)
})

test('a new link, and a new password, make the one before void', async () => {
  const member = await newMember(app.url)
  await ask(member.email)
  const first = await mailedToken(member.email)
  await ask(member.email)
  const second = await mailedToken(member.email)
  expect((await reset(first, 'first horse')).status).toBe(401)
  const change = { currentPassword: 'correct horse', newPassword: 'my own horse' }
  expect((await member.post('/api/auth/password', change)).status).toBe(204)
  expect((await reset(second, 'second horse')).status).toBe(401)
  expect((await login(member.email, 'my own horse')).status).toBe(200)
})

test('of one link used twice at once, one password is set', async () => {
  const member = await newMember(app.url)
  await ask(member.email)
  const token = await mailedToken(member.email)
  const words = ['one horse', 'two horse', 'three horse']
  const answers = await Promise.all(words.map((word) => reset(token, word)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401])
  const opened = await Promise.all(words.map(async (word) => (await login(member.email, word)).status))
  expect(opened).toEqual(answers.map(({ status }) => (status === 204 ? 200 : 401)))
})

test('a link is over after an hour, to the refusal of one that never was', async () => {
  const member = await newMember(app.url)
  await ask(member.email)
  const token = await mailedToken(member.email)
  const [[left]] = (await rows(
    app.databaseUrl.startsWith('file:')
      ? 'SELECT unixepoch("expiresAt") - unixepoch("createdAt") FROM "PasswordReset" ORDER BY "createdAt" DESC LIMIT 1'
      : 'SELECT extract(epoch FROM "expiresAt" - "createdAt")::int FROM "PasswordReset" ORDER BY "createdAt" DESC LIMIT 1',
  )) as [[number]]
  expect(Number(left)).toBeGreaterThanOrEqual(3_599)
  expect(Number(left)).toBeLessThanOrEqual(3_601)
  const connection = await connect(parseDatabaseUrl(app.databaseUrl, '/') as Database)
  await connection.executeScript(`UPDATE "PasswordReset" SET "expiresAt" = '2020-01-01T00:00:00.000+00:00'`)
  await connection.dispose()
  const [over, never] = [await reset(token, 'a new horse'), await reset('n'.repeat(43), 'a new horse')]
  const told = ({ status, body }: typeof over) => ({ status, ...body, requestId: null })
  expect(told(over)).toEqual(told(never))
  expect(over.status).toBe(401)
  expect((await login(member.email, 'correct horse')).status).toBe(200)
})

test('two-step login stays on, and recovery codes stay', async () => {
  const member = await newMember(app.url)
  const { secret } = (await member.post('/api/auth/totp', {})).body
  const confirmation = { currentPassword: 'correct horse', code: appCode(secret) }
  expect((await member.post('/api/auth/totp/confirm', confirmation)).status).toBe(204)
  await ask(member.email)
  expect((await reset(await mailedToken(member.email), 'a new horse')).status).toBe(204)
  expect(await login(member.email, 'a new horse')).toMatchObject({ status: 401, body: { code: 'code_required' } })
})

test('an address without an account gets the same answer, no mail, and the same limit', async () => {
  const nobody = `nobody-${randomUUID()}@example.com`
  const member = await newMember(app.url)
  for (const email of [nobody, member.email]) {
    for (let index = 0; index < 5; index++) expect(await ask(email)).toEqual({ status: 204, body: null })
    expect(await ask(email.toUpperCase())).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  }
  for (let index = 0; index < 5; index++) await smtp.next(member.email)
  expect(smtp.mails.filter(({ to }) => to.includes(nobody))).toEqual([])
})

test('one sender asks for twenty in an hour', async () => {
  const from = '10.7.7.7'
  const statuses: number[] = []
  for (let index = 0; index < 21; index++) statuses.push((await ask(`no-${randomUUID()}@example.com`, from)).status)
  expect(statuses).toEqual([...Array(20).fill(204), 429])
})

test('a mail server that refuses is told of in the log, not to who asked', async () => {
  const member = await newMember(app.url)
  smtp.refuses = true
  expect(await ask(member.email)).toEqual({ status: 204, body: null })
  await expect.poll(() => app.logs(), { timeout: 10_000 }).toContain('a mail could not be sent')
  expect(app.logs()).toContain('"responseCode":550')
  expect(app.logs()).not.toContain(member.email)
})

test('where there is no mail server nothing is made, and the answer is the same', async () => {
  const silent = baseUrl()
  const member = await newMember(silent)
  const page = await (await fetch(`${silent}/recover`)).text()
  expect(page).not.toContain('Mail me a link')
  expect(await (await fetch(`${app.url}/recover`)).text()).toContain('Mail me a link')
  expect((await member.post('/api/auth/reset', { email: member.email })).status).toBe(204)
}, 120_000)
