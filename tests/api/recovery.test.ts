import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Account, type Answer, call, newAccount, password } from '../support/api-client'

const recover = (email: string, code: string | undefined, newPassword = 'a new horse') =>
  call('POST', '/api/auth/recover', { email, code, newPassword })
const login = (email: string, word: string) => call('POST', '/api/auth/login', { email, password: word })
const left = async (account: Pick<Account, 'get'>) => (await account.get('/api/auth/recovery-codes')).body.left
/** A refusal, without what differs from request to request. */
const told = ({ status, body }: Answer) => ({ status, body: { ...body, requestId: body?.requestId?.length } })

test('signup tells ten codes, which nothing tells again', async () => {
  const account = await newAccount()
  expect(account.recoveryCodes).toHaveLength(10)
  expect(new Set(account.recoveryCodes).size).toBe(10)
  expect(await left(account)).toBe(10)
  const seen = [
    await account.get('/api/auth/me'),
    await account.get('/api/export/all'),
    await login(account.user.email, password),
    await account.get('/api/auth/recovery-codes'),
  ]
  const text = JSON.stringify(seen.map(({ body }) => body))
  for (const code of account.recoveryCodes) expect(text).not.toContain(code)
  expect(text).not.toMatch(/recoveryCodes|codeHash|[0-9a-f]{64}/)
})

test('a code sets a new password, ends every session and opens none', async () => {
  const { user, cookie, token, recoveryCodes } = await newAccount()
  const other = await login(user.email, password)
  const answer = await recover(` ${user.email.toUpperCase()} `, recoveryCodes[3]?.toUpperCase().replaceAll('-', ' '))
  expect([answer.status, answer.body, answer.headers.get('set-cookie')]).toEqual([204, null, null])
  for (const credential of [{ token }, { cookie }, { token: other.body.token as string }]) {
    expect((await call('GET', '/api/auth/me', undefined, credential)).status).toBe(401)
  }
  expect((await login(user.email, password)).status).toBe(401)
  expect((await login(user.email, 'a new horse')).status).toBe(200)
})

test('each works once, and the others still do', async () => {
  const { user, recoveryCodes } = await newAccount()
  const [first, second] = recoveryCodes
  expect((await recover(user.email, first, 'first horse')).status).toBe(204)
  expect((await recover(user.email, first, 'thief horse')).status).toBe(401)
  expect((await login(user.email, 'thief horse')).status).toBe(401)
  expect((await recover(user.email, second, 'second horse')).status).toBe(204)
  const { token } = (await login(user.email, 'second horse')).body
  expect(await left({ get: (path) => call('GET', path, undefined, { token }) })).toBe(8)
})

test('of one code used twice at once, one password is set', async () => {
  const { user, recoveryCodes } = await newAccount()
  const words = ['one horse', 'two horse', 'three horse']
  const answers = await Promise.all(words.map((word) => recover(user.email, recoveryCodes[0], word)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401])
  const opened = await Promise.all(words.map(async (word) => (await login(user.email, word)).status))
  expect(opened).toEqual(answers.map(({ status }) => (status === 204 ? 200 : 401)))
})

test('a wrong code, a used one, another account’s and an address without an account are refused alike', async () => {
  const [owner, other] = [await newAccount(), await newAccount()]
  const used = owner.recoveryCodes[0]
  await recover(owner.user.email, used, password)
  const wrong = await recover(owner.user.email, '0000-0000-0000-0000')
  expect(told(wrong)).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated', error: 'Invalid email or recovery code' },
  })
  const nobody = `nobody-${randomUUID()}@example.com`
  for (const refused of [
    await recover(owner.user.email, used),
    await recover(owner.user.email, other.recoveryCodes[0]),
    await recover(nobody, '0000-0000-0000-0000'),
    await recover(nobody, other.recoveryCodes[0]),
    await recover('not an address', 'not a code'),
  ]) {
    expect(told(refused)).toEqual(told(wrong))
  }
  // A try with another one's code uses nothing up.
  expect(await left(other)).toBe(10)
  expect((await login(owner.user.email, password)).status).toBe(200)
})

// Of a busy machine even the fastest of thirty may be slow.
test('an unknown address is refused as fast as a wrong code', { timeout: 120_000, retry: 2 }, async () => {
  const { user } = await newAccount()
  const times = { unknown: [] as number[], wrong: [] as number[] }
  for (let round = 0; round < 30; round++) {
    const tries = { unknown: `nobody-${round}-${user.email}`, wrong: user.email }
    for (const kind of ['unknown', 'wrong'] as const) {
      const started = performance.now()
      expect((await recover(tries[kind], `0000-0000-0000-${1_000 + round}`)).status).toBe(401)
      times[kind].push(performance.now() - started)
    }
  }
  // The fastest of each: what else the machine does only adds.
  const [unknown, wrong] = [Math.min(...times.unknown), Math.min(...times.wrong)]
  process.stdout.write(`recovery timing: ${unknown.toFixed(1)} ms unknown address, ${wrong.toFixed(1)} ms wrong code\n`)
  // A password hashed on one side alone takes twenty milliseconds.
  expect(Math.abs(unknown - wrong)).toBeLessThan(8)
})

test('what is no request is told field by field, and uses nothing up', async () => {
  const account = await newAccount()
  const { user, recoveryCodes } = account
  const short = await recover(user.email, recoveryCodes[0], '12345')
  expect([short.status, Object.keys(short.body.fields)]).toEqual([400, ['newPassword']])
  const empty = await call('POST', '/api/auth/recover', { email: '', code: ' ', newPassword: 'a new horse' })
  expect([empty.status, Object.keys(empty.body.fields)]).toEqual([400, ['email', 'code']])
  expect(await left(account)).toBe(10)
})

test('new codes make the old ones void, and need the current password', async () => {
  const account = await newAccount()
  const { user, recoveryCodes } = account
  const renew = (currentPassword: string) => account.post('/api/auth/recovery-codes', { currentPassword })
  const wrong = await renew('not this one')
  expect([wrong.status, wrong.body.fields]).toEqual([400, { currentPassword: ['This is not your current password'] }])
  const renewed = await renew(password)
  expect(renewed.status).toBe(200)
  const codes: string[] = renewed.body.recoveryCodes
  expect(codes).toHaveLength(10)
  expect(codes.filter((code) => recoveryCodes.includes(code))).toEqual([])
  expect(await left(account)).toBe(10)
  for (const code of recoveryCodes) expect((await recover(user.email, code)).status).toBe(401)
  expect((await recover(user.email, codes[9])).status).toBe(204)
})

test('no Idempotency-Key keeps a secret that is told once', async () => {
  const { token } = await newAccount()
  for (const [path, body] of [
    ['/api/auth/recovery-codes', { currentPassword: password }],
    ['/api/tokens', { name: 'Notes', scopes: ['read'] }],
    ['/api/feeds', {}],
  ] as const) {
    const send = () => call('POST', path, body, { token, headers: { 'Idempotency-Key': 'again' } })
    const [first, second] = [await send(), await send()]
    expect(second.status).toBe(first.status)
    expect(second.headers.get('idempotency-replayed')).toBeNull()
    expect(second.body).not.toEqual(first.body)
  }
})

test('a document that names codes brings none', async () => {
  const account = await newAccount()
  const document = (await account.get('/api/export/all')).body
  const planted = { codeHash: 'a'.repeat(64), usedAt: null }
  const given = { ...document, recoveryCodes: [planted], profile: { ...document.profile, recoveryCodes: [planted] } }
  const answer = await account.post('/api/import', given)
  expect(answer.status).toBe(200)
  expect(await left(account)).toBe(10)
})
