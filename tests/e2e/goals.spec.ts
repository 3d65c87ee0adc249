import type { Locator, Page } from '@playwright/test'
import type { Goal } from '@/lib/contract/goal'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'
import { serverMessages } from '@/lib/contract/messages/server'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { told } from '../support/told'
import { visit } from '../support/visit'

const missions = (page: Page) => page.getByRole('region', { name: 'Goals' })
const titles = (page: Page) => missions(page).getByRole('heading', { level: 2 })
const card = (page: Page, title: string) => missions(page).getByRole('listitem').filter({ hasText: title })
const dialog = (page: Page) => page.getByRole('dialog')
const status = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
const domain = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Area' }).getByRole('button', { name, exact: true })

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

async function openEdit(page: Page, title: string) {
  await page.getByRole('button', { name: `More actions: ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Edit goal' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Edit Goal')
}

test('missions by status with counts and their average, by domain and by tag; each emptiness in its own words', async ({
  page,
}) => {
  const { api } = await signedIn(page)
  await visit(page, '/goals')
  await expect(page.getByText('No goals yet')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Status' })).toHaveCount(0)

  const make = (title: string, of: object) => api('POST', '/api/goals', { title, ...of })
  const run: Goal = await make('Run a race', { domain: 'health', tags: ['spring', 'outside'] })
  await make('Write a book', { domain: 'career' })
  await api('PATCH', `/api/goals/${run.id}`, { progress: 50 })
  await visit(page, '/goals')
  await expect(status(page, /^Ongoing/)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('group', { name: 'Status' }).getByRole('button')).toHaveText([
    'Ongoing 2',
    'Completed 0',
    'All 2',
  ])
  await expect(page.getByText('Average progress 25%')).toBeVisible()
  await expect(titles(page)).toHaveText(['Write a book', 'Run a race'])
  await status(page, /^Completed/).click()
  await expect(page.getByText('No completed goals yet')).toBeVisible()
  await expect(page).toHaveURL(/\?status=completed$/)

  const swim: Goal = await make('Swim a mile', { domain: 'health' })
  await api('PATCH', `/api/goals/${swim.id}`, { isCompleted: true, completionNotes: 'In the lake.' })
  await page.reload()
  await expect(titles(page)).toHaveText(['Swim a mile'])
  await expect(card(page, 'Swim a mile').getByText('Completed', { exact: true })).toBeVisible()
  await expect(card(page, 'Swim a mile').getByText('In the lake.')).toBeVisible()
  await expect(card(page, 'Swim a mile').getByRole('button', { name: 'Get AI Coaching' })).toHaveCount(0)

  await status(page, /^All/).click()
  await domain(page, 'Health').click()
  await expect(titles(page)).toHaveText(['Run a race', 'Swim a mile'])
  await expect(page.getByText('Average progress of ongoing goals 50%')).toBeVisible()
  await page.getByLabel('Tag', { exact: true }).selectOption({ label: 'spring' })
  await expect(titles(page)).toHaveText(['Run a race'])
  await expect(page).toHaveURL(/status=all&domain=health&tag=spring/)
  await domain(page, 'Growth').click()
  await expect(page.getByText('No goals match these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear area and tag' }).click()
  await expect(titles(page)).toHaveCount(3)

  for (const { id } of (await api('GET', '/api/goals')) as Goal[]) {
    await api('PATCH', `/api/goals/${id}`, { isCompleted: true })
  }
  await page.goto('/goals')
  await expect(page.getByText('No ongoing goals', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show completed goals' }).click()
  await expect(titles(page)).toHaveCount(3)
})

for (const width of [360, 1440]) {
  test(`what is said of a mission is changed in its form, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { api } = await signedIn(page)
    const goal: Goal = await api('POST', '/api/goals', {
      title: 'Run a race',
      domain: 'health',
      targetDate: '2031-03-14',
      tags: ['spring'],
      milestones: ['5 km'],
    })
    await visit(page, '/goals')
    await openEdit(page, 'Run a race')
    await expect(dialog(page).getByLabel('Target date')).toHaveValue('2031-03-14')
    await dialog(page).getByLabel('Title').fill('')
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(goalMessages.goalFieldsRequired.description)
    await dialog(page).getByLabel('Title').fill('Run two races')
    await dialog(page).getByLabel('Area').selectOption({ label: 'Growth' })
    await dialog(page).getByLabel('Target date').fill('2032-02-29')
    await dialog(page).getByRole('textbox', { name: 'Tags' }).fill('autumn')

    // A closed tab loses nothing of it.
    await page.reload()
    await openEdit(page, 'Run a race')
    await expect(dialog(page).getByText('What you had not saved is back.')).toBeVisible()
    await expect(dialog(page).getByLabel('Title')).toHaveValue('Run two races')
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
    await told(page, goalMessages.goalUpdated.title)
    await expect(dialog(page)).toHaveCount(0)
    await expect(card(page, 'Run two races')).toContainText('29 Feb 2032')
    await expect(card(page, 'Run two races')).toContainText('autumn')
    expect(await api('GET', `/api/goals/${goal.id}`)).toMatchObject({
      title: 'Run two races',
      domain: 'personal-growth',
      targetDate: '2032-02-29',
      tags: ['spring', 'autumn'],
      milestones: [{ title: '5 km' }],
    })
  })
}

