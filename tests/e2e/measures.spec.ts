import type { Page } from '@playwright/test'
import type { Goal } from '@/lib/contract/goal'
import { expect, test } from '../support/browser'
import { type BrowserAccount, signedIn } from '../support/browser-account'
import { refusals, refuse } from '../support/refuse'
import { told } from '../support/told'
import { visit } from '../support/visit'

const dialog = (page: Page) => page.getByRole('dialog')
const card = (page: Page) =>
  page.getByRole('region', { name: 'Goals' }).getByRole('listitem').filter({ hasText: 'Read 12 books' })
const heard = (page: Page) => page.getByRole('region', { name: 'Heard in this entry' })

const books = { kind: 'total', unit: 'books', start: 0, target: 12 }
const counted = ({ api }: BrowserAccount): Promise<Goal> =>
  api('POST', '/api/goals', { title: 'Read 12 books', domain: 'personal-growth', measure: books })

async function writeEntry(page: Page): Promise<void> {
  await visit(page, '/insights?new=entry')
  await dialog(page).getByLabel('Notes').fill('read two books on the train, rang Mum')
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await told(page, 'Entry saved!')
}

test('what an entry says of a goal is heard, kept by a press, and stands on the card', async ({ page }) => {
  await signedIn(page)
  await visit(page, '/goals?new=1')
  await dialog(page).getByLabel('Title').fill('Read 12 books')
  await dialog(page).getByLabel('Area').selectOption({ label: 'Growth' })
  await expect(dialog(page).getByText(/0 of 12/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(card(page).getByText('0 of 12 books')).toBeVisible()

  await writeEntry(page)
  await expect(heard(page)).toContainText('Read 12 books: 2 books')
  await heard(page).getByRole('button', { name: 'Keep' }).press('Enter')
  await expect(page.getByText('Done', { exact: true })).toBeVisible()

  await visit(page, '/goals')
  await expect(card(page).getByText('2 of 12 books')).toBeVisible()
  await expect(card(page).getByRole('img', { name: '17% complete' })).toBeVisible()
})

test('what was heard is not kept over a record that has moved, nor twice', async ({ page, tolerate }) => {
  tolerate(refusals)
  const account = await signedIn(page)
  const goal = await counted(account)
  await writeEntry(page)
  const [proposal] = (await account.api('GET', '/api/proposals')) as { id: string }[]
  await account.api('POST', `/api/proposals/${proposal?.id}/dismiss`)
  await heard(page).getByRole('button', { name: 'Keep' }).press('Enter')
  await told(page, 'Nothing was changed', 'This proposal is no longer open. Nothing was done.')

  await writeEntry(page)
  await account.api('DELETE', `/api/goals/${goal.id}`)
  await heard(page).getByRole('button', { name: 'Keep' }).press('Enter')
  await told(page, 'Nothing was changed', 'Your record has changed in the meantime. Nothing was done.')
})

test('a value that is none, is too large or cannot be saved stays where it was typed', async ({ page, tolerate }) => {
  tolerate(refusals)
  const account = await signedIn(page)
  const goal = await counted(account)
  await visit(page, '/goals')
  const field = card(page).getByLabel('Add books to Read 12 books')
  await field.fill('some')
  await field.press('Enter')
  await expect(card(page).getByRole('alert')).toHaveText('Enter a number')
  await field.fill('9000000000000')
  await field.press('Enter')
  await told(page, 'Failed to save the value')
  await expect(card(page).getByRole('alert')).toHaveText('The number is too large')
  const allowValue = await refuse(page, 'POST /api/goals/*/values', 'storage_full')
  await field.fill('3')
  await field.press('Enter')
  await told(page, 'Failed to save the value', 'There is no space left to save this. Nothing was changed.')
  await expect(field).toHaveValue('3')
  allowValue()
  await field.press('Enter')
  await expect(card(page).getByText('3 of 12 books')).toBeVisible()

  await card(page).getByRole('button', { name: 'View Mission History' }).press('Enter')
  const line = dialog(page).getByRole('button', { name: /^Actions for 3 books, / })
  const remove = async () => {
    await line.press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  }
  const allowDeletion = await refuse(page, 'DELETE /api/values/*', 'storage_full')
  const onToast = (name: string) =>
    page
      .getByRole('region', { name: /^Notifications/, includeHidden: true })
      .getByRole('button', { name, includeHidden: true })
  await remove()
  await expect(line).toHaveCount(0)
  await expect(dialog(page).getByRole('list', { name: /newest first$/ })).toBeFocused()
  await told(page, 'Value deleted')
  await onToast('Undo').click()
  await expect(line).toHaveCount(1)
  await remove()
  await told(page, 'Value deleted')
  await onToast('Close').click()
  await told(page, 'Failed to delete the value')
  allowDeletion()
  await remove()
  await expect(line).toHaveCount(0)
  await onToast('Close').click()
  await expect.poll(() => account.api('GET', `/api/goals/${goal.id}/values`)).toEqual([])
})

test('a measure that leads nowhere is refused in its line', async ({ page }) => {
  await signedIn(page)
  await visit(page, '/goals?new=1')
  await dialog(page).getByLabel('Title').fill('Read 12 books')
  await dialog(page).getByLabel('Area').selectOption({ label: 'Growth' })
  await dialog(page).getByRole('button', { name: 'Change' }).press('Enter')
  const from = dialog(page).getByLabel('From')
  const create = dialog(page).getByRole('button', { name: 'Create Goal' })
  await from.fill('12')
  await create.press('Enter')
  await expect(dialog(page).getByRole('alert').getByText('The target must differ from the start')).toBeVisible()
  await from.fill('20')
  await create.press('Enter')
  await expect(
    dialog(page).getByRole('alert').getByText('A total grows: the target must be above the start'),
  ).toBeVisible()
})

test('the coach asks what a new goal leaves open, and the answers fill the form', async ({ page, tolerate }) => {
  tolerate(refusals)
  await signedIn(page)
  await visit(page, '/goals?new=1')
  await dialog(page).getByLabel('Title').fill('Read more')
  await dialog(page).getByLabel('Area').selectOption({ label: 'Growth' })
  await dialog(page).getByRole('button', { name: 'Get coach guidance' }).press('Enter')
  const count = dialog(page).getByLabel('How will you count it?')
  await count.fill('by feeling')
  await count.press('Enter')
  await expect(dialog(page).getByText('Write a number and what it counts, like “12 books”')).toBeVisible()
  await count.fill('12 books')
  await count.press('Enter')
  await expect(dialog(page).getByText('Counted: 0 of 12 books')).toBeVisible()
  const obstacle = dialog(page).getByLabel('What got in the way before?')
  // Whoever answered by keys stands at the next question.
  const guidance = dialog(page).getByRole('complementary', { name: 'Coach guidance' })
  await expect(guidance.locator('input').first()).toBeFocused()
  await obstacle.fill('late evenings')
  await obstacle.press('Enter')
  await expect(dialog(page).getByLabel(/^Description/)).toHaveValue('In the way before: late evenings.')

  await refuse(page, 'POST /api/ai/goal-creation-assistance')
  await dialog(page).getByRole('button', { name: 'Ask again' }).press('Enter')
  await told(page, 'Error', 'Unable to get coaching guidance. Please try again.')
  await expect(dialog(page).getByText('Questions to answer first')).toBeVisible()
})

test('a unit that changes asks what becomes of the values', async ({ page, tolerate }) => {
  tolerate(refusals)
  const account = await signedIn(page)
  const { id } = await counted(account)
  await account.api('POST', `/api/goals/${id}/values`, { value: 2 })
  await visit(page, '/goals')
  await page.getByRole('button', { name: 'More actions: Read 12 books' }).click()
  await page.getByRole('menuitem', { name: 'Edit goal' }).click()
  await dialog(page).getByRole('button', { name: 'Change how it is counted' }).press('Enter')
  await dialog(page).getByLabel('Unit').fill('chapters')
  await dialog(page).getByLabel('To', { exact: true }).fill('240')
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await dialog(page).getByLabel('1 books is').fill('20')
  await dialog(page).getByRole('button', { name: 'Convert' }).press('Enter')
  await expect(dialog(page).getByText('Counted: 40 of 240 chapters')).toBeVisible()
})

test('with its last milestone ticked a mission offers a check-in', async ({ page }) => {
  const { api } = await signedIn(page)
  await api('POST', '/api/goals', { title: 'Read 12 books', domain: 'personal-growth', milestones: ['Six', 'Twelve'] })
  await visit(page, '/goals')
  await card(page).getByRole('checkbox', { name: 'Six' }).click()
  await expect(card(page).getByRole('checkbox', { name: 'Six' })).toBeChecked()
  await expect(card(page).getByText('Is the goal done?')).toHaveCount(0)
  await card(page).getByRole('button', { name: 'Show all 2' }).click()
  await card(page).getByRole('checkbox', { name: 'Twelve' }).click()
  await expect(card(page).getByRole('checkbox', { name: 'Twelve' })).toBeChecked()
  await expect(card(page).getByText('Done with both. Is the goal done?')).toBeVisible()
  await card(page).getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(dialog(page).getByLabel('Your response')).toBeFocused()
})

test('a date is held against one’s own past, and a later one is a press away', async ({ page }) => {
  const { api } = await signedIn(page)
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  // Each was given 30 days and took 60.
  const goals = [1, 2, 3, 4, 5].map((number) => ({
    ...{
      title: `Room ${number}`,
      description: '',
      domain: 'career',
      targetDate: day(-170).slice(0, 10),
      progress: 100,
    },
    ...{ id: crypto.randomUUID(), userId: 'x', tags: [], milestones: [], isCompleted: true, completedAt: day(-140) },
    ...{
      completionNotes: '',
      progressNotes: '',
      createdAt: day(-200),
      updatedAt: day(-140),
      history: [],
      responses: [],
    },
  }))
  const rest = { profile: {}, journal: [], reminders: [], conversations: [], insights: [], memories: [] }
  await api('POST', '/api/import', { format: 'apogee', version: 1, exportedAt: day(0), goals, ...rest })

  await visit(page, '/goals')
  await page.getByRole('button', { name: 'Create New Goal' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Paint the hall')
  await dialog.getByLabel('Target date').fill(day(40).slice(0, 10))
  const told = dialog.getByText(
    /^Your last 5 goals with a date took about twice as long as you gave them\. With .+ in 10\.$/,
  )
  await expect(told).toContainText(/the chance is .*1 in 10; with .+ it is [78] in 10\.$/)
  await dialog.getByRole('button', { name: /^Use \d/ }).click()
  await expect(dialog.getByRole('button', { name: /^Use \d/ })).toHaveCount(0)
  await expect(told).toContainText(/the chance is [78] in 10\.$/)
  expect((await dialog.getByLabel('Target date').inputValue()) > day(70).slice(0, 10)).toBe(true)
})

test('a mission’s page offers the measure that its words name, and takes it by one press', async ({ page }) => {
  const { api } = await signedIn(page)
  const { id } = await api('POST', '/api/goals', { title: 'Read 12 books', domain: 'personal-growth', measure: null })
  await visit(page, `/goals/${id}`)
  await expect(page.getByText(/^Count it in books, 0 of 12\?/)).toBeVisible()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByText('0 of 12 books').first()).toBeVisible()
  expect(await api('GET', `/api/goals/${id}`)).toMatchObject({ measure: { kind: 'total', target: 12 } })
})

test('an answer that completes the mission stays on its page with its Undo, which opens it again', async ({ page }) => {
  const account = await signedIn(page)
  const { id } = await counted(account)
  await visit(page, `/goals/${id}`)
  const block = page.getByRole('region', { name: 'Check in' })
  await block.getByRole('textbox').fill('12 of 12')
  await block.getByRole('button', { name: 'Check in' }).press('Enter')
  await told(page, 'Goal Completed!', 'Congratulations on reaching 100%.')
  await expect(page.getByText(/^Completed /)).toBeVisible()
  await expect(block.getByText('Goal Completed!')).toBeVisible()
  await expect(block.locator(':focus')).toContainText('Goal Completed!')
  // What is asked now is how it went.
  await expect(block.getByRole('textbox')).toHaveAccessibleName(/^Completion notes/)
  await expect(page.getByText(/forecast/)).toHaveCount(0)
  await block.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(block.getByRole('textbox')).toHaveValue('12 of 12')
  expect(await account.api('GET', `/api/goals/${id}`)).toMatchObject({ isCompleted: false, progress: 0 })
})
