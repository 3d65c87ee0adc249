import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { authMessages } from '@/lib/contract/messages/auth'
import { LINK_FIRST, NO_VERIFIED_EMAIL } from '@/lib/contract/oauth'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { refusals, refuse } from '../support/refuse'
import { told } from '../support/told'
import { visit } from '../support/visit'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const complaint = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true })
const newEmail = () => `words-${randomUUID()}@example.com`

/** An account that this browser knows nothing of. */
async function accountElsewhere(request: APIRequestContext) {
  const data = { email: newEmail(), password: 'correct horse', timeZone: 'UTC' }
  expect((await request.post('/api/auth/signup', { data })).ok()).toBe(true)
  return data
}

test('signup says what is wrong and keeps what was typed, and so does onboarding', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(refusals)
  const taken = await accountElsewhere(request)
  await visit(page, '/signup')
  const create = page.getByRole('button', { name: 'Create account' })
  await create.click()
  await expect(complaint(page, 'Enter your email')).toBeVisible()
  await expect(complaint(page, 'Choose a password of at least 6 characters')).toBeVisible()
  await expect(complaint(page, 'Type the password once more')).toBeVisible()
  await field(page, 'Email').fill(newEmail())
  await field(page, 'Password').fill('short')
  await create.click()
  await expect(complaint(page, 'Password must be at least 6 characters')).toBeVisible()
  await expect(complaint(page, 'Password too short')).toBeVisible()

  await field(page, 'Email').fill('ada@')
  await field(page, 'Password').fill('x'.repeat(129))
  await field(page, 'Confirm password').fill('another')
  await create.click()
  await expect(complaint(page, 'Enter an email address like ada@example.com')).toBeVisible()
  await expect(complaint(page, 'Password must be at most 128 characters')).toBeVisible()
  await expect(complaint(page, 'Passwords do not match')).toBeVisible()

  await page.getByLabel('First name').fill('Ada')
  await field(page, 'Email').fill(taken.email)
  await create.click()
  await expect(complaint(page, 'Password mismatch')).toBeVisible()
  await field(page, 'Password').fill('battery staple')
  await field(page, 'Confirm password').fill('battery staple')
  await create.click()
  await expect(complaint(page, 'Signup failed')).toBeVisible()
  await expect(complaint(page, 'An account with this email already exists.')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveValue(taken.email)
  await expect(field(page, 'Password')).toHaveValue('battery staple')

  // What no error body explains: a proxy's own page.
  const allowSignup = await refuse(page, 'POST /api/auth/signup', { status: 502, body: '<h1>Bad gateway</h1>' })
  await create.click()
  await expect(complaint(page, 'Signup failed')).toBeVisible()
  await expect(complaint(page, 'Something went wrong. Please try again.')).toBeVisible()
  allowSignup()
  await field(page, 'Email').fill(newEmail())
  await create.click()
  await told(page, 'Account created!', 'Welcome to Apogee.')

  const complete = page.getByRole('button', { name: 'Complete Setup' })
  await complete.click()
  await expect(complaint(page, 'Select at least one domain')).toBeVisible()
  await expect(complaint(page, 'Please choose at least one life domain to focus on')).toBeVisible()
  const box = page.getByRole('checkbox', { name: /health/i })
  await box.check()
  const allow = await refuse(page, 'PATCH /api/users/profile', 'storage_full')
  await complete.click()
  await told(page, 'Update failed', 'There is no space left to save this. Nothing was changed.')
  await expect(box).toBeChecked()
  allow()
  await complete.click()
  await told(page, 'Profile updated!', 'Your preferences have been saved.')
  await page.getByRole('button', { name: 'Go to Today' }).click()
  await page.waitForURL('**/dashboard')
})

test('login says what is wrong, and a wrong password not whose it is', async ({ page, request, tolerate }) => {
  tolerate(refusals)
  const { email, password } = await accountElsewhere(request)
  await visit(page, '/login')
  const enter = page.getByRole('button', { name: 'Log in' })
  await enter.click()
  await expect(complaint(page, 'Enter your email')).toBeVisible()
  await expect(complaint(page, 'Enter your password')).toBeVisible()

  for (const [who, why] of [
    [email, 'wrong horse'],
    [newEmail(), password],
  ] as const) {
    await field(page, 'Email').fill(who)
    await field(page, 'Password').fill(why)
    await enter.click()
    await expect(complaint(page, 'Login failed: invalid email or password')).toBeVisible()
    await expect(page.getByRole('main').getByText('Invalid email or password')).toHaveCount(1)
    await expect(field(page, 'Email')).toHaveValue(who)
    await expect(field(page, 'Password')).toBeFocused()
  }
  await field(page, 'Email').fill(email)
  await enter.click()
  await told(page, 'Welcome back!', "You've been successfully logged in.")
  await page.waitForURL('**/onboarding')
})

test('what became of signing in with another account is said on the login screen', async ({ page }) => {
  for (const [error, words] of [
    [LINK_FIRST, authMessages.error.linkFirst],
    [NO_VERIFIED_EMAIL, authMessages.error.noVerifiedEmail],
    ['OAuthCallback', authMessages.error.provider],
  ] as const) {
    await page.goto(`/login?error=${error}`)
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
  }
})

test('a session that cannot be ended goes on; one that was ended elsewhere says so and keeps the draft', async ({
  page,
  tolerate,
}) => {
  tolerate(refusals)
  const { api, email, password } = await signedIn(page)
  await visit(page, '/goals')
  const allow = await refuse(page, 'POST /api/auth/logout')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await told(page, 'Could not sign you out', 'Something went wrong on our side. Please try again.')
  await expect(page).toHaveURL(/\/goals$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  allow()

  await page.getByRole('button', { name: 'Create New Goal' }).first().click()
  const dialog = page.getByRole('dialog')
  // The words are read for a measure once they rest: a call of that kind, refused, would lead to the login by itself.
  const isRead = page.waitForResponse('**/api/goals/measure')
  await dialog.getByLabel('Title').fill('Sail to Samos')
  await dialog.getByLabel('Area').selectOption({ label: 'Health' })
  await isRead
  await api('POST', '/api/auth/logout')
  await dialog.getByRole('button', { name: 'Create Goal' }).click()
  await page.waitForURL('**/login?**')
  await expect(page.getByText('You have been signed out. Sign in again to go on.', { exact: true })).toBeVisible()
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/goals')
  await page.getByRole('button', { name: 'Create New Goal' }).first().click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Sail to Samos')
})

test('an address with nothing at it says so, to a guest and to a user', async ({ page, tolerate }) => {
  tolerate(refusals)
  const visitNowhere = async () => {
    expect((await page.goto('/nowhere/at-all'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  }
  await visitNowhere()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await signedIn(page)
  await visitNowhere()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Goals' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await page.waitForURL('**/dashboard')
})
