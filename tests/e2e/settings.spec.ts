import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { accountMessages } from '@/lib/contract/messages/account'
import { chatMessages } from '@/lib/contract/messages/chat'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { type BrowserAccount, signedIn } from '../support/browser-account'
import { refuse } from '../support/refuse'
import { type App, startApp } from '../support/start-app'
import { told } from '../support/told'

const gardener = {
  selectedDomains: ['career'],
  onboardingCompleted: true,
  selectedLeader: 'custom',
  customCoachName: 'The Gardener',
  customCoachStyle: 'Patient Growth & Honest Pruning',
  customCoachPrompt: 'Speak slowly.',
}

const seen = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const coach = (page: Page, name: string) => page.getByRole('radio', { name })

/** A whole-account document with nothing in it but these memories. */
function documentWith(...texts: string[]) {
  const memories = texts.map((text, index) => ({
    id: crypto.randomUUID(),
    text,
    kind: 'preference',
    source: { kind: 'message', id: 'x' },
    pinned: false,
    createdAt: new Date(Date.UTC(2026, 0, 10 - index)).toISOString(),
  }))
  const empty = { goals: [], journal: [], reminders: [], conversations: [], insights: [] }
  return { format: 'apogee', version: 1, exportedAt: '2026-01-20T00:00:00.000Z', profile: {}, ...empty, memories }
}

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const violations = await violationsOf(page)
    expect(violations, colorScheme).toEqual([])
  }
}

