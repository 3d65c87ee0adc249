import { expect, test } from 'vitest'
import type { NewProposal, Verb } from '@/lib/contract/proposal'
import { proposalFilter } from '@/lib/contract/proposal'
import { db } from '@/lib/server/db/client'
import { createGoal } from '@/lib/server/goals/create-goal'
import { deleteGoal } from '@/lib/server/goals/delete-goal'
import { createValue } from '@/lib/server/goals/measure/values'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { createEntry, deleteEntry, updateEntry } from '@/lib/server/journal/write-entry'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { snapshotOf } from '@/lib/server/verbs/goal-state'
import { applyProposal, dismissProposal, undoProposal } from './answer-proposal'
import { listProposals } from './find-proposals'
import { propose, proposeFrom } from './propose'
import { recordAct } from './record-act'
import { serializeProposal, WAITS_MS } from './serialize-proposal'

const soon = new Date(Date.now() + 86_400_000).toISOString()
let people = 0

async function newUser(): Promise<UserRow> {
  const email = `person-${people++}@example.com`
  return db.user.create({
    data: { email, selectedDomains: [], timeZone: 'Europe/Berlin' },
    omit: { passwordHash: true },
  })
}

async function newGoal(user: UserRow, more: object = {}) {
  return createGoal(user, { title: 'Learn the cello', domain: 'personal-growth', ...more })
}

async function proposed(user: UserRow, verb: Verb, input: NewProposal['input']) {
  return serializeProposal(await propose(user, { verb, input, source: 'client' }))
}

async function applied(user: UserRow, id: string, input?: NewProposal['input']) {
  return serializeProposal(await applyProposal(user, id, input))
}

async function listed(user: UserRow, query: object = {}) {
  return (await listProposals(user, proposalFilter.parse(query))).rows.map(serializeProposal)
}

test('a value without its figure waits for one, and is not written as none', async () => {
  const user = await newUser()
  const measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 }
  const { id: goalId } = await newGoal(user, { measure })
  const proposal = await proposed(user, 'value.log', { goalId })
  expect(proposal.missing).toEqual(['value'])
  await expect(applied(user, proposal.id)).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { value: [expect.any(String)] },
  })
  expect(await db.datapoint.count({ where: { goalId } })).toBe(0)
  expect((await applied(user, proposal.id, { goalId, total: 3 })).status).toBe('applied')
})

test('what a card asks a level comes to is its value, on the day that was asked about', async () => {
  const user = await newUser()
  const measure = { kind: 'level', unit: 'kg', format: 'number', start: 92, target: 84 }
  const { id: goalId } = await newGoal(user, { measure })
  const proposal = await proposed(user, 'value.log', { goalId, date: '2026-01-05' })
  const { status, title } = await applied(user, proposal.id, { goalId, total: 90.6, date: '2026-01-05' })
  expect([status, title]).toEqual(['applied', expect.stringMatching(/: 90\.6 kg · Mon 5 Jan/)])
  expect(await db.datapoint.findMany({ where: { goalId } })).toMatchObject([{ value: 90.6, date: '2026-01-05' }])
})

test('a unit that changes shows the reading that it will have', async () => {
  const user = await newUser()
  const books = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 }
  const { id: goalId } = await newGoal(user, { measure: books })
  await createValue(user, goalId, { value: 2 })
  const pages = { ...books, unit: 'pages', target: 3_600 }
  const proposal = await proposed(user, 'measure.set', { goalId, measure: pages, convert: 300 })
  expect(proposal.title).toContain('600 of 3,600 pages')
  expect(proposal.diff).toContainEqual(expect.objectContaining({ field: 'measure', to: '600 of 3,600 pages' }))
  const kept = await proposed(user, 'measure.set', { goalId, measure: pages, keep: true })
  expect(kept.title).toContain('2 of 3,600 pages')
  const daily = { kind: 'rhythm', per: 'day', times: 600 }
  const rhythm = await proposed(user, 'measure.set', { goalId, measure: daily, convert: 300 })
  expect(rhythm.diff).toContainEqual(expect.objectContaining({ field: 'progress', to: '99%' }))
})

