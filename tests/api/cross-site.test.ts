import { describe, expect, test } from 'vitest'
import { call, newAccount } from '../support/api-client'
import { baseUrl } from '../support/base-url'

const say = (line: string) => process.stdout.write(`${line}\n`)
const defined = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<string, string>

describe('a cookie alone changes something only as JSON and from this site', () => {
  const own = new URL(baseUrl()).origin
  const origins = [undefined, own, 'null', 'https://evil.example', `${own}.evil.example`, own.replace(/\d+$/, '1'), '']
  const sites = [undefined, 'same-origin', 'none', 'same-site', 'cross-site', 'nonsense']
  const types = [
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ]
  const isOwn = (origin?: string) => origin === undefined || origin === own
  const isHere = (site?: string) => site === undefined || site === 'same-origin' || site === 'none'

  test('every combination of Origin, Sec-Fetch-Site and Content-Type', { timeout: 120_000 }, async () => {
    const account = await newAccount()
    const { cookie } = account
    const tries = origins.flatMap((origin) => sites.flatMap((site) => types.map((type) => ({ origin, site, type }))))
    const isTaken = (one: (typeof tries)[number]) =>
      isOwn(one.origin) && isHere(one.site) && one.type.startsWith('application/json')
    const refused = tries.filter((one) => !isTaken(one))
    const raw = JSON.stringify({ customCoachName: 'Written from elsewhere' })
    async function send({ origin, site, type }: (typeof tries)[number]) {
      const headers = defined({ Origin: origin, 'Sec-Fetch-Site': site, 'Content-Type': type })
      return { headers, answer: await call('PATCH', '/api/users/profile', undefined, { cookie, headers, raw }) }
    }
    for (const one of refused) {
      const { headers, answer } = await send(one)
      const expected = isOwn(one.origin) && isHere(one.site) ? 415 : 403
      expect([headers, answer.status]).toEqual([headers, expected])
    }
    expect((await account.get('/api/auth/me')).body.customCoachName).toBe('')
    for (const one of tries.filter(isTaken)) expect((await send(one)).answer.status).toBe(200)
    const taken = tries.length - refused.length
    say(`cross-site writes: ${tries.length} combinations, ${taken} taken, ${refused.length} refused`)
  })

  test('nor can another site log anyone in, or out', async () => {
    const account = await newAccount()
    const foreign = [{ Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }]
    for (const headers of foreign.map(defined)) {
      const credentials = { email: account.user.email, password: 'correct horse' }
      expect((await call('POST', '/api/auth/login', credentials, { headers })).status).toBe(403)
      const { cookie } = account
      expect((await call('POST', '/api/auth/logout', undefined, { headers, cookie })).status).toBe(403)
      const signup = { email: `csrf-${account.user.email}`, password: 'correct horse' }
      expect((await call('POST', '/api/auth/signup', signup, { headers })).status).toBe(403)
    }
    expect((await account.get('/api/auth/me')).status).toBe(200)
  })
})
