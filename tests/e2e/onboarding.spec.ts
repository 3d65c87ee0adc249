import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { refuse } from '../support/refuse'
import { visit } from '../support/visit'

const heading = /^What would you like to work on/

test('areas, a coach and a first goal in three steps; back and a reload keep what was typed', async ({ page }) => {
  const { api } = await signedIn(page, { profile: {} })
  await visit(page, '/onboarding')
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(page.getByText('Please choose at least one life domain to focus on').first()).toBeVisible()
  await page.getByRole('checkbox', { name: /career/i }).check()
  await page.getByRole('checkbox', { name: /health/i }).check()
  await next.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who should coach you?')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('radio')).toHaveCount(9)
  await expect(page.getByRole('radio', { name: 'Innovation & Bold Thinking' })).toBeChecked()
  await page.getByRole('radio', { name: 'Stoic Wisdom & Self-Discipline' }).check()
  await expect(page.getByRole('radio', { name: 'Stoic Wisdom & Self-Discipline' })).toHaveAccessibleDescription(
    /^Marcus: “.+\?”$/,
  )
  await next.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is your first goal?')
  await page.getByLabel('Title').fill('Read 12 books')
  await expect(page.getByText(/0 of 12/).first()).toBeVisible()
  await page.getByLabel('Area').selectOption({ label: 'Health' })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: 'Stoic Wisdom & Self-Discipline' })).toBeChecked()
  await page.goBack()
  await expect(page.getByLabel('Title')).toHaveValue('Read 12 books')

  // The draft is written a moment after the last change.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Read 12 books')
  await visit(page, page.url())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is your first goal?')
  await expect(page).toHaveTitle(/^Your first goal/)
  await expect(page.getByLabel('Title')).toHaveValue('Read 12 books')
  await expect(page.getByLabel('Area')).toHaveValue('health')
  // How it is counted is read anew.
  await expect(page.getByText(/0 of 12/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await page.getByRole('button', { name: 'Go to Today' }).click()
  await page.waitForURL('**/dashboard')

  const [goal] = await api('GET', '/api/goals')
  expect(goal).toMatchObject({ title: 'Read 12 books', domain: 'health', measure: { target: 12, unit: 'books' } })
  const me = await api('GET', '/api/auth/me')
  expect(me).toMatchObject({
    selectedDomains: ['career', 'health'],
    selectedLeader: 'marcus',
    onboardingCompleted: true,
  })
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Read 12 books')
})

test('a goal is made once though completing fails after it', async ({ page, tolerate }) => {
  tolerate(/507/)
  const { api } = await signedIn(page, { profile: {} })
  await visit(page, '/onboarding')
  await page.getByRole('checkbox', { name: /career/i }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Title')).toBeVisible()
  await page.getByLabel('Title').fill('Give a talk')
  const allow = await refuse(page, 'PATCH /api/users/profile', 'storage_full')
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.getByText('There is no space left to save this. Nothing was changed.').first()).toBeVisible()
  allow()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await page.getByRole('button', { name: 'Go to Today' }).click()
  await page.waitForURL('**/dashboard')
  expect(await api('GET', '/api/goals')).toHaveLength(1)
})

test('a goal kept as a draft is left out, and who has finished comes back for the areas alone', async ({ page }) => {
  const { api } = await signedIn(page, { profile: {} })
  await visit(page, '/onboarding')
  await page.setViewportSize({ width: 360, height: 740 })
  const skip = page.getByRole('button', { name: 'Skip for now' })
  const [above, below] = [
    await page.getByRole('button', { name: 'Complete Setup' }).boundingBox(),
    await skip.boundingBox(),
  ]
  expect(below?.height).toBeGreaterThanOrEqual(24)
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  await expect(page.getByText('Signs you out; finish later')).toBeVisible()
  await page.getByRole('checkbox', { name: /career/i }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Title').fill('Give a talk')
  await page.getByRole('button', { name: 'Keep it as a draft' }).click()
  await page.getByRole('button', { name: 'Go to Today' }).click()
  await page.waitForURL('**/dashboard')
  expect(await api('GET', '/api/goals')).toEqual([])
  expect((await api('GET', '/api/auth/me')).selectedLeader).toBe('elon')

  await visit(page, '/onboarding?step=goal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  for (const absent of ['Skip for now', 'Next', 'Back', 'Later']) {
    await expect(page.getByRole('button', { name: absent })).toHaveCount(0)
  }
})

test('each step is accessible at both widths, in both themes', async ({ page }) => {
  await signedIn(page, { profile: {} })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const step of ['areas', 'coach', 'goal']) {
        await visit(page, `/onboarding?step=${step}`)
        if (step === 'goal') await page.getByLabel('Title').pressSequentially('Read 12 books')
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(sideways, `${step} at ${width}`).toBeLessThanOrEqual(0)
        const told = await violationsOf(page)
        expect(told, `${step} at ${width}, ${colorScheme}`).toEqual([])
      }
    }
  }
})

test('on a phone the nine coaches and every way on are one screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signedIn(page, { profile: {} })
  await visit(page, '/onboarding?step=coach')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who should coach you?')
  for (const part of [page.getByRole('radio').first(), page.getByRole('button', { name: 'Complete Setup' })]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
})
