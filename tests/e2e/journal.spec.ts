import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { commonMessages } from '@/lib/contract/messages/common'
import { journalMessages } from '@/lib/contract/messages/journal'
import { outboxMessages } from '@/lib/contract/messages/outbox'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { queueThere, signedIn } from '../support/browser-account'

const seen = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
/** On the insights screen the newest of them, in the journal all. */
const logs = (page: Page) => page.getByRole('region', { name: /^(Mission Logs|Entries)$/ })
const line = (page: Page, text: string | RegExp) => logs(page).getByRole('listitem').filter({ hasText: text })
const dialog = (page: Page) => page.getByRole('dialog')
const dayIn = (timeZone: string, days = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now() + days * 86_400_000)

const serverFault = {
  status: 500,
  json: { error: 'Something went wrong on our side. Please try again.', code: 'internal' },
}

/** Opens a screen and waits until its buttons do something. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main button') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

async function choose(page: Page, text: string | RegExp, action: 'Edit' | 'Delete') {
  await line(page, text)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function deleteEntry(page: Page, text: string | RegExp) {
  await choose(page, text, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete entry' }).click()
  await seen(page, 'Entry deleted!')
}

async function expectSound(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const violations = await violationsOf(page)
    expect(violations, colorScheme).toEqual([])
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('an entry is written, changed and deleted', { tag: width > 1000 ? '@postgres' : [] }, async ({ page }) => {
      const { api } = await signedIn(page)
      await visit(page, '/insights')
      await seen(page, 'No Mission Logs Yet')
      await page.getByRole('button', { name: 'Add Entry' }).click()
      await expect(dialog(page).getByRole('slider', { name: 'Energy' })).toHaveValue('3')
      await expect(dialog(page).getByLabel('Date')).toHaveValue(dayIn('UTC'))
      await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
      await seen(page, 'Missing required fields')
      await expect(dialog(page).getByLabel('Notes')).toHaveAccessibleDescription(
        'Missing required fields Please provide notes for your entry',
      )
      await dialog(page).getByLabel('Notes').fill('  مشيت طويلا 🏃 after work\n\nGood.  ')
      await dialog(page).getByRole('slider', { name: 'Energy' }).press('ArrowRight')
      await expect(dialog(page).getByRole('slider')).toHaveAttribute('aria-valuetext', 'Good, 4/5')
      await expectSound(page)
      await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
      await seen(page, 'Entry saved!')
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Add Entry' })).toBeFocused()
      await expect(line(page, 'Energy 4/5')).toContainText('مشيت طويلا 🏃 after work')
      await expect(line(page, 'Energy 4/5').getByRole('time')).toHaveAttribute('datetime', dayIn('UTC'))
      expect((await api('GET', '/api/journal'))[0]).toMatchObject({
        mood: 4,
        notes: 'مشيت طويلا 🏃 after work\n\nGood.',
        timeSpent: 'N/A',
        attachments: [],
      })

      await choose(page, 'Energy 4/5', 'Edit')
      await dialog(page).getByRole('slider').press('Home')
      await dialog(page).getByLabel('Date').fill('2026-01-05')
      await dialog(page).getByLabel('Notes').fill('Rested.')
      await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
      await seen(page, 'Entry updated!')
      await expect(line(page, 'Rested.')).toContainText('Energy 1/5')
      await expect(line(page, 'Rested.').getByRole('time')).toHaveAttribute('datetime', '2026-01-05')

      await choose(page, 'Rested.', 'Delete')
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('Are you sure you want to delete this entry?')
      await expectSound(page)
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(line(page, 'Rested.')).toBeVisible()
      await deleteEntry(page, 'Rested.')
      await expect(line(page, 'Rested.')).toHaveCount(0)
      await seen(page, 'No Mission Logs Yet')
      // Under the pointer a toast stays.
      await page.getByText('Entry deleted!').first().hover()
      await expectSound(page)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(line(page, 'Rested.')).toBeVisible()
      expect(await api('GET', '/api/journal')).toHaveLength(1)
    })

    test('a long journal is searched, filtered and paged', { tag: width > 1000 ? '@postgres' : [] }, async ({
      page,
    }) => {
      const { api } = await signedIn(page)
      const long = 'Unbreakable'.repeat(30)
      for (let day = 1; day <= 28; day++) {
        const date = `2026-02-${String(day).padStart(2, '0')}`
        const notes = day === 3 ? 'Met Zoë in the garden' : day === 5 ? `${long} 🏔️` : `Day number ${day}\nand more`
        await api('POST', '/api/journal', { date, mood: 1 + (day % 5), notes })
      }
      await visit(page, '/insights')
      const all = logs(page).getByRole('button', { name: 'Show all 5: Mission Logs' })
      // On a phone the list begins with one.
      if (width < 640) {
        await expect(logs(page).getByRole('listitem')).toHaveCount(1)
        await all.click()
      } else await expect(all).toHaveCount(0)
      await expect(logs(page).getByRole('listitem')).toHaveCount(5)
      await logs(page).getByRole('link', { name: 'Open the journal' }).click()
      await page.waitForURL('**/journal')
      await expect(logs(page).getByRole('listitem')).toHaveCount(20)
      // The newest is on the first screen, under the form.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(line(page, 'Day number 28').getByText('Day number 28')).toBeInViewport({ ratio: 1 })
      await seen(page, '20 newest entries')
      await logs(page).getByRole('button', { name: 'Show earlier entries' }).click()
      await expect(logs(page).getByRole('listitem')).toHaveCount(28)
      await expect(logs(page).getByRole('button', { name: 'Show earlier entries' })).toHaveCount(0)
      await expectSound(page)
      await line(page, 'Unbreakable').getByRole('button', { name: 'Show more' }).click()
      await expect(line(page, 'Unbreakable').getByRole('button', { name: 'Show less' })).toBeVisible()

      await page.getByRole('searchbox', { name: 'Search entries' }).fill('garden zoë')
      await expect(logs(page).getByRole('listitem')).toHaveCount(1)
      await expect(line(page, 'Met Zoë')).toBeVisible()
      await page.getByRole('searchbox', { name: 'Search entries' }).fill('nowhere')
      await seen(page, 'No entries match')
      await page.getByRole('button', { name: 'Show all entries' }).click()
      await expect(page.getByRole('searchbox', { name: 'Search entries' })).toHaveValue('')
      await expect(line(page, 'Day number 28')).toBeVisible()

      if (width < 640) await logs(page).getByRole('button', { name: 'Filter' }).click()
      await logs(page).getByLabel('Energy', { exact: true }).selectOption({ label: '5/5 Excellent' })
      await expect(logs(page).getByRole('listitem')).toHaveCount(5)
      await logs(page).getByRole('button', { name: 'Days' }).click()
      await logs(page).getByLabel('From').fill('2026-02-05')
      await logs(page).getByLabel('To', { exact: true }).fill('2026-02-14')
      await expect(logs(page).getByRole('listitem')).toHaveCount(2)
      await logs(page).getByRole('button', { name: 'Clear days' }).click()
      await expect(logs(page).getByRole('listitem')).toHaveCount(5)
    })

    test('a stale edit shows both versions', { tag: width > 1000 ? '@postgres' : [] }, async ({ page }) => {
      const { api } = await signedIn(page)
      const { id } = await api('POST', '/api/journal', { mood: 3, notes: 'As it was', date: '2026-03-01' })
      await visit(page, '/insights')
      await choose(page, 'As it was', 'Edit')
      await dialog(page).getByLabel('Notes').fill('From the laptop')
      const phone = await page.context().newPage()
      await phone.setViewportSize({ width: 360, height: 740 })
      await visit(phone, '/insights')
      await choose(phone, 'As it was', 'Edit')
      await dialog(phone).getByLabel('Notes').fill('From the phone')
      await dialog(phone).getByRole('slider').press('End')
      await dialog(phone).getByRole('button', { name: 'Save Changes' }).click()
      await seen(phone, 'Entry updated!')
      await phone.close()

      await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
      const conflict = page.getByRole('dialog', { name: 'This was changed somewhere else' })
      await seen(page, 'While you were writing, another version was saved. Choose what to keep.')
      await expect(conflict.getByText('From the laptop')).toBeVisible()
      await expect(conflict.getByText('From the phone')).toBeVisible()
      await expect(conflict.getByRole('group')).toHaveCount(1)
      await expectSound(page)
      await conflict.getByRole('button', { name: 'Back to editing' }).click()
      await expect(dialog(page).getByLabel('Notes')).toHaveValue('From the laptop')
      expect((await api('GET', `/api/journal/${id}`)).notes).toBe('From the phone')

      await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
      await conflict.getByRole('radio', { name: /^Both/ }).check()
      await conflict.getByRole('button', { name: 'Save this' }).click()
      await seen(page, 'Entry updated!')
      await expect(dialog(page)).toHaveCount(0)
      expect(await api('GET', `/api/journal/${id}`)).toMatchObject({
        mood: 5,
        notes: 'From the phone\n\nFrom the laptop',
      })
    })

    test('words of crisis are met quietly, with lines to call', async ({ page }) => {
      await signedIn(page)
      await visit(page, '/insights?new=entry')
      await dialog(page).getByLabel('Notes').fill('I want to kill myself.')
      await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
      await expect(dialog(page)).toHaveAccessibleName('Your entry is saved')
      await expect(dialog(page).getByRole('region', { name: 'Someone to talk to' })).toContainText('988')
      await expect(page.getByText('Entry saved!')).toHaveCount(0)
      await expectSound(page)
      await dialog(page).getByRole('button', { name: 'Close' }).last().click()
      await expect(line(page, 'I want to kill myself.')).toBeVisible()
    })
  })
}

