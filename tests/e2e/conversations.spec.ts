import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ChatAnswer, ChatMessage } from '@/lib/contract/chat'
import { accountMessages } from '@/lib/contract/messages/account'
import { chatMessages } from '@/lib/contract/messages/chat'
import { serverMessages } from '@/lib/contract/messages/server'
import { violationsOf } from '../support/axe'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { act } from '../support/conversation-act'
import { say } from '../support/say'
import { visit } from '../support/visit'

async function chatWith(page: Page, message: string) {
  const { api } = await signedIn(page)
  await api('POST', '/api/goals', { title: 'Run a half marathon', domain: 'health' })
  const said: ChatAnswer = await api('POST', '/api/chat', { message })
  const stored = async (): Promise<ChatMessage[]> => api('GET', `/api/chat?conversationId=${said.conversation.id}`)
  await page.goto('/chat')
  return { api, said, stored }
}

const again = (page: Page) => page.getByRole('button', { name: 'Regenerate reply' })
const firstLine = ({ message }: ChatMessage) => (message.split('\n')[0] ?? '').slice(0, 40)

test('the last reply is regenerated in its place, by keyboard', async ({ page }) => {
  const { said, stored } = await chatWith(page, 'What should I focus on today?')
  await expect(again(page)).toHaveCount(1)
  await again(page).press('Enter')
  await expect(page.getByRole('log')).toBeFocused()
  await expect.poll(async () => (await stored())[1]?.id).not.toBe(said.message.id)
  await expect(again(page)).toHaveCount(1)
  const [question, reply, ...more] = await stored()
  expect(more).toEqual([])
  expect(question?.id).toBe(said.userMessage.id)
  expect(reply?.message).not.toBe(said.message.message)
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1)
  if (reply) await expect(page.getByRole('log')).toContainText(firstLine(reply))
})

test('a regeneration that fails or is stopped brings the reply back', async ({ page, tolerate }) => {
  tolerate(/503/)
  const { said, stored } = await chatWith(page, 'What should I focus on today?')
  await page.route('**/regenerate', (route) =>
    route.fulfill({
      status: 503,
      json: { error: serverMessages.coachUnavailable, code: 'coach_unavailable' },
    }),
  )
  await again(page).click()
  await expect(page.getByText(chatMessages.failed.regenerateReply, { exact: true })).toBeVisible()
  await expect(page.getByRole('log')).toContainText(firstLine(said.message))
  await page.unroute('**/regenerate')

  // A reply that never begins, until it is stopped.
  await page.route('**/regenerate', () => undefined)
  await again(page).click()
  await expect(page.getByText('is thinking...')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('log')).toContainText(firstLine(said.message))
  await expect(page.getByRole('textbox', { name: /Message to/ })).toHaveValue('')
  expect((await stored()).map(({ id }) => id)).toEqual([said.userMessage.id, said.message.id])
})

test('the last message is sent in other words, by keyboard; a draft and a refusal lose nothing', async ({
  page,
  tolerate,
}) => {
  tolerate(/409/)
  const { api, said, stored } = await chatWith(page, 'What should I focus on today?')
  const input = page.getByRole('textbox', { name: /Message to/ })
  const edit = page.getByRole('button', { name: 'Edit message' })
  await input.fill('A draft')
  await edit.press('Enter')
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('What should I focus on today?')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Editing your last message')).toHaveCount(0)
  await expect(input).toHaveValue('A draft')

  await edit.press('Enter')
  await input.fill('Thank you')
  await input.press('Enter')
  await expect.poll(async () => (await stored()).map(({ message }) => message)[0]).toBe('Thank you')
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1)
  await expect(page.getByRole('log')).not.toContainText(firstLine(said.message))
  await expect(input).toHaveValue('A draft')
  expect((await stored()).map(({ id }) => id)[0]).toBe(said.userMessage.id)

  await edit.click()
  await api('POST', '/api/chat', { message: 'Said on the phone', conversationId: said.conversation.id })
  await input.fill('Too late')
  await input.press('Enter')
  const refusal = page.getByText('Only your last message in a conversation can be edited.', { exact: true })
  await expect(refusal).toBeVisible()
  await expect(input).toHaveValue('Too late')
})

test('a chat begins by one press, and is titled by what is said first', async ({ page }) => {
  const { api, said } = await chatWith(page, 'What should I focus on today?')
  await page.getByRole('button', { name: 'New chat' }).click()
  const input = page.getByRole('textbox', { name: /Message to/ })
  await expect(input).toBeFocused()
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New chat' })).toBeDisabled()
  await input.fill('How far is the lake?')
  await input.press('Enter')
  await expect(page.getByRole('button', { name: 'Regenerate reply' })).toBeVisible()
  const all: { id: string; title: string; isActive: boolean }[] = await api('GET', '/api/conversations')
  expect(all.map(({ title, isActive }) => [title, isActive])).toEqual([
    ['How far is the lake?', true],
    [said.conversation.title, false],
  ])
})

