import 'server-only'
import { spanOf } from '@/lib/contract/day-words'
import { count, rounded } from './count'
import { dayName, weekdayName } from './dates'
import { entryStatement, factWords, outlookWords, type Sheet, sheetLines } from './goal-sheet'
import type { CountedWeek, GoalWeek, WeekFacts } from './week-facts'

/** What can be stated of a week as a whole. Every number of a weekly insight stands in a sheet or in the user's words. */
export function weekSheet(facts: WeekFacts): Sheet {
  const { energy, energyBefore, lowest, highest, link } = facts
  const moved = facts.goals.filter(hasMoved).length
  const back = facts.goals.filter(wentBack).length
  const closed = facts.goals.filter((one) => one.isClosed).length
  const open = facts.goals.filter((one) => one.isClosed || hasMoved(one) || isUnderWay(one)).length
  const ticked = facts.goals.reduce((total, one) => total + one.milestones.length, 0)
  const change = energy !== null && energyBefore !== null ? rounded(energy - energyBefore) : null
  const isOver = facts.daysSoFar === 7
  return {
    soFar: isOver ? null : 'so far',
    daysSoFar: count(facts.daysSoFar, 'day'),
    entries: facts.entries.length ? count(facts.entries.length, 'entry', 'entries') : null,
    daysWritten: facts.daysWritten ? count(facts.daysWritten, 'day') : null,
    daysWrittenBefore: facts.daysWrittenBefore ? count(facts.daysWrittenBefore, 'day') : null,
    checkIns: facts.checkIns ? count(facts.checkIns, 'check-in') : null,
    checkInsBefore: facts.checkInsBefore ? count(facts.checkInsBefore, 'check-in') : null,
    checkInDays: facts.checkInDays ? count(facts.checkInDays, 'day') : null,
    checkInDaysBefore: facts.checkInDaysBefore ? count(facts.checkInDaysBefore, 'day') : null,
    moved: moved > 0 ? `${moved} of ${count(open, 'goal')}` : null,
    // How many of those, where not all of them went back.
    movedBack: back > 0 && back < moved ? `${back}` : null,
    allBack: back > 0 && back === moved ? 'back' : null,
    closed: closed > 0 ? count(closed, 'goal') : null,
    ticked: ticked > 0 ? count(ticked, 'milestone') : null,
    alertsDone: facts.alertsDone > 0 ? count(facts.alertsDone, 'alert') : null,
    still: stillOf(facts),
    energy: energy === null ? null : `${energy.toFixed(1)} of 5`,
    energyBefore: energyBefore === null ? null : `${energyBefore.toFixed(1)} of 5`,
    energyUp: change !== null && change > 0 ? change.toFixed(1) : null,
    energyDown: change !== null && change < 0 ? (-change).toFixed(1) : null,
    energySame: change === 0 ? 'the same' : null,
    lowest: lowest ? `${lowest.mood}` : null,
    lowestDay: daysAt(lowest, facts),
    highest: highest ? `${highest.mood}` : null,
    highestDay: daysAt(highest, facts),
    linkWith: link ? link.withWork.toFixed(1) : null,
    linkWithout: link ? link.without.toFixed(1) : null,
    linkDays: link ? `${link.daysWithWork}` : null,
    linkOtherDays: link ? `${link.daysWithout}` : null,
    linkN: link ? `${link.n}` : null,
  }
}

/** A week as it is spoken of: one that is over is another than this. */
export function weekWord({ isOver }: WeekFacts): string {
  return isOver ? 'that week' : 'this week'
}

/** Whether it goes on: neither completed nor paused. */
export function isUnderWay({ goal, isResting }: GoalWeek): boolean {
  return !goal.isCompleted && !isResting
}

/** Whether anything came of it in the week: a value may be too small for a whole point. */
export function hasMoved({ gain, counted }: GoalWeek): boolean {
  return gain !== 0 || counted !== null
}

/** Whether it lost of what it had before the week; a rhythm never does. */
export function wentBack({ goal, gain, counted }: GoalWeek): boolean {
  if (counted) return 'isBack' in counted && counted.isBack
  return gain < 0 && !goal.rhythm
}

/** What was counted in the week: "from 6 to 8 of 12 books", "from 88 to 87 kg"; of a rhythm "2 of 3 this week". */
export function countedWords(counted: CountedWeek): string {
  return 'stands' in counted ? counted.stands : `from ${counted.from} to ${counted.to}`
}

/** The days with the energy of a day: one, or two of them. Shared by more, none of them stands out. */
function daysAt(day: WeekFacts['lowest'], { days }: WeekFacts): string | null {
  if (!day) return null
  const alike = days.filter(({ mood }) => mood === day.mood)
  return alike.length <= 2 ? alike.map(({ date }) => weekdayName(date)).join(' and ') : null
}

/** What can be stated of one goal in the week. */
export function goalWeekSheet(week: GoalWeek, timeZone: string): Sheet {
  return {
    ...factWords(week.facts, timeZone),
    weekFrom: week.from === null ? null : `${week.from}%`,
    weekCounted: week.counted && countedWords(week.counted),
    backAfter: week.backAfter === null ? null : spanOf(week.backAfter),
    weekGain: week.gain > 0 ? `${week.gain}%` : null,
    weekLoss: week.gain < 0 ? `${-week.gain}%` : null,
    weekCheckIns: week.checkIns ? count(week.checkIns, 'check-in') : null,
    gainBefore: week.gainBefore > 0 ? `${week.gainBefore}%` : null,
    checkInsBefore: week.checkInsBefore ? count(week.checkInsBefore, 'check-in') : null,
    ...(week.goal.isCompleted ? {} : outlookWords(week.goal, week.facts, timeZone)),
  }
}

/** Every fact and every word of the user's that a weekly insight may take a number from. */
export function weekStatements(facts: WeekFacts, timeZone: string): string[] {
  return [
    ...sheetLines(weekSheet(facts)),
    `${dayName(facts.weekStart, '')} to ${dayName(facts.today, '')}`,
    ...(facts.link ? ['over four weeks'] : []),
    ...facts.goals.flatMap((week) => [
      ...sheetLines(goalWeekSheet(week, timeZone)),
      week.goal.title,
      week.goal.description,
      week.goal.progressNotes,
      week.goal.completionNotes,
      ...week.goal.milestones.map((one) => one.title),
    ]),
    ...facts.entries.flatMap((entry) => [entry.notes, entryStatement(entry)]),
    ...facts.messages.map((message) => message.text),
  ]
}

function stillOf({ goals }: WeekFacts): string | null {
  const still = goals.filter((one) => isUnderWay(one) && !hasMoved(one)).length
  return still > 0 ? count(still, 'goal') : null
}
