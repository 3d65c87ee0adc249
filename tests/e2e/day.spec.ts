import type { Page } from '@playwright/test'
import { journalMessages } from '@/lib/contract/messages/journal'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { told } from '../support/told'
import { visit } from '../support/visit'

test.use({ viewport: { width: 360, height: 740 } })

async function home(page: Page) {
  const account = await signedIn(page, { timeZone: 'UTC' })
  await account.api('POST', '/api/goals', { title: 'Read 12 books', domain: 'personal-growth' })
  await visit(page, '/dashboard')
  return account
}

/** Presses what has to be on the screen already: who scrolls has done more than tap. */
async function tap(page: Page, name: string, role: 'button' | 'link' | 'textbox') {
  const target = page.getByRole(role, { name }).filter({ visible: true }).last()
  await expect(target).toBeInViewport({ ratio: 1 })
  await target.click()
}

test('each daily job is two taps from home, without a scroll', async ({ page }) => {
  await home(page)
  const day = page.getByRole('navigation', { name: 'Day' })
  await expect(day.getByRole('link')).toHaveText(['Today', 'Goals', 'Coach', 'Journal'])
  await tap(page, 'Add', 'button')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Check in' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
  }
  await tap(page, 'Check in', 'button')
  await expect(page.getByRole('textbox', { name: 'Your answer: Read 12 books' })).toBeFocused()
  await tap(page, 'Add', 'button')
  await tap(page, 'Alert', 'button')
  await expect(page.getByRole('textbox', { name: 'Add to today' })).toBeFocused()
  await tap(page, 'Add', 'button')
  await tap(page, 'Goal', 'button')
  await expect(page.getByRole('dialog', { name: 'Create New Goal' })).toBeVisible()
  await page.keyboard.press('Escape')
  await tap(page, 'Today', 'link')
  await tap(page, 'Coach', 'link')
  await expect(page).toHaveURL(/chat/)
  await expect(page.getByRole('main').getByRole('textbox').last()).toBeInViewport({ ratio: 1 })
  await tap(page, 'Today', 'link')
  await expect(page.getByRole('textbox', { name: 'Your answer: Read 12 books' })).toBeInViewport()
  await tap(page, 'Add', 'button')
  await tap(page, 'Journal entry', 'button')
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeFocused()
})

test('energy, the question’s field and the day’s first tick stand on the first screen of a phone', async ({ page }) => {
  const { api } = await home(page)
  const time = new Date(new Date().toISOString().replace(/T.*/, 'T23:58:00Z')).toISOString()
  await api('POST', '/api/reminders', { title: 'Call Priya', scheduledFor: time })
  await visit(page, '/dashboard')
  await expect(page.getByRole('textbox', { name: 'Your answer: Read 12 books' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('checkbox', { name: /Call Priya/ })).toBeInViewport({ ratio: 1 })
  await tap(page, 'Energy 4 of 5, Good', 'button')
  await expect(page.getByRole('textbox', { name: 'What happened, and how it felt' })).toBeFocused()
})

test('the journal’s composer is open, keeps a draft, and what is saved stands below it', async ({ page }) => {
  const account = await home(page)
  const lastMonth = new Date()
  lastMonth.setUTCFullYear(lastMonth.getUTCFullYear() - 1)
  const date = lastMonth.toISOString().slice(0, 10)
  await account.api('POST', '/api/journal', { mood: 2, notes: 'The year before.', date })
  await visit(page, '/journal')
  await expect(page.getByRole('region', { name: 'On this day' }).getByText('The year before.')).toBeVisible()
  const composer = page.getByRole('form', { name: 'New entry' })
  // On a phone the rest of it comes once it is used.
  await composer.getByRole('textbox', { name: 'Notes' }).click()
  await composer.getByRole('button', { name: 'Save Entry' }).click()
  await expect(composer.getByText(journalMessages.journalNotesRequired.description, { exact: true })).toBeVisible()
  await composer.getByRole('button', { name: 'Energy 5 of 5, Excellent' }).click()
  await composer.getByRole('textbox', { name: 'Notes' }).fill('A long walk by the sea.')
  await composer.getByRole('button', { name: 'Save Entry' }).click()
  await told(page, journalMessages.entrySaved.title)
  await expect(page.getByRole('listitem').filter({ hasText: 'A long walk by the sea.' })).toBeVisible()
  await expect(composer.getByRole('textbox', { name: 'Notes' })).toHaveValue('')
  // A draft moves nothing as it comes back, on a phone or beside the year: a page that jumps fails the test.
  const draft = ['Half of a thought.', '', 'And four', 'lines more', 'of it,', 'until here.'].join('\n')
  await composer.getByRole('textbox', { name: 'Notes' }).fill(draft)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await page.reload()
    await expect(composer.getByRole('textbox', { name: 'Notes' })).toHaveValue(draft)
    await expect(page.getByRole('listitem').filter({ hasText: 'A long walk by the sea.' })).toBeVisible()
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOf(page, 'main')).toEqual([])
  }
})

test('single keys lead to screens and fields, and ? shows them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await home(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(page.getByRole('textbox', { name: 'Your answer: Read 12 books' })).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page).toHaveURL(/insights/)
  await page.keyboard.press('j')
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeFocused()
})
