import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUserKey } from '@/lib/client/auth/current-user'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { pushKeyKey } from '@/lib/client/push/key'
import { usualPush } from '@/lib/contract/push-kinds'
import type { User } from '@/lib/contract/user'
import { show } from '@/tests/support/dom-screen'
import { PhoneCard } from './phone-card'

const [old, present] = [new Uint8Array(65).fill(4), new Uint8Array(65).fill(250)]
const key = Buffer.from(present).toString('base64url')
const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
const sentence = /The server’s key has changed/

let subscription: { options: { applicationServerKey: ArrayBuffer }; unsubscribe: () => Promise<boolean> } | null

/** A browser that was subscribed with a key, and subscribes with the one it is given. */
beforeEach(() => {
  const subscribed = (bytes: Uint8Array<ArrayBuffer>) => ({
    options: { applicationServerKey: bytes.buffer },
    endpoint: 'https://push.example.net/a-browser',
    toJSON: () => ({ endpoint: 'https://push.example.net/a-browser', keys }),
    unsubscribe: async () => {
      subscription = null
      return true
    },
  })
  subscription = subscribed(old)
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      subscription = subscribed(new Uint8Array(Buffer.from(applicationServerKey, 'base64url')))
      return subscription
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    register: async () => registration,
    addEventListener: () => undefined,
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  getQueryClient().setQueryData(pushKeyKey, { key, muted: [] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('a browser that waits for messages of a key which the server has lost says so, and is turned on again', async () => {
  const { hands, calls } = show(<PhoneCard />, {
    'POST /api/push/subscriptions': { id: 's1', createdAt: '2026-11-26T09:00:00.000Z' },
  })
  await waitFor(() => expect(screen.getByText(sentence)).toBeDefined())
  await hands.click(screen.getByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(screen.getByText('Messages come to this browser.')).toBeDefined())
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['POST /api/push/subscriptions'])
  expect(Buffer.from(subscription?.options.applicationServerKey ?? old.buffer).toString('base64url')).toBe(key)
})

test('quiet hours are chosen as the app tells the time, also one that is no half hour', async () => {
  const ada = getQueryClient().getQueryData<User>(currentUserKey)
  const known = { ...(ada as User), push: { ...usualPush, quiet: { from: '22:10', to: '07:00' } } }
  const { hands, calls } = show(<PhoneCard />, {
    'GET /api/auth/me': known,
    'PATCH /api/users/profile': ({ body }) => ({ ...known, ...(body as object) }) as never,
  })
  getQueryClient().setQueryData(currentUserKey, known)
  const from = await screen.findByRole('combobox', { name: 'Quiet from' })
  await waitFor(() => expect(from).toHaveProperty('value', '22:10'))
  const last = [...from.querySelectorAll('option')].slice(-5).map((one) => one.textContent)
  expect(last).toEqual(['22:00', '22:10', '22:30', '23:00', '23:30'])
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Quiet until' }), '06:30')
  const sent = () => calls.find(({ endpoint }) => endpoint === 'PATCH /api/users/profile')?.body
  await waitFor(() => expect(sent()).toMatchObject({ push: { quiet: { from: '22:10', to: '06:30' } } }))
})

test('a change stands though an answer from before it comes later, and the next one keeps it', async () => {
  const ada = getQueryClient().getQueryData<User>(currentUserKey)
  const known = { ...(ada as User), push: { ...usualPush, quiet: { from: '22:00', to: '07:00' } } }
  let stored = known
  let tellBefore: () => void = () => undefined
  const { hands, calls } = show(<PhoneCard />, {
    'PATCH /api/users/profile': ({ body }) => {
      stored = { ...stored, ...(body as object) }
      return stored as never
    },
  })
  getQueryClient().setQueryData(currentUserKey, known)
  const before = new Promise<User>((resolve) => {
    tellBefore = () => resolve(known)
  })
  void getQueryClient()
    .fetchQuery({ queryKey: currentUserKey, queryFn: () => before, staleTime: 0 })
    .catch(() => undefined)
  await hands.click(await screen.findByRole('switch', { name: 'Experiments' }))
  await waitFor(() => expect(stored.push.verdicts).toBe(!usualPush.verdicts))
  tellBefore()
  await new Promise((resolve) => setTimeout(resolve, 20))
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Quiet until' }), '06:30')
  await waitFor(() => expect(stored.push.quiet?.to).toBe('06:30'))
  expect(stored.push.verdicts).toBe(!usualPush.verdicts)
  expect(calls.filter(({ endpoint }) => endpoint === 'PATCH /api/users/profile')).toHaveLength(2)
})
