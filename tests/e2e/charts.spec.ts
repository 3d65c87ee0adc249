import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { type BrowserAccount, signedIn } from '../support/browser-account'

const DAY = 86_400_000
const instant = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString()
const day = (daysAgo: number) => instant(daysAgo).slice(0, 10)

/** Writes entries and goals by import: many at once, and with a past. */
async function write({ api }: BrowserAccount, journal: object[], goals: object[] = []): Promise<void> {
  const rest = { profile: {}, reminders: [], conversations: [], insights: [], memories: [] }
  const exportedAt = new Date().toISOString()
  await api('POST', '/api/import', { format: 'apogee', version: 1, exportedAt, goals, journal, ...rest })
}

function entry(daysAgo: number, mood: number) {
  const at = instant(daysAgo)
  return {
    ...{ id: randomUUID(), userId: 'x', date: day(daysAgo), mood, timeSpent: 'N/A', notes: 'Slept well' },
    ...{ attachments: [], createdAt: at, updatedAt: at },
  }
}

function goalWith(steps: readonly [daysAgo: number, progress: number][], fields: object = {}) {
  const goalId = randomUUID()
  const history = steps.map(([daysAgo, newProgress], index) => ({
    ...{ id: randomUUID(), goalId, at: instant(daysAgo), newProgress, oldProgress: steps[index - 1]?.[1] ?? 0 },
    ...{ reasoning: `You said “part ${index + 1} is done”.`, source: 'coach' },
  }))
  const response = {
    ...{ id: randomUUID(), goalId, insightType: 'goal_analysis', createdAt: instant(steps.at(-1)?.[0] ?? 0) },
    parsedData: { response: 'I finished another part of it', appliedUpdates: { progress: steps.at(-1)?.[1] ?? 0 } },
  }
  return {
    ...{ id: goalId, userId: 'x', title: 'Write a book', description: '', domain: 'career', targetDate: day(-60) },
    ...{ progress: steps.at(-1)?.[1] ?? 0, tags: [], milestones: [], isCompleted: false, completedAt: null },
    ...{ completionNotes: '', progressNotes: '', createdAt: instant(70), updatedAt: instant(1) },
    ...{ history, responses: steps.length > 0 ? [response] : [] },
    ...fields,
  }
}

/** Sums up the layout shifts that nothing the user did has caused. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!one.hadRecentInput) shifts.sum += one.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function expectAccessible(page: Page, region: string): Promise<void> {
  const violations = await violationsOf(page, region)
  expect(violations).toEqual([])
}

/** How many drawn shapes a chart holds that show data. */
const drawn = (chart: Locator, what: 'bar-rectangle' | 'line-curve') => chart.locator(`.recharts-${what}`)

/** What is looked at now and then waits behind a button on a phone. */
async function unfold(page: Page) {
  if ((page.viewportSize()?.width ?? 0) < 640) await page.getByRole('button', { name: /^Your year/ }).click()
}

test.describe('energy', () => {
  for (const width of [360, 1440]) {
    test(`a year of it at ${width} px, in both themes`, async ({ page }) => {
      const account = await signedIn(page)
      const days = Array.from({ length: 200 }, (_, index) => index).filter((ago) => ago === 0 || ago % 3 !== 0)
      await write(
        account,
        days.map((ago) => entry(ago, ago < 40 ? 4 : 2)),
      )
      const shifts = await watchShifts(page)
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.goto('/insights')
        const trend = card(page, 'Energy Patterns')
        await trend.scrollIntoViewIfNeeded()
        if (width < 640) await trend.getByRole('button', { name: 'Energy over time' }).click()
        await expect(drawn(trend, 'line-curve').first()).toBeVisible()
        await expect(trend.getByText(/^Your (last )?seven-day average (is|was) 4\.0/)).toBeVisible()
        await unfold(page)
        const weeks = card(page, 'Entries per week')
        await weeks.scrollIntoViewIfNeeded()
        await expect(drawn(weeks, 'bar-rectangle')).toHaveCount(26)
        await expect(card(page, 'Energy').getByText(/^You logged 134 of the 200 days since /)).toBeVisible()
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await expectAccessible(page, 'main')
      }
      expect(await shifts()).toBeLessThan(0.02)
    })
  }

  test('says the same in tables, which the keyboard opens', async ({ page }) => {
    const account = await signedIn(page)
    await write(account, [entry(0, 5), entry(1, 3), entry(2, 4), entry(9, 1)])
    await page.goto('/insights')
    const trend = page.getByRole('table', { name: /Seven-day average/ })
    await expect(trend.getByRole('row').last().getByRole('cell')).toHaveText('4.0')
    const weeks = page.getByRole('table', { name: /Entries a week/ })
    await expect(weeks.getByRole('row')).toHaveCount(9)
    await expect(weeks.getByRole('row').last().getByRole('cell')).toHaveText(/so far/)
    const summary = page.getByText('Energy by month')
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('columnheader', { name: 'Average energy' }).first()).toBeVisible()
  })

  test('a day is read where the pointer is, and leads to the journal', async ({ page }) => {
    const account = await signedIn(page)
    await write(account, [entry(7, 5)])
    await page.goto('/insights')
    const energy = card(page, 'Energy')
    await expect(energy.getByText('Press a day, or go by the arrow keys')).toBeVisible()
    const map = energy.locator('figure svg').first()
    const box = await map.boundingBox()
    if (!box) throw new Error('The map has no size')
    // The same weekday, one column before the last.
    const row = (new Date(`${day(0)}T00:00:00Z`).getUTCDay() + 6) % 7
    await map.hover({ position: { x: (box.width * 51.5) / 53, y: (box.height * (row + 0.5)) / 7 } })
    await expect(energy.getByText(/energy 5\.0, 1 entry/)).toBeVisible()
    await map.click({ position: { x: (box.width * 51.5) / 53, y: (box.height * (row + 0.5)) / 7 } })
    await page.waitForURL(`**/journal?date=${day(7)}`)
    await expect(page.getByText('Slept well')).toBeVisible()
  })

  test('with nothing or little logged it says what to log', async ({ page }) => {
    const account = await signedIn(page)
    await page.goto('/insights')
    await expect(page.getByLabel('Notes').first()).toBeVisible()
    await write(account, [entry(0, 3)])
    await page.reload()
    await expect(page.getByText('You logged today, at an energy of 3.0.')).toBeVisible()
    await expect(page.getByText('Log 2 more days', { exact: true })).toBeVisible()
    await expect(page.getByText('Your first week is under way')).toBeVisible()
    await expectAccessible(page, 'main')
  })

  test('charts come when they are about to be seen, not with the screen', async ({ page }) => {
    const account = await signedIn(page)
    await write(account, [entry(0, 5), entry(1, 3), entry(2, 4), entry(9, 1)])
    const hasChart = async () => (await page.locator('.recharts-surface').count()) > 0
    await page.setViewportSize({ width: 360, height: 300 })
    await page.goto('/insights')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hasChart()).toBe(false)
    await unfold(page)
    await card(page, 'Entries per week').scrollIntoViewIfNeeded()
    await expect.poll(hasChart).toBe(true)
  })
})

