import { courseWords } from '@/lib/contract/course-words'
import { type Domain, domainIds } from '@/lib/contract/domains'
import type { Goal, GoalStatus } from '@/lib/contract/goal'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import { tagKey } from '@/lib/contract/tags'

/** What the goals screen shows of the list, kept in its address. `tag` is a tag's key; a `course` is one of ongoing goals. */
export type GoalFilter = { status: GoalStatus; domain: Domain | null; tag: string | null; course: GoalCourse | null }

export const noFilter: GoalFilter = { status: 'ongoing', domain: null, tag: null, course: null }

const statuses: readonly GoalStatus[] = ['ongoing', 'completed', 'dropped', 'all']
const courses = Object.keys(courseWords) as GoalCourse[]

/** The filter that an address asks for; anything unknown in it counts as not asked for. */
export function readGoalFilter(params: Pick<URLSearchParams, 'get'>): GoalFilter {
  const domain = params.get('domain')
  const asked = params.get('status')
  const status = statuses.find((one) => one === asked) ?? noFilter.status
  const course = params.get('course')
  return {
    status,
    course: (status === 'ongoing' && courses.find((one) => one === course)) || null,
    domain: domainIds.find((one) => one === domain) ?? null,
    tag: tagKey(params.get('tag') ?? '') || null,
  }
}

/** The query of an address that asks for the filter: empty for the one that holds anyway. */
export function goalFilterQuery({ status, domain, tag, course }: GoalFilter): string {
  const query = new URLSearchParams()
  if (status !== noFilter.status) query.set('status', status)
  if (course) query.set('course', course)
  if (domain) query.set('domain', domain)
  if (tag) query.set('tag', tag)
  return query.size ? `?${query}` : ''
}

/** By all but the course, which only the server's standings tell. */
export function filterGoals(goals: readonly Goal[], { status, domain, tag }: Omit<GoalFilter, 'course'>): Goal[] {
  return goals.filter(
    (goal) =>
      (status === 'all' || statusOf(goal) === status) &&
      (!domain || goal.domain === domain) &&
      (!tag || goal.tags.some((one) => tagKey(one) === tag)),
  )
}

/** How many goals each status would show under the filter's domain and tag. */
export function countByStatus(goals: readonly Goal[], filter: GoalFilter): Record<GoalStatus, number> {
  const all = filterGoals(goals, { ...filter, status: 'all' })
  const completed = all.filter((goal) => statusOf(goal) === 'completed').length
  const dropped = all.filter((goal) => statusOf(goal) === 'dropped').length
  return { ongoing: all.length - completed - dropped, completed, dropped, all: all.length }
}

function statusOf({ isCompleted, droppedAt }: Pick<Goal, 'isCompleted' | 'droppedAt'>): Exclude<GoalStatus, 'all'> {
  if (isCompleted) return 'completed'
  return droppedAt === null ? 'ongoing' : 'dropped'
}

/** Mean progress of the ongoing goals under the filter's domain and tag, as a whole percentage; null with none. */
export function averageProgress(goals: readonly Goal[], filter: GoalFilter): number | null {
  const ongoing = filterGoals(goals, { ...filter, status: 'ongoing' })
  if (ongoing.length === 0) return null
  return Math.round(ongoing.reduce((sum, goal) => sum + goal.progress, 0) / ongoing.length)
}

/** Every tag in use, alphabetically; of several spellings the newest goal's. */
export function tagsOf(goals: readonly Goal[]): { key: string; label: string }[] {
  const labels = new Map<string, string>()
  for (const label of goals.flatMap((goal) => goal.tags)) {
    if (!labels.has(tagKey(label))) labels.set(tagKey(label), label)
  }
  return [...labels].map(([key, label]) => ({ key, label })).sort((a, b) => a.key.localeCompare(b.key, 'en'))
}
