import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { GoalRecord } from '../context'
import { endOfDay } from '../dates'
import { goalFacts } from '../facts'
import { paceWords } from '../pace'
import type { Found } from './agrees'

/** What can be asked of one goal beside its rows. Days are the user's, rates and readings as they are told. */
export const goalFigureNames = [
  'progress',
  'pace',
  'need',
  'isOnPace',
  'isOverdue',
  'chance',
  'expected',
  'earliest',
  'latest',
  'target',
  'daysLeft',
  'daysOver',
  'lastCheckIn',
  'daysSinceCheckIn',
  'checkInsLately',
  'gainLately',
  'milestonesDone',
  'milestonesOpen',
  'milestones',
  'nextMilestone',
  'reading',
  'aim',
  'left',
  'movedFrom',
  'movedTo',
  'movedOn',
  'completedOn',
  'createdOn',
] as const
export type GoalFigure = (typeof goalFigureNames)[number]

/** Whether only a goal that is counted has it. */
export function isOfMeasure(figure: GoalFigure): boolean {
  return figure === 'reading' || figure === 'aim' || figure === 'left'
}

/** Answers with the values that a goal's figure may rightly be told as; empty where there is none. */
export type GoalFigures = (goal: GoalRecord, name: GoalFigure) => Found[]

/** The figures of goals, each of which is reckoned once, when one of them is first asked for. */
export function goalFigures({ now, timeZone }: { now: Date; timeZone: string }): GoalFigures {
  const known = new Map<string, Record<GoalFigure, Found[]>>()
  return (goal, name) => {
    const found = known.get(goal.id) ?? figuresOf(goal, now, timeZone)
    known.set(goal.id, found)
    return found[name]
  }
}

function figuresOf(goal: GoalRecord, now: Date, timeZone: string): Record<GoalFigure, Found[]> {
  // A forecast is told as of the day's end, and nothing else of a goal is told by the hour.
  const facts = goalFacts(goal, endOfDay(dateIn(timeZone, now), timeZone), timeZone)
  const { forecast } = facts
  const dayOf = (at: string | null) => (at ? dateIn(timeZone, new Date(at)) : null)
  const daysBack = (days: number | null | undefined) => (days == null ? null : addDays(facts.today, -days))
  const { pace, need } = paceWords(facts)
  const { measure, reading } = goal
  const open = goal.milestones.filter((one) => !one.isCompleted)
  const chance = forecast.probabilityOnTime
  const { pacePerWeek, neededPerWeek } = facts
  const isFast = pacePerWeek === null || neededPerWeek === null ? null : pacePerWeek >= neededPerWeek
  const found: Record<GoalFigure, Found | null | (Found | null)[]> = {
    progress: goal.progress,
    pace: [...numbersOf(pace), facts.pacePerWeek],
    need: [...numbersOf(need), facts.neededPerWeek],
    // By the forecast, or by the rates: both are told.
    isOnPace: [facts.isOnPace, isFast].map((one) => (one === null ? null : String(one))),
    isOverdue: String(facts.isOverdue),
    chance: chance === null ? null : [100 * chance, 10 * Math.round(10 * chance)],
    expected: forecast.expectedDate,
    earliest: forecast.earliestDate,
    latest: forecast.latestDate,
    target: goal.targetDate,
    daysLeft: facts.daysLeft,
    daysOver: facts.daysLeft === null ? null : -facts.daysLeft,
    lastCheckIn: [dayOf(goal.history.at(-1)?.at ?? null), daysBack(facts.daysSinceCheckIn)],
    daysSinceCheckIn: facts.daysSinceCheckIn,
    checkInsLately: facts.checkInsLately,
    gainLately: facts.gainLately,
    milestonesDone: facts.milestonesDone,
    milestonesOpen: open.length,
    milestones: facts.milestonesTotal,
    nextMilestone: open.map(({ title }) => title)[0] ?? null,
    reading,
    aim: measure?.target ?? null,
    left: measure && reading !== null ? Math.abs(measure.target - reading) : null,
    movedFrom: [facts.lastMove?.from ?? null, facts.lastMove?.readings?.from ?? null],
    movedTo: [facts.lastMove?.to ?? null, facts.lastMove?.readings?.to ?? null],
    movedOn: daysBack(facts.lastMove?.daysAgo),
    completedOn: dayOf(goal.completedAt),
    createdOn: dayOf(goal.createdAt),
  }
  const listed = Object.entries(found).map(([name, of]) => [name, [of].flat().filter((one) => one !== null)])
  return Object.fromEntries(listed)
}

function numbersOf(words: string | null): number[] {
  return [...(words ?? '').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
}
