import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { periodStart } from '@/lib/contract/periods'
import { noteHarmless } from '@/lib/server/coach/care-levels'
import type { JournalRecord, Past } from '@/lib/server/coach/context'
import { estimateTokens } from '@/lib/server/coach/prompts/budget'
import { db } from '@/lib/server/db/client'
import { standing } from '@/lib/server/goals/take-back'
import { knownToBeShown } from '@/lib/server/record/unread'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** Tokens of the entries that are told whole, and what the line of one costs beside its words. */
const JOURNAL_TOKENS = 20_000
const LINE_TOKENS = 16
/** Where not all entries fit, those of so many days are told, and a line a week of two years before. */
const WHOLE_DAYS = 90
const WEEK_DAYS = 730
/** No more are read: shorter entries than these would be a word each. */
const MOST_ENTRIES = 800
const CHECK_INS = 120
const COMPLETED = 40

/** The journal and the older record as a model is told them, newest entry first. What is never sent has no place in it. */
export async function pastOf(user: UserRow, now: Date): Promise<{ journal: JournalRecord[]; past: Past }> {
  const sent = { userId: user.id, neverSend: false }
  const newestFirst = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]
  const [newest, total, responses, completed] = await Promise.all([
    db.journalEntry.findMany({
      where: sent,
      orderBy: [{ date: 'desc' }, { id: 'desc' }],
      select: { id: true, date: true, mood: true, notes: true },
      take: MOST_ENTRIES,
    }),
    db.journalEntry.count({ where: sent }),
    db.insightResponse.findMany({
      where: { userId: user.id, goal: { neverSend: false }, ...standing },
      orderBy: newestFirst,
      select: { id: true, response: true, createdAt: true, goal: { select: { title: true } } },
      take: CHECK_INS,
    }),
    db.goal.findMany({
      where: { ...sent, isCompleted: true },
      orderBy: { completedAt: 'desc' },
      select: { id: true, title: true, completedAt: true, createdAt: true },
      take: COMPLETED,
    }),
  ])
  const journal = told(newest, total, dateIn(user.timeZone, now))
  await noteShown(user, [
    ...journal.map(({ id, notes }) => ({ id, text: notes })),
    ...responses.map(({ id, response }) => ({ id, text: response })),
  ])
  const first = journal.at(-1)?.date
  const weeks = journal.length < total && first !== undefined ? await weeksBefore(user, first) : []
  const inWeeks = weeks.reduce((sum, week) => sum + week.entries, 0)
  const dayOf = (at: Date) => dateIn(user.timeZone, at)
  return {
    journal,
    past: {
      weeks,
      untold: Math.max(0, total - journal.length - inWeeks),
      checkIns: responses.toReversed().map(({ id, response, createdAt, goal }) => {
        return { id, date: dayOf(createdAt), title: goal.title, text: response }
      }),
      completed: completed.toReversed().map(({ id, title, completedAt, createdAt }) => {
        return { id, title, date: dayOf(completedAt ?? createdAt) }
      }),
    },
  }
}

/** All entries where they fit, else those of the last days, as many as fit: whole days, so that a week's line begins where they end. */
function told(newest: JournalRecord[], total: number, today: string): JournalRecord[] {
  let rest = JOURNAL_TOKENS
  const over = newest.findIndex(({ notes }) => {
    rest -= estimateTokens(notes) + LINE_TOKENS
    return rest < 0
  })
  if (over < 0 && newest.length === total) return [...newest]
  const fitting = over < 0 ? newest : newest.slice(0, Math.max(1, over))
  const cut = newest[fitting.length]?.date ?? ''
  const since = addDays(today, 1 - WHOLE_DAYS)
  const whole = fitting.filter(({ date }) => date >= since && date > cut)
  return whole.length > 0 ? whole : fitting
}

/** What was read when it was indexed is not read for a cry again. */
async function noteShown(user: UserRow, rows: readonly { id: string; text: string }[]): Promise<void> {
  const shown = await knownToBeShown(
    user.id,
    rows.map(({ id }) => id),
  )
  noteHarmless(rows.flatMap(({ id, text }) => (shown.has(id) ? [text] : [])))
}

/** The weeks of two years before a day, oldest first, with how many entries each has and their mean energy. */
async function weeksBefore(user: UserRow, day: string): Promise<Past['weeks']> {
  const days = await db.journalEntry.groupBy({
    by: ['date'],
    where: { userId: user.id, neverSend: false, date: { gte: addDays(day, -WEEK_DAYS), lt: day } },
    _count: true,
    _sum: { mood: true },
    orderBy: { date: 'asc' },
  })
  const weeks = new Map<string, { entries: number; moods: number }>()
  for (const { date, _count, _sum } of days) {
    const monday = periodStart(date, 'week')
    const week = weeks.get(monday) ?? { entries: 0, moods: 0 }
    weeks.set(monday, { entries: week.entries + _count, moods: week.moods + (_sum.mood ?? 0) })
  }
  return [...weeks].map(([monday, { entries, moods }]) => {
    return { monday, entries, energy: Math.round((moods / entries) * 10) / 10 }
  })
}
