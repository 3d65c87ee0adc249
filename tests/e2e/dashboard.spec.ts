import type { Page } from '@playwright/test'
import { alertMessages } from '@/lib/contract/messages/alerts'
import { goalMessages } from '@/lib/contract/messages/goals'
import { journalMessages } from '@/lib/contract/messages/journal'
import { outboxMessages } from '@/lib/contract/messages/outbox'
import { planMessages } from '@/lib/contract/messages/plans'
import { serverMessages } from '@/lib/contract/messages/server'
import type { Reminder } from '@/lib/contract/reminder'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { type BrowserAccount, signedIn } from '../support/browser-account'
import { refusals, refuse } from '../support/refuse'
import { told } from '../support/told'
import { visit } from '../support/visit'

/** So late that it is still to come wherever the test runs, and not tomorrow: set on the account's own clock. */
const zone = 'UTC'
const todayAt = (time: string) => `${new Date().toISOString().slice(0, 10)}T${time}:00.000Z`
const daysFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const tomorrow = () => daysFrom(1)

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
  // One form for the first goal: every way to it leads there.
  for (const name of ['Create your first goal', 'Create new mission']) {
    await page.getByRole('link', { name }).click()
    await expect(page.getByLabel(/^What /)).toBeFocused()
    await page.getByRole('heading', { level: 1 }).click()
  }
})

test('how it is going is logged in place: a face, a line, Enter', async ({ page }) => {
  const account = await dashboard(page, [])
  await account.api('POST', '/api/goals', { title: 'Read 12 books', domain: 'personal-growth', targetDate: null })
  await expect(page.getByText('not logged today', { exact: true })).toBeVisible()
  const energy = page.getByRole('region', { name: 'Your energy now' })
  await energy.getByRole('button', { name: 'Energy 4 of 5, Good' }).click()
  const notes = energy.getByRole('textbox')
  await expect(notes).toBeFocused()
  await notes.press('Enter')
  await expect(energy.getByText(journalMessages.journalNotesRequired.description, { exact: true })).toBeVisible()
  await notes.fill('A walk before breakfast.')
  // Another face keeps the words.
  await energy.getByRole('button', { name: 'Energy 5 of 5, Excellent' }).click()
  await expect(notes).toHaveValue('A walk before breakfast.')
  await notes.press('Enter')
  await told(page, journalMessages.entrySaved.title)
  await expect(energy.getByText('A walk before breakfast.')).toBeVisible()
  await expect(energy.getByText('logged today: 5/5', { exact: true })).toBeVisible()
  expect(await account.api('GET', '/api/journal')).toMatchObject([{ mood: 5, notes: 'A walk before breakfast.' }])
  await energy.getByRole('button', { name: 'Add another' }).click()
  await expect(notes).toHaveValue('')
})

