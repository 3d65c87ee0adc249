import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { AccountDocument } from '@/lib/contract/account-document'
import { addDays, dateIn, mondayOf } from '@/lib/contract/calendar'
import { type Account, newAccount } from '../support/api-client'

/** An account with something of everything that can be made over HTTP. */
async function livedIn(): Promise<Account> {
  const account = await newAccount({ timeZone: 'Europe/Vienna' })
  await account.patch('/api/users/profile', {
    selectedDomains: ['health'],
    selectedLeader: 'marcus',
    onboardingCompleted: true,
  })
  const fields = {
    title: 'Run 100 km',
    domain: 'health',
    tags: ['Legs', '🏃'],
    milestones: ['10 km', '50 km'],
    targetDate: '2030-01-01',
  }
  const goal = (await account.post('/api/goals', fields)).body
  await account.patch(`/api/goals/${goal.id}/ai-update`, { response: 'I have run 40 km so far' })
  const done = (await account.post('/api/goals', { title: 'Renew the passport', domain: 'career' })).body
  await account.patch(`/api/goals/${done.id}`, { progress: 100, completionNotes: 'Picked it up' })
  for (const date of ['2025-03-01', '2025-03-01', '2025-02-28'])
    await account.post('/api/journal', { mood: 4, notes: `Ran on ${date}`, date })
  await account.post('/api/reminders', { title: 'Stretch', scheduledFor: '2030-01-01T08:00:00Z', goalId: goal.id })
  await account.post('/api/chat', { message: 'How am I doing?' })
  const { conversation } = (await account.post('/api/chat', { message: 'And now?' })).body
  await account.post('/api/conversations', { title: 'Another' })
  await account.delete(`/api/conversations/${conversation.id}`)
  return account
}

const documentOf = async (account: Account): Promise<AccountDocument> => (await account.get('/api/export/all')).body

/** What must be the same after a round trip: everything but owners, ids and the clock. */
function withoutIds(document: AccountDocument): unknown {
  const text = JSON.stringify({ ...document, exportedAt: '', profile: null })
  const ids = new Map<string, string>()
  return JSON.parse(
    text.replace(/"(?:id|userId|goalId|conversationId)":"([^"]+)"/g, (match, id: string) => {
      ids.set(id, ids.get(id) ?? `id ${ids.size}`)
      return match.replace(id, ids.get(id) ?? '')
    }),
  )
}

