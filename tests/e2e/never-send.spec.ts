import { commonMessages } from '@/lib/contract/messages/common'
import { expect, test } from '../support/browser'
import { signedIn } from '../support/browser-account'
import { act } from '../support/conversation-act'
import { visit } from '../support/visit'

test('a mission, an entry and a conversation are kept from every model by one press each', async ({ page }) => {
  const { api } = await signedIn(page)
  const goal = await api('POST', '/api/goals', { title: 'Leave the job', domain: 'career' })
  const entry = await api('POST', '/api/journal', { mood: 3, notes: 'Talked to the lawyer.' })
  const { conversation } = await api('POST', '/api/chat', { message: 'What should I focus on today?' })
  const keep = page.getByRole('dialog').getByRole('switch', { name: commonMessages.neverSend.label })

  await visit(page, '/goals')
  await page.getByRole('button', { name: 'More actions: Leave the job' }).click()
  await page.getByRole('menuitem', { name: 'Edit goal' }).click()
  await expect(page.getByText(commonMessages.neverSend.goal)).toBeVisible()
  await keep.click()
  await expect.poll(async () => (await api('GET', `/api/goals/${goal.id}`)).neverSend).toBe(true)
  await keep.click()
  await expect.poll(async () => (await api('GET', `/api/goals/${goal.id}`)).neverSend).toBe(false)

  await visit(page, '/insights')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  // With the rest of the form, and not before.
  await page.getByRole('dialog').getByRole('button', { name: commonMessages.neverSend.label }).click()
  await expect(page.getByText(commonMessages.neverSend.entry)).toBeVisible()
  expect((await api('GET', `/api/journal/${entry.id}`)).neverSend).toBe(false)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(async () => (await api('GET', `/api/journal/${entry.id}`)).neverSend).toBe(true)

  await visit(page, '/chat')
  await page.getByRole('button', { name: 'Conversations' }).click()
  await act(page, conversation.title, commonMessages.neverSend.label)
  await expect(page.getByRole('dialog').getByRole('img', { name: commonMessages.neverSend.label })).toBeVisible()
  const kept = await api('GET', '/api/conversations')
  expect(kept).toMatchObject([{ id: conversation.id, neverSend: true }])
})