for (const width of [360, 1440]) {
  test(`a conversation is exported, and an archived one read and gone on with, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { api, said } = await chatWith(page, 'How do I start?')
    await page.getByRole('button', { name: 'Conversations' }).click()
    const download = page.waitForEvent('download')
    await act(page, 'How do I start?', 'Export')
    const file = await download
    expect(file.suggestedFilename()).toBe('how-do-i-start.md')
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('# How do I start?\n')
    expect(text).toContain(said.message.message)
    await expect(page.getByText(accountMessages.exported.title, { exact: true })).toBeVisible()

    await api('DELETE', `/api/conversations/${said.conversation.id}`)
    await page.reload()
    await page.getByRole('button', { name: 'Conversations' }).click()
    await page.getByRole('tab', { name: 'Archived' }).click()
    await expect(page.getByRole('button', { name: 'More actions: How do I start?' })).toBeVisible()
    await page.getByRole('button', { name: /^How do I start\?/ }).click()
    const reader = page.getByRole('dialog', { name: 'How do I start?' })
    await expect(reader.getByRole('article', { name: 'You' })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const violations = await violationsOf(page, '[role=dialog]')
      expect(violations).toEqual([])
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await reader.getByRole('button', { name: 'Restore and continue' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('log').getByText('How do I start?')).toBeVisible()
  })
}

test('a conversation is found by what was said in it, and deleted for good once that is confirmed', async ({
  page,
}) => {
  const { api, said } = await chatWith(page, 'How do I start?')
  const { id: conversationId } = await api('POST', '/api/conversations', { title: 'Papers', isActive: false })
  await api('POST', '/api/chat', { message: 'Where do I keep my passport?', conversationId })
  await api('PATCH', `/api/conversations/${conversationId}`, { archived: true })
  await page.getByRole('button', { name: 'Conversations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Conversations' })
  await dialog.getByRole('searchbox').fill('passport')
  await dialog.getByRole('button', { name: /^You: Where do I keep my passport.*Papers/ }).click()
  const reader = page.getByRole('dialog', { name: 'Papers' })
  await expect(reader.getByRole('article', { name: 'You' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reader).toHaveCount(0)
  await dialog.getByRole('searchbox').fill('')

  await act(page, said.conversation.title, 'Delete')
  const question = page.getByRole('alertdialog', { name: chatMessages.confirm.deleteConversation })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await act(page, said.conversation.title, 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByText(said.conversation.title, { exact: true })).toHaveCount(0)
  await expect(page.getByText(chatMessages.conversationDeleted.title, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText(said.conversation.title, { exact: true })).toHaveCount(1)
  await act(page, said.conversation.title, 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => api('GET', '/api/conversations')).toEqual([])
  expect(await api('GET', '/api/conversations?archived=true')).toHaveLength(1)
  await dialog.getByRole('button', { name: 'New chat', exact: true }).click()
  await expect(page.getByRole('textbox', { name: /Message to/ })).toBeFocused()
})

test('a newcomer is told who answers, and chooses another of the nine by a press', async ({ page }) => {
  const profile = { selectedDomains: ['career'], selectedLeader: 'elon', onboardingCompleted: true }
  const { api } = await signedIn(page, { profile })
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 780 })
    await visit(page, '/chat')
    await expect(page.getByText('I’m Elon, your coach.')).toBeVisible()
    // What one should know first is on the first screen, and on a phone the coaches are not cut by the field.
    await expect(page.getByText(/^Elon is a coaching style, not a person/)).toBeInViewport({ ratio: 1 })
    if (width === 360) {
      const more = page.getByRole('button', { name: 'Talk to another coach' })
      await expect(more).toBeInViewport({ ratio: 1 })
      await more.click()
    }
    await expect(page.getByRole('group', { name: 'Or talk to another coach' }).getByRole('radio')).toHaveCount(9)
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await page.getByRole('radio', { name: 'Maya' }).check()
  await expect(page.getByText('I’m Maya, your coach.')).toBeVisible()
  await expect.poll(async () => (await api('GET', '/api/auth/me')).selectedLeader).toBe('maya')

  // Who has talked once is not asked again.
  await say(page, 'How can you help me?')
  await expect(page.getByRole('log').getByText('How can you help me?')).toBeVisible()
  await page.getByRole('button', { name: 'New chat' }).click()
  await expect(page.getByRole('list', { name: 'Ways to begin' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Maya' })).toHaveCount(0)
  await visit(page, '/chat')
  await expect(page.getByRole('radio', { name: 'Maya' })).toHaveCount(0)
})
