import type { Page } from '@playwright/test'
import type { Goal } from '@/lib/contract/goal'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { refusals, refuse } from '../support/refuse'
import { told } from '../support/told'
import { visit } from '../support/visit'

// Buttons are pressed by key here: for its five seconds a toast may lie over them.
const dialog = (page: Page) => page.getByRole('dialog')
const complaint = (page: Page, words: string) => dialog(page).getByRole('alert').getByText(words, { exact: true })
const card = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Goals' }).getByRole('listitem').filter({ hasText: title })

test('a mission that lacks something, or cannot be saved, stays in its form', async ({ page, tolerate }) => {
  tolerate(refusals)
  // Of two areas none is chosen beforehand.
  const profile = { selectedDomains: ['career', 'health'], onboardingCompleted: true }
  await signedIn(page, { profile })
  await visit(page, '/goals?new=1')
  const title = dialog(page).getByLabel('Title')
  const ask = dialog(page).getByRole('button', { name: 'Get coach guidance' })
  const create = dialog(page).getByRole('button', { name: 'Create Goal' })
  await ask.press('Enter')
  await expect(complaint(page, 'Please enter a title and select a domain first')).toBeVisible()
  await expect(complaint(page, 'Missing information')).toBeVisible()
  await expect(title).toBeFocused()
  await create.press('Enter')
  await expect(complaint(page, 'Missing required fields')).toBeVisible()
  await expect(complaint(page, 'Please provide a title and domain for your goal')).toBeVisible()
  // It is said once, and each field that it is about is marked.
  for (const field of [title, dialog(page).getByLabel('Area')]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/Please provide a title and domain for your goal/)
  }

  await title.fill('x'.repeat(201))
  await dialog(page).getByLabel('Target date').fill('2020-01-01')
  await dialog(page).getByLabel('Area').selectOption({ label: 'Health' })
  await create.press('Enter')
  await expect(complaint(page, 'Must be at most 200 characters')).toBeVisible()
  await title.fill('Sail to Samos')
  await create.press('Enter')
  await expect(complaint(page, 'Choose today or a later day.')).toBeVisible()
  await expect(dialog(page).getByLabel('Target date')).toBeFocused()
  await dialog(page).getByLabel('Target date').fill('')
  const allowGuidance = await refuse(page, 'POST /api/ai/goal-creation-assistance')
  await ask.press('Enter')
  await told(page, 'Error', 'Unable to get coaching guidance. Please try again.')
  allowGuidance()
  const allowGoal = await refuse(page, 'POST /api/goals', 'storage_full')
  await create.press('Enter')
  await told(page, 'Failed to create goal', 'There is no space left to save this. Nothing was changed.')
  await expect(title).toHaveValue('Sail to Samos')
  await expect(dialog(page).getByLabel('Area')).toHaveValue('health')
  allowGoal()
  await create.press('Enter')
  await told(page, 'Goal created!', 'It is in your goals now.')
  await expect(card(page, 'Sail to Samos')).toBeVisible()
})

test('what stands in a goal’s form when it is closed is kept as a draft, and that is said', async ({ page }) => {
  await signedIn(page)
  await visit(page, '/goals')
  await page.getByRole('button', { name: 'Create New Goal' }).first().press('Enter')
  await dialog(page).getByLabel('Title').fill('Sail to Samos')
  await page.keyboard.press('Escape')
  await told(page, 'Kept as a draft')
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Open', exact: true }).press('Enter')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Sail to Samos')
})