test('a date later than today in the zone of the user is refused', async ({ page }) => {
  const timeZone = 'Pacific/Kiritimati'
  await signedIn(page, { timeZone })
  await visit(page, '/insights')
  await page.getByRole('button', { name: 'Add Entry' }).click()
  const date = dialog(page).getByLabel('Date')
  await expect(date).toHaveValue(dayIn(timeZone))
  await expect(date).toHaveAttribute('max', dayIn(timeZone))
  await date.fill(dayIn(timeZone, 1))
  await dialog(page).getByLabel('Notes').fill('Written where the day begins')
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('The date cannot be later than today')
  await date.fill(dayIn(timeZone))
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await seen(page, 'Entry saved!')
  await expect(line(page, 'where the day begins').getByRole('time')).toHaveAttribute('datetime', dayIn(timeZone))
})

test('what could not be saved says so, and nothing typed is lost', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource/)
  const { api } = await signedIn(page)
  await api('POST', '/api/journal', { mood: 3, notes: 'Stays as it is' })
  await visit(page, '/insights')
  await page.route('**/api/journal', (route) =>
    route.request().method() === 'POST' ? route.fulfill(serverFault) : route.continue(),
  )
  await page.route('**/api/journal/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(serverFault) : route.continue(),
  )
  await page.getByRole('button', { name: 'Add Entry' }).click()
  await dialog(page).getByLabel('Notes').fill('A new one')
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await seen(page, 'Failed to save entry')
  await seen(page, serverFault.json.error)
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('A new one')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await choose(page, 'Stays as it is', 'Edit')
  await dialog(page).getByLabel('Notes').fill('Changed')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await seen(page, 'Failed to update entry')
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Changed')
})