test('the coach asks on the card; the answer moves the goal in place, and Undo takes it back', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|500/)
  const account = await signedIn(page, { timeZone: zone })
  const due = tomorrow()
  const books = { title: 'Read 12 books', domain: 'personal-growth', targetDate: due }
  const { id } = await account.api('POST', '/api/goals', {
    ...books,
    measure: { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 },
  })
  await account.api('POST', '/api/goals', { title: 'Learn to juggle', domain: 'health' })
  await visit(page, '/dashboard')
  const coach = page.getByRole('region', { name: 'Your coach' })
  await expect(coach.getByText('Read 12 books')).toBeVisible()
  await expect(coach.getByText('1 of 2 today')).toBeVisible()
  const answer = coach.getByRole('textbox', { name: 'Your answer: Read 12 books' })
  await coach.getByRole('button', { name: 'Check in' }).click()
  await expect(coach.getByText(goalMessages.field.answerRequired, { exact: true })).toBeVisible()
  // It is said at the field alone.
  await expect(page.getByText(goalMessages.responseRequired.description, { exact: true })).toHaveCount(0)
  await answer.fill('I have read 3 of 12 books')
  await answer.press('Control+Enter')
  await expect(coach.getByText('0% → 25%.')).toBeVisible()
  await expect(coach.getByText('“I have read 3 of 12 books”')).toBeVisible()
  // The next question stands in its place, ready to be answered.
  await expect(coach.getByRole('textbox', { name: 'Your answer: Learn to juggle' })).toBeFocused()
  await expect(page.getByRole('img', { name: '25% complete' })).toBeVisible()
  await coach.getByRole('button', { name: 'Undo' }).click()
  await expect(coach.getByText('Undone. Your answer stays in the history as taken back.')).toBeVisible()
  expect(await account.api('GET', `/api/goals/${id}`)).toMatchObject({ progress: 0 })
  // Its question is asked again, with what was written.
  await expect(answer).toHaveValue('I have read 3 of 12 books')
  await expect(coach.getByText('Your answer, taken back: change it or send it again.')).toBeVisible()
  await expect(answer).toBeFocused()
  await coach.getByRole('button', { name: 'Not today' }).click()
  await expect(coach.getByRole('textbox', { name: 'Your answer: Learn to juggle' })).toBeVisible()
  await told(page, planMessages.questionPutOff.title)
  // Where that is refused it stays put off, and can be asked after all later.
  await page.route('**/skip', (route) =>
    route.fulfill({ status: 500, json: { error: serverMessages.internal, code: 'internal' } }),
  )
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await told(page, planMessages.failed.askQuestion, serverMessages.internal)
  await expect(coach.getByRole('textbox', { name: 'Your answer: Learn to juggle' })).toBeVisible()
  await page.unroute('**/skip')
  // Without a connection it is asked at once, and that waits to be sent.
  await page.context().setOffline(true)
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await told(page, outboxMessages.kept.title)
  await expect(answer).toBeFocused()
  await page.context().setOffline(false)
  const states = async () =>
    (await account.api('GET', '/api/today')).questions.map(({ state }: { state: string }) => state)
  await expect.poll(states).toEqual(['open', 'open'])
  await coach.getByRole('button', { name: 'Not today' }).click()
  await coach.getByRole('button', { name: 'Not today' }).click()
  await expect(coach.getByText('No more questions today.')).toBeVisible()
})

test('a plan whose week is over is asked about on the day, and settled by one press', async ({ page, tolerate }) => {
  tolerate(refusals)
  const account = await signedIn(page, { timeZone: zone })
  const { id: goalId } = await account.api('POST', '/api/goals', { title: 'Write a book', domain: 'career' })
  const weekAgo = daysFrom(-8)
  const parts = { goalId, cue: 'After coffee', action: 'write a page', startsOn: weekAgo, reviewOn: daysFrom(-1) }
  const { id } = await account.api('POST', '/api/plans', parts)
  await account.api('POST', `/api/plans/${id}/outcomes`, { date: daysFrom(-2), outcome: 'held' })
  await visit(page, '/dashboard')
  const asked = page.getByText('A week is over: held 1 of 1 day. Does this plan work for you?')
  await expect(asked).toBeVisible()
  const allow = await refuse(page, `PATCH /api/plans/${id}`)
  await page.getByRole('button', { name: 'It is a habit' }).click()
  await told(page, planMessages.failed.updatePlan, serverMessages.internal)
  await expect(asked).toBeVisible()
  allow()
  await page.getByRole('button', { name: 'It is a habit' }).click()
  await expect(asked).toHaveCount(0)
  await expect.poll(async () => (await account.api('GET', '/api/plans'))[0].status).toBe('held')
  await expect(page.getByRole('checkbox', { name: 'After coffee: write a page' })).toHaveCount(0)
})

