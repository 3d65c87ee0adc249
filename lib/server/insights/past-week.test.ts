import { expect, test } from 'vitest'
import { dateIn, mondayOf } from '@/lib/contract/calendar'
import { db } from '@/lib/server/db/client'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { energyYear } from '@/lib/server/journal/energy'
import { newUser } from '@/tests/support/counted-goal'
import { monthlyInsight } from './look-back'
import { weeklyInsight } from './weekly-insight'

const { signal } = new AbortController()
const DAY = 86_400_000
const back = (days: number) => new Date(Date.now() - days * DAY)

/** A goal that went from 10 to 30 three weeks ago, and on to 100 a week later; its only step was ticked with that. */
async function twoWeeksOfRunning() {
  const user = await newUser()
  const then = mondayOf(dateIn('UTC', back(21)))
  const at = (days: number) => new Date(Date.parse(`${then}T10:00:00Z`) + days * DAY)
  const milestones = [{ id: 'm1', title: 'First 5 km', isCompleted: true, completedAt: at(8), targetDate: null }]
  const closed = { isCompleted: true, completedAt: at(9), progress: 100, completionNotes: 'Ran it.' }
  const goal = await db.goal.create({
    data: {
      userId: user.id,
      domain: 'health',
      title: 'Run 10 km',
      createdAt: at(-30),
      milestones: JSON.parse(JSON.stringify(milestones)),
      ...closed,
    },
  })
  const move = (days: number, oldProgress: number, newProgress: number) =>
    db.progressEvent.create({
      data: {
        userId: user.id,
        goalId: goal.id,
        at: at(days),
        oldProgress,
        newProgress,
        reasoning: 'Ran.',
        source: 'ai',
      },
    })
  await move(1, 10, 30)
  await move(9, 30, 100)
  const write = (days: number, mood: number, notes: string) =>
    db.journalEntry.create({
      data: { userId: user.id, date: at(days).toISOString().slice(0, 10), mood, notes, attachments: [] },
    })
  await write(2, 2, 'Knees hurt after the run.')
  await write(9, 5, 'Ten kilometres, all of them.')
  return { user, then, write, goal }
}

test('a week that is over is told as it stood at its end', async () => {
  const { user, then } = await twoWeeksOfRunning()
  const week = await weeklyInsight(user, signal, then)
  const told = JSON.stringify(week)
  expect(week).toMatchObject({ weekStart: then, source: 'built-in', stale: false })
  expect(told).toContain('Knees hurt')
  expect(told).not.toContain('Ten kilometres')
  expect(told).not.toMatch(/First 5 km.*(done|ticked)|completed|is done/)
  expect(told).toMatch(/\b30\b/)
  const sunday = dateIn('UTC', new Date(Date.parse(then) + 6 * DAY))
  expect(await weeklyInsight(user, signal, sunday)).toEqual(week)
  const next = await weeklyInsight(user, signal, dateIn('UTC', new Date(Date.parse(then) + 7 * DAY)))
  expect(next.achievements).toEqual(['You finished “Run 10 km”.', 'You reached “First 5 km” in “Run 10 km”.'])
})

test('a past week follows an entry of it that is rewritten', async () => {
  const { user, then, write } = await twoWeeksOfRunning()
  const before = await weeklyInsight(user, signal, then)
  await write(3, 5, 'The knees are fine again.')
  const after = await weeklyInsight(user, signal, then)
  expect(after.id).toBe(before.id)
  expect(after.moodTrends).not.toBe(before.moodTrends)
})

test('what a model said of a past week stands', async () => {
  const { user, then, write } = await twoWeeksOfRunning()
  const { id } = await weeklyInsight(user, signal, then)
  await db.weeklyInsight.update({ where: { id }, data: { source: 'anthropic', model: 'm', summary: 'A hard start.' } })
  await write(3, 5, 'The knees are fine again.')
  expect((await weeklyInsight(user, signal, then)).summary).toBe('A hard start.')
})

test('a past week stands as it was told, whatever becomes of a goal since', async () => {
  const { user, then, goal } = await twoWeeksOfRunning()
  const told = await weeklyInsight(user, signal, then)
  await updateGoal(user, goal.id, { progressNotes: 'Rested.', tags: ['later'] }, null)
  await db.goal.update({ where: { id: goal.id }, data: { updatedAt: new Date() } })
  expect((await weeklyInsight(user, signal, then)).generatedAt).toBe(told.generatedAt)
})

test('what happens to a goal later changes no week before: its date, a step, its end', async () => {
  const user = await newUser()
  const then = mondayOf(dateIn('UTC', back(21)))
  const at = (days: number) => new Date(Date.parse(`${then}T10:00:00Z`) + days * DAY)
  const { id } = await db.goal.create({
    data: {
      userId: user.id,
      domain: 'health',
      title: 'Finish the attic room',
      targetDate: at(2).toISOString().slice(0, 10),
      createdAt: at(-40),
      milestones: [{ id: 'm1', title: 'Sand the floor', isCompleted: false, completedAt: null, targetDate: null }],
    },
  })
  const tell = async () => {
    const { generatedAt: _, ...week } = await weeklyInsight(user, signal, then)
    return week
  }
  const before = await tell()
  expect(before.challenges).toEqual(['“Finish the attic room” is 4 days overdue, at 0%.'])
  for (const patch of [
    { targetDate: '2031-05-01' },
    { targetDate: null },
    { targetDate: '2032-05-01' },
    { milestones: [{ id: 'm1', title: 'Sand the floor', isCompleted: true }] },
    { isCompleted: true },
  ]) {
    await updateGoal(user, id, patch, null)
    expect([patch, await tell()]).toEqual([patch, before])
  }
})