test('the avatar menu leads to the account: a missing name is given once, areas are chosen anew', async ({ page }) => {
  const { email, api } = await signedIn(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.waitForURL('**/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mission Control')
  await expect(page.getByRole('paragraph').filter({ hasText: /^Settings$/ })).toBeVisible()
  const account = page.getByRole('tabpanel', { name: 'Account Settings' })
  for (const told of [email, 'Ada']) await expect(account.getByRole('definition').getByText(told)).toBeVisible()
  await account.getByRole('button', { name: 'Complete your name' }).click()
  await expect(account.getByLabel('Last name')).toBeFocused()
  await account.getByLabel('Last name').fill('Lovelace')
  await account.getByRole('button', { name: 'Save name' }).click()
  await told(page, accountMessages.profileUpdated.title)
  await expect(account.getByRole('button', { name: 'Complete your name' })).toHaveCount(0)
  await expect(account.getByRole('definition').getByText('Lovelace')).toBeVisible()
  const areas = page.getByRole('group', { name: 'Areas' })
  await areas.getByLabel('Health').check()
  await expect.poll(async () => (await api('GET', '/api/auth/me')).selectedDomains).toEqual(['career', 'health'])
  await areas.getByLabel('Career').uncheck()
  // The last one stays.
  await areas.getByLabel('Health').click()
  await expect(areas.getByLabel('Health')).toBeChecked()
  await expect.poll(async () => (await api('GET', '/api/auth/me')).selectedDomains).toEqual(['health'])
})

test.describe('coaching style', () => {
  test('ten coaches by their style; one that is picked is saved at once', async ({ page }) => {
    const account = await signedIn(page)
    await page.goto('/settings#coaching')
    await expect(page.getByRole('group', { name: 'Coach' }).getByRole('radio')).toHaveCount(10)
    await expect(coach(page, 'Innovation & Bold Thinking')).toBeChecked()
    await coach(page, 'Stoic Wisdom & Self-Discipline').check()
    await seen(page, 'Profile updated!')
    await seen(page, 'Your preferences have been saved.')
    expect((await account.api('GET', '/api/auth/me')).selectedLeader).toBe('marcus')
    await page.reload()
    await expect(coach(page, 'Stoic Wisdom & Self-Discipline')).toBeChecked()
    // On a phone each is a row of three lines at most, with what it asks.
    await expect(page.getByText('Discipline & Excellence · What did you practise this week?')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    const coaches = await page.getByRole('group', { name: 'Coach' }).boundingBox()
    expect(coaches?.height).toBeGreaterThan(10 * 44)
    expect(coaches?.height).toBeLessThan(10 * 80)
  })

  test('arrow keys look around, Space picks', async ({ page }) => {
    const account = await signedIn(page)
    await page.goto('/settings#coaching')
    await coach(page, 'Innovation & Bold Thinking').focus()
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowUp')
    await expect(coach(page, 'Perseverance & Justice')).toBeFocused()
    await expect(coach(page, 'Innovation & Bold Thinking')).toBeChecked()
    expect((await account.api('GET', '/api/auth/me')).selectedLeader).toBe('elon')
    await page.keyboard.press('Space')
    await seen(page, 'Profile updated!')
    await expect(coach(page, 'Perseverance & Justice')).toBeChecked()
    expect((await account.api('GET', '/api/auth/me')).selectedLeader).toBe('nelson')
  })

  test('a custom coach that is not there is made first', async ({ page }) => {
    const account = await signedIn(page)
    await page.goto('/settings#coaching')
    await expect(page.getByRole('link', { name: 'Create Custom Coach' })).toHaveAttribute('href', '/custom-coach')
    await coach(page, 'Create Your Own').click()
    await page.waitForURL('**/custom-coach')
    expect((await account.api('GET', '/api/auth/me')).selectedLeader).toBe('elon')
  })

  test('the custom coach is summed up while it answers', async ({ page }) => {
    await signedIn(page, { profile: gardener })
    await page.goto('/settings#coaching')
    await expect(coach(page, 'The Gardener')).toBeChecked()
    await expect(page.getByRole('link', { name: 'Edit Custom Coach' })).toBeVisible()
    const edit = page.getByRole('link', { name: 'Edit', exact: true })
    await expect(edit).toHaveAttribute('href', '/custom-coach')
    await coach(page, 'Discipline & Excellence').check()
    await seen(page, 'Profile updated!')
    await expect(edit).toHaveCount(0)
    await coach(page, 'The Gardener').check()
    await expect(edit).toBeVisible()
  })

  test('a coach that cannot be saved goes back to the one before', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    await signedIn(page)
    await page.goto('/settings#coaching')
    const body = JSON.stringify({ error: 'Something went wrong on our side. Please try again.', code: 'internal' })
    await page.route('**/api/users/profile', (route) => route.fulfill({ status: 500, body }))
    await coach(page, 'Purpose & Service').click()
    await seen(page, 'Update failed')
    await seen(page, 'Something went wrong on our side.')
    await expect(coach(page, 'Innovation & Bold Thinking')).toBeChecked()
  })
})

test.describe('appearance and time', () => {
  test('the theme holds at once and after a reload', async ({ page }) => {
    await signedIn(page)
    await page.goto('/settings#appearance')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await page.reload()
    await expect(page.locator('html')).toHaveClass(/dark/)
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await page.getByRole('radio', { name: 'Light' }).check()
    await expect(page.locator('html')).not.toHaveClass(/dark/)
  })

  test('the time zone is found by typing, by keyboard alone', async ({ page }) => {
    const account = await signedIn(page)
    await page.goto('/settings#appearance')
    await page.getByRole('button', { name: 'Change time zone' }).focus()
    await page.keyboard.press('Enter')
    const field = page.getByRole('combobox', { name: 'Search time zones' })
    await expect(field).toBeFocused()
    await expect(page.getByRole('option', { selected: true })).toContainText('UTC')
    await expect(page.getByRole('option', { selected: true })).toBeInViewport()
    await page.keyboard.type('tokyo')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await seen(page, 'Profile updated!')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await seen(page, 'Tokyo, Asia')
    await expect(page.getByRole('button', { name: 'Change time zone' })).toBeFocused()
    expect((await account.api('GET', '/api/auth/me')).timeZone).toBe('Asia/Tokyo')
  })

  test.describe('on a device in Lisbon', () => {
    test.use({ timezoneId: 'Europe/Lisbon' })
    test("takes the device's zone", async ({ page }) => {
      const account = await signedIn(page, { timeZone: 'Asia/Tokyo' })
      await page.goto('/settings#appearance')
      const button = page.getByRole('button', { name: 'Use this device’s' })
      await button.click()
      await seen(page, 'Lisbon, Europe')
      await expect(button).toBeDisabled()
      // The choice shows before the server has answered.
      await expect.poll(async () => (await account.api('GET', '/api/auth/me')).timeZone).toBe('Europe/Lisbon')
    })
  })
})

test('what the coach remembers can be paused, pinned, corrected and deleted', async ({ page }) => {
  const account = await signedIn(page)
  await page.goto('/settings#memory')
  await seen(page, 'Nothing remembered yet')
  await account.api('POST', '/api/import', documentWith('Trains at dawn.', 'Left knee hurts.'))
  await page.reload()
  const rows = page.getByRole('list', { name: 'Memories' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Trains at dawn.')

  await page.getByRole('button', { name: 'Pin: Left knee hurts.' }).click()
  await seen(page, 'Memory updated')
  await expect(rows.first()).toContainText('Left knee hurts.')
  await expect(rows.first()).toContainText('Pinned')

  await page.getByRole('button', { name: 'Edit: Left knee hurts.' }).click()
  await page.getByLabel('What your coach keeps in mind').fill('Right knee hurts.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Edit: Right knee hurts.' })).toBeFocused()
  expect(await account.api('GET', '/api/memories')).toMatchObject([
    { text: 'Trains at dawn.', pinned: false },
    { text: 'Right knee hurts.', pinned: true },
  ])

  await page.getByRole('button', { name: 'Delete: Trains at dawn.' }).click()
  await seen(page, 'Are you sure you want your coach to forget this?')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete: Trains at dawn.' }).click()
  await page.getByRole('button', { name: 'Delete memory' }).click()
  await seen(page, 'Memory deleted')
  await expect(rows).toHaveCount(1)

  await page.getByRole('switch', { name: 'Pause memory' }).check()
  await seen(page, 'Profile updated!')
  expect((await account.api('GET', '/api/auth/me')).memoryPaused).toBe(true)
})

test.describe('files', () => {
  const download = async (page: Page, button: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ])
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  const choose = (page: Page, name: string, content: string) =>
    page
      .getByLabel('File to import')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

  test('nothing to export is said so', async ({ page }) => {
    await signedIn(page)
    await page.goto('/settings#data')
    for (const name of ['Export Journal', 'Export Goals']) {
      await page.getByRole('button', { name }).click()
      await seen(page, 'No data to export')
      await page.getByRole('button', { name: 'Close' }).first().click()
    }
  })

  test('journal and goals come as CSV that a spreadsheet can read', async ({ page }) => {
    const account = await signedIn(page)
    await account.api('POST', '/api/goals', { title: 'Read "12" books, slowly', domain: 'personal-growth' })
    await account.api('POST', '/api/journal', { mood: 4, notes: '=1+1\nsecond line, ünïcode', date: '2026-01-05' })
    await page.goto('/settings#data')

    const journal = await download(page, 'Export Journal')
    expect(journal.name).toBe('journal-entries.csv')
    expect(Papa.parse(journal.text.trimEnd(), { header: true }).data).toEqual([
      {
        Date: '2026-01-05',
        Mood: '4',
        'Time Spent': 'N/A',
        Notes: "'=1+1\nsecond line, ünïcode",
        'Has Attachments': 'No',
      },
    ])
    await seen(page, 'Export successful!')

    const goals = await download(page, 'Export Goals')
    expect(goals.name).toBe('goals.csv')
    expect(Papa.parse(goals.text.trimEnd(), { header: true }).data).toMatchObject([
      { Title: 'Read "12" books, slowly', Domain: 'personal-growth', Progress: '0%', Status: 'In Progress' },
    ])
  })

  test('everything goes into one file, and into another account once', async ({ page, browser }) => {
    const account = await signedIn(page)
    await account.api('POST', '/api/goals', { title: 'Sail to Samos', domain: 'health' })
    await account.api('POST', '/api/journal', { mood: 3, notes: 'Knots.' })
    await page.goto('/settings#data')
    const { name, text } = await download(page, 'Export everything')
    expect(name).toMatch(/^apogee-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(text)).toMatchObject({ format: 'apogee', goals: [{ title: 'Sail to Samos' }] })

    const other = await browser.newPage()
    const second = await signedIn(other)
    await other.goto('/settings#moving')
    await choose(other, name, text)
    await seen(other, 'It would bring 2 items.')
    expect(await second.api('GET', '/api/goals')).toEqual([])
    await other.getByRole('button', { name: 'Bring it in' }).click()
    await seen(other, 'Import finished')
    await seen(other, '2 created.')
    expect(await second.api('GET', '/api/goals')).toMatchObject([{ title: 'Sail to Samos' }])
    await choose(other, name, text)
    await seen(other, 'Nothing new: 2 items skipped, here already.')
    await other.close()
  })

  test('a file that cannot be imported says why', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    const account = await signedIn(page)
    await page.goto('/settings#moving')
    await choose(page, 'a.json', 'not json')
    await seen(page, 'This is not a JSON file.')
    await choose(page, 'a.json', '{"goals":[]}')
    await seen(page, 'This is not a whole-account export of Apogee.')
    await choose(page, 'a.json', JSON.stringify(documentWith('Kept.', ' ')))
    await seen(page, 'Some of what is in this file cannot be imported, so nothing was.')
    await seen(page, /^memories, number 2, text: /)
    expect(await account.api('GET', '/api/memories')).toEqual([])
  })
})

