import 'server-only'
import { db, isPostgres } from '@/lib/server/db'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { holdsWords } from './words'

/** The newest of each kind that are looked through: beyond that a search would hold up everyone else. */
const LOOKED_THROUGH = 20_000

type Kind = {
  table: 'Goal' | 'JournalEntry' | 'ChatMessage'
  /** With the owner's id and the row's own, the index that is walked. */
  time: 'createdAt' | 'date'
  columns: readonly string[]
}

export const goals: Kind = { table: 'Goal', time: 'createdAt', columns: ['title', 'description'] }
export const entries: Kind = { table: 'JournalEntry', time: 'date', columns: ['notes'] }
export const chatMessages: Kind = { table: 'ChatMessage', time: 'createdAt', columns: ['message'] }

/** The ids of the user's newest rows that hold every word, newest first, at most `limit`. */
export async function findNewest(
  { table, time, columns }: Kind,
  userId: string,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  const name = (identifier: string) => Prisma.raw(`"${identifier}"`)
  const order = Prisma.sql`${name(time)} DESC, "id" DESC`
  const places = columns.map(name)
  if (table === 'Goal') places.push(labels())
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM (
      SELECT "id", ${name(time)}, ${Prisma.join(columns.map(name))} FROM ${name(table)}
      WHERE "userId" = ${userId} ORDER BY ${order} LIMIT ${LOOKED_THROUGH}
    ) AS newest
    WHERE ${holdsWords(words, places)} ORDER BY ${order} LIMIT ${limit}`
  return rows.map(({ id }) => id)
}

/** A goal's tags as one text. */
function labels(): Prisma.Sql {
  const joined = isPostgres() ? Prisma.sql`string_agg("label", ' ')` : Prisma.sql`group_concat("label", ' ')`
  return Prisma.sql`(SELECT ${joined} FROM "GoalTag" WHERE "goalId" = newest."id")`
}
