import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { currentUserKey } from '@/lib/client/auth/current-user'
import { api } from '@/lib/client/http/api'
import { startWorker } from '@/lib/client/phone/worker'
import { toast } from '@/lib/client/screen/use-toast'
import { accountMessages } from '@/lib/contract/messages/account'
import { clientMessages } from '@/lib/contract/messages/clients'
import type { PushKey } from '@/lib/contract/push'
import { type PushSettings, usualPush } from '@/lib/contract/push-kinds'
import type { User } from '@/lib/contract/user'
import { pushKeyKey } from './key'

const deviceKey = ['push-device'] as const

/**
 * Whether messages come to this browser: `unable` where it has none, as away from https, `stale` where it waits for those
 * of a key that the server no longer has.
 */
export type Device = 'unable' | 'denied' | 'off' | 'stale' | 'on'

/** Kinds that muted themselves since nobody opened them. */
export function usePushKey() {
  return useQuery<PushKey>({ queryKey: pushKeyKey })
}

export function useDevice(publicKey: string | undefined) {
  return useQuery<Device>({
    queryKey: [...deviceKey, publicKey],
    queryFn: () => readDevice(publicKey),
  })
}

async function readDevice(publicKey: string | undefined): Promise<Device> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return 'off'
  const key = subscription.options?.applicationServerKey
  return key && publicKey && base64Url(key) !== publicKey ? 'stale' : 'on'
}

function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Has this browser take messages, or take none. What the browser refuses is said in words. */
export function useSetDevice(publicKey: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isWanted: boolean) => {
      if (isWanted) await turnOn(publicKey ?? '')
      else await turnOff()
    },
    onSettled: () => client.invalidateQueries({ queryKey: deviceKey }),
    onError: (error, isWanted) => {
      const title = isWanted ? clientMessages.push.turnOn : clientMessages.push.turnOff
      // What a browser says of it is meant for whoever wrote the page.
      const description = 'sentence' in error ? error.sentence : clientMessages.push.refused
      toast({ title, description, variant: 'destructive' })
    },
  })
}

async function turnOn(applicationServerKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('permission was not given')
  await startWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // One of another server's key, or of whoever was signed in before.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON()
  await api('POST /api/push/subscriptions', { body: { endpoint, keys: { p256dh, auth } } })
}

async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  await api('DELETE /api/push/subscriptions', { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
}

/** Stores which kinds come, and when none does; shown at once, and put back where it fails. */
export function useSavePush() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'push-settings' },
    // Of two quick changes the second goes on from what the first came to, and no answer from before it comes between.
    mutationFn: (changed: Partial<PushSettings>) =>
      api('PATCH /api/users/profile', { body: { push: { ...pushOf(client), ...changed } } }),
    onMutate: async (changed) => {
      const before = client.getQueryData<User>(currentUserKey)
      client.setQueryData<User>(currentUserKey, (user) => user && { ...user, push: { ...user.push, ...changed } })
      await client.cancelQueries({ queryKey: currentUserKey })
      return before
    },
    onSuccess: (user) => {
      client.setQueryData<User>(currentUserKey, user)
      client.invalidateQueries({ queryKey: pushKeyKey })
    },
    onError: (_error, _changed, before) => client.setQueryData<User>(currentUserKey, before),
    meta: { failure: accountMessages.failed.profile },
  })
}

function pushOf(client: QueryClient): PushSettings {
  return client.getQueryData<User>(currentUserKey)?.push ?? usualPush
}
