import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { commonMessages } from '@/lib/contract/messages/common'
import { serverMessages } from '@/lib/contract/messages/server'
import { violationsOf } from '../support/axe'
import { expect, OPENS_PART, test } from '../support/browser'

async function lookAround(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Look around' }).click()
  await page.waitForURL('**/dashboard')
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Demo' })

/** Goes to a screen of the demo and waits until its buttons do something. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main button') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await expect(bar(page)).toContainText(commonMessages.demo)
}

test('a visitor looks around a year of someone else’s, and then signs up from there', async ({ page }) => {
  await lookAround(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora')
  await page.getByRole('button', { name: 'Account menu' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: commonMessages.leaveDemo })).toBeVisible()
  await open(page, '/goals')
  await expect(page.getByText('Half marathon', { exact: false }).first()).toBeVisible()
  await open(page, '/journal')
  await open(page, '/chat')
  const sideways = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(await sideways(), 'the chat fits beside the bar').toBeLessThanOrEqual(0)
  await open(page, '/insights')
  await bar(page).getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL('**/signup')
  await page.getByLabel('Email').fill(`visitor-${randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Confirm password').fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
  await page.getByRole('checkbox', { name: /career/i }).check()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await page.getByRole('button', { name: 'Go to Today' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Nora')
  await expect(bar(page)).toHaveCount(0)
})

test('what a visitor tries to change is refused in words, and a token of an older session is in nobody’s way', async ({
  page,
  tolerate,
}) => {
  tolerate(/403/)
  tolerate(OPENS_PART)
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)))
  await lookAround(page)
  await open(page, '/settings#coaching')
  await page.getByRole('radio', { name: /^Maya/ }).check()
  const refused = page.locator('.toast').filter({ hasText: serverMessages.demo })
  await expect(refused.getByRole('button', { name: commonMessages.signUp })).toBeVisible()
  // A phone has two lines for it.
  await page.setViewportSize({ width: 360, height: 740 })
  const words = refused.locator('.toast-words')
  expect(await words.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0)
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Maya/ })).not.toBeChecked()
})

test('a visitor asks the coach, goes on from the answer, and finds the talk again; another visitor does not', async ({
  page,
}) => {
  await lookAround(page)
  await open(page, '/chat')
  const log = page.getByRole('log')
  const field = page.getByRole('textbox', { name: /^Message to/ })
  await field.fill('Remind me tomorrow at 9 to call the plumber')
  await field.press('Enter')
  await expect(log.getByText(/^Alert: Call the plumber/i)).toBeVisible()
  await field.fill('Make it 10 instead')
  await field.press('Enter')
  await expect(log.getByText(/^Alert: Call the plumber.*10:00/i)).toBeVisible()
  // What would be refused is not there to be pressed.
  await expect(log.getByText(`Sign up ${commonMessages.keptElsewhere}`).last()).toBeVisible()
  await expect(log.getByRole('button', { name: /^(Apply|Dismiss|Edit)/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New chat' })).toHaveCount(0)
  // What is kept nowhere has no other reply.
  await expect(log.getByRole('button', { name: /^Regenerate/ })).toHaveCount(0)
  await open(page, '/goals')
  await open(page, '/chat')
  await expect(log.getByText(/^Alert: Call the plumber.*10:00/i)).toBeVisible()
  await expect(log.getByRole('button', { name: /^Regenerate/ })).toHaveCount(0)
  await page.context().clearCookies()
  await lookAround(page)
  await open(page, '/chat')
  await expect(log.getByRole('button', { name: /^Regenerate/ }).first()).toBeVisible()
  await expect(log.getByText('plumber')).toHaveCount(0)
})

test('a visitor’s check-in moves its goal on the screen, which says that it is not kept', async ({ page }) => {
  await lookAround(page)
  await open(page, '/goals')
  const attic = page.getByRole('link', { name: /attic room/ }).first()
  // Its whole page, not what opens beside the list.
  await open(page, (await attic.getAttribute('href')) ?? '')
  const main = page.getByRole('main')
  const ring = main.getByRole('img', { name: /% complete/ }).first()
  const before = await ring.getAttribute('aria-label')
  const answer = main.getByRole('textbox', { name: /^Your answer/ })
  await answer.fill('The shelves and the lamp are done')
  await main.getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(main.getByText(commonMessages.unkept)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(ring).not.toHaveAttribute('aria-label', before ?? '')
  // Its history tells of it, and its line ends where the ring stands.
  const history = main.getByRole('list', { name: /newest first/ })
  await expect(history.getByRole('listitem').first()).toContainText('The shelves and the lamp are done')
  const share = (await ring.getAttribute('aria-label'))?.match(/\d+%/)?.[0] ?? ''
  await expect(main.getByText(new RegExp(`^From 0%.* to ${share}`))).toBeVisible()
  await page.reload()
  await expect(ring).toHaveAttribute('aria-label', before ?? '')

  // Today’s question goes on to the next one.
  await open(page, '/dashboard')
  await expect(main.getByRole('button', { name: /^(Add to today|Add alert)$/ })).toHaveCount(0)
  const title = await main.getByRole('textbox', { name: /^Your answer/ }).getAttribute('aria-label')
  await main.getByRole('textbox', { name: /^Your answer/ }).fill('Nothing today')
  await main.getByRole('button', { name: 'Check in', exact: true }).first().click()
  await expect(main.getByText(commonMessages.unkept)).toBeVisible()
  await page.reload()
  await expect(main.getByRole('textbox', { name: title ?? '' })).toBeVisible()
  await main.getByRole('button', { name: 'Not today' }).click()
  await expect(main.getByRole('textbox', { name: title ?? '' })).toHaveCount(0)
})

test('where no more visits are let in, the landing page says so', async ({ page }) => {
  await page.goto('/?look=later')
  await expect(page.getByRole('status')).toContainText('The demo cannot be opened right now')
})

test('the demo’s screens are accessible at both widths, in both themes', async ({ page }) => {
  await lookAround(page)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await open(page, '/dashboard')
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
      const violations = await violationsOf(page)
      expect(violations).toEqual([])
    }
  }
})

test('a year prints on one sheet, and a phone’s week has its figures and its log in line', async ({ page }) => {
  await lookAround(page)
  await open(page, '/insights/year')
  await expect(page.getByRole('heading', { name: 'Best days' })).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
    const sheets = (await page.pdf({ format, margin })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(sheets, format).toHaveLength(1)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/insights')
  const figures = page.getByRole('table', { name: 'The week in figures' })
  await expect(figures.getByRole('columnheader', { name: 'this week' })).toBeVisible()
  const leftOf = async (name: string) => (await page.locator(name).first().boundingBox())?.x
  expect(await leftOf('#logs li time')).toBe(await leftOf('#logs h2'))
  await page.getByRole('button', { name: 'Earlier week' }).click()
  await expect(figures.getByRole('columnheader', { name: 'that week' })).toBeVisible()
})
