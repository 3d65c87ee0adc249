import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
type Row = { kind: string; title: string; isDone: boolean }

test('an empty day', async () => {
  const account = await newAccount()
  const { status, body } = await account.get('/api/today')
  expect(status).toBe(200)
  expect(body).toEqual({
    date: dayFromNow(0),
    counts: { ready: 0, overdue: 0, behind: 0, onTrack: 0, tooEarly: 0, noDate: 0, paused: 0 },
    questions: [],
    checklist: [],
    upcoming: [],
    entries: [],
  })
})

test('the goals asked about are chosen at the first look and stay; what is answered and put off is kept', async () => {
  const account = await newAccount()
  const make = async (title: string, targetDate: string | null = null): Promise<string> =>
    (await account.post('/api/goals', { title, domain: 'health', targetDate })).body.id
  const late = await make('Run 10 km', dayFromNow(-3))
  const soon = await make('Read 12 books', dayFromNow(4))
  await make('Learn to juggle')
  const questions = async () => (await account.get('/api/today')).body.questions
  const first = await questions()
  expect(first.map(({ goalId, kind, state }: Record<string, string>) => [goalId, kind, state]).slice(0, 2)).toEqual([
    [late, 'overdue', 'open'],
    [soon, 'due', 'open'],
  ])
  expect(first).toHaveLength(3)
  expect(first[0].words).toMatch(/^It was due on .* stands at 0%/)
  await make('More urgent by far', dayFromNow(-90))
  expect((await questions()).map(({ id }: { id: string }) => id)).toEqual(first.map(({ id }: { id: string }) => id))
  await account.patch(`/api/goals/${late}/ai-update`, { response: 'Nothing yet, I was ill.' })
  expect((await account.post(`/api/today/questions/${first[1].id}/skip`, {})).status).toBe(204)
  expect((await questions()).map(({ state }: { state: string }) => state)).toEqual(['answered', 'skipped', 'open'])
  const other = await newAccount()
  expect((await other.post(`/api/today/questions/${first[2].id}/skip`, {})).status).toBe(404)
  expect((await other.delete(`/api/today/questions/${first[1].id}/skip`)).status).toBe(404)
  expect((await account.delete(`/api/today/questions/${first[1].id}/skip`)).status).toBe(204)
  expect((await questions()).map(({ state }: { state: string }) => state)).toEqual(['answered', 'open', 'open'])
})

test('what the coach asks back stays with its question until it is answered', async () => {
  const account = await newAccount()
  const { id } = (
    await account.post('/api/goals', { title: 'Run 100 km', domain: 'health', targetDate: dayFromNow(3) })
  ).body
  const question = async () => (await account.get('/api/today')).body.questions[0]
  expect(await question()).not.toHaveProperty('ask')
  const answer = async (response: string) => (await account.patch(`/api/goals/${id}/ai-update`, { response })).body
  expect(await answer('I have run 40 km so far')).not.toHaveProperty('ask')
  // Less than what is on record is lost ground, which is asked back.
  const { ask } = await answer('I have run 20 km so far')
  expect(ask.responseId).toEqual(expect.any(String))
  expect(await question()).toMatchObject({ goalId: id, state: 'answered', ask })
  const confirmed = { responseId: ask.responseId, progress: 40 }
  expect((await account.patch(`/api/goals/${id}/ai-update`, { confirmed })).status).toBe(200)
  expect(await question()).toMatchObject({ state: 'answered' })
  expect(await question()).not.toHaveProperty('ask')
})

test('one checklist holds the alerts, rhythms, plans and milestones; what is ticked stays, ticked', async () => {
  const account = await newAccount()
  const goal = (body: object) => account.post('/api/goals', { domain: 'health', ...body }).then((made) => made.body)
  const remind = (title: string, scheduledFor: string) => account.post('/api/reminders', { title, scheduledFor })
  const runs = await goal({ title: 'Run', measure: { kind: 'rhythm', unit: 'runs', per: 'day', times: 1 } })
  const book = await goal({ title: 'Book', targetDate: dayFromNow(30), milestones: [{ title: 'Outline' }] })
  const plan = (await account.post('/api/plans', { goalId: book.id, cue: 'After coffee', action: 'write' })).body
  await remind('Left open', `${dayFromNow(-2)}T10:00:00.000Z`)
  await remind('In three days', `${dayFromNow(3)}T10:00:00.000Z`)
  await remind('In nine days', `${dayFromNow(9)}T10:00:00.000Z`)
  const today = async () => (await account.get('/api/today')).body
  const rows = async () => (await today()).checklist.map(({ kind, title, isDone }: Row) => [kind, title, isDone])
  expect(await rows()).toEqual([
    ['alert', 'Left open', false],
    ['rhythm', 'Run', false],
    ['plan', 'After coffee: write', false],
    ['milestone', 'Outline', false],
  ])
  expect((await today()).upcoming.map(({ title }: Row) => title)).toEqual(['In three days'])
  await account.post(`/api/goals/${runs.id}/values`, { value: 1 })
  const outcomes = (outcome: string | null) =>
    account.post(`/api/plans/${plan.id}/outcomes`, { date: dayFromNow(0), outcome })
  await outcomes('held')
  const [outline] = book.milestones
  await account.patch(`/api/goals/${book.id}`, {
    milestones: [{ id: outline.id, title: 'Outline', isCompleted: true }],
  })
  await account.post('/api/journal', { mood: 4, notes: 'A long walk.' })
  expect((await rows()).slice(1)).toEqual([
    ['rhythm', 'Run', true],
    ['plan', 'After coffee: write', true],
    ['milestone', 'Outline', true],
  ])
  expect((await today()).entries).toMatchObject([{ notes: 'A long walk.' }])
  expect((await outcomes(null)).body.outcomes).toEqual([])
  expect((await rows())[2]).toEqual(['plan', 'After coffee: write', false])
})

test('a plan whose week is over is asked about with how it went, until that is answered', async () => {
  const account = await newAccount()
  const goalId = (await account.post('/api/goals', { title: 'Write', domain: 'career' })).body.id
  const parts = { goalId, cue: 'After coffee', action: 'write', startsOn: dayFromNow(-8), reviewOn: dayFromNow(-1) }
  const plan = (await account.post('/api/plans', parts)).body
  for (const [date, outcome] of [
    [dayFromNow(-2), 'held'],
    [dayFromNow(-1), 'notDone'],
    [dayFromNow(0), 'notDone'],
  ]) {
    await account.post(`/api/plans/${plan.id}/outcomes`, { date, outcome })
  }
  const rows = async () => (await account.get('/api/today')).body.checklist
  expect(await rows()).toMatchObject([{ kind: 'plan', id: plan.id, review: 'held 1 of 3 days' }])
  await account.patch(`/api/plans/${plan.id}`, { reviewOn: dayFromNow(7) })
  expect(await rows()).toEqual([])
})
