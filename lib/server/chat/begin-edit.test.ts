import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { beginEdit } from './begin-edit'
import { sendMessage } from './send-message'

test('what is answered after a message was written anew knows neither it as it was nor the reply to it', async () => {
  const data = { email: 'edits@example.com', timeZone: 'UTC', selectedDomains: [] }
  const user = await db.user.create({ data, omit: { passwordHash: true } })
  const say = (message: string) => sendMessage(user, { message }, new AbortController().signal)
  const first = await say('Hello')
  const last = await say('What is 3 times 4?')
  const { context } = await beginEdit(user, last.userMessage.id, 'And 3 times 5?')
  expect(context.turns.map(({ text }) => text)).toEqual(['Hello', first.message.message])
  expect(context.message).toBe('And 3 times 5?')
})
