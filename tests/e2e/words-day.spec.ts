import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { refusals, refuse } from '../support/refuse'
import { told } from '../support/told'
import { visit } from '../support/visit'

test('an alert without a time, or with one that is over, waits; one that is set says when', async ({
  page,
  tolerate,
}) => {
  tolerate(refusals)
  await signedIn(page)
  await visit(page, '/dashboard')
  await page.getByRole('button', { name: 'Add alert' }).click()
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: 'Add alert' })
  const complaint = (words: string) => dialog.getByRole('alert').getByText(words, { exact: true })
  await dialog.getByLabel('Time').fill('')
  await add.click()
  await expect(complaint('Enter a title')).toBeVisible()
  await expect(complaint('Choose a time')).toBeVisible()
  await dialog.getByLabel('Title').fill('Stretch')
  const today = new Date().toISOString().slice(0, 10)
  await dialog.getByLabel('Day').fill(today)
  await dialog.getByLabel('Time').fill('00:00')
  await add.click()
  await expect(complaint('Choose a time in the future')).toBeVisible()
  await dialog.getByLabel('Time').fill('23:58')
  const allow = await refuse(page, 'POST /api/reminders', 'storage_full')
  await add.click()
  await told(page, 'Failed to add alert', 'There is no space left to save this. Nothing was changed.')
  await expect(dialog.getByLabel('Title')).toHaveValue('Stretch')
  allow()
  // By key: for its five seconds the toast lies over the button.
  await add.press('Enter')
  await told(page, 'Alert added', 'It is set for today at 23:58.')

  const snooze = async () => {
    await page.getByRole('button', { name: 'Snooze or delete: Stretch' }).click()
    await page.getByRole('menuitem', { name: /Tomorrow morning/ }).click()
  }
  const allowSnooze = await refuse(page, 'PATCH /api/reminders/*')
  await snooze()
  await told(page, 'Failed to update alert', 'Something went wrong on our side. Please try again.')
  await expect(page.getByRole('checkbox', { name: /Stretch/ })).toBeVisible()
  allowSnooze()
  await snooze()
  await told(page, 'Alert snoozed', 'It is back tomorrow at 08:00.')
  await expect(page.getByText('No alerts for today')).toBeVisible()
})

test('a search that fails says so, and finds once it can', async ({ page, tolerate }) => {
  tolerate(refusals)
  const { api } = await signedIn(page)
  await api('POST', '/api/goals', { title: 'Learn the cello', domain: 'personal-growth' })
  await visit(page, '/dashboard')
  const allow = await refuse(page, 'GET /api/search?*')
  await page.getByRole('button', { name: 'Search and commands' }).click()
  const field = page.getByRole('combobox', { name: 'Search and commands' })
  await field.fill('cello')
  await expect(page.getByText('Search failed. Something went wrong. Please try again.', { exact: true })).toBeVisible()
  await expect(field).toHaveValue('cello')
  allow()
  await field.fill('the cello')
  await expect(page.getByRole('option', { name: /Learn the cello/ })).toBeVisible()
})

test('a mission that an insight completes is congratulated on, and answers that cannot be read say so', async ({
  page,
  tolerate,
}) => {
  tolerate(refusals)
  const { api } = await signedIn(page)
  await api('POST', '/api/goals', { title: 'Read 12 books', domain: 'career' })
  await visit(page, '/insights')
  const dialog = page.getByRole('dialog')
  const allow = await refuse(page, 'GET /api/insights/responses/*')
  await page.getByRole('button', { name: 'Previous Responses' }).click()
  await expect(dialog.getByText('Could not load this', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Something went wrong on our side. Please try again.', { exact: true })).toBeVisible()
  allow()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('No responses yet')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Respond: / }).click()
  await dialog.getByLabel('Your response').fill('The twelfth is read.')
  await dialog.getByRole('slider').press('End')
  await dialog.getByRole('button', { name: 'Submit response' }).click()
  await told(page, 'Goal Completed!', 'Congratulations on reaching 100%.')
  await expect(dialog.getByText('Congratulations on reaching 100%.', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByText('No goals under way')).toBeVisible()
})
