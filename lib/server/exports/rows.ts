import 'server-only'
import { db } from '@/lib/server/db/client'
import { afterCursor, type ListOrder, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { unwrittenClosings } from '@/lib/server/goals/rhythm/closings'
import { type StoredGoal, withTags } from '@/lib/server/goals/stored-goal'

const BATCH = 500

const by = <Column extends ListOrder['column']>(column: Column) => ({ column, direction: 'asc' }) as const

/** Every row of a list, oldest first, read a page at a time. */
async function* all<Row>(readPage: (cursor: string | undefined) => Promise<Page<Row>>): AsyncGenerator<Row> {
  let cursor: string | undefined
  do {
    const page = await readPage(cursor)
    yield* page.rows
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}

/** What `findMany` takes for one page of one owner's rows. */
function pageOf<Owner extends object>(owner: Owner, order: ListOrder, cursor: string | undefined) {
  return { where: { ...owner, ...afterCursor(order, cursor) }, orderBy: orderBy(order), take: BATCH + 1 }
}

export function allEntries(userId: string) {
  const order = by('date')
  return all(async (cursor) => toPage(await db.journalEntry.findMany(pageOf({ userId }, order, cursor)), BATCH, order))
}

export function allGoals(userId: string) {
  const order = by('createdAt')
  return all(async (cursor) => {
    const rows = await db.goal.findMany({ ...pageOf({ userId }, order, cursor), include: withTags })
    return toPage(rows, BATCH, order)
  })
}

/** A goal's ledger, with the periods of a rhythm that are over and not written yet. */
export async function* wholeLedger(user: { id: string; timeZone: string }, goal: StoredGoal, now: Date) {
  const closings = unwrittenClosings(user, goal, now)
  const ids = new Set(closings.map(({ id }) => id))
  for await (const event of allEvents(goal.id)) {
    if (!ids.has(event.id)) yield event
  }
  yield* closings
}

function allEvents(goalId: string) {
  const order = by('at')
  return all(async (cursor) => toPage(await db.progressEvent.findMany(pageOf({ goalId }, order, cursor)), BATCH, order))
}

export function allResponses(goalId: string) {
  const order = by('createdAt')
  return all(async (cursor) => {
    return toPage(await db.insightResponse.findMany(pageOf({ goalId }, order, cursor)), BATCH, order)
  })
}

export function allValues(goalId: string) {
  const order = by('date')
  return all(async (cursor) => toPage(await db.datapoint.findMany(pageOf({ goalId }, order, cursor)), BATCH, order))
}

export function allPlans(goalId: string) {
  const order = by('createdAt')
  return all(async (cursor) => toPage(await db.plan.findMany(pageOf({ goalId }, order, cursor)), BATCH, order))
}

/** The values of all goals, each with its goal. */
export function allValuesOfUser(userId: string) {
  const order = by('date')
  const goal = { select: { title: true, measure: true } } as const
  return all(async (cursor) => {
    const rows = await db.datapoint.findMany({ ...pageOf({ userId }, order, cursor), include: { goal } })
    return toPage(rows, BATCH, order)
  })
}

export function allExperiments(userId: string) {
  const order = by('createdAt')
  return all(async (cursor) => toPage(await db.experiment.findMany(pageOf({ userId }, order, cursor)), BATCH, order))
}

export function allReminders(userId: string) {
  const order = by('scheduledFor')
  return all(async (cursor) => toPage(await db.reminder.findMany(pageOf({ userId }, order, cursor)), BATCH, order))
}

export function allConversations(userId: string) {
  const order = by('updatedAt')
  return all(async (cursor) => toPage(await db.conversation.findMany(pageOf({ userId }, order, cursor)), BATCH, order))
}

export function allMessages(conversationId: string) {
  const order = by('createdAt')
  return all(async (cursor) => {
    return toPage(await db.chatMessage.findMany(pageOf({ conversationId }, order, cursor)), BATCH, order)
  })
}

export function allMemories(userId: string) {
  const order = by('createdAt')
  return all(async (cursor) => toPage(await db.memory.findMany(pageOf({ userId }, order, cursor)), BATCH, order))
}

/** One a week: a lifetime of them is a few thousand short rows. */
export function allWeeklyInsights(userId: string) {
  return db.weeklyInsight.findMany({ where: { userId }, orderBy: { weekStart: 'asc' } })
}

/** As few. */
export function allWeekReviews(userId: string) {
  return db.weekReview.findMany({ where: { userId }, orderBy: { weekStart: 'asc' } })
}

/** The photos that entries name. */
export function allPhotos(userId: string) {
  const order = by('createdAt')
  return all(async (cursor) => {
    const page = pageOf({ userId, entryId: { not: null } }, order, cursor)
    return toPage(
      await db.attachment.findMany({ ...page, select: { id: true, key: true, createdAt: true } }),
      BATCH,
      order,
    )
  })
}
