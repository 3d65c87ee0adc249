import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { recordQuery } from '@/lib/contract/record'
import { beginAgain } from '@/lib/server/chat/begin-again'
import { beginTurn } from '@/lib/server/chat/begin-turn'
import { answerTurn, sendMessage } from '@/lib/server/chat/send-message'
import { createAnthropicCoach } from '@/lib/server/coach/anthropic/anthropic-coach'
import { db } from '@/lib/server/db/client'
import { aiUpdateGoal } from '@/lib/server/goals/ai-update'
import { newId } from '@/lib/server/ids'
import { goalAnalysis } from '@/lib/server/insights/goal-analyses'
import { remakeWeeklyInsight } from '@/lib/server/insights/weekly-insight'
import { askRecord } from '@/lib/server/record/ask'
import { recordOf } from '@/lib/server/record/record-of'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { answerBy } from '@/tests/support/answering-coach'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { modelSettings } from '@/tests/support/model-calls'
import { suggestDescription } from './describe-goal'

let server: AnthropicServer
answerBy(() => createAnthropicCoach(modelSettings(server.url), () => undefined))

const { signal } = new AbortController()
const timeZone = 'Europe/Vienna'
const now = new Date()
const today = dateIn(timeZone, now)
const earlier = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

let count = 0
/** A word that stands nowhere else. */
const canary = () => `zq${String(count++).padStart(4, '0')}canary`
const secret = (words: string) => `${words} ${canary()}`
const cry = () => `I am going to kill myself tonight ${canary()}`
let told = 0
const open = (words: string) => `${words} shown${told++}open`

let user: UserRow
let conversationId: string
let keptConversationId: string
let goalIds: string[]
let keptGoalIds: string[]

const times = <T>(n: number, make: (at: number) => T) => Array.from({ length: n }, (_, at) => make(at))

/** A goal with whatever can be written on it, each text by `write`. */
async function storeGoal(neverSend: boolean, write: (words: string) => string, title = write('Row further')) {
  const id = newId()
  const owned = { userId: user.id, goalId: id }
  await db.goal.create({
    data: {
      ...{ id, userId: user.id, title, domain: 'health', neverSend, description: write('On the lake') },
      progressNotes: `[${now.toISOString()}] ${write('Two laps')}`,
      milestones: [
        { id: newId(), title: write('Five laps'), isCompleted: false, completedAt: null, targetDate: today },
      ],
    },
  })
  await db.progressEvent.create({
    data: { ...owned, at: earlier(9), oldProgress: 0, newProgress: 5, reasoning: write('You said'), source: 'coach' },
  })
  await db.insightResponse.create({
    data: { ...owned, insightType: 'goal_analysis', response: write('Rowed'), appliedUpdates: {} },
  })
  await db.datapoint.create({ data: { ...owned, date: today, value: 2, note: write('Headwind'), source: 'typed' } })
  const plan = { cue: write('At dawn'), action: write('row'), startsOn: today, reviewOn: today, outcomes: [] }
  await db.plan.create({ data: { ...owned, ...plan } })
  await db.reminder.create({
    data: { ...owned, title: write('Oil the oars'), scheduledFor: new Date(now.getTime() + 3_600_000) },
  })
  return id
}

async function storeEntries(n: number, neverSend: boolean, write: () => string) {
  const rows = times(n, (at) => {
    return { id: newId(), userId: user.id, date: addDays(today, -(at % 40)), mood: 3, notes: write(), neverSend }
  })
  await db.journalEntry.createMany({ data: rows.map((row) => ({ ...row, attachments: [] })) })
  return rows.map(({ id }) => id)
}

async function storeMessages(conversation: string, n: number, write: () => string, careLevel: string | null = null) {
  const rows = times(n, (at) => {
    const said = { message: write(), isFromUser: true, source: 'user', careLevel, createdAt: earlier(200 - at) }
    return { id: newId(), userId: user.id, conversationId: conversation, ...said }
  })
  await db.chatMessage.createMany({ data: rows })
  return rows.map(({ id }) => id)
}

