// The app without a connection, and on the phone's lock screen. By hand: it is small, and its words are the user's own.
//
// Code is kept as it is fetched, its names change with its content. A screen comes from the network, else as it was
// last seen; the answer says whose it is (X-Page-Of), and what is kept of anyone else goes at once.
const CODE = 'apogee-code'
const OF = 'apogee-of-'
const MOST_CODE = 400
/** Screens that can be read offline, and the journal's last days, which the list is answered from then. */
const SCREENS = ['/', '/dashboard', '/journal', '/goals', '/insights', '/chat']
const TODAY_AND_JOURNAL = ['/dashboard', '/journal']
const JOURNAL = '/api/journal'
const JOURNAL_DAYS = 30
const DAY_MS = 86_400_000
/** What was written offline: lib/client/outbox. */
const OUTBOX = 'apogee-outbox'
/** A photo that waits beside it: lib/client/outbox/photo-ids.ts. */
const WAITING_PHOTO = 'waiting-'

/** Raised when everything is forgotten: what was asked for before that is not kept any more. */
let era = 0

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/_next/static/')) event.respondWith(code(request))
  else if (request.mode === 'navigate') event.respondWith(screen(event, url.pathname))
  else if (url.pathname === JOURNAL) event.respondWith(fetch(request).catch(() => journalOffline(url.searchParams)))
})

// The connection is back: a tab sends what waits, else it waits for the next visit but for what needs no look first.
addEventListener('sync', (event) => {
  if (event.tag === OUTBOX) event.waitUntil(sendWaiting())
})

addEventListener('message', (event) => {
  if (event.data.keep) event.waitUntil(keepDay(event.data.keep).catch(() => undefined))
  if (event.data === 'forget') event.waitUntil(forget())
})

addEventListener('push', (event) => {
  const told = event.data.json()
  if (told.withdraw) return event.waitUntil(withdraw(told.withdraw))
  const { title, body, tag, id, path } = told
  const look = { icon: '/icon-192.png', badge: '/icon-192.png' }
  event.waitUntil(registration.showNotification(title, { body, tag, data: { id, path }, ...look }))
})

addEventListener('notificationclick', (event) => {
  const { id, path } = event.notification.data
  event.notification.close()
  event.waitUntil(Promise.all([openAt(path), fetch(`/api/push/messages/${id}/opened`, { method: 'POST' }).catch(() => 0)]))
})

/** What was done elsewhere is no news any more. */
async function withdraw(tag) {
  for (const shown of await registration.getNotifications({ tag })) shown.close()
}

async function openAt(path) {
  const [open] = await clients.matchAll({ type: 'window' })
  if (!open) return clients.openWindow(path)
  await open.navigate(path).catch(() => undefined)
  return open.focus()
}

async function code(request) {
  const cache = await caches.open(CODE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    const keys = await cache.keys()
    // Those of builds that are gone: the oldest come first.
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST_CODE))) await cache.delete(old)
  }
  return answer
}

async function screen(event, path) {
  const since = era
  try {
    const answer = await fetch(event.request)
    event.waitUntil(keep(path, answer.clone(), since))
    return answer
  } catch {
    return (await kept(path)) ?? shell()
  }
}

/** Keeps a screen under its path, for the user that the server says it is of. */
async function keep(path, answer, since) {
  const owner = answer.headers.get('X-Page-Of')
  if (!owner) return null
  if (owner === 'nobody') return forget()
  if (since !== era) return null
  await forgetOthers(owner)
  if (answer.ok && !answer.redirected && SCREENS.includes(path)) await put(owner, path, answer, since)
  return owner
}

async function put(owner, path, answer, since) {
  const cache = await caches.open(OF + owner)
  await cache.put(path, answer)
  // Someone has logged out meanwhile.
  if (since !== era) await forget()
}

async function kept(path) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(OF)) continue
    const cache = await caches.open(name)
    const answer = (await cache.match(path)) ?? (path === '/' && (await cache.match('/dashboard')))
    if (answer) return answer
  }
}

