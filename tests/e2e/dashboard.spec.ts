import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { messages } from '@/lib/contract/messages'
import type { Reminder } from '@/lib/contract/reminder'
import { expect, test } from '../support/browser'
import { type BrowserAccount, signedIn } from '../support/browser-account'
import { told } from '../support/told'
import { visit } from '../support/visit'

/** So late that it is still to come wherever the test runs, and not tomorrow: set on the account's own clock. */
const zone = 'UTC'
const todayAt = (time: string) => `${new Date().toISOString().slice(0, 10)}T${time}:00.000Z`
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

async function dashboard(page: Page, titles: string[], time = '23:58'): Promise<BrowserAccount> {
  const account = await signedIn(page, { timeZone: zone })
  for (const title of titles) await account.api('POST', '/api/reminders', { title, scheduledFor: todayAt(time) })
  await visit(page, '/dashboard')
  return account
}

const reminders = async ({ api }: BrowserAccount): Promise<Reminder[]> => api('GET', '/api/reminders')

test('the four cards, the quick links and the words of an empty day', async ({ page }) => {
  await dashboard(page, [])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada')
  for (const label of ['Active Missions', 'Completed Today', 'Momentum', 'Entries']) {
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()
  }
  const links = page.getByRole('navigation', { name: 'Quick links' })
  await expect(links.getByRole('link')).toHaveText([
    'Start coaching session',
    'Create new mission',
    'View mission analytics',
  ])
  await expect(page.getByText('No active missions yet')).toBeVisible()
  await expect(page.getByText('No alerts for today')).toBeVisible()
})

test('how it is going is logged from here: a face opens a new entry that begins with it', async ({ page }) => {
  const account = await dashboard(page, [])
  await expect(page.getByText('not logged today', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Log energy: Good' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Entry' })
  await expect(dialog.getByRole('slider')).toHaveValue('4')
  await expect(page).toHaveURL(/\/insights$/)
  await dialog.getByLabel('Notes').fill('A walk before breakfast.')
  // A half-written entry keeps its words; the energy is that of now.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('link', { name: 'Log energy: Excellent' }).click()
  await expect(dialog.getByLabel('Notes')).toHaveValue('A walk before breakfast.')
  await expect(dialog.getByRole('slider')).toHaveValue('5')
  await dialog.getByRole('button', { name: 'Save Entry' }).click()
  await told(page, messages.entrySaved.title)
  expect(await account.api('GET', '/api/journal')).toMatchObject([{ mood: 5, notes: 'A walk before breakfast.' }])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('logged today', { exact: true })).toBeVisible()
})

