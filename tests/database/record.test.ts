import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { RecordAnswer, RecordQueryInput } from '@/lib/contract/record'
import type { PrismaClient } from '@/prisma/generated/sqlite/client'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '../support/in-process-api'
import { emptyDocument } from '../support/route-table'

type Asked = RecordAnswer & { first: RecordAnswer['figures'][number]['value'] | undefined }

// What must hold of the index and of questions to it, on either database: rows go in through the API, as everyone's do,
// and the answers are known by how they were made.
let api: InProcessApi

beforeAll(async () => {
  api = await openApiInProcess()
}, 120_000)
afterAll(() => api?.close())

async function ask(account: InProcessAccount, query: RecordQueryInput, viewer: 'self' | 'model' = 'self') {
  const { askRecord } = await import('@/lib/server/record/ask')
  const { recordQuery } = await import('@/lib/contract/record')
  const { db } = await import('@/lib/server/db/client')
  const user = await db.user.findUniqueOrThrow({ where: { id: account.user.id }, omit: { passwordHash: true } })
  const answer = await askRecord(user, recordQuery.parse(query), viewer)
  return { ...answer, first: answer.figures[0]?.value } satisfies Asked
}

const entry = (date: string, mood: number, notes: string) => ({ date, mood, notes })

async function journal(account: InProcessAccount, entries: { date: string; mood: number; notes: string }[]) {
  const ids: string[] = []
  for (const body of entries) {
    const answer = await account.ask('POST', '/api/journal', { body })
    expect(answer.status).toBe(201)
    ids.push(answer.body.id)
  }
  return ids
}

test('a word that was written once, long before two thousand other entries, is found', async () => {
  const account = await api.signup({ timeZone: 'Europe/Berlin' })
  const [id] = await journal(account, [entry('2019-03-01', 4, 'A letter from Zanzibar came.')])
  const { db } = await import('@/lib/server/db/client')
  const { newId } = await import('@/lib/server/ids')
  const day = (at: number) => addDays('2020-01-01', at)
  await db.journalEntry.createMany({
    data: Array.from({ length: 2_100 }, (_, at) => ({
      id: newId(),
      userId: account.user.id,
      date: day(at),
      mood: 3,
      notes: 'A quiet day.',
      timeSpent: 'N/A',
      attachments: [],
    })),
  })
  const asked = await ask(account, { of: 'entries', about: 'zanzibar', give: 'last' })
  expect([asked.first, asked.rows.map(({ ref }) => ref.id)]).toEqual(['2019-03-01', [id]])
  expect((await ask(account, { of: 'entries', about: 'quiet', give: 'last' })).first).toBe(day(2_099))
})

