import type { Page } from '@playwright/test'
import { messages } from '@/lib/contract/messages'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { refusals, refuse } from '../support/refuse'
import { told } from '../support/told'
import { appCode, stepNow } from '../support/totp'
import { visit } from '../support/visit'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const wrong = messages.server.internal

test('two-step login is set up, asked for, and ended', async ({ page, tolerate }) => {
  test.slow()
  tolerate(refusals)
  const { email, password, api } = await signedIn(page)
  const [recovery] = (await api('POST', '/api/auth/recovery-codes', { currentPassword: password })).recoveryCodes
  await visit(page, '/settings')
  const begin = page.getByRole('button', { name: 'Begin two-step login' })
  const allowBegin = await refuse(page, 'POST /api/auth/totp')
  await begin.click()
  await told(page, messages.failed.beginTotp, wrong)
  allowBegin()
  await begin.click()
  const dialog = page.getByRole('dialog')
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await expect(dialog.getByRole('link', { name: 'open the app' })).toHaveAttribute('href', /^otpauth:\/\/totp\/Apogee/)
  const code = dialog.getByLabel('Code of the app', { exact: true })
  const turnOn = dialog.getByRole('button', { name: 'Turn on' })
  await turnOn.click()
  await expect(dialog.getByText(messages.field.appCodeRequired, { exact: true })).toBeVisible()
  await code.fill('abc')
  await turnOn.click()
  await expect(dialog.getByText(messages.field.appCodeWrong, { exact: true })).toBeVisible()
  const step = stepNow()
  await code.fill(appCode(secret, step))
  await turnOn.click()
  await told(page, messages.totpOn.title, messages.totpOn.description)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^On: logging in also needs a code/)).toBeVisible()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await visit(page, '/login')
  await expect(field(page, 'Code')).toHaveCount(0)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  const enter = page.getByRole('button', { name: 'Log in' })
  await enter.click()
  await expect(field(page, 'Code')).toBeFocused()
  await expect(page.getByText(messages.server.codeRequired, { exact: true })).toBeVisible()
  await field(page, 'Code').fill(appCode(secret, step))
  await enter.click()
  await told(page, 'Login failed', messages.server.codeWrong)
  await expect(page.getByRole('alert').getByText(messages.server.codeWrong, { exact: true })).toBeVisible()
  await field(page, 'Code').fill(recovery)
  await enter.click()
  await page.waitForURL('**/dashboard')

  await visit(page, '/settings')
  const end = page.getByRole('button', { name: 'End two-step login' })
  await end.click()
  const turnOff = dialog.getByRole('button', { name: 'Turn off' })
  await dialog.getByLabel('Current password', { exact: true }).fill('not this one')
  await turnOff.click()
  await told(page, messages.failed.endTotp)
  await dialog.getByLabel('Current password', { exact: true }).fill(password)
  await turnOff.click()
  await told(page, messages.totpOff.title, messages.totpOff.description)
  await expect(begin).toBeFocused()
})
