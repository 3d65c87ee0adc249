import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/server/db/client'
import { createEntry, updateEntry } from '@/lib/server/journal/write-entry'
import { createAttachment, readAttachment } from './attachments'
import * as photoFiles from './photo-files'
import { sealOldPhotos } from './seal-old-photos'
import { sweepPhotos } from './sweep-photos'

const { folder } = vi.hoisted(() => ({ folder: `${process.env.TMPDIR ?? '/tmp'}/apogee-photos-${process.pid}` }))

vi.mock('@/lib/server/env', async (original) => {
  const { parseEnv } = await original<typeof import('@/lib/server/env')>()
  return { env: parseEnv({ ...process.env, FILES_DIR: folder, FILES_QUOTA: '1 MB' }) }
})

vi.mock('./photo-files', async (original) => {
  const all = await original<typeof photoFiles>()
  return { ...all, photosToPlace: vi.fn(all.photosToPlace) }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const createUser = (name: string) =>
  db.user.create({ data: { email: `${name}@example.com`, selectedDomains: [] }, omit: { passwordHash: true } })

async function photo(side: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const made = sharp({ create: { width: side, height: side, channels: 3, background: 'red', noise } })
  return { file: (await made.png().toBuffer()).toString('base64') }
}

const filesOf = (id: string) => readdirSync(path.join(folder, id)).sort()
const dayAgo = new Date(Date.now() - 25 * 60 * 60_000)

test('an account’s photos fill its share and no more, however many come at once', async () => {
  const user = await createUser('full')
  const one = await photo(900)
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => createAttachment(user, one)))
  const kept = outcomes.filter(({ status }) => status === 'fulfilled')
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(kept.length).toBeGreaterThan(0)
  expect(new Set(refused)).toEqual(new Set(['storage_full']))
  const { _sum: used } = await db.attachment.aggregate({ where: { userId: user.id }, _sum: { bytes: true } })
  expect(used.bytes).toBeLessThanOrEqual(1_000_000)
  expect(filesOf(user.id)).toHaveLength(2 * kept.length)
}, 60_000)

test('a photo that no entry has named for a day goes, and so does a file that no row tells of', async () => {
  const user = await createUser('sweep')
  const make = async () => (await createAttachment(user, await photo(20))).id
  const [used, unused, fresh, released, orphan] = [await make(), await make(), await make(), await make(), await make()]
  const entry = await createEntry(user, { mood: 3, notes: 'x', attachments: [used, released] })
  await db.attachment.updateMany({ where: { id: { not: fresh } }, data: { unusedSince: dayAgo } })
  // Let go of just now, whenever it came.
  await updateEntry(user, entry.id, { attachments: [used] }, null)
  await db.attachment.delete({ where: { id: orphan } })
  for (const name of filesOf(user.id)) utimesSync(path.join(folder, user.id, name), dayAgo, dayAgo)
  await sweepPhotos()
  const left = (await db.attachment.findMany({ where: { userId: user.id } })).map(({ id }) => id)
  expect(left.sort()).toEqual([used, fresh, released].sort())
  expect(new Set(filesOf(user.id).map((name) => name.replace(/(-small)?\.webp/, '')))).toEqual(new Set(left))
  expect(left).not.toContain(unused)
})

test('a photo whose entry waits on a device is there as long as that may wait', async () => {
  const user = await createUser('offline')
  const { id } = await createAttachment(user, await photo(20), { waits: true })
  const later = (days: number) => vi.useFakeTimers({ now: Date.now() + days * 86_400_000, toFake: ['Date'] })
  later(29)
  await sweepPhotos()
  const entry = await createEntry(user, { mood: 3, notes: 'from the mountains', attachments: [id] })
  expect(await db.attachment.findUnique({ where: { id } })).toMatchObject({ entryId: entry.id })
  vi.useRealTimers()
  const { id: unsent } = await createAttachment(user, await photo(20), { waits: true })
  later(31)
  await sweepPhotos()
  vi.useRealTimers()
  expect(await db.attachment.findUnique({ where: { id: unsent } })).toBeNull()
})

