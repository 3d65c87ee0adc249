import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

export type PushServer = {
  url: string
  /** A browser that takes messages there. */
  browser(): PushBrowser
  stop(): Promise<void>
}

type Taken = {
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests are about
  message: any
  topic: string
  ttl: number
  urgency: string
  /** The payload of the server's token: audience, expiry, subject. */
  claims: { aud: string; exp: number; sub: string }
  bytes: number
}

export type PushBrowser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** What came for it, decrypted and with the server's signature verified, oldest first. */
  taken: Taken[]
  /** What its next messages are answered with; 201 unless it says otherwise. */
  status: number
}

type Keys = { ecdh: ReturnType<typeof createECDH>; auth: Buffer; browser: PushBrowser }

/** A push service on the loopback that reads what it is sent as a browser would (RFC 8030, 8188, 8291 and 8292). */
export async function startPushServer(): Promise<PushServer> {
  const browsers = new Map<string, Keys>()
  const server = createServer(async (request, response) => {
    const keys = browsers.get(request.url ?? '')
    const body = await bodyOf(request)
    if (!keys) return void response.writeHead(404).end()
    const { status, taken } = keys.browser
    if (status < 300) taken.push(read(request, body, keys))
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const push: PushServer = {
    url: `http://127.0.0.1:${port}`,
    browser() {
      const path = `/${randomUUID()}`
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      const browser: PushBrowser = { subscription: { endpoint: push.url + path, keys }, taken: [], status: 201 }
      browsers.set(path, { ecdh, auth, browser })
      return browser
    },
    stop() {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
      server.closeAllConnections()
      return closed
    },
  }
  return push
}

/** A subscription that could be a browser's, at a service that is not there. */
export function browserSubscription() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  return { endpoint: 'https://push.example.net/a-browser', keys }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function read({ headers }: IncomingMessage, body: Buffer, keys: Keys): Taken {
  return {
    message: JSON.parse(decrypt(body, keys)),
    topic: String(headers.topic),
    ttl: Number(headers.ttl),
    urgency: String(headers.urgency),
    claims: claimsOf(String(headers.authorization)),
    bytes: body.length,
  }
}

/** aes128gcm with the keys of a browser: salt, record size and the sender's key stand before the one record. */
function decrypt(body: Buffer, { ecdh, auth }: Keys): string {
  const salt = body.subarray(0, 16)
  const length = body[20] ?? 0
  const sender = body.subarray(21, 21 + length)
  const record = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** The claims of a VAPID token, whose signature must be that of the key beside it. */
function claimsOf(authorization: string): Taken['claims'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head, payload, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x as string, y: y as string }, format: 'jwk' })
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  )
  if (!signed) throw new Error('the token is not signed by its key')
  return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
}