for (const width of [360, 1440]) {
  test(`an alert is added, ticked off and snoozed, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const account = await signedIn(page, { timeZone: zone })
    await account.api('POST', '/api/goals', { title: 'Run a half marathon', domain: 'health' })
    await visit(page, '/dashboard')
    await page.getByRole('button', { name: 'Add alert' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add alert' }).click()
    await expect(dialog.getByText(messages.field.titleRequired, { exact: true })).toBeVisible()
    await dialog.getByLabel('Title').fill('Stretch')
    await dialog.getByLabel('Day').fill(todayAt('00:00').slice(0, 10))
    await dialog.getByLabel('Time').fill('00:00')
    await dialog.getByRole('button', { name: 'Add alert' }).click()
    await expect(dialog.getByText(messages.field.alertTimePast, { exact: true })).toBeVisible()
    await dialog.getByLabel('Time').fill('23:58')
    await dialog.getByLabel('Goal').selectOption({ label: 'Run a half marathon' })
    await dialog.getByRole('button', { name: 'Add alert' }).click()
    await expect(page.getByText('Alert added', { exact: true })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const box = page.getByRole('checkbox', { name: /Stretch/ })
    await expect(box).not.toBeChecked()
    await expect(page.getByRole('listitem').filter({ has: box }).getByRole('link')).toHaveText('Run a half marathon')

    await box.click()
    await expect.poll(async () => (await reminders(account))[0]?.isDone).toBe(true)
    await expect(page.getByRole('button', { name: 'Snooze or delete: Stretch' })).toHaveCount(0)
    await box.click()
    await expect.poll(async () => (await reminders(account))[0]?.isDone).toBe(false)

    await page.getByRole('button', { name: 'Snooze or delete: Stretch' }).click()
    await page.getByRole('menuitem', { name: /Tomorrow morning/ }).click()
    await expect(page.getByText('Alert snoozed', { exact: true })).toBeVisible()
    await expect(page.getByText('No alerts for today')).toBeVisible()
    await expect.poll(async () => (await reminders(account))[0]?.scheduledFor).toBe(`${tomorrow()}T08:00:00.000Z`)
  })
}

test('what is due is snoozed from now, and three are shown until more are asked for', async ({ page }) => {
  const account = await dashboard(page, ['first', 'second', 'third', 'fourth'], '00:00')
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await page.getByRole('button', { name: 'Show all 4' }).click()
  await expect(boxes).toHaveCount(4)
  const before = Date.now()
  await page.getByRole('button', { name: 'Snooze or delete: first' }).click()
  await page.getByRole('menuitem', { name: /15 minutes/ }).click()
  await expect
    .poll(async () => {
      const moved = (await reminders(account)).find(({ title }) => title === 'first')
      return Math.round((Date.parse(moved?.scheduledFor ?? '') - before) / 60_000)
    })
    .toBe(15)
})

test('a tick and a snooze that fail are taken back, and say so', async ({ page, tolerate }) => {
  tolerate(/500/)
  await dashboard(page, ['Stretch'])
  await page.route('**/api/reminders/*', (route) =>
    route.fulfill({ status: 500, json: { error: messages.server.internal, code: 'internal' } }),
  )
  const box = page.getByRole('checkbox', { name: /Stretch/ })
  await box.click()
  await expect(page.getByText(messages.failed.updateAlert, { exact: true })).toBeVisible()
  await expect(page.getByText(messages.server.internal, { exact: true })).toBeVisible()
  await expect(box).not.toBeChecked()
  await page.getByRole('button', { name: 'Snooze or delete: Stretch' }).click()
  await page.getByRole('menuitem', { name: /Tomorrow morning/ }).click()
  await expect(box).toBeVisible()
})

test('an alert is deleted, by keyboard, and brought back; what the server keeps is back by itself', async ({
  page,
  tolerate,
}) => {
  tolerate(/500/)
  const account = await dashboard(page, ['Stretch'])
  const box = page.getByRole('checkbox', { name: /Stretch/ })
  const remove = async () => {
    await page.getByRole('button', { name: 'Snooze or delete: Stretch' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete alert' }).press('Enter')
    await expect(box).toHaveCount(0)
  }
  await remove()
  await told(page, messages.alertDeleted.title)
  await expect(page.getByText('No alerts for today')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add alert' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(box).toBeVisible()
  expect(await reminders(account)).toHaveLength(1)

  let isRefusing = true
  await page.route('**/api/reminders/*', (route) =>
    isRefusing
      ? route.fulfill({ status: 500, json: { error: messages.server.internal, code: 'internal' } })
      : route.fallback(),
  )
  await remove()
  await page.getByRole('button', { name: 'Close' }).press('Enter')
  await told(page, messages.failed.deleteAlert, messages.server.internal)
  await expect(box).toBeVisible()
  isRefusing = false
  // What is done can be deleted, too, and is not asked for another time.
  await box.press('Space')
  await expect.poll(async () => (await reminders(account))[0]?.isDone).toBe(true)
  await page.getByRole('button', { name: 'Delete: Stretch' }).press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Delete alert'])
  await page.getByRole('menuitem').press('Enter')
  await told(page, messages.alertDeleted.title)
  await page.reload()
  await expect(page.getByText('No alerts for today')).toBeVisible()
  await expect.poll(() => reminders(account)).toEqual([])
})

test('a half-written alert survives a closed tab, and a failed one stays to be sent again', async ({
  page,
  tolerate,
}) => {
  tolerate(/500/)
  await dashboard(page, [])
  await page.getByRole('button', { name: 'Add alert' }).click()
  await page.getByLabel('Title').fill('Call the physio')
  await page.reload()
  await page.getByRole('button', { name: 'Add alert' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title')).toHaveValue('Call the physio')
  await page.route('**/api/reminders', (route) =>
    route.fulfill({ status: 500, json: { error: messages.server.internal, code: 'internal' } }),
  )
  await dialog.getByRole('button', { name: 'Add alert' }).click()
  await expect(page.getByText(messages.failed.addAlert, { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue('Call the physio')
})

test('by keyboard alone, and sound to axe in both themes', async ({ page }) => {
  const account = await dashboard(page, ['Stretch'])
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Snooze or delete: Stretch' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect((await new AxeBuilder({ page }).include('[role=menu]').analyze()).violations).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Snooze or delete: Stretch' })).toBeFocused()
  await expect.poll(async () => (await reminders(account))[0]?.isDone).toBe(false)

  await page.getByRole('button', { name: 'Add alert' }).press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add alert' })).toBeFocused()
})
