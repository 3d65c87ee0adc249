import type { Page } from '@playwright/test'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'

const publicScreens = ['/', '/login', '/signup', '/recover', '/privacy', '/safety', '/nowhere']
const appScreens = ['/onboarding', '/dashboard', '/goals', '/chat', '/journal', '/insights', '/insights/year']

/** What must hold on any screen, whatever it shows. */
async function expectSound(page: Page, path: string): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
      await expect.poll(isDark, `${path} in the ${colorScheme} theme`).toBe(colorScheme === 'dark')
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(overflow, `${path} scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
      expect.soft(await violationsOf(page), `${path} at ${width}, ${colorScheme}`).toEqual([])
    }
  }
}

async function expectAllSound(page: Page, paths: string[]): Promise<void> {
  test.setTimeout(paths.length * 30_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths) await test.step(path, () => expectSound(page, path))
}

test('text of twice the size stays within a phone’s screen', async ({ page, tolerate }) => {
  test.setTimeout(120_000)
  // Everything grows under the reader's eyes here.
  tolerate(/Layout shift/)
  const { api } = await signedIn(page)
  const goal = await api('POST', '/api/goals', {
    title: 'Read 12 books',
    domain: 'personal-growth',
    targetDate: '2030-03-14',
    milestones: ['Read three', 'Read six'],
  })
  await api('POST', '/api/journal', { mood: 4, notes: 'A long walk.' })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [...appScreens, `/goals/${goal.id}`, '/settings', '/custom-coach']) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
  }
})

test.describe('accessible, in both themes, and never scrolled sideways', () => {
  test('without an account', async ({ page, tolerate }) => {
    // The address that is not there is one of those asked for.
    tolerate(/404/)
    await expectAllSound(page, publicScreens)
  })

  test('in an empty account', async ({ page }) => {
    await signedIn(page)
    await expectAllSound(page, appScreens)
  })

  test('with awkward data', async ({ page }) => {
    const { api } = await signedIn(page, { firstName: 'عائشة' })
    const long = 'Unbreakable'.repeat(18).slice(0, 198)
    const goal = await api('POST', '/api/goals', {
      title: long,
      domain: 'health',
      description: `${long} 🏔️`.repeat(10),
      targetDate: '2020-02-29',
      tags: Array.from({ length: 20 }, (_, index) => `tag number ${index}`),
      milestones: Array.from({ length: 30 }, (_, index) => `Step ${index}`),
    })
    await api('PATCH', `/api/goals/${goal.id}/ai-update`, { response: `Half way. ${long}` })
    await api('POST', '/api/goals', { title: 'اقرأ اثني عشر كتابا 📚', domain: 'personal-growth' })
    await api('POST', '/api/reminders', { title: long, scheduledFor: new Date().toISOString() })
    await api('POST', '/api/chat', { message: `${long}\n\nمرحبا 👋` })
    await expectAllSound(page, appScreens)
  })
})

test('the main job is done by keyboard alone', async ({ page }) => {
  await signedIn(page)
  await page.goto('/goals')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await focus(page, 'button', 'Create New Goal')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Write 5 chapters')
  await focus(page, 'combobox', 'Area')
  await page.keyboard.type('Career')
  await focus(page, 'button', 'Create Goal')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Write 5 chapters' })).toBeVisible()
  await focus(page, 'button', 'Get AI Coaching: Write 5 chapters')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Your response')).toBeFocused()
  await page.keyboard.type('Two of five chapters are written')
  await focus(page, 'button', 'Check in')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('40%').last()).toBeVisible()
  await focus(page, 'button', 'Done')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('img', { name: '40% complete' })).toBeVisible()
})

/** Tabs on until the element has the focus, as someone without a mouse does. */
async function focus(page: Page, role: 'button' | 'link' | 'combobox', name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).first()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`“${name}” cannot be reached with the Tab key`)
}
