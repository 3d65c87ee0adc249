import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Receipt } from '@/lib/contract/receipt'
import { looksUp } from '../support/anthropic/careful-reader'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { changeEnv } from '../support/change-env'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '../support/in-process-api'

const changes = changeEnv()
const path = '/api/chat/{id}/receipt'

let api: InProcessApi
let model: AnthropicServer
let account: InProcessAccount

beforeAll(async () => {
  ;[api, model] = await Promise.all([openApiInProcess(), startAnthropicServer()])
})
beforeEach(async () => {
  Object.assign(changes, { ANTHROPIC_BASE_URL: model.url, AI_PRICES: { read: 3, written: 15 } })
  await model.behave({ says: looksUp, reply: 'You rowed.' })
  model.requests.length = 0
  account = await api.signup()
})
afterAll(async () => {
  await api?.close()
  await model?.stop()
})

async function say(message: string, who = account): Promise<{ id: string; userMessageId: string }> {
  const { status, body } = await who.ask('POST', '/api/chat', { body: { message } })
  expect(status).toBe(200)
  return { id: body.message.id, userMessageId: body.userMessage.id }
}

async function receiptOf(id: string, who = account): Promise<Receipt> {
  const { status, body } = await who.ask('GET', path, { id })
  expect(status).toBe(200)
  return body
}

const textOf = ({ parts }: Receipt, kind: string) => parts.find((part) => part.kind === kind)?.text ?? ''

