import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, inject, test } from 'vitest'
import { baseUrl } from '../support/base-url'
import { type Member, newMember } from '../support/member'
import { appCode } from '../support/totp'

let member: Member

beforeAll(async () => {
  member = await newMember(baseUrl())
})

/** Runs the command as the host does, on the database of the running server. */
async function reset(args: string[], input = '') {
  const command = ['scripts/run-typescript.mjs', 'scripts/accounts/reset-password-command.ts', ...args]
  const env = { ...process.env, DATABASE_URL: inject('databaseUrl') }
  const child = spawn(process.execPath, command, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, out, err }
}

async function login(password: string): Promise<{ status: number; token: string }> {
  const answer = await fetch(`${baseUrl()}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: member.email, password }),
  })
  return { status: answer.status, token: (await answer.json()).token }
}

test('an unknown address, none, and a password that is too short change nothing', { timeout: 60_000 }, async () => {
  const unknown = await reset(['nobody@example.com'])
  expect(unknown).toEqual({
    code: 1,
    out: '',
    err: 'No account has the address nobody@example.com. Nothing was changed.\n',
  })
  const none = await reset([])
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('npm run reset-password -- <email>')])
  const short = await reset([member.email, '--stdin'], '12345\n')
  expect([short.code, short.err]).toEqual([1, expect.stringContaining('at least 6 characters')])
  expect((await login('correct horse')).status).toBe(200)
  expect((await member.get('/api/auth/recovery-codes')).body).toEqual({ left: 10 })
})

test('the password is new and told once; sessions, recovery codes and two-step login are over', {
  timeout: 60_000,
}, async () => {
  const { secret } = (await member.post('/api/auth/totp', {})).body
  const confirmation = { currentPassword: 'correct horse', code: appCode(secret) }
  expect((await member.post('/api/auth/totp/confirm', confirmation)).status).toBe(204)
  expect((await login('correct horse')).status).toBe(401)
  const { code, out, err } = await reset([` ${member.email.toUpperCase()} `])
  expect([code, err]).toEqual([0, ''])
  const [, password = ''] = /^The new password of .+: (\S+)$/m.exec(out) ?? []
  expect(password).toMatch(/^[0-9a-f]{20}$/)
  // Another process ended it: a read notices within a second, a write at once.
  expect((await member.patch('/api/users/profile', { lastName: 'Lovelace' })).status).toBe(401)
  expect((await login('correct horse')).status).toBe(401)
  const { status, token } = await login(password)
  expect(status).toBe(200)
  const left = await fetch(`${baseUrl()}/api/auth/recovery-codes`, { headers: { Authorization: `Bearer ${token}` } })
  expect(await left.json()).toEqual({ left: 0 })
})

test('a password is taken from standard input, and not told', { timeout: 60_000 }, async () => {
  const { code, out } = await reset([member.email, '--stdin'], 'a horse of my own\n')
  expect(code).toBe(0)
  expect(out).not.toContain('a horse of my own')
  expect((await login('a horse of my own')).status).toBe(200)
})
