import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { limits } from '@/lib/contract/limits'
import type { Prisma } from '@/prisma/generated/sqlite/client'

type MessageRow = Prisma.ChatMessageGetPayload<object>
type ProposalRow = Prisma.ProposalGetPayload<object>
/** A response as its row is written. */
type Response = Prisma.InsightResponseUncheckedCreateInput & { id: string }

/** What was said in a visit to the demo, as the rows that it would be. */
type Visit = { messages: MessageRow[]; proposals: ProposalRow[]; asked: Response[] }

const MOST_VISITS = 100
/** What a visit may hold: the newest of each, and of what was said no more than these characters. */
const MOST = { messages: 40, proposals: 8, asked: 4, characters: 60_000 } as const

/** The session whose visit the calling code answers, and whether it reads alone. */
const running = new AsyncLocalStorage<{ id: string; isRead: boolean }>()

// In this process alone, and never in the database. Next loads pages and routes as modules of their own.
const shared = globalThis as { apogeeVisits?: Map<string, Visit> }
shared.apogeeVisits ??= new Map()
const visits: Map<string, Visit> = shared.apogeeVisits

/**
 * Answers a visitor of the demo, in a session of theirs. Whatever `run` stores by a `userTransaction` is taken back at
 * its end. What it notes here is known to the next call of the same session, and to nobody else.
 */
export function inVisit<T>(sessionId: string, run: () => T): T {
  return running.run({ id: sessionId, isRead: false }, run)
}

/** Lets a visitor read: with what is stored there stands what was said in their own visit. */
export function readInVisit<T>(sessionId: string, run: () => T): T {
  return running.run({ id: sessionId, isRead: true }, run)
}

/** Whether what a visitor of the demo sends is answered: nothing is kept. */
export function isVisit(): boolean {
  return running.getStore()?.isRead === false
}

/** Whether a message was said in this visit: no row holds it. */
export function isSaidInVisit(messageId: string): boolean {
  return current()?.messages.some(({ id }) => id === messageId) ?? false
}

/** What was said so far in a conversation of this visit, oldest first, and what was proposed with it. */
export function saidInVisit(conversationId: string): Pick<Visit, 'messages' | 'proposals'> {
  const { messages, proposals } = current() ?? NOTHING
  const said = messages.filter((one) => one.conversationId === conversationId)
  return { messages: said, proposals: proposals.filter(({ replyId }) => said.some(({ id }) => id === replyId)) }
}
const NOTHING: Visit = { messages: [], proposals: [], asked: [] }

/** Notes a turn of this visit; those of its earlier proposals that the new ones replace are no longer there. */
export function noteSaid(messages: MessageRow[], proposals: ProposalRow[], replaced: readonly string[]): void {
  change((visit) => {
    const standing = visit.proposals.filter(({ id }) => !replaced.includes(id))
    return {
      ...visit,
      messages: withinRoom([...saidBefore(visit.messages, messages), ...messages].slice(-MOST.messages)),
      proposals: [...standing, ...proposals].slice(-MOST.proposals),
    }
  })
}

/** Notes a response about which the coach asks back, in the place of what it has asked about the same goal. */
export function noteAsked({ appliedUpdates, ask, ...row }: Prisma.InsightResponseGetPayload<object>): void {
  const response = {
    ...row,
    appliedUpdates: appliedUpdates as Prisma.InputJsonObject,
    ask: ask as Prisma.InputJsonObject,
  }
  change((visit) => {
    const others = visit.asked.filter(({ goalId }) => goalId !== response.goalId)
    return { ...visit, asked: [...others, response].slice(-MOST.asked) }
  })
}

/** The response of this visit about which the coach has asked back. */
export function askedInVisit(responseId: string): Response | undefined {
  return current()?.asked.find(({ id }) => id === responseId)
}

/** The messages that come before those that were said or written anew. */
export function saidBefore<Row extends MessageRow>(messages: Row[], anew: readonly MessageRow[]): Row[] {
  const at = messages.findIndex(({ id }) => anew.some((one) => one.id === id))
  return at < 0 ? messages : messages.slice(0, at)
}

/** Forgets what was said in a session. */
export function endVisit(sessionId: string): void {
  visits.delete(sessionId)
}

function current(): Visit | undefined {
  return visits.get(running.getStore()?.id ?? '')
}

function change(make: (visit: Visit) => Visit): void {
  const { id, isRead = true } = running.getStore() ?? {}
  if (id === undefined || isRead) return
  // No session of the demo lives longer.
  if (!visits.has(id)) setTimeout(() => visits.delete(id), limits.session.demo).unref()
  const changed = make(visits.get(id) ?? NOTHING)
  // The one that was heard last is the last to give way.
  visits.delete(id)
  visits.set(id, changed)
  const [oldest] = visits.keys()
  if (visits.size > MOST_VISITS && oldest !== undefined) visits.delete(oldest)
}

/** The newest messages that fit. */
function withinRoom(messages: MessageRow[]): MessageRow[] {
  let room: number = MOST.characters
  const from = messages.findLastIndex(({ message }) => {
    room -= message.length
    return room < 0
  })
  return messages.slice(from + 1)
}
