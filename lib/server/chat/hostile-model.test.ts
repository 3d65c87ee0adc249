import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountDocument } from '@/lib/contract/account-document'
import { limits } from '@/lib/contract/limits'
import { modelMessages } from '@/lib/contract/messages/model'
import { createAnthropicCoach } from '@/lib/server/coach/anthropic/anthropic-coach'
import { db } from '@/lib/server/db/client'
import { accountText } from '@/lib/server/exports/account-text'
import { importAccount } from '@/lib/server/imports/import-account'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { answerBy } from '@/tests/support/answering-coach'
import { serverSentEvent } from '@/tests/support/anthropic/message-events'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { modelSettings } from '@/tests/support/model-calls'
import { beginAgain } from './begin-again'
import { sendMessage } from './send-message'
import { streamMessage, streamTurn } from './stream-message'

const { signal } = new AbortController()
let server: AnthropicServer
let people = 0

answerBy(() => createAnthropicCoach(modelSettings(server.url), () => undefined))

beforeAll(async () => {
  server = await startAnthropicServer()
})
afterAll(() => server.stop())

async function newUser(): Promise<UserRow> {
  const email = `flooded-${people++}@example.com`
  return db.user.create({ data: { email, selectedDomains: [] }, omit: { passwordHash: true } })
}

/** A reply of 5 MB in deltas of this text. */
async function endlessReply(text: string) {
  let hasLeft = false
  const delta = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }
  const many = Buffer.from(serverSentEvent(delta).repeat(200))
  const start = { type: 'message_start', message: { usage: { input_tokens: 10, output_tokens: 1 } } }
  await server.behave({
    async raw(response) {
      response.on('error', () => undefined).on('close', () => (hasLeft = !response.writableFinished))
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(serverSentEvent(start))
      for (let sent = 0; sent < 5_000_000 && !response.destroyed; sent += 200 * text.length) {
        response.write(many)
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      response.end(serverSentEvent({ type: 'message_stop' }))
    },
  })
  return () => hasLeft
}

async function exported(user: UserRow) {
  let text = ''
  for await (const part of accountText(user, new Date())) text += part
  return accountDocument.parse(JSON.parse(text))
}

/** One sentence, sentences, text without a letter of Latin. */
test.each(['I have all of the time in the world, ', 'Go on. ', '日本語の返事'])(
  'a reply of 5 MB made of “%s” is cut off at 64 kB, said so, kept as stopped, and comes through export and import',
  async (words) => {
    const user = await newUser()
    // What is loaded and compiled for the first reply of a process is not of this one.
    await server.behave({ reply: 'Warm.' })
    await sendMessage(await newUser(), { message: 'Hello' }, signal)
    const hasHungUp = await endlessReply(words)
    const before = process.cpuUsage()
    let told = ''
    for await (const [name, data] of await streamMessage(user, { message: 'Hello' }, signal)) {
      if (name === 'delta') told += data.text
      if (name === 'replace') told = data.text
    }
    const { user: busy } = process.cpuUsage(before)
    expect(busy / 1_000).toBeLessThan(2_000)
    const [reply] = await db.chatMessage.findMany({ where: { userId: user.id, isFromUser: false } })
    expect(reply).toMatchObject({ status: 'stopped', message: told })
    expect(told.endsWith(modelMessages.replyCutOff)).toBe(true)
    expect(told.startsWith(words)).toBe(true)
    expect(Buffer.byteLength(told)).toBeLessThanOrEqual(limits.replyBytes)
    expect(Buffer.byteLength(told)).toBeGreaterThan(limits.replyBytes - 200)
    await expect.poll(hasHungUp).toBe(true)
    const usage = await db.tokenUsage.findFirstOrThrow({ where: { userId: user.id } })
    expect(usage.outputTokens).toBeGreaterThan(10_000)
    const other = await newUser()
    await importAccount(other, await exported(user))
    expect(await exported(other)).toMatchObject({ conversations: [{ messages: [{}, { message: told }] }] })
  },
)

test('another reply that is too long takes the place of the one before, cut off', async () => {
  const user = await newUser()
  await server.behave({ reply: 'A short one.' })
  const first = await sendMessage(user, { message: 'Hello' }, signal)
  await endlessReply('On and on. ')
  const events = []
  for await (const [name] of await streamTurn(await beginAgain(user, first.message.id), signal)) events.push(name)
  expect(events.at(-1)).toBe('done')
  const replies = await db.chatMessage.findMany({ where: { userId: user.id, isFromUser: false } })
  expect(replies).toMatchObject([{ status: 'stopped', message: expect.stringContaining('On and on.') }])
})

test('characters that no database stores cost nobody a turn', async () => {
  const user = await newUser()
  await server.behave({ reply: 'Warm\u0000th is \ud800coming.' })
  const { message } = await sendMessage(user, { message: 'Hello' }, signal)
  expect(message).toMatchObject({ message: 'Warmth is \ufffdcoming.', status: 'complete' })
})
