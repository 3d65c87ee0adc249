import { describe, expect, inject, test } from 'vitest'
import { safeNextPath } from '@/lib/contract/paths'
import { call, cookieOf, newAccount } from '../support/api-client'

const say = (line: string) => process.stdout.write(`${line}\n`)
const defined = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<string, string>

describe('a cookie alone changes something only as JSON and from this site', () => {
  const own = new URL(inject('baseUrl')).origin
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

describe('what is followed after login stays here', () => {
  const controls = Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(code))
  const encoded = ['%09', '%0a', '%0d', '%00', '%1f', '%2f', '%2F', '%5c', '%5C']
  const evil = [
    'https://evil.example/',
    'HTTPS:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/./\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '/api/auth/logout',
    ...encoded.flatMap((code) => [`/${code}/evil.example`, `${code}//evil.example`, `/${code}evil.example`]),
    ...controls.flatMap((control) => [
      `/${control}/evil.example`,
      `${control}//evil.example`,
      `/${control}\\evil.example`,
    ]),
  ]

  test('no way of writing another host is', { timeout: 60_000 }, async () => {
    for (const next of evil) {
      const path = safeNextPath(next)
      const url = path === null ? null : new URL(path, 'http://here.invalid')
      expect([next, url?.origin ?? 'http://here.invalid']).toEqual([next, 'http://here.invalid'])
      expect(path?.startsWith('//') ?? false, next).toBe(false)
    }
    const { cookie } = await onboarded()
    // Over HTTP one of each kind: the screen asks the function above.
    const some = evil.filter((_, at) => at < 20 || at % 7 === 0)
    for (const next of some) {
      const answer = await call('GET', `/login?next=${encodeURIComponent(next)}`, undefined, { cookie })
      expectHere(answer.headers.get('location'), next)
    }
    say(`open redirects: ${evil.length} addresses as next, ${some.length} of them over HTTP, none followed`)
  })

  test("nor as next-auth's callbackUrl, in query, body or cookie", { timeout: 60_000 }, async () => {
    const { email } = await onboarded()
    const csrf = await call('GET', '/api/auth/csrf')
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    let count = 0
    for (const callbackUrl of evil.slice(0, 30)) {
      const fields = { csrfToken: csrf.body.csrfToken, email, password: 'correct horse', callbackUrl }
      const raw = new URLSearchParams(fields).toString()
      const planted = `next-auth.callback-url=${encodeURIComponent(callbackUrl)}`
      const answers = await Promise.all([
        call('POST', '/api/auth/callback/credentials', undefined, { raw, cookie: cookieOf(csrf), headers }),
        call('GET', `/api/auth/signin?callbackUrl=${encodeURIComponent(callbackUrl)}`),
        call('GET', '/api/auth/signin', undefined, { cookie: planted }),
      ])
      for (const answer of answers) {
        expectHere(answer.headers.get('location'), callbackUrl)
        count++
      }
    }
    say(`open redirects: ${count} requests with a foreign callbackUrl, none followed`)
  })

  async function onboarded() {
    const account = await newAccount()
    const done = { selectedDomains: ['career'], onboardingCompleted: true }
    await account.patch('/api/users/profile', done)
    return { cookie: account.cookie, email: account.user.email }
  }

  function expectHere(location: string | null, what: string): void {
    if (location === null) return
    const target = new URL(location, inject('baseUrl'))
    expect([what, target.hostname]).toEqual([what, new URL(inject('baseUrl')).hostname])
    expect(/^[/\\]{2}/.test(location), `${what} led to ${location}`).toBe(false)
  }
})