test('an edit that meets another one shows both versions; what nobody else touched is kept beside it', async ({
  page,
  tolerate,
}) => {
  tolerate(/412|500/)
  const { api } = await signedIn(page)
  const goal: Goal = await api('POST', '/api/goals', { title: 'Run a race', domain: 'health' })
  await visit(page, '/goals')
  await openEdit(page, 'Run a race')
  await dialog(page).getByLabel('Title').fill('Run on the laptop')
  await dialog(page).getByLabel('Description').fill('In the spring.')
  await api('PATCH', `/api/goals/${goal.id}`, { title: 'Run on the phone', targetDate: '2031-03-14' })
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  const conflict = page.getByRole('dialog', { name: commonMessages.changedElsewhere.title })
  await expect(conflict.getByText('Run on the laptop')).toBeVisible()
  await expect(conflict.getByText('Run on the phone')).toBeVisible()
  await expect(conflict.getByRole('group')).toHaveCount(1)
  await conflict.getByRole('radio', { name: 'What is stored' }).check()
  await conflict.getByRole('button', { name: 'Save this' }).click()
  await told(page, goalMessages.goalUpdated.title)
  expect(await api('GET', `/api/goals/${goal.id}`)).toMatchObject({
    title: 'Run on the phone',
    description: 'In the spring.',
    targetDate: '2031-03-14',
  })

  await openEdit(page, 'Run on the phone')
  await dialog(page).getByLabel('Target date').fill('')
  await page.route(`**/api/goals/${goal.id}`, (route) =>
    route.fulfill({ status: 500, json: { error: serverMessages.internal, code: 'internal' } }),
  )
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await told(page, goalMessages.failed.updateGoal, serverMessages.internal)
  await expect(dialog(page).getByLabel('Target date')).toHaveValue('')
})

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`a mission that is done is celebrated, motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    if (motion === 'reduce') await page.setViewportSize({ width: 360, height: 740 })
    const { api } = await signedIn(page)
    const { id } = await api('POST', '/api/goals', { title: 'Read 12 books', domain: 'career' })
    await visit(page, '/goals')
    await page.getByRole('button', { name: 'Get AI Coaching' }).click()
    await dialog(page).getByLabel('Your response').fill('I have read 12 of 12 books.')
    await dialog(page).getByRole('button', { name: 'Check in' }).press('Enter')
    await expect(dialog(page).getByRole('heading', { name: 'Goal Completed!' })).toBeVisible()
    // A phone has no room for all of it: it is scrolled, and no line of it squeezed.
    const said = dialog(page).getByText('“I have read 12 of 12 books.”')
    expect(await said.evaluate((words) => words.scrollHeight - words.clientHeight)).toBeLessThanOrEqual(1)
    const sparks = dialog(page).locator('[aria-hidden=true] i i').first()
    const animation = await sparks.evaluate((spark) => getComputedStyle(spark).animationName)
    if (motion === 'reduce') expect(animation).toBe('none')
    else expect(animation).not.toBe('none')
    const moving = await page.evaluate(() => document.getAnimations().length)
    if (motion === 'reduce') expect(moving).toBe(0)
    await dialog(page).getByLabel('Completion notes').fill('Slow is fine')
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await told(page, goalMessages.goalCompleted.title, goalMessages.goalCompleted.description)
    expect((await api('GET', `/api/goals/${id}`)).completionNotes).toBe('Slow is fine')
    // A day is no time to tell of: it may have been begun long before it was set here.
    await visit(page, `/goals/${id}`)
    await expect(page.getByRole('region', { name: 'Where it stands' })).toHaveText('100%')
  })
}

test('a mission is paused and resumed, dropped and brought back from its menu', async ({ page }) => {
  const { api } = await signedIn(page)
  await api('POST', '/api/goals', { title: 'Run a race', domain: 'health' })
  await visit(page, '/goals')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More actions: Run a race' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const dialog = page.getByRole('dialog')
  await choose('Pause')
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await told(page, 'Goal paused', 'Your coach leaves it alone until you resume it.')
  await expect(card(page, 'Run a race').getByText('Paused', { exact: true })).toBeVisible()
  await visit(page, '/dashboard')
  await expect(page.getByText('1 paused')).toBeVisible()
  await expect(page.getByText('No more questions today.')).toBeVisible()
  await visit(page, '/goals')
  await choose('Resume')
  await told(page, 'Goal resumed')
  await choose('Pause')
  await dialog.getByLabel('Until').fill('2031-12-03')
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await told(page, goalMessages.goalPausedUntil('3 Dec 2031').title, 'Your coach leaves it alone until 3 Dec 2031.')
  await expect(card(page, 'Run a race').getByText('Paused until 3 Dec 2031')).toBeVisible()
  await choose('Resume')
  await told(page, 'Goal resumed')
  await expect(card(page, 'Run a race').getByText('Low risk')).toBeVisible()
  await choose('Drop')
  await dialog.getByLabel('What did it teach you?').fill('I like the training more than the race.')
  await dialog.getByRole('button', { name: 'Drop goal' }).click()
  await told(page, 'Goal dropped', 'You find it under Dropped.')
  await expect(card(page, 'Run a race')).toHaveCount(0)
  await status(page, /^Dropped/).click()
  await expect(card(page, 'Run a race').getByText('Dropped', { exact: true })).toBeVisible()
  await expect(card(page, 'Run a race')).toContainText('I like the training more than the race.')
  await choose('Bring back')
  await status(page, /^Ongoing/).click()
  await expect(card(page, 'Run a race').getByText('Low risk')).toBeVisible()
})

test('a plan is made from the menu, checked, and answered for today', async ({ page }) => {
  const { api } = await signedIn(page)
  await api('POST', '/api/goals', { title: 'Write a book', domain: 'career' })
  await visit(page, '/goals')
  await page.getByRole('button', { name: 'More actions: Write a book' }).click()
  await page.getByRole('menuitem', { name: 'Plans' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plans' })
  await dialog.getByRole('button', { name: 'New plan' }).click()
  await dialog.getByLabel('If', { exact: true }).fill('I have put my cup in the sink')
  await dialog.getByLabel('then', { exact: true }).fill('I write one page')
  await dialog.getByRole('button', { name: 'Save plan' }).click()
  await expect(dialog.getByText('Something that happens sets it off.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.getByRole('button', { name: 'Held' }).click()
  await expect(dialog.getByText('held 1 of 1 day')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect((await api('GET', '/api/plans'))[0].outcomes).toHaveLength(1)
})

test('a goal’s page: its question is answered in place, days are ticked, and what was done is told everywhere', async ({
  page,
  tolerate,
}) => {
  const { api } = await signedIn(page)
  const rhythm = { kind: 'rhythm', unit: 'runs', per: 'week', times: 3 }
  const { id } = await api('POST', '/api/goals', { title: 'Run each week', domain: 'health', measure: rhythm })
  await api('POST', '/api/goals', { title: 'Read 12 books', domain: 'personal-growth' })
  await visit(page, '/goals')
  await card(page, 'Run each week').getByRole('link', { name: 'Run each week' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Run each week')
  const yesterday = new Date(Date.now() - 86_400_000)
  const label = `${yesterday.getUTCDate()} ${yesterday.toLocaleString('en', { month: 'short', timeZone: 'UTC' })}`
  const day = page.getByRole('button', { name: new RegExp(`^${label}\\b`) }).first()
  await day.click()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  const values = () => api('GET', `/api/goals/${id}/values`)
  await expect.poll(async () => (await values()).length).toBe(1)
  await expect(page.getByRole('button', { name: /^Actions for Done, / })).toBeVisible()
  await day.click()
  await expect(day).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(async () => (await values()).length).toBe(0)
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // On a phone the words go on under the mark, and not in a column beside it.
    const [mark, words] = [
      page.getByText('Too early to forecast', { exact: true }),
      page.getByText(/^before 3 weeks are over/),
    ]
    const [at, on] = [await mark.boundingBox(), await words.boundingBox()]
    if (width === 360) expect(on?.x).toBeLessThanOrEqual((at?.x ?? 0) + 1)
  }
  await page.getByRole('link', { name: 'All goals' }).click()
  await card(page, 'Read 12 books').getByRole('link', { name: 'Read 12 books' }).click()
  const answer = page.getByLabel('Your answer: Read 12 books')
  await answer.fill('I have read 6 of the 12 books')
  await page.getByRole('button', { name: 'Check in' }).click()
  await expect(page.getByText('0% → 50%.')).toBeVisible()
  await expect(
    page
      .getByRole('img', { name: /50/ })
      .or(page.getByText('50%', { exact: true }))
      .first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'All goals' }).click()
  await expect(card(page, 'Read 12 books')).toContainText('50%')
  expect((await page.request.get('/goals/nobody-s')).status()).toBe(404)
  tolerate(/404/)
  await page.goto('/goals/nobody-s')
  await expect(page.getByRole('heading', { level: 1, name: 'This goal is not here' })).toBeVisible()
  await page.getByRole('link', { name: 'All goals' }).click()
  await expect(card(page, 'Read 12 books')).toBeVisible()
})

test('a new mission asks for what it needs; the rest waits behind More, and what was typed there is never hidden', async ({
  page,
}) => {
  const { api } = await signedIn(page)
  await visit(page, '/goals?new=1')
  const more = dialog(page).getByRole('button', { name: 'More: description, tags, milestones' })
  for (const label of ['Title', 'Area', /^Target date/]) await expect(dialog(page).getByLabel(label)).toBeVisible()
  await expect(dialog(page).getByLabel(/^Description/)).toBeHidden()
  await more.press('Enter')
  await dialog(page)
    .getByLabel(/^Description/)
    .fill('In the spring.')
  await dialog(page).getByLabel('Title').fill('Run a race')
  await dialog(page).getByLabel('Area').selectOption({ label: 'Health' })
  // A closed tab brings it back, open.
  await page.reload()
  await expect(dialog(page).getByLabel(/^Description/)).toHaveValue('In the spring.')
  await expect(dialog(page).getByLabel(/^Description/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Less' }).click()
  await expect(dialog(page).getByLabel(/^Description/)).toBeHidden()
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await api('GET', '/api/goals')).toMatchObject([{ title: 'Run a race', description: 'In the spring.' }])
})

test('the one area that was chosen stands in a new mission', async ({ page }) => {
  await signedIn(page, { profile: { selectedDomains: ['health'], onboardingCompleted: true } })
  await visit(page, '/goals?new=1')
  await expect(dialog(page).getByLabel('Area')).toHaveValue('health')
})

test.describe('rows', () => {
  const group = (page: Page, name: string) => missions(page).getByRole('region', { name: new RegExp(`^${name}`) })
  const row = (page: Page, title: string) => missions(page).getByRole('listitem').filter({ hasText: title })

  test('goals stand a line each under where they stand, and are checked in, resumed and opened from there', async ({
    page,
  }) => {
    const { api } = await signedIn(page, { goalsView: 'rows' })
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const make = (title: string, fields: object): Promise<Goal> =>
      api('POST', '/api/goals', { title, domain: 'health', ...fields })
    await make('Finish the attic', { targetDate: day(-9), milestones: [{ title: 'Shelves' }] })
    await make('Read 12 books', { measure: { kind: 'total', unit: 'books', start: 0, target: 12 } })
    const swim = await make('Swim weekly', {})
    await api('PATCH', `/api/goals/${swim.id}`, { isPaused: true })
    await visit(page, '/goals')
    await expect(group(page, 'Overdue').getByRole('listitem')).toHaveText([
      /Finish the attic.*Next: Shelves.*9 days ago/,
    ])
    await expect(group(page, 'No date')).toContainText('0 of 12 books')
    await expect(group(page, 'Paused')).toContainText('Swim weekly')

    await row(page, 'Swim weekly').getByRole('button', { name: 'Resume' }).click()
    await expect(group(page, 'No date').getByRole('listitem')).toHaveCount(2)
    await row(page, 'Finish the attic').getByRole('button', { name: 'Check in' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Check in')
    await expect(dialog(page).getByLabel('Your response')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'More actions: Finish the attic' }).click()
    for (const name of ['Get AI Coaching', 'View Mission History', 'Delete goal']) {
      await expect(page.getByRole('menuitem', { name })).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1100, height: 800 })
    await row(page, 'Finish the attic').getByRole('link', { name: 'Finish the attic' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finish the attic')
  })

  test('from 1200 px a goal stands beside the list: by key, by link and with Back; narrower it is its page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const { api } = await signedIn(page, { goalsView: 'rows' })
    const attic: Goal = await api('POST', '/api/goals', {
      ...{ title: 'Finish the attic', domain: 'health', milestones: [{ title: 'Shelves' }] },
    })
    await api('POST', '/api/goals', { title: 'Swim weekly', domain: 'health' })
    await visit(page, '/goals')
    const panel = (title: string) => page.getByRole('complementary', { name: title })
    const link = (title: string) => row(page, title).getByRole('link', { name: title })
    await link('Finish the attic').press('Enter')
    await expect(panel('Finish the attic').getByRole('heading', { level: 2 })).toBeFocused()
    await expect(page).toHaveURL(`/goals?goal=${attic.id}`)
    await expect(link('Finish the attic')).toHaveAttribute('aria-current', 'true')
    expect(await violationsOf(page)).toEqual([])
    await link('Swim weekly').click()
    await expect(panel('Swim weekly')).toBeVisible()
    await page.goBack()
    await expect(panel('Finish the attic')).toBeVisible()

    // It is checked in and ticked where it stands, and the row tells of it.
    await panel('Finish the attic').getByLabel('Your answer: Finish the attic').fill('I am at 40 percent now.')
    await panel('Finish the attic').getByRole('button', { name: 'Check in' }).click()
    await expect(row(page, 'Finish the attic').getByRole('img', { name: '40% complete' })).toBeVisible()
    await panel('Finish the attic').getByLabel('Shelves').click()
    await expect.poll(async () => (await api('GET', `/api/goals/${attic.id}`)).milestones[0].isCompleted).toBe(true)

    await panel('Finish the attic').getByRole('button', { name: 'Close' }).press('Escape')
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await expect(link('Finish the attic')).toBeFocused()
    await expect(page).toHaveURL('/goals')
    await visit(page, `/goals?goal=${attic.id}`)
    await expect(panel('Finish the attic')).toBeVisible()
    await page.setViewportSize({ width: 1000, height: 900 })
    await expect(page).toHaveURL(`/goals/${attic.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finish the attic')
  })

  test('a goal’s page tells all that happened in one line of time, its question under the title', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const { api } = await signedIn(page)
    const milestones = [{ title: 'Play a waltz' }, { title: 'Play it for Ida' }]
    const { id }: Goal = await api('POST', '/api/goals', { title: 'Learn the cello', domain: 'health', milestones })
    await api('PATCH', `/api/goals/${id}/ai-update`, { response: 'I am at 30 percent with the cello now.' })
    for (let day = 2; day < 16; day += 1) {
      const date = new Date(Date.now() - day * 86_400_000).toISOString().slice(0, 10)
      await api('POST', '/api/journal', { mood: 4, notes: `The cello sounded warm on evening ${day}.`, date })
    }
    await visit(page, `/goals/${id}`)
    const answer = page.getByLabel('Your answer: Learn the cello')
    await expect(answer).toBeInViewport({ ratio: 1 })
    const stands = await page.getByRole('region', { name: 'Where it stands' }).boundingBox()
    const asked = await page.getByRole('region', { name: 'Check in' }).boundingBox()
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThan(stands?.y ?? 0)
    // What is read first stands first.
    await expect(page.getByRole('region', { name: 'How it went' })).toBeVisible()
    const parts = page.getByRole('main').locator('section:not(section section)')
    const tops = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    const line = page.getByRole('list', { name: 'Mission History, newest first' }).getByRole('listitem')
    // As many as fill a phone's screen.
    await expect(line).toHaveCount(5)
    await expect(line.first()).toContainText(/0% → 30%\s*I am at 30 percent with the cello now\./)
    await expect(line.nth(1)).toContainText('The cello sounded warm on evening 2.')
    await page.getByRole('button', { name: 'View Mission History' }).click()
    await expect(page.getByRole('heading', { name: 'Mission History' })).toBeInViewport()
    // The question stands under the title: it lies over nothing.
    await expect(answer).not.toBeInViewport()
    await page.getByRole('button', { name: 'Show earlier' }).press('Enter')
    await expect(line).toHaveCount(15)
    await expect(line.nth(5)).toBeFocused()
    await page.getByRole('button', { name: 'Previous Responses' }).click()
    await expect(line).toHaveCount(1)
    await page.getByRole('button', { name: 'Get AI Coaching' }).click()
    await page.getByRole('button', { name: 'Respond to Analysis' }).click()
    await expect(answer).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // In two columns too it is the first thing under the title, and covers nothing of the line of time.
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(answer).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, 99_999))
    await expect(answer).not.toBeInViewport()
    await expect(line.last()).toBeInViewport({ ratio: 1 })
  })

  test('a phone’s first screen shows five goals as rows, and a card there waits with what else it tells', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { api } = await signedIn(page, { goalsView: 'rows' })
    const make = (title: string, fields: object): Promise<Goal> =>
      api('POST', '/api/goals', { title, domain: 'health', ...fields })
    await make('Finish the attic room', { targetDate: '2020-02-29', milestones: ['Shelves and the lamp'] })
    await make('Play the first prelude of the cello suites from memory for my mother', {
      milestones: ['The first bars'],
    })
    for (const title of ['Sleep seven hours', 'Call home each Sunday', 'Run a race'])
      await make(title, { description: 'Kept short.', tags: ['spring'] })
    await visit(page, '/goals')
    const bar = await page.getByRole('navigation', { name: 'Day' }).boundingBox()
    const fifth = await page.getByRole('main').getByRole('listitem').nth(4).boundingBox()
    expect((fifth?.y ?? 0) + (fifth?.height ?? 740)).toBeLessThanOrEqual(bar?.y ?? 0)
    // A button looks lower there than what is pressed.
    const checkIn = await page.getByRole('button', { name: 'Check in: Sleep seven hours' }).boundingBox()
    expect(checkIn?.height).toBeGreaterThanOrEqual(44)

    // A next step has two lines before it is cut.
    await make('Speak Portuguese', { milestones: ['The past tense, without looking'] })
    await page.reload()
    const next = page.getByText('Next: The past tense, without looking')
    await next.scrollIntoViewIfNeeded()
    expect(await next.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThanOrEqual(1)

    await page.getByRole('button', { name: 'Cards' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Rows' })).toBeFocused()
    const run = card(page, 'Run a race')
    await expect(run.getByText('spring')).toBeHidden()
    expect((await run.boundingBox())?.height).toBeLessThan(190)
    await run.getByRole('button', { name: /^Show more: / }).press('Enter')
    await expect(run.getByText('spring')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  test('on a phone the question, the field and the button of a check-in stand over its keyboard without a scroll', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { api } = await signedIn(page, { goalsView: 'rows' })
    const title = `Write to everyone who helped with ${'the attic and its windows and '.repeat(5)}`.slice(0, 200)
    await api('POST', '/api/goals', { title, domain: 'health', targetDate: '2026-01-10' })
    await visit(page, '/goals')
    await page.getByRole('button', { name: 'Check in' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Check in')
    await expect(dialog(page).getByLabel('Your response')).toBeFocused()
    // A keyboard takes 300 of 740.
    const send = dialog(page).getByRole('button', { name: 'Check in' })
    await expect.poll(async () => bottomOf(send)).toBeLessThanOrEqual(440)
    await expect(dialog(page).getByText(/analyzing/)).toHaveCount(0)
    await dialog(page)
      .getByRole('button', { name: /analysis$/ })
      .click()
    await expect(dialog(page).getByText('Suggestions')).toBeVisible()
    await expect(dialog(page).getByText('Last answer')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Title and description' }).click()
    await expect(dialog(page).getByRole('button', { name: 'AI description suggestion' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('the chips of Today lead to the goals that stand so, and only those, until all are shown', async ({ page }) => {
    const { api } = await signedIn(page, { goalsView: 'rows' })
    const make = (title: string, fields: object): Promise<Goal> =>
      api('POST', '/api/goals', { title, domain: 'health', ...fields })
    await make('Finish the attic', { targetDate: '2026-01-10' })
    await make('Learn to row', {})
    await visit(page, '/')
    await page.getByRole('link', { name: '1 overdue' }).click()
    await expect(page).toHaveURL(/\/goals\?course=overdue$/)
    await expect(missions(page).getByRole('listitem')).toHaveText([/Finish the attic/])
    await page.getByRole('button', { name: 'Only overdue. Show all' }).click()
    await expect(missions(page).getByRole('listitem')).toHaveCount(2)
    await visit(page, '/goals?course=behind')
    await expect(missions(page).getByText('No goal stands under Behind')).toBeVisible()
    await missions(page).getByRole('button', { name: 'Show all ongoing goals' }).click()
    await expect(missions(page).getByRole('listitem')).toHaveCount(2)
  })

  test('a date is moved from where it stands, and one that is not there yet is set, from the menu', async ({
    page,
  }) => {
    const { api } = await signedIn(page, { goalsView: 'rows' })
    const make = (title: string, targetDate: string | null): Promise<Goal> =>
      api('POST', '/api/goals', { title, domain: 'health', targetDate })
    await make('Finish the attic', '2027-03-01')
    await make('Learn to row', null)
    await visit(page, '/goals')
    for (const [title, before, after, words] of [
      ['Finish the attic', '2027-03-01', '2027-05-01', goalMessages.dateMoved('1 May 2027')],
      ['Learn to row', null, '2027-06-01', goalMessages.dateSet('1 Jun 2027')],
    ] as const) {
      const act = goalMessages.dateAct({ targetDate: before })
      await page.getByRole('button', { name: `More actions: ${title}` }).click()
      await page.getByRole('menuitem', { name: act }).click()
      await expect(dialog(page)).toHaveAccessibleName(act)
      await expect(dialog(page).getByLabel('New date')).toHaveValue(before ?? '')
      await dialog(page).getByLabel('New date').fill(after)
      await dialog(page).getByRole('button', { name: act }).click()
      await expect(dialog(page)).toHaveCount(0)
      await told(page, words.title, words.description)
    }
    expect(await api('GET', '/api/goals')).toMatchObject([{ targetDate: '2027-06-01' }, { targetDate: '2027-05-01' }])
    // Another window has moved it since: Undo leaves that date, and says so.
    const [row] = await api('GET', '/api/goals')
    await api('PATCH', `/api/goals/${row.id}`, { targetDate: '2027-08-01' })
    await page.getByRole('button', { name: /^Undo/ }).click()
    const kept = goalMessages.dateKept('1 Aug 2027')
    await told(page, kept.title, kept.description)
    expect(await api('GET', `/api/goals/${row.id}`)).toMatchObject({ targetDate: '2027-08-01' })
    // One that it moves while another date is chosen stays as well.
    await page.getByRole('button', { name: `More actions: ${row.title}` }).click()
    await page.getByRole('menuitem', { name: 'Move date' }).click()
    await dialog(page).getByLabel('New date').fill('2027-10-01')
    await api('PATCH', `/api/goals/${row.id}`, { targetDate: '2027-09-01' })
    await dialog(page).getByRole('button', { name: 'Move date' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText(goalMessages.dateClash('1 Sep 2027'))
    expect(await api('GET', `/api/goals/${row.id}`)).toMatchObject({ targetDate: '2027-09-01' })
  })

  test('the view that was chosen is the one that comes back', async ({ page }) => {
    const { api } = await signedIn(page, { goalsView: 'rows' })
    await api('POST', '/api/goals', { title: 'Run a race', domain: 'health' })
    await visit(page, '/goals')
    const view = page.getByRole('group', { name: 'View' })
    await expect(view.getByRole('button', { name: 'Rows' })).toHaveAttribute('aria-pressed', 'true')
    await view.getByRole('button', { name: 'Cards' }).click()
    await expect(card(page, 'Run a race').getByRole('button', { name: 'View Mission History' })).toBeVisible()
    await visit(page, '/goals')
    await expect(view.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true')
  })

  for (const [width, colorScheme] of [
    [360, 'light'],
    [1440, 'dark'],
  ] as const) {
    test(`axe finds nothing and nothing scrolls sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const { api } = await signedIn(page, { goalsView: 'rows' })
      await api('POST', '/api/goals', { title: 'x'.repeat(200), domain: 'health', targetDate: '2026-01-01' })
      await api('POST', '/api/goals', { title: 'تعلم العزف على العود', domain: 'career' })
      await visit(page, '/goals')
      await expect(missions(page).getByRole('listitem')).toHaveCount(2)
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
})

test('a title of three lines is whole on a phone, wherever its goal stands', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const title = 'Hold a fifteen-minute conversation in Portuguese on the telephone'
  const { api } = await signedIn(page, { goalsView: 'rows' })
  await api('POST', '/api/goals', { title, domain: 'personal-growth', targetDate: '2027-01-07' })
  for (const path of ['/goals', '/dashboard', '/insights']) {
    await visit(page, path)
    const told = page.getByRole('main').getByText(title, { exact: true })
    await expect(told.first()).toBeVisible()
    const cut = await told.evaluateAll((all) =>
      all.flatMap((words) => {
        const box = words.closest('[class*=line-clamp]') ?? words
        return box.scrollHeight - box.clientHeight > 1 ? [box.outerHTML.slice(0, 160)] : []
      }),
    )
    expect(cut, path).toEqual([])
  }
})