test('an edit of another field is kept beside one made elsewhere', async ({ page }) => {
  const { api } = await signedIn(page)
  const { id } = await api('POST', '/api/journal', { mood: 3, notes: 'As it was' })
  await visit(page, '/insights')
  await choose(page, 'As it was', 'Edit')
  await dialog(page).getByRole('slider').press('End')
  await api('PATCH', `/api/journal/${id}`, { notes: 'From the phone' })
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await seen(page, 'Entry updated!')
  await expect(line(page, 'From the phone')).toContainText('Energy 5/5')
})

test.describe('drafts', () => {
  test('a half-written entry survives a closed tab and goes at logout', async ({ page, context }) => {
    await signedIn(page)
    await visit(page, '/insights?new=entry')
    await dialog(page).getByLabel('Notes').fill('Half of a thou')
    await page.close()
    const next = await context.newPage()
    await visit(next, '/insights')
    await next.getByRole('button', { name: 'Add Entry' }).click()
    await expect(dialog(next).getByLabel('Notes')).toHaveValue('Half of a thou')
    await seen(next, 'What you had not saved is back.')
    await dialog(next).getByRole('button', { name: 'Cancel' }).click()
    await next.getByRole('button', { name: 'Account menu' }).click()
    await next.getByRole('menuitem', { name: 'Sign Out' }).click()
    await next.waitForURL((url) => url.pathname === '/')
    expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
  })

  test('it survives an expired session, and can be dropped', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    const { api, email, password } = await signedIn(page)
    await visit(page, '/insights?new=entry')
    await dialog(page).getByLabel('Notes').fill('Written too late')
    await api('POST', '/api/auth/logout')
    await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
    await page.waitForURL('**/login?**')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/insights')
    await page.getByRole('button', { name: 'Add Entry' }).click()
    await expect(dialog(page).getByLabel('Notes')).toHaveValue('Written too late')
    await dialog(page).getByRole('button', { name: 'Start afresh' }).click()
    await expect(dialog(page).getByLabel('Notes')).toHaveValue('')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Add Entry' }).click()
    await expect(dialog(page).getByLabel('Notes')).toHaveValue('')
  })

  test('an edit that was begun on an older version still meets the newer one', async ({ page, context }) => {
    const { api } = await signedIn(page)
    const { id } = await api('POST', '/api/journal', { mood: 3, notes: 'As it was' })
    await visit(page, '/insights')
    await choose(page, 'As it was', 'Edit')
    await dialog(page).getByLabel('Notes').fill('Begun here')
    await page.close()
    await api('PATCH', `/api/journal/${id}`, { notes: 'From the phone' })
    const next = await context.newPage()
    await visit(next, `/insights?entry=${id}`)
    await expect(dialog(next).getByLabel('Notes')).toHaveValue('Begun here')
    await dialog(next).getByRole('button', { name: 'Save Changes' }).click()
    const conflict = next.getByRole('dialog', { name: 'This was changed somewhere else' })
    await conflict
      .getByRole('radio', { name: /stored/ })
      .first()
      .check()
    await conflict.getByRole('button', { name: 'Save this' }).click()
    await seen(next, 'Entry updated!')
    expect((await api('GET', `/api/journal/${id}`)).notes).toBe('From the phone')
  })
})