test.describe('mission history', () => {
  const open = async (page: Page) => {
    await page.goto('/goals')
    await page
      .getByRole('button', { name: /^More actions/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'View Mission History' }).click()
    return page.getByRole('dialog', { name: 'Mission History' })
  }

  for (const width of [360, 1440]) {
    test(`steps, the line to the date and the forecast at ${width} px, in both themes`, async ({ page }) => {
      const account = await signedIn(page)
      await write(
        account,
        [],
        [
          goalWith([
            [60, 10],
            [40, 30],
            [20, 25],
            [5, 55],
          ]),
        ],
      )
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const dialog = await open(page)
        await expect(
          dialog.getByText(/^From 0% on .* to 55% on .*, over 4 check-ins, 1 of them a step back\.$/),
        ).toBeVisible()
        await expect(
          dialog.getByText(
            /^At this pace: about .* \(likely .* to .*\)\. .*he chance of finishing by .* is .*\d in 10\.$/,
          ),
        ).toBeVisible()
        await expect(dialog.locator('[data-part=fan]')).toBeVisible()
        await expect(dialog.getByText(/^due /)).toBeVisible()
        const moments = dialog.getByRole('list', { name: 'Timeline, newest first' }).getByRole('listitem')
        await expect(moments).toHaveCount(4)
        await expect(moments.first()).toContainText('You said “part 4 is done”.')
        await dialog.getByRole('button', { name: 'Previous Responses' }).click()
        await expect(moments).toHaveText([/I finished another part of it/])
        const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await expectAccessible(page, '[role=dialog]')
      }
    })
  }

  test('before the first check-in it says what will stand here', async ({ page }) => {
    const account = await signedIn(page)
    await write(account, [], [goalWith([])])
    const dialog = await open(page)
    await expect(dialog.getByText('Nothing recorded yet')).toBeVisible()
    await dialog.getByRole('button', { name: 'Previous Responses' }).click()
    await expect(dialog.getByText('No responses yet')).toBeVisible()
  })

  test('a forecast that cannot be had leaves the rest as it is', async ({ page, tolerate }) => {
    tolerate(/500/)
    const account = await signedIn(page)
    await write(account, [], [goalWith([[20, 30]])])
    await page.route('**/api/insights/goals/*/outlook', (route) =>
      route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'internal', requestId: 'x' } }),
    )
    const dialog = await open(page)
    await expect(dialog.getByText('The forecast could not be loaded.')).toBeVisible()
    await expect(dialog.locator('[data-part=progress]')).toBeVisible()
    await expect(dialog.getByText('You said “part 1 is done”.')).toBeVisible()
  })
})

test.describe('the forecast track record', () => {
  /** Missions that a forecast was shown of, then completed. */
  async function closeMissions(account: BrowserAccount, count: number): Promise<void> {
    const goals = Array.from({ length: count }, () => goalWith([[20, 30]]))
    await write(account, [], goals)
    const shown = await account.api('GET', '/api/insights/goals')
    for (const { goalId } of shown) await account.api('PATCH', `/api/goals/${goalId}`, { isCompleted: true })
  }

  test('stands there from the tenth closed mission on', async ({ page }) => {
    const account = await signedIn(page)
    await closeMissions(account, 9)
    await page.goto('/insights')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const record = page.getByRole('region', { name: 'Forecast track record' })
    await expect(record).toHaveCount(0)
    await closeMissions(account, 1)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.reload()
      await unfold(page)
      await expect(record.getByText('10 goals', { exact: true })).toBeVisible()
      await expect(record.getByText(/^Of the 10 goals given about .*\d in 10, 100% made it in time\.$/)).toBeVisible()
      await expect(record.getByText(/Brier score \d\.\d\d/)).toBeVisible()
      await expectAccessible(page, 'main')
    }
  })
})