test('an alert: proposed in the user’s zone, applied once, taken back once', async () => {
  const user = await newUser()
  const scheduledFor = '2030-01-07T08:00:00.000Z'
  const proposal = await proposed(user, 'alert.add', { title: 'Call Bob', scheduledFor })
  expect(proposal).toMatchObject({ title: 'Alert: Call Bob, Mon 7 Jan 2030 09:00', status: 'proposed', result: null })
  expect(proposal.diff).toContainEqual({ field: 'scheduledFor', label: 'When', from: null, to: 'Mon 7 Jan 2030 09:00' })
  expect(await db.reminder.count({ where: { userId: user.id } })).toBe(0)

  const [first, second] = await Promise.all([applied(user, proposal.id), applied(user, proposal.id)])
  expect(second).toEqual(first)
  expect(await applied(user, proposal.id)).toEqual(first)
  expect(await db.reminder.findMany({ where: { userId: user.id } })).toMatchObject([
    { id: first.result?.id, title: 'Call Bob' },
  ])

  const undone = serializeProposal(await undoProposal(user, proposal.id))
  expect(undone.status).toBe('undone')
  expect(serializeProposal(await undoProposal(user, proposal.id))).toEqual(undone)
  expect(await db.reminder.count({ where: { userId: user.id } })).toBe(0)
  await expect(applied(user, proposal.id)).rejects.toMatchObject({ code: 'conflict', proposal: { status: 'undone' } })
})

test('what lacks is named, and comes with the press; a time that has passed is one that lacks', async () => {
  const user = await newUser()
  for (const input of [{ title: 'Call Bob' }, { title: 'Call Bob', scheduledFor: '2020-01-01T00:00:00.000Z' }]) {
    const proposal = await proposed(user, 'alert.add', input)
    expect(proposal).toMatchObject({ title: 'Alert: Call Bob', missing: ['scheduledFor'] })
    await expect(applied(user, proposal.id)).rejects.toMatchObject({ fields: { scheduledFor: [expect.any(String)] } })
    const past = { title: 'Call Bob', scheduledFor: '2020-01-01T00:00:00.000Z' }
    await expect(applied(user, proposal.id, past)).rejects.toMatchObject({ code: 'validation_failed' })
    const answer = await applied(user, proposal.id, { title: 'Call Rob', scheduledFor: soon })
    expect(answer).toMatchObject({ status: 'applied', title: expect.stringContaining('Call Rob') })
    expect(answer).not.toHaveProperty('missing')
  }
})

test('a day without a time is kept, and the time lacks', async () => {
  const user = await newUser()
  const proposal = await proposed(user, 'alert.add', { title: 'Call Bob', scheduledFor: '2030-01-07' })
  expect(proposal).toMatchObject({
    title: 'Alert: Call Bob, Mon 7 Jan 2030',
    missing: ['scheduledFor'],
    input: { scheduledFor: '2030-01-07' },
  })
  await expect(applied(user, proposal.id)).rejects.toMatchObject({ fields: { scheduledFor: [expect.any(String)] } })
})