test.describe('deleting with Undo', () => {
  /** How many entries and goals the account still has. */
  const left = (api: Awaited<ReturnType<typeof signedIn>>['api'], list: 'goals' | 'journal') => () =>
    api('GET', `/api/${list}`).then((rows: unknown[]) => rows.length)

  test('is final when the toast goes, and not before', async ({ page }) => {
    const { api } = await signedIn(page)
    await api('POST', '/api/journal', { mood: 3, notes: 'To be deleted' })
    await visit(page, '/insights')
    await deleteEntry(page, 'To be deleted')
    expect(await left(api, 'journal')()).toBe(1)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect.poll(left(api, 'journal')).toBe(0)
  })

  test('is final when the tab is closed', async ({ page, context, tolerate }) => {
    // What was sent as the page went is sent again at the next start, in case it was lost.
    tolerate(/404/)
    const { api } = await signedIn(page)
    await api('POST', '/api/journal', { mood: 3, notes: 'To be deleted' })
    await api('POST', '/api/goals', { title: 'To be deleted', domain: 'career' })
    await visit(page, '/insights')
    await deleteEntry(page, 'To be deleted')
    await page.close()
    await expect.poll(left(api, 'journal')).toBe(0)
    const next = await context.newPage()
    await visit(next, '/goals')
    await next.getByRole('button', { name: 'Delete goal: To be deleted' }).click()
    await next.getByRole('alertdialog').getByRole('button', { name: 'Delete goal' }).click()
    await seen(next, 'Goal deleted')
    await next.close()
    await expect.poll(left(api, 'goals')).toBe(0)
  })

  test('is final when another tab is looked at, and Undo is offered no more', async ({ page }) => {
    const { api } = await signedIn(page)
    await api('POST', '/api/journal', { mood: 3, notes: 'To be deleted' })
    await visit(page, '/insights')
    await deleteEntry(page, 'To be deleted')
    // Under the pointer a toast stays, and so it would not go by itself.
    await page.getByText('Entry deleted!').first().hover()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
    const offered = await page.evaluate(async () => {
      const undo = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Undo')
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      await new Promise((resolve) => setTimeout(resolve, 0))
      return undo?.isConnected && !undo.disabled
    })
    expect(offered).toBeFalsy()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect.poll(left(api, 'journal')).toBe(0)
    await expect(line(page, 'To be deleted')).toHaveCount(0)
  })

  test('is final when the page is loaded again, which shows it no more', async ({ page, tolerate }) => {
    // The page that was asked for while the entry was on its way out may hold it still, and takes it away.
    tolerate(/Layout shift .* on \/insights|404/)
    const { api } = await signedIn(page)
    await api('POST', '/api/journal', { mood: 3, notes: 'To be deleted' })
    await visit(page, '/insights')
    await deleteEntry(page, 'To be deleted')
    await page.reload()
    await expect(line(page, 'To be deleted')).toHaveCount(0)
    await expect.poll(left(api, 'journal')).toBe(0)
  })

  test('is final at logout', async ({ page }) => {
    const { api, email, password } = await signedIn(page)
    await api('POST', '/api/journal', { mood: 3, notes: 'To be deleted' })
    await visit(page, '/insights')
    await deleteEntry(page, 'To be deleted')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    const again = await page.request.post('/api/auth/login', { data: { email, password } })
    const { token } = await again.json()
    const headers = { Authorization: `Bearer ${token}` }
    expect(await (await page.request.get('/api/journal', { headers })).json()).toEqual([])
  })

  test('a deleted goal asks as specified, and Undo works from the next screen, with its history', {
    tag: '@postgres',
  }, async ({ page }) => {
    const { api } = await signedIn(page)
    const goal = await api('POST', '/api/goals', { title: 'Read 12 books', domain: 'career' })
    await api('PATCH', `/api/goals/${goal.id}`, { progress: 40 })
    await visit(page, '/goals')
    await page.getByRole('button', { name: 'Delete goal: Read 12 books' }).click()
    await seen(page, 'Are you sure you want to delete this goal?')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete goal' }).click()
    await seen(page, 'Goal deleted')
    const card = page.getByRole('heading', { name: 'Read 12 books' })
    await expect(card).toHaveCount(0)
    await page.getByRole('navigation').getByRole('link', { name: 'Review' }).click()
    // Under the pointer a toast stays, however long the next screen takes.
    await page.getByText('Goal deleted').first().hover()
    await page.waitForURL('**/insights')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Goals' }).click()
    await expect(card).toBeVisible()
    expect(await api('GET', `/api/goals/${goal.id}/history`)).toHaveLength(1)
  })

  test('the toast of the next deletion makes the one before final', async ({ page }) => {
    const { api } = await signedIn(page)
    for (const notes of ['The first', 'The second']) await api('POST', '/api/journal', { mood: 3, notes })
    await visit(page, '/insights')
    await deleteEntry(page, 'The first')
    await deleteEntry(page, 'The second')
    await page.getByText('Entry deleted!').first().hover()
    await expect.poll(left(api, 'journal')).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(line(page, 'The second')).toBeVisible()
    await expect(line(page, 'The first')).toHaveCount(0)
  })

  test('what the server would not delete is back, and says so', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    const { api } = await signedIn(page)
    await api('POST', '/api/journal', { mood: 3, notes: 'Not so fast' })
    await api('POST', '/api/goals', { title: 'Nor this', domain: 'career' })
    await page.route(/\/api\/(journal|goals)\/[\w-]+$/, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill(serverFault) : route.continue(),
    )
    await visit(page, '/insights')
    await deleteEntry(page, 'Not so fast')
    await expect(line(page, 'Not so fast')).toHaveCount(0)
    await seen(page, 'Failed to delete entry')
    await expect(line(page, 'Not so fast')).toBeVisible()
    await visit(page, '/goals')
    await page.getByRole('button', { name: 'Delete goal: Nor this' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete goal' }).click()
    await seen(page, 'Failed to delete goal')
    await expect(page.getByRole('heading', { name: 'Nor this' })).toBeVisible()
  })
})

test('two completions of one goal show both notes', { tag: '@postgres' }, async ({ page }) => {
  const { api } = await signedIn(page)
  const { id } = await api('POST', '/api/goals', { title: 'Read 12 books', domain: 'career' })
  await visit(page, '/goals')
  await page.getByRole('button', { name: 'More actions: Read 12 books' }).click()
  await page.getByRole('menuitem', { name: 'Mark as completed' }).click()
  await dialog(page).getByLabel('Completion notes').fill('Slow but good')
  await api('PATCH', `/api/goals/${id}`, { isCompleted: true, completionNotes: 'Done on the train' })
  await dialog(page).getByRole('button', { name: 'Mark as completed' }).click()
  const conflict = page.getByRole('dialog', { name: 'This was changed somewhere else' })
  await expect(conflict.getByText('Done on the train')).toBeVisible()
  await conflict.getByRole('button', { name: 'Save this' }).click()
  await seen(page, 'Goal Completed!')
  expect((await api('GET', `/api/goals/${id}`)).completionNotes).toBe('Slow but good')
})

test('offline, a strip says what still works, and an entry waits for the connection', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const { api } = await signedIn(page)
  await visit(page, '/insights?new=entry')
  await queueThere(page)
  // What shows complaints comes while the browser is idle.
  await page.waitForLoadState('networkidle')
  await dialog(page).getByLabel('Notes').fill('Written in a tunnel')
  await context.setOffline(true)
  await seen(page, commonMessages.offline)
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await seen(page, outboxMessages.count(1))
  expect(await api('GET', '/api/journal')).toHaveLength(0)
  await context.setOffline(false)
  await expect(page.getByText(commonMessages.offline)).toHaveCount(0)
  await expect(page.getByText(outboxMessages.count(1))).toHaveCount(0)
  expect(await api('GET', '/api/journal')).toMatchObject([{ notes: 'Written in a tunnel' }])
})

