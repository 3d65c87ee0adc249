import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'
import { browserSubscription } from '../support/push-server'

test('a browser subscribes with the server’s key, again without a second row, and ends it', async () => {
  const account = await newAccount()
  const { body } = await account.get('/api/push/key')
  expect(Buffer.from(body.key, 'base64url')).toHaveLength(65)
  expect(body.muted).toEqual([])
  const subscription = { ...browserSubscription(), endpoint: `https://push.example.net/${crypto.randomUUID()}` }
  const first = await account.post('/api/push/subscriptions', { ...subscription, expirationTime: null })
  expect([first.status, Object.keys(first.body).sort()]).toEqual([201, ['createdAt', 'id']])
  expect((await account.post('/api/push/subscriptions', subscription)).body.id).toBe(first.body.id)
  expect((await account.delete('/api/push/subscriptions', { endpoint: subscription.endpoint })).status).toBe(204)
  expect((await account.post('/api/push/subscriptions', subscription)).body.id).not.toBe(first.body.id)
})

test('a browser that somebody else subscribes in is theirs from then on', async () => {
  const [before, after] = await Promise.all([newAccount(), newAccount()])
  const subscription = { ...browserSubscription(), endpoint: `https://push.example.net/${crypto.randomUUID()}` }
  await before.post('/api/push/subscriptions', subscription)
  const taken = await after.post('/api/push/subscriptions', subscription)
  // Who had it before ends nothing of it.
  await before.delete('/api/push/subscriptions', { endpoint: subscription.endpoint })
  expect((await after.post('/api/push/subscriptions', subscription)).body.id).toBe(taken.body.id)
  expect((await after.delete('/api/push/subscriptions', { endpoint: subscription.endpoint })).status).toBe(204)
  expect((await after.post('/api/push/subscriptions', subscription)).body.id).not.toBe(taken.body.id)
})

test('what can be no push service is refused, and so is a key that is none', async () => {
  const account = await newAccount()
  const good = browserSubscription()
  for (const endpoint of ['http://push.example.net/x', 'https://10.0.0.1/x', 'https://metadata/x', 'nonsense']) {
    const { status, body } = await account.post('/api/push/subscriptions', { ...good, endpoint })
    expect([endpoint, status, Object.keys(body.fields)]).toEqual([endpoint, 400, ['endpoint']])
  }
  const long = `https://push.example.net/${'x'.repeat(2_000)}`
  expect((await account.post('/api/push/subscriptions', { ...good, endpoint: long })).status).toBe(400)
  const keys = { p256dh: 'short', auth: good.keys.auth }
  expect((await account.post('/api/push/subscriptions', { ...good, keys })).body.fields).toHaveProperty('keys.p256dh')
})

test('kinds and quiet hours stand on the profile, and come back with an export', async () => {
  const account = await newAccount()
  const push = { alerts: true, slips: false, plans: true, verdicts: false, quiet: { from: '23:00', to: '06:15' } }
  expect((await account.patch('/api/users/profile', { push })).body.push).toEqual(push)
  const document = (await account.get('/api/export/all')).body
  const other = await newAccount()
  expect((await other.post('/api/import', document)).status).toBe(200)
  expect((await other.get('/api/auth/me')).body.push).toEqual(push)
  const bad = await account.patch('/api/users/profile', { push: { ...push, quiet: { from: '25:00', to: '06:15' } } })
  expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['push.quiet.from']])
})