test('what is sent and wrong is refused, another’s rows are not found', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const goal = await newGoal(other)
  await expect(proposed(user, 'alert.add', { title: '', scheduledFor: soon })).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { title: [expect.any(String)] },
  })
  await expect(proposed(user, 'progress.log', { goalId: goal.id, progress: 50 })).rejects.toMatchObject({
    code: 'not_found',
  })
  const own = await proposed(other, 'progress.log', { goalId: goal.id, progress: 50 })
  for (const decide of [applyProposal, dismissProposal, undoProposal]) {
    await expect(decide(user, own.id, undefined)).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('a goal that moved or went in the meantime is a conflict with both', async () => {
  const user = await newUser()
  const goal = await newGoal(user)
  const proposal = await proposed(user, 'progress.log', { goalId: goal.id, progress: 50 })
  await updateGoal(user, goal.id, { progress: 20 }, null)
  await expect(applied(user, proposal.id)).rejects.toMatchObject({
    code: 'conflict',
    current: { id: goal.id, progress: 20 },
    proposal: { id: proposal.id, status: 'proposed' },
  })
  await deleteGoal(user, goal.id)
  await expect(applied(user, proposal.id)).rejects.toMatchObject({
    code: 'conflict',
    current: null,
    proposal: { id: proposal.id },
  })
})

test.each<[Verb, object, object, object]>([
  ['goal.change', { title: 'Learn the viola', targetDate: '2030-05-01' }, { title: 'Learn the viola' }, {}],
  ['goal.complete', { completionNotes: 'Played it' }, { isCompleted: true, completionNotes: 'Played it' }, {}],
  ['goal.pause', { until: '2040-01-07' }, { pausedAt: expect.any(Date), pausedUntil: '2040-01-07' }, {}],
  ['goal.pause', {}, { pausedAt: expect.any(Date), pausedUntil: null }, {}],
  ['goal.drop', { closingNote: 'No teacher' }, { droppedAt: expect.any(Date), closingNote: 'No teacher' }, {}],
  ['milestones.set', { milestones: ['Buy one', 'Hold it'] }, { milestones: [{ title: 'Buy one' }, {}] }, {}],
  ['progress.log', { progress: 100 }, { isCompleted: true, progress: 100 }, { ledger: 2 }],
])('%s and back', async (verb, input, after, { ledger = 0 }: { ledger?: number }) => {
  const user = await newUser()
  const { version: _, updatedAt: __, ...before } = await newGoal(user, { tags: ['music'] })
  const proposal = await proposed(user, verb, { goalId: before.id, ...input })
  await applied(user, proposal.id)
  expect(await db.goal.findFirst({ where: { id: before.id } })).toMatchObject(after)
  await undoProposal(user, proposal.id)
  const { tags: ___, rhythm: ____, ...fields } = before
  expect(await db.goal.findFirst({ where: { id: before.id } })).toMatchObject(fields)
  expect(await db.progressEvent.count({ where: { goalId: before.id } })).toBe(ledger)
})

test('of milestones a card shows what changes, and none that stay as they are', async () => {
  const user = await newUser()
  const { id: goalId } = await newGoal(user)
  await updateGoal(user, goalId, { milestones: [{ title: 'Buy one' }, { title: 'Hold it' }] }, null)
  const { milestones } = await db.goal.findUniqueOrThrow({ where: { id: goalId } })
  const [buy, hold] = milestones as { id: string; title: string }[]
  const shown = async (...list: unknown[]) => {
    const { diff } = await proposed(user, 'milestones.set', { goalId, milestones: list })
    return diff.map(({ from, to }) => [from, to])
  }
  expect(await shown(buy, hold, { title: 'Tune it' })).toEqual([[null, 'Tune it']])
  expect(await shown(buy, { ...hold, title: 'Bow it' })).toEqual([['Hold it', 'Bow it']])
  expect(await shown(hold)).toEqual([['Buy one', 'taken out']])
  expect(await shown(hold, buy)).toEqual([['Buy one · Hold it', 'Hold it · Buy one']])
  const dated = { ...hold, targetDate: '2040-01-07' }
  expect(await shown(buy, dated)).toEqual([['Hold it', 'Hold it (by Sat 7 Jan 2040)']])
  await updateGoal(user, goalId, { milestones: [buy, dated] as never }, null)
  // A day that another one takes the place of is shown, and the days of the others stay.
  const later = { ...hold, targetDate: '2040-01-09' }
  expect(await shown(buy, later)).toEqual([['Hold it (by Sat 7 Jan 2040)', 'Hold it (by Mon 9 Jan 2040)']])
  expect(await shown({ title: 'Tune it' }, buy, { id: hold?.id, title: 'Hold it' })).toEqual([[null, 'Tune it']])
})

test.each<[object, string, string]>([
  [{ isPaused: true, pausedUntil: '2040-01-07' }, 'Go on with: Play the cello', 'Paused until Sat 7 Jan 2040'],
  [{ isDropped: true, closingNote: 'No teacher' }, 'Bring back: Play the cello', 'Dropped'],
])('a goal that rests goes on, and rests again: %o', async (rest, title, from) => {
  const user = await newUser()
  const { id } = await newGoal(user)
  await updateGoal(user, id, { title: 'Play the cello', ...rest }, null)
  const { version: _, updatedAt: __, ...before } = await db.goal.findUniqueOrThrow({ where: { id } })
  const proposal = await proposed(user, 'goal.resume', { goalId: id })
  expect(proposal).toMatchObject({ title, diff: [{ label: 'Status', from, to: 'Ongoing' }] })
  await applied(user, proposal.id)
  expect(await db.goal.findUnique({ where: { id } })).toMatchObject({ pausedAt: null, droppedAt: null })
  await undoProposal(user, proposal.id)
  expect(await db.goal.findUnique({ where: { id } })).toMatchObject(before)
})

test('ticked milestones come back open; one that the goal lost is a conflict', async () => {
  const user = await newUser()
  const goal = await newGoal(user, { milestones: [{ title: 'Buy one' }, { title: 'Hold it' }] })
  const [first] = goal.milestones as { id: string }[]
  const input = { goalId: goal.id, milestoneIds: [first?.id] }
  const proposal = await proposed(user, 'milestone.tick', input)
  expect(proposal).toMatchObject({ title: 'Done: Buy one', diff: [{ label: 'Buy one', from: 'open', to: 'done' }] })
  await applied(user, proposal.id)
  expect((await db.goal.findFirst({ where: { id: goal.id } }))?.milestones).toMatchObject([
    { isCompleted: true, completedAt: expect.any(String) },
    { isCompleted: false },
  ])
  await undoProposal(user, proposal.id)
  expect((await db.goal.findFirst({ where: { id: goal.id } }))?.milestones).toEqual(goal.milestones)

  const again = await proposed(user, 'milestone.tick', input)
  await updateGoal(user, goal.id, { milestones: [] }, null)
  await expect(applied(user, again.id)).rejects.toMatchObject({ code: 'conflict', current: { milestones: [] } })
})

test('what changed after the act stays: undo is a conflict', async () => {
  const user = await newUser()
  const goal = await newGoal(user)
  const proposal = await proposed(user, 'progress.log', { goalId: goal.id, progress: 50 })
  await applied(user, proposal.id)
  await updateGoal(user, goal.id, { progress: 60 }, null)
  await expect(undoProposal(user, proposal.id)).rejects.toMatchObject({
    code: 'conflict',
    current: { progress: 60 },
    proposal: { status: 'applied' },
  })
  const unapplied = await proposed(user, 'progress.log', { goalId: goal.id, progress: 70 })
  await expect(undoProposal(user, unapplied.id)).rejects.toMatchObject({ code: 'conflict' })
})

test('alerts are moved and finished, an entry is written, a memory kept and forgotten, and all of it taken back', async () => {
  const user = await newUser()
  const alert = await db.reminder.create({ data: { userId: user.id, title: 'Dentist', scheduledFor: new Date(soon) } })
  const later = new Date(Date.parse(soon) + 86_400_000).toISOString()
  const move = await proposed(user, 'alert.move', { reminderId: alert.id, scheduledFor: later })
  await applied(user, move.id)
  expect((await db.reminder.findFirst({ where: { id: alert.id } }))?.scheduledFor.toISOString()).toBe(later)
  await undoProposal(user, move.id)
  const finish = await proposed(user, 'alert.finish', { reminderId: alert.id })
  await applied(user, finish.id)
  await undoProposal(user, finish.id)
  expect(await db.reminder.findFirst({ where: { id: alert.id } })).toMatchObject({
    isDone: false,
    scheduledFor: new Date(soon),
  })
  const repeat = 'FREQ=DAILY'
  const often = await proposed(user, 'alert.move', { reminderId: alert.id, scheduledFor: later, repeat })
  await applied(user, often.id)
  expect(await db.reminder.findFirst({ where: { id: alert.id } })).toMatchObject({
    repeat,
    scheduledFor: new Date(later),
  })
  await undoProposal(user, often.id)
  const before = await db.reminder.findFirst({ where: { id: alert.id } })
  expect(before).toMatchObject({ repeat: null, repeatFrom: null, scheduledFor: new Date(soon) })
  const gone = await proposed(user, 'alert.delete', { reminderId: alert.id })
  await applied(user, gone.id)
  expect(await db.reminder.count({ where: { id: alert.id } })).toBe(0)
  await undoProposal(user, gone.id)
  expect(await db.reminder.findFirst({ where: { id: alert.id } })).toMatchObject({
    ...before,
    updatedAt: expect.any(Date),
  })
  const twice = await proposed(user, 'alert.delete', { reminderId: alert.id })
  await db.reminder.delete({ where: { id: alert.id } })
  await expect(applied(user, twice.id)).rejects.toMatchObject({ code: 'conflict' })

  const entry = await proposed(user, 'entry.write', { mood: 4, notes: 'Slept well' })
  expect((await applied(user, entry.id)).result?.kind).toBe('journal')
  await undoProposal(user, entry.id)
  expect(await db.user.findFirst({ where: { id: user.id } })).toMatchObject({ entryCount: 0 })

  const kept = await proposed(user, 'memory.keep', { text: 'Allergic to nuts', kind: 'constraint' })
  const memoryId = (await applied(user, kept.id)).result?.id
  await db.memory.updateMany({ where: { id: memoryId }, data: { pinned: true } })
  const stored = await db.memory.findMany({ where: { userId: user.id } })
  const forget = await proposed(user, 'memory.forget', { memoryId })
  await applied(user, forget.id)
  expect(await db.memory.count({ where: { userId: user.id } })).toBe(0)
  await undoProposal(user, forget.id)
  expect(await db.memory.findMany({ where: { userId: user.id } })).toEqual(stored)
  expect(stored).toMatchObject([{ id: memoryId, pinned: true }])
})

test('a goal made from words is gone again once taken back, but not once it was worked on', async () => {
  const user = await newUser()
  const proposal = await proposed(user, 'goal.create', { title: 'Run 10 km', targetDate: '2030-05-01' })
  expect(proposal).toMatchObject({ title: 'Goal: Run 10 km, by Wed 1 May 2030', missing: ['domain'] })
  const { result } = await applied(user, proposal.id, { title: 'Run 10 km', domain: 'health' })
  await updateGoal(user, result?.id ?? '', { progress: 10 }, null)
  await expect(undoProposal(user, proposal.id)).rejects.toMatchObject({ current: { progress: 10 } })
})

test('open for seven days, then expired; newest first', async () => {
  const user = await newUser()
  const old = await proposed(user, 'alert.add', { title: 'Old', scheduledFor: soon })
  const young = await proposed(user, 'alert.add', { title: 'Young', scheduledFor: soon })
  const second = await proposed(user, 'alert.add', { title: 'Second', scheduledFor: soon })
  await db.proposal.update({ where: { id: old.id }, data: { createdAt: new Date(Date.now() - WAITS_MS - 1) } })
  expect((await listed(user)).map(({ id }) => id)).toEqual([second.id, young.id])
  expect(await listed(user, { status: 'expired' })).toMatchObject([{ id: old.id, status: 'expired' }])
  await expect(applied(user, old.id)).rejects.toMatchObject({ code: 'conflict', proposal: { status: 'expired' } })
  await dismissProposal(user, young.id)
  await dismissProposal(user, young.id)
  expect(await listed(user, { status: 'dismissed' })).toMatchObject([{ id: young.id }])
})

test('only words that stand in the source can propose; they go with it', async () => {
  const user = await newUser()
  const goal = await newGoal(user)
  const text = 'Half of the cello book is done. Call Bob.'
  const entry = await createEntry(user, { mood: 3, notes: text })
  const draft = { verb: 'progress.log' as const, input: { goalId: goal.id, progress: 50 } }
  const rows = await proposeFrom(user, { kind: 'journal', id: entry.id, text }, [
    { ...draft, quote: 'Half of the cello book is done' },
    { ...draft, quote: 'half of the cello book is done' },
    { ...draft, quote: ' ' },
    { ...draft, input: { goalId: 'nobodys', progress: 50 }, quote: 'Call Bob' },
    { verb: 'alert.add', input: { title: 'Call Bob' }, quote: 'Call Bob' },
  ])
  expect(rows.map(({ quote }) => quote)).toEqual(['Half of the cello book is done', 'Call Bob'])
  const [progress = '', alert = ''] = rows.map(({ id }) => id)
  await applied(user, progress)
  expect(await db.progressEvent.findMany({ where: { goalId: goal.id } })).toMatchObject([
    { source: 'coach', reasoning: 'You wrote “Half of the cello book is done”.' },
  ])
  await updateEntry(user, entry.id, { mood: 4 }, null)
  expect(await listed(user)).toMatchObject([{ id: alert, missing: ['scheduledFor'] }])
  await updateEntry(user, entry.id, { notes: 'Nothing' }, null)
  expect(await listed(user)).toEqual([])
  expect(await listed(user, { status: 'applied' })).toMatchObject([{ id: progress }])
  await deleteEntry(user, entry.id)
  expect(await db.proposal.findMany({ where: { userId: user.id }, select: { quote: true } })).toEqual([
    { quote: '' },
    { quote: '' },
  ])
})

test('an act that was made elsewhere is kept, and its undo leaves the words', async () => {
  const user = await newUser()
  const goal = await newGoal(user)
  const before = await snapshotOf(goal)
  const changed = await updateGoal(user, goal.id, { title: 'Learn the viola', progress: 100 }, null)
  const act = await recordAct(db, user, {
    verb: 'progress.log',
    input: { goalId: goal.id, progress: 100 },
    before,
    after: await snapshotOf(changed),
    source: { kind: 'response', id: 'some-response', quote: 'all of it' },
  })
  expect(act).toMatchObject({ status: 'applied', title: 'Learn the viola: progress 100%, status Completed' })
  await undoProposal(user, act.id)
  expect(await db.goal.findFirst({ where: { id: goal.id } })).toMatchObject({
    title: 'Learn the viola',
    progress: 0,
    isCompleted: false,
    completedAt: null,
  })
  expect(await db.progressEvent.findMany({ where: { goalId: goal.id }, orderBy: { at: 'asc' } })).toMatchObject([
    { newProgress: 100 },
    { oldProgress: 100, newProgress: 0, reasoning: 'You took it back.' },
  ])
})

test('values are kept in any order and taken back in any; the words say what each adds', async () => {
  const user = await newUser()
  const measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 }
  const goal = await db.goal.create({
    data: { userId: user.id, title: 'Read 12 books', domain: 'personal-growth', milestones: [], measure, reading: 0 },
  })
  const two = await proposed(user, 'value.log', { goalId: goal.id, value: 2 })
  const ten = await proposed(user, 'value.log', { goalId: goal.id, value: 10 })
  const rest = await proposed(user, 'value.log', { goalId: goal.id, total: 12 })
  expect(two).toMatchObject({ title: 'Read 12 books: 2 books', diff: [{ from: null, to: '2 books' }] })
  expect(rest).toMatchObject({ diff: [{ from: '0 books', to: '12 books' }] })
  expect((await applied(user, two.id)).result?.kind).toBe('value')
  await applied(user, ten.id)
  await expect(applied(user, rest.id)).rejects.toMatchObject({ code: 'conflict' })
  expect(await db.goal.findFirst({ where: { id: goal.id } })).toMatchObject({ reading: 12, isCompleted: true })
  await undoProposal(user, two.id)
  expect(await db.goal.findFirst({ where: { id: goal.id } })).toMatchObject({
    reading: 10,
    progress: 83,
    isCompleted: false,
  })
  await expect(proposed(user, 'progress.log', { goalId: goal.id, progress: 50 })).rejects.toMatchObject({
    fields: { goalId: [expect.any(String)] },
  })
})
