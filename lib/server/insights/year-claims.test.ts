import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { createEntry } from '@/lib/server/journal/write-entry'
import { yearInLines } from './year'

async function personWith(entries: readonly [date: string, mood: number, notes: string][]) {
  const email = `${randomUUID()}@example.com`
  const user = await db.user.create({ data: { email, selectedDomains: [] }, omit: { passwordHash: true } })
  for (const [date, mood, notes] of entries) await createEntry(user, { date, mood, notes })
  return user
}

const days = (month: string, mood: number, count: number, notes: string) =>
  Array.from({ length: count }, (_, at): [string, number, string] => [
    `${month}-${String(at + 1).padStart(2, '0')}`,
    mood,
    `${notes} ${at + 1}`,
  ])

test('what stands out is computed, and each line of it opens entries with their words', async () => {
  const long = `By the lake with everyone who could come along, all of the long and quiet afternoon of the day\nAnd home.`
  const user = await personWith([
    ...days('2024-03', 4, 8, 'By the sea'),
    ['2024-03-20', 5, long],
    ...days('2024-11', 2, 9, 'Rain again'),
    ['2024-11-20', 1, 'I want to kill myself'],
    ['2024-06-01', 5, 'One day alone says nothing'],
  ])
  const { claims } = await yearInLines(user, '2024', '2026-01-01')
  expect(claims.map(({ text }) => text)).toEqual([
    'Your energy was highest in March: 4.1 in 9 entries.',
    'It was lowest in November: 1.9 in 10 entries.',
    'You wrote most in November: 10 of the 20 entries.',
  ])
  expect(claims[0]?.sources.map(({ quotes }) => quotes[0])).toEqual([
    'By the lake with everyone who could come along, all of the',
    'By the sea 1',
    'By the sea 2',
  ])
  const ids = claims.flatMap(({ sources }) => sources.map(({ id }) => id))
  expect(ids).toHaveLength(9)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, quotes } of claims.flatMap(({ sources }) => sources)) {
    const entry = await db.journalEntry.findUniqueOrThrow({ where: { id, userId: user.id } })
    expect(entry.notes).toContain(quotes[0])
    expect(entry.notes).not.toContain('kill myself')
  }
})

test('a year of few entries, or all alike, has nothing that stands out', async () => {
  const user = await personWith([...days('2024-03', 3, 9, 'a'), ...days('2024-04', 3, 9, 'b')])
  expect((await yearInLines(user, '2024', '2026-01-01')).claims).toEqual([])
})

test('a year is remembered by days from all over it, and among equals by what was written most about', async () => {
  const user = await personWith([
    ['2024-02-01', 5, 'Short'],
    ['2024-02-10', 5, 'The whole day by the sea, and the light over the water'],
    ['2024-06-01', 4, 'A fine day in June'],
    ...days('2024-12', 5, 9, 'Christmas'),
  ])
  const { best } = await yearInLines(user, '2024', '2026-01-01')
  expect(best.map(({ date }) => date.slice(0, 7))).toEqual(['2024-02', '2024-06', '2024-12'])
  expect(best[0]?.date).toBe('2024-02-10')
})

test('where a part of the year has no such day, others tell of theirs', async () => {
  const user = await personWith(days('2024-12', 5, 4, 'Christmas'))
  expect((await yearInLines(user, '2024', '2026-01-01')).best).toHaveLength(3)
})

test('the line of a goal begins on the day that it was set, or with the year', async () => {
  const user = await personWith([])
  const set = async (title: string, createdAt: string) => {
    const goal = {
      userId: user.id,
      title,
      description: '',
      domain: 'health',
      milestones: [],

      createdAt: new Date(createdAt),
    }
    const { id: goalId } = await db.goal.create({ data: goal })
    const move = { userId: user.id, goalId, oldProgress: 0, newProgress: 40, reasoning: '', source: 'manual' }
    await db.progressEvent.create({ data: { ...move, at: new Date('2024-02-10T12:00:00Z') } })
  }
  await set('Of this year', '2024-02-01T12:00:00Z')
  await set('Of the last', '2023-06-01T12:00:00Z')
  const { goals } = await yearInLines(user, '2024', '2026-01-01')
  expect(goals.map(({ title, line }) => [title, line.map(({ day }) => day)]).toSorted()).toEqual([
    ['Of the last', [0, 40]],
    ['Of this year', [31, 40]],
  ])
})

test('a run of days, the goals that were completed and the one that came furthest stand out too', async () => {
  const user = await personWith(days('2024-03', 3, 12, 'A line'))
  const at = (day: string) => new Date(`2024-${day}T10:00:00Z`)
  const goal = async (title: string, from: number, to: number, isCompleted = false) => {
    const made = { userId: user.id, title, domain: 'health', milestones: [], createdAt: at('01-02'), progress: to }
    const { id } = await db.goal.create({
      data: { ...made, isCompleted, completedAt: isCompleted ? at('05-01') : null },
    })
    const move = { oldProgress: from, newProgress: to, reasoning: 'Ran.', source: 'user', at: at('05-01') }
    await db.progressEvent.create({ data: { userId: user.id, goalId: id, ...move } })
    return id
  }
  const run = await goal('Run 10 km', 40, 100, true)
  await goal('Sing', 0, 15)
  const row = await goal('Row', 10, 60)
  const { claims } = await yearInLines(user, '2024', '2026-01-01')
  expect(claims.map(({ text }) => text)).toEqual([
    'You wrote on 12 days in a row, from 1 Mar to 12 Mar.',
    'You completed 1 goal.',
    'Of the goals under way, “Row” came furthest: from 10% to 60%.',
  ])
  expect(claims.slice(1).map(({ sources }) => sources.map(({ id }) => id))).toEqual([[run], [row]])
})