test('the journal is kept by keyboard alone', async ({ page }) => {
  await signedIn(page)
  await visit(page, '/insights')
  await reach(page, 'Add Entry')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Notes')).toBeFocused()
  await page.keyboard.type('Written without a mouse')
  await page.keyboard.press('Shift+Tab')
  await expect(dialog(page).getByRole('slider')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await reach(page, 'Save Entry')
  await page.keyboard.press('Enter')
  await expect(line(page, 'Written without a mouse')).toContainText('Energy 4/5')
  await reach(page, /^Actions for/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Notes')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Actions for/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(line(page, 'Written without a mouse')).toHaveCount(0)
  await page.keyboard.press('F8')
  await reach(page, 'Undo')
  await page.keyboard.press('Enter')
  await expect(line(page, 'Written without a mouse')).toBeVisible()
})

/** Tabs on until the button has the focus, as someone without a mouse does. */
async function reach(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('button', { name, exact: true }).first()
  for (let presses = 0; presses < 90; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`“${name}” cannot be reached with the Tab key`)
}

const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

test('photos go with an entry from the composer, are looked at large, and taken off again', async ({
  page,
  tolerate,
}) => {
  // Photos make room for themselves as they arrive, a while after they were chosen.
  tolerate(/Failed to load resource|Layout shift/)
  const { api } = await signedIn(page)
  await visit(page, '/journal')
  const composer = page.getByRole('form', { name: 'New entry' })
  const attach = (...files: { name: string; buffer: Buffer }[]) =>
    composer.getByLabel('Photos to attach').setInputFiles(files.map((file) => ({ mimeType: 'image/png', ...file })))
  // What an entry lacks is told at once.
  await composer.getByRole('button', { name: 'Save Entry' }).click()
  await seen(page, journalMessages.energyMissing)
  await attach(
    { name: 'first.png', buffer: await png(300) },
    { name: 'letter.png', buffer: Buffer.from('Dear diary') },
    { name: 'huge.png', buffer: Buffer.alloc(11 * 1024 * 1024) },
    { name: 'second.png', buffer: await png(200) },
  )
  const refused = composer.getByRole('alert').filter({ hasText: 'letter.png' })
  await expect(refused).toContainText(`letter.png: ${journalMessages.field.photoKind}`)
  await expect(refused).toContainText(`huge.png: ${journalMessages.photoTooLarge}`)
  await expect(composer.getByRole('img')).toHaveCount(2)
  await composer.getByLabel('Notes').fill('By the sea')
  await composer.getByRole('button', { name: commonMessages.neverSend.label }).click()
  await seen(page, commonMessages.neverSend.entry)
  // What was attached waits with the text, also in a closed tab.
  await page.reload()
  await expect(composer.getByRole('img')).toHaveCount(2)
  await composer.getByRole('button', { name: 'Save Entry' }).click()
  // No energy was chosen: it is asked for, and what is chosen is saved by the next press.
  await seen(page, journalMessages.whichEnergy)
  await expect(composer.getByRole('button', { name: 'Energy 3 of 5, Neutral' })).toBeFocused()
  await composer.getByRole('button', { name: 'Energy 3 of 5, Neutral' }).click()
  await composer.getByRole('button', { name: 'Save Entry' }).click()
  await seen(page, 'Entry saved!')
  await expect(composer.getByRole('img')).toHaveCount(0)
  await expect(logs(page).getByRole('heading', { level: 2 }).first()).toContainText('1 entry, average 3.0')
  // The next one of the day goes on from it.
  await expect(composer.getByRole('button', { name: 'Energy 3 of 5, Neutral', pressed: true })).toBeVisible()
  await seen(page, journalMessages.energyAsBefore('Neutral, 3/5'))
  await composer.getByLabel('Notes').fill('And more')
  await seen(page, 'There is an entry for today already. This adds another.')
  await composer.getByLabel('Notes').fill('')
  await line(page, 'By the sea')
    .getByRole('button', { name: /^Photo 1 of 2/ })
    .click()
  await expect(dialog(page).getByRole('img', { name: /^Photo 1 of 2/ })).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('img', { name: /^Photo 2 of 2/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await changePhotos(page)
  const [entry] = await api('GET', '/api/journal')
  expect(entry).toMatchObject({ timeSpent: '2 h' })
  expect(entry.attachments).toHaveLength(1)
  await expect(line(page, 'By the sea').getByRole('button', { name: /^Photo/ })).toHaveCount(1)
  await expect(line(page, 'By the sea')).toContainText('2 h')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSound(page)
})

/** Takes the first photo off in the entry's details, and says how long it was. */
async function changePhotos(page: Page) {
  await choose(page, 'By the sea', 'Edit')
  await dialog(page).getByRole('button', { name: 'Remove photo 1' }).click()
  await dialog(page).getByLabel('Time spent').fill(' 2 h ')
  await dialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await seen(page, 'Entry updated!')
}

test('a day of the year shows what it holds, and an empty one takes a new entry', async ({ page }) => {
  const { api } = await signedIn(page)
  const [yesterday, before] = [dayIn('UTC', -1), dayIn('UTC', -2)]
  for (const date of [yesterday, dayIn('UTC', -40)])
    await api('POST', '/api/journal', { mood: 4, notes: `On ${date}`, date })
  await visit(page, '/journal')
  await expect(logs(page).getByRole('heading', { level: 2 }).first()).toContainText('1 entry, average 4.0')
  const calendar = page.getByRole('region', { name: /20\d\d$/ })
  const dayOf = (date: string) =>
    calendar.getByRole('button', { name: new RegExp(`\\D${Number(date.slice(8))} \\w+:`) })
  const shownMonth = async (date: string) => {
    if (date.slice(0, 7) !== dayIn('UTC').slice(0, 7))
      await calendar.getByRole('button', { name: 'Month before' }).click()
  }
  await shownMonth(yesterday)
  await dayOf(yesterday).click()
  await expect(logs(page).getByRole('listitem')).toHaveCount(1)
  await expect(line(page, `On ${yesterday}`)).toBeVisible()
  await dayOf(yesterday).click()
  await expect(logs(page).getByRole('listitem')).toHaveCount(2)
  if (before.slice(0, 7) !== yesterday.slice(0, 7)) await calendar.getByRole('button', { name: 'Month before' }).click()
  await dayOf(before).click()
  await expect(logs(page).getByText('Nothing written on')).toBeVisible()
  await logs(page).getByRole('button', { name: 'Next day' }).click()
  await expect(line(page, `On ${yesterday}`)).toBeVisible()
  await dayOf(before).click()
  await logs(page).getByRole('button', { name: 'Add an entry' }).click()
  const composer = page.getByRole('form', { name: 'New entry' })
  await expect(composer.getByLabel('Notes')).toBeFocused()
  await expect(composer.getByLabel('Date')).toHaveValue(before)
  await page.keyboard.type('Two days late')
  await composer.getByRole('button', { name: 'Energy 4 of 5, Good' }).click()
  await composer.getByLabel('Notes').focus()
  await page.keyboard.press('Control+Enter')
  await seen(page, 'Entry saved!')
  await expect(line(page, 'Two days late').getByRole('time')).toHaveAttribute('datetime', before)
})

test('a day that is pressed is in the address, under the pointer still, and one press of Back away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { api } = await signedIn(page)
  const days = [-1, -2].map((days) => dayIn('UTC', days)) as [string, string]
  for (const date of days) await api('POST', '/api/journal', { mood: 4, notes: `On ${date}`, date })
  for (let back = 3; back < 20; back++)
    await api('POST', '/api/journal', { mood: 2, notes: 'Rain', date: dayIn('UTC', -back) })
  // Of the first days of a month the calendar would be turned back.
  const inMonth = days.every((day) => day.slice(0, 7) === dayIn('UTC').slice(0, 7))
  await visit(page, '/journal')
  const calendar = page.getByRole('region', { name: /20\d\d$/ })
  if (!inMonth) await calendar.getByRole('button', { name: 'Month before' }).click()
  const shown = days.filter((day) => inMonth || day.slice(0, 7) !== dayIn('UTC').slice(0, 7))
  await page.mouse.wheel(0, 200)
  for (const date of shown) {
    const day = calendar.getByRole('button', { name: new RegExp(`\\D${Number(date.slice(8))} \\w+:`) })
    const before = await day.boundingBox()
    await day.click()
    await expect(logs(page).getByRole('listitem')).toHaveCount(1)
    await expect(line(page, `On ${date}`)).toBeVisible()
    expect((await day.boundingBox())?.y).toBe(before?.y)
    await expect(page).toHaveURL(`/journal?date=${date}`)
  }
  await page.reload()
  await expect(line(page, `On ${shown.at(-1)}`)).toBeVisible()
  await expect(logs(page).getByRole('listitem')).toHaveCount(1)
  await page.goBack()
  if (shown.length > 1) await expect(line(page, `On ${shown[0]}`)).toBeVisible()
  else await expect(logs(page).getByRole('listitem')).toHaveCount(19)
})

test('the days of the calendar keep clear of its edges, also where there is no year under them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signedIn(page)
  await visit(page, '/journal')
  const calendar = page.getByRole('region', { name: /20\d\d$/ })
  const [card, table] = [await calendar.boundingBox(), await calendar.getByRole('table').boundingBox()]
  if (!card || !table) throw new Error('There is no calendar.')
  const [left, right] = [table.x - card.x, card.x + card.width - table.x - table.width]
  expect(left).toBeGreaterThanOrEqual(12)
  expect(Math.abs(left - right)).toBeLessThan(0.5)
  expect(card.y + card.height - table.y - table.height).toBeGreaterThanOrEqual(8)
})

test('on a tablet the months of the year are as small as on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const { api } = await signedIn(page)
  for (const back of [1, 40]) await api('POST', '/api/journal', { mood: 2, notes: 'Rain', date: dayIn('UTC', -back) })
  await visit(page, '/journal')
  await page.getByRole('button', { name: 'Calendar' }).click()
  const months = page.locator('#calendar').getByRole('group', { name: 'Months of the year' })
  const month = await months.locator('svg').first().boundingBox()
  expect(month?.width).toBeLessThanOrEqual(56)
})

test('the composer asks something out of the record', async ({ page }) => {
  const { api } = await signedIn(page)
  await api('POST', '/api/journal', { mood: 5, notes: 'Swam at dawn. Cold.', date: dayIn('UTC', -1) })
  await visit(page, '/journal')
  const composer = page.getByRole('form', { name: 'New entry' })
  const [first, second] = [/Your energy was 5 of 5 yesterday/, /You wrote “Swam at dawn” yesterday/]
  await expect(composer).toContainText(new RegExp(`${first.source}|${second.source}`))
  const before = await composer.textContent()
  await composer.getByRole('button', { name: 'Another' }).click()
  await expect(composer).toContainText(first.test(before ?? '') ? second : first)
})

test('on a phone a day of the calendar is one line, with the way back and an entry of that day', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { api } = await signedIn(page)
  const yesterday = dayIn('UTC', -1)
  await api('POST', '/api/journal', { mood: 4, notes: 'Rain all day.', date: yesterday })
  await visit(page, `/journal?date=${yesterday}`)
  await expect(line(page, 'Rain all day.')).toBeVisible()
  await expect(logs(page).getByLabel('From')).toBeHidden()
  await expect(logs(page).getByRole('button', { name: 'Filter' })).toBeVisible()
  const [add, back] = [
    await logs(page).getByRole('button', { name: 'Add an entry' }).boundingBox(),
    await logs(page).getByRole('button', { name: 'Show all', exact: true }).boundingBox(),
  ]
  expect(add?.y).toBe(back?.y)
  const composer = page.getByRole('form', { name: 'New entry' })
  await expect(composer.getByLabel('Date')).toHaveValue(dayIn('UTC'))
  await logs(page).getByRole('button', { name: 'Add an entry' }).click()
  await expect(composer.getByLabel('Date')).toHaveValue(yesterday)
  await expect(composer.getByLabel('Notes')).toBeFocused()
  // It unfolds under the day, and is in sight whole.
  await expect(composer.getByRole('button', { name: 'Save Entry' })).toBeInViewport({ ratio: 1 })
  await logs(page).getByRole('button', { name: 'Show all', exact: true }).click()
  await expect(logs(page).getByRole('button', { name: 'Show all', exact: true })).toBeHidden()
})

