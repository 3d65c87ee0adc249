import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { visit } from '../support/visit'

test('the landing page: two calls to action, three promises, a footer', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Sign up' }).first()).toHaveAttribute('href', '/signup')
  await expect(main.getByRole('link', { name: 'Log in' }).first()).toHaveAttribute('href', '/login')
  await expect(main.getByRole('article').getByRole('heading')).toHaveText([
    'Fast execution',
    'Ambitious goals',
    'AI insights',
  ])
  await expect(page.getByRole('contentinfo')).toContainText('written by an AI')
  // Each picture says in words what it shows.
  for (const picture of await main.getByRole('img').all()) await expect(picture).toHaveAccessibleName(/\w/)
})

test('on a phone the way in stays when the hero is scrolled away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const account = page.getByRole('banner').getByRole('navigation', { name: 'Account' })
  for (const name of ['Log in', 'Sign up']) {
    await expect(account.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('how strong a password is, is said and holds nobody back', async ({ page }) => {
  await visit(page, '/signup')
  await page.getByLabel('Email').fill(`hint-${randomUUID()}@example.com`)
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAccessibleDescription('At least 6 characters')
  for (const [typed, said] of [
    ['correct horse battery staple', 'Strong'],
    ['correct horse', 'Good'],
    ['abcdef', /^Weak: a few words in a row are stronger$/],
  ] as const) {
    await password.fill(typed)
    await expect(password).toHaveAccessibleDescription(said)
  }
  await page.getByRole('button', { name: 'Show' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByLabel('Confirm password').fill('abcdef')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
})

test('the forms say what they are doing, and are not sent twice', async ({ page }) => {
  let calls = 0
  let answer = () => {}
  const held = async (path: string) => {
    const wait = new Promise<void>((resolve) => {
      answer = resolve
    })
    calls = 0
    await page.route(path, async (route) => {
      calls++
      await wait
      await route.fallback()
    })
  }
  const email = `busy-${randomUUID()}@example.com`
  await visit(page, '/signup')
  await held('**/api/auth/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Confirm password').fill('correct horse')
  await page.getByLabel('Confirm password').press('Enter')
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  answer()
  await page.waitForURL('**/onboarding')
  expect(calls).toBe(1)

  await held('**/api/users/profile')
  await page.getByRole('checkbox', { name: /career/i }).check()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.getByRole('button', { name: 'Setting up...' })).toBeDisabled()
  answer()
  await page.getByRole('button', { name: 'Go to Today' }).click()
  await page.waitForURL('**/dashboard')

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await visit(page, '/login')
  await held('**/api/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  answer()
  await page.waitForURL('**/dashboard')
  expect(calls).toBe(1)
})

test('onboarding can be skipped, which signs out, and come back to', async ({ page }) => {
  await signedIn(page, { profile: {} })
  await page.goto('/goals')
  await page.waitForURL('**/onboarding')
  await visit(page, '/onboarding')
  await expect(page.getByRole('checkbox')).toHaveCount(4)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
