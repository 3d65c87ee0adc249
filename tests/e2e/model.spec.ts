import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { say } from '../support/say'
import { type App, startApp } from '../support/start-app'

const reply = 'First, the long run. Then sleep. Then tell me on Sunday how both of them went for you.'

test.describe('with a model', () => {
  let model: AnthropicServer
  let app: App

  test.beforeAll(async () => {
    model = await startAnthropicServer()
    app = await startApp({ env: { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'a key for tests' } })
  })

  test.afterAll(async () => {
    await app?.stop()
    await model?.stop()
  })

  test.beforeEach(() => model.behave({ reply, delayMs: 120 }))

  test('words arrive before the reply is complete', { tag: '@postgres' }, async ({ page }) => {
    const account = await signedIn(page, { baseUrl: app.url })
    await account.api('POST', '/api/goals', { title: 'Run a half marathon', domain: 'health' })
    await page.goto(`${app.url}/chat`)
    await say(page, 'What should I do first?')
    const log = page.getByRole('log')
    // The first reply of a server loads what it checks words with.
    await expect(log.getByText('First, the long run')).toBeVisible({ timeout: 30_000 })
    // The end is not there yet, and neither is what is stored.
    await expect(log.getByText('both of them went for you')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect(log.getByText('both of them went for you')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible()
    const asked = JSON.stringify(model.requests.at(-1)?.body)
    expect(asked).toContain('Run a half marathon')
    expect(asked).toContain('cache_control')

    // What it cost is written down beside the reply, not before it.
    await expect.poll(async () => (await account.api('GET', '/api/coach/usage')).calls).toBe(2)
    await page.goto(`${app.url}/settings#engine`)
    await expect(page.getByText(/the model was asked 2 times: [\d,]+ tokens read, [\d,]+ written/)).toBeVisible()
  })

  test('stop keeps what was said, and the call upstream ends', { tag: '@postgres' }, async ({ page }) => {
    const account = await signedIn(page, { baseUrl: app.url })
    await page.goto(`${app.url}/chat`)
    await say(page, 'Tell me everything')
    await expect(page.getByRole('log').getByText('First, the')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('Stopped').first()).toBeVisible()
    await expect.poll(() => model.requests.at(-1)?.wasAborted).toBe(true)
    await expect.poll(async () => (await account.api('GET', '/api/chat')).length).toBe(2)
    const [, stopped] = await account.api('GET', '/api/chat')
    expect(stopped).toMatchObject({ status: 'stopped', source: 'anthropic' })
    expect(reply).toContain(stopped.message.trim())
    expect(stopped.message.length).toBeLessThan(reply.length)
  })

  test('a model that fails gives the text back and stores nothing', async ({ page, tolerate }) => {
    tolerate(/503|Failed to load resource/)
    await model.behave({ fault: 'overloaded' })
    const account = await signedIn(page, { baseUrl: app.url })
    await page.goto(`${app.url}/chat`)
    const input = page.getByRole('textbox', { name: /message/i })
    await say(page, 'Are you there?')
    await expect(page.getByText('Message not sent').first()).toBeVisible({ timeout: 30_000 })
    await expect(input).toHaveValue('Are you there?')
    await expect(page.getByRole('log').getByText('Are you there?')).toHaveCount(0)
    expect(await account.api('GET', '/api/conversations')).toEqual([])
  })

  test('progress is judged by the model, and by the built-in coach where it fails', async ({ page }) => {
    await model.behave({ judge: () => ({ kind: 'total', value: 2, of: 5, unit: 'chapters', quote: 'two of five' }) })
    const account = await signedIn(page, { baseUrl: app.url })
    const goal = await account.api('POST', '/api/goals', { title: 'Write 5 chapters', domain: 'career' })
    const judged = await account.api('PATCH', `/api/goals/${goal.id}/ai-update`, { response: 'two of five' })
    expect(judged.progressUpdate).toMatchObject({ oldProgress: 0, newProgress: 40 })
    await model.behave({ fault: 'server-error' })
    const fallback = await account.api('PATCH', `/api/goals/${goal.id}/ai-update`, {
      response: '3 of 5 chapters are written',
    })
    expect(fallback.progressUpdate).toMatchObject({ oldProgress: 40, newProgress: 60 })
  })
})
