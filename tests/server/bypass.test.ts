import { beforeAll, expect, test } from 'vitest'
import { type Account, call, newAccount } from '../support/api-client'
import { sendRaw } from '../support/fuzz-client'

const SECRET = 'Secret-mission-title'
const NONCE = 'bm9uY2Utb2YtYW4tYXR0YWNrZXI='

const headerSets: Record<string, string>[] = [
  {},
  { 'x-middleware-subrequest': 'middleware' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-middleware-subrequest': 'pages/_middleware' },
  { 'x-middleware-invoke': '1', 'x-middleware-next': '1' },
  { 'x-middleware-rewrite': '/goals' },
  { purpose: 'prefetch', 'next-router-prefetch': '1' },
  { 'sec-purpose': 'prefetch;prerender', 'x-purpose': 'preview' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-url': '/goals', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' },
  { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
  { 'x-nextjs-data': '1' },
  { 'x-invoke-path': '/goals', 'x-invoke-status': '200' },
  { 'x-matched-path': '/goals' },
  { 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'https' },
  { 'x-original-url': '/goals', 'x-rewrite-url': '/goals' },
]

const targets = [
  '/goals',
  '/goals/',
  '/goals?_rsc=1abcd',
  '/goals.rsc',
  '/goals.prefetch.rsc',
  '/goals.segments/_tree.segment.rsc',
  '/goals.json',
  '/_next/data/build/goals.json',
  '/%67oals',
  '/%2fgoals',
  '/goals%2f',
  '/goals%5c',
  '//goals',
  '/./goals',
  '/login/../goals',
  '/login/..%2fgoals',
  '/api/../goals',
  '/GOALS',
  '/(app)/goals',
  '/en/goals',
  '/goals;x=1',
  '/goals%00',
]

let ended: Account
beforeAll(async () => {
  ended = await newAccount()
  await ended.patch('/api/users/profile', { selectedDomains: ['career'], onboardingCompleted: true })
  await ended.post('/api/goals', { title: SECRET, domain: 'career' })
  const { cookie } = ended
  expect(String((await call('GET', '/goals', undefined, { cookie })).body)).toContain(SECRET)
  await ended.post('/api/auth/logout')
})

test('no header and no spelling gets a protected byte past the lock', { timeout: 180_000 }, async () => {
  let count = 0
  for (const target of targets) {
    for (const headers of headerSets) {
      for (const Cookie of ['', ended.cookie]) {
        const answer = await sendRaw({ method: 'GET', target, headers: { ...headers, ...(Cookie && { Cookie }) } })
        expect(answer.status, `${target} ${JSON.stringify(headers)}`).toBeLessThan(500)
        expect(answer.text, `${target} ${JSON.stringify(headers)}`).not.toContain(SECRET)
        count++
      }
    }
  }
  process.stdout.write(`middleware bypass: ${count} requests, no protected byte\n`)
})

test('a nonce, a policy and a path from outside are nobody’s word', async () => {
  const policy = `script-src 'nonce-${NONCE}' 'unsafe-inline'`
  const headers = { 'x-nonce': NONCE, 'x-path': '//evil.example', 'content-security-policy': policy }
  for (const path of ['/', '/login', '/nowhere', '/goals']) {
    const answer = await call('GET', path, undefined, { headers })
    expect(String(answer.body), path).not.toContain(NONCE)
    expect(answer.headers.get('content-security-policy'), path).not.toContain(NONCE)
    expect(answer.headers.get('location') ?? '', path).not.toContain('evil')
  }
})