async function storeMemories(ids: readonly string[], sourceKind: string, write: () => string) {
  const rows = ids.map((sourceId) => ({ userId: user.id, text: write(), kind: 'person', sourceKind, sourceId }))
  await db.memory.createMany({ data: rows })
}

beforeAll(async () => {
  server = await startAnthropicServer()
  const account = { email: 'canary-keeper@example.com', timeZone, selectedDomains: [] }
  user = await db.user.create({ data: account, omit: { passwordHash: true } })
  const talk = (title: string, fields: object) =>
    db.conversation.create({ data: { userId: user.id, title, ...fields } })
  conversationId = (await talk('Open', { isActive: true })).id
  keptConversationId = (await talk(secret('Kept'), { neverSend: true, summary: secret('21 Nov') })).id
  keptGoalIds = await Promise.all(times(40, () => storeGoal(true, secret)))
  goalIds = [await storeGoal(false, open), await storeGoal(false, () => cry(), open('Row back'))]
  const kept = await storeEntries(250, true, () => secret('Met her again.'))
  await storeEntries(100, false, cry)
  const shown = await storeEntries(12, false, () => open('Rowed at dawn.'))
  const keptMessages = await storeMessages(keptConversationId, 100, () => secret('About her.'))
  await storeMessages(conversationId, 60, cry, 'explicit')
  await storeMessages(conversationId, 20, cry)
  await storeMessages(conversationId, 6, () => open('I rowed.'))
  await storeMemories(kept.slice(0, 40), 'journal', () => secret('She is called'))
  await storeMemories(keptMessages.slice(0, 40), 'message', () => secret('He is called'))
  await storeMemories(shown.slice(0, 4), 'journal', () => open('Rows with'))
  while (count < 1_000) await storeEntries(1, true, () => secret('Once more.'))
})
afterAll(() => server.stop())

const canaries = /zq\d{4}canary/g

async function sent(ask: () => Promise<unknown>): Promise<string> {
  const all = () => [...server.requests, ...server.checkRequests]
  const before = new Set(all())
  await ask()
  return all()
    .filter((one) => !before.has(one))
    .map(({ body }) => JSON.stringify(body))
    .join('\n')
}

