import { describe, expect, test } from 'vitest'
import { type Account, call, newAccount, password } from '../support/api-client'
import { appCode, stepNow } from '../support/totp'

const login = (account: Account, code?: string, word = password) =>
  call('POST', '/api/auth/login', { email: account.user.email, password: word, ...(code !== undefined && { code }) })

/** An account with the second step on, by the code of `step`: the one after it is good for a minute and a half. */
async function withTotp() {
  const account = await newAccount()
  const { secret } = (await account.post('/api/auth/totp')).body
  const step = stepNow()
  const answer = await account.post('/api/auth/totp/confirm', {
    currentPassword: password,
    code: appCode(secret, step),
  })
  expect(answer.status).toBe(204)
  return { account, secret, step }
}

test('a key is told once, as a secret and as the address that apps open', async () => {
  const account = await newAccount()
  expect((await account.get('/api/auth/totp')).body).toEqual({ isOn: false })
  const { status, body } = await account.post('/api/auth/totp')
  expect(status).toBe(200)
  expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(body.uri)
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    `/Apogee:${account.user.email}`,
  ])
  expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: body.secret, issuer: 'Apogee' })
  // Until a code has confirmed it, a login is what it was, and a new key takes its place.
  expect((await account.get('/api/auth/totp')).body).toEqual({ isOn: false })
  expect((await login(account)).status).toBe(200)
  const again = (await account.post('/api/auth/totp')).body.secret
  expect(again).not.toBe(body.secret)
  const stale = await account.post('/api/auth/totp/confirm', { currentPassword: password, code: appCode(body.secret) })
  expect([stale.status, Object.keys(stale.body.fields)]).toEqual([400, ['code']])
  expect(JSON.stringify((await account.get('/api/export/all')).body)).not.toContain(again)
})

test('confirming ends every other session; what is on is not begun anew', async () => {
  const account = await newAccount()
  const other = (await login(account)).body.token
  const none = await account.post('/api/auth/totp/confirm', { currentPassword: password, code: '000000' })
  expect([none.status, none.body.code]).toEqual([409, 'conflict'])
  const { secret } = (await account.post('/api/auth/totp')).body
  expect(
    (await account.post('/api/auth/totp/confirm', { currentPassword: password, code: appCode(secret) })).status,
  ).toBe(204)
  expect((await account.get('/api/auth/totp')).body).toEqual({ isOn: true })
  expect((await call('GET', '/api/auth/me', undefined, { token: other })).status).toBe(401)
  for (const path of ['/api/auth/totp', '/api/auth/totp/confirm']) {
    const answer = await account.post(path, { currentPassword: password, code: appCode(secret) })
    expect([path, answer.status, answer.body.code]).toEqual([path, 409, 'conflict'])
  }
})

test('a session that was left open turns it on for nobody: the password is asked for', async () => {
  const account = await newAccount()
  const { secret } = (await account.post('/api/auth/totp')).body
  const refused = async (body: object) => {
    const answer = await account.post('/api/auth/totp/confirm', body)
    return [answer.status, Object.keys(answer.body.fields)]
  }
  expect(await refused({ code: appCode(secret) })).toEqual([400, ['currentPassword']])
  expect(await refused({ currentPassword: 'not this one', code: appCode(secret) })).toEqual([400, ['currentPassword']])
  expect((await account.get('/api/auth/totp')).body).toEqual({ isOn: false })
  // The code was not taken by that.
  const answer = await account.post('/api/auth/totp/confirm', { currentPassword: password, code: appCode(secret) })
  expect(answer.status).toBe(204)
})

describe('a login with the second step', () => {
  test('asks for a code once the password is right, and for nothing before', async () => {
    const { account } = await withTotp()
    const asked = await login(account)
    expect([asked.status, asked.body.code, asked.body.fields]).toEqual([401, 'code_required', undefined])
    expect(asked.headers.get('set-cookie')).toBeNull()
    expect((await login(account, '')).body.code).toBe('code_required')
    const wrong = await login(account, '000000', 'not this one')
    expect([wrong.status, wrong.body.code]).toEqual([401, 'unauthenticated'])
    const guess = await login(account, 'abc')
    expect([guess.status, guess.body.code, Object.keys(guess.body.fields)]).toEqual([401, 'code_required', ['code']])
  })

  test('takes a code once, and none of a step before it', async () => {
    const { account, secret, step } = await withTotp()
    // The code that confirmed it was taken by that.
    expect((await login(account, appCode(secret, step))).status).toBe(401)
    const code = appCode(secret, step + 1)
    expect((await login(account, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
    for (const old of [step, step + 1]) expect((await login(account, appCode(secret, old))).status).toBe(401)
  })

  test('of two with one code at once lets one in', async () => {
    const { account, secret, step } = await withTotp()
    const code = appCode(secret, step + 1)
    const answers = await Promise.all([1, 2, 3].map(() => login(account, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  test('takes a recovery code once, and no other account’s', async () => {
    const [{ account }, other] = [await withTotp(), await newAccount()]
    const [first] = account.recoveryCodes
    expect((await login(account, other.recoveryCodes[0])).status).toBe(401)
    expect((await login(account, first)).status).toBe(200)
    expect((await login(account, first)).status).toBe(401)
    expect((await account.get('/api/auth/recovery-codes')).body).toEqual({ left: 9 })
  })

  test('is asked for after a recovery, too', async () => {
    const { account } = await withTotp()
    const [first, second] = account.recoveryCodes
    const body = { email: account.user.email, code: first, newPassword: 'a new horse' }
    expect((await call('POST', '/api/auth/recover', body)).status).toBe(204)
    expect((await login(account, undefined, 'a new horse')).body.code).toBe('code_required')
    expect((await login(account, second, 'a new horse')).status).toBe(200)
  })
})

test('it is ended with the current password', async () => {
  const { account } = await withTotp()
  const wrong = await account.delete('/api/auth/totp', { currentPassword: 'not this one' })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['currentPassword']])
  expect((await login(account)).status).toBe(401)
  expect((await account.delete('/api/auth/totp', { currentPassword: password })).status).toBe(204)
  expect((await account.get('/api/auth/totp')).body).toEqual({ isOn: false })
  expect((await login(account)).status).toBe(200)
})
