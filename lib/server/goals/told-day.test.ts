import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { newGoal } from '@/lib/contract/goal'
import { newValue } from '@/lib/contract/measure'
import { db } from '@/lib/server/db/client'
import { books, newUser, weight } from '@/tests/support/counted-goal'
import { aiUpdateGoal } from './ai-update'
import { createGoal } from './create-goal'
import { createValue } from './measure/values'

const { signal } = new AbortController()

beforeEach(() => {
  // A Thursday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

async function goalAt(title: string, measure: z.input<typeof newGoal>['measure'], value?: number) {
  const user = await newUser()
  const goal = await createGoal(user, newGoal.parse({ title, domain: 'health', measure }))
  if (value !== undefined) await createValue(user, goal.id, newValue.parse({ value }))
  const say = (response: string) => aiUpdateGoal(user, goal.id, { response }, signal)
  const confirm = (confirmed: object) =>
    aiUpdateGoal(user, goal.id, { confirmed: confirmed as { responseId: string } }, signal)
  return { user, goal, say, confirm }
}

const values = (goalId: string) =>
  db.datapoint.findMany({ where: { goalId, source: { not: 'typed' } }, select: { value: true, date: true } })

test.each([
  ['weighed 90.2 yesterday', 90.2, '2026-11-25', 'Noted 90.2 kg for yesterday; the latest is still 89.8 kg of today.'],
  ['weighed 89.1 last Tuesday', 89.1, '2026-11-24', 'the latest is still 89.8 kg of today.'],
  ['I was 90.4 on 25 October', 90.4, '2026-10-25', 'Noted 90.4 kg for 25 October; the latest is still'],
])('a level told of a day that is over is of that day: %s', async (words, value, date, reasoning) => {
  const { goal, say } = await goalAt('Get down to 84 kg', weight, 89.8)
  const { progressUpdate, goal: after } = await say(words)
  expect(progressUpdate.reasoning).toContain(reasoning)
  expect(await values(goal.id)).toEqual([{ value, date }])
  expect(after.reading).toBe(89.8)
})

test.each([
  ['On Monday the scales said 91, now 89.5', 89.5],
  ['On Monday 91, now 89.5', 89.5],
])('of a level told of today and of another day today’s is kept: %s', async (words, now) => {
  const { goal, say } = await goalAt('Get down to 84 kg', weight, 89.8)
  const { goal: after } = await say(words as string)
  expect(await values(goal.id)).toEqual([{ value: now, date: '2026-11-26' }])
  expect(after.reading).toBe(now)
})

test.each([['down from 92 to 89.1', 89.1]])(
  'of a title that only says from where to where, less is won: %s',
  async (words, value) => {
    const { goal, say } = await goalAt('From 92 kg to 80 kg by June', { ...weight, target: 80 }, 89.8)
    await say(words)
    expect((await values(goal.id)).map((one) => one.value)).toEqual([value])
  },
)

test('of an answer that tells of other things, too, the part that is of the goal is heard with its own day', async () => {
  const { goal, say } = await goalAt('Get down to 84 kg', weight, 89.8)
  await say('swam 30 min, weighed 90.2 yesterday, ch 4 done')
  expect(await values(goal.id)).toEqual([{ value: 90.2, date: '2026-11-25' }])
})

test('without a day or the scales the same figure is no new value, and neither is what was only wished', async () => {
  const { goal, say } = await goalAt('Get down to 84 kg', weight, 89.8)
  await say('stuck on 89.8')
  await say('I want to be 89.8 kg on Friday')
  expect(await values(goal.id)).toEqual([])
})

test('an unsure level asks with its day, and what is chosen is of that day', async () => {
  const { goal, say, confirm } = await goalAt('Get down to 84 kg', weight, 89.8)
  const { ask } = await say('on Monday I was at 91')
  expect(ask?.words).toBe('What was it on Mon 23 Nov?')
  expect(ask?.options[0]).toEqual({ label: '91 kg on Mon 23 Nov', value: 91, date: '2026-11-23' })
  const responseId = ask?.responseId
  await expect(confirm({ responseId, value: 91, date: '2026-11-27' })).rejects.toMatchObject({
    code: 'validation_failed',
  })
  const { progressUpdate, values } = await confirm({ responseId, value: 91, date: '2026-11-23' })
  expect(values).toMatchObject([{ value: 91, date: '2026-11-23' }])
  expect(progressUpdate.reasoning).toBe('Noted 91 kg for Monday; the latest is still 89.8 kg of today.')
  expect(await db.goal.findUnique({ where: { id: goal.id } })).toMatchObject({ reading: 89.8 })
})

test.each([
  ['read 2 books last week', 2, '2026-11-22'],
  ['finished a book three days ago', 1, '2026-11-23'],
  ['finished another book on Sunday 25 October', 1, '2026-10-25'],
])('what was added is of the day it was added on, of a stretch its last: %s', async (words, value, date) => {
  const { goal, say } = await goalAt('Read 12 books', books, 6)
  await say(words)
  expect(await values(goal.id)).toEqual([{ value, date }])
})

test('where two days could be meant it asks which, and writes nothing', async () => {
  const { goal, say } = await goalAt('Get down to 84 kg', weight, 89.8)
  const { ask } = await say('I saw Tom on Sunday and I weigh 89.2 kg')
  expect(ask?.words).toBe('Which day was that?')
  expect(ask?.options.map(({ date }) => date ?? null)).toEqual(['2026-11-22', null, null])
  expect(await values(goal.id)).toEqual([])
})

test.each(['another one, so 7 now', 'one more, 5 to go'])('a whole that is the sum is taken: %s', async (words) => {
  const { goal, say } = await goalAt('Read 12 books', books, 6)
  await say(words)
  expect(await values(goal.id)).toEqual([{ value: 1, date: '2026-11-26' }])
})

const sundays = { kind: 'rhythm' as const, weekdays: [7] }
const gym = { kind: 'rhythm', per: 'week', times: 3 } as const

test.each([
  ['rang Mam on Sunday 25 October', '2026-10-25'],
  ['called Mam last Sunday', '2026-11-22'],
  ['rang Mam on the 8th', '2026-11-08'],
  ['rang mam 18 days ago', '2026-11-08'],
])('a day of a rhythm that lies weeks back is that day: %s', async (words, date) => {
  const { goal, say } = await goalAt('Call Mam every Sunday', sundays)
  await say(words)
  expect(await values(goal.id)).toEqual([{ value: 1, date }])
})

test.each([
  [
    'Call Mam every Sunday',
    sundays,
    'called Mam on Tuesday',
    'Kept, but Tuesday is not one of its days: it counts on Sundays.',
  ],
  ['Go to the gym', gym, 'went to the gym in October', 'Name the days that you mean, and they are counted.'],
  ['Go to the gym', gym, 'went to the gym on 25 December', 'Name the days that you mean, and they are counted.'],
])('%s: %s is no deed of today', async (title, measure, words, reasoning) => {
  const { goal, say } = await goalAt(title, measure)
  const { progressUpdate, ask } = await say(words as string)
  expect(ask).toBeUndefined()
  expect(progressUpdate.reasoning).toContain(reasoning)
  expect(await values(goal.id)).toEqual([])
})

test.each([
  ['Did the 18 km with the last five at race pace on Saturday!', '2026-11-21', 'was done on Sat 21 Nov'],
  ['Did the 18 km with the last five at race pace!', '2026-11-26', 'is done'],
])('a milestone is done on the day that it is told of: %s', async (words, date, reasoning) => {
  const user = await newUser()
  const milestones = [{ title: '18 km with the last five at race pace' }, { title: 'Race day' }]
  const { id } = await createGoal(
    user,
    newGoal.parse({ title: 'Run the bay half marathon', domain: 'health', milestones }),
  )
  const { goal, progressUpdate } = await aiUpdateGoal(user, id, { response: words }, signal)
  expect(goal.milestones).toMatchObject([{ isCompleted: true }, { isCompleted: false }])
  expect(JSON.stringify(goal.milestones)).toContain(`"completedAt":"${date}`)
  expect(progressUpdate.reasoning).toContain(reasoning)
})
