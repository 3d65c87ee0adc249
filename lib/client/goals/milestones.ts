import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, request } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import { isKept, type Kept, tryOrKeep } from '@/lib/client/outbox/keep'
import type { Goal, Milestone } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import { outboxMessages } from '@/lib/contract/messages/outbox'
import { findGoal, goalHistoryKey, goalRisksKey, replaceGoal, updateGoal } from './cache'
import type { MilestoneChange } from './milestone-change'

const UNSAVED = 'unsaved:'
const MOST_TRIES = 3

/** Whether the server has yet to give a milestone its id: until then nothing can be said of it. */
export function isUnsaved({ id }: Milestone): boolean {
  return id.startsWith(UNSAVED)
}

/** The list after a change. One about a milestone that is not there any more changes nothing. */
export function withChange(milestones: readonly Milestone[], change: MilestoneChange): Milestone[] {
  switch (change.type) {
    case 'add': {
      const id = `${UNSAVED}${milestones.filter(isUnsaved).length}`
      return [...milestones, { id, title: change.title, isCompleted: false, completedAt: null, targetDate: null }]
    }
    case 'remove':
      return milestones.filter(({ id }) => id !== change.id)
    case 'move': {
      const from = milestones.findIndex(({ id }) => id === change.id)
      const moved = milestones[from]
      const to = from + change.by
      if (!moved || to < 0 || to >= milestones.length) return [...milestones]
      return milestones.toSpliced(from, 1).toSpliced(to, 0, moved)
    }
    case 'tick':
      return milestones.map((one) => (one.id === change.id ? { ...one, isCompleted: change.isCompleted } : one))
    case 'rename':
      return milestones.map((one) => (one.id === change.id ? { ...one, title: change.title } : one))
  }
}

/** Where the short list of milestones begins: at the first that is not done, but so that it is full. */
export function shortListStart(milestones: readonly Milestone[], length: number): number {
  const next = milestones.findIndex((milestone) => !milestone.isCompleted)
  return Math.max(0, Math.min(next === -1 ? milestones.length : next, milestones.length - length))
}

const COUNTS = [
  '',
  'the milestone',
  'both',
  'all three',
  'all four',
  'all five',
  'all six',
  'all seven',
  'all eight',
  'all nine',
]

/** What is asked once every milestone is ticked: that alone closes no goal. Null before. */
export function allDoneWords(milestones: readonly Milestone[]): string | null {
  if (milestones.length === 0 || !milestones.every(({ isCompleted }) => isCompleted)) return null
  return `Done with ${COUNTS[milestones.length] ?? `all ${milestones.length}`}. Is the goal done?`
}

/** What the server last said of the milestones of each goal that a change is on its way for. */
const confirmed = new Map<string, Milestone[]>()

/**
 * Changes a goal's milestones. A change shows at once; the calls go out one after the other, and one that fails takes
 * back its own change and no other.
 */
export function useChangeMilestones(goalId: string) {
  const client = useQueryClient()
  const mutationKey = ['change-milestones', goalId]
  const stillWaiting = (done: MilestoneChange) => waitingChanges(client, mutationKey).filter((one) => one !== done)
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: (change: MilestoneChange): Promise<Goal | Kept> => {
      const send = () => sendMilestoneChange(goalId, change)
      if (change.type !== 'tick') return send()
      const about = findGoal(client, goalId)?.milestones.find(({ id }) => id === change.id)?.title ?? ''
      const text = change.isCompleted ? 'Done' : 'Not done'
      return tryOrKeep({ kind: 'Tick', about, text, goalId, request: { goalId, milestone: change } }, send)
    },
    onMutate: (change) => {
      if (stillWaiting(change).length === 0) confirmed.set(goalId, findGoal(client, goalId)?.milestones ?? [])
      updateGoal(client, goalId, (goal) => ({ ...goal, milestones: withChange(goal.milestones, change) }))
    },
    onSuccess: (goal, change) => {
      if (isKept(goal)) return
      confirmed.set(goalId, goal.milestones)
      replaceGoal(client, { ...goal, milestones: stillWaiting(change).reduce(withChange, goal.milestones) })
    },
    onError: (_error, change) =>
      updateGoal(client, goalId, (goal) => ({
        ...goal,
        milestones: stillWaiting(change).reduce(withChange, confirmed.get(goalId) ?? goal.milestones),
      })),
    meta: {
      // A tick moves it.
      invalidates: [goalHistoryKey(goalId), goalRisksKey],
      success: (answer: Goal | Kept) => (isKept(answer) ? outboxMessages.kept : undefined),
      failure: goalMessages.failed.updateGoal,
    },
  })
}

function waitingChanges(client: QueryClient, mutationKey: string[]): MilestoneChange[] {
  const mutations = client.getMutationCache().findAll({ mutationKey, status: 'pending' })
  return mutations.map(({ state }) => state.variables as MilestoneChange)
}

/**
 * Makes the change to the list as it is stored by now, so that what another window did to it stays. Should it change
 * between the reading and the writing, both are done again.
 */
export async function sendMilestoneChange(goalId: string, change: MilestoneChange): Promise<Goal> {
  for (let tries = 1; ; tries++) {
    const response = await request('GET', `/api/goals/${goalId}`)
    const { milestones } = (await response.json()) as Goal
    const etag = response.headers.get('ETag')
    const body = { milestones: withChange(milestones, change).map(asSent) }
    try {
      return await api('PATCH /api/goals/{id}', { params: { id: goalId }, body, ...(etag ? { ifMatch: etag } : {}) })
    } catch (error) {
      if (tries === MOST_TRIES || !(error instanceof ApiError && error.status === 412)) throw error
    }
  }
}

/** What is not sent of a stored milestone stays as it is. */
function asSent(milestone: Milestone) {
  const { id, title, isCompleted } = milestone
  return isUnsaved(milestone) ? { title } : { id, title, isCompleted }
}
