import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/server/db/client'
import { env } from '@/lib/server/env'
import { newUser } from '@/tests/support/counted-goal'
import { type PushServer, startPushServer } from '@/tests/support/push-server'
import { deliver } from './deliver'
import { mayBePushService, postToService } from './endpoint'
import { vapidKeys } from './vapid'

// A name of the net that its owner has stand for an address of somebody's own network.
vi.mock('node:dns', async (original) => ({
  ...(await original<typeof import('node:dns')>()),
  lookup: (_host: string, _options: object, found: (error: null, addresses: object[]) => void) =>
    found(null, [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ]),
}))

let push: PushServer
let sessions = 0

beforeAll(async () => {
  push = await startPushServer()
  env.PUSH_SERVICES.push(push.url)
})
afterAll(() => push.stop())

async function phone(endpoint?: string) {
  const { id: userId } = await newUser()
  const browser = push.browser()
  const session = { id: `d${sessions}`, userId, tokenHash: `d${sessions++}`, expiresAt: new Date('2100-01-01') }
  await db.session.create({ data: session })
  const { keys } = browser.subscription
  const place = endpoint ?? browser.subscription.endpoint
  await db.pushSubscription.create({
    data: { userId, sessionId: session.id, endpoint: place, endpointHash: place + session.id, ...keys },
  })
  return { userId, browser, sessionId: session.id }
}

const payload = { id: 'x', tag: 't', title: 'Ring the dentist’s “new” number', body: 'It is time.', path: '/dashboard' }
const message = { payload, topic: 'a-topic', seconds: 60, urgency: 'high' } as const

test('a message arrives sealed for the browser and signed by this server, which has one key for good', async () => {
  const { userId, browser } = await phone()
  expect(await deliver(userId, message)).toBe('taken')
  expect(browser.taken).toMatchObject([{ message: payload, topic: 'a-topic', ttl: 60, urgency: 'high' }])
  expect(browser.taken[0]?.claims).toMatchObject({ aud: push.url, sub: vapidKeys().subject })
  expect(Buffer.from(vapidKeys().publicKey, 'base64url')).toHaveLength(65)
})

test('the longest words stay below what services take', async () => {
  const { userId, browser } = await phone()
  await deliver(userId, { ...message, payload: { ...payload, title: '🚣'.repeat(200), body: '漢'.repeat(620) } })
  expect(browser.taken[0]?.bytes).toBeLessThanOrEqual(4_096)
})

test('a browser that is gone is forgotten; a service that is away is no reason to', async () => {
  const { userId, browser } = await phone()
  browser.status = 503
  expect(await deliver(userId, message)).toBe('failed')
  browser.status = 410
  expect(await deliver(userId, message)).toBe('none')
  expect(await db.pushSubscription.count({ where: { userId } })).toBe(0)
})

test('a session that was ended is told nothing, nor is a phone that must show something when a message is taken back', async () => {
  const { userId, browser, sessionId } = await phone()
  await db.session.update({ where: { id: sessionId }, data: { revokedAt: new Date() } })
  expect(await deliver(userId, message)).toBe('none')
  expect(browser.taken).toEqual([])
  const iphone = await phone('https://web.push.apple.com/x')
  expect(await deliver(iphone.userId, { ...message, payload: { withdraw: 't' } })).toBe('none')
})

test('no address leads into an own network, by number or by name', async () => {
  for (const address of [
    'http://push.example.net/x',
    'https://127.0.0.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest',
    'https://100.64.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://localhost/x',
    'https://push.example.net:8443/x',
    'https://user:word@push.example.net/x',
    'file:///etc/passwd',
  ]) {
    expect([address, mayBePushService(address)]).toEqual([address, false])
    await expect(postToService(address, {}, Buffer.from('x'))).rejects.toThrow('not a push service')
  }
  expect(mayBePushService('https://fcm.googleapis.com/fcm/send/x')).toBe(true)
  // By its form it could be one: what it stands for is seen as it is connected to.
  await expect(postToService('https://inside.example.net/x', {}, Buffer.from('x'))).rejects.toThrow('not on the net')
})
