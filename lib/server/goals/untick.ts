import 'server-only'
import { z } from 'zod'
import type { Milestone, MilestoneInput } from '@/lib/contract/goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { GoalChange } from './goal-change'
import type { GoalRow } from './serialize-goal'
import { storedMilestones } from './stored-goal'

const TICKING = ['progress.log', 'milestone.tick']
const moved = z.object({ progress: z.int() })
const written = z.object({ event: z.string() })
const lines = z.array(z.object({ field: z.string(), to: z.string().nullable() }))

/**
 * Where a milestone is opened again whose tick moved the goal, and nothing has moved it since: the progress of before, in
 * place of that move. Null else. A goal that is counted or done is moved by no tick.
 */
export async function moveOfUnticking(
  tx: Prisma.TransactionClient,
  user: UserRow,
  goal: GoalRow,
  sent: readonly MilestoneInput[] | undefined,
): Promise<GoalChange['event'] | null> {
  if (!sent || goal.measure !== null || goal.isCompleted) return null
  const opened = openedAgain(storedMilestones.parse(goal.milestones), sent)
  if (opened.length === 0) return null
  const last = await tx.progressEvent.findFirst({
    where: { goalId: goal.id },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
  if (!last || last.newProgress !== goal.progress) return null
  const acts = await tx.proposal.findMany({
    where: {
      userId: user.id,
      status: 'applied',
      resultId: goal.id,
      verb: { in: TICKING },
      appliedAt: { gte: last.at },
    },
    orderBy: { appliedAt: 'asc' },
    take: 20,
  })
  const act = acts.find(({ after }) => written.safeParse(after).data?.event === last.id)
  const before = moved.safeParse(act?.before).data
  const ticked = lines.safeParse(act?.diff).data ?? []
  const named = opened.filter(({ id }) => ticked.some(({ field, to }) => field === `milestone ${id}` && to === 'done'))
  if (!before || named.length === 0 || before.progress >= goal.progress) return null
  const titles = named.map(({ title }) => `“${title}”`).join(', ')
  const reasoning = `${titles} ${named.length === 1 ? 'is' : 'are'} open again.`
  return { newProgress: before.progress, reasoning, source: 'user', takesBack: last.id }
}

function openedAgain(stored: readonly Milestone[], sent: readonly MilestoneInput[]): Milestone[] {
  return stored.filter(
    ({ id, isCompleted }) => isCompleted && sent.some((one) => one.id === id && one.isCompleted === false),
  )
}
