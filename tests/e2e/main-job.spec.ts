import { expect, test } from '../support/browser'
import { say } from '../support/say'

const email = () => `ada-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`

test('a newcomer signs up, sets a goal, answers the coach, sees progress move with a reason, and chats', {
  tag: '@postgres',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign up' }).first().click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apogee Leadership Programme')
  const address = email()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Confirm password').fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created!').first()).toBeVisible()

  await page.waitForURL('**/onboarding')
  await expect(page.getByText('Professional growth and leadership')).toBeVisible()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.getByText('Please choose at least one life domain to focus on').first()).toBeVisible()
  await page.getByRole('checkbox', { name: /growth/i }).check()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await page.getByRole('button', { name: 'Go to Today' }).click()

  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada')
  await expect(page.getByText('No active missions yet')).toBeVisible()

  await page.getByRole('navigation').getByRole('link', { name: 'Goals' }).first().click()
  await page.waitForURL('**/goals')
  await page.getByRole('button', { name: 'Create New Goal' }).first().click()
  const create = page.getByRole('dialog')
  await create.getByRole('button', { name: /^Create/ }).click()
  await expect(page.getByText('Please provide a title and domain for your goal').first()).toBeVisible()
  await create.getByLabel('Title').fill('Read 12 books')
  await create.getByLabel('Area').selectOption({ label: 'Growth' })
  await create.getByRole('button', { name: /^More/ }).click()
  await create.getByLabel(/tags/i).first().fill('Evenings')
  await page.keyboard.press('Enter')
  await create.getByRole('button', { name: /^Create/ }).click()
  await expect(page.getByText('Goal created!').first()).toBeVisible()
  const card = page.getByRole('region', { name: 'Goals' }).getByRole('listitem').filter({ hasText: 'Read 12 books' })
  await expect(card.getByRole('button', { name: 'Check in' })).toBeVisible()
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect(card.getByText('Evenings').filter({ visible: true })).toHaveCount(1)
  await expect(card.getByRole('img', { name: '0% complete' })).toBeVisible()

  await card.getByRole('button', { name: 'Get AI Coaching' }).click()
  const coaching = page.getByRole('dialog')
  await coaching.getByLabel('Your response').fill('I finished the third book last night, slow but good.')
  await coaching.getByRole('button', { name: 'Check in' }).click()
  await expect(coaching.getByText(/3 of 12 books/).last()).toBeVisible()
  await expect(coaching.getByText('25%').last()).toBeVisible()
  await coaching.getByRole('button', { name: 'Done' }).click()
  // It repeats nothing that the dialog says: it comes when that is closed.
  await expect(page.getByText(/^0% to 25%: /).first()).toBeVisible()
  await expect(card.getByRole('img', { name: '25% complete' })).toBeVisible()

  await card.getByRole('button', { name: 'View Mission History' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/finished the third book/)
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('navigation').getByRole('link', { name: 'Coach' }).first().click()
  await page.waitForURL('**/chat')
  await say(page, 'How am I doing with my books?')
  const log = page.getByRole('log')
  await expect(log.getByText('How am I doing with my books?')).toBeVisible()
  await expect(log.getByText(/25 ?%/).first()).toBeVisible()
  // A message is stored together with its reply, once that is whole.
  await expect(log.getByRole('button', { name: 'Copy reply' })).toBeVisible()

  await page.reload()
  await expect(log.getByText('How am I doing with my books?')).toBeVisible()

  await page
    .getByRole('button', { name: /account|menu for/i })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await page.goto('/goals')
  await page.waitForURL('**/login?next=%2Fgoals')
  await page.getByLabel('Email').fill(address.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText("You've been successfully logged in.").first()).toBeVisible()
  await page.waitForURL('**/goals')
  await expect(card).toBeVisible()
})
