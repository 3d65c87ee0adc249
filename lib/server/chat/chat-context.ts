import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { Proposal } from '@/lib/contract/proposal'
import { builtInCoach } from '@/lib/server/coach/built-in/built-in-coach'
import { careLevels, withheldIfExplicit, withoutExplicit } from '@/lib/server/coach/care-levels'
import type { ChatContext, GoalRecord } from '@/lib/server/coach/context'
import { coachContext } from '@/lib/server/coaching/coach-context'
import { coachOf } from '@/lib/server/coaching/coach-of'
import { todaysList } from '@/lib/server/dashboard/today'
import { db } from '@/lib/server/db/client'
import { saidInVisit } from '@/lib/server/demo/visit'
import { droppedGoals } from '@/lib/server/goals/dropped-goals'
import { goalRecords } from '@/lib/server/goals/goal-record'
import { energyPatterns } from '@/lib/server/insights/patterns/energy-patterns'
import { recentEntries } from '@/lib/server/journal/recent-entries'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'
import { recordOf } from '@/lib/server/record/record-of'
import { neverSentOf } from '@/lib/server/record/sources/kept'
import { openReminders } from '@/lib/server/reminders/open-reminders'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { listMessages } from './find-messages'
import { openPlans } from './open-plans'
import { pastOf } from './past'
import { NOTHING_OFFERED } from './read-offers'

/** The turns and memories the coach is told: bounded, so that a reply costs the same however long the history. */
const TURNS = 100
const MEMORIES = 40
/** The replies of which a model is told what became of their cards, and the most cards. */
const REPLIES = 20
const CARDS = 12

/** Words of crisis so long ago are still on a coach's mind. */
const CRISIS_MS = 7 * 86_400_000
/** Reasons of so many of a goal's changes are told; of older ones the figures. */
const REASONS = 6

/** What stands in place of an earlier cry for help: its words are withheld from every engine. */
export const WITHHELD = '(A message in crisis. It was answered with lines of help.)'

/**
 * All that the coach may know when it answers this message, before anything is offered for it. Words of crisis are
 * withheld. The built-in coach answers the person, who sees all of it; a model asks the record as one.
 */
export async function chatContext(
  user: UserRow,
  conversation: { id: string; summary: string; neverSend: boolean } | null,
  message: string,
  now: Date,
): Promise<ChatContext> {
  const neverSend = conversation?.neverSend ?? false
  const isSent = !neverSend && (await coachOf(user)) !== builtInCoach
  const [goals, dropped, { journal, past }, reminders, plans, memories, turns, hadCrisis, isKeptBack] =
    await Promise.all([
      goalRecords(user, now),
      droppedGoals(user),
      isSent ? pastOf(user, now) : recentEntries(user, 14, now).then((rows) => ({ journal: rows, past: undefined })),
      openReminders(user, now),
      isSent ? openPlans(user) : undefined,
      user.memoryPaused
        ? []
        : db.memory.findMany({
            where: { userId: user.id },
            orderBy: [{ pinned: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
            take: MEMORIES,
          }),
      conversation ? listMessages(user, { conversationId: conversation.id, limit: TURNS, cursor: undefined }) : null,
      db.chatMessage.findFirst({
        where: { userId: user.id, careLevel: 'explicit', createdAt: { gte: new Date(now.getTime() - CRISIS_MS) } },
        select: { id: true },
      }),
      isSent && keepsBack(user),
    ])
  const here = conversation ? saidInVisit(conversation.id).messages : []
  const rows = [...(turns?.rows ?? []), ...here].slice(-TURNS)
  const sourceIds = memories.map(({ sourceId }) => sourceId)
  const [kept, cards] = await Promise.all([
    isSent ? neverSentOf(db, sourceIds) : new Set(),
    isSent ? cardsOf(user, rows) : [],
  ])
  const levels = await careLevels(rows.map((row) => (row.isFromUser ? row.message : '')))
  const shown = await withoutExplicit(journal, ({ notes }) => notes)
  const since = dateIn(user.timeZone, new Date(now.getTime() - CRISIS_MS))
  return {
    ...coachContext(user, now),
    neverSend,
    goals: goals.map((goal) => ({
      ...goal,
      ...(isSent && bounded(goal)),
      description: withheldIfExplicit(goal.description),
    })),
    dropped,
    journal: shown,
    ...(past && { past }),
    recentCrisis:
      hadCrisis !== null ||
      here.some(({ careLevel }) => careLevel === 'explicit') ||
      journal.some((entry) => entry.date >= since && !shown.includes(entry)),
    reminders,
    ...(plans && { plans }),
    ...(isSent && { cards, isKeptBack }),
    record: {
      ...recordOf(user, isSent ? 'model' : 'self'),
      today: async () => {
        const rows = await todaysList(user, now)
        const kept = new Set(isSent ? goals.flatMap(({ id, neverSend }) => (neverSend ? id : [])) : [])
        return rows.filter(({ goalId }) => goalId === null || !kept.has(goalId))
      },
      // Of what is kept from models, too, and so told by the built-in coach alone.
      ...(!isSent && { energyPatterns: () => energyPatterns(user, now) }),
    },
    offers: NOTHING_OFFERED,
    memories: memories
      .filter(({ sourceId }) => !kept.has(sourceId))
      .map(({ id, text, createdAt }) => ({
        id,
        text,
        date: dateIn(user.timeZone, createdAt),
      })),
    summary: conversation?.summary ?? '',
    turns: rows.map((row, at) => ({
      isFromUser: row.isFromUser,
      text: levels[at] === 'explicit' ? WITHHELD : row.message,
      at: row.createdAt.toISOString(),
    })),
    message,
  }
}

/** The newest changes that were offered under these messages, oldest first, each as it stands now. */
async function cardsOf(user: UserRow, rows: readonly { id: string; isFromUser: boolean }[]): Promise<Proposal[]> {
  const replyIds = rows.filter(({ isFromUser }) => !isFromUser).map(({ id }) => id)
  if (replyIds.length === 0) return []
  const newest = await db.proposal.findMany({
    where: { userId: user.id, replyId: { in: replyIds.slice(-REPLIES) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: CARDS,
  })
  return newest.reverse().map(serializeProposal)
}

async function keepsBack({ id: userId }: UserRow): Promise<boolean> {
  const where = { userId, neverSend: true }
  const [goal, entry] = await Promise.all([
    db.goal.findFirst({ where, select: { id: true } }),
    db.journalEntry.findFirst({ where, select: { id: true } }),
  ])
  return goal !== null || entry !== null
}

/** A goal's ledger with the reasons of its newest changes alone. */
function bounded({ history }: GoalRecord): Pick<GoalRecord, 'history'> {
  const told = history.length - REASONS
  return { history: history.map((event, at) => (at < told ? { ...event, reasoning: '' } : event)) }
}
