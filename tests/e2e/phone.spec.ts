import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { clientMessages } from '@/lib/contract/messages/clients'
import { outboxMessages } from '@/lib/contract/messages/outbox'
import { paths } from '@/lib/contract/paths'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { queueThere, signedIn } from '../support/browser-account'
import { kept, openAndKeep } from '../support/kept-pages'

test.use({ serviceWorkers: 'allow' })

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('the app can be installed, and is begun from its icon', async ({ page }) => {
  await signedIn(page)
  await page.goto(paths.dashboard)
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await page.request.get(href ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Apogee', display: 'standalone', start_url: paths.dashboard })
  for (const { src, sizes } of manifest.icons) {
    const bytes = await (await page.request.get(src)).body()
    // Width and height stand in the first chunk of a PNG.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  expect((await page.request.get(touch ?? '')).headers()['content-type']).toBe('image/png')
  const entry = manifest.shortcuts.find(({ name }: { name: string }) => name === 'Journal entry')
  await page.goto(entry.url)
  await expect(page.getByPlaceholder('What happened, and how it felt')).toBeFocused()
})

test('today and the last thirty days of the journal are read without a connection', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|503/)
  // Offline the journal grows by what was kept beside its first page.
  tolerate(/Layout shift .* on \/journal/)
  const { api, user } = await signedIn(page)
  await api('POST', '/api/goals', { title: 'Row 500 km', domain: 'health' })
  for (let day = 0; day < 40; day++) {
    await api('POST', '/api/journal', { mood: 3, notes: `Day number ${day}.`, date: dayBefore(day) })
  }
  await openAndKeep(page, user.id)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(page.getByText('Row 500 km').first()).toBeVisible()
  // Its own code runs there: the journal was never opened, and opens.
  await page.getByRole('link', { name: 'Journal', exact: true }).first().click()
  await page.waitForURL(`**${paths.journal}`)
  await expect(page.getByText('Day number 29.')).toBeVisible()
  await page.getByLabel('Words in your notes').or(page.getByRole('searchbox')).first().fill('number 17')
  await expect(page.getByText('Day number 17.')).toBeVisible()
  await expect(page.getByText('Day number 29.')).toHaveCount(0)
  await page.goto(paths.settings)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
})

test('nothing of a user is kept after they have logged out, nor shown to the next one', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|503/)
  const { user } = await signedIn(page)
  await openAndKeep(page, user.id)
  await page
    .getByRole('button', { name: /account menu|Ada/i })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.waitForURL((url) => url.pathname === paths.landing)
  expect(await kept(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(paths.dashboard)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await context.setOffline(false)
  // Someone else's cookie, without a word to the page: the server's answer alone says that it is another.
  const next = await signedIn(page, { firstName: 'Ben' })
  await openAndKeep(page, next.user.id)
  expect((await kept(page)).filter((line) => line.startsWith(user.id))).toEqual([])
  const other = await signedIn(page, { firstName: 'Cleo' })
  await page.goto(paths.dashboard)
  await expect.poll(async () => (await kept(page)).every((line) => line.startsWith(other.user.id))).toBe(true)
})

const pill = (page: Page, count: number) => page.getByRole('button', { name: outboxMessages.count(count) })

/** What waits in the browser, whoever it is of. */
const queued = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        indexedDB.open('apogee-outbox').onsuccess = ({ target }) => {
          const count = (target as IDBOpenDBRequest).result.transaction('waiting').objectStore('waiting').count()
          count.onsuccess = () => resolve(count.result)
        }
      }),
  )

async function checkIn(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Your answer/ }).fill(words)
  await page.getByRole('button', { name: 'Check in' }).first().click()
}

test('what is written offline waits, outlives the tab, and is sent once in its order, with two tabs open', async ({
  page,
  context,
  tolerate,
}) => {
  // Offline the journal grows by what was kept beside its first page.
  tolerate(/Layout shift .* on \/journal/)
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|503/)
  const { api, user } = await signedIn(page)
  const goal = await api('POST', '/api/goals', { title: 'Read 12 books', domain: 'career', targetDate: dayBefore(1) })
  await api('POST', '/api/reminders', { title: 'Ring the dentist', scheduledFor: new Date().toISOString() })
  await openAndKeep(page, user.id)
  const second = await context.newPage()
  await second.goto(paths.journal)
  await queueThere(page)
  await queueThere(second)
  await context.setOffline(true)
  await checkIn(page, 'Read 3 of 12 books')
  await expect(pill(page, 1)).toBeVisible()
  await expect(page.getByText(outboxMessages.kept.description).first()).toBeVisible()
  await page.getByRole('checkbox', { name: /Ring the dentist/ }).check()
  await second.getByPlaceholder('What happened, and how it felt').fill('Written in a tunnel')
  await second.getByRole('form', { name: 'New entry' }).getByRole('button', { name: 'Energy 3 of 5, Neutral' }).click()
  await second.getByRole('button', { name: 'Save Entry' }).click()
  await expect(pill(second, 3)).toBeVisible()
  await second.close()
  await page.reload()
  await pill(page, 3).click()
  const dialog = page.getByRole('dialog', { name: outboxMessages.kept.title })
  await expect(dialog.getByText(outboxMessages.explained)).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText(['Read 3 of 12 books', 'Done', 'Written in a tunnel'])
  const third = await context.newPage()
  await third.goto(paths.journal)
  await context.setOffline(false)
  await expect(dialog.getByText(outboxMessages.none)).toBeVisible({ timeout: 20_000 })
  expect(await api('GET', `/api/insights/responses/${goal.id}`)).toMatchObject([
    { parsedData: { response: 'Read 3 of 12 books' } },
  ])
  expect(await api('GET', '/api/journal')).toMatchObject([{ notes: 'Written in a tunnel' }])
  expect(await api('GET', '/api/reminders')).toMatchObject([{ isDone: true }])
  expect(await queued(page)).toBe(0)
})

