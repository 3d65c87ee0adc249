import { expect, test, vi } from 'vitest'
import { requireSameOrigin } from './origin'

vi.mock('@/lib/server/env', () => ({ env: { NEXTAUTH_URL: 'https://coach.example.org' } }))

const isTaken = (headers: Record<string, string>) => {
  try {
    requireSameOrigin(new Request('http://localhost/api/goals', { method: 'POST', headers }))
    return true
  } catch (error) {
    expect(error).toMatchObject({ code: 'forbidden' })
    return false
  }
}

const site = { host: 'coach.example.org' }
const local = { host: 'localhost:3000' }

test.each([
  { ...site, origin: 'https://coach.example.org' },
  { ...site },
  { ...site, origin: 'https://coach.example.org', 'x-forwarded-proto': 'http' },
  { ...local, origin: 'http://localhost:3000' },
  { ...local, origin: 'https://localhost:3000', 'x-forwarded-proto': 'https,http' },
])('%j is this site', (headers) => expect(isTaken(headers)).toBe(true))

test.each([
  // The same host in the clear, where somebody on the way may have written the page.
  { ...site, origin: 'http://coach.example.org' },
  { ...site, origin: 'https://coach.example.org:444' },
  { ...site, origin: 'http://coach.example.org:443' },
  { ...site, origin: 'https://evil@coach.example.org' },
  { ...site, origin: 'https://coach.example.org/' },
  { ...site, origin: 'https://coach.example.org/page' },
  { ...site, origin: 'HTTPS://COACH.EXAMPLE.ORG' },
  { ...site, origin: 'ftp://coach.example.org' },
  { ...site, origin: 'javascript://coach.example.org' },
  { ...site, origin: 'https://coach.example.org.evil.example' },
  { ...site, origin: 'null' },
  { ...site, origin: '' },
  { ...local, origin: 'https://localhost:3000' },
  { ...local, origin: 'http://localhost' },
  { ...local, origin: 'chrome-extension://localhost:3000' },
  { origin: 'https://coach.example.org' },
  { ...site, origin: 'https://coach.example.org', 'sec-fetch-site': 'cross-site' },
])('%j is another one', (headers) => expect(isTaken(headers as Record<string, string>)).toBe(false))
