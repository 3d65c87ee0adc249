import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { ChatAnswer, ChatMessage } from '@/lib/contract/chat'
import { messages } from '@/lib/contract/messages'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'

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
      json: { error: messages.server.coachUnavailable, code: 'coach_unavailable' },
    }),
  )
  await again(page).click()
  await expect(page.getByText(messages.failed.regenerateReply, { exact: true })).toBeVisible()
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

for (const width of [360, 1440]) {
  test(`a conversation is exported, and an archived one read and gone on with, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { api, said } = await chatWith(page, 'How do I start?')
    await page.getByRole('button', { name: 'Conversations' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export How do I start?' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('how-do-i-start.md')
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('# How do I start?\n')
    expect(text).toContain(said.message.message)
    await expect(page.getByText(messages.exported.title, { exact: true })).toBeVisible()

    await api('DELETE', `/api/conversations/${said.conversation.id}`)
    await page.reload()
    await page.getByRole('button', { name: 'Conversations' }).click()
    await page.getByRole('tab', { name: 'Archived' }).click()
    await expect(page.getByRole('button', { name: 'Export How do I start?' })).toBeVisible()
    await page.getByRole('button', { name: /^How do I start\?/ }).click()
    const reader = page.getByRole('dialog', { name: 'How do I start?' })
    await expect(reader.getByRole('article', { name: 'You' })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await reader.getByRole('button', { name: 'Bring back and continue' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('log').getByText('How do I start?')).toBeVisible()
  })
}
