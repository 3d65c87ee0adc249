import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { sources } from './sources'

test('every table of the record notes what is made, changed and deleted, whatever a migration rebuilt', async () => {
  const rows = await db.$queryRaw<{ name: string }[]>`SELECT "name" FROM sqlite_master WHERE "type" = 'trigger'`
  const expected = Object.keys(sources).flatMap((table) =>
    ['made', 'changed', 'gone'].map((what) => `${table}_${what}`),
  )
  const kept = ['Goal', 'JournalEntry', 'Conversation'].map((table) => `${table}_kept`)
  const noted = ['text_gone', 'User_gone', ...expected, ...kept].map((name) => `record_${name}`)
  expect(rows.map(({ name }) => name).toSorted()).toEqual(noted.toSorted())
})
