import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '@/lib/contract/limits'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { fixturePath } from '../support/fixture-path'
import { bringIn, sendStream } from '../support/imports'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '../support/in-process-api'
import { makeZip, type ZipPart, zipFolder } from '../support/make-zip'

const { field } = importFileMessages
const MB = 1024 * 1024

let api: InProcessApi
let person: InProcessAccount

beforeAll(async () => {
  api = await openApiInProcess()
  person = await api.signup()
})
afterAll(() => api.close())

async function send(bytes: Buffer, name = 'file') {
  // An upload's limit is of an account.
  person = await api.signup()
  return sendStream(api, person, name, bytes)
}

const note: ZipPart = { path: '2024-01-01.md', bytes: 'A note' }

describe('a file that is no export', () => {
  test.each<[string, Buffer, string]>([
    ['empty', Buffer.alloc(0), field.importEmpty],
    [
      'a picture called .csv',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNkAAIAAAoAAv/lxKUAAAAASUVORK5CYII=',
        'base64',
      ),
      field.importNoText,
    ],
    ['a gzip', gzipSync('date,note\n2024-01-01,Hello\n'), field.importNoText],
    ['a large binary', Buffer.alloc(limits.importFileBytes + 1), field.importUnknown],
    ['HTML', Buffer.from('<!doctype html><p>Hello</p>'), field.importNoTable],
    ['JSON of anything', Buffer.from('{"hello": 1}'), field.importForeignJson],
    ['an own export', Buffer.from('{"format":"apogee","version":1,"goals":[]}'), field.importOwn],
    ['JSON that breaks off', Buffer.from('{"entries": [{"creationDate"'), field.importBadJson],
    ['JSON nested 100,000 deep', Buffer.from('['.repeat(100_000)), field.importBadJson],
    [
      'health data that breaks off',
      Buffer.from('<?xml version="1.0"?><HealthData><Record type="x"'),
      field.importBroken,
    ],
    ['a zip that breaks off', makeZip([note]).subarray(0, 60), field.importBroken],
    ['an empty zip', makeZip([]), field.importForeignZip],
    ['a zip of pictures', makeZip([{ path: 'a.jpg', bytes: 'x' }]), field.importForeignZip],
    ['a zip in a zip', makeZip([{ path: 'inner.zip', bytes: makeZip([note]) }]), field.importForeignZip],
    ['a zip with a password', makeZip([{ ...note, says: { flags: 0x801 } }]), field.importLocked],
    ['a zip that leads outside', makeZip([{ path: '../../etc/2024-01-01.md', bytes: 'A note' }]), field.importOutside],
    ['a zip that leads to the root', makeZip([{ path: '/etc/2024-01-01.md', bytes: 'A note' }]), field.importOutside],
    [
      'a zip that leads outside by a backslash',
      makeZip([{ path: '..\\2024-01-01.md', bytes: 'A note' }]),
      field.importOutside,
    ],
    ['a zip bomb', makeZip([{ path: '2024-01-01.md', bytes: Buffer.alloc(64 * MB) }]), field.importBomb],
    [
      'a zip that unpacks to more than it says',
      makeZip([{ path: '2024-01-01.md', bytes: 'x'.repeat(9_000), says: { size: 10 } }]),
      field.importBroken,
    ],
  ])('is refused in words: %s', async (_name, bytes, why) => {
    const { status, body } = await send(bytes, 'diary.csv')
    expect([status, body.fields]).toEqual([400, { file: [why] }])
    expect((await person.ask('GET', '/api/imports')).body).toEqual([])
  })

  test('a zip of many small bombs is broken off at what all texts may come to', async () => {
    // Under the ratio each, by noise that repeats only now and then.
    const line = Array.from({ length: 3_000 }, (_, n) => `${n * 7_919}`).join(' ')
    const bytes = Buffer.from(`[${`"${line}",`.repeat(1_000)}0]`)
    expect(bytes.length).toBeLessThan(limits.unpacked.text)
    const zip = makeZip(Array.from({ length: 8 }, (_, n) => ({ path: `${n}.json`, bytes })))
    const { status, body } = await send(zip)
    expect([status, body.fields]).toEqual([400, { file: [field.importTooMuch] }])
  }, 30_000)

  test('an attribute without an end is not kept', async () => {
    const { status, body } = await send(Buffer.from(`<HealthData><Record type="${'a'.repeat(4 * MB)}`))
    expect([status, body.fields]).toEqual([400, { file: [field.importBroken] }])
  })

  test('entities of a document type are not opened', async () => {
    const doctype = '<!DOCTYPE HealthData [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    const { body } = await send(Buffer.from(`<?xml version="1.0"?>${doctype}<HealthData>&b;</HealthData>`))
    expect(body.fields).toEqual({ file: [field.importBroken] })
  })
})