test('what comes nearest, what happened, and what a mission stands at', async () => {
  const account = await api.signup({ timeZone: 'Europe/Berlin' })
  const ids = await journal(account, [
    entry('2026-01-05', 2, 'Swam 30 minutes.'),
    entry('2026-01-06', 3, 'The vet: two hundred and ten pounds for the paw.'),
    entry('2026-01-07', 4, 'Wanted to swim but the pool is shut.'),
  ])
  const priced = await ask(account, { of: 'entries', give: 'list', about: 'vet cost paw' })
  expect([priced.rows, priced.nearest?.map(({ ref }) => ref.id)]).toEqual([[], [ids[1]]])
  expect((await ask(account, { of: 'entries', give: 'list', about: 'dentist cost' })).nearest).toBeUndefined()
  const swim = { of: 'entries', about: 'swim', where: { happened: true } } as const
  expect([
    (await ask(account, { ...swim, give: 'last' })).first,
    (await ask(account, { ...swim, give: 'count' })).first,
  ]).toEqual(['2026-01-05', 1])
  for (const [kind, reading] of [
    ['level', 83],
    ['total', 178],
  ] as const) {
    const body = { title: `Count as ${kind}`, domain: 'health', measure: { kind, unit: 'kg', start: 3, target: 400 } }
    const goal = (await account.ask('POST', '/api/goals', { body })).body.id
    for (const [date, value] of [
      ['2026-01-02', 92],
      ['2026-03-02', 83],
      ['2026-04-02', 81],
    ] as const)
      expect((await account.ask('POST', '/api/goals/{id}/values', { id: goal, body: { date, value } })).status).toBe(
        201,
      )
    const read = await ask(account, { of: 'values', give: 'last', what: 'value', goal, when: { to: '2026-03-31' } })
    expect(read.figures.map(({ id, value, unit }) => [id, value, unit])).toEqual([
      ['last', '2026-03-02', null],
      ['reading', reading, 'kg'],
    ])
    const left = await ask(account, { of: 'goals', give: 'left', goal })
    const figures = Object.fromEntries(left.figures.map(({ id, value }) => [id, value]))
    const now = kind === 'level' ? 81 : 259
    expect([left.figures[0]?.id, figures.left, figures.reading, figures.target, figures.due, figures.pace]).toEqual([
      'left',
      400 - now,
      now,
      400,
      null,
      null,
    ])
    const when = { from: '2026-03-01' }
    const change = await ask(account, { of: 'values', give: 'change', goal, when })
    expect(change.figures.map(({ id, value }) => [id, value])).toEqual([
      ['change', kind === 'level' ? -2 : 164],
      ['from', kind === 'level' ? 83 : 95],
      ['to', now],
    ])
    expect(change.rows.map(({ date, quote }) => [date, quote])).toEqual([
      ['2026-04-02', '81 kg'],
      ['2026-03-02', '83 kg'],
    ])
    const listed = await account.ask('POST', '/api/record/ask', {
      body: { query: { of: 'values', give: 'list', goal, when } },
    })
    expect(listed.body.answer.rows.map(({ quote }: { quote: string }) => quote)).toEqual(['81 kg', '83 kg'])
    expect(listed.body.words).toContain('81 kg')
  }
})

test('a goal that no value counts changes by its ledger, in percent, and so does any whose progress is asked for', async () => {
  const account = await api.signup({ timeZone: 'Europe/Berlin' })
  const made = { title: 'Learn to juggle', domain: 'personal-growth' }
  const goal = (await account.ask('POST', '/api/goals', { body: made })).body.id
  const change = async (more: object) => {
    const answer = await ask(account, { of: 'goals', give: 'change', goal, ...more })
    return answer.figures.map(({ id, value, unit }) => [id, value, unit])
  }
  const figures = (from: number, to: number) => [
    ['change', to - from, '%'],
    ['from', from, '%'],
    ['to', to, '%'],
  ]
  expect(await change({})).toEqual(figures(0, 0))
  for (const progress of [25, 40]) await account.ask('PATCH', '/api/goals/{id}', { id: goal, body: { progress } })
  const today = dateIn('Europe/Berlin', new Date())
  expect(await change({ when: { from: today } })).toEqual(figures(0, 40))
  expect(await change({ when: { to: addDays(today, -1) } })).toEqual(figures(0, 0))
  expect(await change({ when: { from: addDays(today, 1) } })).toEqual(figures(40, 40))
  const measure = { kind: 'total', unit: 'book', format: 'number', start: 0, target: 20 }
  await account.ask('PATCH', '/api/goals/{id}', { id: goal, body: { measure, reading: 8 } })
  expect(await change({ what: 'progress', when: { from: today } })).toEqual(figures(0, 40))
})

