import type { Page } from '@playwright/test'
import type { Goal } from '@/lib/contract/goal'
import { messages } from '@/lib/contract/messages'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { told } from '../support/told'
import { visit } from '../support/visit'

const missions = (page: Page) => page.getByRole('region', { name: 'Missions' })
const titles = (page: Page) => missions(page).getByRole('heading', { level: 2 })
const card = (page: Page, title: string) => missions(page).getByRole('listitem').filter({ hasText: title })
const dialog = (page: Page) => page.getByRole('dialog')
const status = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
const domain = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Domain' }).getByRole('button', { name, exact: true })

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
  await expect(page.getByText('No missions yet')).toBeVisible()
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
  await expect(page.getByText('No completed missions yet')).toBeVisible()
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
  await expect(titles(page)).toHaveText(['Swim a mile', 'Run a race'])
  await expect(page.getByText('Average progress 50%')).toBeVisible()
  await page.getByLabel('Tag', { exact: true }).selectOption({ label: 'spring' })
  await expect(titles(page)).toHaveText(['Run a race'])
  await expect(page).toHaveURL(/status=all&domain=health&tag=spring/)
  await domain(page, 'Growth').click()
  await expect(page.getByText('No missions match these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear domain and tag' }).click()
  await expect(titles(page)).toHaveCount(3)

  for (const { id } of (await api('GET', '/api/goals')) as Goal[]) {
    await api('PATCH', `/api/goals/${id}`, { isCompleted: true })
  }
  await page.goto('/goals')
  await expect(page.getByText('No ongoing missions', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show completed missions' }).click()
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
    await told(page, messages.goalFieldsRequired.title, messages.goalFieldsRequired.description)
    await dialog(page).getByLabel('Title').fill('Run two races')
    await dialog(page).getByLabel('Domain').selectOption({ label: 'Personal Growth' })
    await dialog(page).getByLabel('Target date').fill('2032-02-29')
    await dialog(page).getByRole('textbox', { name: 'Tags' }).fill('autumn')

    // A closed tab loses nothing of it.
    await page.reload()
    await openEdit(page, 'Run a race')
    await expect(dialog(page).getByText('What you had not saved is back.')).toBeVisible()
    await expect(dialog(page).getByLabel('Title')).toHaveValue('Run two races')
    await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
    await told(page, messages.goalUpdated.title)
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
  const conflict = page.getByRole('dialog', { name: messages.changedElsewhere.title })
  await expect(conflict.getByText('Run on the laptop')).toBeVisible()
  await expect(conflict.getByText('Run on the phone')).toBeVisible()
  await expect(conflict.getByRole('group')).toHaveCount(1)
  await conflict.getByRole('radio', { name: 'What is stored' }).check()
  await conflict.getByRole('button', { name: 'Save this' }).click()
  await told(page, messages.goalUpdated.title)
  expect(await api('GET', `/api/goals/${goal.id}`)).toMatchObject({
    title: 'Run on the phone',
    description: 'In the spring.',
    targetDate: '2031-03-14',
  })

  await openEdit(page, 'Run on the phone')
  await dialog(page).getByLabel('Target date').fill('')
  await page.route(`**/api/goals/${goal.id}`, (route) =>
    route.fulfill({ status: 500, json: { error: messages.server.internal, code: 'internal' } }),
  )
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await told(page, messages.failed.updateGoal, messages.server.internal)
  await expect(dialog(page).getByLabel('Target date')).toHaveValue('')
})

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`a mission that is done is celebrated, motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    const { api } = await signedIn(page)
    await api('POST', '/api/goals', { title: 'Read 12 books', domain: 'career' })
    await visit(page, '/goals')
    await page.getByRole('button', { name: 'Get AI Coaching' }).click()
    await dialog(page).getByLabel('Your response').fill('I have read 12 of 12 books.')
    await dialog(page).getByRole('button', { name: 'Submit response' }).press('Enter')
    await expect(dialog(page).getByRole('heading', { name: 'Mission complete' })).toBeVisible()
    await told(page, messages.goalCompleted.title, messages.goalCompleted.description)
    const sparks = dialog(page).locator('[aria-hidden=true] i i').first()
    const animation = await sparks.evaluate((spark) => getComputedStyle(spark).animationName)
    if (motion === 'reduce') expect(animation).toBe('none')
    else expect(animation).not.toBe('none')
    const moving = await page.evaluate(() => document.getAnimations().length)
    if (motion === 'reduce') expect(moving).toBe(0)
  })
}
