import 'server-only'
import { type Ask, ask } from '@/lib/contract/ask'
import { Prisma } from '@/prisma/generated/sqlite/client'

/** A question that nobody answers lapses. */
const OPEN_MS = 7 * 86_400_000

type Asking = { ask: unknown; createdAt: Date }

/** What the coach asked back with a response, while it may still be answered. */
export function openAsk(response: Asking, now: Date): Ask | null {
  if (response.ask === null || now.getTime() - response.createdAt.getTime() >= OPEN_MS) return null
  return ask.parse(response.ask)
}

/** Closes what the coach has asked about a goal so far: a newer answer stands in its place. */
export async function closeAsks(tx: Prisma.TransactionClient, goalId: string): Promise<void> {
  await tx.insightResponse.updateMany({
    where: { goalId, ask: { not: Prisma.DbNull } },
    data: { ask: Prisma.DbNull },
  })
}