test('the same question to a little journal: first, last, count, mean, trend, run, gap, groups, comparison', async () => {
  const account = await api.signup({ timeZone: 'Europe/Berlin' })
  const ids = await journal(account, [
    entry('2026-01-05', 2, 'Swam 30 minutes. Mum rang.'),
    entry('2026-01-06', 3, 'Went swimming again, "slow and steady" as ever'),
    entry('2026-01-07', 4, 'A swim before work'),
    entry('2026-02-02', 5, 'Called my mother; slow day, steady rain'),
    entry('2026-02-03', 1, 'Nothing at all'),
    entry('2026-03-10', 4, 'swum 1.5 km 🏊'),
  ])
  const swim = { of: 'entries', about: 'swimming' } as const
  expect((await ask(account, { ...swim, give: 'first' })).rows).toEqual([
    { ref: { kind: 'journal', id: ids[0] }, date: '2026-01-05', quote: 'Swam 30 minutes. Mum rang.', energy: 2 },
  ])
  expect(await ask(account, { ...swim, give: 'last' })).toMatchObject({ first: '2026-03-10', few: false })
  const count = await ask(account, { ...swim, give: 'count' })
  expect(count.figures.map(({ id, value }) => [id, value])).toEqual([
    ['count', 4],
    ['days', 4],
  ])
  expect(count.searched).toMatchObject({ kinds: ['entries'], from: '2026-01-05', rows: 6 })
  expect((await ask(account, { ...swim, give: 'mean', what: 'energy' })).first).toBe(3.25)
  expect((await ask(account, { of: 'entries', give: 'max', what: 'energy' })).rows.map(({ date }) => date)).toEqual([
    '2026-02-02',
  ])
  expect((await ask(account, { of: 'entries', about: 'mum', give: 'count' })).first).toBe(2)
  expect((await ask(account, { of: 'entries', about: ['mum', '🏊'], give: 'count' })).first).toBe(3)
  expect((await ask(account, { of: 'entries', about: 'slow steady', give: 'count' })).first).toBe(2)
  const quoted = await ask(account, { of: 'entries', about: '"slow and steady"', give: 'count' })
  expect([quoted.first, quoted.rows.map(({ ref }) => ref.id)]).toEqual([1, [ids[1]]])
  expect((await ask(account, { of: 'entries', about: '1.5 km', give: 'count' })).first).toBe(1)
  expect((await ask(account, { of: 'entries', about: 'zanzibar', give: 'list' })).rows).toEqual([])
  expect((await ask(account, { of: 'entries', about: '!!!', give: 'list' })).rows).toEqual([])
  const run = await ask(account, { ...swim, give: 'longestRun' })
  expect([run.first, run.rows.map(({ date }) => date)]).toEqual([3, ['2026-01-07', '2026-01-05']])
  const gap = await ask(account, { of: 'entries', give: 'longestGap', when: { to: '2026-03-10' } })
  const days = await ask(account, { ...swim, give: 'days' })
  expect(days.figures.map(({ id, value }) => [id, value])).toEqual([
    ['days', 4],
    ['count', 4],
  ])
  expect((await ask(account, { ...swim, give: 'currentRun' })).first).toBe(0)
  expect([gap.first, gap.rows.map(({ date }) => date)]).toEqual([34, ['2026-03-10', '2026-02-03']])
  const months = await ask(account, { of: 'entries', give: 'mean', what: 'energy', by: 'month' })
  expect(months.groups?.map(({ key, value, n }) => [key, value, n])).toEqual([
    ['2026-01', 3, 3],
    ['2026-02', 3, 2],
    ['2026-03', 4, 1],
  ])
  const tuesdays = { weekdays: [2] }
  expect((await ask(account, { of: 'entries', give: 'list', when: tuesdays })).rows.map(({ date }) => date)).toEqual([
    '2026-03-10',
    '2026-02-03',
    '2026-01-06',
  ])
  const januaryLast: RecordQueryInput = { of: 'entries', give: 'last', when: { months: [1] } }
  expect((await ask(account, januaryLast)).first).toBe('2026-01-07')
  const compared = await ask(account, { ...swim, give: 'mean', what: 'energy', against: { about: 'mum' } })
  expect(compared.figures.map(({ id, value, n }) => [id, value, n])).toEqual([
    ['mean', 3.25, 4],
    ['against.mean', 3.5, 2],
    ['difference', -0.25, 6],
  ])
  expect(compared.few).toBe(true)
  const either = await ask(account, { ...swim, give: 'mean', what: 'energy', against: { without: 'swim' } })
  expect(either.figures.map(({ value, n }) => [value, n])).toEqual([
    [3.25, 4],
    [3, 2],
    [0.25, 6],
  ])
  expect((await ask(account, { ...swim, without: 'mum', give: 'count' })).first).toBe(3)
  expect((await ask(account, { of: 'entries', without: '"slow and steady"', give: 'count' })).first).toBe(5)
  expect((await ask(account, { of: 'entries', give: 'count', where: { energy: { min: 4 } } })).first).toBe(3)
  const trend = await ask(account, { of: 'entries', give: 'trend', what: 'energy', when: { to: '2026-01-07' } })
  expect(trend.first).toBe(30)
  const weekly = await ask(account, { ...swim, give: 'mean', when: { from: '2026-01-05', to: '2026-01-18' } })
  expect(weekly.first).toBe(1.5)
})

