import { describe, expect, test } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import type { GoalAnalysis } from '@/lib/contract/goal-analysis'
import type { Evidence, WeeklyInsight } from '@/lib/contract/weekly-insight'
import { type Account, call, newAccount } from '../support/api-client'

const goalFields = {
  title: 'Run a half marathon',
  domain: 'health',
  targetDate: '2030-03-01',
  milestones: ['Run 10 km'],
}

async function newGoal(account: Account, fields: object = goalFields): Promise<Goal> {
  return (await account.post('/api/goals', fields)).body
}

const analysisOf = async (account: Account, goal: Goal): Promise<GoalAnalysis> =>
  (await account.get(`/api/insights/goals/${goal.id}`)).body

/** The calendar day in a zone, and the Monday of its week. */
function dayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format()
}
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** A week with two entries, a check-in and a message. */
async function livedWeek(
  timeZone = 'UTC',
): Promise<{ account: Account; goal: Goal; entries: { id: string; notes: string }[] }> {
  const account = await newAccount({ timeZone })
  const goal = await newGoal(account)
  await account.patch(`/api/goals/${goal.id}`, { progress: 40 })
  const entries = []
  for (const [mood, notes] of [
    [2, 'Too tired to run today. Work was long.'],
    [5, 'Ran along the river before breakfast, felt great.'],
  ])
    entries.push((await account.post('/api/journal', { mood, notes })).body)
  return { account, goal, entries }
}

/** Every text that a quote may come from, by kind and id, as the API shows it. */
async function sourcesOf(account: Account): Promise<Map<string, string>> {
  const [goals, journal, messages] = await Promise.all([
    account.get('/api/goals'),
    account.get('/api/journal'),
    account.get('/api/chat'),
  ])
  return new Map([
    ...goals.body.map((goal: Goal) => [
      `goal ${goal.id}`,
      [goal.title, goal.description, goal.progressNotes, ...goal.milestones.map((one) => one.title)].join('\n'),
    ]),
    ...journal.body.map((entry: { id: string; notes: string }) => [`journal ${entry.id}`, entry.notes]),
    ...messages.body.map((message: { id: string; message: string }) => [`message ${message.id}`, message.message]),
  ])
}

async function expectTrue(account: Account, evidence: Evidence[]): Promise<void> {
  const sources = await sourcesOf(account)
  for (const { refs } of evidence)
    for (const ref of refs) expect(sources.get(`${ref.kind} ${ref.id}`) ?? '').toContain(ref.quote)
}

describe('risk', () => {
  test('is rated for ongoing goals only, newest first, page by page', async () => {
    const account = await newAccount()
    expect((await account.get('/api/insights/goals/risk')).body).toEqual([])
    const [first, second, done] = [await newGoal(account), await newGoal(account), await newGoal(account)]
    await account.patch(`/api/goals/${done.id}`, { progress: 100 })
    expect((await account.get('/api/insights/goals/risk')).body).toMatchObject([
      { goalId: second.id, riskLevel: 'low' },
      { goalId: first.id, riskLevel: 'low' },
    ])
    const page = await account.get('/api/insights/goals/risk?limit=1')
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    expect((await account.get(next)).body).toMatchObject([{ goalId: first.id, riskLevel: 'low' }])
  })

  test('follows the goal at once: past its date it is high, moved to a later one it is not', async () => {
    const account = await newAccount()
    const goal = await newGoal(account, { ...goalFields, targetDate: '2020-01-01' })
    const risk = async () => (await account.get('/api/insights/goals/risk')).body[0].riskLevel
    expect(await risk()).toBe('high')
    await account.patch(`/api/goals/${goal.id}`, { targetDate: '2090-01-01' })
    expect(await risk()).toBe('low')
  })
})

