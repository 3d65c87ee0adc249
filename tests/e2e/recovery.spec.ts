import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { authMessages } from '@/lib/contract/messages/auth'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { refusals, refuse } from '../support/refuse'
import { told } from '../support/told'
import { visit } from '../support/visit'

const CODE = /^[0-9a-z]{4}(?:-[0-9a-z]{4}){3}$/

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const complaint = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true })
const shownCodes = (page: Page) => page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')

async function signUp(page: Page): Promise<{ email: string }> {
  const email = `recovery-${randomUUID()}@example.com`
  await visit(page, '/signup')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill('correct horse')
  await field(page, 'Confirm password').fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
  return { email }
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('the codes of a signup are shown as setup is left, and one of them sets a new password', async ({ page }) => {
  const { email } = await signUp(page)
  await expect(shownCodes(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keep your recovery codes' })).toBeFocused()
  await expect(page).toHaveTitle('Keep your recovery codes · Apogee')
  await expect(shownCodes(page)).toHaveCount(10)
  const codes = await shownCodes(page).allTextContents()
  for (const code of codes) expect(code).toMatch(CODE)
  await expect(page.getByText(/Each of these ten sets a new password once/)).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download codes' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('apogee-recovery-codes.txt')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(email)
  expect(text).toContain(`\n${codes.join('\n')}\n`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy codes' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  // A reload keeps them, in this tab alone.
  await visit(page, '/onboarding')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(shownCodes(page)).toHaveCount(10)
  expect(await shownCodes(page).allTextContents()).toEqual(codes)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  for (const code of codes) expect(stored).not.toContain(code)

  await page.getByRole('button', { name: 'Back to setup' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(4)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(codes[0])

  await visit(page, '/login')
  await field(page, 'Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('**/recover')
  await expect(field(page, 'Email')).toHaveValue(email)
  await visit(page, '/recover')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(page.getByText(/Whoever hosts this server can set a new password/)).toBeVisible()
  await field(page, 'Email').fill(email)
  await field(page, 'Recovery code').fill((codes[4] ?? '').toUpperCase().replaceAll('-', ' '))
  await field(page, 'New password').fill('a new horse')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(field(page, 'New password')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByText(authMessages.passwordRecovered.title, { exact: true })).toBeVisible()
  await expect(page.getByText(authMessages.passwordRecovered.description, { exact: true })).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Password')).toBeFocused()

  await logIn(page, email, 'a new horse')
  await page.waitForURL('**/onboarding')
  await expect(shownCodes(page)).toHaveCount(0)
})

test('finished onboarding shows the codes no more', async ({ page }) => {
  await signUp(page)
  await page.getByRole('checkbox', { name: /career/i }).check()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(shownCodes(page)).toHaveCount(10)
  // A reload at this moment keeps them, though setup is over.
  await visit(page, '/onboarding')
  await expect(shownCodes(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Go to Today' }).click()
  await page.waitForURL('**/dashboard')
  expect(await page.evaluate(() => sessionStorage.getItem('recovery-codes'))).toBeNull()
  await visit(page, '/onboarding')
  await expect(shownCodes(page)).toHaveCount(0)
})

test('a tab that was closed during setup loses nobody their codes: the next one makes new ones', async ({ page }) => {
  const { password } = await signedIn(page, { profile: {} })
  await visit(page, '/onboarding')
  await page.getByRole('checkbox', { name: /career/i }).check()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keep your recovery codes' })).toBeFocused()
  await field(page, 'Current password').fill(password)
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await expect(shownCodes(page)).toHaveCount(10)
  await visit(page, '/onboarding')
  await expect(shownCodes(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Go to Today' }).click()
  await page.waitForURL('**/dashboard')
})

test('recovery says what is wrong and keeps what was typed', async ({ page, tolerate }) => {
  tolerate(refusals)
  const { email } = await signedIn(page)
  await visit(page, '/recover')
  const set = page.getByRole('button', { name: 'Set new password' })
  await set.click()
  await expect(complaint(page, 'Enter your email')).toBeVisible()
  await expect(complaint(page, 'Enter one of your recovery codes')).toBeVisible()
  await expect(complaint(page, 'Choose a password of at least 6 characters')).toBeVisible()
  await field(page, 'Email').fill(email)
  await field(page, 'Recovery code').fill('0000-0000-0000-0000')
  await field(page, 'New password').fill('a new horse')
  await set.click()
  // The form says so itself, and no toast beside it.
  await expect(page.getByRole('main').getByText('Invalid email or recovery code', { exact: true })).toBeVisible()
  await expect(page.getByText('Invalid email or recovery code')).toHaveCount(1)
  await expect(field(page, 'Recovery code')).toBeFocused()
  await expect(field(page, 'New password')).toHaveValue('a new horse')
  await expect(page).toHaveURL(/\/recover$/)
})

test('a password can be forgotten while a session lasts: it ends with the others', async ({ page }) => {
  const { email, password, api } = await signedIn(page)
  const [code] = (await api('POST', '/api/auth/recovery-codes', { currentPassword: password })).recoveryCodes
  await visit(page, '/recover')
  await field(page, 'Email').fill(email)
  await field(page, 'Recovery code').fill(code)
  await field(page, 'New password').fill('a new horse')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await logIn(page, email, 'a new horse')
  await page.waitForURL('**/dashboard')
})

test('new codes are made in Settings with the password, and the ones before are void', async ({ page, tolerate }) => {
  tolerate(refusals)
  const { email, password, api } = await signedIn(page)
  const old: string[] = (await api('POST', '/api/auth/recovery-codes', { currentPassword: password })).recoveryCodes
  await page.request.post('/api/auth/recover', { data: { email, code: old[0], newPassword: password } })
  const again = await page.request.post('/api/auth/login', { data: { email, password } })
  const { token } = await again.json()
  await visit(page, '/login')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await visit(page, '/settings#sessions')
  await expect(page.getByText('You have 9 of 10 left.')).toBeVisible()

  const open = page.getByRole('button', { name: 'New codes' })
  await open.click()
  const dialog = page.getByRole('dialog')
  const make = dialog.getByRole('button', { name: 'Make new codes' })
  const current = dialog.getByLabel('Current password', { exact: true })
  await make.click()
  await expect(dialog.getByText('Enter your password', { exact: true })).toBeVisible()
  await current.fill('not this one')
  await make.click()
  await expect(dialog.getByText('This is not your current password', { exact: true })).toBeVisible()
  const allow = await refuse(page, 'POST /api/auth/recovery-codes', 'storage_full')
  await current.fill(password)
  await make.click()
  await told(page, 'Codes not created', 'There is no space left to save this. Nothing was changed.')
  allow()
  await current.press('Enter')
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const made = await codes.allTextContents()
  expect(made.filter((code) => !CODE.test(code) || old.includes(code))).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await expect(page.getByText('You have 10 of 10 left.')).toBeVisible()

  // Opened again it asks again: nothing of them is left on the screen.
  await open.click()
  await expect(current).toHaveValue('')
  await expect(codes).toHaveCount(0)
  const recover = (code: string | undefined) =>
    page.request.post('/api/auth/recover', { data: { email, code, newPassword: 'a new horse' } })
  expect((await recover(old[1])).status()).toBe(401)
  expect((await recover(made[1])).status()).toBe(204)
})