test('a photo’s files say nothing without its row’s key, nor under another’s', async () => {
  const user = await createUser('sealed')
  const [one, other] = [await createAttachment(user, await photo(20)), await createAttachment(user, await photo(20))]
  const files = filesOf(user.id).map((name) => readFileSync(path.join(folder, user.id, name)))
  expect(files.some((bytes) => bytes.includes('WEBP'))).toBe(false)
  expect((await readAttachment(user, one.id, 'full')).includes('WEBP')).toBe(true)
  const { key } = await db.attachment.findUniqueOrThrow({ where: { id: other.id } })
  await db.attachment.update({ where: { id: one.id }, data: { key } })
  await expect(readAttachment(user, one.id, 'full')).rejects.toMatchObject({ code: 'not_found' })
})

test('photos that were kept before photos were sealed are sealed at a start, also where an earlier one was killed amid it', async () => {
  const user = await createUser('older')
  const ids: string[] = []
  for (let count = 0; count < 3; count++) {
    const { id } = await createAttachment(user, await photo(20))
    for (const size of ['full', 'small'] as const) {
      const bytes = await readAttachment(user, id, size)
      writeFileSync(path.join(folder, user.id, `${id}${size === 'small' ? '-small' : ''}.webp`), bytes)
    }
    await db.attachment.update({ where: { id }, data: { key: null } })
    ids.push(id)
  }
  const isOpen = (name: string) => readFileSync(path.join(folder, user.id, name)).includes('WEBP')
  expect(filesOf(user.id).filter(isOpen)).toHaveLength(6)
  // Killed before the row had the key, and after.
  const [early = '', late = ''] = ids
  await photoFiles.sealPhoto(user.id, early)
  const key = await photoFiles.sealPhoto(user.id, late)
  await db.attachment.update({ where: { id: late }, data: { key } })
  for (let start = 0; start < 2; start++) await sealOldPhotos()
  expect(filesOf(user.id).filter(isOpen)).toEqual([])
  expect(await photoFiles.photosToPlace(user.id)).toEqual([])
  for (const id of ids) {
    for (const size of ['full', 'small'] as const) {
      expect((await readAttachment(user, id, size)).includes('WEBP')).toBe(true)
    }
  }
})

test('folders are looked through at a start until all photos are sealed, and again where one is not', async () => {
  const user = await createUser('often')
  const lookedThrough = async () => {
    vi.mocked(photoFiles.photosToPlace).mockClear()
    await sealOldPhotos()
    return vi.mocked(photoFiles.photosToPlace).mock.calls.length > 0
  }
  const { id } = await createAttachment(user, await photo(20))
  await sealOldPhotos()
  expect([await lookedThrough(), await lookedThrough()]).toEqual([false, false])
  // As a backup of an older version brings one back; its start is then killed before all is in its place.
  const full = await readAttachment(user, id, 'full')
  writeFileSync(path.join(folder, user.id, `${id}.webp`), full)
  await db.attachment.update({ where: { id }, data: { key: null } })
  expect(await lookedThrough()).toBe(true)
  expect((await readAttachment(user, id, 'full')).equals(full)).toBe(true)
  expect([await lookedThrough(), await lookedThrough()]).toEqual([true, false])
})

test('an entry cannot hold a photo of someone else, nor one that another entry holds', async () => {
  const [ada, bob] = [await createUser('ada'), await createUser('bob')]
  const { id } = await createAttachment(ada, await photo(20))
  await createEntry(bob, { mood: 3, notes: 'x', attachments: [id] })
  const first = await createEntry(ada, { mood: 3, notes: 'x', attachments: [id] })
  await createEntry(ada, { mood: 3, notes: 'y', attachments: [id] })
  expect(await db.attachment.findUnique({ where: { id } })).toMatchObject({ entryId: first.id })
})
