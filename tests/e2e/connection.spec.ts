import type { Page } from '@playwright/test'
import { chatMessages } from '@/lib/contract/messages/chat'
import { connectionMessages } from '@/lib/contract/messages/connection'
import { carefulJudge, looksUp } from '../support/anthropic/careful-reader'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { freePort } from '../support/free-port'
import { refusals, refuse } from '../support/refuse'
import { say } from '../support/say'
import { type App, startApp } from '../support/start-app'
import { told } from '../support/told'
import { visit } from '../support/visit'

/** Who signs up first owns the server, so each of these has one of its own. */
let model: AnthropicServer
let app: App

// Each starts an app, which a busy machine takes its time for.
test.describe.configure({ timeout: 150_000 })
test.beforeAll(async () => {
  model = await startAnthropicServer()
})
test.beforeEach(async () => {
  await model.behave({ judge: carefulJudge, says: looksUp, models: ['qwen3:8b', 'gemma3:4b'] })
  app = await startApp()
})
test.afterEach(async ({ page }) => {
  // The screen prefetches its links: closed first, it asks nothing of a server that is gone.
  await page.close()
  await app.stop()
})
test.afterAll(() => model?.stop())

const card = (page: Page) => page.locator('#who')
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click()
const pick = (page: Page, name: string) => card(page).getByRole('radio', { name }).check()
const sees = (page: Page, words: string | RegExp) => expect(card(page).getByText(words)).toBeVisible()

test('the owner tries a model, lets it answer everyone, and takes it back', async ({ page, browser, tolerate }) => {
  tolerate(refusals)
  await signedIn(page, { baseUrl: app.url })
  await visit(page, `${app.url}/settings#who`)
  await expect(card(page).getByRole('radio', { name: 'Built-in coach' })).toBeChecked()

  await pick(page, 'Claude, with your key')
  await press(page, 'Let it answer')
  await sees(page, connectionMessages.field.connectionKeyRequired)
  await card(page).getByLabel('Anthropic key').fill('two words')
  await press(page, 'Let it answer')
  await sees(page, connectionMessages.field.connectionKey)

  await pick(page, 'A server on this machine')
  await expect(card(page).getByText(connectionMessages.field.connectionKey)).toHaveCount(0)
  await press(page, 'Test this model')
  await sees(page, connectionMessages.field.connectionAddressRequired)
  const address = card(page).getByLabel('Address')
  await address.fill('localhost:11434')
  await press(page, 'Test this model')
  await sees(page, connectionMessages.field.connectionAddress)
  await address.fill('http://169.254.169.254')
  await press(page, 'Test this model')
  await sees(page, connectionMessages.field.connectionAddressRefused)
  await address.fill(model.url)
  await press(page, 'Test this model')
  await sees(page, connectionMessages.field.connectionModelRequired)
  const name = card(page).getByRole('textbox', { name: 'Model' })
  await name.fill('qwen3')
  await press(page, 'Test this model')
  await sees(page, 'No model of that name: it has qwen3:8b, gemma3:4b.')
  await address.fill(`http://127.0.0.1:${await freePort()}`)
  await press(page, 'Test this model')
  await sees(page, 'Nothing answers at that address.')

  // What runs on the machine of a test is not the test's to say.
  const servers = [{ baseUrl: model.url, models: ['qwen3:8b', 'gemma3:4b'] }]
  await page.route('**/api/coach/connection/find', (route) => route.fulfill({ json: { servers } }))
  await press(page, 'Look on this machine')
  await press(page, 'gemma3:4b')
  await expect(name).toHaveValue('gemma3:4b')
  await press(page, 'qwen3:8b')
  await expect(address).toHaveValue(model.url)
  await card(page).getByLabel('Key, if the server needs one').fill('a-key-that-was-typed')
  await press(page, 'Test this model')
  await sees(page, 'qwen3:8b can coach you')
  await sees(page, /^Answers 12 of 12 samples, uses tools, \d+\.\d s to the first word\.$/)
  await model.behave({ fault: 'unauthorized', models: ['qwen3:8b'] })
  await press(page, 'Test this model')
  await sees(page, 'Key refused.')

  await model.behave({ reply: 'The long run first.', models: ['qwen3:8b'] })
  await press(page, 'Let it answer')
  await told(page, 'Who answers has changed', 'qwen3:8b answers from now on.')
  await sees(page, /A key is kept, it ends in yped\./)
  await expect(page.getByText(/the language model qwen3:8b/)).toBeVisible()
  await expect(page.getByText('It can be reached right now.')).toBeVisible()

  // Another person is answered by it, too, and has nothing to choose.
  const other = await browser.newContext()
  const theirs = await other.newPage()
  const member = await signedIn(theirs, { baseUrl: app.url })
  await theirs.goto(`${app.url}/settings#engine`)
  await expect(theirs.getByText(/the language model qwen3:8b/)).toBeVisible()
  await expect(card(theirs)).toHaveCount(0)
  await expect(theirs.getByRole('heading', { name: 'Who answers' })).toHaveCount(0)
  await theirs.goto(`${app.url}/chat`)
  await say(theirs, 'What should I do first?')
  await expect(theirs.getByRole('log').getByText('The long run first.')).toBeVisible()
  const open = () => theirs.getByRole('button', { name: 'What was sent' }).click()
  const dialog = theirs.getByRole('dialog', { name: 'What was sent' })
  await open()
  // The second reads the reply once more beside the record.
  await expect(dialog.getByText(/^To qwen3:8b in 2 requests: [\d,]+ tokens read/)).toBeVisible()
  await dialog.getByText('The conversation').click()
  await expect(dialog.getByText('What should I do first?')).toBeVisible()
  await theirs.keyboard.press('Escape')
  const entry = await member.api('POST', '/api/journal', { mood: 3, notes: 'Nothing much' })
  await member.api('DELETE', `/api/journal/${entry.id}`)
  await open()
  await expect(dialog.getByText(chatMessages.receipt.blank)).toBeVisible()
  await other.close()

  await press(page, 'Disconnect')
  await told(page, 'Disconnected', connectionMessages.coachDisconnected.description)
  await expect(card(page).getByRole('radio', { name: 'Built-in coach' })).toBeChecked()
  await expect(page.getByText(/Your coach is the built-in one/)).toBeVisible()
})

