import 'server-only'
import type { z } from 'zod'
import type { Memory, memoryFilter, memoryPatch } from '@/lib/contract/memory'
import { db } from '@/lib/server/db/client'
import { forgetAnswers } from '@/lib/server/db/kept-answers'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'

type MemoryRow = Prisma.MemoryGetPayload<object>

const newestFirst = { column: 'createdAt', direction: 'desc' } as const

/** A page of what the coach remembers of the user, newest first. */
export async function listMemories(
  user: UserRow,
  { limit, cursor }: z.output<typeof memoryFilter>,
): Promise<Page<MemoryRow>> {
  const rows = await db.memory.findMany({
    where: { userId: user.id, ...afterCursor(newestFirst, cursor) },
    orderBy: orderBy(newestFirst),
    take: limit + 1,
  })
  return toPage(rows, limit, newestFirst)
}

/** @throws AppError `not_found` */
export async function updateMemory(user: UserRow, id: string, patch: z.output<typeof memoryPatch>): Promise<MemoryRow> {
  const where = { id, userId: user.id }
  await db.memory.updateMany({ where, data: patch })
  const stored = await db.memory.findUnique({ where })
  if (!stored) throw notFound()
  return stored
}

/** @throws AppError `not_found` */
export async function deleteMemory(user: UserRow, id: string): Promise<void> {
  await userTransaction(user.id, async (tx) => {
    const { count } = await tx.memory.deleteMany({ where: { id, userId: user.id } })
    if (count === 0) throw notFound()
    await forgetAnswers(tx, user.id, id)
  })
}

/** The memory as the contract shows it. */
export function serializeMemory(row: MemoryRow): Memory {
  return {
    id: row.id,
    text: row.text,
    kind: row.kind as Memory['kind'],
    source: { kind: row.sourceKind as Memory['source']['kind'], id: row.sourceId },
    pinned: row.pinned,
    createdAt: row.createdAt.toISOString(),
  }
}
