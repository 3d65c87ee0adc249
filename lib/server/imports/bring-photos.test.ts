import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { createAttachment } from '@/lib/server/attachments/attachments'
import { db } from '@/lib/server/db/client'
import { makeZip } from '@/tests/support/make-zip'
import { applyImport } from './apply-import'
import { readImport, uploadFile } from './file-imports'
import { boxesBefore } from './picture-box'
import { sweepUploads } from './sweep-uploads'

const { folder } = vi.hoisted(() => ({ folder: `${process.env.TMPDIR ?? '/tmp'}/apogee-brought-${process.pid}` }))

vi.mock('@/lib/server/env', async (original) => {
  const { parseEnv } = await original<typeof import('@/lib/server/env')>()
  return { env: parseEnv({ ...process.env, FILES_DIR: folder, FILES_QUOTA: '1 MB', LOG_LEVEL: 'silent' }) }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const createUser = () =>
  db.user.create({ data: { email: 'photos@example.com', selectedDomains: [] }, omit: { passwordHash: true } })

const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'red', noise } })
    .jpeg()
    .toBuffer()

test('photos beyond the account’s share leave nothing of the file, say why, and can be tried again', async () => {
  const user = await createUser()
  const filling = await createAttachment(user, { file: (await picture(900)).toString('base64') })
  const photos = (md5: string) => [{ md5, type: 'jpeg', identifier: md5 }]
  const entries = ['a', 'b'].map((md5, at) => ({
    creationDate: `2024-03-0${at + 1}T12:00:00Z`,
    text: md5,
    photos: photos(md5),
  }))
  const zip = makeZip([
    { path: 'Journal.json', bytes: JSON.stringify({ entries }) },
    { path: 'photos/a.jpeg', bytes: await picture(300) },
    { path: 'photos/b.jpeg', bytes: await picture(900) },
  ])
  const { id } = await uploadFile(user, { name: 'Export.zip', file: zip.toString('base64') })

  const outcome = async () => {
    await applyImport(user, id)
    for (;;) {
      const row = await readImport(user, id)
      if (row.status !== 'running') return row
      await sleep(10)
    }
  }
  expect(await outcome()).toMatchObject({ status: 'failed', remark: expect.stringContaining('photos') })
  expect(await db.journalEntry.count({ where: { userId: user.id } })).toBe(0)
  expect(readdirSync(path.join(folder, user.id))).toHaveLength(2)

  await db.attachment.delete({ where: { id: filling.id } })
  expect(await outcome()).toMatchObject({ status: 'done', done: 4, remark: null })
  expect(await db.attachment.count({ where: { userId: user.id, entryId: { not: null } } })).toBe(2)
  expect(existsSync(path.join(folder, '.imports', id))).toBe(false)
}, 60_000)

test('the pictures of a file that nobody brings in go after a day', async () => {
  const user = await db.user.findFirstOrThrow({ omit: { passwordHash: true } })
  const entries = [
    { creationDate: '2024-03-01T12:00:00Z', text: 'x', photos: [{ md5: 'a', type: 'jpeg', identifier: '' }] },
  ]
  const zip = makeZip([
    { path: 'Journal.json', bytes: JSON.stringify({ entries }) },
    { path: 'photos/a.jpeg', bytes: await picture(20) },
  ])
  const { id } = await uploadFile(user, { name: 'Export.zip', file: zip.toString('base64') })
  vi.useFakeTimers({ now: Date.now() + 23 * 3_600_000, toFake: ['Date'] })
  await sweepUploads()
  expect(await boxesBefore(Date.now())).toEqual([id])
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  await sweepUploads()
  vi.useRealTimers()
  expect(await boxesBefore(Date.now())).toEqual([])
  expect(await db.fileImport.count({ where: { id } })).toBe(0)
})