test('one checklist: what the goals ask for today is ticked in place, and Undo takes it back', async ({
  page,
  tolerate,
}) => {
  tolerate(/500/)
  const account = await signedIn(page, { timeZone: zone })
  const runs = { title: 'Run each day', domain: 'health' }
  const rhythm = { kind: 'rhythm', unit: 'runs', per: 'day', times: 1 }
  const { id } = await account.api('POST', '/api/goals', { ...runs, measure: rhythm })
  const book = { title: 'Write a book', domain: 'career', targetDate: tomorrow(), milestones: [{ title: 'Outline' }] }
  const { id: goalId } = await account.api('POST', '/api/goals', book)
  await account.api('POST', '/api/plans', { goalId, cue: 'After coffee', action: 'write a page' })
  await visit(page, '/dashboard')
  const box = (name: string) => page.getByRole('checkbox', { name })
  for (const name of ['Run each day', 'After coffee: write a page', 'Outline']) {
    await box(name).click()
    await expect(box(name)).toBeChecked()
    await expect(page.getByRole('button', { name: `Undo: ${name}` })).toBeVisible()
  }
  const values = () => account.api('GET', `/api/goals/${id}/values`)
  await expect.poll(async () => (await values()).length).toBe(1)
  const outline = async () => (await account.api('GET', `/api/goals/${goalId}`)).milestones[0].isCompleted
  await expect.poll(outline).toBe(true)
  await visit(page, '/dashboard')
  await expect(box('Run each day')).toBeChecked()
  await expect(box('Outline')).toBeChecked()
  await box('Run each day').click()
  await expect.poll(async () => (await values()).length).toBe(0)
  await box('After coffee: write a page').click()
  await expect.poll(async () => (await account.api('GET', '/api/plans'))[0].outcomes.length).toBe(0)
  await page.route('**/api/goals/*/values', (route) =>
    route.fulfill({ status: 500, json: { error: serverMessages.internal, code: 'internal' } }),
  )
  await box('Run each day').click()
  await told(page, goalMessages.failed.tick, serverMessages.internal)
  await expect(box('Run each day')).not.toBeChecked()
  await page.route('**/skip', (route) =>
    route.fulfill({ status: 500, json: { error: serverMessages.internal, code: 'internal' } }),
  )
  await page.getByRole('button', { name: 'Not today' }).click()
  await told(page, planMessages.failed.skipQuestion, serverMessages.internal)
})

