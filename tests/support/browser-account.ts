import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type GoalsView, goalsViewCookie } from '@/lib/contract/goals-view'
import type { User } from '@/lib/contract/user'

type Options = {
  /** Where the app is, when it is not the run's own. */
  baseUrl?: string
  firstName?: string
  timeZone?: string
  /** Sent to the profile; without it the account has finished onboarding with one domain. */
  profile?: object
  /** How the goals screen lists goals; most tests are about what stands on the cards. */
  goalsView?: GoalsView
}

export type BrowserAccount = {
  user: User
  email: string
  password: string
  token: string
  /** Calls the API in the account's name and gives the answer's body; throws unless it is a success. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests are about
  api(method: string, path: string, body?: unknown): Promise<any>
}

/** Signs a new account in to the page's browser, past onboarding, without walking through the screens. */
export async function signedIn(page: Page, options: Options = {}): Promise<BrowserAccount> {
  const {
    baseUrl = process.env.TEST_BASE_URL ?? '',
    firstName = 'Ada',
    timeZone = 'UTC',
    goalsView = 'cards',
  } = options
  const email = `browser-${randomUUID()}@example.com`
  const password = 'correct horse'
  // The page's own request context, so that the cookie of the answer lands in its browser.
  const signup = await page.request.post(`${baseUrl}/api/auth/signup`, {
    data: { email, password, firstName, timeZone },
  })
  const { token, user } = await signup.json()
  const api: BrowserAccount['api'] = async (method, path, body) => {
    const headers = { Authorization: `Bearer ${token}` }
    // A server may close an idle connection at the very moment at which it is used again.
    const answer = await page.request.fetch(baseUrl + path, { method, headers, data: body, maxRetries: 2 })
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
    const text = await answer.text()
    return text ? JSON.parse(text) : null
  }
  const profile = options.profile ?? { selectedDomains: ['career'], onboardingCompleted: true }
  await api('PATCH', '/api/users/profile', profile)
  await page.context().addCookies([{ name: goalsViewCookie, value: goalsView, url: baseUrl }])
  await page.addInitScript(
    ([key, value]) => {
      // Once a tab: what a test removes must stay removed.
      if (sessionStorage.getItem('signed-in')) return
      sessionStorage.setItem('signed-in', 'yes')
      localStorage.setItem(key, value)
    },
    ['token', token] as const,
  )
  return { user, email, password, token, api }
}

/** Waits until what keeps things for later has arrived, which comes after the screen: it opens its store at once. */
export async function queueThere(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const names = await indexedDB.databases()
    return names.some(({ name }) => name === 'apogee-outbox')
  })
}
