import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { promptsFrom } from '@/lib/contract/entry-prompt'
import type { JournalEntry } from '@/lib/contract/journal'
import { careFor } from '@/lib/server/coach/safety'
import { db } from '@/lib/server/db/client'
import { standing } from '@/lib/server/goals/take-back'
import type { UserRow } from '@/lib/server/users/serialize-user'

const DAY_MS = 24 * 60 * 60_000
const STEP_WITHIN_MS = 3 * DAY_MS
const LOW = 2
const MOST_ALERTS = 1

/**
 * What the journal asks on a day, out of the user's own record. Nobody is held their words of crisis or of a hard day.
 *
 * @param earlier the entries of this day in earlier months and years
 */
export async function dayPrompts(user: UserRow, now: Date, earlier: readonly JournalEntry[]): Promise<string[]> {
  const userId = user.id
  const today = dateIn(user.timeZone, now)
  const [last, step, done] = await Promise.all([
    db.journalEntry.findFirst({
      where: { userId, date: { lt: today } },
      orderBy: [{ date: 'desc' }, { id: 'desc' }],
      select: { date: true, mood: true, notes: true },
    }),
    db.progressEvent.findFirst({
      where: { userId, at: { gte: new Date(now.getTime() - STEP_WITHIN_MS) }, ...standing },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      include: { goal: { select: { title: true, isCompleted: true } } },
    }),
    db.reminder.findMany({
      where: { userId, isDone: true, scheduledFor: { gte: new Date(now.getTime() - DAY_MS), lte: now } },
      orderBy: { scheduledFor: 'desc' },
      take: MOST_ALERTS,
      select: { title: true },
    }),
  ])
  const isQuotable = (text: string) => careFor(text, user).careLevel === null
  const past = earlier.find(({ mood, notes }) => mood > LOW && isQuotable(notes))
  const moved = step && step.newProgress > step.oldProgress && isQuotable(step.goal.title) ? step : null
  return promptsFrom({
    today,
    last: last && (isQuotable(last.notes) ? last : { ...last, notes: '' }),
    step: moved && {
      goal: moved.goal.title,
      date: dateIn(user.timeZone, moved.at),
      progress: moved.newProgress,
      isDone: moved.goal.isCompleted,
    },
    earlier: past ?? null,
    done: done.map(({ title }) => title).filter(isQuotable),
  })
}
