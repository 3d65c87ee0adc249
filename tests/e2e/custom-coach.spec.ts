import type { Page } from '@playwright/test'
import { coachMessages } from '@/lib/contract/messages/coaches'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'

const gardener = {
  selectedDomains: ['career'],
  onboardingCompleted: true,
  customCoachName: 'The Gardener',
  customCoachStyle: 'Patient Growth & Honest Pruning',
  customCoachPrompt: 'Speak slowly.',
}

const seen = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const fields = (page: Page) => ({
  name: page.getByLabel('Coach Name'),
  style: page.getByLabel('Coaching Style'),
  prompt: page.getByLabel('Coaching Prompt'),
})

test('asks for what is missing, in the order of the form', async ({ page }) => {
  await signedIn(page)
  await page.goto('/custom-coach')
  const { name, style, prompt } = fields(page)
  const create = page.getByRole('button', { name: 'Create Coach' })
  await create.click()
  await seen(page, 'Name required')
  await seen(page, 'Please enter a name for your custom coach.')
  await expect(name).toBeFocused()
  await name.fill('Nan')
  await create.click()
  await seen(page, 'Style required')
  await seen(page, "Please describe your coach's style.")
  await expect(style).toBeFocused()
  await style.fill('Warm')
  await prompt.fill('   ')
  await create.click()
  await seen(page, 'Coaching prompt required')
  await seen(page, 'Please provide a detailed coaching prompt.')
  await expect(prompt).toHaveAttribute('aria-invalid', 'true')
  await prompt.fill('x'.repeat(8_001))
  await create.click()
  await seen(page, 'Must be at most 8,000 characters')
  await name.fill('x')
  await prompt.fill('Talk plainly.')
  await create.click()
  await seen(page, coachMessages.field.coachNameOneLetter)
  await expect(name).toBeFocused()
  expect(page.url()).toMatch(/custom-coach$/)
})

test('a coach is suggested from its name, and what was there can be put back', async ({ page }) => {
  await signedIn(page)
  await page.goto('/custom-coach')
  const { name, style, prompt } = fields(page)
  const generate = page.getByRole('button', { name: 'Generate suggestions' })
  await generate.click()
  await seen(page, 'Please enter a coach name first to generate AI suggestions.')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('The Gardener')
  await generate.click()
  await seen(page, 'AI suggestions generated!')
  await expect(style).toHaveValue(/.+ & .+/)
  await expect(prompt).toHaveValue(/The Gardener/)
  await expect(page.getByRole('button', { name: 'Restore what was here' })).toHaveCount(0)

  const mine = 'My own words, which took an hour.'
  await prompt.fill(mine)
  await generate.click()
  await expect(prompt).not.toHaveValue(mine)
  await page.getByRole('button', { name: 'Restore what was here' }).click()
  await expect(prompt).toHaveValue(mine)
})

test('suggestions that fail leave everything as it is', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource/)
  await signedIn(page)
  await page.goto('/custom-coach')
  const { name, style } = fields(page)
  await name.fill('Nan')
  await style.fill('Warm')
  const body = JSON.stringify({ error: 'Too many requests. Wait a moment and try again.', code: 'rate_limited' })
  await page.route('**/api/ai/generate-coach', (route) => route.fulfill({ status: 429, body }))
  await page.getByRole('button', { name: 'Generate suggestions' }).click()
  await seen(page, 'Failed to generate suggestions')
  await seen(page, 'Too many requests.')
  await expect(style).toHaveValue('Warm')
})

test('a coach is created, answers in the chat, and can be changed', async ({ page }) => {
  const account = await signedIn(page)
  await page.goto('/settings#coaching')
  await page.getByRole('link', { name: 'Create Custom Coach' }).click()
  await page.waitForURL('**/custom-coach')
  const { name, style, prompt } = fields(page)
  await name.fill(' Nan ')
  await style.fill('Warm & Plain')
  await prompt.fill('Talk as one talks at a kitchen table.')
  await page.getByRole('button', { name: 'Create Coach' }).click()
  await seen(page, 'Custom coach created!')
  await page.waitForURL('**/chat')
  // What is told leaves the message that comes next to be written and sent.
  const edges = async () => {
    const toast = await page.locator('.toast').boundingBox()
    const composer = await page.locator('form[data-foot]').boundingBox()
    return toast && composer ? composer.y - toast.y - toast.height : -1
  }
  await expect.poll(edges).toBeGreaterThan(0)
  await page.waitForURL('**/chat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nan')
  expect(await account.api('GET', '/api/auth/me')).toMatchObject({
    selectedLeader: 'custom',
    customCoachName: 'Nan',
    customCoachStyle: 'Warm & Plain',
    customCoachPrompt: 'Talk as one talks at a kitchen table.',
  })

  await page.getByRole('button', { name: 'Chat menu' }).click()
  await page.getByRole('menuitem', { name: 'Coach Settings' }).click()
  await page.waitForURL('**/settings#coaching')
  await expect(page.getByRole('radio', { name: 'Nan' })).toBeChecked()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.waitForURL('**/custom-coach')
  await expect(prompt).toHaveValue('Talk as one talks at a kitchen table.')
  await style.fill('Warm & Blunt')
  await page.getByRole('button', { name: 'Update Coach' }).click()
  await page.waitForURL('**/chat')
  expect((await account.api('GET', '/api/auth/me')).customCoachStyle).toBe('Warm & Blunt')
})

