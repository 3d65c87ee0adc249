import 'server-only'
import { numberWord } from '../../ago-words'
import type { WeekContext } from '../../context'
import { dayName, daysBetween, weekdayName } from '../../dates'
import type { Sheet } from '../../goal-sheet'
import type { GoalWeek, WeekFacts } from '../../week-facts'
import { goalWeekSheet, weekSheet } from '../../week-sheet'
import { latestOwnWords } from '../analysis/own-words'
import { isPlain, plainSteps } from '../analysis/plain-steps'
import type { Chance } from '../reply/chance'
import { quoteTitle, shortTitle } from '../reply/titles'
import type { Words } from '../reply/weave'

const STILL_NAMED = 2

/** The week's facts as words ready to stand in a sentence. */
export function wordsOfWeek(facts: WeekFacts): Words {
  const sheet = weekSheet(facts)
  const target = facts.goals.find((one) => !one.goal.isCompleted)
  const askFor = target
    ? `your energy with a line on the day, and a check-in on ${quoteTitle(target.goal.title)}`
    : 'your energy with a line on the day, and a check-in once you have a first mission'
  return {
    ...sheet,
    // A week that is over has no "so far".
    soFarWords: sheet.soFar ? ` ${sheet.soFar}` : ' this week',
    askFor,
    ask: `Log ${askFor}.`,
    linkGoal: facts.link ? quoteTitle(facts.link.goal.title) : null,
    stillStart: atStart(sheet.still),
    stillGoals: stillGoals(facts),
    closedStart: closedStart(sheet.closed),
    severalDays: facts.daysWritten > 1 ? sheet.daysWritten : null,
    times: facts.checkIns === 1 ? 'once' : facts.checkIns > 1 ? `${numberWord(facts.checkIns)} times` : null,
    movedStart: atStart(sheet.moved),
    beforeAlone: beforeAlone(sheet),
    lowestDay: facts.lowest && facts.highest && facts.lowest.mood < facts.highest.mood ? sheet.lowestDay : null,
  }
}

/** "4 missions" as a sentence may begin with it: "Four missions". */
function atStart(counted: string | null | undefined): string | null {
  if (!counted) return null
  const [digits = '', ...rest] = counted.split(' ')
  const word = numberWord(Number(digits.replaceAll(',', '')))
  // A sentence begins with no numeral.
  if (/^\d/.test(word)) return `In all, ${counted}`
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${rest.join(' ')}`
}

/** "One mission is", "Two missions are". */
function closedStart(closed: string | null | undefined): string | null {
  const start = atStart(closed)
  return start && `${start} ${closed === '1 mission' ? 'is' : 'are'}`
}

/** The open missions that did not move, by name where they are few. */
function stillGoals({ goals }: WeekFacts): string | null {
  const names = goals.filter((one) => !one.goal.isCompleted && one.gain === 0).map(({ goal }) => quoteTitle(goal.title))
  return names.length > 0 && names.length <= STILL_NAMED && new Set(names).size === names.length
    ? names.join(' and ')
    : null
}

/** Last week where it has only one of the two to tell. */
function beforeAlone({ daysWrittenBefore: days, checkInsBefore: checkIns }: Sheet): string | null {
  if (days && checkIns) return null
  if (days) return `Last week: ${days} written, no check-in.`
  return checkIns ? `Last week: nothing written, ${checkIns}.` : null
}

/** The facts of one goal in the week as words. `own` is what the user said of it this week. */
export function wordsOfGoalWeek(week: GoalWeek, facts: WeekFacts, context: WeekContext, chance: Chance): Words {
  const { goal } = week
  const own = latestOwnWords(goal, context.timeZone)
  const isOfTheWeek = own?.day != null && own.day >= facts.weekStart
  const { expectedDate } = goal.outlook.forecast
  const [step, otherStep] = plainSteps(goal, chance)
  return {
    ...goalWeekSheet(week, context.timeZone),
    goal: quoteTitle(goal.title),
    milestone: week.milestones[0] ? shortTitle(week.milestones[0]) : null,
    next: week.facts.nextMilestone ? shortTitle(week.facts.nextMilestone) : null,
    expected: expectedDate ? dayName(expectedDate, facts.today) : null,
    own: isOfTheWeek ? own.quote : null,
    lead: chance.pick(context.persona.stepLeads.filter(isPlain)),
    // A step that is recommended is not put forward a second time.
    step,
    otherStep: otherStep ?? step,
  }
}

/** `today`, `yesterday`, `on Tuesday`: for days of the week. */
export function onDay(day: string, today: string): string {
  const ago = daysBetween(day, today)
  if (ago <= 0) return 'today'
  return ago === 1 ? 'yesterday' : `on ${weekdayName(day)}`
}
