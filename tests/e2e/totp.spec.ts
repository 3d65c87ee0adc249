import type { Page } from '@playwright/test'
import { accountMessages } from '@/lib/contract/messages/account'
import { authMessages } from '@/lib/contract/messages/auth'
import { serverMessages } from '@/lib/contract/messages/server'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { refusals, refuse } from '../support/refuse'
import { told } from '../support/told'
import { appCode, stepNow } from '../support/totp'
import { visit } from '../support/visit'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const wrong = serverMessages.internal

test('two-step login is set up, asked for, and ended', async ({ page, tolerate }) => {
  test.slow()
  tolerate(refusals)
  const { email, password, api } = await signedIn(page)
  const [recovery] = (await api('POST', '/api/auth/recovery-codes', { currentPassword: password })).recoveryCodes
  await visit(page, '/settings#sessions')
  const begin = page.getByRole('button', { name: 'Turn on two-step login' })
  const allowBegin = await refuse(page, 'POST /api/auth/totp')
  await begin.click()
  await told(page, accountMessages.failed.beginTotp, wrong)
  allowBegin()
  await begin.click()
  const dialog = page.getByRole('dialog')
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await expect(dialog.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', /^otpauth:\/\/totp\/Apogee/)
  const code = dialog.getByLabel('6-digit code from your app', { exact: true })
  const turnOn = dialog.getByRole('button', { name: 'Turn on' })
  await turnOn.click()
  await expect(dialog.getByText(authMessages.field.passwordRequired, { exact: true })).toBeVisible()
  await expect(dialog.getByText(authMessages.field.appCodeRequired, { exact: true })).toBeVisible()
  await dialog.getByLabel('Current password', { exact: true }).fill('not this one')
  await code.fill('123')
  await turnOn.click()
  await expect(dialog.getByText(authMessages.field.appCodeSix, { exact: true })).toBeVisible()
  await code.fill('000000')
  await turnOn.click()
  await expect(dialog.getByText(authMessages.field.passwordWrong, { exact: true })).toBeVisible()
  await dialog.getByLabel('Current password', { exact: true }).fill(password)
  await turnOn.click()
  await expect(dialog.getByText(authMessages.field.appCodeWrong, { exact: true })).toBeVisible()
  const step = stepNow()
  await code.fill(appCode(secret, step))
  await turnOn.click()
  await told(page, accountMessages.totpOn.title, accountMessages.totpOn.description)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^On: logging in also needs a code/)).toBeVisible()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await visit(page, '/login')
  await expect(field(page, 'Two-step code')).toHaveCount(0)
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  const enter = page.getByRole('button', { name: 'Log in' })
  await enter.click()
  await expect(field(page, 'Two-step code')).toBeFocused()
  await expect(page.getByText(authMessages.codeRequired, { exact: true })).toBeVisible()
  await field(page, 'Two-step code').fill(appCode(secret, step))
  await enter.click()
  // One sentence, and the hint under it.
  const why = authMessages.codeWrong.replace('This', 'this')
  await expect(page.getByText(`${authMessages.failed.login}: ${why}`, { exact: true })).toBeVisible()
  await expect(page.getByText(authMessages.codeRequired, { exact: true })).toBeVisible()
  await field(page, 'Two-step code').fill(recovery)
  await enter.click()
  await page.waitForURL('**/dashboard')

  await visit(page, '/settings#sessions')
  const end = page.getByRole('button', { name: 'Turn off two-step login' })
  await end.click()
  const turnOff = dialog.getByRole('button', { name: 'Turn off' })
  await dialog.getByLabel('Current password', { exact: true }).fill('not this one')
  await turnOff.click()
  await expect(dialog.getByText(authMessages.field.passwordWrong, { exact: true })).toBeVisible()
  const allowEnd = await refuse(page, 'DELETE /api/auth/totp')
  await dialog.getByLabel('Current password', { exact: true }).fill(password)
  await turnOff.click()
  await told(page, accountMessages.failed.endTotp, wrong)
  allowEnd()
  await turnOff.click()
  await told(page, accountMessages.totpOff.title, accountMessages.totpOff.description)
  await expect(begin).toBeFocused()
})