describe('CSV', () => {
  test('journal: the exact columns, oldest first, formulas escaped', async () => {
    const account = await newAccount()
    const notes = ['=1+1', ' @SUM(A1)', '＝cmd', '-2 degrees, "cold"\nand wet', 'plain']
    for (const [index, note] of notes.entries())
      await account.post('/api/journal', { mood: 3, notes: note, date: `2025-01-0${index + 1}` })
    const answer = await account.get('/api/export/journal?format=csv')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="journal-entries.csv"')
    const { data, errors } = Papa.parse<string[]>(answer.body.trimEnd())
    expect(errors).toEqual([])
    expect(data[0]).toEqual(['Date', 'Mood', 'Time Spent', 'Notes', 'Has Attachments'])
    expect(data.slice(1)).toEqual([
      ['2025-01-01', '3', 'N/A', "'=1+1", 'No'],
      ['2025-01-02', '3', 'N/A', "'@SUM(A1)", 'No'],
      ['2025-01-03', '3', 'N/A', "'＝cmd", 'No'],
      ['2025-01-04', '3', 'N/A', '\'-2 degrees, "cold"\nand wet', 'No'],
      ['2025-01-05', '3', 'N/A', 'plain', 'No'],
    ])
  })

  test('goals and insights: the exact columns', async () => {
    const account = await livedIn()
    const goals = Papa.parse<string[]>((await account.get('/api/export/goals?format=csv')).body.trimEnd()).data
    const created = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format()
    expect(goals).toEqual([
      ['Title', 'Description', 'Domain', 'Progress', 'Target Date', 'Status', 'Created Date'],
      ['Run 100 km', '', 'health', '40%', '2030-01-01', 'In Progress', created],
      ['Renew the passport', '', 'career', '100%', '', 'Completed', created],
    ])
    const insights = await account.get('/api/export/insights?format=csv')
    expect(insights.headers.get('content-disposition')).toMatch(/filename="insights_\d{4}-\d\d-\d\d\.csv"/)
    expect(insights.body).toMatch(/^Date,Type,Coach,Summary,Full Data\r\n/)
  })

  test('insights: each week under its Monday, in words and not as JSON', async () => {
    const account = await livedIn()
    const today = dateIn('Europe/Vienna', new Date())
    const mondays = [addDays(mondayOf(today), -14), mondayOf(today)]
    for (const week of mondays) await account.get(`/api/insights/weekly?week=${week}`)
    await account.get('/api/insights/goals')
    const { data } = Papa.parse<string[]>((await account.get('/api/export/insights?format=csv')).body.trimEnd())
    const rows = data.slice(1)
    expect(rows.map(([date, type]) => [date, type])).toEqual([
      [mondays[0], 'weekly'],
      [mondays[1], 'weekly'],
      [today, 'goals'],
    ])
    const [, week, goals] = rows.map(([, , , summary, text]) => ({ summary, text: text ?? '' }))
    expect(week?.text).toContain('\nMission Victories:\n• ')
    expect(week?.text).toContain(week?.summary)
    expect(goals?.summary).toBe('Run 100 km')
    expect(goals?.text).toMatch(/^Run 100 km\n.+/)
    for (const { text } of [week, goals].filter((one) => one !== undefined)) expect(text).not.toMatch(/[{}]|\*\*|":/)
    // A program reads the records as they were.
    const [record] = (await account.get('/api/export/insights')).body
    expect(JSON.parse(record.data)).toMatchObject({ weekStart: mondays[0] })
  })
})

describe('lists', () => {
  test('hold what the contract names, oldest first', async () => {
    const account = await livedIn()
    const journal = (await account.get('/api/export/journal')).body
    expect(journal.map((entry: { date: string }) => entry.date)).toEqual(['2025-02-28', '2025-03-01', '2025-03-01'])
    expect(Object.keys(journal[0])).toEqual(['date', 'mood', 'timeSpent', 'notes', 'attachments'])
    const goals = (await account.get('/api/export/goals')).body
    expect(Object.keys(goals[0])).toEqual([
      'title',
      'description',
      'domain',
      'progress',
      'targetDate',
      'isCompleted',
      'createdAt',
    ])
    expect((await account.get('/api/export/goals?format=xml')).status).toBe(400)
  })

  test('are never cut', async () => {
    const account = await newAccount()
    const entry = {
      mood: 3,
      notes: 'x',
      timeSpent: 'N/A',
      attachments: [],
      userId: 'u',
      date: '2025-01-01',
      createdAt: '2025-01-01T00:00:00Z',
      updatedAt: '2025-01-01T00:00:00Z',
    }
    const journal = Array.from({ length: 1234 }, (_, index) => ({
      ...entry,
      id: `many-${account.user.id}-${index}`.slice(0, 64),
    }))
    const empty = {
      format: 'apogee',
      version: 1,
      exportedAt: entry.createdAt,
      profile: {},
      goals: [],
      reminders: [],
      conversations: [],
      insights: [],
      memories: [],
    }
    expect((await account.post('/api/import', { ...empty, journal })).body).toEqual({ created: 1234, skipped: 0 })
    expect((await account.get('/api/export/journal')).body).toHaveLength(1234)
  })
})

describe('the whole account', () => {
  test('comes back in an empty account as it was, links and times kept, and a second time changes nothing', async () => {
    const [account, other] = [await livedIn(), await newAccount()]
    const document = await documentOf(account)
    expect(document.goals[0]?.history).toHaveLength(1)
    expect(document.conversations.map((conversation) => conversation.messages.length).sort()).toEqual([0, 4])
    const before = await documentOf(other)
    const looked = await other.post('/api/import?preview=true', document)
    expect(await documentOf(other)).toEqual({ ...before, exportedAt: expect.any(String) })
    const first = await other.post('/api/import', document)
    expect(looked.body).toEqual(first.body)
    expect((await other.post('/api/import?preview=true', document)).body).toEqual({
      ...{ created: 0, skipped: first.body.created },
      settings: [],
    })
    const created = 2 + 2 + 1 + 3 + 1 + 2 + 4
    expect(first.body).toEqual({ created, skipped: 0, settings: ['areas', 'coach', 'timeZone'] })
    const copy = await documentOf(other)
    expect(withoutIds(copy)).toEqual(withoutIds(document))
    expect(copy.profile).toMatchObject({
      selectedLeader: 'marcus',
      selectedDomains: ['health'],
      timeZone: 'Europe/Vienna',
      email: other.user.email,
    })
    const again = await other.post('/api/import', document)
    expect(again.body).toEqual({ created: 0, skipped: first.body.created })
    expect(await documentOf(other)).toEqual({ ...copy, exportedAt: expect.any(String) })
    expect(await documentOf(account)).toEqual({ ...document, exportedAt: expect.any(String) })
  })

  test('importing what is there already creates nothing; what was deleted comes back under its own id', async () => {
    const account = await livedIn()
    const document = await documentOf(account)
    expect((await account.post('/api/import', document)).body.created).toBe(0)
    const { id } = document.goals[0] as { id: string }
    await account.delete(`/api/goals/${id}`)
    await account.post('/api/import', document)
    expect((await account.get(`/api/goals/${id}`)).body.progress).toBe(40)
    expect((await account.get(`/api/goals/${id}/history`)).body).toHaveLength(1)
  })

  test('is all or nothing', async () => {
    const [account, other] = [await livedIn(), await newAccount()]
    const document = await documentOf(account)
    const broken = { ...document, journal: [...document.journal, { ...document.journal[0], mood: 9 }] }
    const answer = await other.post('/api/import', broken)
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty(['journal.3.mood'])
    expect((await documentOf(other)).goals).toEqual([])
  })

  test.each([
    ['an unknown time zone', { profile: { timeZone: 'Nowhere/Else' } }],
    ['a coach prompt over the limit', { profile: { customCoachPrompt: 'x'.repeat(8001) } }],
    ['NUL in a profile', { profile: { customCoachName: 'a\u0000' } }],
    [
      'NUL in a memory',
      {
        memories: [
          {
            id: 'm',
            text: 'a\u0000',
            kind: 'person',
            source: { kind: 'journal', id: 'x' },
            pinned: false,
            createdAt: '2025-01-01T00:00:00Z',
          },
        ],
      },
    ],
    ['a time before all calendars', { exportedAt: '0000-01-01T00:00:00Z' }],
  ])('%s is refused', async (_what, change) => {
    const account = await newAccount()
    const empty = await documentOf(account)
    expect((await account.post('/api/import', { ...empty, ...change })).status).toBe(400)
    expect((await account.get('/api/auth/me')).body).toEqual(account.user)
  })

  test.each([{}, [], { format: 'other', version: 1 }, { format: 'apogee', version: 2 }])(
    '%j is no such document',
    async (body) => {
      const account = await newAccount()
      expect((await account.post('/api/import', body)).body).toMatchObject({ code: 'validation_failed' })
    },
  )
})
