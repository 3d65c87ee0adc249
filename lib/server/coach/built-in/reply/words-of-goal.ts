import 'server-only'
import { addDays, dayName, weekdayName } from '../../dates'
import type { GoalFacts } from '../../facts'
import { goalSizes } from '../assess-progress/goal/goal-size'
import { doing, quoteTitle } from './titles'
import type { Words } from './weave'

/** What can be said of one goal, as words ready to stand in a sentence. What is unknown or untrue of it is null. */
export function wordsOfGoal(facts: GoalFacts): Words {
  const { goal, today, daysLeft, daysSinceCheckIn: silent, lastMove: move } = facts
  const isAhead = daysLeft !== null && daysLeft > 0
  const pace = facts.pacePerWeek
  const need = facts.neededPerWeek
  return {
    goal: quoteTitle(goal.title),
    doing: doing(goal.title),
    pct: `${goal.progress}%`,
    rest: goal.progress < 100 ? `${100 - goal.progress}%` : null,
    left: isAhead ? days(daysLeft) : null,
    weeks: isAhead && daysLeft >= 14 ? `${Math.floor(daysLeft / 7)} weeks` : null,
    date: goal.targetDate ? dayName(goal.targetDate, today) : null,
    dueDay: dueDay(facts),
    over: facts.isOverdue && daysLeft !== null ? days(-daysLeft) : null,
    age: facts.daysSinceStart >= 2 ? days(facts.daysSinceStart) : null,
    pace: pace !== null && goal.progress > 0 ? `${percent(pace)} a week` : null,
    need: need !== null && daysLeft !== null && daysLeft >= 7 ? `${percent(need)} a week` : null,
    behind: pace !== null && need !== null && need - pace >= 0.5 ? points(need - pace) : null,
    ahead: pace !== null && need !== null && pace - need >= 0.5 ? points(pace - need) : null,
    silent: silent !== null && silent >= 2 ? days(silent) : null,
    seen: silent === null ? null : daysAgo(silent),
    lastCheckIn: silent === null ? null : 'the last check-in',
    checkIns: count(facts.checkInsLately, 'check-in'),
    gain: facts.gainLately > 0 ? points(facts.gainLately) : null,
    loss: facts.gainLately < 0 ? points(-facts.gainLately) : null,
    from: move ? `${move.from}%` : null,
    to: move ? `${move.to}%` : null,
    moved: move ? daysAgo(move.daysAgo) : null,
    steps: facts.milestonesTotal ? `${facts.milestonesDone} of ${count(facts.milestonesTotal, 'milestone')}` : null,
    next: facts.nextMilestone ? quoteTitle(facts.nextMilestone) : null,
    ...unitWords(facts),
  }
}

/** What remains in the goal's own units, over a stretch of `days`: "about $413". Null where the title counts nothing. */
export function unitsOver(facts: GoalFacts, days: number): string | null {
  const counted = countedLeft(facts)
  if (!counted || !facts.daysLeft || facts.daysLeft <= 0) return null
  const rate = (counted.leftOver * days) / facts.daysLeft
  return `about ${amount(rate < 10 ? Math.ceil(rate * 2) / 2 : Math.ceil(rate), counted.word)}`
}

function countedLeft({ goal }: GoalFacts): { word: string; whole: number; leftOver: number } | null {
  const [size] = goalSizes({ title: goal.title, description: '' })
  if (!size || size.isFeat || size.from !== undefined || size.amount < 3 || size.family === 'day') return null
  if (!/^[€$£]$|^[a-z-]{2,}$/.test(size.word) || !/s$|^(?:km|kg|€|\$|£|people|pages)$/.test(size.word)) return null
  const leftOver = Math.round(size.amount * (1 - goal.progress / 100))
  return leftOver > 0 ? { word: size.word, whole: size.amount, leftOver } : null
}

/** The goal's own numbers: "9 books left", "a book every 12 days". Rounded, hence "about". */
function unitWords(facts: GoalFacts): Words {
  const { daysLeft } = facts
  const size = countedLeft(facts)
  if (!size) return {}
  const { leftOver } = size
  const so = size.whole - leftOver
  const weeks = daysLeft !== null && daysLeft >= 14 ? daysLeft / 7 : null
  const rate = weeks ? leftOver / weeks : null
  const one = size.word.replace(/s$/, '')
  const isWhole = /s$/.test(size.word) && size.whole <= 60
  return {
    unitsLeft: `about ${amount(leftOver, size.word)}`,
    unitsDone: so > 0 ? `about ${amount(so, size.word)}` : null,
    unitPace:
      rate === null || weeks === null
        ? null
        : isWhole && rate < 1
          ? `one ${one} every ${days(Math.max(1, Math.floor((weeks * 7) / leftOver)))}`
          : `about ${amount(rate < 10 ? Math.ceil(rate * 2) / 2 : Math.ceil(rate), size.word)} a week`,
  }
}

function amount(value: number, word: string): string {
  const shown = value.toLocaleString('en', { maximumFractionDigits: 1 })
  if (/^[€$£]$/.test(word)) return `${word}${shown}`
  return `${shown} ${value === 1 ? word.replace(/(?<=[a-z]{2})s$/, '') : word}`
}

function dueDay({ goal, today, daysLeft }: GoalFacts): string | null {
  if (daysLeft === null || daysLeft < 0 || !goal.targetDate) return null
  if (daysLeft === 0) return 'today'
  if (daysLeft === 1) return 'tomorrow'
  return daysLeft < 7 ? `on ${weekdayName(addDays(today, daysLeft))}` : null
}

function days(number: number): string {
  return count(number, 'day')
}

function daysAgo(number: number): string {
  if (number === 0) return 'today'
  return number === 1 ? 'yesterday' : `${number} days ago`
}

/** "no check-ins", "1 check-in", "3 check-ins". */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  if (number === 0) return `no ${plural}`
  return `${number.toLocaleString('en')} ${number === 1 ? noun : plural}`
}

function percent(value: number): string {
  return `${rounded(value)}%`
}

function points(value: number): string {
  const shown = rounded(value)
  return `${shown} ${shown === 1 ? 'point' : 'points'}`
}

/** One decimal under ten, none from there on. */
export function rounded(value: number): number {
  return Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10
}
