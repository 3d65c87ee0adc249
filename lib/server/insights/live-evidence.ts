import 'server-only'
import type { Evidence, EvidenceRef } from '@/lib/contract/weekly-insight'
import { textsOfGoal } from '@/lib/server/coach/check-insight'
import { type Source, sourcesOf, trueRef } from '@/lib/server/coach/evidence'
import { db } from '@/lib/server/db'
import { serializeGoal, withTags } from '@/lib/server/goals/serialize-goal'
import { ownRows } from '@/lib/server/own-rows'
import type { UserRow } from '@/lib/server/users/serialize-user'

/**
 * Lists of evidence as they stand now: a ref whose source has been deleted, or no longer holds the quote, is gone. A
 * claim that has lost its last one stays in the list with no refs, which marks it. Three queries at most, by id.
 */
export async function liveEvidence(user: UserRow, lists: readonly Evidence[][]): Promise<Evidence[][]> {
  const refs = lists.flat().flatMap((claim) => claim.refs)
  if (refs.length === 0) return [...lists]
  const sources = sourcesOf(await readSources(user, refs))
  return lists.map((claims) =>
    claims.map((claim) => ({
      ...claim,
      refs: claim.refs.map((ref) => trueRef(ref, sources)).filter((ref) => ref !== null),
    })),
  )
}

async function readSources({ id: userId }: UserRow, refs: readonly EvidenceRef[]): Promise<Source[]> {
  const cited = (kind: EvidenceRef['kind']) => {
    const ids = new Set(refs.filter((ref) => ref.kind === kind).map((ref) => ref.id))
    return ids.size > 0 ? { where: { id: { in: [...ids] } } } : null
  }
  const [journal, goal, message] = [cited('journal'), cited('goal'), cited('message')]
  const [entries, goals, messages] = await Promise.all([
    journal ? db.journalEntry.findMany({ ...journal, select: { id: true, userId: true, notes: true } }) : [],
    goal ? db.goal.findMany({ ...goal, include: withTags }) : [],
    message ? db.chatMessage.findMany({ ...message, select: { id: true, userId: true, message: true } }) : [],
  ])
  return [
    ...ownRows(userId, entries).map((row): Source => ({ kind: 'journal', id: row.id, texts: [row.notes] })),
    ...ownRows(userId, goals).map(
      (row): Source => ({ kind: 'goal', id: row.id, texts: textsOfGoal(serializeGoal(row)) }),
    ),
    ...ownRows(userId, messages).map((row): Source => ({ kind: 'message', id: row.id, texts: [row.message] })),
  ]
}