test('no prompt holds what is never sent or a cry, and each still tells of the rest', async () => {
  expect(count).toBeGreaterThanOrEqual(1_000)
  const [shownGoal = '', tornGoal = ''] = goalIds
  const chat = await sent(() => sendMessage(user, { message: 'How is my rowing going?', conversationId }, signal))
  const again = await sent(async () => {
    const last = await db.chatMessage.findFirstOrThrow({
      where: { conversationId, isFromUser: false },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
    await answerTurn(await beginAgain(user, last.id), signal)
  })
  const analysed = await sent(() => goalAnalysis(user, shownGoal, signal))
  const torn = await sent(() => goalAnalysis(user, tornGoal, signal))
  const judged = await sent(() => aiUpdateGoal(user, tornGoal, { response: 'Rowed two more laps' }, signal))
  const week = await sent(() => remakeWeeklyInsight(user, signal))
  for (const prompt of [chat, again, analysed, torn, judged, week]) {
    expect(prompt).not.toBe('')
    expect(prompt.match(canaries)).toBeNull()
    expect(prompt).toMatch(/shown\d+open/)
  }
  expect(chat).toContain('Rowed at dawn')
}, 120_000)

test('no model is asked about a goal that is never sent, or in a conversation that is', async () => {
  const [kept = ''] = keptGoalIds
  const { title, description } = await db.goal.findUniqueOrThrow({ where: { id: kept } })
  const asked = await sent(async () => {
    const answer = await sendMessage(
      user,
      { message: 'How do I tell her?', conversationId: keptConversationId },
      signal,
    )
    expect(answer.message.source).toBe('built-in')
    await aiUpdateGoal(user, kept, { response: 'Rowed two more laps' }, signal)
    expect((await goalAnalysis(user, kept, signal)).source).toBe('built-in')
    const words = { goalTitle: title, currentDescription: description, userResponse: 'Two laps more' }
    await suggestDescription(user, words, signal)
    await suggestDescription(user, { ...words, goalTitle: '' }, signal)
  })
  expect(asked).toBe('')
})

const ask = (query: z.input<typeof recordQuery>, viewer: 'self' | 'model' = 'model') =>
  askRecord(user, recordQuery.parse(query), viewer)

const kinds = [
  'entries',
  'checkIns',
  'goals',
  'milestones',
  'values',
  'messages',
  'alerts',
  'plans',
  'memories',
] as const

test.each(kinds)('asked as a model, the record answers nothing of it: %s', async (of) => {
  const answers = await Promise.all(
    (
      [
        { of, give: 'list', limit: 200 },
        { of, give: 'first' },
        { of, give: 'last' },
        { of, give: 'count', by: of === 'entries' || of === 'messages' ? 'month' : 'goal' },
        { of, give: 'count', about: 'canary' },
      ] satisfies z.input<typeof recordQuery>[]
    ).map((query) => ask(query).catch(({ code }) => ({ code }))),
  )
  expect(JSON.stringify(answers).match(canaries)).toBeNull()
  const own = await recordOf(user, 'self').ask(recordQuery.parse({ of, give: 'list', limit: 200 }))
  expect(JSON.stringify(own).match(canaries)?.length).toBeGreaterThan(5)
})

test('a goal that is never sent is not there for a model that names its id', async () => {
  const [kept = ''] = keptGoalIds
  const asked = { of: 'values', give: 'count', goal: kept } as const
  await expect(ask({ of: 'goals', give: 'reading', goal: kept })).rejects.toMatchObject({ code: 'not_found' })
  await expect(ask(asked)).rejects.toMatchObject({ code: 'not_found' })
  expect((await ask(asked, 'self')).figures[0]?.value).toBe(1)
})

test('what is kept later is gone from answers with all that belongs to it, and comes back when it is let go', async () => {
  const counted = async () => {
    const answers = await Promise.all(kinds.slice(1, 5).map((of) => ask({ of, give: 'count' })))
    return answers.map(({ figures }) => figures[0]?.value)
  }
  const before = await counted()
  const goalId = await storeGoal(false, open, open('Plain'))
  expect(await counted()).toEqual(before.map((value) => Number(value) + 1))
  await db.goal.update({ where: { id: goalId }, data: { neverSend: true } })
  expect(await counted()).toEqual(before)
  await db.goal.update({ where: { id: goalId }, data: { neverSend: false } })
  expect(await counted()).toEqual(before.map((value) => Number(value) + 1))
})

test('no tool of a model tells of it, named by title, by id or by a period', async () => {
  const [kept = ''] = keptGoalIds
  const { title } = await db.goal.findUniqueOrThrow({ where: { id: kept } })
  const { context } = await beginTurn(user, { message: 'How is my rowing going?', conversationId })
  const tell = async (tool: string, input: object) => (await context.tools?.use(tool, input))?.text ?? ''
  const told = await Promise.all([
    tell('read_period', { from: addDays(today, -60), to: today }),
    tell('agenda', {}),
    tell('ask_record', { of: 'entries', give: 'list', limit: 50 }),
    tell('goal', { goal: 'Row back' }),
  ])
  const refused = await Promise.all([title, kept].map((goal) => tell('goal', { goal })))
  expect([...told, ...refused.map((text) => text.replace(title, ''))].join('\n').match(canaries)).toBeNull()
  for (const text of [...told.slice(0, 3)]) expect(text).toMatch(/shown\d+open/)
  for (const text of refused) expect(text).toMatch(/There is no goal/)
})
