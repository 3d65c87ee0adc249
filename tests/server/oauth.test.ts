import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../support/api-client'
import { type App, startApp } from '../support/start-app'

let app: App

beforeAll(async () => {
  app = await startApp({ env: { GITHUB_CLIENT_ID: 'the-client', GITHUB_CLIENT_SECRET: 'the-secret' } })
}, 300_000)
afterAll(() => app?.stop())

/** Keeps what an answer sets, as a browser would. */
function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function leaveFor(provider: string, callbackUrl: string) {
  const csrf = await fetch(`${app.url}/api/auth/csrf`)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const body = new URLSearchParams({ csrfToken, callbackUrl, json: 'true' })
  const headers = { Cookie: cookiesOf(csrf) }
  return fetch(`${app.url}/api/auth/signin/${provider}`, { method: 'POST', body, headers, redirect: 'manual' })
}

test('a provider is offered where it is set up, and leads to its own page with our address to come back to', async () => {
  for (const path of ['/login', '/signup']) {
    const page = await (await fetch(app.url + path)).text()
    expect(page).toContain('Continue with ')
    expect(page).toContain('GitHub')
    expect(page).not.toContain('Google')
  }
  const answer = await leaveFor('github', '/goals')
  const url = new URL(((await answer.json()) as { url: string }).url)
  expect(url.origin + url.pathname).toBe('https://github.com/login/oauth/authorize')
  expect(url.searchParams.get('client_id')).toBe('the-client')
  expect(url.searchParams.get('redirect_uri')).toBe(`${app.url}/api/auth/callback/github`)
  expect(url.searchParams.get('state')?.length).toBeGreaterThan(20)
  expect(url.href).not.toContain('the-secret')
})

test('a callback that this browser did not ask for signs no one in', async () => {
  const answer = await fetch(`${app.url}/api/auth/callback/github?code=stolen&state=forged`, { redirect: 'manual' })
  const location = answer.headers.get('location')
  expect(location).toBe('/login?error=OAuthCallback')
  expect(cookiesOf(answer)).not.toContain('session-token')
  const screen = await (await fetch(app.url + location)).text()
  expect(screen).toContain('Signing in there did not work')
})

test('none is where none is set up', async () => {
  expect((await leaveFor('google', '/')).status).toBe(404)
  expect(await (await call('GET', '/login')).body).not.toContain('Continue with ')
  for (const provider of ['google', 'github']) {
    expect((await call('GET', `/api/auth/callback/${provider}?code=x&state=y`)).status).toBe(404)
    expect((await call('POST', `/api/auth/signin/${provider}`, {})).status).toBe(404)
  }
})
