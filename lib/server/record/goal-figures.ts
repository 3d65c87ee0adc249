import 'server-only'
import { dateIn, daysBetween } from '@/lib/contract/calendar'
import { isReached } from '@/lib/contract/measure-reading'
import { isPaused } from '@/lib/contract/pause'
import type { RecordAnswer, RecordFigure, RecordQuery } from '@/lib/contract/record'
import { measureOf } from '@/lib/server/goals/measure/counted-values'
import { standingAt } from '@/lib/server/goals/rhythm/standing'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { rounded, unitOfMeasure } from './figures'
import { changeOf } from './goal-change'
import { indexFinder } from './hits'
import { rowsOf } from './rows'
import { shownGoal } from './shown-goal'
import { anyDay, sideOf, type Viewer } from './side'

const DAYS_OF_WEEK = 7

/**
 * How one goal stands: what is asked for first, then the rest of it, since none of it is told without the others. A goal
 * without a measure is told in percent.
 *
 * @throws AppError `not_found` for a goal of somebody else
 */
export async function goalAnswer(user: UserRow, query: RecordQuery, viewer: Viewer): Promise<RecordAnswer> {
  const goal = standingAt(user, await shownGoal(user, query.goal ?? '', viewer))
  const today = dateIn(user.timeZone, new Date())
  const side = sideOf(user, { ...query, of: 'values' }, query, viewer)
  const [last] = await indexFinder.page(side, 1, 'DESC')
  const { n } = await indexFinder.total(side, { figures: false, days: false })
  const change = query.give === 'change' ? await changeOf(user, goal, { side, last }, query) : null
  const own = { ...anyDay(user, 'goal'), goalId: goal.id, withoutPrivate: viewer === 'model' }
  return {
    figures: change?.figures ?? inOrder(query.give, standingOf(goal, today, user.timeZone)),
    rows: [
      ...(change ? [] : await rowsOf(own, await indexFinder.page(own, 1, 'DESC'))),
      ...(await rowsOf(change?.side ?? side, change?.hits ?? (last ? [last] : []))),
    ],
    searched: {
      kinds: [goal.measure === null ? 'goals' : 'values'],
      from: query.when?.from ?? dateIn(user.timeZone, goal.createdAt),
      to: query.when?.to ?? today,
      rows: goal.measure === null ? 1 : n,
    },
    few: false,
    next: null,
  }
}

type GoalRow = Awaited<ReturnType<typeof shownGoal>>

function inOrder(give: RecordQuery['give'], figures: RecordFigure[]): RecordFigure[] {
  return figures.toSorted((one, other) => Number(other.id === give) - Number(one.id === give))
}

/** Where it stands, what it is to reach, what is left, by when, and what that takes a week. */
function standingOf(goal: GoalRow, today: string, timeZone: string): RecordFigure[] {
  const { title, progress, targetDate } = goal
  const measure = measureOf(goal)
  const unit = measure ? unitOfMeasure(measure) : '%'
  const reading = measure ? (goal.reading ?? measure.start) : progress
  const target = measure ? measure.target : 100
  const isDone = goal.isCompleted || (measure ? isReached(measure, reading) : progress === 100)
  const left = isDone ? 0 : Math.abs(target - reading)
  const days = targetDate === null ? null : daysBetween(today, targetDate)
  const pace = days === null || days <= 0 || left === 0 ? null : left / (days / DAYS_OF_WEEK)
  const of = `of “${title}”`
  const figure = (id: string, words: string, value: RecordFigure['value'], inUnit: string | null = unit) => ({
    id,
    words: `${words} ${of}`,
    value: typeof value === 'number' ? rounded(value) : value,
    unit: inUnit,
    n: 1,
  })
  const since = (at: Date) => dateIn(timeZone, at)
  const state = goal.completedAt
    ? figure('completed', 'Completed on', since(goal.completedAt), null)
    : goal.droppedAt
      ? figure('dropped', 'Dropped on', since(goal.droppedAt), null)
      : isPaused(goal, today)
        ? figure('paused', 'Paused until', goal.pausedUntil, null)
        : null
  return [
    ...(state ? [state] : []),
    figure('reading', 'Reading', reading),
    figure('target', 'Target', target),
    figure('left', 'Left', left),
    figure('due', 'Due date', targetDate, null),
    ...(days === null ? [] : [figure('days', 'Days to the due date', days, 'days')]),
    figure('pace', 'Needed a week', pace),
    ...(measure ? [figure('progress', 'Progress', progress, '%')] : []),
  ]
}
