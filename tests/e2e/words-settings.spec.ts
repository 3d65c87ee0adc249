import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { refusals, refuse } from '../support/refuse'
import { told } from '../support/told'
import { visit } from '../support/visit'

const wrong = 'Something went wrong on our side. Please try again.'
const full = 'There is no space left to save this. Nothing was changed.'
const dialog = (page: Page) => page.getByRole('dialog')

test('a memory and a setting that cannot be changed stay as they were', async ({ page, tolerate }) => {
  tolerate(refusals)
  const { api } = await signedIn(page)
  await api('POST', '/api/chat', { message: 'I hate treadmills' })
  const [{ id, text }] = await api('GET', '/api/memories')
  await visit(page, '/settings')
  const allowUpdate = await refuse(page, 'PATCH /api/memories/*', 'storage_full')
  await page.getByRole('button', { name: `Edit: ${text}` }).click()
  const field = page.getByLabel('What your coach keeps in mind')
  await field.fill('Likes treadmills by now.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await told(page, 'Failed to update memory', full)
  await expect(field).toHaveValue('Likes treadmills by now.')
  allowUpdate()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await told(page, 'Memory updated')
  await page.getByRole('button', { name: 'Edit: Likes treadmills by now.' }).click()
  await field.fill('Runs outside.')
  await api('DELETE', `/api/memories/${id}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await told(page, 'Failed to update memory', 'Not found.')
  await expect(field).toHaveValue('Runs outside.')
  await page.getByRole('button', { name: 'Cancel' }).click()

  const forget = async () => {
    await page.getByRole('button', { name: 'Delete: Likes treadmills by now.' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want your coach to forget this?' })
    await question.getByRole('button', { name: 'Delete memory' }).click()
  }
  const allowDelete = await refuse(page, 'DELETE /api/memories/*')
  await forget()
  await told(page, 'Failed to delete memory', wrong)
  allowDelete()
  await forget()
  await told(page, 'Memory deleted')
  await expect(page.getByText('Nothing remembered yet')).toBeVisible()

  const pause = page.getByRole('switch', { name: 'Pause memory' })
  const allowProfile = await refuse(page, 'PATCH /api/users/profile', 'storage_full')
  await pause.click()
  await told(page, 'Update failed', full)
  await expect(pause).not.toBeChecked()
  allowProfile()
  await pause.click()
  await told(page, 'Profile updated!', 'Your preferences have been saved.')
  await expect(pause).toBeChecked()
})

test('files that cannot be made or read say why', async ({ page, tolerate }, info) => {
  tolerate(refusals)
  const { api } = await signedIn(page)
  await api('POST', '/api/journal', { mood: 3, notes: 'Knots.' })
  await visit(page, '/settings')
  const save = page.getByRole('button', { name: 'Export everything' })
  const allowExport = await refuse(page, 'GET /api/export/all')
  await save.click()
  await told(page, 'Export failed', wrong)
  allowExport()
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  await told(page, 'Export successful!', 'The file is among your downloads.')

  const report = page.getByRole('status')
  const choose = (path: string) => page.locator('input[type=file]').setInputFiles(path)
  const file = info.outputPath('account.json')
  await writeFile(file, '')
  await truncate(file, 32 * 1024 * 1024 + 1)
  await choose(file)
  await expect(report.getByText('This file is larger than 32 MB.', { exact: true })).toBeVisible()
  await writeFile(file, 'Knots.')
  await choose(file)
  const notJson = 'This is not a JSON file. Choose a file that “Export everything” made.'
  await expect(report.getByText(notJson, { exact: true })).toBeVisible()
  await writeFile(file, '{"format":"another"}')
  await choose(file)
  const foreign = 'This is not a whole-account export of Apogee. Choose a file that “Export everything” made.'
  await expect(report.getByText(foreign, { exact: true })).toBeVisible()
  await writeFile(file, '{"format":"apogee"}')
  await choose(file)
  await told(page, 'Import failed', 'Some fields need your attention.')
  const refused = 'Some of what is in this file cannot be imported, so nothing was.'
  await expect(report.getByText(refused, { exact: true })).toBeVisible()

  const exported = await download.path()
  const allowImport = await refuse(page, 'POST /api/import', 'storage_full')
  await choose(exported)
  await told(page, 'Import failed', full)
  await expect(report.getByText(full, { exact: true })).toBeVisible()
  allowImport()
  // A disk that fails between the choice and the reading.
  await page.evaluate(() => {
    Blob.prototype.text = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'))
  })
  await choose(exported)
  await expect(report.getByText('This file could not be read. Choose it again.', { exact: true })).toBeVisible()
  expect(await api('GET', '/api/journal')).toHaveLength(1)
})

test('ending a session, changing the password and deleting the account say what they did, or did not', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(refusals)
  const { api, email, password } = await signedIn(page)
  const headers = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1' }
  await request.post('/api/auth/login', { data: { email, password }, headers })
  await visit(page, '/settings')
  const rows = page.getByRole('list', { name: 'Live sessions' }).getByRole('listitem')
  const end = page.getByRole('button', { name: /^End session on/ })
  const allowEnd = await refuse(page, 'DELETE /api/auth/sessions/*')
  await end.click()
  await told(page, 'Failed to end session', wrong)
  await expect(rows).toHaveCount(2)
  allowEnd()
  await end.click()
  await told(page, 'Session ended', 'That device has been signed out.')
  await expect(rows).toHaveCount(1)

  await page.getByRole('button', { name: 'Change password' }).click()
  const field = (label: string) => dialog(page).getByLabel(label, { exact: true })
  const change = dialog(page).getByRole('button', { name: 'Change password' })
  await field('New password').fill('x'.repeat(129))
  await field('Confirm new password').fill('x'.repeat(129))
  await change.press('Enter')
  await expect(dialog(page).getByText('Enter your password', { exact: true })).toBeVisible()
  await expect(dialog(page).getByText('Password must be at most 128 characters', { exact: true })).toBeVisible()
  await field('Current password').fill(password)
  await field('New password').fill('battery staple')
  await field('Confirm new password').fill('battery staple')
  const allowChange = await refuse(page, 'POST /api/auth/password', 'storage_full')
  await change.press('Enter')
  await told(page, 'Password not changed', full)
  await expect(field('New password')).toHaveValue('battery staple')
  allowChange()
  await change.press('Enter')
  await told(page, 'Password changed', 'Every other session has been signed out.')
  await expect(dialog(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete Account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete your account?' })
  await question.getByRole('button', { name: 'Continue' }).click()
  const allowDeletion = await refuse(page, 'DELETE /api/users/me')
  await dialog(page).getByLabel('Your email').fill(email)
  const remove = dialog(page).getByRole('button', { name: 'Delete my account' })
  await remove.press('Enter')
  await told(page, 'Account not deleted', wrong)
  await expect(dialog(page).getByLabel('Your email')).toHaveValue(email)
  expect((await api('GET', '/api/auth/me')).email).toBe(email)
  allowDeletion()
  await remove.press('Enter')
  const gone = 'Your account and everything in it is gone. You are being signed out.'
  await told(page, 'Account deletion requested', gone)
  await expect(dialog(page).getByText(gone, { exact: true })).toBeVisible()
})

test('a custom coach says that it is ready, and that a change to it was not saved', async ({ page, tolerate }) => {
  tolerate(refusals)
  await signedIn(page)
  await visit(page, '/custom-coach')
  await page.getByLabel('Coach Name').fill('Nan')
  await page.getByRole('button', { name: 'Generate suggestions' }).click()
  await told(page, 'AI suggestions generated!', 'Change whatever does not fit.')
  await page.getByRole('button', { name: 'Create Coach' }).click()
  await told(page, 'Custom coach created!', 'Your coach is ready to talk.')
  await page.waitForURL('**/chat')

  await visit(page, '/custom-coach')
  const style = page.getByLabel('Coaching Style')
  await style.fill('Warm & Blunt')
  const allow = await refuse(page, 'PATCH /api/users/profile', 'storage_full')
  await page.getByRole('button', { name: 'Update Coach' }).click()
  await told(page, 'Update failed', full)
  await expect(style).toHaveValue('Warm & Blunt')
  allow()
  await page.getByRole('button', { name: 'Update Coach' }).click()
  await told(page, 'Custom coach updated', 'Your coach is ready to talk.')
})
