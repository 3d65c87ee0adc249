import { type Crowd, DAY, numbered, pick, serial } from './crowd'
import type { Dialect } from './dialect'
import { userId } from './people'

const EVENTS = 10
const RESPONSES = 5
const REMINDERS = 100

const titles = [
  'Run a half marathon',
  'Read twelve books',
  'Ship the side project',
  'Call my parents every week',
  'Save for the house',
  'Learn Portuguese',
  'Sleep before midnight',
  'Write the thesis',
  'Cook at home five days a week',
  'Find a mentor',
]
const domains = ['health', 'personal-growth', 'career', 'relationships']
const reasons = [
  'You said “the second block is done”: two of five blocks.',
  'You said “a good week, three sessions”: a little further.',
  'You said “nothing this week”: it stays where it was.',
]
const milestones = ['Make a plan', 'Do the first half', 'Finish'].map((title, at) => ({
  id: `milestone-${at}`,
  title,
  isCompleted: at === 0,
  completedAt: null,
  targetDate: null,
}))

/** Missions `k` of everyone with tags, ledger, responses and alerts. Every tenth is completed. */
export function fillGoals(dialect: Dialect, crowd: Crowd): string[] {
  const { id, instant, day, json, series } = dialect
  const { now, goals } = crowd
  const owner = userId(dialect, crowd)
  const people = numbered(series, crowd)
  const created = `${now - 90 * DAY} + k * ${Math.floor((80 * DAY) / goals)}`
  const goal = id(created, serial('k'))
  const isDone = '(k % 10 = 9)'
  const progress = `(CASE WHEN ${isDone} THEN 100 ELSE 10 + (k * 13) % 80 END)`
  const eventAt = `${created} + e * ${DAY}`
  const alertAt = `${now} + (r - ${REMINDERS / 2}) * ${DAY}`
  return [
    `INSERT INTO "Goal" ("id", "userId", "title", "description", "domain", "targetDate", "progress", "milestones",
       "isCompleted", "completedAt", "progressNotes", "createdAt", "updatedAt")
     SELECT ${goal}, ${owner}, ${pick('k', titles)} || ' ' || (k + 1), 'Three times a week, in the morning, before the day begins.',
       ${pick('k', domains)}, ${day(`${now} + (20 + k * 5) * ${DAY}`)}, ${progress}, ${json(`'${JSON.stringify(milestones)}'`)},
       ${isDone}, CASE WHEN ${isDone} THEN ${instant(`${created} + ${9 * DAY}`)} END, '', ${instant(created)}, ${instant(`${created} + ${9 * DAY}`)}
     FROM ${people}, ${series('k', goals)}`,
    `INSERT INTO "GoalTag" ("goalId", "userId", "key", "label", "position")
     SELECT ${goal}, ${owner}, ${pick('k + t', ['morning', 'habit', 'spring'])}, ${pick('k + t', ['Morning', 'Habit', 'Spring'])}, t
     FROM ${people}, ${series('k', goals)}, ${series('t', 2)}`,
    `INSERT INTO "ProgressEvent" ("id", "userId", "goalId", "at", "oldProgress", "newProgress", "reasoning", "source")
     SELECT ${id(eventAt, serial(`k * ${EVENTS} + e`))}, ${owner}, ${goal}, ${instant(eventAt)},
       ${progress} * e / ${EVENTS}, ${progress} * (e + 1) / ${EVENTS}, ${pick('e', reasons)}, 'coach'
     FROM ${people}, ${series('k', goals)}, ${series('e', EVENTS)}`,
    `INSERT INTO "InsightResponse" ("id", "userId", "goalId", "insightType", "response", "appliedUpdates", "createdAt")
     SELECT ${id(eventAt, serial(`k * ${RESPONSES} + e`))}, ${owner}, ${goal}, 'goal_analysis', 'I finished the second block this week.',
       ${json(`'{"progress":50}'`)}, ${instant(eventAt)}
     FROM ${people}, ${series('k', goals)}, ${series('e', RESPONSES)}`,
    `INSERT INTO "Reminder" ("id", "userId", "title", "scheduledFor", "isDone", "createdAt", "updatedAt")
     SELECT ${id(String(now), serial('r'))}, ${owner}, 'Lay out the running shoes', ${instant(alertAt)}, r < ${REMINDERS / 2},
       ${instant(String(now - 60 * DAY))}, ${instant(String(now - 60 * DAY))}
     FROM ${people}, ${series('r', REMINDERS)}`,
  ]
}
