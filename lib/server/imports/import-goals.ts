import 'server-only'
import type { AccountDocument } from '@/lib/contract/account-document'
import { dateIn } from '@/lib/contract/calendar'
import type { Rhythm } from '@/lib/contract/measure'
import { isReached, progressOf, readingOf, rhythmOf, targetOf } from '@/lib/contract/measure-reading'
import { normalizeTags } from '@/lib/contract/tags'
import { datesColumn } from '@/lib/server/goals/dates-before'
import { pausesColumn } from '@/lib/server/goals/rest'
import { standingAt } from '@/lib/server/goals/rhythm/standing'
import { type Tally, tallyOf } from '@/lib/server/goals/rhythm/tally'
import { tagRows } from '@/lib/server/goals/tag-rows'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { insertRows } from './insert-rows'
import { type Places, placeIds, reissueId } from './place-ids'
import { type ImportContext, placed } from './tally'

type SentGoal = AccountDocument['goals'][number]
type ImportedGoal = ReturnType<typeof withDerived>

/** Brings in the goals with their tags, ledgers and responses, and tells where goals and responses went. */
export async function importGoals(
  context: ImportContext,
  sentGoals: readonly SentGoal[],
): Promise<{ goals: Places; responses: Places }> {
  const { tx, userId, tally } = context
  const { timeZone } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { timeZone: true } })
  const goals = sentGoals.map((goal) => counted(withDerived(goal), timeZone))
  const sent = goals.map(({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) }))
  const places = await placeIds(userId, sent, (ids) =>
    tx.goal.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  const fresh = tally.take(goals, places)
  await insertRows(
    tx,
    'Goal',
    fresh.map((goal) => goalRow(goal, userId, places)),
  )
  const tags = fresh.flatMap((goal) =>
    tagRows(userId, normalizeTags(goal.tags)).map((tag) => ({ ...tag, goalId: placed(places, goal.id) })),
  )
  await insertRows(tx, 'GoalTag', tags)
  await importHistory(context, goals, fresh, places)
  return { goals: places, responses: await importResponses(context, goals, places) }
}

/** A goal with what a document may leave out of it, since the rest of it says so. */
function withDerived(goal: SentGoal) {
  const last = lastOf(goal.history)
  const isCompleted = goal.isCompleted ?? goal.completedAt !== null
  return {
    ...goal,
    isCompleted,
    progress: goal.progress ?? (isCompleted ? 100 : (last?.newProgress ?? 0)),
    updatedAt: goal.updatedAt ?? last?.at ?? goal.createdAt,
  }
}

function lastOf(history: SentGoal['history']) {
  return history.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1)
}

type CountedGoal = ImportedGoal & { tally?: Tally }

/**
 * A goal whose reading follows from its values, and so does its progress while it is under way; but where the target is
 * reached it may have been reopened, and stays as it is.
 */
function counted(goal: ImportedGoal, timeZone: string): CountedGoal {
  const { values, isCompleted } = goal
  const rhythm = rhythmOf(goal.measure)
  if (rhythm) return countedRhythm(goal, rhythm, timeZone)
  const measure = targetOf(goal.measure)
  if (!measure) return { ...goal, reading: null }
  const reading = readingOf(measure, values)
  const isOpen = !isCompleted && !isReached(measure, reading)
  return { ...goal, reading, progress: isOpen ? progressOf(measure, reading) : goal.progress }
}

/** A rhythm's score is that of the day on which it is brought in: its periods before that count as written. */
function countedRhythm(goal: ImportedGoal, rhythm: Rhythm, timeZone: string): CountedGoal {
  const tally = tallyOf(rhythm, goal.values, dateIn(timeZone, new Date()))
  const { progress } = standingAt({ timeZone }, { ...goal, tally })
  return { ...goal, reading: null, tally, progress }
}

