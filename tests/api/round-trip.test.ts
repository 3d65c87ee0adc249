import { expect, test } from 'vitest'
import { buildDemoAccount } from '@/lib/server/demo/demo-account'
import { type Account, call, newAccount } from '../support/api-client'

const timeZone = 'Europe/Vienna'
const DAY_MS = 86_400_000
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)

/** A year of someone's, and of everything that can be made over HTTP something in every state. */
async function wholeLife(): Promise<Account> {
  const account = await newAccount({ timeZone })
  const { patch } = account
  async function made(path: string, body: object, method: 'post' | 'patch' = 'post') {
    const { status, body: answer } = await account[method](path, body)
    if (status >= 300) throw new Error(`${path} answered ${status} ${JSON.stringify(answer)}`)
    return answer
  }
  await made('/api/import', buildDemoAccount({ now: new Date(Date.now() - DAY_MS), timeZone }))
  const coach = { customCoachName: 'The Gardener', customCoachStyle: 'Patient', customCoachPrompt: 'Ask what grows.' }
  await made('/api/users/profile', { ...coach, selectedLeader: 'custom', onboardingCompleted: true }, 'patch')
  const goal = async (fields: object) => (await made('/api/goals', { domain: 'health', ...fields })).id as string

  const total = await goal({ title: 'Row 500 km', measure: { kind: 'total', unit: 'km', start: 20, target: 500 } })
  for (const [ago, value] of [
    [3, 12.25],
    [2, -1.5],
    [2, 30],
  ]) {
    await made(`/api/goals/${total}/values`, { value, date: day(ago ?? 0), note: 'on the “Mur” \\ "river"\n🚣' })
  }
  await made(`/api/goals/${total}/ai-update`, { response: 'Another 8 km today' }, 'patch')
  const level = await goal({ title: 'Weigh 70 kg', measure: { kind: 'level', unit: 'kg', start: 82, target: 70 } })
  for (const value of [81.2, 79.9]) await made(`/api/goals/${level}/values`, { value })
  const reached = await goal({ title: 'Read 2 books', measure: { kind: 'total', unit: 'books', start: 0, target: 2 } })
  await made(`/api/goals/${reached}/values`, { value: 2 })
  const rhythm = { kind: 'rhythm', unit: 'runs', per: 'week', times: 2 }
  const runs = await goal({ title: 'Run twice a week', measure: rhythm })
  for (let ago = 40; ago >= 0; ago -= 4) await made(`/api/goals/${runs}/values`, { value: 1, date: day(ago) })
  await made(
    `/api/goals/${await goal({ title: 'Call Mam daily', measure: { ...rhythm, per: 'day', times: 1 } })}`,
    {
      pausedUntil: day(-20),
      isPaused: true,
    },
    'patch',
  )

  const paused = await goal({ title: 'Learn Latin', targetDate: day(-90), tags: ['Zunge', 'Öl', '🏃'] })
  await made(`/api/goals/${paused}`, { isPaused: true }, 'patch')
  await made(`/api/goals/${paused}`, { isPaused: false }, 'patch')
  await made(`/api/goals/${paused}`, { isPaused: true, pausedUntil: day(-10) }, 'patch')
  const dropped = await goal({ title: 'Paint the barn', milestones: ['Walls', 'Doors'], neverSend: true })
  await made(`/api/goals/${dropped}`, { isDropped: true, closingNote: 'There is no barn any more.' }, 'patch')

  const plan = await made('/api/plans', {
    goalId: total,
    cue: 'After breakfast',
    action: 'row',
    obstacle: 'rain',
    ifObstacle: 'row indoors',
    startsOn: day(3),
  })
  for (const [ago, outcome] of [
    [2, 'noCue'],
    [1, 'notDone'],
    [0, 'held'],
  ]) {
    await made(`/api/plans/${plan.id}/outcomes`, { date: day(Number(ago)), outcome })
  }
  await made(
    `/api/plans/${(await made('/api/plans', { goalId: level, cue: 'At six', action: 'weigh' })).id}`,
    { status: 'closed' },
    'patch',
  )
  const swim = await made('/api/experiments', { action: 'Swim', outcome: 'energy', goalId: total })
  await made(`/api/experiments/${swim.id}`, { days: [{ date: swim.days[0].date, done: true }] }, 'patch')
  const stopped = await made('/api/experiments', { action: 'No coffee', outcome: 'energy' })
  await made(`/api/experiments/${stopped.id}`, { status: 'stopped' }, 'patch')

  const daily = await made('/api/reminders', {
    title: 'Stretch',
    scheduledFor: '2030-01-01T07:30:00Z',
    goalId: total,
    repeat: 'FREQ=DAILY',
  })
  await made(`/api/reminders/${daily.id}`, { isDone: true }, 'patch')
  const entry = await made('/api/journal', {
    mood: 2,
    notes: 'Tired. Rowed 3 km.',
    neverSend: true,
    timeSpent: '20 min',
  })
  const { conversation, userMessage } = await made('/api/chat', {
    message: 'My sister is called Bettina. How am I doing?',
  })
  for (const { id } of [entry, userMessage]) {
    await made(`/api/goals/${total}/mentions`, { refId: id, isAbout: false }, 'patch')
  }
  await made(`/api/conversations/${conversation.id}`, { archived: true }, 'patch')
  await made('/api/conversations', { title: 'Another', neverSend: true })
  await made(`/api/goals/${total}`, { targetDate: '2031-05-01' }, 'patch')
  await made(`/api/goals/${total}`, { targetDate: null }, 'patch')
  await made('/api/insights/weekly', {})
  await made('/api/insights/weekly/review', {
    choices: [{ goalId: total, kind: 'redate', from: '2031-04-01', to: '2031-05-01' }],
    steps: [{ title: 'Row on Monday', scheduledFor: '2031-01-06T09:00:00Z' }],
  })
  await made('/api/insights/responses', {
    goalId: total,
    insightType: 'goal_analysis',
    response: 'I will row on Sundays',
  })
  const [memory] = (await account.get('/api/memories')).body
  await made(`/api/memories/${memory.id}`, { pinned: true }, 'patch')
  await patch('/api/users/profile', { memoryPaused: true })
  return account
}

