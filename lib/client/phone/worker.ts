/** What the page and its service worker agree on: public/sw.js answers to these words. */
type Word = 'forget' | { keep: string[] }

/** Where browsers keep what the worker stores of a user: public/sw.js. */
const OF = 'apogee-of-'

/** Where the app's own code lies, under names that change with it. */
const CODE = '/_next/static/'

/** Starts the service worker; where there is none, or it is not allowed, the app just needs its connection. */
export async function startWorker(): Promise<void> {
  await navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
}

/** Has the worker keep today and the last days of the journal, as they are now, for reading offline. */
export async function keepForOffline(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready
  // What was loaded on demand stands in no page: without it here nothing that it does would be there offline.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  registration?.active?.postMessage({ keep: loaded.filter((path) => path.startsWith(CODE)) } satisfies Word)
}

/** Takes everything of a user that was kept for reading offline off this browser. */
export async function forgetOffline(): Promise<void> {
  if (typeof caches === 'undefined') return
  navigator.serviceWorker?.controller?.postMessage('forget' satisfies Word)
  // Messages of whoever has left come to this browser no more: its service tells the server so.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await registration?.pushManager
    ?.getSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined)
  const names = await caches.keys().catch(() => [])
  for (const name of names) if (name.startsWith(OF)) await caches.delete(name)
}
