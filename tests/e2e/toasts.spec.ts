import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { authMessages } from '@/lib/contract/messages/auth'
import { commonMessages } from '@/lib/contract/messages/common'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { told } from '../support/told'
import { visit } from '../support/visit'

/**
 * Runs in the page: what is read, written or pressed and lies under the toast. With `mayScroll` what goes with the page
 * may: where the toast is one more line of the lower bar, the page ends above it and is scrolled from under it.
 */
function covered(mayScroll: boolean): string[] {
  const toast = document.querySelector('.toast[data-state=open]')
  if (!toast) return ['there is no toast']
  const box = toast.getBoundingClientRect()
  const dock = document.querySelector('[data-dock]')?.getBoundingClientRect()
  const foot = dock?.height ? dock.top : innerHeight
  const isLineOfBar = box.left <= 0 && box.right >= innerWidth && Math.abs(box.bottom - foot) < 2
  const seenOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const seen = { left, top, right, bottom, scrolls: true }
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position, overflowY } = getComputedStyle(at)
      if (position === 'fixed' || position === 'sticky') seen.scrolls = false
      if (at === element || overflowY === 'visible') continue
      const clip = at.getBoundingClientRect()
      if (overflowY === 'auto' || overflowY === 'scroll') seen.scrolls = false
      Object.assign(seen, { top: Math.max(seen.top, clip.top), bottom: Math.min(seen.bottom, clip.bottom) })
    }
    return seen
  }
  return [...document.querySelectorAll('a[href], button, input, select, textarea, h1, h2, h3, [role=img], dd')]
    .filter((element) => !toast.contains(element) && element.checkVisibility({ opacityProperty: true }))
    .filter((element) => {
      const { left, top, right, bottom, scrolls } = seenOf(element)
      const meets = Math.min(right, box.right) - Math.max(left, box.left) > 1
      return (
        meets && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1 && !(mayScroll && isLineOfBar && scrolls)
      )
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Nothing lies under the toast, nor where it stands at the foot, at the end of the page. */
async function coversNothing(page: Page): Promise<void> {
  const toast = page.locator('.toast[data-state=open]')
  // Its way in ends.
  await toast.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)))
  await expect.poll(() => page.evaluate(covered, true), { timeout: 2_000 }).toEqual([])
  if (await toast.evaluate((box) => box.getBoundingClientRect().top < innerHeight / 2)) return
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(covered, false), { timeout: 2_000 }).toEqual([])
}

for (const [width, height] of [
  [360, 740],
  [768, 900],
  [1440, 640],
] as const) {
  test(`a toast covers nothing that is read, written or pressed at ${width}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width, height })
    const { accountCreated, loggedIn } = authMessages
    const email = `toast-${randomUUID()}@example.com`
    await visit(page, '/signup')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    await page.getByLabel('Confirm password').fill('correct horse')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/onboarding')
    await told(page, accountCreated.title)
    await coversNothing(page)

    await context.clearCookies()
    const { api, email: ada, password } = await signedIn(page)
    await api('POST', '/api/goals', { title: 'Run a half marathon', domain: 'health' })
    await api('POST', '/api/chat', { message: 'What should I focus on today?' })
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await visit(page, '/login')
    await page.getByLabel('Email').fill(ada)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/dashboard')
    await told(page, loggedIn.title)
    await coversNothing(page)

    const line = page.getByRole('textbox', { name: 'Add to today' })
    await line.fill('Call Priya tomorrow')
    await line.press('Enter')
    await expect(page.locator('.toast').getByText(/Call Priya/)).toBeVisible()
    await coversNothing(page)
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await visit(page, '/chat')
    await page.getByRole('button', { name: 'Copy reply' }).click()
    await told(page, commonMessages.copied.title)
    await coversNothing(page)
    // Written while it stands.
    await page.getByLabel(/^Message to/).fill('And tomorrow?')
    expect(await page.evaluate(covered, false)).toEqual([])
  })
}
