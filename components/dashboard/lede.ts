import { dayName, type Today } from '@/lib/client/calendar'
import { type Course, courseOf, percentPerWeek, roundRate } from '@/lib/client/goal-course'
import { isQuiet } from '@/lib/client/goal-question'
import type { DashboardGoal, DashboardSummary } from '@/lib/contract/dashboard'

/** A piece of running text: plain, stressed, or a goal's title. */
export type Piece = { text: string; kind?: 'strong' | 'title' }

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

type Judged = { goal: DashboardGoal; course: Course }

/** The day in two sentences: how many missions are on course, and the one that needs you most. */
export function ledeOf(summary: DashboardSummary): Piece[] {
  const { goals, activeCount, totalCount } = summary
  if (totalCount === 0)
    return [{ text: 'Nothing under way yet. Create a mission, and this is where you see whether it is on course.' }]
  if (activeCount === 0) return [{ text: 'Every mission you have set is complete. Nothing is under way right now.' }]
  const judged = goals.map((goal) => ({ goal, course: courseOf(goal, summary) }))
  const scope = activeCount > goals.length ? `Of your ${goals.length} newest missions: ` : ''
  return [{ text: `${scope}${tally(judged, scope !== '')} ` }, ...focusSentence(judged, summary)]
}

/** The ongoing goal to speak of first: past its date, then slipping, then long untouched, then due soonest, then newest. */
export function focusOf(goals: readonly DashboardGoal[], now: Today): DashboardGoal | undefined {
  const ranked = goals.map((goal) => ({ goal, rank: rankOf(goal, courseOf(goal, now), now) }))
  return ranked.reduce<(typeof ranked)[number] | undefined>(
    (best, one) => (best && best.rank >= one.rank ? best : one),
    undefined,
  )?.goal
}

function rankOf(goal: DashboardGoal, { verdict, daysLeft, neededPerWeek }: Course, now: Today): number {
  if (verdict === 'overdue') return 3_000 - (daysLeft ?? 0)
  if (verdict === 'slipping') return 2_000 + (neededPerWeek ?? 0)
  if (isQuiet(goal, now)) return 1_000
  return daysLeft === null ? 0 : 1 / (daysLeft + 2)
}

function tally(judged: readonly Judged[], afterColon: boolean): string {
  const count = (test: (one: Judged) => boolean) => judged.filter(test).length
  const isNew = ({ course }: Judged) => course.gainedPerWeek === null
  const dated = judged.filter(({ goal, course }) => course.verdict === null && goal.targetDate)
  const parts = [
    { count: count(({ course }) => course.verdict === 'on-course'), words: 'on course' },
    { count: dated.filter((one) => !isNew(one)).length, words: 'just behind' },
    { count: count(({ course }) => course.verdict === 'slipping'), words: 'slipping' },
    { count: count(({ course }) => course.verdict === 'overdue'), words: 'past its date', plural: 'past their date' },
    { count: dated.filter(isNew).length, words: 'too new to judge' },
    { count: count(({ goal, course }) => course.verdict === null && !goal.targetDate), words: 'with no date' },
  ].filter((part) => part.count > 0)
  const inWords = parts.every((part) => part.count < numberWords.length)
    ? (count: number) => numberWords[count]
    : String
  const phrases = parts.map(({ count, words, plural }, index) => {
    const noun = index === 0 && !afterColon ? (count === 1 ? ' mission' : ' missions') : ''
    return `${inWords(count)}${noun} ${count > 1 ? (plural ?? words) : words}`
  })
  const text = phrases.join(', ')
  return `${afterColon ? text : text.charAt(0).toUpperCase() + text.slice(1)}.`
}

function focusSentence(judged: readonly Judged[], now: Today): Piece[] {
  const goal = focusOf(
    judged.map((one) => one.goal),
    now,
  )
  const course = judged.find((one) => one.goal === goal)?.course
  if (!goal || !course) return []
  const due = goal.targetDate && dayName(goal.targetDate, now.today)
  const title: Piece = { text: goal.title, kind: 'title' }
  if (course.verdict === 'overdue') {
    return [
      title,
      { text: ` was due on ${due} and stands at ` },
      { text: `${goal.progress}%`, kind: 'strong' },
      { text: '.' },
    ]
  }
  if (course.verdict === 'slipping' && course.neededPerWeek !== null) {
    const needed: Piece = { text: percentPerWeek(course.neededPerWeek), kind: 'strong' }
    const soFar = course.gainedPerWeek === null ? '' : `; so far it gains ${roundRate(course.gainedPerWeek)}%`
    return [title, { text: ' needs ' }, needed, { text: ` to make ${due}${soFar}.` }]
  }
  if (course.verdict === 'slipping')
    return [
      title,
      { text: ' is due today and stands at ' },
      { text: `${goal.progress}%`, kind: 'strong' },
      { text: '.' },
    ]
  if (due) return [{ text: 'Next to come due: ' }, title, { text: `, on ${due}.` }]
  return []
}
