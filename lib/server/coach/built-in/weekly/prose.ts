import 'server-only'
import { LINK_CAVEAT } from '@/lib/contract/link-caveat'
import { capital } from '@/lib/server/language/questions/day-words'
import { numberWord } from '../../ago-words'
import type { GoalWeek, WeekFacts } from '../../week-facts'
import { countedWords, hasMoved, isUnderWay, weekSheet } from '../../week-sheet'
import { type Naming, subject } from './naming'

/** Fewer entries and check-ins than this: the summary says what to log. */
const ENOUGH = 3
const NAMED = 2
const GOALS_TOLD = 8

/** The week in a few sentences: what was recorded, what moved, and the week before where there was one. */
export function summaryOf(facts: WeekFacts, name: Naming): string {
  const sheet = weekSheet(facts)
  const soFar = sheet.soFar ? ' so far' : ''
  const wrote = sheet.daysWritten && `You wrote on ${sheet.daysWritten}${soFar}`
  const checkedIn = sheet.checkInDays && `checked in on ${sheet.checkInDays}`
  const done = wrote ? `${wrote}${checkedIn ? ` and ${checkedIn}` : ''}.` : checkedIn && `You ${checkedIn}${soFar}.`
  const finished = [sheet.closed, sheet.alertsDone].filter(Boolean)
  const hasGoals = facts.goals.some((one) => !one.goal.isCompleted || one.isClosed)
  return [
    facts.isEmpty
      ? `Nothing is recorded ${facts.isOver ? 'in that week' : 'this week'}${soFar}: no entry and no check-in.`
      : done,
    finished.length > 0 && `You finished ${finished.join(' and ')}.`,
    sheet.ticked && `You ticked ${sheet.ticked}.`,
    hasGoals && !facts.isEmpty && (sheet.moved ? `${sheet.moved} moved.` : 'No goal moved.'),
    beforeWords(sheet),
    !facts.isOver && facts.entries.length + facts.checkIns < ENOUGH && askWords(facts, name),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Energy of the week beside the one before, its extremes, and a link with what was done where the figures show one. */
export function moodTrendsOf(facts: WeekFacts, name: Naming): string {
  const sheet = weekSheet(facts)
  const { energy, energyBefore: before, energyUp, energyDown } = sheet
  const change = energyUp
    ? `, ${energyUp} above the week before (${before})`
    : energyDown
      ? `, ${energyDown} below the week before (${before})`
      : sheet.energySame && `, ${sheet.energySame} as the week before`
  const level =
    energy === null
      ? `There is no entry ${facts.isOver ? 'of that week' : 'this week'}, so there is no energy to show.${before ? ` The week before it averaged ${before}.` : ''}`
      : facts.daysWritten === 1
        ? `You wrote on one day, with your energy at ${energy}${change ?? ''}.`
        : `Your energy averaged ${energy} over ${sheet.daysWritten}${change ?? ''}.`
  const isRange = facts.lowest && facts.highest && facts.lowest.mood < facts.highest.mood
  const range =
    isRange && sheet.lowestDay && sheet.highestDay
      ? `It was highest on ${sheet.highestDay} (${sheet.highest}) and lowest on ${sheet.lowestDay} (${sheet.lowest}).`
      : null
  const link = facts.link
    ? `On the ${sheet.linkDays} days you wrote about ${name(facts.link.goal)} your energy averaged ${sheet.linkWith}, and on the other ${sheet.linkOtherDays} it averaged ${sheet.linkWithout}; ${LINK_CAVEAT}.`
    : null
  return [level, range, link].filter(Boolean).join(' ')
}

/** Which missions moved, from where to where, and which did not. */
export function goalProgressOf(facts: WeekFacts, name: Naming): string {
  const ongoing = facts.goals.filter(isUnderWay)
  const moved = facts.goals.filter((one) => one.isClosed || hasMoved(one)).sort(byMerit)
  if (facts.goals.length === 0) return 'You have no goal under way. Set one, and its progress shows here.'
  const told = moved.slice(0, GOALS_TOLD).map(({ goal, isClosed, from, counted }) => {
    if (isClosed) return `${subject(name, goal)} is complete.`
    if (counted) return `${subject(name, goal)} ${'stands' in counted ? 'is at' : 'went'} ${countedWords(counted)}.`
    return `${subject(name, goal)} went from ${from}% to ${goal.progress}%.`
  })
  if (told.length === 0 && ongoing.length === 0) return 'All your goals are complete.'
  const more = moved.length - told.length
  return [
    ...told,
    more > 0 && `${capital(numberWord(more))} more ${more === 1 ? 'goal' : 'goals'} moved.`,
    stillWords(
      ongoing.filter((one) => !hasMoved(one)),
      name,
    ),
  ]
    .filter(Boolean)
    .join(' ')
}

function stillWords(still: readonly GoalWeek[], name: Naming): string | null {
  if (still.length === 0) return null
  if (still.length > NAMED) return `${capital(numberWord(still.length))} goals did not move.`
  return `${capital(still.map(({ goal }) => name(goal)).join(' and '))} did not move.`
}

function beforeWords({
  daysWrittenBefore: days,
  checkInDaysBefore: checkIns,
}: ReturnType<typeof weekSheet>): string | null {
  if (!days && !checkIns) return null
  return `The week before: ${days ? `${days} written` : 'nothing written'}, ${checkIns ? `${checkIns} with a check-in` : 'no check-in'}.`
}

/** What to log, so that there is more to tell. */
function askWords({ goals }: WeekFacts, name: Naming): string {
  const next = goals.find((one) => !one.goal.isCompleted)
  const then = next ? `tell your coach how ${name(next.goal)} goes` : 'set a goal'
  return `Log your energy with a line about the day, and ${then}.`
}

/** A mission that was closed, then the ones that came further. */
function byMerit(a: GoalWeek, b: GoalWeek): number {
  return Number(b.isClosed) - Number(a.isClosed) || b.gain - a.gain
}
