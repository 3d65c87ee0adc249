import type { Page } from '@playwright/test'
import type { ChatAnswer } from '@/lib/contract/chat'
import { chatMessages } from '@/lib/contract/messages/chat'
import { serverMessages } from '@/lib/contract/messages/server'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { act } from '../support/conversation-act'
import { refusals, refuse } from '../support/refuse'
import { say } from '../support/say'
import { told } from '../support/told'
import { visit } from '../support/visit'

const log = (page: Page) => page.getByRole('log')
const input = (page: Page) => page.getByRole('textbox', { name: /Message to/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Conversations' })
const question = (page: Page, words: string) => page.getByRole('alertdialog', { name: words })

/** An account in whose current conversation something was said. */
async function afterOneTurn(page: Page) {
  const account = await signedIn(page)
  const said: ChatAnswer = await account.api('POST', '/api/chat', { message: 'What should I focus on today?' })
  await visit(page, '/chat')
  await expect(log(page).getByText('What should I focus on today?')).toBeVisible()
  return { ...account, said }
}

test('a message that does not arrive comes back to the input, with the reason', async ({ page, tolerate }) => {
  tolerate(refusals)
  const { api, said } = await afterOneTurn(page)
  const expectBack = async () => {
    await expect(input(page)).toHaveValue('How do I start?')
    await expect(log(page).getByText('How do I start?')).toHaveCount(0)
  }
  const allow = await refuse(page, 'POST /api/chat', 'coach_unavailable')
  await say(page, 'How do I start?')
  const unreachable = 'The coach cannot be reached right now. Your message was not lost: try again in a moment.'
  await told(page, 'Message not sent', unreachable)
  await expectBack()
  allow()
  const busy = { status: 429, json: { error: serverMessages.coachBusy, code: 'rate_limited' } }
  const allowOthers = await refuse(page, 'POST /api/chat', busy)
  await page.keyboard.press('Enter')
  await told(page, 'Message not sent', serverMessages.coachBusy)
  await expectBack()
  allowOthers()

  // A stream that ends in the middle of the reply.
  const { conversation, userMessage } = said
  const cut = [
    `event: start\ndata: ${JSON.stringify({ conversation, userMessage: { ...userMessage, id: 'x' } })}\n\n`,
    `event: delta\ndata: ${JSON.stringify({ text: 'Begin with' })}\n\n`,
  ].join('')
  const allowWhole = await refuse(page, 'POST /api/chat', { contentType: 'text/event-stream', body: cut })
  await page.keyboard.press('Enter')
  // What the server may still store is looked for first, for ten seconds.
  const broken = 'The connection broke off before the reply was whole. Please try again.'
  await expect(page.getByText(broken).first()).toBeVisible({ timeout: 30_000 })
  await told(page, 'Message not sent', broken)
  await expectBack()
  await expect(log(page).getByText('Begin with')).toHaveCount(0)
  allowWhole()

  await api('DELETE', `/api/conversations/${conversation.id}`)
  await page.keyboard.press('Enter')
  await told(page, 'Message not sent', 'This conversation is archived. Restore it to continue it.')
  await expectBack()
})

test('a reply is copied, or why not is said; only the last one is given again', async ({ page, context, tolerate }) => {
  tolerate(refusals)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { api, said } = await afterOneTurn(page)
  await page.getByRole('button', { name: 'Copy reply' }).click()
  await told(page, 'Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(said.message.message)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Copy reply' }).click()
  await told(page, 'Could not copy this', 'The browser did not allow it. Select the text and copy it yourself.')

  await api('POST', '/api/chat', { message: 'Said on the phone', conversationId: said.conversation.id })
  await page.getByRole('button', { name: 'Regenerate reply' }).click()
  await told(page, 'Reply not regenerated', 'Only the last reply of a conversation can be regenerated.')
  await expect(log(page).getByRole('article')).toHaveCount(2)
})

test('what the coach remembers is taken back in place', async ({ page, tolerate }) => {
  tolerate(refusals)
  const { api } = await signedIn(page)
  await visit(page, '/chat')
  await say(page, 'I hate treadmills')
  const undo = page.getByRole('button', { name: /^Undo: forget/ })
  const allow = await refuse(page, 'DELETE /api/memories/*')
  await undo.click()
  await told(page, 'Failed to delete memory', 'Something went wrong on our side. Please try again.')
  await expect(undo).toBeVisible()
  allow()
  await undo.click()
  await told(page, 'Not remembered', 'Your coach will not keep this in mind.')
  await expect(undo).toHaveCount(0)
  expect(await api('GET', '/api/memories')).toEqual([])
})

test('clearing the history is asked first, and a failure leaves every message', async ({ page, tolerate }) => {
  tolerate(refusals)
  const { api, said } = await afterOneTurn(page)
  const ask = async (answer: 'Cancel' | 'Clear history') => {
    await page.getByRole('button', { name: 'Chat menu' }).click()
    await page.getByRole('menuitem', { name: 'Clear Chat History' }).click()
    const words = 'Are you sure you want to clear all chat history? This action cannot be undone.'
    await question(page, words).getByRole('button', { name: answer }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
  await ask('Cancel')
  await expect(log(page).getByRole('article')).toHaveCount(2)
  const allow = await refuse(page, 'DELETE /api/chat')
  await ask('Clear history')
  await told(page, 'Failed to clear chat history', 'Something went wrong on our side. Please try again.')
  await expect(log(page).getByRole('article')).toHaveCount(2)
  allow()
  await ask('Clear history')
  await expect(log(page).getByRole('article')).toHaveCount(0)
  await expect.poll(() => api('GET', `/api/chat?conversationId=${said.conversation.id}`)).toEqual([])
})

test('conversations that cannot be made, renamed, exported, archived or read say so', async ({ page, tolerate }) => {
  tolerate(refusals)
  const { api, said } = await afterOneTurn(page)
  const { id, title } = said.conversation
  const other = await api('POST', '/api/conversations', { title: 'On rowing' })
  await page.reload()
  await page.getByRole('button', { name: 'Conversations' }).click()
  await dialog(page).getByRole('button', { name: 'Name a new chat' }).click()
  const newTitle = dialog(page).getByLabel('New conversation')
  const create = dialog(page).getByRole('button', { name: 'Create' })
  await create.click()
  await expect(dialog(page).getByText('Enter a title', { exact: true })).toBeVisible()
  await refuse(page, 'POST /api/conversations')
  await newTitle.fill('On sailing')
  await create.click()
  const failure = 'Failed to create conversation. Please try again.'
  await expect(dialog(page).getByRole('alert').getByText(failure, { exact: true })).toBeVisible()
  await expect(newTitle).toHaveValue('On sailing')

  const wrong = 'Something went wrong on our side. Please try again.'
  const allowRenaming = await refuse(page, `PATCH /api/conversations/${other.id}`, 'storage_full')
  await act(page, 'On rowing', 'Rename')
  await dialog(page).getByLabel('Title', { exact: true }).fill('On rowing again')
  await page.keyboard.press('Enter')
  const full = 'There is no space left to save this. Nothing was changed.'
  await told(page, 'Failed to update conversation', full)
  await expect(dialog(page).getByLabel('Title', { exact: true })).toHaveValue('On rowing again')
  await dialog(page).getByRole('tabpanel').getByRole('button', { name: 'Cancel' }).click()
  allowRenaming()

  await act(page, 'On rowing', 'Export')
  await told(page, 'No data to export')
  const allowExport = await refuse(page, 'GET /api/chat?*')
  await act(page, title, 'Export')
  await told(page, 'Failed to export conversation', wrong)

  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${title.slice(0, 12)}`) })
    .click()
  await expect(page.getByRole('alert').getByText('Could not load this.', { exact: true })).toBeVisible()
  allowExport()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(log(page).getByRole('article')).toHaveCount(2)

  await page.getByRole('button', { name: 'Conversations' }).click()
  const row = dialog(page).getByRole('button', { name: 'More actions: On rowing' })
  const answer = async (label: 'Cancel' | 'Archive') => {
    await act(page, 'On rowing', 'Archive')
    const asked = question(page, 'Are you sure you want to archive this conversation?')
    await asked.getByRole('button', { name: label }).click()
  }
  await answer('Cancel')
  const allowArchiving = await refuse(page, `DELETE /api/conversations/${other.id}`)
  await answer('Archive')
  await told(page, 'Failed to update conversation', wrong)
  await expect(row).toBeVisible()
  allowArchiving()
  await answer('Archive')
  await expect(dialog(page).getByText('On rowing', { exact: true })).toHaveCount(0)
  await expect.poll(() => api('GET', '/api/conversations')).toMatchObject([{ id }])
  await told(page, chatMessages.conversationArchived.title)
  await page.getByRole('button', { name: 'Undo', includeHidden: true }).click()
  await expect(row).toBeVisible()
  await expect.poll(() => api('GET', '/api/conversations')).toHaveLength(2)
})

test('off the record nothing said is kept, and what was kept stands as before', async ({ page }) => {
  const { api } = await signedIn(page)
  await api('POST', '/api/chat', { message: 'Hello' })
  await visit(page, '/chat')
  await page.getByRole('button', { name: 'Chat menu' }).click()
  await page.getByRole('menuitem', { name: 'Chat off the record' }).click()
  await expect(page.getByText(chatMessages.offTheRecord)).toBeVisible()
  await page.getByRole('textbox', { name: /^Message to/ }).fill('My sister is called Ann.')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  await expect(log.getByText('My sister is called Ann.')).toBeVisible()
  await expect(log.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue('')
  await page.getByRole('button', { name: 'Back to the chat' }).click()
  await expect(log.getByText('Hello', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeFocused()
  await expect(log.getByText('My sister is called Ann.')).toHaveCount(0)
  expect(await api('GET', '/api/memories')).toEqual([])
  expect(await api('GET', '/api/chat')).toHaveLength(2)
})
