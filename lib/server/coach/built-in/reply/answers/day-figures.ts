import 'server-only'
import { dayName, daysBetween, weekdayName } from '../../../dates'
import type { Desk, Draft } from '../draft'
import type { FigureAsk } from '../figure-ask'
import { quoteTitle } from '../titles'
import { count, rounded, wordsOfGoal } from '../words-of-goal'
import { figureDraft } from './figure-draft'

type Asked<K extends FigureAsk['kind']> = Extract<FigureAsk, { kind: K }>

export function answerUntil(desk: Desk, { ahead, inWeeks }: Asked<'until'>): Draft {
  const { writer, situation } = desk
  const left = daysBetween(situation.today, ahead.day)
  const due = situation.ongoing.filter(
    ({ goal, daysLeft }) =>
      goal.targetDate !== null && daysLeft !== null && daysLeft >= 0 && goal.targetDate <= ahead.day,
  )
  const [first] = due.sort((a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0))
  const words = {
    left: left === 0 ? null : count(left, 'day'),
    weeks: left >= 14 ? `${rounded(left / 7)} weeks` : null,
    day: `${weekdayName(ahead.day)}, ${dayName(ahead.day, situation.today)}`,
    what: ahead.name || null,
    due: due.length === 0 ? null : due.length === 1 ? 'one mission is' : `${due.length} missions are`,
    only: first && due.length === 1 ? quoteTitle(first.goal.title) : null,
    several: first && due.length > 1 ? quoteTitle(first.goal.title) : null,
    pct: first ? `${first.goal.progress}%` : null,
  }
  return figureDraft(desk, [
    writer.say(left === 0 ? IS_TODAY : inWeeks && words.weeks ? UNTIL_WEEKS : UNTIL, words),
    writer.say(DUE_BEFORE, words),
  ])
}

/** A day that only the user knows. */
export function answerUnknownDay(desk: Desk, about: string): Draft {
  return figureDraft(desk, [desk.writer.say(NOT_TOLD, { about })])
}

export function answerWeekday(desk: Desk): Draft {
  const { writer, situation } = desk
  const facts = [situation.named[0], situation.focus, ...situation.ongoing].find((one) => one?.goal.targetDate)
  const date = facts?.goal.targetDate
  if (!facts || !date) return figureDraft(desk, [writer.say(NO_DATE)])
  return figureDraft(desk, [writer.say(FALLS_ON, { ...wordsOfGoal(facts), weekday: weekdayName(date) })])
}

const UNTIL = [
  '{left}[: it falls on|, until] {day}.',
  '[It is|That is|There are] {left}[ until {what}|], {day}.',
  '{left} to go[ until {what}|], on {day}.',
]

const UNTIL_WEEKS = ['[About|Some] {weeks}, or {left}, until {day}.', '{weeks}[ to {what}|]: {left}, on {day}.']

const IS_TODAY = ['[That is today|It is today], {day}.']

const DUE_BEFORE = ['[By then|Until then|Before it] {due} due[: {only}, at {pct}|, {several} first, at {pct}].']

const FALLS_ON = [
  '{date} is a {weekday}[: {left} left for {goal}|, for {goal}].',
  '{goal} [is due|falls due] on a {weekday}, {date}.',
]

const NOT_TOLD = [
  '[I have not been told|Nobody told me|I do not know] when your {about} is. [Name the day and I count.|Tell me the date, and I do the sum.]',
]
const NO_DATE = ['[None of your missions has a date|There is no target date on record] to look up.']