test('pages of a list follow each other, and nobody sees the rows of another', async () => {
  const [account, other] = [await api.signup(), await api.signup()]
  const days = Array.from({ length: 7 }, (_, at) => `2026-04-0${at + 1}`)
  await journal(account, [...days.map((day) => entry(day, 3, `Ran on ${day}`)), entry('2026-04-07', 1, 'Ran again')])
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await ask(account, { of: 'entries', about: 'run', give: 'list', limit: 3, cursor })
    seen.push(...page.rows.map(({ date }) => date))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen).toEqual(['2026-04-07', ...days.toReversed()])
  expect(await ask(other, { of: 'entries', about: 'run', give: 'count' })).toMatchObject({
    first: 0,
    rows: [],
    searched: { rows: 0, from: null },
  })
  await expect(ask(account, { of: 'entries', give: 'list', cursor: 'nonsense' })).rejects.toMatchObject({
    code: 'validation_failed',
  })
})

test('goals, milestones, check-ins, alerts, messages, memories and insights are asked for like entries', async () => {
  const account = await api.signup({ timeZone: 'America/New_York' })
  const { body: goal } = await account.ask('POST', '/api/goals', {
    body: {
      title: 'Read 12 books',
      domain: 'personal-growth',
      tags: ['evening'],
      milestones: ['Buy a lamp', 'Half'],
    },
  })
  const { body: other } = await account.ask('POST', '/api/goals', { body: { title: 'Run far', domain: 'health' } })
  await account.ask('PATCH', '/api/goals/{id}', { id: other.id, body: { isCompleted: true } })
  const body = { response: '6 of 12 books read' }
  await account.ask('PATCH', '/api/goals/{id}/ai-update', { id: goal.id, body })
  const alert = { title: 'Call Bob', scheduledFor: '2026-12-01T04:30:00.000Z', goalId: goal.id }
  await account.ask('POST', '/api/reminders', { body: alert })
  await account.ask('POST', '/api/chat', { body: { message: 'My sister Ida is getting married in June' } })
  await account.ask('POST', '/api/insights/weekly', { body: {} })

  expect((await ask(account, { of: 'goals', about: 'evenings', give: 'list' })).rows).toMatchObject([
    { ref: { kind: 'goal', id: goal.id }, quote: 'evening' },
  ])
  expect((await ask(account, { of: 'goals', give: 'count', where: { status: 'completed' } })).first).toBe(1)
  expect((await ask(account, { of: 'goals', give: 'count', where: { status: 'ongoing' } })).first).toBe(1)
  expect((await ask(account, { of: 'goals', give: 'count' })).first).toBe(2)
  expect((await ask(account, { of: 'milestones', about: 'lamp', give: 'list' })).rows).toMatchObject([
    { ref: { kind: 'milestone' }, quote: 'Buy a lamp' },
  ])
  expect((await ask(account, { of: 'milestones', give: 'count', where: { status: 'open' } })).first).toBe(2)
  const checkIns = await ask(account, { of: 'checkIns', give: 'max', what: 'progress', goal: goal.id, by: 'goal' })
  expect(checkIns).toMatchObject({ first: 50, groups: [{ key: goal.id, words: 'Read 12 books', n: 1 }] })
  expect((await ask(account, { of: 'alerts', give: 'first' })).figures[1]).toMatchObject({
    id: 'time',
    value: '23:30',
  })
  // The evening of 30 November in New York.
  expect((await ask(account, { of: 'alerts', give: 'first' })).first).toBe('2026-11-30')
  expect((await ask(account, { of: 'alerts', give: 'count', when: { months: [12] } })).first).toBe(0)
  expect((await ask(account, { of: 'messages', about: 'sister', give: 'list' })).rows).toMatchObject([
    { ref: { kind: 'message' }, quote: 'My sister Ida is getting married in June' },
  ])
  expect((await ask(account, { of: 'messages', give: 'count', by: 'coach' })).first).toBe(1)
  expect((await ask(account, { of: 'memories', about: 'Ida', give: 'count' })).first).toBe(1)
  expect((await ask(account, { of: 'insights', give: 'count' })).first).toBe(1)
  const foreign = await api.signup()
  await expect(ask(foreign, { of: 'checkIns', give: 'list', goal: goal.id })).rejects.toMatchObject({
    code: 'not_found',
  })
  for (const query of [
    { of: 'messages', give: 'mean', what: 'energy' },
    { of: 'values', give: 'sum', what: 'value' },
    { of: 'entries', give: 'list', goal: goal.id },
    { of: 'entries', give: 'list', where: { status: 'open' } },
  ] as const) {
    await expect(ask(account, query)).rejects.toMatchObject({ code: 'validation_failed' })
  }
})

