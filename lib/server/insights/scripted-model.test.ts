import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Coach } from '@/lib/server/coach/coach'
import type { GoalAnalysisContext, WeekContext } from '@/lib/server/coach/context'
import type { Finding } from '@/lib/server/coach/fact-check/finding'
import { db } from '@/lib/server/db/client'
import { answerBy } from '@/tests/support/answering-coach'
import { goalAnalysis, listAnalyses } from './goal-analyses'
import { listRisks } from './risks'
import { remakeWeeklyInsight, weeklyInsight, weeklyInsightAtHand } from './weekly-insight'

const source = { source: 'anthropic' as const, model: 'claude-test' }
const analyzeGoal = vi.fn<Coach['analyzeGoal']>()
const tellWeek = vi.fn<Coach['weeklyInsight']>()
const checkInsight = vi.fn<Coach['checkInsight']>()
answerBy(() => ({ source, analyzeGoal, weeklyInsight: tellWeek, checkInsight }) as Partial<Coach> as Coach)

const { signal } = new AbortController()
let count = 0

/** A user with a goal and an entry about it. */
async function someone() {
  const user = await db.user.create({
    data: { email: `scripted-${count++}@example.com`, selectedDomains: [] },
    omit: { passwordHash: true },
  })
  const goal = await db.goal.create({
    data: { userId: user.id, title: 'Run a half marathon', domain: 'health', milestones: [] },
  })
  const date = new Date().toISOString().slice(0, 10)
  const entry = await db.journalEntry.create({
    data: { userId: user.id, date, mood: 2, notes: 'Too tired to run.', attachments: [] },
  })
  return { user, goal, entry }
}

/** An analysis that a careful model would give, with one false ref in it. */
function fairAnalysis({ goal, journal }: GoalAnalysisContext) {
  const quote = { kind: 'journal' as const, id: journal[0]?.id ?? '', quote: 'Too tired to run' }
  return {
    analysis: `**${goal.title}** has not begun. You are 97% likely to make it.`,
    suggestions: ['Sleep first, then run.', 'Lay the shoes out tonight.', 'Run for 20 minutes.'],
    evidence: [
      {
        field: 'suggestions',
        index: 0,
        refs: [quote, { ...quote, quote: 'I love running' }, { ...quote, id: 'foreign' }],
      },
      { field: 'suggestions', index: 1, refs: [{ kind: 'goal' as const, id: 'foreign', quote: goal.title }] },
    ],
  }
}

function fairWeek({ journal }: WeekContext) {
  const quote = { kind: 'journal' as const, id: journal[0]?.id ?? '', quote: 'Too tired to run' }
  return {
    summary: 'A tired week.',
    achievements: ['You climbed a mountain.'],
    challenges: ['You were too tired to run.'],
    recommendations: [],
    moodTrends: 'Low.',
    goalProgress: 'Still.',
    nextWeekFocus: [],
    evidence: [
      { field: 'achievements', index: 0, refs: [{ ...quote, quote: 'mountain' }] },
      { field: 'challenges', index: 0, refs: [quote] },
    ],
  }
}

/** One claim of the fair week has no quotation: it goes back once. */
const ASKED = 2

beforeEach(() => {
  analyzeGoal.mockReset().mockImplementation(async (context) => ({ ...source, draft: fairAnalysis(context) }))
  tellWeek.mockReset().mockImplementation(async (context) => ({ ...source, draft: fairWeek(context) }))
  checkInsight.mockReset().mockResolvedValue({ ...source, findings: [] })
})

/** What a model finds of the sentence that begins so. */
function finds(beginning: string, finding: Partial<Finding>) {
  checkInsight.mockImplementation(async ({ sentences }) => {
    const sentence = sentences.findIndex((one) => one.startsWith(beginning)) + 1
    const found = {
      sentence,
      words: '',
      verdict: 'contradicted' as const,
      ground: [],
      lookedFor: [],
      so: '',
      ...finding,
    }
    return { ...source, findings: sentence > 0 ? [found] : [] }
  })
}

