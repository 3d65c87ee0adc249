import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { insightMessages } from '@/lib/contract/messages/insights'
import { planMessages } from '@/lib/contract/messages/plans'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { type BrowserAccount, signedIn } from '../support/browser-account'
import { told } from '../support/told'

const seen = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
// Its own children alone: an analysis holds lists too.
const lines = (page: Page) => page.getByRole('list', { name: 'Goals' }).locator('> li')
const line = (page: Page, title: string) => lines(page).filter({ hasText: title })
const internal = JSON.stringify({ error: 'Something went wrong on our side. Please try again.', code: 'internal' })

const cards = [
  'Mission Summary',
  'Mission Victories',
  'Optimization Opportunities',
  'Energy Patterns',
  'Mission Progress',
  'Next Week’s Priority Missions',
  'Mission Logs',
]

/** A week with something to say of it: two missions, an answer, an entry and a message. */
async function week(account: BrowserAccount) {
  const { api } = account
  const goal = await api('POST', '/api/goals', {
    title: 'Ship the beta',
    description: 'Ten teams use it every day.',
    domain: 'career',
    targetDate: '2031-03-14',
  })
  await api('POST', '/api/goals', { title: 'Call home', domain: 'relationships' })
  await api('PATCH', `/api/goals/${goal.id}/ai-update`, { response: '6 of 10 teams are using it now' })
  await api('PATCH', `/api/goals/${goal.id}`, { progress: 60 })
  await api('POST', '/api/journal', { mood: 2, notes: 'Tired, skipped the review. It rained all day.' })
  await api('POST', '/api/chat', { message: 'I keep skipping the weekly review because work eats the day' })
  return goal
}

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const violations = await violationsOf(page)
    expect(violations, colorScheme).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function openRespond(page: Page, title = 'Ship the beta') {
  const dialog = page.getByRole('dialog', { name: 'Respond to Insight & Update Goal' })
  // On a busy machine the button may be there before its handler is.
  await expect(async () => {
    if (!(await dialog.isVisible())) await line(page, title).getByRole('button', { name: 'Respond' }).click()
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass()
  return dialog
}

test('the review: weeks before, months, decisions about each goal, next week’s three, the year to print', async ({
  page,
  tolerate,
}) => {
  tolerate(/500/)
  const account = await signedIn(page)
  await week(account)
  await page.goto('/insights')
  const earlier = page.getByRole('button', { name: 'Earlier week' })
  await expect(async () => {
    await earlier.click()
    await seen(page, 'Last week')
  }).toPass()
  await expect(card(page, 'Mission Victories')).toContainText('Nothing is listed for that week.')
  await page.getByRole('button', { name: 'Later week' }).click()
  await seen(page, 'This week')
  await expect(card(page, 'Mission Summary')).toContainText('You wrote on 1 day')
  await page.getByRole('radio', { name: 'Month' }).click()
  await expect(card(page, 'Goals that moved')).toContainText('Ship the beta')
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Week' }).click()
  await page.getByRole('button', { name: 'Start the review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Weekly review' })
  // One without a date and one that is too early to forecast ask for nothing: one is decided about all the same.
  await dialog.getByText('2 goals need no decision').waitFor()
  await dialog.getByRole('button', { name: 'Decide: Call home' }).click()
  await expect(dialog.getByText('Goal 1 of 1')).toBeVisible()
  await dialog.getByText('Pause', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Pause and go on' }).click()
  await dialog.getByText('One goal needs no decision').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await dialog.getByLabel('Step 1', { exact: true }).fill('Call the two teams')
  await dialog.getByLabel('Step 2', { exact: true }).fill('')
  await dialog.getByLabel('Step 3', { exact: true }).fill('')
  await page.route('**/api/insights/weekly/review', (route) => route.fulfill({ status: 500, body: internal }))
  await dialog.getByRole('button', { name: 'Set my week' }).click()
  await told(page, insightMessages.failed.setWeek)
  await page.unroute('**/api/insights/weekly/review')
  await dialog.getByRole('button', { name: 'Set my week' }).click()
  await expect(dialog.getByText('1 alert added for next week.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await seen(page, 'Reviewed today: 1 kept, 1 paused, 1 alert.')
  // The server keeps it, and a second time through adds no second alert.
  await page.reload()
  await seen(page, 'Reviewed today: 1 kept, 1 paused, 1 alert.')
  expect((await account.api('GET', '/api/reminders')).map(({ title }: { title: string }) => title)).toEqual([
    'Call the two teams',
  ])
  const goals = await account.api('GET', '/api/goals')
  expect(goals.filter(({ pausedAt }: { pausedAt: string | null }) => pausedAt)).toHaveLength(1)
  await page.getByRole('link', { name: 'Year', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(', so far')
  await expect(card(page, 'Goals')).toContainText('Ship the beta')
  await expectAccessible(page)
})

test.describe('the week', () => {
  test('a new account finds one card and a field; its first entry brings every card, and nothing claimed', async ({
    page,
  }) => {
    await signedIn(page)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'View mission analytics' }).click()
    await page.waitForURL('**/insights')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mission Analytics')
    await expect(page.getByRole('link', { name: 'Review', exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Mission Summary', 'Mission Logs'])
    await seen(page, 'No Mission Logs Yet')
    await page.getByLabel('Notes').fill('A first line')
    await page.getByRole('button', { name: 'Energy 3 of 5, Neutral' }).first().click()
    await page.getByRole('button', { name: 'Save Entry' }).click()
    for (const title of cards) await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await seen(page, 'Elon · Innovation & Bold Thinking')
    await expect(card(page, 'Mission Victories')).toContainText('Nothing listed for this week.')
    await expect(card(page, 'Mission Progress')).toContainText('No goals under way')
    await expect(card(page, 'Mission Logs')).toContainText('A first line')
    await expect(
      card(page, 'Mission Victories').getByRole('button', {
        name: /Read the (?:journal entry|goal|milestone|message):/,
      }),
    ).toHaveCount(0)
  })

  test('is in the page before any script has run', { tag: '@postgres' }, async ({ browser }) => {
    const page = await browser.newPage()
    const account = await signedIn(page)
    await week(account)
    const html = await (await page.request.get(`${process.env.TEST_BASE_URL}/insights`)).text()
    const insight = await account.api('GET', '/api/insights/weekly')
    const [opening = ''] = insight.summary.split(/[“”"'&.]/)
    expect(html).toContain(opening)
    expect(html).toContain('Low risk')
    await page.close()
  })

  test('every claim opens what it rests on, the quote marked', { tag: '@postgres' }, async ({ page }) => {
    const account = await signedIn(page)
    await week(account)
    await page.goto('/insights')
    const insight = await account.api('GET', '/api/insights/weekly')
    for (const claim of [...insight.achievements, ...insight.challenges, ...insight.nextWeekFocus]) {
      await expect(page.getByRole('listitem').filter({ hasText: claim }).getByRole('button').first()).toBeVisible()
    }
    const dialog = page.getByRole('dialog')
    const look = async (kind: string, whole: string | RegExp, marked?: string) => {
      const source = page.getByRole('button', { name: new RegExp(`^(?:Read|See) the ${kind.toLowerCase()}:`) }).first()
      const quote = marked ?? (await source.textContent()) ?? ''
      await source.click()
      await expect(dialog.locator('mark').first()).toHaveText(quote)
      await expect(dialog).toContainText(whole)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(source).toBeFocused()
    }
    await look('Journal entry', 'Tired, skipped the review. It rained all day.')
    await look('Journal entry', 'Energy 2/5, Low')
    // Its title stands in the line, so that the chip says only what it is.
    await look('Goal', 'Ship the beta', 'Ship the beta')
  })

  test('a source deleted since says so', async ({ page, tolerate }) => {
    tolerate(/404/)
    const account = await signedIn(page)
    await week(account)
    await page.goto('/insights')
    const source = page.getByRole('button', { name: 'Read the journal entry' }).first()
    await expect(source).toBeVisible()
    const [entry] = await account.api('GET', '/api/journal')
    await account.api('DELETE', `/api/journal/${entry.id}`)
    await source.click()
    await seen(page, 'No longer there')
    await page.reload()
    await expect(card(page, 'Mission Summary')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Read the journal entry' })).toHaveCount(0)
  })

  test('is read anew on request; what cannot be leaves the old one', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    const account = await signedIn(page)
    await account.api('POST', '/api/journal', { mood: 3, notes: 'It rained.' })
    await page.goto('/insights')
    await expect(card(page, 'Mission Summary')).toContainText('built-in coach')
    await week(account)
    const regenerate = page.getByRole('button', { name: 'Regenerate', exact: true })
    await regenerate.focus()
    await page.keyboard.press('Enter')
    await expect(card(page, 'Mission Victories')).toContainText('Ship the beta')
    await expect(regenerate).toBeFocused()

    const insight = await account.api('GET', '/api/insights/weekly')
    await page.route('**/api/insights/weekly', (route) => route.fulfill({ status: 429, body: internal }))
    await regenerate.click()
    await seen(page, 'Failed to regenerate your insights')
    await expect(card(page, 'Mission Victories')).toContainText('Ship the beta')

    const named = { ...insight, source: 'anthropic', model: 'claude-sonnet-5-5', summary: 'Read by a **model**.' }
    await page.unroute('**/api/insights/weekly')
    await page.route('**/api/insights/weekly', (route) => route.fulfill({ status: 201, json: named }))
    await regenerate.click()
    await expect(card(page, 'Mission Summary').locator('strong')).toHaveText('model')
    await expect(card(page, 'Mission Summary')).toContainText('claude-sonnet-5-5')
  })
})

test.describe('export', () => {
  test('the insights as a CSV file', { tag: '@postgres' }, async ({ page }) => {
    const account = await signedIn(page)
    await week(account)
    await page.goto('/insights')
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Insights' }).click()
    const file = await started
    await seen(page, 'Export successful!')
    expect(file.suggestedFilename()).toMatch(/^insights_\d{4}-\d\d-\d\d\.csv$/)
    const { data, meta } = Papa.parse<Record<string, string>>(await readFile(await file.path(), 'utf8'), {
      header: true,
      skipEmptyLines: true,
    })
    expect(meta.fields).toEqual(['Date', 'Type', 'Coach', 'Summary', 'Full Data'])
    expect(data.map(({ Type }) => Type)).toEqual(['weekly', 'goals'])
    expect(data[1]?.Summary).toContain('Ship the beta')
  })

  test('failing and with nothing to export', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    const { api } = await signedIn(page)
    await api('POST', '/api/journal', { mood: 3, notes: 'A line' })
    await page.goto('/insights')
    await page.route('**/api/export/insights*', (route) => route.fulfill({ status: 500, body: internal }))
    await page.getByRole('button', { name: 'Export Insights' }).click()
    await expect(page.getByText('Failed to export insights', { exact: true }).first()).toBeVisible()
    await seen(page, 'Failed to export insights. Please try again.')
    await page.unroute('**/api/export/insights*')
    const body = 'Date,Type,Coach,Summary,Full Data\r\n'
    await page.route('**/api/export/insights*', (route) => route.fulfill({ contentType: 'text/csv', body }))
    await page.getByRole('button', { name: 'Export Insights' }).click()
    await seen(page, 'No data to export')
  })
})

test.describe('mission progress', () => {
  test('risk, forecast and analysis of each ongoing mission', async ({ page }) => {
    const account = await signedIn(page)
    const goal = await week(account)
    await page.goto('/insights')
    const analyses = await account.api('GET', '/api/insights/goals')
    for (const { title, completionPrediction, riskLevel } of analyses) {
      await expect(line(page, title)).toContainText(completionPrediction)
      await expect(line(page, title)).toContainText(new RegExp(`${riskLevel} risk|Too early to forecast`, 'i'))
    }
    await expect(lines(page)).toHaveCount(2)

    const row = line(page, goal.title)
    await row.getByRole('button', { name: 'Show analysis' }).click()
    const { suggestions } = analyses.find((one: { goalId: string }) => one.goalId === goal.id)
    for (const suggestion of suggestions) await seen(page, suggestion)
    await expect(row.locator('strong', { hasText: 'Ship the beta' }).first()).toBeVisible()
    // No chance stands beside “Too early to forecast”.
    await expect(row.getByText('Chance of being on time')).toHaveCount(0)
    await expect(row).not.toContainText('**')
    await row.getByRole('button', { name: 'Hide analysis' }).click()
    await expect(row.locator('strong', { hasText: 'Ship the beta' })).toHaveCount(0)
  })

  test('a response is asked for, and the coach needs one to write with', async ({ page }) => {
    await week(await signedIn(page))
    await page.goto('/insights')
    const dialog = await openRespond(page)
    await expect(dialog.getByLabel('Your response')).toBeFocused()
    await dialog.getByRole('button', { name: 'Submit response' }).click()
    await seen(page, 'Response required')
    await seen(page, 'Please provide your thoughts on the insight.')
    await expect(dialog.getByLabel('Your response')).toBeFocused()
    await dialog.getByLabel('Your response').fill('  ')
    await dialog.getByRole('button', { name: 'Regenerate description' }).click()
    await seen(page, 'Missing Information')
    await seen(page, 'Please enter your response to the insight first.')
  })

  test('what was changed is sent, and nothing else', { tag: '@postgres' }, async ({ page }) => {
    const account = await signedIn(page)
    const goal = await week(account)
    await page.goto('/insights')
    const dialog = await openRespond(page)
    await dialog.getByLabel('Your response').fill('Two more teams came')
    await dialog.getByRole('button', { name: 'Submit response' }).click()
    await seen(page, 'Response submitted')
    await expect(dialog).toHaveCount(0)
    expect(await account.api('GET', `/api/goals/${goal.id}`)).toMatchObject({
      progress: 60,
      description: 'Ten teams use it every day.',
      progressNotes: expect.stringContaining('] Two more teams came'),
    })

    await openRespond(page)
    await expect(dialog.getByLabel('Your response')).toHaveValue('')
    await dialog.getByLabel('Your response').fill('Aim higher')
    await dialog.getByLabel('Title').fill('Ship the beta to twenty')
    await dialog.getByRole('slider', { name: 'Progress' }).fill('45')
    await seen(page, 'From 60% to 45%.')
    const sent = page.waitForRequest('**/api/insights/goal/response')
    await dialog.getByRole('button', { name: 'Submit response' }).click()
    expect((await sent).postDataJSON()).toEqual({
      goalId: goal.id,
      responseText: 'Aim higher',
      goalUpdates: { title: 'Ship the beta to twenty', progress: 45 },
    })
    await seen(page, 'Goal updated successfully')
    await expect(line(page, 'Ship the beta to twenty').getByRole('img', { name: '45% complete' })).toBeVisible()

    await line(page, 'Ship the beta to twenty').getByRole('button', { name: 'Previous Responses' }).click()
    const responses = page.getByRole('list', { name: 'Responses, newest first' }).getByRole('listitem')
    await expect(responses).toHaveCount(3)
    await expect(responses.first()).toContainText('Aim higher')
    await expect(responses.first()).toContainText('45%')
    await expect(responses.nth(1)).toContainText('Two more teams came')
  })

  test('the coach writes the description anew, and mine can be put back', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    await week(await signedIn(page))
    await page.goto('/insights')
    const dialog = await openRespond(page)
    await dialog.getByLabel('Your response').fill('The eighth team starts on Monday')
    await page.route('**/api/ai/regenerate-description', (route) => route.fulfill({ status: 500, body: internal }))
    const regenerate = dialog.getByRole('button', { name: 'Regenerate description' })
    await regenerate.click()
    await seen(page, 'Failed to regenerate description. Please try again.')
    await expect(dialog.getByLabel('Description')).toHaveValue('Ten teams use it every day.')
    await page.unroute('**/api/ai/regenerate-description')
    await regenerate.click()
    await seen(page, 'Description Updated')
    await expect(dialog.getByLabel('Description')).not.toHaveValue('Ten teams use it every day.')
    await dialog.getByRole('button', { name: 'Put mine back' }).click()
    await expect(dialog.getByLabel('Description')).toHaveValue('Ten teams use it every day.')
  })

  test('100 completes the mission, and its line goes', { tag: '@postgres' }, async ({ page }) => {
    const account = await signedIn(page)
    const goal = await week(account)
    await page.goto('/insights')
    const dialog = await openRespond(page)
    await dialog.getByLabel('Your response').fill('All ten are on board')
    await dialog.getByRole('slider', { name: 'Progress' }).focus()
    await page.keyboard.press('End')
    await seen(page, 'From 60% to 100%: this completes the goal.')
    await dialog.getByRole('button', { name: 'Submit response' }).click()
    await expect(page.getByRole('dialog', { name: 'Goal Completed!' })).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(line(page, 'Ship the beta')).toHaveCount(0)
    expect((await account.api('GET', `/api/goals/${goal.id}`)).isCompleted).toBe(true)
  })

  test('a response that fails keeps every word, also over a closed tab', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    const account = await signedIn(page)
    const goal = await week(account)
    await page.goto('/insights')
    const dialog = await openRespond(page)
    await dialog.getByLabel('Your response').fill('Half a thought')
    await dialog.getByLabel('Title').fill('Another title')
    await page.route('**/api/insights/goal/response', (route) => route.fulfill({ status: 500, body: internal }))
    await dialog.getByRole('button', { name: 'Submit response' }).click()
    await seen(page, 'Error updating goal')
    await seen(page, 'Something went wrong on our side.')
    await expect(dialog.getByLabel('Your response')).toHaveValue('Half a thought')
    await page.unroute('**/api/insights/goal/response')
    await page.reload()
    await openRespond(page)
    await expect(dialog.getByLabel('Your response')).toHaveValue('Half a thought')
    await expect(dialog.getByLabel('Title')).toHaveValue('Another title')

    await account.api('DELETE', `/api/goals/${goal.id}`)
    await dialog.getByRole('button', { name: 'Submit response' }).click()
    await seen(page, 'Goal not found.')
  })

  test('responses that cannot be read say so and can be asked for again', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    await week(await signedIn(page))
    await page.goto('/insights')
    await page.route('**/api/insights/responses/*', (route) => route.fulfill({ status: 500, body: internal }))
    await line(page, 'Call home').getByRole('button', { name: 'Previous Responses' }).click()
    const dialog = page.getByRole('dialog', { name: 'Previous Responses' })
    await expect(dialog).toContainText('Something went wrong on our side.')
    await page.unroute('**/api/insights/responses/*')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog).toContainText('No responses yet')
  })

  test('more than a page of missions is read on request', async ({ page }) => {
    const { api } = await signedIn(page)
    for (let index = 0; index < 22; index++) await api('POST', '/api/goals', { title: `No ${index}`, domain: 'health' })
    await page.goto('/insights')
    await expect(lines(page)).toHaveCount(3)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(lines(page)).toHaveCount(20)
    await expect(lines(page).nth(3).getByRole('link')).toBeFocused()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(lines(page)).toHaveCount(22)
  })
})

test.describe('the coaching dialog', () => {
  test('opens at once, then says what the coach makes of the mission', async ({ page }) => {
    const account = await signedIn(page)
    const goal = await week(account)
    const analysis = await account.api('GET', `/api/insights/goals/${goal.id}`)
    await page.goto('/goals')
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/api/insights/goals/*', async (route) => {
      await held
      await route.continue()
    })
    await page.locator(`[id="${goal.id}"]`).getByRole('button', { name: 'Get AI Coaching' }).click()
    const dialog = page.getByRole('dialog', { name: 'AI Coaching' })
    await expect(dialog).toContainText('is analyzing this goal…')
    await expect(dialog.getByLabel('Your response')).toBeFocused()
    go()
    await expect(dialog).toContainText(analysis.completionPrediction)
    for (const suggestion of analysis.suggestions) await expect(dialog).toContainText(suggestion)
    await expect(dialog.locator('strong', { hasText: 'Ship the beta' }).first()).toBeVisible()
    await dialog
      .getByRole('button', { name: /Read the (?:journal entry|goal|milestone|message):/ })
      .first()
      .click()
    await expect(page.locator('mark').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('mark')).toHaveCount(0)
    await expect(dialog).toBeVisible()
  })

  test('falls back where the analysis cannot be loaded, and asks again', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    const goal = await week(await signedIn(page))
    await page.goto('/goals')
    await page.route(`**/api/insights/goals/${goal.id}`, (route) => route.fulfill({ status: 500, body: internal }))
    await page.locator(`[id="${goal.id}"]`).getByRole('button', { name: 'Get AI Coaching' }).click()
    const dialog = page.getByRole('dialog', { name: 'AI Coaching' })
    await seen(page, 'Failed to load AI analysis. Please try again.')
    await expect(dialog).toContainText('Unable to load AI analysis. Please try again.')
    await expect(dialog).toContainText('Check your connection')
    await expect(dialog).toContainText('Try refreshing the page')
    await expect(dialog).toContainText('Medium risk')
    await page.unroute(`**/api/insights/goals/${goal.id}`)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog).toContainText('Suggestions')
  })
})

for (const width of [360, 1440]) {
  test(`axe finds nothing in the cards and dialogs at ${width} px`, async ({ page }) => {
    test.slow()
    await week(await signedIn(page))
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/insights')
    await line(page, 'Ship the beta').getByRole('button', { name: 'Show analysis' }).click()
    await expectAccessible(page)
    const openers = [
      page.getByRole('button', { name: 'Read the journal entry' }).first(),
      page.getByRole('button', { name: 'Read the goal' }).first(),
      line(page, 'Ship the beta').getByRole('button', { name: 'Respond' }),
      line(page, 'Ship the beta').getByRole('button', { name: 'Previous Responses' }),
    ]
    for (const opener of openers) {
      await opener.click()
      await expect(page.getByRole('dialog').locator('mark, textarea, ol').first()).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.goto('/goals')
    await page
      .getByRole('button', { name: /^More actions/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Get AI Coaching' }).click()
    await expect(page.getByRole('dialog')).toContainText('Suggestions')
    await expectAccessible(page)
  })
}

test('an idea is tested: days are drawn, today is answered, an early end has no verdict', async ({ page }) => {
  const account = await signedIn(page)
  await week(account)
  await page.goto('/insights')
  const dialog = page.getByRole('dialog', { name: 'Test an idea' })
  await expect(async () => {
    await card(page, 'Experiments').getByRole('button', { name: 'Test an idea' }).click()
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await dialog.getByLabel('What will you do?').fill('A walk before breakfast')
  await dialog.getByLabel('For').selectOption('2 weeks')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(card(page, 'Experiments')).toContainText('Day 1 of 14')
  await card(page, 'Experiments').getByRole('button', { name: 'Did it', exact: true }).click()
  await expect.poll(async () => (await account.api('GET', '/api/experiments'))[0].days[0].done).toBe(true)
  await expectAccessible(page)
  await card(page, 'Experiments').getByRole('button', { name: 'Stop the experiment' }).click()
  const asked = page.getByRole('alertdialog', { name: planMessages.confirm.stopExperiment })
  await asked.getByRole('button', { name: 'Stop the experiment' }).click()
  await expect(card(page, 'Experiments')).toContainText('Stopped early, so there is no verdict.')
})
