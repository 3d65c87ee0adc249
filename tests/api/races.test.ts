import { describe, expect, test } from 'vitest'
import type { Conversation } from '@/lib/contract/chat'
import { type Account, type Answer, call, newAccount } from '../support/api-client'

const statuses = (answers: Answer[]) => [...new Set(answers.map((answer) => answer.status))].sort()

async function conversations(account: Account): Promise<Conversation[]> {
  return (await account.get('/api/conversations')).body
}

describe('what happens at once leaves the account whole', () => {
  test('of many conversations made at once, one is active', async () => {
    const account = await newAccount()
    const made = await Promise.all([
      ...[1, 2, 3, 4].map((index) => account.post('/api/conversations', { title: `Talk ${index}` })),
      ...[1, 2, 3, 4].map((index) => account.post('/api/chat', { message: `Hello ${index}` })),
    ])
    expect(statuses(made).every((status) => status === 200 || status === 201)).toBe(true)
    expect((await conversations(account)).filter((conversation) => conversation.isActive)).toHaveLength(1)
  })

  test('archiving and choosing a conversation never end in both', async () => {
    const account = await newAccount()
    for (let round = 0; round < 5; round++) {
      const { id } = (await account.post('/api/conversations', { title: 'x', isActive: false })).body
      await Promise.all([
        account.patch(`/api/conversations/${id}`, { archived: true }),
        account.patch(`/api/conversations/${id}`, { isActive: true }),
      ])
      const archived: Conversation[] = (await account.get('/api/conversations?archived=true')).body
      expect(archived.filter((conversation) => conversation.isActive)).toEqual([])
    }
  })

  test('clearing the history amid sends neither fails nor miscounts', async () => {
    const account = await newAccount()
    const { conversation } = (await account.post('/api/chat', { message: 'Hello' })).body
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2
          ? account.delete('/api/chat')
          : account.post('/api/chat', { message: `${index}`, conversationId: conversation.id }),
      ),
    )
    expect(statuses(answers)).toEqual([200, 204])
    expect((await account.get('/api/chat')).body.length % 2).toBe(0)
  })

  test('a profile never ends up onboarded without a domain', async () => {
    for (let round = 0; round < 5; round++) {
      const account = await newAccount()
      await account.patch('/api/users/profile', { selectedDomains: ['career'] })
      await Promise.all([
        account.patch('/api/users/profile', { onboardingCompleted: true }),
        account.patch('/api/users/profile', { selectedDomains: [] }),
      ])
      const { onboardingCompleted, selectedDomains } = (await account.get('/api/auth/me')).body
      expect(onboardingCompleted && selectedDomains.length === 0).toBe(false)
    }
  })

  test('an account deleted while it is in use answers 401 or 404, never a fault', async () => {
    const account = await newAccount()
    const goal = (await account.post('/api/goals', { title: 'Run 100 km', domain: 'health' })).body
    const uses = () => [
      account.post('/api/journal', { mood: 3, notes: 'x' }),
      account.post('/api/chat', { message: 'Hello' }),
      account.post('/api/goals', { title: 'x', domain: 'career' }),
      account.patch(`/api/goals/${goal.id}/ai-update`, { response: 'ran 3 km' }),
      account.post('/api/insights/goal/response', { goalId: goal.id, responseText: 'x', goalUpdates: { progress: 5 } }),
      account.post('/api/reminders', { title: 'x', scheduledFor: '2030-01-01T00:00:00Z', goalId: goal.id }),
      account.patch('/api/users/profile', { timeZone: 'UTC' }),
      account.post('/api/conversations', { title: 'x' }),
    ]
    const [gone, ...answers] = await Promise.all([
      account.delete('/api/users/me', { confirmation: account.user.email }),
      ...uses(),
      ...uses(),
      ...uses(),
    ])
    expect(gone?.status).toBe(204)
    for (const status of statuses(answers)) expect([200, 201, 401, 404]).toContain(status)
    expect((await call('GET', '/api/auth/me', undefined, { token: account.token })).status).toBe(401)
  })

  test('a goal deleted while others write to it is gone, and no one meets a fault', async () => {
    const account = await newAccount()
    for (let round = 0; round < 4; round++) {
      const { id } = (await account.post('/api/goals', { title: 'x', domain: 'career', tags: ['a'] })).body
      const answers = await Promise.all([
        account.delete(`/api/goals/${id}`),
        account.patch(`/api/goals/${id}`, { tags: ['b', 'c'], progress: 20 }),
        account.post('/api/insights/responses', { goalId: id, insightType: 'goal_analysis', response: 'x' }),
        account.post('/api/reminders', { title: 'x', scheduledFor: '2030-01-01T00:00:00Z', goalId: id }),
      ])
      for (const status of statuses(answers)) expect([200, 201, 204, 404]).toContain(status)
      expect((await account.get(`/api/goals/${id}`)).status).toBe(404)
    }
  })
})