test.describe('sessions', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
  const login = async (page: Page, { email, password }: Pick<BrowserAccount, 'email' | 'password'>) => {
    const base = new URL(page.url()).origin
    const answer = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': iphone },
      body: JSON.stringify({ email, password }),
    })
    return { status: answer.status, token: (await answer.json()).token as string, base }
  }
  const statusOf = async ({ base, token }: { base: string; token: string }) =>
    (await fetch(`${base}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })).status

  test('another one can be ended, this one is marked', async ({ page }) => {
    const account = await signedIn(page)
    await page.goto('/settings#sessions')
    const phone = await login(page, account)
    await page.reload()
    const rows = page.getByRole('list', { name: 'Live sessions' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: 'This session' })).toContainText('Last seen now')
    await page.getByRole('button', { name: 'End session on Safari on iPhone' }).click()
    await seen(page, 'Session ended')
    await expect(rows).toHaveCount(1)
    expect(await statusOf(phone)).toBe(401)
  })

  test('a new password ends the others', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    const account = await signedIn(page)
    await page.goto('/settings#sessions')
    const phone = await login(page, account)
    await page.getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog')
    const [current, next, again] = ['Current password', 'New password', 'Confirm new password'].map((label) =>
      dialog.getByLabel(label, { exact: true }),
    )
    const submit = dialog.getByRole('button', { name: 'Change password' })

    await current?.fill('wrong')
    await next?.fill('abc')
    await again?.fill('abc')
    await submit.click()
    await seen(page, 'Password too short')
    await next?.fill('a new horse')
    await expect(dialog.getByText(/Fair|Good|Strong/).first()).toBeVisible()
    await submit.click()
    await seen(page, 'Password mismatch')
    await again?.fill('a new horse')
    const allow = await refuse(page, 'POST /api/auth/password', 'storage_full')
    await submit.click()
    await seen(page, 'Password not changed')
    allow()
    // What one field says has no toast beside it.
    await submit.click()
    await expect(current ?? dialog).toHaveAttribute('aria-invalid', 'true')
    await seen(page, 'This is not your current password')
    await current?.fill(account.password)
    await submit.click()
    await seen(page, 'Password changed')
    await expect(dialog).toHaveCount(0)
    expect(await statusOf(phone)).toBe(401)
    expect((await login(page, account)).status).toBe(401)
    expect((await login(page, { ...account, password: 'a new horse' })).status).toBe(200)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mission Control')
  })
})

test('the account is deleted after two questions, and a copy can be kept', async ({ page }) => {
  const account = await signedIn(page)
  await page.goto('/settings#danger')
  const start = page.getByRole('button', { name: 'Delete Account' })
  await start.click()
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete your account?')
  await page.keyboard.press('Escape')
  await expect(start).toBeFocused()

  await start.click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This cannot be undone. Delete your account for good?')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export everything first' }).click(),
  ])
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).profile.email).toBe(account.email)

  await dialog.getByLabel('Your email').fill('someone@example.com')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText("Type your account's email to confirm")).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await expect(start).toBeFocused()
  expect((await account.api('GET', '/api/auth/me')).email).toBe(account.email)

  await start.click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Your email').fill(` ${account.email.toUpperCase()} `)
  await page.keyboard.press('Enter')
  await seen(page, 'Account deletion requested')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expect(account.api('GET', '/api/auth/me')).rejects.toThrow('401')
})

test('says that nothing leaves the server while the built-in coach answers', async ({ page }) => {
  await signedIn(page)
  await page.goto('/settings#engine')
  await seen(page, 'Nothing leaves this server')
  await expect(page.getByText(/Sent to/)).toHaveCount(0)
})

test.describe('with a model', () => {
  let model: AnthropicServer
  let app: App

  test.beforeAll(async () => {
    model = await startAnthropicServer()
    app = await startApp({ env: { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_MODEL: 'claude-sonnet-5-5' } })
  })

  test.afterAll(async () => {
    await app?.stop()
    await model?.stop()
  })

  test('says which one answers, what is sent to whom, and whether it can be reached', async ({ page }) => {
    await signedIn(page, { baseUrl: app.url })
    await page.goto(`${app.url}/settings#engine`)
    await seen(page, /the language model claude-sonnet-5-5/)
    await seen(page, /Sent to the model server set up here/)
    await seen(page, /your journal, what the coach remembers/)
    await seen(page, 'It can be reached right now.')

    await page.goto(`${app.url}/custom-coach`)
    await seen(page, 'A style and a prompt from the name, by claude-sonnet-5-5.')
    await page.getByLabel('Coach Name').fill('The Gardener')
    await page.getByRole('button', { name: 'Generate suggestions' }).click()
    await expect(page.getByLabel('Coaching Style')).toHaveValue('A scripted style of the model.')
    expect(JSON.stringify(model.requests.at(-1)?.body.messages)).toContain('The Gardener')

    await model.behave({ fault: 'unauthorized' })
    await page.getByRole('button', { name: 'Generate suggestions' }).click()
    await expect(page.getByLabel('Coaching Style')).toHaveValue(/ & /)
    await page.goto(`${app.url}/settings#engine`)
    await seen(page, /It cannot be reached right now/)
  })
})

