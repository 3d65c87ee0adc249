import 'server-only'
import type { AccountDocument } from '@/lib/contract/account-document'
import { DEFAULT_LEADER } from '@/lib/contract/coaches'
import { insertRows } from './insert-rows'
import { type Places, placeIds } from './place-ids'
import { type ImportContext, placed } from './tally'

type Sources = { journal: Places; goal: Places; message: Places; experiment: Places }

/** Brings in weekly insights, reviews and memories; what they quote is found under its new id. A week has one insight and one review. */
export async function importInsights(
  { tx, userId, tally }: ImportContext,
  { insights, reviews, memories, profile }: Pick<AccountDocument, 'insights' | 'reviews' | 'memories' | 'profile'>,
  sources: Sources,
): Promise<void> {
  const weeks = await tx.weeklyInsight.findMany({ where: { userId }, select: { weekStart: true } })
  const taken = new Set(weeks.map((week) => week.weekStart))
  const sent = insights.map(({ id, generatedAt }) => ({ id, createdAt: new Date(generatedAt) }))
  const places = await placeIds(userId, sent, (ids) =>
    tx.weeklyInsight.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  for (const { id, weekStart } of insights) {
    if (taken.has(weekStart)) places.set(id, { id: placed(places, id), isNew: false })
    taken.add(weekStart)
  }
  const rows = tally.take(insights, places).map((insight) => ({
    ...insight,
    id: placed(places, insight.id),
    userId,
    inputHash: '',
    coachStyle: profile.selectedLeader ?? DEFAULT_LEADER,
    generatedAt: new Date(insight.generatedAt),
    evidence: insight.evidence.map((claim) => ({
      ...claim,
      refs: claim.refs.map((ref) => ({ ...ref, id: sources[ref.kind].get(ref.id)?.id ?? ref.id })),
    })),
  }))
  await insertRows(tx, 'WeeklyInsight', rows)
  await importReviews({ tx, userId, tally }, reviews, sources.goal)
  await importMemories({ tx, userId, tally }, memories, sources)
}

async function importReviews(
  { tx, userId, tally }: ImportContext,
  reviews: AccountDocument['reviews'],
  goals: Places,
): Promise<void> {
  const weeks = await tx.weekReview.findMany({ where: { userId }, select: { weekStart: true } })
  const taken = new Set(weeks.map((week) => week.weekStart))
  const sent = reviews.map(({ id, weekStart, doneAt }) => ({ id, createdAt: new Date(doneAt ?? weekStart) }))
  const places = await placeIds(userId, sent, (ids) =>
    tx.weekReview.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  for (const { id, weekStart } of reviews) {
    if (taken.has(weekStart)) places.set(id, { id: placed(places, id), isNew: false })
    taken.add(weekStart)
  }
  const goalOf = (id: string) => goals.get(id)?.id ?? id
  const rows = tally.take(reviews, places).map(({ steps, ...review }) => ({
    ...review,
    id: placed(places, review.id),
    userId,
    doneAt: review.doneAt === null ? null : new Date(review.doneAt),
    choices: review.choices.map((one) => ({ ...one, goalId: goalOf(one.goalId) })),
    ...(steps && {
      steps: steps.map((step) => (step.goalId ? { ...step, goalId: goalOf(step.goalId) } : step)),
    }),
  }))
  await insertRows(tx, 'WeekReview', rows)
}

async function importMemories(
  { tx, userId, tally }: ImportContext,
  memories: AccountDocument['memories'],
  sources: Sources,
): Promise<void> {
  const dated = memories.map((memory) => ({ ...memory, createdAt: new Date(memory.createdAt) }))
  const places = await placeIds(userId, dated, (ids) =>
    tx.memory.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  const rows = tally.take(dated, places).map(({ id, text, kind, pinned, source, createdAt }) => ({
    id: placed(places, id),
    userId,
    text,
    kind,
    pinned,
    sourceKind: source.kind,
    sourceId: sources[source.kind].get(source.id)?.id ?? source.id,
    createdAt,
    updatedAt: new Date(),
  }))
  await insertRows(tx, 'Memory', rows)
}