describe('a second look of the model', () => {
  const claim = 'You were fresh for the run.'
  const withClaim = (context: WeekContext) => ({ ...fairWeek(context), summary: `A tired week. ${claim}` })

  test('takes out what a row contradicts, once it has gone back with what is so', async () => {
    const { user } = await someone()
    tellWeek.mockImplementation(async (context) => ({ ...source, draft: withClaim(context) }))
    finds(claim, { ground: ['Too tired to run.'], so: 'too tired' })
    expect((await weeklyInsight(user, signal)).summary).toBe('A tired week.')
    expect(tellWeek.mock.calls[1]?.[0].doubted?.parts).toContain(`${claim} (it seems: too tired)`)
    expect(checkInsight.mock.calls.map(([{ doubted }]) => doubted?.parts.length)).toEqual([undefined, 2])
  })

  test('takes out what no line tells of, by words of the sentence', async () => {
    const { user } = await someone()
    tellWeek.mockImplementation(async (context) => ({ ...source, draft: withClaim(context) }))
    finds(claim, { verdict: 'nothing', lookedFor: ['fresh'] })
    expect((await weeklyInsight(user, signal)).summary).toBe('A tired week.')
  })

  test.each([
    ['stands in no line', { ground: ['Slept like a stone.'], so: 'slept well' }],
    ['is a figure that was counted in its head', { ground: ['Too tired to run.'], so: '7 of 9 runs' }],
    ['is missing words that do stand', { verdict: 'nothing' as const, lookedFor: ['run'] }],
  ])('changes nothing where its ground %s', async (_, finding) => {
    const { user } = await someone()
    tellWeek.mockImplementation(async (context) => ({ ...source, draft: withClaim(context) }))
    finds(claim, finding)
    expect((await weeklyInsight(user, signal)).summary).toContain(claim)
  })

  test('that fails leaves the insight as code weighs it', async () => {
    const { user, goal } = await someone()
    checkInsight.mockRejectedValue(new Error('no answer'))
    expect((await goalAnalysis(user, goal.id, signal)).analysis).toBe('**Run a half marathon** has not begun.')
  })
})

test('what the record does not bear out goes back once with the reason, and the better answer stands', async () => {
  const { user, goal } = await someone()
  analyzeGoal.mockImplementation(async (context) => {
    const fair = fairAnalysis(context)
    const analysis = context.doubted ? `**${goal.title}** has not begun. The first step is small.` : fair.analysis
    return { ...source, draft: { ...fair, analysis } }
  })
  expect((await goalAnalysis(user, goal.id, signal)).analysis).toContain('The first step is small.')
  expect(analyzeGoal).toHaveBeenCalledTimes(2)
  const { doubted } = analyzeGoal.mock.calls[1]?.[0] ?? {}
  expect(doubted?.parts).toEqual(['You are 97% likely to make it.'])
  expect(doubted?.answer).toContain('You are 97% likely')
})

test('an analysis keeps what holds where the second answer holds no better', async () => {
  const { user, goal, entry } = await someone()
  const analysis = await goalAnalysis(user, goal.id, signal)
  expect(analysis).toMatchObject({
    ...source,
    analysis: '**Run a half marathon** has not begun.',
    // Minutes of a step are the coach's to propose.
    suggestions: ['Sleep first, then run.', 'Lay the shoes out tonight.', 'Run for 20 minutes.'],
    evidence: [
      { field: 'suggestions', index: 0, refs: [{ kind: 'journal', id: entry.id, quote: 'Too tired to run' }] },
    ],
  })
  expect(await goalAnalysis(user, goal.id, signal)).toEqual(analysis)
  expect(analyzeGoal).toHaveBeenCalledTimes(2)
})

test('the lists ask no model: what is stored, else the built-in coach, which is not stored in its place', async () => {
  const { user, goal } = await someone()
  const page = { limit: 100, cursor: undefined }
  expect((await listAnalyses(user, page, signal)).rows).toMatchObject([{ goalId: goal.id, source: 'built-in' }])
  expect((await listRisks(user, page)).rows).toMatchObject([{ goalId: goal.id, riskLevel: 'low' }])
  expect(analyzeGoal).not.toHaveBeenCalled()
  const asked = await goalAnalysis(user, goal.id, signal)
  expect(asked.source).toBe('anthropic')
  expect((await listAnalyses(user, page, signal)).rows).toEqual([asked])
})

test('an analysis of which nothing holds is the built-in coach’s, and the model is asked again later', async () => {
  const { user, goal } = await someone()
  const draft = { analysis: 'You have run 999 km.', suggestions: ['Go.'], evidence: [] }
  const bad = async () => ({ ...source, draft })
  analyzeGoal.mockImplementationOnce(bad).mockImplementationOnce(bad)
  expect(await goalAnalysis(user, goal.id, signal)).toMatchObject({ source: 'built-in', model: null })
  expect((await goalAnalysis(user, goal.id, signal)).source).toBe('built-in')
  await db.goalAnalysis.update({
    where: { goalId: goal.id },
    data: { generatedAt: new Date(Date.now() - 11 * 60_000) },
  })
  expect((await goalAnalysis(user, goal.id, signal)).source).toBe('anthropic')
})

