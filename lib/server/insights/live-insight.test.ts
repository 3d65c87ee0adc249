import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { newUser } from '@/tests/support/counted-goal'
import { goalAnalysis, listAnalyses } from './goal-analyses'
import { weeklyInsight } from './weekly-insight'

const { signal } = new AbortController()
const page = { limit: 100, cursor: undefined }

async function runner() {
  const user = await newUser()
  const fields = { userId: user.id, domain: 'health', milestones: [] }
  const run = await db.goal.create({ data: { ...fields, title: 'Run a half marathon' } })
  const attic = await db.goal.create({ data: { ...fields, title: 'Finish the attic' } })
  const write = (notes: string, mood = 3) =>
    db.journalEntry.create({
      data: { userId: user.id, date: new Date().toISOString().slice(0, 10), mood, notes, attachments: [] },
    })
  return { user, run, attic, write }
}

test('an analysis is never older than what was written about the goal', async () => {
  const { user, run, attic, write } = await runner()
  const [before, other] = [await goalAnalysis(user, run.id, signal), await goalAnalysis(user, attic.id, signal)]
  const entry = await write('Went for a run by the river.')
  const after = await goalAnalysis(user, run.id, signal)
  expect(before.analysis).not.toContain('river')
  expect(after.analysis).toContain('You wrote about it today: “Went for a run by the river”.')
  expect(await goalAnalysis(user, attic.id, signal)).toEqual(other)
  expect((await listAnalyses(user, page, signal)).rows).toEqual([other, after])
  await db.journalEntry.delete({ where: { id: entry.id } })
  expect((await goalAnalysis(user, run.id, signal)).analysis).toBe(before.analysis)
})

test('a week is never older than its entries, check-ins and alerts', async () => {
  const { user, write } = await runner()
  const empty = await weeklyInsight(user, signal)
  expect(empty.summary).toMatch(/^Nothing is recorded this week/)
  expect(await weeklyInsight(user, signal)).toEqual(empty)
  await write('A slow day.', 2)
  const written = await weeklyInsight(user, signal)
  expect(written.id).toBe(empty.id)
  expect(written.summary).toMatch(/^You wrote on 1 day/)
  const alert = { userId: user.id, title: 'Buy shoes', scheduledFor: new Date(), isDone: true }
  await db.reminder.create({ data: alert })
  expect((await weeklyInsight(user, signal)).summary).toContain('You ticked off 1 alert.')
})
