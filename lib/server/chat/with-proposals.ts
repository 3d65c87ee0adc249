import 'server-only'
import type { z } from 'zod'
import type { messageFilter } from '@/lib/contract/chat'
import type { Proposal } from '@/lib/contract/proposal'
import type { MessageRow } from '@/lib/server/conversations/serialize-conversation'
import { db, isPostgres } from '@/lib/server/db/client'
import { hotRows } from '@/lib/server/db/hot-rows'
import type { Page } from '@/lib/server/db/keyset'
import { saidBefore, saidInVisit } from '@/lib/server/demo/visit'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { listMessages } from './find-messages'

/** Messages with the changes that each reply proposes, as they stand now, in the order in which they were offered. */
export async function withProposals(
  user: UserRow,
  messages: readonly MessageRow[],
): Promise<(MessageRow & { proposals: Proposal[] })[]> {
  const replies = messages.filter(({ isFromUser }) => !isFromUser).map(({ id }) => id)
  const offering = await thatOffer(replies)
  const rows =
    offering.length === 0
      ? []
      : await db.proposal.findMany({
          where: { replyId: { in: offering }, userId: user.id },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        })
  return messages.map((message) => ({
    ...message,
    proposals: rows.filter(({ replyId }) => replyId === message.id).map(serializeProposal),
  }))
}

/** Those of some replies that propose anything: most propose nothing, which a statement that stays prepared tells at once. */
async function thatOffer(replies: readonly string[]): Promise<string[]> {
  if (replies.length === 0) return []
  const [among, ids] = isPostgres()
    ? [`= ANY (string_to_array($1, ','))`, replies.join(',')]
    : ['IN (SELECT value FROM json_each($1))', JSON.stringify(replies)]
  const rows = await hotRows(
    { replyId: 'text' },
    `SELECT DISTINCT "replyId" FROM "Proposal" WHERE "replyId" ${among}`,
    [ids],
  )
  return rows.map(({ replyId }) => replyId)
}

/**
 * A page of messages as `listMessages` finds them, as they are shown. A visitor of the demo sees on the newest one what
 * was said in their visit as well.
 */
export async function shownMessages(
  user: UserRow,
  filter: z.output<typeof messageFilter>,
): Promise<Page<MessageRow & { proposals: Proposal[] }>> {
  const page = await listMessages(user, filter)
  const rows = await withProposals(user, page.rows)
  const conversationId = filter.conversationId ?? rows.at(-1)?.conversationId
  if (filter.cursor !== undefined || conversationId === undefined) return { ...page, rows }
  const { messages, proposals } = saidInVisit(conversationId)
  const here = messages.map((message) => ({
    ...message,
    proposals: proposals.filter(({ replyId }) => replyId === message.id).map(serializeProposal),
  }))
  return { ...page, rows: [...saidBefore(rows, here), ...here] }
}
