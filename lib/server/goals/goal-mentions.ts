import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { GoalMention } from '@/lib/contract/goal-mention'
import type { Verb } from '@/lib/contract/proposal'
import { withoutExplicit } from '@/lib/server/coach/care-levels'
import { sentencesAbout } from '@/lib/server/coach/mentions'
import { db } from '@/lib/server/db/client'
import { readText } from '@/lib/server/language/text'
import { pause } from '@/lib/server/take-turns'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { getGoal } from './find-goals'
import { notAboutIn } from './judge-mention'
import { standingAt } from './rhythm/standing'
import { serializeGoal } from './serialize-goal'

const LOOK_BACK_DAYS = 365
/** Texts that are read, and places that are told. */
const MOST_READ = 300
const MOST_TOLD = 60
const LONGEST_QUOTE = 240
/** So many words of a title name that goal and no other. */
const NAMED = 2
/** Verbs whose cards take up what was told of a goal. */
const REPORTS: string[] = [
  'progress.log',
  'value.log',
  'milestone.tick',
  'goal.complete',
  'entry.write',
] satisfies Verb[]

type Written = Omit<GoalMention, 'quote'> & { text: string }

/**
 * What the user wrote of a goal in the journal and to the coach, newest first, by its sentences. Words of crisis are
 * never among them, nor what they said is not about it.
 *
 * @throws AppError `not_found`
 */
export async function goalMentions(user: UserRow, goalId: string): Promise<GoalMention[]> {
  const now = new Date()
  const row = await getGoal(user, goalId)
  const goal = serializeGoal(standingAt(user, row, now))
  const notAbout = new Set(notAboutIn(row))
  const begun = await beginningOf(user, row)
  // What was written before there was the goal, or after its end, is of it only where it names the goal itself: a step
  // is called like many, and one word of a title may be another goal's.
  const bare = { ...goal, description: '', tags: [], milestones: [] }
  const ended = goal.completedAt === null ? null : dateIn(user.timeZone, new Date(goal.completedAt))
  const isBeside = (date: string) => date < begun || (ended !== null && date > ended)
  const written = [...(await entries(user, now)), ...(await messages(user))]
  const found: GoalMention[] = []
  for (const { text, ...place } of written.toSorted((one, other) => (one.date < other.date ? 1 : -1))) {
    const { ref, date } = place
    if (notAbout.has(ref.id)) continue
    await pause()
    const entry = { id: ref.id, date, mood: 3, notes: text, neverSend: false }
    const about = isBeside(date) ? sentencesAbout(entry, bare, NAMED) : sentencesAbout(entry, goal)
    // What the coach was asked of a goal is no part of how it went.
    const quote = ref.kind === 'message' ? about.find((sentence) => !asks(sentence)) : about[0]
    if (quote) found.push({ ...place, quote: shortened(quote) })
  }
  return (await withoutExplicit(found, ({ quote }) => quote)).slice(0, MOST_TOLD)
}

/** The user's day on which a goal began: when it was set, or what was counted and changed of it before. */
async function beginningOf(
  { timeZone }: UserRow,
  { id: goalId, createdAt }: { id: string; createdAt: Date },
): Promise<string> {
  const [value, change] = await Promise.all([
    db.datapoint.findFirst({ where: { goalId }, orderBy: { date: 'asc' }, select: { date: true } }),
    db.progressEvent.findFirst({ where: { goalId }, orderBy: { at: 'asc' }, select: { at: true } }),
  ])
  const days = [dateIn(timeZone, createdAt), value?.date, change && dateIn(timeZone, change.at)]
  return days.filter((day) => typeof day === 'string').sort()[0] as string
}

async function entries({ id: userId, timeZone }: UserRow, now: Date): Promise<Written[]> {
  const rows = await db.journalEntry.findMany({
    where: { userId, date: { gte: addDays(dateIn(timeZone, now), -LOOK_BACK_DAYS) } },
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    select: { id: true, date: true, notes: true },
    take: MOST_READ,
  })
  return rows.map(({ id, date, notes }) => ({ ref: { kind: 'journal', id }, date, text: notes }))
}

async function messages({ id: userId, timeZone }: UserRow): Promise<Written[]> {
  const rows = await db.chatMessage.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      message: true,
      isFromUser: true,
      createdAt: true,
      conversation: { select: { id: true, title: true, archivedAt: true } },
    },
    take: MOST_READ,
  })
  const own = rows.filter(({ isFromUser }) => isFromUser)
  const orders = await ordersAmong(
    userId,
    own.map(({ id }) => id),
  )
  return own
    .filter(({ id }) => !orders.has(id))
    .map(({ id, message, createdAt, conversation: { archivedAt, ...conversation } }) => ({
      ref: { kind: 'message', id },
      conversation: { ...conversation, isArchived: archivedAt !== null },
      date: dateIn(timeZone, createdAt),
      text: message,
    }))
}

/** Messages that ordered something beside progress: what the coach was told to do is no part of how a goal went. */
async function ordersAmong(userId: string, ids: string[]): Promise<Set<string | null>> {
  const orders = await db.proposal.findMany({
    where: { userId, sourceKind: 'message', sourceId: { in: ids }, verb: { notIn: REPORTS } },
    select: { sourceId: true },
  })
  return new Set(orders.map(({ sourceId }) => sourceId))
}

function asks(sentence: string): boolean {
  return readText(sentence).sentences.some(({ isQuestion }) => isQuestion)
}

function shortened(quote: string): string {
  const text = quote.trim()
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).trimEnd()}…`
}
