import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authMessages } from '@/lib/contract/messages/auth'
import { serverMessages } from '@/lib/contract/messages/server'
import { sealBytes } from '@/lib/server/seal'
import { type InProcessApi, openApiInProcess } from '../support/in-process-api'
import { appCode, stepNow } from '../support/totp'

let api: InProcessApi

beforeAll(async () => {
  api = await openApiInProcess()
})
afterAll(() => api.close())

test('a second step whose secret the server cannot open any more says so, and recovery codes open', async () => {
  const person = await api.signup()
  const ask = (method: string, path: string, body?: object) => person.ask(method, path, body ? { body } : {})
  const currentPassword = 'correct horse'
  const { recoveryCodes } = (await ask('POST', '/api/auth/recovery-codes', { currentPassword })).body
  const { secret } = (await ask('POST', '/api/auth/totp')).body
  expect((await ask('POST', '/api/auth/totp/confirm', { currentPassword, code: appCode(secret) })).status).toBe(204)
  const login = (code?: string, password = currentPassword) =>
    ask('POST', '/api/auth/login', { email: person.user.email, password, ...(code && { code }) })
  const wrong = (await login('000000')).body
  expect([wrong.code, wrong.error]).toEqual(['code_required', authMessages.codeWrong])

  // As it stands once the server has another secret.
  const { userId, id } = await api.database.client.totp.findUniqueOrThrow({ where: { userId: person.user.id } })
  const foreign = sealBytes(Buffer.from('x'), randomBytes(32), `totp ${id}`).toString('base64url')
  await api.database.client.totp.update({ where: { userId }, data: { sealed: foreign } })

  const lost = await login(appCode(secret, stepNow() + 1))
  expect([lost.status, lost.body.code, lost.body.error]).toEqual([401, 'code_required', serverMessages.codeLost])
  expect(lost.body.fields).toEqual({ code: [serverMessages.codeLost] })
  // Nobody learns of it without the password.
  expect((await login('000000', 'another password')).body.code).toBe('unauthenticated')
  expect((await login(recoveryCodes[0])).status).toBe(200)
  expect((await ask('DELETE', '/api/auth/totp', { currentPassword })).status).toBe(204)
  expect((await login()).status).toBe(200)
})