test('after every kind of write and deletion the index is what it would be if it were made anew', async () => {
  const account = await api.signup()
  const { client } = api.database
  const inStep = async () => {
    const kept = await linesOf(client, account.user.id)
    await client.$executeRaw`DELETE FROM "record_text" WHERE "userId" = ${account.user.id}`
    await queueAll(client, account.user.id)
    expect(await linesOf(client, account.user.id)).toEqual(kept)
    return kept
  }
  const [id = '', second = ''] = await journal(account, [
    entry('2026-05-01', 3, 'Rowed along the river'),
    entry('2026-05-02', 3, 'My brother is called Zebulon'),
  ])
  const { body: goal } = await account.ask('POST', '/api/goals', {
    body: { title: 'Row', domain: 'health', description: 'Often', tags: ['water'], milestones: ['First oar'] },
  })
  const { body: alert } = await account.ask('POST', '/api/reminders', {
    body: { title: 'Grease the boat', scheduledFor: '2026-06-01T09:00:00Z', goalId: goal.id },
  })
  await account.ask('PATCH', '/api/goals/{id}/ai-update', { id: goal.id, body: { response: 'Rowed twice' } })
  await account.ask('POST', '/api/chat', { body: { message: 'Where do I row?' } })
  await account.ask('POST', '/api/insights/weekly', { body: {} })
  expect((await inStep()).length).toBeGreaterThan(8)

  await account.ask('PATCH', '/api/journal/{id}', { id, body: { notes: 'Read all day', mood: 5 } })
  await account.ask('PATCH', '/api/goals/{id}', { id: goal.id, body: { title: 'Scull', tags: ['lake'] } })
  await account.ask('PATCH', '/api/reminders/{id}', { id: alert.id, body: { title: 'Sell the boat' } })
  const { body: memories } = await account.ask('GET', '/api/memories')
  await account.ask('PATCH', '/api/memories/{id}', { id: memories[0].id, body: { text: 'Zebulon is a brother' } })
  const { body: talk } = await account.ask('GET', '/api/chat')
  await account.ask('POST', '/api/chat/{id}/regenerate', { id: talk.at(-1).id })
  const changed = await inStep()
  expect(changed.filter((line) => /river|greas/.test(line))).toEqual([])
  expect(changed.filter((line) => /^[ga].*\b(scull|sell)\b/.test(line))).toHaveLength(2)

  const all = await account.ask('GET', '/api/export/all')
  const twin = await api.signup()
  expect((await twin.ask('POST', '/api/import', { body: all.body })).status).toBe(200)
  expect((await linesOf(client, twin.user.id)).length).toBe(changed.length)

  await account.ask('DELETE', '/api/journal/{id}', { id: second })
  await account.ask('DELETE', '/api/reminders/{id}', { id: alert.id })
  await account.ask('DELETE', '/api/chat')
  await account.ask('DELETE', '/api/goals/{id}', { id: goal.id })
  const left = await inStep()
  expect(left.filter((line) => !line.startsWith('i'))).toHaveLength(1)

  await account.ask('POST', '/api/goals', { body: { title: 'Last', domain: 'health', milestones: ['One'] } })
  await account.ask('POST', '/api/reminders', { body: { ...later, goalId: (await newestGoal(account)).id } })
  await linesOf(client, account.user.id)
  const confirmation = { confirmation: account.user.email }
  expect((await account.ask('DELETE', '/api/users/me', { body: confirmation })).status).toBe(204)
  expect(await linesOf(client, account.user.id)).toEqual([])
  expect(await client.$queryRaw`SELECT 1 FROM "record_queue" WHERE "userId" = ${account.user.id}`).toEqual([])
  expect((await linesOf(client, twin.user.id)).length).toBe(changed.length)
})

