import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Account, call, newAccount } from '../support/api-client'
import { baseUrl } from '../support/base-url'

type Kind = 'jpeg' | 'png' | 'webp'

/** A picture of noise, which does not shrink to nothing. */
function picture(width: number, height: number, kind: Kind = 'jpeg'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const made = sharp({ create: { width, height, channels: 3, background: 'red', noise } })
  return made
    .withExif({ IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .toFormat(kind)
    .toBuffer()
}

/** Sends a file as a browser's form does. */
async function upload({ token }: Account, file: Buffer | null, name = 'photo.jpg') {
  const form = new FormData()
  if (file) form.set('file', new Blob([new Uint8Array(file)]), name)
  const whole = new Response(form)
  const raw = Buffer.from(await whole.clone().arrayBuffer())
  return call('POST', '/api/attachments', undefined, {
    token,
    raw,
    headers: { 'Content-Type': whole.headers.get('content-type') ?? '' },
  })
}

async function bytesOf({ cookie }: Account, path: string) {
  const response = await fetch(baseUrl() + path, { headers: { Cookie: cookie } })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('a photo is kept upright, bounded and without its place, and only its owner sees it', async () => {
  const account = await newAccount()
  const turned = await sharp(await picture(3200, 1600))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { status, body } = await upload(account, turned)
  expect(status).toBe(201)
  expect(body).toMatchObject({ width: 1280, height: 2560 })
  const { headers, bytes } = await bytesOf(account, `/api/attachments/${body.id}`)
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  const kept = await sharp(bytes).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 1280, height: 2560 })
  expect(kept.exif).toBeUndefined()
  const small = await bytesOf(account, `/api/attachments/${body.id}?size=small`)
  expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 240, height: 480 })
  expect(body.bytes).toBe(bytes.length + small.bytes.length)
  const stranger = await newAccount()
  expect((await bytesOf(stranger, `/api/attachments/${body.id}`)).status).toBe(404)
  expect((await stranger.delete(`/api/attachments/${body.id}`)).status).toBe(404)
  expect((await fetch(`${baseUrl()}/api/attachments/${body.id}`)).status).toBe(401)
  expect((await bytesOf(account, `/api/attachments/${body.id}`)).status).toBe(200)
})

test('what is no photo, too heavy or a bomb is refused in words', async () => {
  const account = await newAccount()
  const words = async (file: Buffer | null, name?: string) => {
    const { status, body } = await upload(account, file, name)
    return [status, body.fields?.file?.[0] ?? body.error]
  }
  expect(await words(null)).toEqual([400, 'Choose a photo'])
  expect(await words(Buffer.alloc(0))).toEqual([400, 'Choose a photo'])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await words(svg, 'photo.png')).toEqual([400, expect.stringContaining('JPEG, PNG and WebP')])
  expect(await words(Buffer.from('GIF89a and so on'), 'photo.jpg')).toEqual([400, expect.stringContaining('JPEG')])
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])
  expect(await words(heic, 'IMG_1.HEIC')).toEqual([400, expect.stringContaining('save it as a JPEG')])
  const whole = await picture(600, 400)
  expect(await words(whole.subarray(0, whole.length / 2))).toEqual([400, expect.stringContaining('damaged')])
  expect(await words(Buffer.concat([whole.subarray(0, 4), Buffer.alloc(2_000)]))).toEqual([
    400,
    expect.stringContaining('damaged'),
  ])
  expect(await words(Buffer.concat([whole, Buffer.alloc(11 * 1024 * 1024)]))).toEqual([
    413,
    'This photo is larger than 10 MB.',
  ])
  expect((await upload(account, Buffer.alloc(60 * 1024 * 1024))).status).toBe(413)
})

/** A PNG that says it is very large, in a few hundred kilobytes. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const lines = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  const zlib = Buffer.concat([Buffer.from([0x78, 0x01]), deflateRawSync(lines), Buffer.alloc(4)])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[
      ['IHDR', header],
      ['IDAT', zlib],
      ['IEND', Buffer.alloc(0)],
    ].map(([type, data]) => chunk(`${type}`, data as Buffer)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crcOf(body))
  return Buffer.concat([length, body, sum])
}

function crcOf(bytes: Buffer): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

test('a picture that unpacks to gigabytes is refused by the size it tells', async () => {
  const account = await newAccount()
  const before = process.memoryUsage().rss
  const { status, body } = await upload(account, bomb(20_000))
  expect([status, body.fields.file[0]]).toEqual([400, expect.stringContaining('too large')])
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
})

test('an entry holds its photos, lets go of one, and takes them along when it is deleted', async () => {
  const account = await newAccount()
  const [first, second] = [await upload(account, await picture(40, 30)), await upload(account, await picture(30, 40))]
  const attachments = [first.body.id, 'a word of its own', second.body.id]
  const { body: entry } = await account.post('/api/journal', { mood: 4, notes: 'By the sea', attachments })
  expect(entry.attachments).toEqual(attachments)
  await account.delete(`/api/attachments/${second.body.id}`)
  const read = await account.get(`/api/journal/${entry.id}`)
  expect(read.body.attachments).toEqual([first.body.id, 'a word of its own'])
  const patched = await account.patch(`/api/journal/${entry.id}`, { attachments: [first.body.id], timeSpent: '2 h' })
  expect(patched.body).toMatchObject({ attachments: [first.body.id], timeSpent: '2 h' })
  await account.delete(`/api/journal/${entry.id}`)
  expect((await account.get(`/api/attachments/${first.body.id}`)).status).toBe(404)
})

test('a whole account with its photos goes into another one, byte for byte', async () => {
  const [from, into] = [await newAccount(), await newAccount()]
  const { body: photo } = await upload(from, await picture(400, 300))
  await from.post('/api/journal', { mood: 5, notes: 'With a picture', attachments: [photo.id] })
  const archive = await bytesOf(from, '/api/export/all?format=zip')
  expect(archive.headers.get('content-type')).toBe('application/zip')
  const headers = { 'Content-Type': 'application/zip' }
  const send = (raw: Buffer, query = '') =>
    call('POST', `/api/import${query}`, undefined, { token: into.token, raw, headers })
  const looked = await send(archive.bytes, '?preview=true')
  expect([looked.status, looked.body.created]).toEqual([200, 1])
  expect((await into.get('/api/journal')).body).toEqual([])
  const answer = await send(archive.bytes)
  expect([answer.status, answer.body]).toEqual([200, { created: 1, skipped: 0 }])
  const [entry] = (await into.get('/api/journal')).body
  const [id] = entry.attachments
  expect(id).not.toBe(photo.id)
  const [mine, theirs] = [
    await bytesOf(from, `/api/attachments/${photo.id}`),
    await bytesOf(into, `/api/attachments/${id}`),
  ]
  expect(theirs.status).toBe(200)
  expect(theirs.bytes.equals(mine.bytes)).toBe(true)
  expect((await send(archive.bytes)).body).toEqual({ created: 0, skipped: 1 })
  const broken = await send(archive.bytes.subarray(0, archive.bytes.length - 30))
  expect([broken.status, broken.body.fields.file[0]]).toEqual([400, expect.stringContaining('not an archive')])
  expect((await send(Buffer.from('no archive'))).status).toBe(400)
})
