import 'server-only'
import type { Evidence, EvidenceRef } from '@/lib/contract/weekly-insight'
import { textsOfGoal } from '@/lib/server/coach/check-insight'
import { type Source, sourcesOf, trueRef } from '@/lib/server/coach/evidence'
import { db } from '@/lib/server/db/client'
import { readOwn } from '@/lib/server/db/read-own'
import { asRecorded } from '@/lib/server/goals/goal-record'
import { serializeGoal } from '@/lib/server/goals/serialize-goal'
import { withTags } from '@/lib/server/goals/stored-goal'
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
  const cited = (kind: EvidenceRef['kind']) => [
    ...new Set(refs.filter((ref) => ref.kind === kind).map((ref) => ref.id)),
  ]
  const [entries, goals, messages] = await Promise.all([
    readOwn(userId, cited('journal'), (where) =>
      db.journalEntry.findMany({ where, select: { id: true, userId: true, notes: true } }),
    ),
    readOwn(userId, cited('goal'), (where) => db.goal.findMany({ where, include: withTags })),
    readOwn(userId, cited('message'), (where) =>
      db.chatMessage.findMany({ where, select: { id: true, userId: true, message: true } }),
    ),
  ])
  return [
    ...entries.map((row): Source => ({ kind: 'journal', id: row.id, texts: [row.notes] })),
    ...goals.map(
      (row): Source => ({
        kind: 'goal',
        id: row.id,
        texts: textsOfGoal(asRecorded(serializeGoal({ ...row, rhythm: null }))),
      }),
    ),
    ...messages.map((row): Source => ({ kind: 'message', id: row.id, texts: [row.message] })),
  ]
}