test('over the API a query is answered with its words, and a question that cannot be read is no guess', async () => {
  const account = await api.signup()
  await journal(account, [entry('2026-05-01', 3, 'Rowed along the river')])
  const body = { query: { of: 'entries', about: 'row', give: 'last' } }
  const answer = await account.ask('POST', '/api/record/ask', { body })
  expect([answer.status, answer.body.words]).toEqual([200, expect.stringContaining('1 May')])
  expect(answer.body.query).toEqual({ ...body.query, limit: 20 })
  const asked = await account.ask('POST', '/api/record/ask', { body: { question: 'When did I last go rowing?' } })
  expect([asked.status, asked.body.query.give, asked.body.answer.figures[0].value]).toEqual([200, 'last', '2026-05-01'])
  const unread = await account.ask('POST', '/api/record/ask', { body: { question: 'Blue the of?' } })
  expect([unread.status, unread.body.code]).toEqual([422, 'not_understood'])
  expect((await account.ask('POST', '/api/record/ask', { body: {} })).status).toBe(400)
})

test('a model neither sees nor counts an explicit cry, the person does', async () => {
  const account = await api.signup()
  await journal(account, [
    entry('2026-05-01', 1, 'I want to kill myself tonight'),
    entry('2026-05-02', 3, 'Slept well tonight'),
  ])
  await account.ask('POST', '/api/chat', { body: { message: 'I am going to kill myself tonight' } })
  const tonight = { about: 'tonight', give: 'count' } as const
  expect(await ask(account, { of: 'entries', ...tonight })).toMatchObject({ first: 2, searched: { rows: 2 } })
  const told = await ask(account, { of: 'entries', ...tonight }, 'model')
  expect(told).toMatchObject({ first: 1, searched: { rows: 1 } })
  expect(told.rows.map(({ date }) => date)).toEqual(['2026-05-02'])
  expect((await ask(account, { of: 'messages', ...tonight })).first).toBe(1)
  expect((await ask(account, { of: 'messages', ...tonight }, 'model')).rows).toEqual([])
})

const later = { title: 'Later', scheduledFor: '2026-06-01T09:00:00Z' }
const newestGoal = async (account: InProcessAccount) => (await account.ask('GET', '/api/goals')).body[0]

test('however often rows come and go, their number is told right', async () => {
  const account = await api.signup()
  const ids = await journal(
    account,
    Array.from({ length: 70 }, (_, at) => entry('2026-05-01', 3, `Stroke ${at}`)),
  )
  const rows = async () => (await ask(account, { of: 'entries', give: 'list', limit: 1 })).searched.rows
  for (const id of ids.slice(0, 66)) {
    await account.ask('DELETE', '/api/journal/{id}', { id })
  }
  expect([await rows(), await rows()]).toEqual([4, 4])
  const kept = await api.database.client.$queryRaw<unknown[]>`
    SELECT 1 FROM "record_count" WHERE "userId" = ${account.user.id} AND "kind" = 'j'`
  expect(kept).toHaveLength(1)
})

test('a document that holds nothing puts nothing into the index', async () => {
  const account = await api.signup()
  expect((await account.ask('POST', '/api/import', { body: emptyDocument() })).status).toBe(200)
  expect(await linesOf(api.database.client, account.user.id)).toEqual([])
})

type Line = { n: number | bigint; kind: string; refId: string; figure: number | null; isDone: number | null }

/** Every line of a user with its stems, as one text each. */
async function linesOf(client: PrismaClient, userId: string): Promise<string[]> {
  const { catchUp } = await import('@/lib/server/record/index-waiting')
  await catchUp(userId, 60_000)
  await checkCounts(client, userId)
  const lines = await client.$queryRaw<Line[]>`
    SELECT "n", "kind", "refId", "figure", "isDone" FROM "record_text" WHERE "userId" = ${userId}`
  const stems = process.env.TEST_POSTGRES_URL ? await postgresStems(client, userId) : await sqliteStems(client)
  return lines
    .map(({ n, kind: code, refId, figure, isDone }) =>
      [code, refId, figure, isDone, ...(stems.get(Number(n)) ?? []).toSorted()].join(' '),
    )
    .toSorted()
}