test('a model that runs on this machine is connected in three presses', async ({ page }) => {
  await signedIn(page, { baseUrl: app.url })
  const servers = [{ baseUrl: model.url, models: ['qwen3:8b', 'gemma3:4b'] }]
  await page.route('**/api/coach/connection/find', (route) => route.fulfill({ json: { servers } }))
  await visit(page, `${app.url}/settings#who`)
  await pick(page, 'A server on this machine')
  await press(page, 'gemma3:4b')
  await press(page, 'Let it answer')
  await told(page, 'Who answers has changed', 'gemma3:4b answers from now on.')
})

test('what fails leaves all as it was and says so', async ({ page, tolerate }) => {
  tolerate(refusals)
  const { api } = await signedIn(page, { baseUrl: app.url })
  await api('PUT', '/api/coach/connection', { choice: 'local', baseUrl: model.url, model: 'qwen3:8b' })
  await visit(page, `${app.url}/settings#who`)
  const refused = { internal: 'Something went wrong on our side. Please try again.' }
  for (const [call, button, title] of [
    ['POST /api/coach/connection/test', 'Test this model', 'Not tested'],
    ['POST /api/coach/connection/find', 'Look on this machine', 'Could not look for servers'],
    ['PUT /api/coach/connection', 'Let it answer', 'Who answers was not changed'],
    ['DELETE /api/coach/connection', 'Disconnect', 'Not disconnected'],
  ] as const) {
    await refuse(page, call)
    await press(page, button)
    await told(page, title, refused.internal)
  }
  await expect(card(page).getByRole('textbox', { name: 'Model' })).toHaveValue('qwen3:8b')
  expect((await api('GET', '/api/coach/connection')).model).toBe('qwen3:8b')
})
