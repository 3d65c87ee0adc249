import { describe, expect, test } from 'vitest'
import { addDays } from '@/lib/contract/calendar'
import type { JournalEntry } from '@/lib/contract/journal'
import type { Proposal } from '@/lib/contract/proposal'
import type { Reminder } from '@/lib/contract/reminder'
import { type Account, newAccount } from '../support/api-client'

const today = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format()

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** The entry itself: what writing it answers beside it is looked at elsewhere. */
async function newEntry(account: Account, fields: object = {}): Promise<JournalEntry> {
  const answer = await account.post('/api/journal', { mood: 4, notes: 'Slept well', ...fields })
  expect(answer.status).toBe(201)
  const { heard, careLevel, ...entry } = answer.body
  expect([heard, careLevel]).toEqual([[], null])
  return entry
}

describe('journal', () => {
  test.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York', 'Asia/Kathmandu'])(
    'today is the day in %s',
    async (timeZone) => {
      const account = await newAccount({ timeZone })
      expect((await newEntry(account)).date).toBe(today(timeZone))
      const tomorrow = new Date(Date.parse(`${today(timeZone)}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
      const refused = await account.post('/api/journal', { mood: 3, notes: 'x', date: tomorrow })
      expect(refused.body.fields).toHaveProperty('date')
      expect((await account.post('/api/journal', { mood: 3, notes: 'x', date: today(timeZone) })).status).toBe(201)
    },
  )

  test('an entry has the defaults of the contract and comes back as it was written', async () => {
    const account = await newAccount()
    const entry = await newEntry(account, { notes: '  Ran 5 km 🏃 before work\n\nGood. ', date: '2024-02-29' })
    expect(entry).toMatchObject({
      date: '2024-02-29',
      mood: 4,
      timeSpent: 'N/A',
      attachments: [],
      notes: 'Ran 5 km 🏃 before work\n\nGood.',
    })
    expect((await account.get(`/api/journal/${entry.id}`)).body).toEqual(entry)
  })

  test.each([
    [{ mood: 0 }, 'mood'],
    [{ mood: 6 }, 'mood'],
    [{ mood: 2.5 }, 'mood'],
    [{ mood: undefined }, 'mood'],
    [{ notes: ' \n ' }, 'notes'],
    [{ notes: 'x'.repeat(20_001) }, 'notes'],
    [{ date: '2025-02-29' }, 'date'],
    [{ date: '1.2.2025' }, 'date'],
  ])('%o is refused', async (change, field) => {
    const account = await newAccount()
    const answer = await account.post('/api/journal', { mood: 3, notes: 'x', ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty(field)
  })

  test('words of crisis are answered with words of help, which are no part of the entry', async () => {
    const account = await newAccount()
    const calm = await newEntry(account)
    expect(calm).not.toHaveProperty('care')
    const answer = await account.post('/api/journal', { mood: 1, notes: 'I want to kill myself.' })
    expect(answer.body.care).toContain('988')
    expect(answer.body.careLevel).toBe('explicit')
    const { care, careLevel: _, heard: __, ...entry } = answer.body
    expect((await account.get(`/api/journal/${entry.id}`)).body).toEqual(entry)
    expect((await account.patch(`/api/journal/${calm.id}`, { notes: entry.notes })).body.care).toBe(care)
    expect((await account.patch(`/api/journal/${calm.id}`, { notes: 'A calm day' })).body).not.toHaveProperty('care')
  })

  test('newest date first, filtered by words, days and mood, in pages', async () => {
    const account = await newAccount()
    await newEntry(account, { date: '2025-01-02', notes: 'Called Mum about the Garden', mood: 5 })
    await newEntry(account, { date: '2025-01-03', notes: 'Tired. 100% done_for', mood: 2 })
    await newEntry(account, { date: '2025-01-01', notes: 'garden work', mood: 4 })
    const dates = async (query: string) =>
      (await account.get(`/api/journal${query}`)).body.map((entry: JournalEntry) => entry.date)
    expect(await dates('')).toEqual(['2025-01-03', '2025-01-02', '2025-01-01'])
    expect(await dates('?q=GARDEN')).toEqual(['2025-01-02', '2025-01-01'])
    expect(await dates('?q=gardens')).toEqual(['2025-01-02', '2025-01-01'])
    expect(await dates('?q=garden%20mum')).toEqual(['2025-01-02'])
    expect(await dates('?q=100%25%20done')).toEqual(['2025-01-03'])
    expect(await dates('?q=e_f')).toEqual([])
    expect(await dates('?q=n%25k')).toEqual([])
    await newEntry(account, { date: '2024-12-31', notes: 'Über den Wolken, Ёлка', mood: 1 })
    for (const word of ['Über', 'über', 'ÜBER', 'uber', 'ёлка'])
      expect(await dates(`?q=${encodeURIComponent(word)}`)).toEqual(['2024-12-31'])
    expect(await dates('?from=2025-01-02&to=2025-01-02')).toEqual(['2025-01-02'])
    expect(await dates('?mood=4')).toEqual(['2025-01-01'])
    const page = await account.get('/api/journal?limit=2')
    const next = /^<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    expect(await dates(next.replace('/api/journal', ''))).toEqual(['2025-01-01', '2024-12-31'])
  })

  test('is searched by words in their forms and without accents, by the beginning of one that no entry has', async () => {
    const account = await newAccount()
    await newEntry(account, { date: '2025-02-01', notes: 'Visited Avó', mood: 5 })
    await newEntry(account, { date: '2025-02-02', notes: 'Strange day at the strand' })
    await newEntry(account, { date: '2025-02-03', notes: 'Running late' })
    for (const notes of ['Avó called', 'Avó slept', 'Avó ate'])
      await newEntry(account, { date: '2025-02-04', notes, mood: 3 })
    const found = async (query: string) => {
      const notes: string[] = []
      for (let at: string | undefined = `/api/journal?${query}`; at !== undefined; ) {
        const { body, headers } = await account.get(at)
        notes.push(...body.map((entry: JournalEntry) => entry.notes))
        at = /^<([^>]+)>/.exec(headers.get('link') ?? '')?.[1]
      }
      return notes
    }
    expect((await found('q=avo')).at(-1)).toBe('Visited Avó')
    expect((await found('q=avo&limit=1')).sort()).toEqual(['Avó ate', 'Avó called', 'Avó slept', 'Visited Avó'])
    expect(await found('q=avo&limit=2')).toEqual(await found('q=avo'))
    expect(await found('q=avo&mood=5')).toEqual(['Visited Avó'])
    expect(await found('q=avo&to=2025-02-03')).toEqual(['Visited Avó'])
    expect(await found('q=ran')).toEqual(['Running late'])
    expect(await found('q=strang')).toEqual(['Strange day at the strand'])
    expect((await account.get('/api/journal?q=avo&cursor=x')).status).toBe(400)
  })

  test('changes what is sent, refuses a stale edit, and deletes', async () => {
    const account = await newAccount()
    const entry = await newEntry(account, { date: '2025-05-05' })
    const path = `/api/journal/${entry.id}`
    const etag = (await account.get(path)).headers.get('etag') ?? ''
    const changed = await account.patch(path, { mood: 1 }, { 'If-Match': etag })
    expect(changed.body).toEqual({ ...entry, heard: [], careLevel: null, mood: 1, updatedAt: expect.any(String) })
    const stale = await account.patch(path, { notes: 'lost?' }, { 'If-Match': etag })
    expect([stale.status, stale.body.current.mood]).toEqual([412, 1])
    expect((await account.delete(path)).status).toBe(204)
    expect((await account.get(path)).status).toBe(404)
  })

  test('an entry proposes what it says of a goal, and the list of it can be asked for again', async () => {
    const account = await newAccount()
    const measure = { kind: 'total', unit: 'books', target: 12 }
    const goal = (await account.post('/api/goals', { title: 'Read 12 books', domain: 'personal-growth', measure })).body
    const answer = await account.post('/api/journal', { mood: 4, notes: 'read two books on the train, rang Mum' })
    const { id, heard } = answer.body
    expect(heard).toMatchObject([{ verb: 'value.log', input: { goalId: goal.id, value: 2 } }])
    expect((await account.get(`/api/journal/${id}/heard`)).body).toEqual(heard)
    await account.post(`/api/proposals/${heard[0].id}/apply`, {})
    expect((await account.get(`/api/goals/${goal.id}`)).body).toMatchObject({ reading: 2, progress: 17 })
  })

  test('an entry, a message and a check-in hear the same words alike, each part with its quote and its day', async () => {
    const account = await newAccount()
    const goalOf = async (title: string, more: object): Promise<string> =>
      (await account.post('/api/goals', { title, domain: 'health', ...more })).body.id
    const swim = await goalOf('Swim 40 hours this year', { measure: { kind: 'total', unit: 'hours', target: 40 } })
    const level = { kind: 'level', unit: 'kg', start: 92, target: 80 }
    const weight = await goalOf('From 92 kg to 80 kg', { measure: level })
    const thesis = await goalOf('Write the thesis', { milestones: [{ title: 'Chapter 3' }, { title: 'Chapter 4' }] })
    const words = 'swam 30 min, weighed 90.2 yesterday, ch 4 done'
    const yesterday = addDays(today('UTC'), -1)
    const heardIn = (proposals: Proposal[]) =>
      proposals.map(({ verb, input, source }) => ({ verb, input, quote: source.quote }))
    const inEntry = heardIn((await account.post('/api/journal', { mood: 4, notes: words })).body.heard)
    expect(inEntry).toMatchObject([
      { verb: 'value.log', input: { goalId: swim, value: 0.5, date: today('UTC') }, quote: 'swam 30 min' },
      { verb: 'value.log', input: { goalId: weight, value: 90.2, date: yesterday }, quote: 'weighed 90.2 yesterday' },
      { verb: 'milestone.tick', input: { goalId: thesis }, quote: 'ch 4 done' },
    ])
    expect(heardIn((await account.post('/api/chat', { message: words })).body.proposals)).toEqual(inEntry)
    const told = await account.patch(`/api/goals/${weight}/ai-update`, { response: words })
    expect(told.body.values).toMatchObject([
      { value: 90.2, date: yesterday, ref: { kind: 'response', quote: 'weighed 90.2 yesterday' } },
    ])
  })

  test('an alert that an entry says is done is proposed as done', async () => {
    const account = await newAccount()
    const scheduledFor = new Date(Date.now() + 3_600_000).toISOString()
    const alert = (await account.post('/api/reminders', { title: 'Oil change', scheduledFor })).body
    const { heard } = (await account.post('/api/journal', { mood: 4, notes: 'A long day. The oil change is done.' }))
      .body
    expect(heard).toMatchObject([{ verb: 'alert.finish', input: { reminderId: alert.id } }])
  })

  test("another user's entry is not found", async () => {
    const [account, other] = await Promise.all([newAccount(), newAccount()])
    const entry = await newEntry(account)
    for (const answer of [
      await other.get(`/api/journal/${entry.id}`),
      await other.patch(`/api/journal/${entry.id}`, { mood: 1 }),
      await other.delete(`/api/journal/${entry.id}`),
    ]) {
      expect(answer.status).toBe(404)
    }
    expect((await account.get('/api/journal')).body).toEqual([entry])
  })
})

describe('reminders', () => {
  test('soonest first, within a range, ticked and moved and deleted', async () => {
    const account = await newAccount()
    const later = (await account.post('/api/reminders', { title: 'Later', scheduledFor: daysFromNow(2) })).body
    const soon = await account.post('/api/reminders', { title: 'Soon', scheduledFor: daysFromNow(1) })
    expect(soon.status).toBe(201)
    expect(soon.body).toMatchObject({ title: 'Soon', goalId: null, isDone: false })
    const titles = async (query = '') =>
      (await account.get(`/api/reminders${query}`)).body.map((item: Reminder) => item.title)
    expect(await titles()).toEqual(['Soon', 'Later'])
    expect(await titles(`?to=${daysFromNow(1.5)}`)).toEqual(['Soon'])
    expect((await account.patch(`/api/reminders/${later.id}`, { isDone: true })).body.isDone).toBe(true)
    await account.patch(`/api/reminders/${later.id}`, { scheduledFor: '2025-01-01T10:00:00+02:00' })
    expect((await account.get('/api/reminders')).body[0].scheduledFor).toBe('2025-01-01T08:00:00.000Z')
    expect((await account.delete(`/api/reminders/${later.id}`)).status).toBe(204)
    expect(await titles()).toEqual(['Soon'])
  })

  test("belongs to the user's own goal or none", async () => {
    const [account, other] = await Promise.all([newAccount(), newAccount()])
    const goal = (await other.post('/api/goals', { title: 'Theirs', domain: 'career' })).body
    const reminder = { title: 'x', scheduledFor: daysFromNow(1), goalId: goal.id }
    expect((await account.post('/api/reminders', reminder)).status).toBe(404)
    expect((await other.post('/api/reminders', reminder)).body.goalId).toBe(goal.id)
    expect((await account.post('/api/reminders', { title: 'x', scheduledFor: 'tomorrow' })).body.fields).toHaveProperty(
      'scheduledFor',
    )
  })
})