test('changing a coach that does not answer leaves it so', async ({ page }) => {
  const account = await signedIn(page, { profile: gardener })
  const before = (await account.api('GET', '/api/auth/me')).selectedLeader
  expect(before).not.toBe('custom')
  await page.goto('/custom-coach')
  await fields(page).style.fill('Slow & Blunt')
  await page.getByRole('button', { name: 'Update Coach' }).click()
  await seen(page, 'Custom coach updated')
  await page.waitForURL('**/settings#coaching')
  const { selectedLeader, customCoachStyle } = await account.api('GET', '/api/auth/me')
  expect([selectedLeader, customCoachStyle]).toEqual([before, 'Slow & Blunt'])
})

test('a coach is removed, and a press brings it back', async ({ page }) => {
  const account = await signedIn(page, { profile: { ...gardener, selectedLeader: 'custom' } })
  await page.goto('/custom-coach')
  await page.getByRole('button', { name: 'Remove coach' }).click()
  await seen(page, 'Custom coach removed')
  await page.waitForURL('**/settings#coaching')
  expect((await account.api('GET', '/api/auth/me')).customCoachName).toBe('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('radio', { name: 'The Gardener' })).toBeChecked()
})

test('a suggestion is picked in another way of coaching', async ({ page }) => {
  await signedIn(page)
  await page.goto('/custom-coach')
  const { name, style, prompt } = fields(page)
  await name.fill('The Gardener')
  await prompt.fill('My own words.')
  await page.getByRole('button', { name: 'Generate suggestions' }).click()
  await expect(prompt).toHaveValue(/The Gardener/)
  const suggested = await style.inputValue()
  await page.getByRole('radio', { name: 'Drill sergeant' }).check({ force: true })
  await expect(style).not.toHaveValue(suggested)
  await page.getByRole('button', { name: 'Restore what was here' }).click()
  await expect(prompt).toHaveValue('My own words.')
})

test('a coach that cannot be saved stays in the form', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource/)
  await signedIn(page)
  await page.goto('/custom-coach')
  const { name, style, prompt } = fields(page)
  await name.fill('Nan')
  await style.fill('Warm')
  await prompt.fill('Be kind.')
  const body = JSON.stringify({ error: 'There is no space left to save this.', code: 'storage_full' })
  await page.route('**/api/users/profile', (route) => route.fulfill({ status: 507, body }))
  await page.getByRole('button', { name: 'Create Coach' }).click()
  await seen(page, 'Failed to create coach')
  await seen(page, 'There is no space left to save this.')
  await expect(prompt).toHaveValue('Be kind.')
  await expect(page.getByRole('button', { name: 'Create Coach' })).toBeEnabled()
})

test('a half-written coach survives a reload and going back, not a cancel', async ({ page }) => {
  await signedIn(page, { profile: gardener })
  await page.goto('/custom-coach')
  const { name, prompt } = fields(page)
  const note = page.getByText('What you were writing is here again. It is not saved yet.')
  await expect(name).toHaveValue('The Gardener')
  await expect(note).toHaveCount(0)
  await prompt.fill('Half a thought')
  await page.reload()
  await expect(prompt).toHaveValue('Half a thought')
  await expect(note).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/settings#coaching')
  await page.goto('/custom-coach')
  await expect(prompt).toHaveValue('Half a thought')
  await expect(note).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(prompt).toHaveValue('Speak slowly.')
  await expect(note).toHaveCount(0)

  await prompt.fill('Another thought')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/settings#coaching')
  await page.goto('/custom-coach')
  await expect(prompt).toHaveValue('Speak slowly.')
})

test('begins with what is stored before any script has run', async ({ browser }) => {
  const page = await browser.newPage()
  await signedIn(page, { profile: gardener })
  const html = await (await page.request.get(`${process.env.TEST_BASE_URL}/custom-coach`)).text()
  expect(html).toContain('value="The Gardener"')
  expect(html).toContain('Speak slowly.</textarea>')
  await page.close()
})

test('the example can be started from', async ({ page }) => {
  await signedIn(page)
  await page.goto('/custom-coach')
  await page.getByRole('button', { name: 'Start from this example' }).click()
  const { name, style, prompt } = fields(page)
  await expect(name).toHaveValue('Ruth, the Editor')
  await expect(style).toHaveValue('Dry Wit & Kind Cuts')
  await expect(prompt).toHaveValue(/What are you actually trying to say\?/)
})

test('is made by keyboard alone', async ({ page }) => {
  const account = await signedIn(page)
  await page.goto('/custom-coach')
  await fields(page).name.focus()
  await page.keyboard.type('Coach Iron')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(fields(page).prompt).toHaveValue(/Coach Iron/)
  for (let presses = 0; presses < 8; presses++) {
    const isThere = await page.getByRole('button', { name: 'Create Coach' }).evaluate((button) => {
      return document.activeElement === button
    })
    if (isThere) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/chat')
  expect((await account.api('GET', '/api/auth/me')).customCoachName).toBe('Coach Iron')
})

for (const width of [360, 1440]) {
  test(`axe finds nothing and nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await signedIn(page, { profile: gardener })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/custom-coach')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const violations = await violationsOf(page)
      expect(violations).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}
