import type { Page } from '@playwright/test'
import { accountMessages } from '@/lib/contract/messages/account'
import { commonMessages } from '@/lib/contract/messages/common'
import { serverMessages } from '@/lib/contract/messages/server'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { type BrowserAccount, signedIn } from '../support/browser-account'
import { told } from '../support/told'
import { visit } from '../support/visit'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' })
const option = (page: Page, name: string | RegExp) =>
  page.getByRole('option', { name, exact: typeof name === 'string' })

async function open(page: Page): Promise<void> {
  // The key is heard once the screen has been brought to life.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 5_000 })
  }).toPass()
}

async function withRecord(page: Page): Promise<BrowserAccount> {
  const account = await signedIn(page)
  await account.api('POST', '/api/goals', { title: 'Learn the cello', domain: 'personal-growth' })
  const done = await account.api('POST', '/api/goals', { title: 'Find a cello teacher', domain: 'personal-growth' })
  await account.api('PATCH', `/api/goals/${done.id}`, { isCompleted: true })
  await account.api('POST', '/api/journal', { mood: 4, notes: 'An hour of cello before work' })
  const { conversation } = await account.api('POST', '/api/chat', { message: 'My cello is out of tune' })
  await account.api('DELETE', `/api/conversations/${conversation.id}`)
  await page.goto('/dashboard')
  return account
}

for (const width of [360, 1440]) {
  test(`screens and deeds by name, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Search and commands' }).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('goals')
    await expect(option(page, 'Goals')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/goals')

    await open(page)
    await page.keyboard.type('new mission')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Create New Goal' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await open(page)
    await page.keyboard.type('new entry')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/journal/)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

test('a day by its name leads to what was written on it', async ({ page }) => {
  const { api } = await signedIn(page)
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  for (const back of [1, 2]) await api('POST', '/api/journal', { mood: 4, notes: `${back} back`, date: day(back) })
  await page.goto('/dashboard')
  await open(page)
  await page.keyboard.type('yesterday')
  await option(page, /^Entries of /).click()
  await page.waitForURL(/\/journal\?date=/)
  const entries = page.getByRole('region', { name: 'Entries' })
  await expect(entries.getByRole('button', { name: 'Show all' })).toBeVisible()
  await expect(entries.getByRole('listitem')).toHaveText([/1 back/])
})

test('the arrows choose, Escape closes, and the focus returns', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Search and commands' })
  await button.press('Enter')
  await expect(option(page, 'Check in on…')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'Add entry')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveCount(0)
})

test('the coach and the theme are switched, each on a page of its own or at once', async ({ page }) => {
  const { api } = await signedIn(page)
  await page.goto('/dashboard')
  await open(page)
  await page.keyboard.type('switch coach')
  await page.keyboard.press('Enter')
  await expect(page.getByPlaceholder('Choose a coach')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByPlaceholder('Search, or type a command')).toBeVisible()
  await page.keyboard.type('stoic')
  await page.keyboard.press('Enter')
  await expect(page.getByText(accountMessages.profileUpdated.title, { exact: true })).toBeVisible()
  expect((await api('GET', '/api/auth/me')).selectedLeader).toBe('marcus')
  await expect(page.getByText('Marcus asks')).toBeVisible()

  await open(page)
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await open(page)
  await page.keyboard.type('custom')
  await option(page, /Create Your Own/).click()
  await page.waitForURL('**/custom-coach')
})

test('a question to the coach waits in the chat’s input', async ({ page }) => {
  await signedIn(page)
  await page.goto('/dashboard')
  await open(page)
  await page.keyboard.type('Should I rest today?')
  await expect(page.getByText('Nothing has “Should I rest today?” in it')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/chat')
  await expect(page.getByRole('textbox', { name: /Message to/ })).toHaveValue('Should I rest today?')
  await expect(page.getByRole('textbox', { name: /Message to/ })).toBeFocused()
  // And again from the chat itself.
  await open(page)
  await page.keyboard.type('Or run?')
  await option(page, /^Ask/).last().click()
  await expect(page.getByRole('textbox', { name: /Message to/ })).toHaveValue(/Or run\?/)
})

test('missions, entries and messages are found, and each opens where it stands', { tag: '@postgres' }, async ({
  page,
}) => {
  await withRecord(page)
  await open(page)
  await page.keyboard.type('cello')
  for (const name of [
    /Learn the cello/,
    /Find a cello teacher.*Completed/,
    /An hour of cello/,
    /out of tune.*Archived/,
  ]) {
    await expect(option(page, name).first()).toBeVisible()
  }
  await expect(page.getByRole('status').filter({ hasText: /results/ })).toBeVisible()
  await option(page, /Find a cello teacher/).click()
  await page.waitForURL(/\/goals\/[^/?#]+$/)
  await expect(page.getByRole('heading', { name: 'Find a cello teacher' })).toBeVisible()

  await open(page)
  await page.keyboard.type('hour of cello')
  // The entry, then the message that speaks of it.
  await expect(option(page, /An hour of cello/).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/journal/)
  // The day is read, and no form stands over it.
  await expect(page.getByRole('region', { name: 'Entries' }).getByText('An hour of cello')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await open(page)
  await page.keyboard.type('pasword')
  await expect(option(page, /Change password/)).toBeVisible()
  await page.keyboard.press('Escape')

  await open(page)
  await page.keyboard.type('out of tune')
  // The message, or the reply that quotes it.
  await expect(option(page, /cello is out of tune/).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  const reader = page.getByRole('dialog', { name: 'My cello is out of tune' })
  await expect(reader.getByRole('article', { name: 'You' })).toBeVisible()
  await expect(reader.getByText('Archived')).toBeVisible()
  await reader.getByRole('button', { name: 'Restore and continue' }).click()
  await page.waitForURL('**/chat')
  await expect(
    page.getByRole('log').getByRole('article', { name: 'You' }).getByText('My cello is out of tune'),
  ).toBeVisible()
})

test('a search that fails says so', async ({ page, tolerate }) => {
  tolerate(/500/)
  await withRecord(page)
  await page.route('**/api/search?*', (route) =>
    route.fulfill({ status: 500, json: { error: serverMessages.internal, code: 'internal' } }),
  )
  await open(page)
  await page.keyboard.type('cello')
  await expect(page.getByText(`${commonMessages.failed.search}. ${commonMessages.error.unknown}`)).toBeVisible()
})

test('sound to axe in both themes, empty and with hits; never scrolled sideways', async ({ page }) => {
  await withRecord(page)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await open(page)
      await expect(option(page, 'Today')).toBeVisible()
      const empty = await violationsOf(page)
      await page.keyboard.type('cello')
      await expect(option(page, /An hour of cello/).first()).toBeVisible()
      const full = await violationsOf(page)
      const told = [...empty, ...full]
      expect(told, `${width}, ${colorScheme}`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveCount(0)
    }
  }
})

test('without a connection the first search says so, and the screen stays as it is', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|ChunkLoadError/)
  await signedIn(page)
  await visit(page, '/journal')
  const notes = page.getByPlaceholder('What happened, and how it felt')
  await notes.fill('By the sea')
  await page.waitForLoadState('networkidle')
  await page.route('**/_next/static/**', (route) => route.abort())
  await page.keyboard.press('Control+k')
  await told(page, commonMessages.notLoaded.title, commonMessages.notLoaded.description)
  await expect(notes).toHaveValue('By the sea')
  await page.unroute('**/_next/static/**')
  await open(page)
})
