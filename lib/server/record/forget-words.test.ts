import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { createEntry } from '@/lib/server/journal/write-entry'
import { deleteAccount } from '@/lib/server/users/delete-account'
import { catchUp } from './index-waiting'

const file = (process.env.DATABASE_URL ?? '').replace(/^file:/, '')

async function isInFile(word: string): Promise<boolean> {
  await db.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`
  return readFileSync(file).includes(word)
}

test('the words of a deleted account leave the file, those of others stay to be found', async () => {
  const [gone, stays] = await Promise.all(
    ['gone@example.com', 'stays@example.com'].map((email) =>
      db.user.create({ data: { email, selectedDomains: [] }, omit: { passwordHash: true } }),
    ),
  )
  if (!gone || !stays) throw new Error('Two accounts were made.')
  for (const [user, word] of [
    [gone, 'zanzibar'],
    [stays, 'quokka'],
  ] as const) {
    for (let at = 0; at < 8; at++) await createEntry(user, { mood: 3, notes: `${word}${at} by the sea` })
    await catchUp(user.id, 60_000)
  }
  expect(await isInFile('zanzibar')).toBe(true)
  await deleteAccount(gone, gone.email)
  expect(await isInFile('zanzibar')).toBe(false)
  expect(await isInFile('quokka')).toBe(true)
})