/** What is kept as the number of lines is their number. */
async function checkCounts(client: PrismaClient, userId: string): Promise<void> {
  const [kept, lines] = [
    await client.$queryRaw<{ kind: string; n: unknown }[]>`
      SELECT "kind", CAST(sum("lines") AS INTEGER) AS "n" FROM "record_count" WHERE "userId" = ${userId} GROUP BY "kind"
      HAVING sum("lines") <> 0 ORDER BY "kind"`,
    await client.$queryRaw<{ kind: string; n: unknown }[]>`
      SELECT "kind", CAST(count(*) AS INTEGER) AS "n" FROM "record_text" WHERE "userId" = ${userId} GROUP BY "kind"
      ORDER BY "kind"`,
  ]
  expect(kept.map(({ kind, n }) => [kind, Number(n)])).toEqual(lines.map(({ kind, n }) => [kind, Number(n)]))
}

async function sqliteStems(client: PrismaClient): Promise<Map<number, string[]>> {
  await client.$executeRaw`CREATE VIRTUAL TABLE IF NOT EXISTS temp.held USING fts5vocab(main, record_fts, instance)`
  const rows = await client.$queryRaw<{ term: string; doc: number | bigint }[]>`SELECT "term", "doc" FROM temp.held`
  const stems = new Map<number, string[]>()
  for (const { term, doc } of rows) stems.set(Number(doc), [...(stems.get(Number(doc)) ?? []), term.slice(33)])
  return stems
}

async function postgresStems(client: PrismaClient, userId: string): Promise<Map<number, string[]>> {
  const rows = await client.$queryRaw<{ n: bigint; stems: string[] }[]>`
    SELECT "n", tsvector_to_array("stems") AS "stems" FROM "record_text" WHERE "userId" = ${userId}`
  return new Map(rows.map(({ n, stems }) => [Number(n), stems.map((stem) => stem.slice(1))]))
}

async function queueAll(client: PrismaClient, userId: string): Promise<void> {
  const { sources } = await import('@/lib/server/record/sources/sources')
  for (const table of Object.keys(sources)) {
    await client.$executeRawUnsafe(
      `INSERT INTO "record_queue" ("userId", "source", "sourceId") SELECT "userId", '${table}', "id" FROM "${table}" WHERE "userId" = '${userId}'`,
    )
  }
}

test('finds what holds most of some words, of any kind, and nothing where too little is told', async () => {
  const account = await api.signup({ timeZone: 'Europe/Berlin' })
  const other = await api.signup({ timeZone: 'Europe/Berlin' })
  await journal(other, [entry('2026-02-07', 4, 'Crocus by the gate of the neighbours, named Olga.')])
  const [crocus] = await journal(account, [
    entry('2026-02-07', 4, 'First crocus by the gate. Finn named it Kevin.'),
    entry('2026-02-08', 3, 'Shut the gate, named the bill.'),
    entry('2026-02-09', 3, 'Long day.'),
  ])
  const alert = await account.ask('POST', '/api/reminders', {
    body: { title: 'Dentist, Finn', scheduledFor: '2027-03-01T09:00:00.000Z' },
  })
  expect(alert.status).toBe(201)
  const hidden = await account.ask('PATCH', '/api/journal/{id}', {
    id: crocus as string,
    body: { neverSend: true },
  })
  expect(hidden.status).toBe(200)
  const { findTold } = await import('@/lib/server/record/find-told')
  const { db } = await import('@/lib/server/db/client')
  const user = await db.user.findUniqueOrThrow({ where: { id: account.user.id }, omit: { passwordHash: true } })
  const found = async (words: string, viewer: 'self' | 'model' = 'self') =>
    (await findTold(user, words.split(' '), viewer)).rows.map(({ ref }) => ref.id)
  expect(await found('crocus gate funny name')).toEqual([crocus])
  expect(await found('Finn dentist')).toEqual([alert.body.id])
  expect(await found('crocus', 'model')).toEqual([])
  expect(await found('zebra giraffe okapi lion gate')).toEqual([])
})