/** Fetches today and the journal's last days, with all the code that they need, before anyone is without a connection. */
async function keepDay(loaded) {
  const since = era
  await keepCode(loaded)
  let owner = null
  for (const path of TODAY_AND_JOURNAL) {
    const answer = await fetch(path, { redirect: 'manual' })
    const page = answer.clone()
    owner = await keep(path, answer, since)
    if (!owner) return
    const text = await page.text()
    await keepCode(text.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))
  }
  const entries = []
  let next = `${JOURNAL}?limit=200&from=${new Date(Date.now() - JOURNAL_DAYS * DAY_MS).toISOString().slice(0, 10)}`
  while (next) {
    const answer = await fetch(next)
    if (!answer.ok) return
    entries.push(...(await answer.json()))
    next = /<([^>]+)>;\s*rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1]
  }
  if (entries.every(({ userId }) => userId === owner)) await put(owner, JOURNAL, Response.json(entries), since)
}

/** Fetches code, and what it would fetch on demand: offline nothing can be fetched any more. */
async function keepCode(names, isWhole = false) {
  const found = await Promise.all([...new Set(names)].map((name) => namedIn(name).catch(() => [])))
  if (!isWhole) await keepCode(found.flat(), true)
}

async function namedIn(name) {
  const answer = await code(new Request(name))
  if (!name.endsWith('.js')) return []
  return (await answer.text()).match(/static\/chunks\/[\w./~-]+\.js/g)?.map((path) => `/_next/${path}`) ?? []
}

/** What was kept of the journal, as its list is asked for: one page, with nothing after it. */
async function journalOffline(query) {
  const answer = await kept(JOURNAL)
  if (!answer) return Response.error()
  const words = plain(query.get('q') ?? '').split(' ').filter(Boolean)
  const entries = (await answer.json()).filter(
    ({ date, mood, notes }) =>
      (!query.get('from') || date >= query.get('from')) &&
      (!query.get('to') || date <= query.get('to')) &&
      (!query.get('mood') || String(mood) === query.get('mood')) &&
      words.every((word) => ` ${plain(notes)}`.includes(` ${word}`)),
  )
  // What a page that came online goes on with stands in the first one already.
  return Response.json(query.has('cursor') ? [] : entries)
}

/** The words of a text in small letters, without accents. */
function plain(text) {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ')
}

async function forgetOthers(owner) {
  for (const name of await caches.keys()) if (name.startsWith(OF) && name !== OF + owner) await caches.delete(name)
}

async function forget() {
  era++
  await forgetOthers(null)
  return null
}

/**
 * Sends what waits while no tab is open, in its order, under the lock and the keys that a tab would send it with. What
 * must be compared with the record first, or has photos, is a tab's to send, and all that stands behind it. A session that is another
 * user's refuses what is not theirs.
 */
async function sendWaiting() {
  if ((await clients.matchAll({ type: 'window' })).length > 0) return
  await navigator.locks.request(OUTBOX, async () => {
    const db = await asked(indexedDB.open(OUTBOX, 1))
    const store = (mode) => db.transaction('waiting', mode, { durability: 'strict' }).objectStore('waiting')
    for (const item of await asked(store('readonly').getAll())) {
      const { seq, key, userId, request, problem, seenProgress, ifMatch, care: sent } = item
      if (sent) continue
      const hasPhotos = request.body?.attachments?.some((id) => id.startsWith(WAITING_PHOTO))
      if (problem || !request.path || hasPhotos || (seenProgress !== undefined && ifMatch === null)) break
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...(ifMatch && { 'If-Match': ifMatch }) }
      const body = JSON.stringify({ ...request.body, userId })
      const answer = await fetch(request.path, { method: request.method, headers, body })
      const isDone = answer.ok || answer.headers.get('Idempotency-Replayed') === 'lost'
      // Refused, or to be tried again: a tab tells it, or waits.
      if (!isDone) break
      const { care } = answer.ok && answer.status !== 204 ? await answer.json() : {}
      // Words of help are for a tab to show: it takes it off the queue then.
      await asked(care ? store('readwrite').put({ ...item, care }) : store('readwrite').delete(seq))
    }
    db.close()
  })
}

function asked(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function shell() {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Offline · Apogee</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:26rem;margin:20vh auto 0;padding:0 1.25rem}
h1{font-size:1.5rem;line-height:1.2}a{color:inherit;display:inline-block;padding:.75rem 1.25rem .75rem 0}</style>
<main><h1>You are offline</h1><p>This screen has not been kept on this device. Today and the last ${JOURNAL_DAYS} days of your
journal can be read without a connection once you have opened the app here.</p>
<a href="/dashboard">Today</a><a href="/journal">Journal</a></main></html>`
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
  return new Response(page, { status: 503, headers })
}