test('what is larger than may be sent is broken off while it comes', async () => {
  const most = limits.importStreamBytes
  Object.assign(limits, { importStreamBytes: 8 * MB })
  const chunk = Buffer.alloc(MB)
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.length
      controller.enqueue(chunk)
    },
  })
  person = await api.signup()
  const { status } = await sendStream(api, person, 'all.zip', endless).finally(() => {
    Object.assign(limits, { importStreamBytes: most })
  })
  expect([status, sent < 16 * MB]).toEqual([413, true])
})

test('a sender who leaves half way leaves nothing', async () => {
  let pulls = 0
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (pulls++ === 0) controller.enqueue(Buffer.from('date,note\n'))
      else controller.error(new Error('gone'))
    },
  })
  person = await api.signup()
  expect((await sendStream(api, person, 'a.csv', broken)).status).toBe(500)
  expect((await person.ask('GET', '/api/imports')).body).toEqual([])
})

describe('a text that is written in another way', () => {
  const table = 'Datum;Notiz\r\n14.03.2024;Spät ins Büro 🌙\r\n15.03.2024;שלום עולם\r\n'

  test.each([
    ['UTF-16, the low byte first', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table, 'utf16le')])],
    ['UTF-16, the high byte first', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(table, 'utf16le').swap16()])],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${table}`)],
  ])('is read: %s', async (_name, bytes) => {
    const { status, body } = await send(bytes)
    expect([status, body.counts?.entries, body.needs]).toEqual([201, 2, []])
    expect(body.samples.map(({ notes }: { notes: string }) => notes)).toEqual(['Spät ins Büro 🌙', 'שלום עולם'])
  })

  test('Latin-1 with semicolons comes as it is, too', async () => {
    const { body } = await send(readFileSync(fixturePath('latin1-semicolons.csv')))
    expect(body).toMatchObject({ kind: 'csv', counts: { entries: 2, unread: 1 } })
  })
})

describe('10,000 habits', () => {
  const header =
    'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?'
  const habits = (count: number) =>
    [header, ...Array.from({ length: count }, (_, n) => `${n + 1},Habit ${n},YES_NO,,,1,1,#000,,,,false`)].join('\n')
  const marks = (count: number) => ['Date', ...Array.from({ length: count }, (_, n) => `Habit ${n}`)].join(',')

  test('are refused in words, without holding anyone up', async () => {
    const zip = makeZip([{ path: 'Habits.csv', bytes: habits(10_000) }])
    const { status, body } = await send(zip)
    expect([status, body.fields]).toEqual([400, { file: [field.importGoals] }])
  })

  test('a thousand come, and go', async () => {
    const rows = ['2024-01-02', '2024-01-01'].map((day) => [day, ...Array(1_000).fill('YES_MANUAL')].join(','))
    const zip = makeZip([
      { path: 'Habits.csv', bytes: habits(1_000) },
      { path: 'Checkmarks.csv', bytes: [marks(1_000), ...rows].join('\n') },
    ])
    const { body } = await send(zip)
    expect(body.counts).toMatchObject({ goals: 1_000, values: 2_000 })
    expect(await bringIn(person, body.id)).toMatchObject({ status: 'done', done: 3_000 })
    const count = () => api.database.client.goal.count({ where: { userId: person.user.id } })
    expect(await count()).toBe(1_000)
    expect((await person.ask('DELETE', '/api/imports/{id}', { id: body.id })).status).toBe(204)
    expect(await count()).toBe(0)
  }, 120_000)
})

test('a mapping of names that every object has means nothing', async () => {
  const { body } = await send(zipFolder(fixturePath('journiv')))
  const moods = { constructor: 1, toString: 2, jittery: 3 }
  const goals = { __proto__: { into: 'new' }, constructor: { into: 'new' } }
  const answer = await person.ask('PATCH', '/api/imports/{id}', { id: body.id, body: { mapping: { moods, goals } } })
  expect([answer.status, answer.body.needs]).toEqual([200, []])
})

test('of no upload is anything left on the disk, whatever became of it', async () => {
  const folder = path.join((await import('@/lib/server/env')).env.FILES_DIR, '.spool')
  // Other tests may have one under way.
  await expect.poll(() => (existsSync(folder) ? readdirSync(folder) : []), { timeout: 10_000 }).toEqual([])
})
