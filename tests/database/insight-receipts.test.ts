import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InsightReceipt } from '@/lib/contract/receipt'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { changeEnv } from '../support/change-env'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '../support/in-process-api'

const changes = changeEnv()
const week = '/api/insights/weekly/receipt'
const analysis = '/api/insights/goals/{id}/receipt'

let api: InProcessApi
let model: AnthropicServer
let account: InProcessAccount
let goalId: string

beforeAll(async () => {
  ;[api, model] = await Promise.all([openApiInProcess(), startAnthropicServer()])
})
beforeEach(async () => {
  Object.assign(changes, { ANTHROPIC_BASE_URL: model.url, AI_PRICES: { read: 3, written: 15 } })
  await model.behave({ answer: insightOf })
  account = await api.signup()
  goalId = (await account.ask('POST', '/api/goals', { body: { title: 'Row 100 km', domain: 'health' } })).body.id
  await account.ask('POST', '/api/journal', { body: { mood: 4, notes: 'Rowed to the weir, Row 100 km begins' } })
  model.requests.length = 0
  model.checkRequests.length = 0
})
afterAll(async () => {
  await api?.close()
  await model?.stop()
})

/** An insight with one figure that nobody gave: it goes back once. */
function insightOf() {
  const texts = { summary: 'You rowed.', moodTrends: 'Bright.', goalProgress: 'It began with 77 strokes. It begins.' }
  const lists = { achievements: [], challenges: [], recommendations: [], nextWeekFocus: [] }
  const suggestions = ['Row on Sunday.', 'Oil the oars.']
  return { ...texts, ...lists, analysis: 'It began with 77 strokes. It begins.', suggestions, evidence: [] }
}

async function read(path: string): Promise<InsightReceipt> {
  const { status, body } = await account.ask('GET', path, { id: goalId })
  expect([path, status]).toEqual([path, 200])
  return body
}

const statusOf = async (path: string, who = account) => (await who.ask('GET', path, { id: goalId })).status

async function tell() {
  const told = [
    (await account.ask('GET', '/api/insights/weekly')).body,
    (await account.ask('GET', '/api/insights/goals/{id}', { id: goalId })).body,
  ]
  expect(told.map(({ source }) => source)).toEqual(['anthropic', 'anthropic'])
}

describe('a receipt of an insight', () => {
  test('holds what the model was sent, word for word', async () => {
    await tell()
    for (const path of [week, analysis]) {
      const receipt = await read(path)
      expect(receipt.parts.map(({ kind }) => kind)).toEqual(['rules', 'record', 'check'])
      const [rules, record, check] = receipt.parts.map(({ text }) => text ?? '')
      expect(record).toContain('Rowed to the weir')
      expect(record).toContain('title: Row 100 km')
      expect(rules).not.toContain('Rowed to the weir')
      const asked = model.requests.filter(({ lastUserText }) => record?.includes(lastUserText)).at(-1)
      expect(asked?.system).toBe(rules)
      expect(model.checkRequests.map(({ lastUserText }) => lastUserText).join()).toContain(check)
      // Each answer is looked over once.
      expect(receipt.calls).toBe(4)
      expect(receipt.tokens.input).toBeGreaterThan(500)
      expect(receipt.cost).toBeGreaterThan(0)
    }
    const { record } = await read(week)
    expect(record?.to).toBe(new Date().toISOString().slice(0, 10))
  })

  test('is its owner’s alone, and there is none where the built-in coach answered', async () => {
    await tell()
    const other = await api.signup()
    expect([await statusOf(week, other), await statusOf(analysis, other)]).toEqual([404, 404])
    Object.assign(changes, { ANTHROPIC_BASE_URL: undefined })
    await account.ask('POST', '/api/insights/weekly')
    await account.ask('POST', '/api/journal', { body: { mood: 2, notes: 'Row 100 km: too windy' } })
    expect((await account.ask('GET', '/api/insights/goals/{id}', { id: goalId })).body.source).toBe('built-in')
    expect([await statusOf(week), await statusOf(analysis)]).toEqual([404, 404])
  })

  test('loses its words as soon as something is deleted, and goes with its goal', async () => {
    const { body: entry } = await account.ask('POST', '/api/journal', { body: { mood: 4, notes: 'Zebulon rang' } })
    await tell()
    expect(JSON.stringify(await read(week))).toContain('Zebulon rang')
    await account.ask('DELETE', '/api/journal/{id}', { id: entry.id })
    for (const path of [week, analysis])
      expect((await read(path)).parts.map(({ text }) => text)).toEqual([null, null, null])
    await account.ask('DELETE', '/api/goals/{id}', { id: goalId })
    expect(await statusOf(analysis)).toBe(404)
    expect(await api.database.client.insightReceipt.count({ where: { userId: account.user.id } })).toBe(1)
  })

  test('of an insight that was asked for while something was deleted is kept without words', async () => {
    const { body: entry } = await account.ask('POST', '/api/journal', { body: { mood: 4, notes: 'Zebulon rang' } })
    await model.behave({ answer: insightOf, delayMs: 100 })
    const asked = account.ask('POST', '/api/insights/weekly')
    await expect.poll(() => model.requests.length).toBeGreaterThan(0)
    await account.ask('DELETE', '/api/journal/{id}', { id: entry.id })
    await asked
    expect((await read(week)).parts.map(({ text }) => text)).toEqual([null, null, null])
  })

  test('is kept for thirty days', async () => {
    await tell()
    const { sweepReceipts } = await import('@/lib/server/receipts/receipts')
    const age = (days: number) =>
      api.database.client.insightReceipt.updateMany({
        where: { userId: account.user.id },
        data: { createdAt: new Date(Date.now() - days * 86_400_000) },
      })
    await age(29)
    await sweepReceipts()
    expect((await read(week)).parts).toHaveLength(3)
    await age(31)
    expect([await statusOf(week), await statusOf(analysis)]).toEqual([404, 404])
    await sweepReceipts()
    expect(await api.database.client.insightReceipt.count({ where: { userId: account.user.id } })).toBe(0)
  })

  test('holds nothing that is never sent', async () => {
    await account.ask('POST', '/api/journal', { body: { mood: 2, notes: 'Canary on Row 100 km', neverSend: true } })
    await account.ask('POST', '/api/goals', { body: { title: 'Canary goal', domain: 'health', neverSend: true } })
    await tell()
    expect(JSON.stringify([await read(week), await read(analysis)])).not.toContain('Canary')
  })
})