test('an answer to the coach that is missing or cannot be judged stays, and one that is judged says why', async ({
  page,
  tolerate,
}) => {
  tolerate(refusals)
  const { api } = await signedIn(page)
  const { id }: Goal = await api('POST', '/api/goals', { title: 'Read 12 books', domain: 'personal-growth' })
  await visit(page, '/goals')
  await card(page, 'Read 12 books').getByRole('button', { name: 'Get AI Coaching' }).click()
  const response = dialog(page).getByLabel('Your response')
  const submit = dialog(page).getByRole('button', { name: 'Check in' })
  await dialog(page).getByRole('button', { name: 'Title and description' }).click()
  const suggest = dialog(page).getByRole('button', { name: 'AI description suggestion' })
  await submit.press('Enter')
  await expect(complaint(page, 'Response required')).toBeVisible()
  await expect(complaint(page, 'Please provide a response to the AI analysis')).toBeVisible()
  await expect(response).toBeFocused()
  await suggest.press('Enter')
  await expect(complaint(page, 'Please provide your response first to get AI suggestions')).toBeVisible()

  await response.fill('I finished the third book last night.')
  const allowSuggestion = await refuse(page, 'POST /api/ai/suggest-description', 'coach_unavailable')
  await suggest.press('Enter')
  await told(page, 'Error', 'Failed to get AI suggestion. Please try again.')
  allowSuggestion()
  await dialog(page).getByRole('button', { name: 'Edit title or description' }).press('Enter')
  await dialog(page).getByLabel('Title').fill('')
  await expect(complaint(page, 'Enter a title')).toBeVisible()
  await submit.press('Enter')
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await dialog(page).getByLabel('Title').fill('Read twelve books')
  const allowAnswer = await refuse(page, `PATCH /api/goals/${id}/ai-update`)
  await submit.press('Enter')
  await expect(complaint(page, 'Failed to submit response. Please try again.')).toBeVisible()
  await expect(response).toHaveValue('I finished the third book last night.')
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Read twelve books')
  expect(await api('GET', `/api/goals/${id}`)).toMatchObject({ title: 'Read 12 books', progress: 0 })

  allowAnswer()
  await submit.press('Enter')
  await expect(dialog(page).getByRole('img', { name: '25% complete' })).toBeVisible()
  // The toast lies over nothing that the dialog says: it comes when that is closed.
  await dialog(page).getByRole('button', { name: 'Done' }).press('Enter')
  await told(page, 'Progress Updated', /^0% to 25%: \w/)
  await card(page, 'Read twelve books').getByRole('button', { name: 'Get AI Coaching' }).click()
  await response.fill('And the fourth.')
  // An analysis that is asked for after the deletion would have a toast of its own.
  await expect(dialog(page).getByText(/is analyzing this goal/)).toHaveCount(0)
  await api('DELETE', `/api/goals/${id}`)
  await submit.press('Enter')
  await expect(complaint(page, 'Goal not found.')).toBeVisible()
  await expect(complaint(page, 'Error')).toBeVisible()
  await expect(response).toHaveValue('And the fourth.')
})

test('a mission is reopened where it stood before and closed by hand, and a deletion can be undone', async ({
  page,
}) => {
  const { api } = await signedIn(page)
  const { id }: Goal = await api('POST', '/api/goals', { title: 'Read 12 books', domain: 'career' })
  const goalUpdates = { progress: 100 }
  await api('POST', '/api/insights/goal/response', { goalId: id, responseText: 'The twelfth is read.', goalUpdates })
  await visit(page, '/goals?status=all')
  const menu = page.getByRole('button', { name: 'More actions: Read 12 books' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Reopen' }).click()
  await told(page, 'Goal reopened', 'It is in your ongoing goals again.')
  await expect(page.getByRole('img', { name: '0% complete' })).toBeVisible()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Mark as completed' }).click()
  await dialog(page).getByRole('button', { name: 'Mark as completed' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Goal Completed!' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Done' }).press('Enter')
  // Nothing was ever told of it but that it is done.
  expect(await api('GET', `/api/goals/${id}`)).toMatchObject({ isCompleted: true, progress: 100 })

  // A card has its bin, and no second way beside it.
  await page.getByRole('button', { name: 'Delete goal: Read 12 books' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this goal?' })
  await question.getByRole('button', { name: 'Delete goal' }).press('Enter')
  await told(page, 'Goal deleted')
  // Under the pointer a toast stays.
  await page.getByText('Goal deleted', { exact: true }).first().hover()
  await expect(card(page, 'Read 12 books')).toHaveCount(0)
  // What a screen reader is told in place of the button's one word.
  await expect(page.locator('[data-radix-toast-announce-alt="Press Undo to take this back"]')).toHaveText('Undo')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Read 12 books')).toBeVisible()
})