test('a check-in of a goal that moved meanwhile shows both, and signing out with it waiting asks first', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|503/)
  const { api, user } = await signedIn(page)
  const goal = await api('POST', '/api/goals', { title: 'Write a book', domain: 'career', targetDate: dayBefore(1) })
  await openAndKeep(page, user.id)
  await queueThere(page)
  await context.setOffline(true)
  await checkIn(page, 'I am at 30 %')
  await expect(pill(page, 1)).toBeVisible()
  await api('PATCH', `/api/goals/${goal.id}`, { progress: 60 })
  await context.setOffline(false)
  await page.getByRole('button', { name: new RegExp(outboxMessages.refused, 'i') }).click()
  const dialog = page.getByRole('dialog', { name: outboxMessages.kept.title })
  await expect(dialog.getByText('I am at 30 %')).toBeVisible()
  await expect(dialog.getByText(outboxMessages.moved)).toBeVisible()
  await expect(dialog.getByText(outboxMessages.standsAt(60))).toBeVisible()
  await page.keyboard.press('Escape')
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    return page.getByRole('alertdialog', { name: outboxMessages.signOut })
  }
  const question = await signOut()
  await expect(question.getByText(outboxMessages.signOutDetail(1))).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await queued(page)).toBe(1)
  await page.getByRole('button', { name: new RegExp(outboxMessages.refused, 'i') }).click()
  await dialog.getByRole('button', { name: outboxMessages.sendAnyway }).click()
  await expect(dialog.getByText(outboxMessages.none)).toBeVisible()
  expect(await api('GET', `/api/insights/responses/${goal.id}`)).toMatchObject([
    { parsedData: { response: 'I am at 30 %' } },
  ])
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await page
    .getByRole('button', { name: 'Energy 4 of 5, Good' })
    .or(page.getByRole('button', { name: /^Energy 4/ }))
    .first()
    .click()
  await page.getByRole('textbox', { name: 'What happened, and how it felt' }).fill('Never to be sent')
  await page.keyboard.press('Enter')
  await expect(pill(page, 1)).toBeVisible()
  await pill(page, 1).click()
  await dialog.getByRole('button', { name: new RegExp(`^${outboxMessages.drop}`) }).click()
  await expect(dialog.getByText(outboxMessages.none)).toBeVisible()
  expect(await queued(page)).toBe(0)
})

test('words of help come with what was sent later, and a sign-out that is meant deletes what waits', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|503/)
  const { api, user } = await signedIn(page)
  const goal = await api('POST', '/api/goals', { title: 'Write a book', domain: 'career', targetDate: dayBefore(1) })
  await openAndKeep(page, user.id)
  await queueThere(page)
  await context.setOffline(true)
  await page
    .getByRole('button', { name: /^Energy 1/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'What happened, and how it felt' }).fill('I want to kill myself tonight')
  await page.keyboard.press('Enter')
  await checkIn(page, 'I am at 30 %')
  await expect(pill(page, 2)).toBeVisible()
  await api('DELETE', `/api/goals/${goal.id}`)
  await context.setOffline(false)
  const dialog = page.getByRole('dialog', { name: outboxMessages.sent })
  await expect(dialog.getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: outboxMessages.signOutAnyway, exact: true }).click()
  await page.waitForURL((url) => url.pathname === paths.landing)
  expect(await queued(page)).toBe(0)
})

/** How many photos wait in the browser. */
const photosQueued = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        indexedDB.open('apogee-outbox-photos').onsuccess = ({ target }) => {
          const count = (target as IDBOpenDBRequest).result.transaction('photos').objectStore('photos').count()
          count.onsuccess = () => resolve(count.result)
        }
      }),
  )

