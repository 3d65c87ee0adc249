import type { Page } from '@playwright/test'
import { accountMessages } from '@/lib/contract/messages/account'
import { authMessages } from '@/lib/contract/messages/auth'
import { serverMessages } from '@/lib/contract/messages/server'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { refusals, refuse } from '../support/refuse'
import { told } from '../support/told'
import { visit } from '../support/visit'

/** A device that Chromium plays, unlocked as soon as it is asked. */
async function pluggedIn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    forget: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
    unlocks: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function signedOut(page: Page) {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await visit(page, '/login')
}

test('a passkey is added, logs in, and is removed', async ({ page, tolerate }) => {
  test.slow()
  tolerate(refusals)
  const { password } = await signedIn(page)
  const device = await pluggedIn(page)
  await visit(page, '/settings#sessions')
  const add = page.getByRole('button', { name: 'Add a passkey' })
  await add.click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('Name', { exact: true })
  const current = dialog.getByLabel('Current password', { exact: true })
  const make = dialog.getByRole('button', { name: 'Add passkey' })
  await expect(current).toBeFocused()
  await expect(name).toHaveValue(/Chrome/)
  await name.fill(' ')
  await make.click()
  await expect(dialog.getByText(accountMessages.field.passkeyNameRequired, { exact: true })).toBeVisible()
  await name.fill('x'.repeat(61))
  await current.fill('not this one')
  await make.click()
  await expect(dialog.getByText(accountMessages.field.passkeyNameTooLong, { exact: true })).toBeVisible()
  await name.fill('My laptop')
  await make.click()
  await told(page, accountMessages.failed.addPasskey)
  await expect(dialog.getByText(authMessages.field.passwordWrong, { exact: true })).toBeVisible()
  await current.fill(password)
  await device.unlocks(false)
  await make.click()
  await told(page, accountMessages.failed.addPasskey, authMessages.error.passkeyLeft)
  await device.unlocks(true)
  await make.click()
  await told(page, accountMessages.passkeyAdded.title, accountMessages.passkeyAdded.description)
  await expect(dialog).toHaveCount(0)
  const list = page.getByRole('list', { name: 'Passkeys' })
  await expect(list.getByRole('listitem')).toHaveText(/My laptop.*Not used yet/)

  await add.click()
  await current.fill(password)
  await make.click()
  await told(page, accountMessages.failed.addPasskey, accountMessages.error.passkeyIsThere)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await signedOut(page)
  const enter = page.getByRole('button', { name: 'Use a passkey' })
  await device.unlocks(false)
  await enter.click()
  await told(page, authMessages.failed.login, authMessages.error.passkeyLeft)
  await device.unlocks(true)
  await enter.click()
  await page.waitForURL('**/dashboard')

  await visit(page, '/settings#sessions')
  await expect(list.getByRole('listitem')).toHaveText(/My laptop.*Last used/)
  const remove = page.getByRole('button', { name: 'Remove passkey My laptop' })
  const confirm = page.getByRole('alertdialog')
  const allow = await refuse(page, 'DELETE /api/auth/passkeys/*')
  await remove.click()
  await expect(confirm.getByText(accountMessages.confirm.removePasskey, { exact: true })).toBeVisible()
  await confirm.getByRole('button', { name: 'Remove passkey' }).click()
  await told(page, accountMessages.failed.removePasskey, serverMessages.internal)
  allow()
  await remove.click()
  await confirm.getByRole('button', { name: 'Remove passkey' }).click()
  await told(page, accountMessages.passkeyRemoved.title, accountMessages.passkeyRemoved.description)
  await expect(list).toHaveCount(0)

  // The device has it still, and is told that it opens nothing.
  await signedOut(page)
  await enter.click()
  await told(page, authMessages.failed.login, authMessages.passkeyRefused)
  await expect(page).toHaveURL(/\/login/)
})