describe('a goal analysis', () => {
  test('speaks of the goal, with true evidence, two to four suggestions and a forecast', async () => {
    const { account, goal } = await livedWeek()
    const analysis = await analysisOf(account, goal)
    expect(analysis).toMatchObject({ goalId: goal.id, title: goal.title, source: 'built-in', model: null })
    expect(analysis.analysis).toContain('**Run a half marathon**')
    expect(analysis.suggestions.length).toBeGreaterThanOrEqual(2)
    expect(analysis.suggestions.length).toBeLessThanOrEqual(4)
    expect(analysis.completionPrediction).not.toBe('')
    expect(analysis.evidence.length).toBeGreaterThan(0)
    await expectTrue(account, analysis.evidence)
  })

  test('is the stored one until the goal changes', async () => {
    const account = await newAccount()
    const goal = await newGoal(account)
    const first = await analysisOf(account, goal)
    expect(await analysisOf(account, goal)).toEqual(first)
    expect((await account.get('/api/insights/goals')).body).toEqual([first])
    await account.patch(`/api/goals/${goal.id}`, { title: 'Run a whole marathon' })
    const second = await analysisOf(account, goal)
    expect(second.generatedAt).not.toBe(first.generatedAt)
    expect(second.title).toBe('Run a whole marathon')
    expect(second.analysis).toContain('Run a whole marathon')
    await account.patch(`/api/goals/${goal.id}/ai-update`, { response: 'nothing new' })
    expect((await analysisOf(account, goal)).generatedAt).not.toBe(second.generatedAt)
  })

  test('is nobody else’s', async () => {
    const [account, other] = [await newAccount(), await newAccount()]
    const goal = await newGoal(account)
    const foreign = await other.get(`/api/insights/goals/${goal.id}`)
    const absent = await other.get('/api/insights/goals/no-such-goal')
    expect(foreign.status).toBe(404)
    const { requestId: _, ...body } = foreign.body
    expect(absent.body).toMatchObject(body)
    expect((await call('GET', `/api/insights/goals/${goal.id}`)).status).toBe(401)
  })

  test('looks back on a goal that is done', async () => {
    const account = await newAccount()
    const goal = await newGoal(account)
    await account.patch(`/api/goals/${goal.id}`, { progress: 100 })
    expect(await analysisOf(account, goal)).toMatchObject({
      riskLevel: 'low',
      completionPrediction: 'Done',
      forecast: { probabilityOnTime: null, expectedDate: null, earliestDate: null, latestDate: null },
    })
  })

  test('follows an entry that is deleted at once', async () => {
    const { account, goal, entries } = await livedWeek()
    const refsTo = (analysis: GoalAnalysis, id: string) =>
      analysis.evidence.flatMap((one) => one.refs).filter((ref) => ref.id === id)
    const before = await analysisOf(account, goal)
    const quoted = entries.find((entry) => refsTo(before, entry.id).length > 0)
    expect(quoted).toBeDefined()
    await account.delete(`/api/journal/${quoted?.id}`)
    const after = await analysisOf(account, goal)
    expect(refsTo(after, quoted?.id ?? '')).toEqual([])
    await expectTrue(account, after.evidence)
  })

  test('stands being asked for by many at once', async () => {
    const account = await newAccount()
    const goal = await newGoal(account)
    const answers = await Promise.all(Array.from({ length: 8 }, () => account.get(`/api/insights/goals/${goal.id}`)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
    expect(new Set(answers.map((answer) => answer.body.analysis)).size).toBe(1)
  })

  test('differs between goals, and the list names every ongoing one', async () => {
    const account = await newAccount()
    for (const title of ['Run a half marathon', 'Read 12 books', 'Call my mother', 'Learn Spanish'])
      await newGoal(account, { title, domain: 'personal-growth' })
    const list: GoalAnalysis[] = (await account.get('/api/insights/goals')).body
    expect(list.map((one) => one.title)).toEqual([
      'Learn Spanish',
      'Call my mother',
      'Read 12 books',
      'Run a half marathon',
    ])
    const texts = list.map((one) => one.analysis)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

describe('the weekly insight', () => {
  test('with nothing to go on says so, and what to log', async () => {
    const account = await newAccount()
    const answer = await account.get('/api/insights/weekly')
    expect(answer.status).toBe(200)
    const insight: WeeklyInsight = answer.body
    expect(insight.summary).toMatch(/log/i)
    expect([insight.achievements, insight.challenges, insight.recommendations, insight.nextWeekFocus]).toEqual([
      [],
      [],
      [],
      [],
    ])
    expect(insight.moodTrends).not.toBe('')
    expect(insight.goalProgress).not.toBe('')
  })

  test('rests every claim on evidence that stands', async () => {
    const { account } = await livedWeek()
    const insight: WeeklyInsight = (await account.get('/api/insights/weekly')).body
    await expectTrue(account, insight.evidence)
    for (const field of ['achievements', 'challenges', 'recommendations', 'nextWeekFocus'] as const) {
      if (field !== 'challenges') expect(insight[field].length, field).toBeGreaterThan(0)
      for (const index of insight[field].keys()) {
        const claim = insight.evidence.find((one) => one.field === field && one.index === index)
        expect(claim?.refs.length, `${field} ${index}`).toBeGreaterThan(0)
      }
    }
    const kinds = new Set(insight.evidence.flatMap((one) => one.refs.map((ref) => ref.kind)))
    expect(kinds).toContain('goal')
  })

  test('is stored while the week stays as it is, and made anew on demand under the same id', async () => {
    const { account } = await livedWeek()
    const first: WeeklyInsight = (await account.get('/api/insights/weekly')).body
    expect((await account.get('/api/insights/weekly')).body).toEqual(first)
    await account.post('/api/journal', { mood: 4, notes: 'Another run, a slow one.' })
    const second: WeeklyInsight = (await account.get('/api/insights/weekly')).body
    expect(second.id).toBe(first.id)
    expect(second.moodTrends).not.toBe(first.moodTrends)
    const third = await account.post('/api/insights/weekly')
    expect(third.status).toBe(201)
    expect(third.body.generatedAt).not.toBe(second.generatedAt)
    expect((await account.get('/api/insights/weekly')).body).toEqual(third.body)
  })

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Vienna'])(
    'is about the week in %s',
    async (timeZone) => {
      const account = await newAccount({ timeZone })
      const monday = mondayOf(dayIn(timeZone))
      const sunday = new Date(Date.parse(`${monday}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
      await account.post('/api/journal', { mood: 5, notes: 'Finished the boat on the last day.', date: sunday })
      await account.post('/api/journal', { mood: 1, notes: 'Too tired to row this morning.', date: monday })
      const insight: WeeklyInsight = (await account.get('/api/insights/weekly')).body
      expect(insight.weekStart).toBe(monday)
      expect(insight.moodTrends).toMatch(/\b1 of 5\b/)
      expect(JSON.stringify([insight.achievements, insight.challenges])).not.toContain('boat')
      expect(insight.challenges).toEqual(['Your energy was 1 of 5 on Monday.'])
    },
  )

  test('follows entries that are rewritten or deleted at once', async () => {
    const { account, entries } = await livedWeek()
    await account.get('/api/insights/weekly')
    for (const { id } of entries) await account.patch(`/api/journal/${id}`, { notes: 'Something else entirely' })
    const rewritten: WeeklyInsight = (await account.get('/api/insights/weekly')).body
    await expectTrue(account, rewritten.evidence)
    for (const { id } of entries) await account.delete(`/api/journal/${id}`)
    const after: WeeklyInsight = (await account.get('/api/insights/weekly')).body
    expect(JSON.stringify(after.evidence)).not.toMatch(/"journal"/)
    expect(after.evidence.every((claim) => claim.refs.length > 0)).toBe(true)
  })
})

describe('after words of crisis', () => {
  test('insights are told without them', async () => {
    const { account, goal } = await livedWeek()
    await account.post('/api/journal', { mood: 1, notes: 'I want to kill myself. I cannot go on.' })
    const insight: WeeklyInsight = (await account.post('/api/insights/weekly')).body
    expect(insight.nextWeekFocus).not.toEqual([])
    const analysis = await analysisOf(account, goal)
    expect(analysis.suggestions.length).toBeGreaterThan(1)
    expect(JSON.stringify([insight, analysis])).not.toContain('kill myself')
  })
})

test('insights come along in the export and leave with the account', async () => {
  const { account, goal } = await livedWeek()
  const analysis = await analysisOf(account, goal)
  const { stale: _, ...insight } = (await account.get('/api/insights/weekly')).body
  const records = (await account.get('/api/export/insights')).body
  expect(records.map((record: { type: string }) => record.type)).toEqual(['weekly', 'goals'])
  expect(JSON.parse(records[0].data).summary).toBe(insight.summary)
  expect(JSON.parse(records[1].data)[0].analysis).toBe(analysis.analysis)
  expect((await account.get('/api/export/all')).body.insights).toEqual([insight])
})
