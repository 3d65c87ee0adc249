import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Life } from './scripted-talk'

const YEAR_MS = 365 * 86_400_000

/** A life as an account of the scratch database, through the API's own import. */
export async function storeLife(life: Life): Promise<UserRow> {
  const { db } = await import('@/lib/server/db/client')
  const { importAccount } = await import('@/lib/server/imports/import-account')
  const { accountDocument } = await import('@/lib/contract/account-document')
  const email = `${life.id}-${Math.random().toString(36).slice(2)}@example.com`
  const made = await db.user.create({
    data: { email, firstName: life.name, timeZone: life.timeZone, selectedDomains: [] },
  })
  const { buildDemoAccount } = await import('@/lib/server/demo/demo-account')
  const document = life.isDemo
    ? buildDemoAccount({ now: new Date(life.now), timeZone: life.timeZone })
    : documentOf(life)
  await importAccount(made as UserRow, accountDocument.parse(document))
  return (await db.user.findUniqueOrThrow({ where: { id: made.id } })) as UserRow
}

function documentOf({ id: lifeId, timeZone, now, goals, journal, reminders }: Life) {
  const noon = (date: string) => `${date}T12:00:00.000Z`
  const begin = new Date(Date.parse(now) - YEAR_MS).toISOString()
  return {
    format: 'apogee',
    version: 1,
    exportedAt: new Date(now).toISOString(),
    profile: { timeZone },
    goals: goals.map(({ values, milestones, completedAt, ...goal }, place) => {
      const id = `${lifeId}-${goal.id}`
      const first = values.map(({ date }) => date).sort()[0]
      // Each in its own second: goals are listed by when they were made.
      const createdAt = new Date(Date.parse(first ? noon(first) : begin) - place * 1_000).toISOString()
      const doneAt = goal.isCompleted ? instantOf(completedAt ?? now) : null
      const movedAt = doneAt ?? new Date(Date.parse(now) - 10 * 86_400_000).toISOString()
      const moved = { id: `${id}-moved`, at: movedAt, oldProgress: 0, newProgress: goal.progress, reasoning: '' }
      return {
        ...goal,
        id,
        userId: '',
        tags: [],
        completedAt: doneAt,
        completionNotes: '',
        progressNotes: '',
        createdAt,
        updatedAt: movedAt,
        milestones: milestones.map((one, at) => ({
          id: `${id}-${at}`,
          title: typeof one === 'string' ? one : one.title,
          isCompleted: typeof one === 'string' ? false : one.isCompleted,
          completedAt: typeof one !== 'string' && one.isCompleted ? movedAt : null,
          targetDate: null,
        })),
        history: goal.progress > 0 ? [{ ...moved, goalId: id, source: 'coach' }] : [],
        responses: [],
        values: values.map(({ date, value, note }, at) => {
          return {
            id: `${id}-v${at}`,
            goalId: id,
            date,
            value,
            note,
            source: 'typed',
            ref: null,
            createdAt: noon(date),
          }
        }),
      }
    }),
    journal: journal.map(({ date, mood, notes }, at) => {
      const times = { createdAt: noon(date), updatedAt: noon(date) }
      return { id: `${lifeId}-j${at}`, userId: '', date, mood, notes, timeSpent: 'N/A', attachments: [], ...times }
    }),
    reminders: reminders.map(({ title, scheduledFor, isDone }, at) => {
      const instant = instantOf(scheduledFor)
      return { id: `${lifeId}-r${at}`, title, scheduledFor: instant, goalId: null, isDone, createdAt: begin }
    }),
    conversations: [],
    insights: [],
    memories: [],
  }
}

function instantOf(text: string): string {
  return new Date(text).toISOString()
}
