import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/server/env'
import { bringIn } from '../support/imports'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '../support/in-process-api'
import { makeZip, type ZipPart } from '../support/make-zip'

let api: InProcessApi
let person: InProcessAccount

beforeAll(async () => {
  api = await openApiInProcess()
})
afterAll(() => api.close())

async function newcomer() {
  person = await api.signup({ timeZone: 'Europe/Berlin' })
}

/** A picture of noise, as a camera's is: it does not shrink to nothing. */
function picture(width: number, height: number, kind: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: 'red', noise } })
    .toFormat(kind)
    .toBuffer()
}

async function upload(parts: readonly ZipPart[]) {
  const body = { name: 'export.zip', file: makeZip(parts).toString('base64') }
  const answer = await person.ask('POST', '/api/imports', { body })
  expect([answer.status, answer.body.fields]).toEqual([201, undefined])
  return answer.body
}

async function journal(): Promise<{ date: string; mood: number; notes: string; attachments: string[] }[]> {
  return (await person.ask('GET', '/api/journal')).body
}

const sizes = async (id: string) => {
  const row = await api.database.client.attachment.findUniqueOrThrow({ where: { id } })
  return [row.width, row.height]
}

const statusOf = async (id: string) => (await person.ask('GET', '/api/attachments/{id}', { id })).status
const filesOf = () => {
  const folder = path.join(env.FILES_DIR, person.user.id)
  return existsSync(folder) ? readdirSync(folder) : []
}
const boxOf = (id: string) => path.join(env.FILES_DIR, '.imports', id)

const dayOnePhoto = (md5: string, type = 'jpeg') => ({ md5, type, identifier: md5.toUpperCase() })

function dayOne(): object {
  const at = (day: string) => ({ creationDate: `2024-03-${day}T12:00:00Z`, timeZone: 'Europe/Berlin' })
  const entries = [
    {
      ...at('01'),
      text: 'The canal',
      photos: [dayOnePhoto('aa'), dayOnePhoto('bb', 'png'), dayOnePhoto('heic', 'heic')],
    },
    { ...at('02'), text: '![](dayone-moment://CC)', photos: [dayOnePhoto('cc')], audios: [{}] },
    { ...at('03'), text: 'No file', photos: [dayOnePhoto('missing')] },
    { ...at('04'), text: 'Cut off', photos: [dayOnePhoto('cut')] },
    { ...at('05'), text: 'A crowd', photos: Array.from({ length: 22 }, () => dayOnePhoto('aa')) },
  ]
  return { metadata: { version: '1.0' }, entries }
}