test('photos are chosen without a connection, wait with their entry, and are sent once', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/Layout shift .* on \/journal/)
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|400|503/)
  const { api, user } = await signedIn(page)
  await openAndKeep(page, user.id)
  await page.goto(paths.journal)
  await queueThere(page)
  const pixels = { width: 40, height: 30, channels: 3, background: 'teal' } as const
  const buffer = await sharp({ create: pixels }).png().toBuffer()
  const sea = { name: 'sea.png', mimeType: 'image/png', buffer }
  const choose = (files: (typeof sea)[]) => page.getByLabel('Photos to attach').setInputFiles(files)
  const thumbnails = page.getByRole('list', { name: 'Photos of this entry' }).getByRole('img')
  await context.setOffline(true)
  await choose([sea, { ...sea, name: 'fake.png', buffer: Buffer.from('no picture') }])
  await expect(page.getByText(outboxMessages.photos(2))).toBeVisible()
  await expect.poll(() => thumbnails.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40)
  // They outlive the tab with the text, as a draft does.
  await page.getByPlaceholder('What happened, and how it felt').fill('By the sea')
  await page.reload()
  await queueThere(page)
  await expect.poll(() => thumbnails.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40)
  await page.getByRole('form', { name: 'New entry' }).getByRole('button', { name: 'Energy 3 of 5, Neutral' }).click()
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await pill(page, 1).click()
  const dialog = page.getByRole('dialog', { name: outboxMessages.kept.title })
  await expect(dialog.getByRole('listitem')).toContainText(['2 photos'])
  await context.setOffline(false)
  // What is no picture is told when it is sent; the entry goes without it.
  await expect(dialog.getByText(outboxMessages.withoutPhoto)).toBeVisible({ timeout: 20_000 })
  expect(await api('GET', '/api/journal')).toEqual([])
  await dialog.getByRole('button', { name: outboxMessages.sendAnyway }).click()
  await expect(dialog.getByText(outboxMessages.none)).toBeVisible({ timeout: 20_000 })
  const [entry, ...others] = await api('GET', '/api/journal')
  expect([entry.notes, entry.attachments.length, others.length]).toEqual(['By the sea', 1, 0])
  const photo = await page.request.get(`/api/attachments/${entry.attachments[0]}`)
  expect(photo.headers()['content-type']).toBe('image/webp')
  expect([await queued(page), await photosQueued(page)]).toEqual([0, 0])
  await page.keyboard.press('Escape')
  // Chosen without a connection and saved with one, it goes with its entry at once.
  await context.setOffline(true)
  await choose([sea])
  await expect(page.getByText(outboxMessages.photos(1))).toBeVisible()
  await context.setOffline(false)
  await page.getByPlaceholder('What happened, and how it felt').fill('And back')
  await page.getByRole('form', { name: 'New entry' }).getByRole('button', { name: 'Energy 3 of 5, Neutral' }).click()
  await page.getByRole('button', { name: 'Save Entry' }).click()
  await expect.poll(async () => (await api('GET', '/api/journal'))[0]).toMatchObject({ notes: 'And back' })
  expect((await api('GET', '/api/journal'))[0].attachments[0]).toMatch(/^[\da-f-]{36}$/)
  expect(await photosQueued(page)).toBe(0)
})

/** A browser whose push service is there: headless, Chromium has none. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    const made = {
      endpoint: 'https://push.example.net/a-browser',
      toJSON: () => ({ endpoint: made.endpoint, keys }),
      unsubscribe: async () => Boolean(Object.assign(window, { subscription: null })),
    }
    Object.assign(window, { permission: 'denied', subscription: null })
    const state = window as unknown as { permission: NotificationPermission; subscription: typeof made | null }
    Notification.requestPermission = async () => state.permission
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    PushManager.prototype.subscribe = async () => {
      state.subscription = made
      return made as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => state.subscription as unknown as PushSubscription | null
  })
}

test('messages are turned on and off for a browser, and their kinds and quiet hours chosen', async ({
  page,
  tolerate,
}) => {
  tolerate(/500/)
  const { api } = await signedIn(page)
  await withPushService(page)
  await page.goto(`${paths.settings}#phone`)
  const card = page.locator('#phone')
  await card.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText(clientMessages.push.turnOn).first()).toBeVisible()
  await expect(page.getByText(clientMessages.push.refused).first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { permission: 'granted' }))
  await card.getByRole('button', { name: 'Turn on' }).click()
  await expect(card.getByText('Messages come to this browser.')).toBeVisible()
  let isBroken = true
  const fault = { error: 'Something went wrong on our side. Please try again.', code: 'internal' }
  await page.route('**/api/push/subscriptions', (route) =>
    isBroken ? route.fulfill({ status: 500, json: fault }) : route.fallback(),
  )
  await card.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText(clientMessages.push.turnOff).first()).toBeVisible()
  isBroken = false
  await card.getByRole('button', { name: 'Turn off' }).click()
  await expect(card.getByText('No messages come to this browser yet. What is set below takes effect')).toBeVisible()
  await card.getByRole('switch', { name: 'Experiments' }).click()
  await card.getByLabel('Quiet until').selectOption('06:30')
  await expect
    .poll(async () => (await api('GET', '/api/auth/me')).push)
    .toMatchObject({ alerts: true, verdicts: false, quiet: { from: '22:00', to: '06:30' } })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const violations = await violationsOf(page, '#phone')
    expect(violations, colorScheme).toEqual([])
  }
})
