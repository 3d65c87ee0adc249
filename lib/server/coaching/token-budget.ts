import 'server-only'
import { serverMessages } from '@/lib/contract/messages/server'
import type { Usage } from '@/lib/server/coach/coach'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { env } from '@/lib/server/env'
import { AppError } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** Calls to a model that one user may have under way. */
const AT_ONCE = 2

/** Set aside for any call: few cost more. A budget with less than this left is spent. */
export const USUAL_CALL_TOKENS = 12_000

/** What a call is given beyond the model's own time before it counts as dead: to be settled, by a clock a little off. */
const GRACE_MS = 60_000

/** Which budget has nothing left for another call: the user's of the day, or everyone's of the month. */
export type SpentBudget = 'day' | 'month'

/** A call that may be made. `id` is null where nothing limits it. */
export type HeldCall = { id: string | null }

type Client = Pick<Prisma.TransactionClient, 'tokenUsage' | 'coachCall' | 'monthTokens'>

/**
 * Takes one of the user's slots and sets aside what the call may cost, in one transaction: two that come at once, on
 * whatever instances, never get the same tokens. Names the budget instead where it has not that much left. `longestMs` is
 * how long the call may take.
 *
 * @throws AppError `rate_limited` where two calls of the user are under way
 */
export async function holdCall(
  userId: string,
  tokens: number,
  longestMs: number,
): Promise<HeldCall | { spent: SpentBudget }> {
  const { RATE_LIMIT, AI_DAILY_TOKEN_BUDGET, AI_MONTHLY_TOKEN_BUDGET } = env
  if (RATE_LIMIT === 'off' && !AI_DAILY_TOKEN_BUDGET && !AI_MONTHLY_TOKEN_BUDGET) return { id: null }
  return userTransaction(userId, async (tx) => {
    const now = new Date()
    await tx.coachCall.deleteMany({ where: { userId, expiresAt: { lte: now } } })
    if (RATE_LIMIT === 'on' && (await tx.coachCall.count({ where: { userId } })) >= AT_ONCE) {
      throw new AppError('rate_limited', serverMessages.coachBusy, { retryAfter: 2 })
    }
    if (AI_MONTHLY_TOKEN_BUDGET) await lockMonth(tx, now)
    const spent = await budgetTooSmallFor(tx, userId, tokens, now)
    if (spent) return { spent }
    const expiresAt = new Date(now.getTime() + longestMs + GRACE_MS)
    return tx.coachCall.create({ data: { userId, tokens, expiresAt }, select: { id: true } })
  })
}

/** Writes down what a call has cost and gives the rest back. Never throws: a lost count never costs an answer. */
export async function settleCall(userId: string, { id }: HeldCall, usages: readonly Usage[]): Promise<void> {
  const failed = (err: unknown) => log.error({ err, userId }, 'token usage was not recorded')
  const cost = usages.reduce((sum, usage) => sum + tokensOf(usage), 0)
  // Before the slot is given back, so that no moment counts neither. An account that is gone by now has no use to show.
  if (usages.length > 0) {
    await db.tokenUsage.createMany({ data: usages.map((usage) => ({ userId, ...usage })) }).catch(failed)
  }
  if (cost > 0) await addToMonth(db, new Date(), cost).catch(failed)
  if (id) await db.coachCall.deleteMany({ where: { id } }).catch(failed)
}

/** Which of the user's budgets has no call left, and what the user has spent since midnight UTC. */
export async function budgetState(
  userId: string,
  now: Date,
): Promise<{ spent: SpentBudget | null; usedToday: number }> {
  const [spent, usedToday] = await Promise.all([
    budgetTooSmallFor(db, userId, USUAL_CALL_TOKENS, now),
    usedSince(db, userId, now),
  ])
  return { spent, usedToday }
}

async function budgetTooSmallFor(
  client: Client,
  userId: string,
  tokens: number,
  now: Date,
): Promise<SpentBudget | null> {
  const { AI_DAILY_TOKEN_BUDGET: daily, AI_MONTHLY_TOKEN_BUDGET: monthly } = env
  if (daily) {
    const used = await usedSince(client, userId, now)
    if (used + (await setAside(client, now, userId)) + tokens > daily) return 'day'
  }
  if (monthly) {
    const month = await client.monthTokens.findUnique({ where: { month: monthOf(now) } })
    if (Number(month?.tokens ?? 0) + (await setAside(client, now)) + tokens > monthly) return 'month'
  }
  return null
}

/** What the user has used on the day of `now`, in UTC: a change of time zone begins no new day. */
async function usedSince(client: Client, userId: string, now: Date): Promise<number> {
  const { _sum } = await client.tokenUsage.aggregate({
    where: { userId, at: { gte: new Date(now.toISOString().slice(0, 10)) } },
    _sum: { inputTokens: true, outputTokens: true, cacheReadTokens: true, cacheCreationTokens: true },
  })
  return Object.values(_sum).reduce<number>((sum, tokens) => sum + (tokens ?? 0), 0)
}

async function setAside(client: Client, now: Date, userId?: string): Promise<number> {
  const { _sum } = await client.coachCall.aggregate({
    where: { userId, expiresAt: { gt: now } },
    _sum: { tokens: true },
  })
  return _sum.tokens ?? 0
}

/** Calls of different users queue here while one of them looks at what is left of the month. */
async function lockMonth(tx: Client, now: Date): Promise<void> {
  await addToMonth(tx, now, 0)
}

async function addToMonth(client: Client, now: Date, cost: number): Promise<void> {
  const [month, tokens] = [monthOf(now), BigInt(cost)]
  await client.monthTokens.upsert({
    where: { month },
    create: { month, tokens },
    update: { tokens: { increment: tokens } },
  })
}

function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7)
}

function tokensOf({ inputTokens, outputTokens, cacheReadTokens, cacheCreationTokens }: Usage): number {
  return inputTokens + outputTokens + cacheReadTokens + cacheCreationTokens
}
