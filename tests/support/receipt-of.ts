import type { PrismaClient } from '@/prisma/generated/sqlite/client'

/** What is kept of a reply of a model, its words gone. */
export function receiptOf(userId: string, messageId: string) {
  return {
    ...{ messageId, userId, model: 'claude', sizes: [], texts: null, calls: 1 },
    ...{ inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheCreationTokens: 0 },
  }
}

/** Has the stored insights of a user be a model's, each with its receipt: only of those there are any. */
export async function letInsightsBeOfAModel(client: PrismaClient, userId: string, goalId: string): Promise<void> {
  const { messageId: _, ...sent } = receiptOf(userId, '')
  const data = { source: 'anthropic', model: 'claude' }
  await client.weeklyInsight.updateMany({ where: { userId }, data })
  await client.goalAnalysis.updateMany({ where: { userId }, data })
  const { id: weekId } = await client.weeklyInsight.findFirstOrThrow({
    where: { userId },
    orderBy: { weekStart: 'desc' },
  })
  await client.insightReceipt.deleteMany({ where: { userId } })
  await client.insightReceipt.createMany({
    data: [
      { ...sent, weekId },
      { ...sent, goalId },
    ],
  })
}