test('a week that is over is told in its own time, and names what it tells of', async () => {
  const { user, then, goal } = await twoWeeksOfRunning()
  const week = await weeklyInsight(user, signal, then)
  expect(JSON.stringify({ ...week, evidence: [] })).not.toContain('this week')
  expect(week.challenges).toContain('Your energy was 2 of 5 on Wednesday.')
  const refs = week.evidence.filter(({ field }) => field === 'challenges').flatMap((one) => one.refs)
  expect(refs).toContainEqual(expect.objectContaining({ kind: 'journal', quote: 'Knees hurt after the run.' }))
  const quiet = await weeklyInsight(user, signal, dateIn('UTC', new Date(Date.parse(then) - 7 * DAY)))
  expect(quiet.summary).toBe('Nothing is recorded in that week: no entry and no check-in.')
  // Advice about it is not read, and takes no name away.
  expect([...quiet.achievements, ...quiet.challenges, quiet.goalProgress].join(' ')).toContain(`“${goal.title}”`)
})

test('a week to come is refused', async () => {
  const user = await newUser()
  const next = dateIn('UTC', new Date(Date.now() + 8 * DAY))
  await expect(weeklyInsight(user, signal, next)).rejects.toMatchObject({ code: 'validation_failed' })
})

test('a month in figures: what moved, what was done, the best days, and the month before', async () => {
  const { user, goal } = await twoWeeksOfRunning()
  const data = { userId: user.id, attachments: [], mood: 5 }
  await db.journalEntry.create({ data: { ...data, date: '2024-02-29', notes: 'A leap day by the river.' } })
  await db.journalEntry.create({ data: { ...data, date: '2024-02-28', notes: 'I want to kill myself tonight.' } })
  await db.journalEntry.create({ data: { ...data, mood: 1, date: '2024-01-31', notes: 'Nothing.' } })
  const leap = await monthlyInsight(user, '2024-02')
  expect(leap).toMatchObject({
    month: '2024-02',
    from: '2024-02-01',
    to: '2024-02-29',
    entries: 2,
    energy: 5,
    goals: [],
  })
  expect(leap.best.map(({ notes }) => notes)).toEqual(['A leap day by the river.'])
  for (const [day, mood] of [
    ['03', 4],
    ['20', 5],
    ['21', 5],
  ] as const) {
    await db.journalEntry.create({ data: { ...data, mood, date: `2024-02-${day}`, notes: `Day ${day}.` } })
  }
  const best = (await monthlyInsight(user, '2024-02')).best.map(({ date }) => date.slice(-2))
  expect(best).toEqual(['20', '21', '29'])
  expect(leap.before).toEqual({ to: '2024-01-31', daysWritten: 1, entries: 1, energy: 1, checkIns: 0, stepsDone: 0 })
  const month = dateIn('UTC', goal.completedAt ?? new Date()).slice(0, 7)
  const told = await monthlyInsight(user, month)
  expect(told.stepsDone + told.before.stepsDone).toBe(1)
  expect(told.milestones.map(({ goal }) => goal)).toEqual(told.stepsDone === 1 ? ['Run 10 km'] : [])
  expect(told.goals).toEqual([expect.objectContaining({ title: 'Run 10 km', to: 100, isCompleted: true })])
  await expect(monthlyInsight(user, '2999-01')).rejects.toMatchObject({ code: 'validation_failed' })
})

test('a month that is running is set beside as many days of the one before', async () => {
  const user = await newUser()
  const { to, before } = await monthlyInsight(user, undefined)
  const last = new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)) - 1, 0))
  const isWhole = new Date(Date.parse(to) + DAY).getUTCDate() === 1
  const day = isWhole ? last.getUTCDate() : Math.min(Number(to.slice(8)), last.getUTCDate())
  expect(before.to).toBe(`${last.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`)
})

test('the days with a check-in are those of the picture beside it, though the goal was dropped or closed since', async () => {
  const { user, then, goal } = await twoWeeksOfRunning()
  const until = dateIn('UTC', new Date(Date.parse(then) + 6 * DAY))
  const tuesday = dateIn('UTC', new Date(Date.parse(then) + DAY))
  expect((await energyYear(user, new Date(), until)).checkIns).toEqual([tuesday])
  expect((await weeklyInsight(user, signal, then)).summary).toContain('checked in on 1 day')
  await db.goal.update({
    where: { id: goal.id },
    data: { isCompleted: false, completedAt: null, droppedAt: new Date() },
  })
  expect((await weeklyInsight(user, signal, then)).summary).toContain('checked in on 1 day')
  const { checkIns, checkInDays } = await monthlyInsight(user, then.slice(0, 7))
  expect(checkInDays).toContain(tuesday)
  expect(checkIns).toBe(checkInDays.length)
})

test('a week that is over names the goals that did not move in it', async () => {
  const { user, then } = await twoWeeksOfRunning()
  const createdAt = new Date(Date.parse(then) - 30 * DAY)
  const data = { userId: user.id, domain: 'health', createdAt, milestones: [] }
  const still = await db.goal.create({ data: { ...data, title: 'Sew a coat' } })
  const week = await weeklyInsight(user, signal, then)
  expect(week.goalProgress).toContain('1 goal did not move.')
  expect(week.evidence.filter(({ field }) => field === 'goalProgress')).toEqual([
    { field: 'goalProgress', index: null, refs: [{ kind: 'goal', id: still.id, quote: 'Sew a coat' }] },
  ])
})
