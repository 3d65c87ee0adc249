import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import { type Account, call, newAccount } from '../support/api-client'

async function addressOf(account: Account): Promise<string> {
  const { body } = await account.post('/api/feeds')
  return new URL(body.url).pathname
}

async function calendarOf(account: Account): Promise<string> {
  return (await call('GET', await addressOf(account))).body
}

/** What each of two readers takes the calendar to say: every event's title and when it is. */
function readByTwo(text: string): [string, string][][] {
  const first = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component): [string, string] => {
      const event = new ICAL.Event(component)
      const { startDate } = event
      return [event.summary, startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString()]
    })
  const second = Object.values(nodeIcal.sync.parseICS(text)).flatMap((event): [string, string][] => {
    if (event?.type !== 'VEVENT') return []
    const at = event.start
    const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
    return [[String(event.summary), event.datetype === 'date' ? day : at.toISOString()]]
  })
  return [first, second].map((events) => events.toSorted(([a, at], [b, bt]) => (a + at).localeCompare(b + bt)))
}

const awkward = 'Öl; Wein, Brot \\ "zu\nHause" 🏊‍♀️ שלום '.repeat(4).trim()

test('alerts, due dates, rhythms and plans read the same in two programs, at the instant meant', async () => {
  const account = await newAccount({ timeZone: 'Pacific/Kiritimati' })
  const { body: goal } = await account.post('/api/goals', {
    title: awkward.replaceAll('\n', ' ').slice(0, 190),
    domain: 'health',
    targetDate: '2030-03-31',
    milestones: [{ title: 'Half way', targetDate: '2030-02-01' }, { title: 'No day' }],
  })
  await account.post('/api/reminders', { title: 'Oars', scheduledFor: '2030-01-01T09:30:00.000Z' })
  const parts = { cue: 'After breakfast', action: 'row', startsOn: '2030-01-02', reviewOn: '2030-01-09' }
  await account.post('/api/plans', { ...parts, goalId: goal.id })
  const text = await calendarOf(account)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const [first, second] = readByTwo(text)
  expect(first).toEqual(second)
  expect(first).toEqual(
    [
      [`Due: ${goal.title}`, '2030-03-31'],
      ['Due: Half way', '2030-02-01'],
      ['Oars', '2030-01-01T09:30:00.000Z'],
      ['After breakfast: row', '2030-01-02'],
      ['Did it hold? After breakfast: row', '2030-01-09'],
    ].toSorted(([a = '', at], [b = '', bt]) => (a + at).localeCompare(b + bt)),
  )
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(1)
})

test('what repeats keeps its hour on the user’s clock over a change of clocks', async () => {
  const account = await newAccount({ timeZone: 'Europe/Berlin' })
  const weekly = { title: 'Sail', scheduledFor: '2030-03-25T17:00:00.000Z', repeat: 'FREQ=WEEKLY' }
  await account.post('/api/reminders', weekly)
  const [events = []] = readByTwo(await calendarOf(account))
  const instants = events.map(([, at]) => at).slice(0, 3)
  expect(instants).toEqual(['2030-03-25T17:00:00.000Z', '2030-04-01T16:00:00.000Z', '2030-04-08T16:00:00.000Z'])
  expect(events).toHaveLength(9)
})

test('a rhythm stands on its weekdays', async () => {
  const account = await newAccount()
  const measure = { kind: 'rhythm', unit: '', weekdays: [7] }
  await account.post('/api/goals', { title: 'Call Mam', domain: 'relationships', measure })
  const [events = []] = readByTwo(await calendarOf(account))
  expect([8, 9]).toContain(events.length)
  for (const [, at] of events) expect(new Date(at).getUTCDay()).toBe(0)
})

test('nothing that is never sent, paused, done or dropped is in it, and no cry', async () => {
  const account = await newAccount()
  const made = async (path: string, body: object) => (await account.post(path, body)).body
  const goal = (title: string, more = {}) =>
    made('/api/goals', { title, domain: 'health', targetDate: '2030-03-31', ...more })
  const alert = (title: string, goalId?: string) =>
    made('/api/reminders', { title, scheduledFor: '2030-01-01T09:00:00.000Z', goalId })
  await goal('Shown')
  const kept = await goal('Kept', { neverSend: true })
  await alert('Kept shoes', kept.id)
  await alert('I want to kill myself tonight')
  const paused = await goal('Paused')
  await alert('Paused shoes', paused.id)
  await account.patch(`/api/goals/${paused.id}`, { isPaused: true })
  await account.patch(`/api/goals/${(await goal('Dropped')).id}`, { isDropped: true })
  await account.patch(`/api/goals/${(await goal('Finished')).id}`, { isCompleted: true })
  await account.patch(`/api/reminders/${(await alert('Ticked')).id}`, { isDone: true })
  const [events = []] = readByTwo(await calendarOf(account))
  expect(events.map(([title]) => title)).toEqual(['Due: Shown'])
})

test('an address works until another is made or it is taken back, and tells when nothing has changed', async () => {
  const account = await newAccount()
  expect((await account.get('/api/feeds')).body).toEqual({ createdAt: null })
  const old = await addressOf(account)
  const first = await call('GET', old)
  expect(first.headers.get('content-type')).toContain('text/calendar')
  const etag = first.headers.get('etag') ?? ''
  const again = await call('GET', old, undefined, { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  const address = await addressOf(account)
  expect((await call('GET', old)).status).toBe(404)
  expect((await call('GET', address)).status).toBe(200)
  expect((await call('GET', address.replace('.ics', ''))).status).toBe(404)
  expect((await account.get('/api/feeds')).body.createdAt).not.toBeNull()
  expect((await account.delete('/api/feeds')).status).toBe(204)
  expect((await call('GET', address)).status).toBe(404)
})
