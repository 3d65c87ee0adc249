import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { told } from '../support/told'
import { visit } from '../support/visit'

test('the bar marks where you are, and the avatar is your letter', async ({ page }) => {
  await signedIn(page, { firstName: 'Zoë' })
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const [name, path] of [
    ['Goals', '/goals'],
    ['Coach', '/chat'],
    ['Review', '/insights'],
    ['Today', '/dashboard'],
  ] as const) {
    await visit(page, path)
    await expect(bar.getByRole('link')).toHaveText(['Today', 'Goals', 'Coach', 'Journal', 'Review'])
    await expect(bar.locator('[aria-current=page]')).toHaveText(name)
  }
  const avatar = page.getByRole('button', { name: 'Account menu' })
  await expect(avatar).toHaveText('Z')
  await avatar.click()
  await expect(page.getByRole('menuitem')).toHaveText(['Settings', commonMessages.signOut])
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.waitForURL('**/settings')
  await expect(bar.locator('[aria-current=page]')).toHaveCount(0)
})

test('the avatar menu starts at its first item for the keyboard, the first time too', async ({ page }) => {
  await signedIn(page)
  await visit(page, '/dashboard')
  const avatar = page.getByRole('button', { name: 'Account menu' })
  await avatar.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(avatar).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/settings')
})

test('a dialog that an address opened leaves the keyboard at the start of the screen', async ({ page }) => {
  await signedIn(page)
  await visit(page, '/goals?new=1')
  const dialog = page.getByRole('dialog', { name: 'Create New Goal' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('on a phone the same links are in a menu, which a choice or Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signedIn(page, { firstName: '' })
  await visit(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Visionary')
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('B')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu.getByRole('link')).toHaveText(['Today', 'Goals', 'Coach', 'Journal', 'Review'])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('link', { name: 'Review' }).click()
  await page.waitForURL('**/insights')
  await expect(menu).toBeHidden()
})

test('a screen that takes its time is said to be loading', async ({ page }) => {
  await signedIn(page)
  await visit(page, '/dashboard')
  let arrive = () => {}
  const wait = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/goals?*', async (route) => {
    await wait
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click()
  await expect(page.getByText(commonMessages.loading)).toBeVisible()
  arrive()
  await page.waitForURL('**/goals')
  await expect(page.getByText(commonMessages.loading)).toHaveCount(0)
})

test('without a connection the screen stays where it is, and says why', async ({ page, context, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await signedIn(page)
  await visit(page, '/goals')
  // A first toast brings in what shows them.
  await page.getByRole('button', { name: 'Create New Goal' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Read more')
  await page.getByRole('dialog').getByLabel('Area').selectOption({ label: 'Health' })
  await page.getByRole('dialog').getByRole('button', { name: 'Create Goal' }).press('Enter')
  await told(page, goalMessages.goalCreated.title)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(true)
  await expect(page.getByText(commonMessages.offline)).toBeVisible()
  const chat = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Coach' })
  await chat.click()
  await told(page, commonMessages.failed.load, commonMessages.error.offline)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mission Objectives')
  await context.setOffline(false)
  await expect(page.getByText(commonMessages.offline)).toHaveCount(0)
  await chat.click()
  await page.waitForURL('**/chat')
  // A message is not kept to be sent: the bar says so alone, and the words stay in their field.
  await context.setOffline(true)
  await expect(page.getByText(commonMessages.offlineInChat)).toBeVisible()
  const [line, title] = [
    await page.getByText(commonMessages.offlineInChat).boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ]
  expect(title?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0))
  const input = page.getByLabel(/^Message to/)
  await input.fill('What now?')
  await input.press('Enter')
  await expect(input).toHaveValue('What now?')
  await expect(page.locator('.toast')).toHaveCount(0)
  await context.setOffline(false)
})

test('a screen that cannot be shown says so, keeps the bar, and comes back', async ({ page, tolerate }) => {
  // What broke is told in the console.
  tolerate(/./)
  const { api } = await signedIn(page)
  const { id } = await api('POST', '/api/goals', { title: 'Read 12 books', domain: 'career' })
  await api('PATCH', `/api/goals/${id}/ai-update`, { response: 'Three of twelve are read' })
  let isBroken = true
  // An answer of a shape that no screen knows.
  await page.route('**/api/insights/responses/*', (route) =>
    isBroken ? route.fulfill({ json: [{}] }) : route.fallback(),
  )
  await visit(page, '/insights')
  await page.getByRole('button', { name: 'Previous Responses' }).click()
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByText('What you saved is safe')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mission Analytics')
})

for (const path of ['/dashboard', '/journal', '/goals']) {
  test(`on a phone the line that says offline lies over nothing of ${path}`, async ({ page, context, tolerate }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await page.setViewportSize({ width: 360, height: 740 })
    await signedIn(page)
    await visit(page, path)
    await context.setOffline(true)
    const line = await page.getByText(commonMessages.offline).boundingBox()
    const first = await page.locator('#main :is(.eyebrow, h1)').first().boundingBox()
    expect(first?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0))
    await context.setOffline(false)
  })
}

test('before one is in, nothing is said of what is logged', async ({ page, context, tolerate }) => {
  // What is fetched ahead may be under way.
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  await visit(page, '/login')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText(commonMessages.offlineAtTheDoor)).toBeVisible()
  await expect(page.getByText(commonMessages.offline)).toHaveCount(0)
})

test('a goal that is not there is told within the one frame of the app', async ({ page, tolerate }) => {
  tolerate(/404/)
  await signedIn(page)
  await page.goto('/goals/00000000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This goal is not here')
  await expect(page).toHaveTitle(/^This goal is not here/)
  await expect(page.getByRole('link', { name: 'All goals' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1)
})
