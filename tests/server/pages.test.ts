import { describe, expect, test } from 'vitest'
import { type Account, call, cookieOf, newAccount } from '../support/api-client'

const page = (path: string, cookie?: string, headers?: Record<string, string>) =>
  call('GET', path, undefined, { cookie, headers: { Accept: 'text/html', ...headers } })

async function onboarded(): Promise<{ account: Account; cookie: string }> {
  const account = await newAccount()
  const answer = await account.patch('/api/users/profile', { selectedDomains: ['career'], onboardingCompleted: true })
  return { account, cookie: cookieOf(answer) }
}

const target = (answer: { headers: Headers }) => {
  const location = new URL(answer.headers.get('location') ?? '', 'http://site.invalid')
  return location.pathname + location.search
}

describe('signed out', () => {
  test.each(['/', '/login', '/signup', '/recover'])('%s is served', async (path) => {
    expect((await page(path)).status).toBe(200)
  })

  test.each([
    ['/dashboard', '/login?next=%2Fdashboard'],
    ['/goals?status=all', '/login?next=%2Fgoals%3Fstatus%3Dall'],
    ['/chat', '/login?next=%2Fchat'],
    ['/onboarding', '/login?next=%2Fonboarding'],
  ])('%s goes to the login screen', async (path, to) => {
    const answer = await page(path)
    expect(answer.status).toBe(307)
    expect(target(answer)).toBe(to)
  })

  test('anything unknown is the 404 screen', async () => {
    const answer = await page('/nowhere')
    expect(answer.status).toBe(404)
    expect(answer.body).toContain('404 Page Not Found')
  })
})

describe('signed in', () => {
  test('not onboarded, every screen goes to onboarding', async () => {
    const { cookie } = await newAccount()
    for (const path of ['/', '/dashboard', '/goals', '/chat', '/nowhere']) {
      expect(target(await page(path, cookie)), path).toBe('/onboarding')
    }
    expect((await page('/onboarding', cookie)).status).toBe(200)
  })

  test('onboarded, / and /dashboard are the same dashboard and onboarding stays open', async () => {
    const { cookie } = await onboarded()
    for (const path of ['/', '/dashboard']) expect((await page(path, cookie)).body, path).toContain('Welcome back, Ada')
    for (const path of ['/login', '/signup']) expect(target(await page(path, cookie)), path).toBe('/dashboard')
    expect((await page('/onboarding', cookie)).status).toBe(200)
  })

  test('a cookie older than the onboarding opens every screen', async () => {
    const { token, cookie } = await newAccount()
    const profile = { selectedDomains: ['career'], onboardingCompleted: true }
    await call('PATCH', '/api/users/profile', profile, { token })
    for (const path of ['/', '/dashboard', '/goals', '/chat']) expect((await page(path, cookie)).status, path).toBe(200)
  })

  test('after logout the cookie opens no page, and the login screen is reached', async () => {
    const { account, cookie } = await onboarded()
    await account.post('/api/auth/logout')
    const answer = await page('/goals?tag=x', cookie)
    expect(answer.status).toBe(307)
    expect(target(answer)).toBe('/login?next=%2Fgoals%3Ftag%3Dx')
    expect((await page('/login', cookie)).status).toBe(200)
  })
})

describe('the lock behind the middleware', () => {
  test.each<Record<string, string>>([
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { purpose: 'prefetch', 'next-router-prefetch': '1' },
    { rsc: '1' },
  ])('%o gets no protected byte', async (headers) => {
    const { account, cookie } = await onboarded()
    await account.post('/api/goals', { title: 'Secret-mission-title', domain: 'career' })
    await account.post('/api/auth/logout')
    for (const credentials of [undefined, cookie]) {
      const answer = await page('/goals', credentials, headers)
      expect(String(answer.body)).not.toContain('Secret-mission-title')
    }
  })
})

test('every page carries a policy that names its own nonce', async () => {
  const answers = await Promise.all([page('/'), page('/'), page('/nowhere', undefined, { purpose: 'prefetch' })])
  const nonces = answers.map((answer) => {
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).not.toContain('unsafe-eval')
    return /'nonce-([^']+)'/.exec(policy)?.[1]
  })
  expect(new Set(nonces).size).toBe(3)
  const scripts = String(answers[0]?.body).match(/<script\b[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain(`nonce="${nonces[0]}"`)
})

test.each(['/', '/login', '/api/health', '/icon.svg'])('%s says what a browser may not do', async (path) => {
  const { headers } = await page(path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('x-powered-by')).toBeNull()
})
