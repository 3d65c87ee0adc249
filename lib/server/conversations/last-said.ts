import 'server-only'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { type LastSaid, lastSaidOf } from '@/lib/contract/last-said'
import { outcomeOf, saysWaiting } from '@/lib/contract/waits'
import { db } from '@/lib/server/db/client'
import { statusOf } from '@/lib/server/proposals/serialize-proposal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Prisma } from '@/prisma/generated/sqlite/client'

/** More than a line of a list never shows. */
const CHARACTERS = 120

/**
 * The start of what was said last in each of these conversations, by its id, and by whom; nothing where nothing was. Of cards
 * that wait no more it is told what came of them.
 * Outright words of a crisis and what is answered to them are passed over, for what the user said last before: a list is
 * looked at beside others.
 */
export async function lastSaid(user: UserRow, ids: readonly string[]): Promise<ReadonlyMap<string, LastSaid>> {
  if (ids.length === 0) return new Map()
  // A few looks into the index for each conversation, whatever its length, and one for its row: by the user's alone SQLite
  // would go through all of theirs.
  const newest = (what: Prisma.Sql, which: Prisma.Sql) => Prisma.sql`(
      SELECT ${what} FROM "ChatMessage" WHERE "conversationId" = "Conversation"."id" ${which}
      ORDER BY "createdAt" DESC, "ChatMessage"."id" DESC LIMIT 1
    )`
  const start = Prisma.sql`substr("message", 1, ${CHARACTERS})`
  const byCoach = Prisma.sql`CASE WHEN "isFromUser" THEN NULL ELSE ${start} END`
  const rows = await db.$queryRaw<
    {
      id: string
      said: string | null
      reply: string | null
      replyId: string | null
      coach: string | null
      care: string | null
    }[]
  >`
    SELECT "id",
      ${newest(start, Prisma.sql`AND "isFromUser" AND coalesce("careLevel", '') <> 'explicit'`)} AS "said",
      ${newest(byCoach, Prisma.empty)} AS "reply",
      ${newest(Prisma.sql`"ChatMessage"."id"`, Prisma.empty)} AS "replyId",
      ${newest(Prisma.sql`"coachName"`, Prisma.empty)} AS "coach",
      ${newest(Prisma.sql`"careLevel"`, Prisma.sql`AND "isFromUser"`)} AS "care"
    FROM "Conversation" WHERE "userId" || '' = ${user.id} AND "id" IN (${Prisma.join([...ids])})`
  const cards = await cardsUnder(
    user,
    rows.flatMap(({ reply, replyId }) => (reply !== null && saysWaiting(reply) && replyId ? replyId : [])),
  )
  return new Map(
    rows.flatMap(({ id, said, reply, replyId, coach, care }) => {
      const isReply = reply !== null && care !== 'explicit'
      const outcome =
        isReply &&
        outcomeOf(
          reply,
          cards.filter((card) => card.replyId === replyId),
        )
      if (outcome) return [[id, lastSaidOf({ message: outcome, isFromUser: false, coachName: coach })] as const]
      const message = isReply ? reply : said
      if (!message) return []
      const last = lastSaidOf({ message, isFromUser: !isReply, coachName: coach })
      const isWhole = message.length < CHARACTERS || message.includes(DID_YOU_MEAN)
      return [[id, isWhole ? last : { ...last, lastSaid: upToAWord(last.lastSaid) }] as const]
    }),
  )
}

/** The cards that stand under these replies, and what became of them. */
async function cardsUnder(user: UserRow, replyIds: readonly string[]) {
  if (replyIds.length === 0) return []
  const rows = await db.proposal.findMany({
    where: { userId: user.id, replyId: { in: [...replyIds] } },
    select: { title: true, status: true, createdAt: true, replyId: true },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ title, replyId, ...row }) => ({ title, replyId, status: statusOf(row) }))
}

/** A start of a message without the word that it breaks off in, and without a mark that stands before it. */
function upToAWord(start: string): string {
  const words = start.replace(/\s+\S*$/, '').replace(/[\s*#>-]+$/, '')
  return /[.!?…]$/.test(words) ? words : `${words}…`
}
