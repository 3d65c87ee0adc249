import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

async function talk() {
  const account = await newAccount({ timeZone: 'UTC' } as never)
  for (const [date, mood] of [
    ['2025-10-03', 5],
    ['2025-10-04', 3],
    ['2025-11-05', 1],
  ])
    expect((await account.post('/api/journal', { date, mood, notes: 'Walked by the canal' })).status).toBe(201)
  return async (message: string): Promise<string> => (await account.post('/api/chat', { message })).body.message.message
}

test('two questions in one message are both answered, the second of the days of the first', async () => {
  const say = await talk()
  const both = await say('How many entries did I write in October 2025 and what was my average energy?')
  expect(both).toContain('2 entries in October 2025')
  expect(both).toContain('Your energy was 4 of 5 on average')
  // Days of its own stay its own.
  const own = await say(
    'How many entries did I write in October 2025, and what was my average energy in November 2025?',
  )
  expect(own).toContain('1 of 5 on average')
})

test('a half that is not understood is said, and the other one answered', async () => {
  const say = await talk()
  const half = await say('How many entries did I write in October 2025 and how was my energy on those days?')
  expect(half).toContain('2 entries in October 2025')
  expect(half).toContain('I did not look for “how was my energy on those days”.')
})

test('energy on the days with a word stands beside that of the others', async () => {
  const account = await newAccount({ timeZone: 'UTC' } as never)
  for (const day of ['01', '02', '03', '04', '05'])
    await account.post('/api/journal', { date: `2025-10-${day}`, mood: 5, notes: 'Rowed on the lake' })
  for (const day of ['06', '07', '08', '09', '10'])
    await account.post('/api/journal', { date: `2025-10-${day}`, mood: 3, notes: 'Sat at the desk' })
  const { body } = await account.post('/api/chat', { message: 'How is my energy on days I row?' })
  expect(body.message.message).toMatch(
    /^Your energy was 5 of 5 over 5 entries with .* and 3 of 5 over 5 entries without: 2 higher\./,
  )
})

test('“delete that alert” is of the alert that was told, and takes nothing away before it is applied', async () => {
  const account = await newAccount({ timeZone: 'UTC' } as never)
  const at = new Date(Date.now() + 86_400_000).toISOString()
  await account.post('/api/reminders', { title: 'Water the fern', scheduledFor: at })
  const say = async (message: string) => (await account.post('/api/chat', { message })).body
  await say('Which alerts do I have tomorrow?')
  const [card] = (await say('delete that alert')).proposals
  expect(card).toMatchObject({
    verb: 'alert.delete',
    title: expect.stringMatching(/^Delete the alert: Water the fern, /),
  })
  const alerts = async () => (await account.get('/api/reminders')).body.length
  expect(await alerts()).toBe(1)
  expect((await account.post(`/api/proposals/${card.id}/apply`, {})).status).toBe(200)
  expect(await alerts()).toBe(0)
  expect((await account.post(`/api/proposals/${card.id}/undo`, {})).status).toBe(200)
  expect(await alerts()).toBe(1)
})
