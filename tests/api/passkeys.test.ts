import { expect, test } from 'vitest'
import { authMessages } from '@/lib/contract/messages/auth'
import { type Account, call, newAccount, password } from '../support/api-client'
import { newAuthenticator } from '../support/authenticator'
import { answerOfDevice } from '../support/route-table'

const base = '/api/auth/passkeys'
const options = (account: Account, currentPassword = password) => account.post(`${base}/options`, { currentPassword })
const add = async (account: Account, device = newAuthenticator()) =>
  account.post(`${base}/verify`, await answerOfDevice(account, device))
const ask = async () => (await call('POST', `${base}/login/options`)).body
const enter = (response: object) => call('POST', `${base}/login/verify`, { response })
const listed = async (account: Account) => (await account.get(base)).body.passkeys

const refused = { code: 'unauthenticated', error: authMessages.passkeyRefused }

test('a passkey is added with the password, logs in without it, and is listed with its last use', async () => {
  const account = await newAccount()
  expect((await account.get(base)).body).toEqual({ isPossible: true, passkeys: [] })
  const wrong = await options(account, 'not this one')
  expect([wrong.status, wrong.body.fields]).toEqual([400, { currentPassword: [authMessages.field.passwordWrong] }])
  expect((await account.post(`${base}/options`, {})).status).toBe(400)
  const device = newAuthenticator()
  const asked = await options(account)
  expect(asked.body).toMatchObject({ rp: { id: 'localhost' }, user: { name: account.user.email }, attestation: 'none' })
  const added = await account.post(`${base}/verify`, { name: ' My phone ', response: device.make(asked.body) })
  expect(added.status).toBe(201)
  expect(added.body).toEqual({
    id: expect.any(String),
    name: 'My phone',
    createdAt: expect.any(String),
    lastUsedAt: null,
  })
  const request = await ask()
  expect(request.allowCredentials ?? []).toEqual([])
  const entered = await enter(device.sign(request))
  expect(entered.status).toBe(200)
  expect(entered.body.user.id).toBe(account.user.id)
  expect(entered.headers.get('set-cookie')).toContain('session-token')
  expect((await call('GET', '/api/auth/me', undefined, { token: entered.body.token })).status).toBe(200)
  expect(await listed(account)).toMatchObject([{ name: 'My phone', lastUsedAt: expect.any(String) }])
  // The same device again: it counts on.
  expect((await enter(device.sign(await ask()))).status).toBe(200)
})

test('what is answered twice, to another, by another site, unlocked by nobody or by a copy that counts back opens nothing', async () => {
  const account = await newAccount()
  const [device, stranger] = [newAuthenticator(), newAuthenticator()]
  await add(account, device)
  const request = await ask()
  const good = device.sign(request)
  expect((await enter(good)).status).toBe(200)
  const bad: [string, object][] = [
    ['twice', good],
    ['never asked', device.sign({ ...request, challenge: 'bm90IGFza2Vk' })],
    ['of a registration', device.sign({ ...request, challenge: (await options(account)).body.challenge })],
    ['by an unknown device', stranger.sign(await ask())],
    ['by another site', device.sign(await ask(), { origin: 'https://evil.example' })],
    ['for another site', device.sign({ ...(await ask()), rpId: 'evil.example' })],
    ['by one that nobody unlocked', device.sign(await ask(), { isVerified: false })],
    ['with a count that goes back', device.sign(await ask(), { counter: 1 })],
    ['with another’s signature', { ...stranger.sign(await ask()), id: device.id, rawId: device.id }],
    ['with no answer', { ...device.sign(await ask()), response: { clientDataJSON: 'e30' } }],
  ]
  for (const [how, response] of bad) {
    const { status, body } = await enter(response)
    expect([how, status, body.code, body.error]).toEqual([how, 401, refused.code, refused.error])
  }
  // A database takes no such text.
  expect((await enter({ ...device.sign(await ask()), id: 'a\u0000b' })).status).toBe(400)
  // Of two answers to one challenge at once, one gets in.
  const once = device.sign(await ask(), { counter: 50 })
  const both = await Promise.all([enter(once), enter(once)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a new passkey answers the challenge that its account was asked, once', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const device = newAuthenticator()
  const asked = (await options(account)).body
  const made = (change = {}, options = asked) => ({ name: 'Phone', response: device.make(options, change) })
  const foreign = await other.post(`${base}/verify`, made())
  expect([foreign.status, foreign.body.fields]).toEqual([400, { response: [authMessages.field.passkeyRefused] }])
  for (const change of [{ origin: 'https://evil.example' }, { isVerified: false }]) {
    const again = (await options(account)).body
    expect((await account.post(`${base}/verify`, made(change, again))).status).toBe(400)
  }
  const login = await ask()
  expect((await account.post(`${base}/verify`, made({}, { ...asked, challenge: login.challenge }))).status).toBe(400)
  expect((await account.post(`${base}/verify`, made())).status).toBe(201)
  expect((await account.post(`${base}/verify`, made())).status).toBe(400)
  expect((await account.post(`${base}/verify`, made({}, (await options(account)).body))).body.code).toBe('conflict')
  for (const name of ['', '   ', 'x'.repeat(61)]) {
    const unnamed = await account.post(`${base}/verify`, { ...made(), name })
    expect(unnamed.body.fields).toHaveProperty('name')
  }
  expect(await listed(account)).toHaveLength(1)
  expect(await listed(other)).toEqual([])
})

test('every other session ends as one is added and as one is removed, and a removed one opens nothing', async () => {
  const account = await newAccount()
  const elsewhere = async () => {
    const { token } = (await call('POST', '/api/auth/login', { email: account.user.email, password })).body
    return async () => (await call('PATCH', '/api/users/profile', {}, { token })).status
  }
  const before = await elsewhere()
  const device = newAuthenticator()
  const { id } = (await add(account, device)).body
  expect([await before(), (await account.get(base)).status]).toEqual([401, 200])
  const opened = (await enter(device.sign(await ask()))).body.token
  expect((await account.delete(`${base}/${id}`)).status).toBe(204)
  expect((await call('PATCH', '/api/users/profile', {}, { token: opened })).status).toBe(401)
  expect((await enter(device.sign(await ask()))).status).toBe(401)
  expect((await account.delete(`${base}/${id}`)).status).toBe(404)
})

test('with two-step login a passkey opens the account by itself: it is both steps', async () => {
  const account = await newAccount()
  const device = newAuthenticator()
  await add(account, device)
  const { appCode } = await import('../support/totp')
  const { secret } = (await account.post('/api/auth/totp')).body
  const confirmation = { currentPassword: password, code: appCode(secret) }
  expect((await account.post('/api/auth/totp/confirm', confirmation)).status).toBe(204)
  const login = await call('POST', '/api/auth/login', { email: account.user.email, password })
  expect(login.body.code).toBe('code_required')
  expect((await enter(device.sign(await ask()))).status).toBe(200)
})