for (const [setting, words] of [
  ['AI_DAILY_TOKEN_BUDGET', chatMessages.budgetSpent.day],
  ['AI_MONTHLY_TOKEN_BUDGET', chatMessages.budgetSpent.month],
] as const) {
  test(`says that the built-in coach answers once ${setting} is spent`, async ({ page }) => {
    const model = await startAnthropicServer()
    const app = await startApp({ env: { ANTHROPIC_BASE_URL: model.url, [setting]: '1' } })
    try {
      await signedIn(page, { baseUrl: app.url })
      await page.goto(`${app.url}/settings#engine`)
      await seen(page, words)
    } finally {
      // The screen prefetches its links: closed first, it asks nothing of a server that is gone.
      await page.close()
      await app.stop()
      await model.stop()
    }
  })
}

test.describe('for everyone', () => {
  test('axe finds nothing on the screen, whichever part is open', async ({ page }) => {
    test.slow()
    const account = await signedIn(page, { profile: gardener })
    await account.api('POST', '/api/import', documentWith('Trains at dawn.'))
    await page.goto('/settings#memory')
    await seen(page, 'Trains at dawn.')
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(page.getByRole('tabpanel', { name: (await tab.textContent()) ?? '' })).toBeVisible()
      await expectAccessible(page)
    }
  })

  test('one part stands beside the list; the address names it, Back leads to the one before, keys alone do too', async ({
    page,
  }) => {
    await signedIn(page)
    await page.goto('/settings')
    const part = page.getByRole('tabpanel')
    const tab = (name: string) => page.getByRole('tab', { name })
    await expect(part.getByRole('heading', { level: 2 })).toHaveText('Account Settings')
    await tab('Data Export').click()
    await expect(part.getByRole('heading', { level: 2 })).toHaveText('Data Export')
    await expect(page).toHaveURL(/#data$/)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(part.getByRole('heading', { level: 2 })).toHaveText('Import')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused()
    await page.goBack()
    await expect(part.getByRole('heading', { level: 2 })).toHaveText('Data Export')
    await page.goBack()
    await expect(part.getByRole('heading', { level: 2 })).toHaveText('Account Settings')
    // The palette pushes its address by script.
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('export')
    await page.getByRole('option', { name: /^Export…/ }).click()
    await expect(part.getByRole('heading', { level: 2 })).toHaveText('Data Export')
  })

  const dialogs = {
    'Change password': ['sessions'],
    'New codes': ['sessions'],
    'Turn on two-step login': ['sessions'],
    'Change time zone': ['appearance', (page: Page) => page.getByRole('combobox').fill('america/n')],
    'Delete: Trains at dawn.': ['memory'],
    'Delete Account': [
      'danger',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    ],
  } satisfies Record<string, [part: string, goOn?: (page: Page) => Promise<void>]>
  for (const [name, [part, goOn]] of Object.entries(dialogs)) {
    test(`the dialog behind “${name}” takes the focus and gives it back`, async ({ page }) => {
      const account = await signedIn(page)
      await account.api('POST', '/api/import', documentWith('Trains at dawn.'))
      await page.goto(`/settings#${part}`)
      const button = page.getByRole('button', { name })
      await button.click()
      const dialog = page.locator('[role=dialog], [role=alertdialog]')
      await expect(dialog).toBeVisible()
      await goOn?.(page)
      await expect(dialog.locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  }

  for (const width of [360, 1440]) {
    test(`at ${width} px nothing scrolls sideways and nothing shifts`, async ({ page }) => {
      const account = await signedIn(page, { profile: { ...gardener, customCoachName: 'G'.repeat(100) } })
      await account.api('POST', '/api/import', documentWith('x'.repeat(400)))
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        const shifts: PerformanceEntry[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => void shifts.push(...list.getEntries())).observe({
          type: 'layout-shift',
          buffered: true,
        })
      })
      await page.goto('/settings')
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await sideways()).toBeLessThanOrEqual(0)
      const shift = await page.evaluate(() =>
        (Reflect.get(window, 'shifts') as { value: number }[]).reduce((sum, { value }) => sum + value, 0),
      )
      expect(shift).toBeLessThan(0.02)
      const parts = page.locator('main button[aria-controls$="-content"]')
      if (width > 1000) {
        await expect(parts).toHaveCount(0)
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await expect(page.getByRole('tabpanel')).toHaveCount(1)
          expect(await sideways(), `${await tab.textContent()} is open`).toBeLessThanOrEqual(0)
        }
        return
      }
      for (const part of await parts.all()) {
        await part.scrollIntoViewIfNeeded()
        await part.click()
        await expect(part).toHaveAttribute('aria-expanded', 'true')
        // What closed above it did not take it along.
        await expect(part).toBeInViewport({ ratio: 1 })
        await expect(page.locator('main button[aria-controls$="-content"][aria-expanded=true]')).toHaveCount(1)
        expect(await sideways(), `${await part.textContent()} is open`).toBeLessThanOrEqual(0)
      }
      await page.goto('/settings#danger')
      await expect(page.getByRole('button', { name: 'Delete Account' })).toBeVisible()
    })
  }
})
