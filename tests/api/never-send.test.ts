import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

test('a goal, an entry and a conversation are sent unless they are marked, and the mark is theirs to change', async () => {
  const account = await newAccount()
  const rows = [
    ['/api/goals', { title: 'Row', domain: 'health' }],
    ['/api/journal', { mood: 3, notes: 'Rowed' }],
    ['/api/conversations', { title: 'Rowing' }],
  ] as const
  for (const [path, body] of rows) {
    const plain = await account.post(path, body)
    expect(plain.body).toMatchObject({ neverSend: false })
    const kept = await account.post(path, { ...body, neverSend: true })
    expect(kept.body).toMatchObject({ neverSend: true })
    const changed = await account.patch(`${path}/${plain.body.id}`, { neverSend: true })
    expect(changed.body).toMatchObject({ id: plain.body.id, neverSend: true })
    expect((await account.patch(`${path}/${plain.body.id}`, { neverSend: 'yes' })).status).toBe(400)
    expect((await account.patch(`${path}/${plain.body.id}`, { neverSend: false })).body.neverSend).toBe(false)
    const stranger = await newAccount()
    expect((await stranger.patch(`${path}/${plain.body.id}`, { neverSend: true })).status).toBe(404)
    const list: { id: string; neverSend: boolean }[] = (await account.get(path)).body
    expect(list.filter(({ neverSend }) => neverSend).map(({ id }) => id)).toEqual([kept.body.id])
  }
})

test('export and import keep the marks, and a document without them marks nothing', async () => {
  const account = await newAccount()
  await account.post('/api/goals', { title: 'Row', domain: 'health', neverSend: true })
  await account.post('/api/journal', { mood: 3, notes: 'Rowed', neverSend: true })
  await account.post('/api/conversations', { title: 'Rowing', neverSend: true })
  const { body: document } = await account.get('/api/export/all')
  const marks = (one: typeof document) =>
    [one.goals, one.journal, one.conversations].map(([row]: { neverSend: boolean }[]) => row?.neverSend)
  expect(marks(document)).toEqual([true, true, true])
  const second = await newAccount()
  expect((await second.post('/api/import', document)).status).toBe(200)
  expect(marks((await second.get('/api/export/all')).body)).toEqual([true, true, true])
  const old = structuredClone(document)
  for (const [row] of [old.goals, old.journal, old.conversations]) delete row.neverSend
  const third = await newAccount()
  expect((await third.post('/api/import', old)).status).toBe(200)
  expect(marks((await third.get('/api/export/all')).body)).toEqual([false, false, false])
})
