import { describe, expect, test } from 'vitest'
import { safeNextPath } from '@/lib/contract/paths'
import { call, cookieOf, newAccount } from '../support/api-client'
import { baseUrl } from '../support/base-url'

const say = (line: string) => process.stdout.write(`${line}\n`)

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
    const target = new URL(location, baseUrl())
    expect([what, target.hostname]).toEqual([what, new URL(baseUrl()).hostname])
    expect(/^[/\\]{2}/.test(location), `${what} led to ${location}`).toBe(false)
  }
})