describe('a receipt', () => {
  test('holds what the model was sent, word for word and in its parts', async () => {
    await account.ask('POST', '/api/journal', { body: { mood: 4, notes: 'Rowed to the weir', date: '2026-11-02' } })
    const { id } = await say('How far did I row?')
    const receipt = await receiptOf(id)
    expect(receipt.parts.map(({ kind }) => kind)).toEqual(['rules', 'record', 'conversation', 'tools', 'check'])
    expect(receipt.record).toMatchObject({ from: '2026-11-02' })
    expect(textOf(receipt, 'record')).toContain('Rowed to the weir')
    expect(textOf(receipt, 'rules')).not.toContain('Rowed to the weir')
    expect(textOf(receipt, 'conversation')).toContain('How far did I row?')
    expect(textOf(receipt, 'tools')).toContain('kilometres rowed in March')
    // All that was sent stands in one of the parts.
    const kept = receipt.parts.map(({ text }) => text).join('\n')
    const sent = model.requests.at(-1)
    const said = [sent?.body.system, ...(sent?.body.messages ?? []).map(({ content }) => content)].flat()
    const texts = said.flatMap((block) => (typeof block === 'object' && block.text ? block.text.split('\n') : []))
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((line) => !kept.includes(line))).toEqual([])
    for (const { name, description } of sent?.body.tools ?? []) {
      expect(kept).toContain(name)
      expect(kept).toContain(JSON.stringify(description))
    }
  })

  test('says how much it was, how much came from the cache, and what it cost at the price that is stated', async () => {
    await say('Hello')
    const { id } = await say('How far did I row?')
    const receipt = await receiptOf(id)
    const used = await api.database.client.tokenUsage.findMany({
      where: { userId: account.user.id },
      orderBy: { id: 'asc' },
    })
    const last = used.slice(-receipt.calls)
    const sum = (of: 'inputTokens' | 'outputTokens' | 'cacheReadTokens' | 'cacheCreationTokens') =>
      last.reduce((total, row) => total + row[of], 0)
    const [fresh, read, made] = [sum('inputTokens'), sum('cacheReadTokens'), sum('cacheCreationTokens')]
    // To look up, to answer, and to check the answer.
    expect(receipt.calls).toBe(3)
    expect(receipt.tokens).toEqual({ input: fresh + read + made, cached: read, output: sum('outputTokens') })
    expect(receipt.cachedShare).toBeCloseTo(read / (fresh + read + made))
    expect(receipt.cachedShare).toBeGreaterThan(0.5)
    const cost = ((fresh + 0.1 * read + 1.25 * made) * 3 + sum('outputTokens') * 15) / 1e6
    expect(receipt.cost).toBeCloseTo(cost)
    changes.AI_PRICES = undefined
    expect((await receiptOf(id)).cost).toBeNull()
  })

  test('is its owner’s alone, and there is none where no model answered', async () => {
    const { id, userMessageId } = await say('Hello')
    const other = await api.signup()
    expect((await other.ask('GET', path, { id })).status).toBe(404)
    expect((await account.ask('GET', path, { id: userMessageId })).status).toBe(404)
    Object.assign(changes, { ANTHROPIC_BASE_URL: undefined })
    const { id: builtIn } = await say('Hello again')
    expect((await account.ask('GET', path, { id: builtIn })).status).toBe(404)
  })

  test('loses its words as soon as something is deleted, and goes with its message', async () => {
    const { body: entry } = await account.ask('POST', '/api/journal', { body: { mood: 4, notes: 'Zebulon rang' } })
    const { id } = await say('Who rang?')
    const other = await api.signup()
    const { id: theirs } = await say('Hello', other)
    expect(JSON.stringify(await receiptOf(id))).toContain('Zebulon rang')
    await account.ask('DELETE', '/api/journal/{id}', { id: entry.id })
    const blank = await receiptOf(id)
    expect(blank.parts.map(({ text }) => text)).toEqual(Array(5).fill(null))
    expect(blank.tokens.input).toBeGreaterThan(0)
    const rows = await api.database.client.receipt.findMany({ where: { userId: account.user.id } })
    expect(rows.map(({ texts }) => texts)).toEqual([null])
    expect(textOf(await receiptOf(theirs, other), 'conversation')).toContain('Hello')
    await account.ask('DELETE', '/api/chat')
    expect((await account.ask('GET', path, { id })).status).toBe(404)
    expect(await api.database.client.receipt.count({ where: { userId: account.user.id } })).toBe(0)
  })

  test('of a reply that was under way while something was deleted is kept without words', async () => {
    const { body: entry } = await account.ask('POST', '/api/journal', { body: { mood: 4, notes: 'Zebulon rang' } })
    await model.behave({
      reply: 'Zebulon.',
      says: () => {
        // While the model speaks, the person takes it back.
        void account.ask('DELETE', '/api/journal/{id}', { id: entry.id })
        return undefined
      },
      delayMs: 100,
    })
    const { id } = await say('Who rang?')
    expect((await receiptOf(id)).parts.map(({ text }) => text)).toEqual(Array(5).fill(null))
    await model.behave({ reply: 'Nobody.' })
    const { id: next } = await say('And now?')
    expect(textOf(await receiptOf(next), 'conversation')).toContain('And now?')
  })

  test('of a message that was written anew holds the new words', async () => {
    const { userMessageId } = await say('Hello there')
    const { body } = await account.ask('PATCH', '/api/chat/{id}', { id: userMessageId, body: { message: 'Good day' } })
    const text = textOf(await receiptOf(body.message.id), 'conversation')
    expect(text).toContain('Good day')
    expect(text).not.toContain('Hello there')
  })

  test('of another reply in its place is that one’s', async () => {
    const { id } = await say('Hello')
    const { body } = await account.ask('POST', '/api/chat/{id}/regenerate', { id, body: { style: 'shorter' } })
    expect(textOf(await receiptOf(body.message.id), 'conversation')).toContain('Hello')
    expect(await api.database.client.receipt.count({ where: { userId: account.user.id } })).toBe(1)
  })

  test('is kept for thirty days', async () => {
    const { id } = await say('Hello')
    const { sweepReceipts } = await import('@/lib/server/receipts/receipts')
    const age = (days: number) =>
      api.database.client.receipt.update({
        where: { messageId: id },
        data: { createdAt: new Date(Date.now() - days * 86_400_000) },
      })
    await age(29)
    await sweepReceipts()
    expect((await receiptOf(id)).parts).toHaveLength(4)
    await age(31)
    expect((await account.ask('GET', path, { id })).status).toBe(404)
    await sweepReceipts()
    expect(await api.database.client.receipt.count({ where: { messageId: id } })).toBe(0)
  })

  test('holds nothing that is never sent', async () => {
    await account.ask('POST', '/api/journal', { body: { mood: 2, notes: 'Canary in the cellar', neverSend: true } })
    const { id } = await say('What did I write?')
    expect(JSON.stringify(await receiptOf(id))).not.toContain('Canary')
  })

  test('goes with the account', async () => {
    await say('Hello')
    await account.ask('DELETE', '/api/users/me', { body: { confirmation: account.user.email } })
    expect(await api.database.client.receipt.count({ where: { userId: account.user.id } })).toBe(0)
  })
})