test('a forecast that is shown is kept, once a day', async () => {
  const { user, goal } = await someone()
  const targetDate = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  await db.goal.update({ where: { id: goal.id }, data: { targetDate, version: { increment: 1 } } })
  const [analysis] = await Promise.all([
    goalAnalysis(user, goal.id, signal),
    listAnalyses(user, { limit: 100, cursor: undefined }, signal),
  ])
  const { probabilityOnTime } = analysis.forecast
  expect(probabilityOnTime).not.toBeNull()
  const day = new Date().toISOString().slice(0, 10)
  expect(await db.forecastSnapshot.findMany({ where: { goalId: goal.id } })).toMatchObject([
    { userId: user.id, day, progress: 0, targetDate, probabilityOnTime },
  ])
})

test('a goal that is deleted while the model thinks is not found', async () => {
  const { user, goal } = await someone()
  analyzeGoal.mockImplementationOnce(async (context) => {
    await db.goal.delete({ where: { id: goal.id } })
    return { ...source, draft: fairAnalysis(context) }
  })
  await expect(goalAnalysis(user, goal.id, signal)).rejects.toMatchObject({ code: 'not_found' })
})

test('a week keeps the claims that hold, and other requests write while the model thinks', async () => {
  const { user, goal, entry } = await someone()
  tellWeek.mockImplementationOnce(async (context) => {
    await db.goal.update({ where: { id: goal.id }, data: { description: 'Written meanwhile' } })
    return { ...source, draft: fairWeek(context) }
  })
  const insight = await weeklyInsight(user, signal)
  expect(insight).toMatchObject({
    ...source,
    achievements: [],
    challenges: ['You were too tired to run.'],
    evidence: [{ field: 'challenges', index: 0, refs: [{ kind: 'journal', id: entry.id, quote: 'Too tired to run' }] }],
  })
  // What was written while the model thought is not in what it said.
  expect(await weeklyInsight(user, signal)).toEqual({ ...insight, stale: true })
  expect(tellWeek).toHaveBeenCalledTimes(ASKED)
})

test('a stored week stands for an hour, and then until its data changes', async () => {
  const { user } = await someone()
  const age = (minutes: number) =>
    db.weeklyInsight.updateMany({
      where: { userId: user.id },
      data: { generatedAt: new Date(Date.now() - minutes * 60_000) },
    })
  await weeklyInsight(user, signal)
  await age(61)
  await weeklyInsight(user, signal)
  expect(tellWeek).toHaveBeenCalledTimes(ASKED)
  const date = new Date().toISOString().slice(0, 10)
  await db.journalEntry.create({ data: { userId: user.id, date, mood: 4, notes: 'Ran.', attachments: [] } })
  await age(59)
  await weeklyInsight(user, signal)
  expect(tellWeek).toHaveBeenCalledTimes(ASKED)
  await age(61)
  await weeklyInsight(user, signal)
  expect(tellWeek).toHaveBeenCalledTimes(2 * ASKED)
})

test('a page gets the week that is stored and waits on no model', async () => {
  const { user } = await someone()
  expect(await weeklyInsightAtHand(user, signal)).toBeNull()
  expect(tellWeek).not.toHaveBeenCalled()
  const told = await weeklyInsight(user, signal)
  expect(await weeklyInsightAtHand(user, signal)).toEqual(told)
})

test('weeks made at once are one row', async () => {
  const { user } = await someone()
  // As many as may be under way.
  const made = await Promise.all(Array.from({ length: 2 }, () => remakeWeeklyInsight(user, signal)))
  expect(new Set(made.map((one) => one.id)).size).toBe(1)
  expect(await db.weeklyInsight.count({ where: { userId: user.id } })).toBe(1)
})

test('words of crisis reach no engine, and the week and its goals are told without them', async () => {
  const { user, goal } = await someone()
  const date = new Date().toISOString().slice(0, 10)
  await db.journalEntry.create({
    data: { userId: user.id, date, mood: 1, notes: 'I want to kill myself.', attachments: [] },
  })
  await db.goal.update({ where: { id: goal.id }, data: { description: 'I want to end my life.' } })
  expect((await remakeWeeklyInsight(user, signal)).source).toBe('anthropic')
  expect((await goalAnalysis(user, goal.id, signal)).source).toBe('anthropic')
  const asked = JSON.stringify([tellWeek.mock.calls, analyzeGoal.mock.calls])
  expect(asked).not.toMatch(/kill myself|end my life/)
})

test('of a goal whose title is a cry no engine is asked', async () => {
  const { user, goal } = await someone()
  await db.goal.update({ where: { id: goal.id }, data: { title: 'Kill myself by Christmas, I want to die' } })
  expect((await goalAnalysis(user, goal.id, signal)).analysis).toContain('988')
  expect(analyzeGoal).not.toHaveBeenCalled()
})