function goalRow(goal: CountedGoal, userId: string, places: Places): Prisma.GoalCreateManyInput {
  const { title, description, domain, targetDate, progress, milestones, isCompleted, completionNotes, progressNotes } =
    goal
  const { measure, reading, neverSend } = goal
  const id = placed(places, goal.id)
  // A mission under another id than it had came from another account, and so did its milestones.
  const milestoneId = (old: string) => (id === goal.id ? old : reissueId(userId, old, new Date(goal.createdAt)))
  return {
    id,
    userId,
    title,
    description,
    domain,
    targetDate,
    progress,
    milestones: milestones.map((milestone) => ({
      ...milestone,
      id: milestoneId(milestone.id),
      isCompleted: milestone.completedAt !== null,
      completedAt: isoOrNull(milestone.completedAt),
    })),
    measure: measure ?? Prisma.DbNull,
    reading,
    tally: goal.tally ?? Prisma.DbNull,
    isCompleted,
    completedAt: goal.completedAt === null ? null : new Date(goal.completedAt),
    completionNotes,
    pausedAt: goal.pausedAt === null ? null : new Date(goal.pausedAt),
    pausedUntil: goal.pausedUntil,
    pauses: pausesColumn(goal.pauses),
    droppedAt: goal.droppedAt === null ? null : new Date(goal.droppedAt),
    closingNote: goal.closingNote,
    datesBefore: datesColumn(goal.datesBefore),
    progressNotes,
    neverSend,
    createdAt: new Date(goal.createdAt),
    updatedAt: new Date(goal.updatedAt),
  }
}

/** Keeps which entries and messages are not about a goal, under the ids that they have here, once they were brought in. */
export async function importNotAbout(
  { tx, userId }: ImportContext,
  sent: readonly SentGoal[],
  goals: Places,
  written: readonly Places[],
): Promise<void> {
  const idHere = (id: string) => written.map((places) => places.get(id)?.id).find(Boolean) ?? id
  for (const goal of sent) {
    const place = goals.get(goal.id)
    if (goal.notAbout.length === 0 || !place?.isNew) continue
    const updatedAt = new Date(withDerived(goal).updatedAt)
    await tx.goal.update({
      where: { id: place.id, userId },
      data: { notAbout: goal.notAbout.map(idHere), updatedAt },
    })
  }
}

function isoOrNull(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

async function importHistory(
  { tx, userId, tally }: ImportContext,
  goals: readonly ImportedGoal[],
  fresh: readonly ImportedGoal[],
  goalPlaces: Places,
): Promise<void> {
  const events = goals.flatMap((goal) =>
    goal.history.map((event) => ({
      ...event,
      at: new Date(event.at),
      takenBackAt: event.takenBackAt ? new Date(event.takenBackAt) : null,
      goalId: placed(goalPlaces, goal.id),
    })),
  )
  const sent = events.map(({ id, at }) => ({ id, createdAt: at }))
  const places = await placeIds(userId, sent, (ids) =>
    tx.progressEvent.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  const rows = tally.take(events, places).map((event) => ({ ...event, id: placed(places, event.id), userId }))
  const bridges = fresh.flatMap((goal) => bridge(goal, userId, placed(goalPlaces, goal.id)))
  await insertRows(tx, 'ProgressEvent', [...rows, ...bridges])
}

/** The entry that a ledger lacks to replay to its goal's progress, as in a document written by hand. */
function bridge(goal: ImportedGoal, userId: string, goalId: string): Prisma.ProgressEventCreateManyInput[] {
  const last = lastOf(goal.history)
  const oldProgress = last?.newProgress ?? 0
  if (oldProgress === goal.progress) return []
  const at = new Date(Math.max(Date.parse(goal.updatedAt), last ? Date.parse(last.at) + 1 : 0))
  const id = reissueId(userId, `${goalId} bridge`, at)
  return [{ id, userId, goalId, at, oldProgress, newProgress: goal.progress, reasoning: 'Imported.', source: 'import' }]
}

async function importResponses(
  { tx, userId, tally }: ImportContext,
  goals: readonly ImportedGoal[],
  goalPlaces: Places,
): Promise<Places> {
  const responses = goals.flatMap((goal) =>
    goal.responses.map(({ id, createdAt, insightType, parsedData, takenBackAt }) => ({
      id,
      createdAt: new Date(createdAt),
      insightType,
      response: parsedData.response,
      appliedUpdates: parsedData.appliedUpdates as Prisma.InputJsonObject,
      takenBackAt: takenBackAt ? new Date(takenBackAt) : null,
      goalId: placed(goalPlaces, goal.id),
    })),
  )
  const places = await placeIds(userId, responses, (ids) =>
    tx.insightResponse.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  const rows = tally.take(responses, places).map((row) => ({ ...row, id: placed(places, row.id), userId }))
  await insertRows(tx, 'InsightResponse', rows)
  return places
}