/** The document as it is sent, byte by byte, but for when and for whom. */
async function sent(account: Account): Promise<string> {
  const { body } = await account.get('/api/export/all')
  const { id, email, createdAt, updatedAt } = body.profile
  const text = JSON.stringify(body)
  return [body.exportedAt, email, createdAt, updatedAt]
    .reduce((rest, value) => rest.replace(`"${value}"`, '"…"'), text)
    .replaceAll(id, 'the owner')
}

/** Where two texts part, with what stands around it: a whole document would tell nobody anything. */
function firstDifference(one: string, other: string): [string, string] | null {
  if (one === other) return null
  const at = [...one].findIndex((_, index) => one[index] !== other[index])
  return [one, other].map((text) => text.slice(Math.max(0, at - 300), at + 150)) as [string, string]
}

// biome-ignore lint/suspicious/noExplicitAny: the document as JSON
function withoutWhatFollows(document: any) {
  const follows = new Set(['userId', 'conversationId', 'isFromUser', 'reading', 'rhythm', 'exportedAt'])
  const short = JSON.parse(JSON.stringify(document), (key, value) => (follows.has(key) ? undefined : value))
  for (const goal of short.goals) {
    delete goal.progress
    delete goal.isCompleted
    for (const list of ['history', 'responses', 'values', 'plans']) {
      for (const row of goal[list]) delete row.goalId
      if (goal[list].length === 0) delete goal[list]
    }
    for (const name of ['description', 'completionNotes', 'progressNotes']) if (goal[name] === '') delete goal[name]
  }
  return short
}

test('a whole life that is exported comes back byte for byte, with and without what follows from the rest', async () => {
  let account = await wholeLife()
  const document = (await account.get('/api/export/all')).body
  const before = await sent(account)
  // Each kind is there, or its coming back shows nothing.
  for (const list of [
    'goals',
    'journal',
    'reminders',
    'conversations',
    'insights',
    'reviews',
    'experiments',
    'memories',
  ]) {
    expect([list, document[list].length > 0]).toEqual([list, true])
  }
  for (const list of ['history', 'responses', 'values', 'plans', 'datesBefore']) {
    expect([list, document.goals.some((goal: Record<string, unknown[]>) => goal[list]?.length)]).toEqual([list, true])
  }
  // As it is, then without owners and what can be reckoned: the same account, but for when and for whom.
  for (const sending of [document, withoutWhatFollows(document)]) {
    await account.delete('/api/users/me', { confirmation: account.user.email })
    account = await newAccount({ timeZone: 'UTC' })
    // Name, email and being set up are the account's own.
    await account.patch('/api/users/profile', { selectedDomains: ['career'], onboardingCompleted: true })
    const answer = await call('POST', '/api/import', sending, { token: account.token })
    expect([answer.status, answer.body.skipped]).toEqual([200, 0])
    expect(firstDifference(await sent(account), before)).toBeNull()
  }
}, 120_000)

test('what is not about a goal stays so in another account, where all ids are others', async () => {
  const account = await newAccount()
  const goal = (await account.post('/api/goals', { title: 'Row the river', domain: 'health' })).body
  const notes = ['I will row the river in May.', 'Row the river, they said on the radio.']
  const entries = []
  for (const text of notes) entries.push((await account.post('/api/journal', { mood: 3, notes: text })).body)
  await account.patch(`/api/goals/${goal.id}/mentions`, { refId: entries[1].id, isAbout: false })
  const document = (await account.get('/api/export/all')).body
  expect(document.goals[0].notAbout).toEqual([entries[1].id])
  const other = await newAccount()
  expect((await other.post('/api/import', document)).status).toBe(200)
  const [brought] = (await other.get('/api/goals')).body
  expect([brought.id === goal.id, brought.updatedAt]).toEqual([false, document.goals[0].updatedAt])
  const mentions = (await other.get(`/api/goals/${brought.id}/mentions`)).body
  expect(mentions.map(({ quote }: { quote: string }) => quote)).toEqual([notes[0]])
})

test('the smallest document there is holds one thing', async () => {
  const account = await newAccount()
  const [id, createdAt] = ['one', '2025-03-01T09:00:00.000Z']
  const goals = [{ id, title: 'Row', domain: 'health', createdAt, completedAt: createdAt }]
  const answer = await account.post('/api/import', { format: 'apogee', version: 1, goals })
  // The goal, and the entry that its ledger lacked.
  expect(answer.body).toMatchObject({ created: 1, skipped: 0 })
  const [goal] = (await account.get('/api/goals')).body
  expect(goal).toMatchObject({ title: 'Row', isCompleted: true, progress: 100, description: '', tags: [] })
  const odd = await account.post('/api/import', {
    format: 'apogee',
    version: 1,
    goals: [{ ...goals[0], isCompleted: false }],
  })
  expect(odd.body.fields).toHaveProperty(['goals.0.completedAt'])
})