test('on a phone photos that wait in the folded composer are told in its line', async ({ page, tolerate }) => {
  tolerate(/Layout shift/)
  await page.setViewportSize({ width: 360, height: 740 })
  const { api } = await signedIn(page)
  await api('POST', '/api/journal', { mood: 4, notes: 'Rain all day.' })
  await visit(page, '/journal')
  const composer = page.getByRole('form', { name: 'New entry' })
  await composer.getByLabel('Notes').click()
  const file = { name: 'sea.png', mimeType: 'image/png', buffer: await png(300) }
  await composer.getByLabel('Photos to attach').setInputFiles([file])
  await expect(composer.getByRole('img')).toHaveCount(1)
  await page.reload()
  await expect(composer.getByText(journalMessages.photosWait(1))).toBeVisible()
  await composer.getByLabel('Notes').click()
  await expect(composer.getByText(journalMessages.photosWait(1))).toHaveCount(0)
  await expect(composer.getByRole('img')).toHaveCount(1)
})

test('on a phone what a search finds is in sight, though the form above was opened before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { api } = await signedIn(page)
  for (const notes of ['Rain all day.', 'A walk by the river.']) await api('POST', '/api/journal', { mood: 4, notes })
  await visit(page, '/journal')
  await page.getByRole('textbox', { name: 'Notes' }).click()
  await page.getByRole('searchbox', { name: 'Search entries' }).click()
  await page.getByRole('searchbox', { name: 'Search entries' }).fill('nowhere')
  await expect(page.getByText('No entries match')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Show all entries' })).toBeInViewport({ ratio: 1 })
})
