import type { Page } from '@playwright/test'
import type { Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import { serverMessages } from '@/lib/contract/messages/server'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'

/** A goal on the goals screen, and its milestones as the server has them. */
async function goalWith(page: Page, titles: string[]) {
  const { api } = await signedIn(page)
  const { id }: Goal = await api('POST', '/api/goals', { title: 'Run a race', domain: 'health', milestones: titles })
  await page.goto('/goals')
  const stored = async () => {
    const { milestones }: Goal = await api('GET', `/api/goals/${id}`)
    return milestones.map(({ title, isCompleted }) => title + (isCompleted ? ' ✓' : ''))
  }
  return { api, id, stored }
}

const edit = (page: Page) => page.getByRole('button', { name: 'Edit milestones: Run a race' }).click()

for (const width of [360, 1440]) {
  test(`added, renamed, moved, ticked and removed on the card, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { stored } = await goalWith(page, [])
    if (width === 360) await page.getByRole('button', { name: 'Show more: Run a race' }).click()
    await page.getByRole('button', { name: 'Add milestones: Run a race' }).click()
    const field = page.getByLabel('Add a milestone')
    for (const title of ['5 km', '10 km', 'Race']) {
      await field.fill(title)
      await field.press('Enter')
      await expect(field).toHaveValue('')
    }
    await expect.poll(stored).toEqual(['5 km', '10 km', 'Race'])

    await page.getByLabel('Milestone 2').fill('12 km')
    await page.getByLabel('Milestone 2').press('Enter')
    await expect.poll(stored).toEqual(['5 km', '12 km', 'Race'])
    await page.getByRole('button', { name: 'Move up: Race' }).click()
    await expect.poll(stored).toEqual(['5 km', 'Race', '12 km'])
    await page.getByRole('checkbox', { name: 'Done: 5 km' }).click()
    await expect.poll(stored).toEqual(['5 km ✓', 'Race', '12 km'])
    await page.getByRole('button', { name: 'Remove: Race' }).click()
    await expect.poll(stored).toEqual(['5 km ✓', '12 km'])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)

    await page.getByRole('button', { name: 'Done with milestones' }).click()
    await page.getByRole('checkbox', { name: '12 km' }).click()
    await expect.poll(stored).toEqual(['5 km ✓', '12 km ✓'])
    await expect(page.getByText('2 of 2')).toBeVisible()
  })
}

test('by keyboard alone: the focus stays with what is moved and goes on from what is removed', async ({ page }) => {
  const { stored } = await goalWith(page, ['one', 'two', 'three'])
  await page.getByRole('button', { name: 'Edit milestones: Run a race' }).press('Enter')
  const first = page.getByLabel('Milestone 1')
  await first.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByLabel('Milestone 2')).toBeFocused()
  await expect(page.getByLabel('Milestone 2')).toHaveValue('one')
  await expect(page.getByRole('status').filter({ hasText: 'one, now 2 of 3' })).toHaveCount(1)
  await expect.poll(stored).toEqual(['two', 'one', 'three'])

  await page.getByRole('button', { name: 'Move down: one' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move down: one' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(stored).toEqual(['two', 'three', 'one'])

  await page.getByRole('button', { name: 'Remove: two' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove: three' })).toBeFocused()
  await expect.poll(stored).toEqual(['three', 'one'])
})

test('a change that fails is taken back, alone, and says so; an emptied title means the old one', async ({
  page,
  tolerate,
}) => {
  tolerate(/500/)
  const { stored } = await goalWith(page, ['one', 'two'])
  await edit(page)
  await page.getByLabel('Milestone 1').fill(' ')
  await page.getByLabel('Milestone 1').press('Enter')
  await expect(page.getByLabel('Milestone 1')).toHaveValue('one')
  let isFirst = true
  await page.route('**/api/goals/*', (route) => {
    if (route.request().method() !== 'PATCH' || !isFirst) return route.fallback()
    isFirst = false
    return route.fulfill({ status: 500, json: { error: serverMessages.internal, code: 'internal' } })
  })
  await page.getByRole('button', { name: 'Remove: one' }).click()
  await page.getByRole('checkbox', { name: 'Done: two' }).click()
  await expect(page.getByText(goalMessages.failed.updateGoal, { exact: true })).toBeVisible()
  await expect.poll(stored).toEqual(['one', 'two ✓'])
  await expect(page.getByRole('checkbox', { name: 'Done: one' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Done: two' })).toBeChecked()
})

test('what another window did to the list stays', async ({ page }) => {
  const { api, id, stored } = await goalWith(page, ['one', 'two'])
  await edit(page)
  const goal: Goal = await api('GET', `/api/goals/${id}`)
  await api('PATCH', `/api/goals/${id}`, { milestones: [...goal.milestones, 'from elsewhere'] })
  await page.getByRole('checkbox', { name: 'Done: two' }).click()
  await expect.poll(stored).toEqual(['one', 'two ✓', 'from elsewhere'])
  await expect(page.getByLabel('Milestone 3')).toHaveValue('from elsewhere')
})

test('the editor is sound to axe in both themes', async ({ page }) => {
  await goalWith(page, ['one', 'two'])
  await edit(page)
  await expect(page.getByLabel('Add a milestone')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await violationsOf(page)
    expect(violations).toEqual([])
  }
})