test('a line with a time becomes an alert, and one of these days is under Upcoming', async ({ page }) => {
  const account = await signedIn(page, { timeZone: zone })
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const lesson = { title: 'Portuguese lesson', scheduledFor: `${inThreeDays}T19:30:00.000Z` }
  await account.api('POST', '/api/reminders', lesson)
  await visit(page, '/dashboard')
  const line = page.getByRole('textbox', { name: 'Add to today' })
  await line.press('Enter')
  await expect(page.getByText(goalMessages.field.titleRequired, { exact: true })).toBeVisible()
  await line.fill('Call Priya 00:00')
  await line.press('Enter')
  await expect(page.getByText(alertMessages.field.hourPassed('00:00'), { exact: true })).toBeVisible()
  await expect(line).toHaveValue('Call Priya 00:00')
  await line.fill('Call Priya 25:00')
  await line.press('Enter')
  await expect(page.getByText(alertMessages.field.noTime('25:00'), { exact: true })).toBeVisible()
  await line.fill('Call Priya 23:58')
  await expect(page.getByText(alertMessages.willBe('today at 23:58'))).toBeVisible()
  await line.press('Enter')
  await expect(page.getByRole('checkbox', { name: /Call Priya/ })).toBeVisible()
  await expect(line).toHaveValue('')
  await page.getByRole('button', { name: 'Upcoming (1)' }).click()
  await expect(page.getByText('Portuguese lesson')).toBeVisible()
  // What is added for another day stands there at once, and is deleted there.
  await line.fill('Dentist tomorrow at 9am')
  await line.press('Enter')
  await expect(page.getByRole('button', { name: 'Upcoming (2)' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dentist' })).toContainText('09:00')
  await page.getByRole('button', { name: 'Snooze or delete: Dentist' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete alert' }).press('Enter')
  await told(page, alertMessages.alertDeleted.title)
  await expect(page.getByRole('button', { name: 'Upcoming (1)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add alert' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().press('Enter')
  await expect(page.getByRole('button', { name: 'Upcoming (2)' })).toBeVisible()
  // It is moved to another time, and ticked, where it stands.
  await page.getByRole('button', { name: 'Snooze or delete: Dentist' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Another day or time' }).press('Enter')
  const move = page.getByRole('form', { name: 'Move: Dentist' })
  await expect(move.getByLabel('Day')).toBeFocused()
  await move.getByLabel('Time').fill('')
  await move.getByRole('button', { name: 'Move' }).click()
  await expect(move.getByText(alertMessages.field.alertTimeRequired, { exact: true })).toBeVisible()
  await move.getByLabel('Time').fill('17:15')
  await move.getByLabel('Time').press('Enter')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dentist' })).toContainText('17:15')
  const dentist = page.getByRole('checkbox', { name: /Dentist/ })
  await dentist.click()
  await expect(page.getByRole('button', { name: 'Upcoming (1)' })).toBeVisible()
  await expect(dentist).toBeChecked()
  await expect
    .poll(async () => (await reminders(account)).find(({ title }) => title === 'Dentist'))
    .toMatchObject({
      scheduledFor: `${tomorrow()}T17:15:00.000Z`,
      isDone: true,
    })
})

test('in two columns the question, the checklist and then the faces are reached in the order of the eye', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await dashboard(page, ['Stretch'])
  const main = page.getByRole('main')
  await main
    .getByRole('textbox', { name: /^Your answer/ })
    .or(main.getByRole('textbox', { name: 'Add to today' }))
    .last()
    .focus()
  const reached: string[] = []
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
  }
  // The faces come after the last of the left column.
  expect(reached.some((name) => name.startsWith('Energy 1 of 5'))).toBe(true)
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
    await expect(dialog.getByText(goalMessages.field.titleRequired, { exact: true })).toBeVisible()
    await dialog.getByLabel('Title').fill('Stretch')
    await dialog.getByLabel('Day').fill(todayAt('00:00').slice(0, 10))
    await dialog.getByLabel('Time').fill('00:00')
    await dialog.getByRole('button', { name: 'Add alert' }).click()
    await expect(dialog.getByText(alertMessages.field.alertTimePast, { exact: true })).toBeVisible()
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
    route.fulfill({ status: 500, json: { error: serverMessages.internal, code: 'internal' } }),
  )
  const box = page.getByRole('checkbox', { name: /Stretch/ })
  await box.click()
  await expect(page.getByText(alertMessages.failed.updateAlert, { exact: true })).toBeVisible()
  await expect(page.getByText(serverMessages.internal, { exact: true })).toBeVisible()
  await expect(box).not.toBeChecked()
  await page.getByRole('button', { name: 'Snooze or delete: Stretch' }).click()
  await page.getByRole('menuitem', { name: /Tomorrow morning/ }).click()
  await expect(box).toBeVisible()
})

test('an alert is deleted, by keyboard, and brought back; what the server keeps is back by itself', async ({
  page,
  tolerate,
}) => {
  // What was sent as the page went is sent again at the next start, in case it was lost.
  tolerate(/404|500/)
  const account = await dashboard(page, ['Stretch'])
  const box = page.getByRole('checkbox', { name: /Stretch/ })
  const remove = async () => {
    await page.getByRole('button', { name: 'Snooze or delete: Stretch' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Delete alert' }).press('Enter')
    await expect(box).toHaveCount(0)
  }
  await remove()
  await told(page, alertMessages.alertDeleted.title)
  await expect(page.getByText('No alerts for today')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add alert' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(box).toBeVisible()
  expect(await reminders(account)).toHaveLength(1)

  let isRefusing = true
  await page.route('**/api/reminders/*', (route) =>
    isRefusing
      ? route.fulfill({ status: 500, json: { error: serverMessages.internal, code: 'internal' } })
      : route.fallback(),
  )
  await remove()
  await page.getByRole('button', { name: 'Close' }).press('Enter')
  await told(page, alertMessages.failed.deleteAlert, serverMessages.internal)
  await expect(box).toBeVisible()
  isRefusing = false
  // What is done can be deleted, too, and is not asked for another time.
  await box.press('Space')
  await expect.poll(async () => (await reminders(account))[0]?.isDone).toBe(true)
  await page.getByRole('button', { name: 'Delete: Stretch' }).press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Delete alert'])
  await page.getByRole('menuitem').press('Enter')
  await told(page, alertMessages.alertDeleted.title)
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
    route.fulfill({ status: 500, json: { error: serverMessages.internal, code: 'internal' } }),
  )
  await dialog.getByRole('button', { name: 'Add alert' }).click()
  await expect(page.getByText(alertMessages.failed.addAlert, { exact: true })).toBeVisible()
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
    expect(await violationsOf(page, '[role=menu]')).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Snooze or delete: Stretch' })).toBeFocused()
  await expect.poll(async () => (await reminders(account))[0]?.isDone).toBe(false)

  await page.getByRole('button', { name: 'Add alert' }).press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add alert' })).toBeFocused()
})

test('a coaching session begins with the question of the day', async ({ page }) => {
  const account = await signedIn(page, { timeZone: zone })
  await account.api('POST', '/api/goals', { title: 'Row across the lake', domain: 'health' })
  const { questions } = await account.api('GET', '/api/today')
  await visit(page, '/dashboard')
  await page.getByRole('link', { name: 'Start coaching session' }).click()
  await page.waitForURL('**/chat')
  await expect(page.getByRole('log').getByText(questions[0].words)).toBeVisible()
})
