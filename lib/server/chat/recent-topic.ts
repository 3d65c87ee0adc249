import 'server-only'
import { asksFact } from '@/lib/server/coach/built-in/reply/looked-for'
import { STILL_MEANT_MS } from '@/lib/server/coach/built-in/reply/said'
import type { ChatContext } from '@/lib/server/coach/context'
import { db } from '@/lib/server/db/client'
import { saidInVisit } from '@/lib/server/demo/visit'
import { datesIn } from '@/lib/server/language/dates'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { isSure, namedIn, textsOfTitle } from '@/lib/server/language/orders/names'
import type { OrderContext, Waiting } from '@/lib/server/language/orders/order'
import { alertsOf } from '@/lib/server/language/orders/refusals'
import { personNamed } from '@/lib/server/language/persons'
import { readText } from '@/lib/server/language/text'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'
import type { UserRow } from '@/lib/server/users/serialize-user'

const LOOKED_BACK = 3
const MOST_PROPOSALS = 10
/** What an earlier message is about is told by its beginning. */
const MOST_OF_TURN = 1_000
const WISH = /^(?:i (?:really )?(?:want|hope|plan|wish|intend|would (?:like|love))|i['’]d (?:like|love)) to /i

/** What a wish is about: "I want to learn the cello" is about learning the cello. */
export function withoutWish(text: string): string {
  return text.replace(WISH, '')
}

/** What "it" stands for: `drafted` is an alert that was proposed last and still waits. */
export type RecentTopic = {
  recent: NonNullable<OrderContext['recentTopic']>
  drafted: { id: string; title: string; scheduledFor: string } | null
  /** What the last reply proposed and still waits. */
  waiting: Waiting[]
  /** What the newest card of the replies before it proposed, where that is still open. */
  older: Waiting[]
  /** Whether a card of the last reply, or of one before it, is still open, or the newest one was applied. */
  card?: 'open' | 'older' | 'applied'
}

/** What a conversation spoke of last: the row that was proposed, the goal that was named, and the user's last words. */
export async function recentTopic(user: UserRow, conversationId: string, context: ChatContext): Promise<RecentTopic> {
  const { turns: all, goals, now } = context
  const turns = all.filter(({ at }) => now.getTime() - Date.parse(at) < STILL_MEANT_MS)
  const here = saidInVisit(conversationId)
  const stored = await db.chatMessage.findMany({
    where: { conversationId, userId: user.id, isFromUser: false },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LOOKED_BACK,
    select: { id: true },
  })
  const repliesHere = here.messages.filter(({ isFromUser }) => !isFromUser).toReversed()
  const replies = [...repliesHere, ...stored].slice(0, LOOKED_BACK)
  const offered = await db.proposal.findMany({
    where: { userId: user.id, replyId: { in: replies.map(({ id }) => id) }, status: { in: ['proposed', 'applied'] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_PROPOSALS,
  })
  const offeredHere = here.proposals.filter(({ replyId }) => replies.some(({ id }) => id === replyId)).toReversed()
  const rows = [...offeredHere, ...offered].slice(0, MOST_PROPOSALS)
  const [last] = rows
  const open = rows.flatMap((row) => {
    const { id, verb, input, missing = [], status, ask, source } = serializeProposal(row)
    return status === 'proposed' && !ask ? [{ row, one: { id, verb, input, missing, quote: source.quote } }] : []
  })
  const waiting = open.flatMap(({ row, one }) => (row.replyId === replies[0]?.id ? [one] : []))
  const older = open.flatMap(({ row, one }) => (row === last && row.replyId !== replies[0]?.id ? [one] : []))
  const isOpen = rows.some(({ status }) => status === 'proposed')
  const said = turns.filter(({ isFromUser }) => isFromUser).slice(-LOOKED_BACK)
  const proposal = last && serializeProposal(last)
  const { title, scheduledFor, goalId, reminderId } = proposal?.input ?? {}
  const made = proposal?.result
  // What a card was made of names that.
  const asked = last?.replyId === replies[0]?.id ? undefined : alertIn(said.at(-1)?.text ?? '', context)
  const isWaiting = proposal?.verb === 'alert.add' && proposal.status === 'proposed' && typeof title === 'string'
  const drafted = isWaiting
    ? { id: proposal.id, title, scheduledFor: typeof scheduledFor === 'string' ? scheduledFor : proposal.createdAt }
    : null
  return {
    recent: {
      goalId: (made?.kind === 'goal' ? made.id : textOf(goalId)) ?? goalSpoken(turns, goals),
      reminderId: asked ?? drafted?.id ?? (made?.kind === 'reminder' ? made.id : textOf(reminderId)),
      person: personNamed(said.map(({ text }) => text)),
      words: withoutWish(said.findLast(({ text }) => !isAsked(text))?.text ?? '') || undefined,
    },
    drafted,
    waiting,
    older,
    card: isOpen
      ? waiting.length > 0 || last?.replyId === replies[0]?.id
        ? 'open'
        : 'older'
      : last?.status === 'applied'
        ? 'applied'
        : undefined,
  }
}

/** The goal that a conversation was about last: the only one that the coach named in full, or one that was surely named. */
function goalSpoken(turns: ChatContext['turns'], goals: ChatContext['goals']): string | undefined {
  for (const { text, isFromUser } of turns.slice(-GONE_BACK).reverse()) {
    const beginning = text.slice(0, MOST_OF_TURN)
    if (isFromUser) {
      const named = readText(beginning).sentences.flatMap(
        (one) => goalsNamedIn(one, goals).find(({ isSure }) => isSure) ?? [],
      )
      if (named[0]) return named[0].goalId
      continue
    }
    const [told, more] = goals.filter(({ title }) => beginning.includes(`“${title}”`))
    // Of a list of them none is meant, and what was asked before is over.
    if (more) return undefined
    if (told) return told.id
  }
  return undefined
}
const GONE_BACK = 8

/** "What do you suggest?" is nothing that a goal or an alert could be called. */
function isAsked(text: string): boolean {
  const { sentences } = readText(text.slice(0, MOST_OF_TURN))
  return sentences.length > 0 && sentences.every((one) => one.isQuestion || asksFact(one))
}

/** The alert that was surely named last: "when is the long run?"; of a day that is said with it, one of that day or of the goal. */
function alertIn(text: string, { reminders, goals, now, timeZone }: ChatContext): string | undefined {
  const { sentences } = readText(text.slice(0, MOST_OF_TURN))
  const days = sentences.flatMap((one) => datesIn(one, { now, timeZone, towards: 'future' }))
  const ofDay = [...new Set(days.flatMap((day) => alertsOf(day, { reminders, timeZone })))]
  const tokens = sentences.flatMap((one) => one.tokens)
  const named = namedIn(tokens, ofDay.length > 0 ? ofDay : reminders, textsOfTitle)
  if (isSure(named)) return named[0]?.item.id
  const [goal] = sentences.flatMap((one) => goalsNamedIn(one, goals))
  const [only, more] = ofDay.filter(({ goalId }) => goal?.isSure && goalId === goal.goalId)
  return more ? undefined : only?.id
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
