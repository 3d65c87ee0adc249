import { expect, test } from 'vitest'
import type { SearchHit } from '@/lib/contract/search'
import { db } from '@/lib/server/db/client'
import { type Account, call, newAccount } from '../support/api-client'

async function search(account: Account, q: string, more = ''): Promise<SearchHit[]> {
  const answer = await account.get(`/api/search?q=${encodeURIComponent(q)}${more}`)
  expect(answer.status).toBe(200)
  return answer.body
}

const kinds = (hits: SearchHit[]) => hits.map(({ kind }) => kind)

test('finds goals, entries and messages by every word of it, those of archived conversations too', async () => {
  const account = await newAccount()
  const goal = (
    await account.post('/api/goals', {
      title: 'Run a marathon',
      domain: 'health',
      description: 'In Vienna, before the spring ends.',
      tags: ['outdoors'],
    })
  ).body
  const entry = (await account.post('/api/journal', { mood: 4, notes: 'Marathon training along the Vienna canal' }))
    .body
  const { conversation } = (await account.post('/api/chat', { message: 'Is the Vienna marathon too soon?' })).body
  await account.delete(`/api/conversations/${conversation.id}`)

  const hits = await search(account, 'vienna MARATHON')
  expect(hits).toEqual(
    expect.arrayContaining([
      {
        kind: 'goal',
        id: goal.id,
        title: goal.title,
        excerpt: 'In Vienna, before the spring ends.',
        found: ['marathon', 'Vienna'],
        isCompleted: false,
      },
      { kind: 'journal', id: entry.id, date: entry.date, mood: 4, excerpt: entry.notes, found: ['Marathon', 'Vienna'] },
      expect.objectContaining({
        kind: 'message',
        conversationId: conversation.id,
        conversationTitle: conversation.title,
        isArchived: true,
        isFromUser: true,
        coachName: null,
        excerpt: 'Is the Vienna marathon too soon?',
      }),
    ]),
  )
  expect(kinds(hits).join(' ')).toMatch(/^goal journal message/)
  expect(kinds(await search(account, 'marathon outdoors'))).toEqual(['goal'])
  expect(await search(account, 'vienna swimming')).toEqual([])
})

test('signs part words and mean nothing themselves, and letters beyond ASCII are found in any case', async () => {
  const account = await newAccount()
  await account.post('/api/journal', {
    mood: 3,
    notes: 'At 50% of the plan, snake_case and all. ÜBUNG macht den Meister!',
  })
  await account.post('/api/journal', { mood: 3, notes: 'At 500 of the plan, snakeXcase' })
  for (const q of ['50%', 'snake_case', 'übung', 'Übung', 'meister!']) {
    expect(await search(account, q), q).toHaveLength(1)
  }
  expect(await search(account, '%')).toEqual([])
  expect(await search(account, "'; --")).toEqual([])
})

test('finds the forms of a word, and a word that is still being typed', async () => {
  const account = await newAccount()
  await account.post('/api/journal', { mood: 3, notes: 'Swam with Mum, then a cycling lesson' })
  for (const q of ['swimming', 'swi', 'mother swims', 'cycl', 'cyclin', 'lessons']) {
    expect(await search(account, q), q).toHaveLength(1)
  }
  for (const q of ['wim', 'swimming lake', 'swi, mum']) expect(await search(account, q), q).toEqual([])
})

test('what a coach said is found with the name that it had then', async () => {
  const account = await newAccount()
  const { message } = (await account.post('/api/chat', { message: 'Hello' })).body
  const [word = ''] = /[a-z]{5,}/i.exec(message.message) ?? []
  await account.patch('/api/users/profile', { selectedLeader: 'elon' })
  const said = (await search(account, word)).filter((hit) => hit.kind === 'message' && !hit.isFromUser)
  expect(said).toMatchObject([{ coachName: 'Kobe' }])
})

test('a reply is found with what the chat shows over the questions that it offers', async () => {
  const account = await newAccount()
  const { message } = (await account.post('/api/chat', { message: 'Hello' })).body
  const reply = 'I know nothing of zebras.\n\nDid you mean:\n- Draw a zebra'
  await db.chatMessage.update({ where: { id: message.id }, data: { message: reply } })
  const { body } = await account.get('/api/search?q=zebras')
  expect(body).toMatchObject([{ id: message.id, excerpt: 'I know nothing of zebras. You can say: Draw a zebra' }])
})

test('a goal that is named by the words stands before one that only mentions them', async () => {
  const account = await newAccount()
  await account.post('/api/goals', { title: 'Read 24 books', domain: 'health' })
  await account.post('/api/goals', {
    title: 'Finish the attic',
    description: 'Warm enough to read in',
    domain: 'health',
  })
  const hits = await search(account, 'read')
  expect(hits.map((hit) => hit.kind === 'goal' && hit.title)).toEqual(['Read 24 books', 'Finish the attic'])
})

test('gives the newest of each kind, as many as asked for, and nothing of another user', async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()])
  for (let index = 1; index <= 7; index++) {
    await account.post('/api/goals', { title: `Garden ${index}`, domain: 'health' })
  }
  expect(await search(account, 'garden')).toHaveLength(5)
  const two = await search(account, 'garden', '&limit=2')
  expect(two.map((hit) => hit.kind === 'goal' && hit.title)).toEqual(['Garden 7', 'Garden 6'])
  expect(await search(other, 'garden')).toEqual([])
})

test('refuses an empty search, one too long and a limit out of bounds; asks for a session', async () => {
  const account = await newAccount()
  for (const query of ['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`, '?q=x&limit=0', '?q=x&limit=21']) {
    expect((await account.get(`/api/search${query}`)).status, query).toBe(400)
  }
  expect((await call('GET', '/api/search?q=x')).status).toBe(401)
})

test('a search that found nothing is put right by the words of the person’s own rows', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  await account.post('/api/journal', { mood: 3, notes: 'My passport runs out in May, says the journal.' })
  const meant = async (query: string, who = account) => (await who.get(`/api/search/meant?q=${query}`)).body
  expect(await meant('pasport')).toEqual({ q: 'passport' })
  expect(await meant('pasport%20may')).toEqual({ q: 'passport may' })
  // A word that would only ask in a question is looked for here.
  expect(await meant('joural')).toEqual({ q: 'journal' })
  expect(await meant('pasport&of=entries')).toEqual({ q: 'passport' })
  // Where nothing of what is looked through has it, nobody else’s, or what has all of the words.
  expect(await meant('pasport&of=messages')).toEqual({ q: null })
  expect(await meant('pasport', other)).toEqual({ q: null })
  expect(await meant('pasport%20june')).toEqual({ q: null })
  expect(await meant('passport')).toEqual({ q: null })
  expect((await account.get('/api/search/meant?q=x&of=goals')).status).toBe(400)
})