async function dayOneZip(): Promise<ZipPart[]> {
  const whole = await picture(320, 200)
  return [
    { path: 'Journal.json', bytes: JSON.stringify(dayOne()) },
    { path: 'photos/aa.jpeg', bytes: await picture(300, 200) },
    { path: 'photos/bb.png', bytes: await picture(20, 40, 'png') },
    { path: 'photos/cc.jpeg', bytes: await picture(30, 30) },
    { path: 'photos/heic.heic', bytes: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0') },
    { path: 'photos/cut.jpeg', bytes: whole.subarray(0, whole.length / 2) },
  ]
}

test('Day One’s pictures become photos of their entries, and go with them', async () => {
  await newcomer()
  const zip = await dayOneZip()
  const found = await upload(zip)
  expect(found.counts).toMatchObject({ entries: 5, photos: 24, duplicates: 0, unread: 0 })
  expect(found.leftOut).toEqual([
    '1 picture that is not in the file',
    '1 picture that is no JPEG, PNG or WebP',
    '2 pictures beyond the 20 that an entry holds',
    '1 recording or document',
  ])
  expect(await bringIn(person, found.id)).toMatchObject({
    status: 'done',
    done: 28,
    of: 28,
    remark: '1 picture could not be read and was left out.',
  })
  const [crowd, cut, bare, single, first] = await journal()
  expect([crowd, cut, bare, single, first].map((entry) => entry?.attachments.length)).toEqual([20, 0, 0, 1, 2])
  expect(single?.notes).toBe('A photo, 13:00')
  expect(await Promise.all((first?.attachments ?? []).map(sizes))).toEqual([
    [300, 200],
    [20, 40],
  ])
  for (const id of first?.attachments ?? []) expect(await statusOf(id)).toBe(200)
  expect(filesOf()).toHaveLength(2 * 23)
  // Nobody sees a picture by having the file.
  for (const name of filesOf()) {
    const bytes = readFileSync(path.join(env.FILES_DIR, person.user.id, name))
    expect(bytes.includes('RIFF') || bytes.includes('WEBP')).toBe(false)
  }

  const again = await upload(zip)
  expect(again.counts).toMatchObject({ entries: 0, photos: 0, duplicates: 5 })
  await person.ask('DELETE', '/api/imports/{id}', { id: again.id })
  expect((await person.ask('DELETE', '/api/imports/{id}', { id: found.id })).status).toBe(204)
  expect(await journal()).toEqual([])
  expect(await api.database.client.attachment.count({ where: { userId: person.user.id } })).toBe(0)
  expect(await statusOf(first?.attachments[0] ?? '')).toBe(404)
  expect(filesOf()).toEqual([])
}, 240_000)

test('while it waits its pictures are sealed, and they go with it', async () => {
  await newcomer()
  const zip = await dayOneZip()
  const found = await upload(zip)
  const sealed = readFileSync(boxOf(found.id))
  const [, aa] = zip
  expect(sealed.length).toBeGreaterThan(Buffer.from(aa?.bytes ?? '').length)
  expect(sealed.includes(Buffer.from(aa?.bytes ?? '').subarray(100, 140))).toBe(false)
  const next = await upload(zip.map((part) => (part.path === 'Journal.json' ? { ...part, path: 'Other.json' } : part)))
  expect([existsSync(boxOf(found.id)), existsSync(boxOf(next.id))]).toEqual([false, true])
  await person.ask('DELETE', '/api/imports/{id}', { id: next.id })
  expect(existsSync(boxOf(next.id))).toBe(false)
  const refused = makeZip([...zip, { path: 'Broken.json', bytes: '{' }]).toString('base64')
  const before = readdirSync(path.join(env.FILES_DIR, '.imports'))
  const answer = await person.ask('POST', '/api/imports', { body: { name: 'export.zip', file: refused } })
  expect(answer.status).toBe(400)
  expect(readdirSync(path.join(env.FILES_DIR, '.imports'))).toEqual(before)
}, 240_000)

test('Journiv’s pictures come from where its entries say, moments and their moods too', async () => {
  await newcomer()
  const medium = (file_path: string, media_type = 'image') => ({ filename: 'cup.jpg', file_path, media_type })
  const at = (day: string) => ({
    entry_date: `2026-02-${day}`,
    entry_datetime_utc: `2026-02-${day}T09:00:00Z`,
    entry_timezone: 'UTC',
  })
  const entries = [
    { ...at('01'), content_plain_text: 'Coffee', media: [medium('e1/m1_cup.jpg'), medium('e1/m2_a.mp3', 'audio')] },
    { ...at('02'), moment: { primary_mood_name: 'calm', note: 'By the sea', media: [medium('mo/m3_cup.jpg')] } },
    { ...at('03'), content_plain_text: '', media: [medium('e3/m4_cup.jpg')] },
  ]
  const mood_definitions = [{ name: 'calm', category: 'positive', score: 5 }]
  const found = await upload([
    { path: 'data.json', bytes: JSON.stringify({ journals: [{ title: 'Evenings', entries }], mood_definitions }) },
    { path: 'media/e1/m1_cup.jpg', bytes: await picture(10, 20) },
    { path: 'media/mo/m3_cup.jpg', bytes: await picture(20, 10) },
    { path: 'media/e3/m4_cup.jpg', bytes: await picture(30, 10) },
  ])
  expect(found).toMatchObject({ kind: 'journiv', needs: [], leftOut: ['1 recording or document'] })
  expect(found.counts).toMatchObject({ entries: 3, photos: 3 })
  await bringIn(person, found.id)
  const [bare, sea, coffee] = await journal()
  expect([bare, sea, coffee].map((entry) => [entry?.mood, entry?.notes])).toEqual([
    [3, 'A photo, 09:00'],
    [5, 'By the sea'],
    [3, 'Coffee'],
  ])
  const held = [bare, sea, coffee].map((entry) => entry?.attachments[0] ?? '')
  expect(await Promise.all(held.map(sizes))).toEqual([
    [30, 10],
    [20, 10],
    [10, 20],
  ])
})

test('a backup of Daylio’s brings what its table does, with photos', async () => {
  await newcomer()
  const when = { year: 2024, month: 2, day: 1, hour: 21, minute: 5, datetime: Date.parse('2024-03-01T20:05:00Z') }
  const backup = {
    version: 15,
    customMoods: [
      { id: 1, custom_name: '', mood_group_id: 1, predefined_name_id: 1 },
      { id: 7, custom_name: 'Hopeful', mood_group_id: 2, predefined_name_id: -1 },
    ],
    tags: [{ id: 3, name: 'run' }],
    assets: [
      { id: 1, type: 1, checksum: '0c0ffee' },
      { id: 2, type: 2, checksum: '0dd' },
    ],
    dayEntries: [
      { ...when, mood: 1, note: 'By the <b>canal</b>', note_title: '', tags: [3], assets: [1, 2] },
      { ...when, day: 2, mood: 7, note: '', note_title: null, tags: [], assets: [] },
      { ...when, month: 14, mood: 7, note: 'No day', tags: [], assets: [] },
    ],
  }
  const found = await upload([
    { path: 'backup.daylio', bytes: Buffer.from(JSON.stringify(backup)).toString('base64') },
    { path: 'assets/photos/2024/3/0c0ffee', bytes: await picture(40, 20) },
  ])
  expect(found).toMatchObject({ kind: 'daylio-backup', needs: [], leftOut: ['1 recording or document'] })
  expect(found.moods).toEqual([
    { word: 'rad', mood: 5, rows: 1 },
    { word: 'Hopeful', mood: 4, rows: 1 },
  ])
  expect(found.counts).toMatchObject({ entries: 2, photos: 1, unread: 1 })
  await bringIn(person, found.id)
  const [hopeful, run] = await journal()
  expect([hopeful?.mood, hopeful?.notes]).toEqual([4, 'Hopeful'])
  expect([run?.mood, run?.notes]).toEqual([5, 'By the canal\n\nActivities: run'])
  expect(await sizes(run?.attachments[0] ?? '')).toEqual([40, 20])
  const csv =
    'full_date,date,weekday,time,mood,activities,note_title,note\n2024-03-01,1 March,Friday,21:05,rad,run,,By the canal\n'
  const body = { name: 'daylio.csv', file: Buffer.from(csv).toString('base64') }
  expect((await person.ask('POST', '/api/imports', { body })).body.counts).toMatchObject({ entries: 0, duplicates: 1 })
})
