import { addDays, daysBetween, weekdayOf } from './calendar'
import { dayName, spanOf, weekdayNames } from './day-words'
import type { Milestone } from './goal'
import type { GoalCourse } from './goal-analysis'
import { readyWords } from './goal-ready'
import type { GoalMeasure, Measure, RhythmStanding } from './measure'
import { shareOf, targetOf } from './measure-reading'
import { backWords, readingWords, standingWords } from './measure-words'

/** What a question about a goal is made from; days are the user's calendar dates. */
export type QuestionFacts = {
  today: string
  /** Null where it is not known. */
  status: GoalCourse | null
  progress: number
  milestones?: readonly { isCompleted: boolean }[]
  targetDate: string | null
  /** Title of the first milestone that is not done. */
  nextMilestone: string | null
  /** Days since anything of the goal was changed: an answer, a tick, an edit. */
  quietDays: number
  measure?: GoalMeasure | null
  reading?: number | null
  rhythm?: RhythmStanding | null
  /** Whether a smaller step was asked about since: that is asked once. */
  wasAsked?: boolean
}

/** After so many days without a change a goal is asked about. */
export const QUIET_DAYS = 14

/** What is asked where only completing is left. */
export const READY_QUESTION = 'Is it done?'

/** What is asked of the milestone that comes next. */
export const MILESTONE_QUESTION = 'How far have you got with it?'

/** What is asked once something was told or set on the day. */
export const MORE_QUESTION = 'Anything else from today?'

/** What the coach asks about a goal: the most telling of its facts, then one question. The goal itself is "it". */
export function questionAbout(facts: QuestionFacts): string {
  const { today, progress, targetDate, measure, rhythm, quietDays, wasAsked = false } = facts
  // A rhythm is never used up: its date asks whether it goes on.
  if (measure?.kind === 'rhythm' && targetDate !== null && targetDate <= today) {
    return `Its date ${targetDate === today ? 'is today' : `was ${dayName(targetDate, today)}`}. Done, or go on?`
  }
  const isOverdue = targetDate !== null && targetDate < today
  const target = targetOf(measure ?? null)
  const standing = target ? readingWords(target, facts.reading ?? target.start) : `${progress}%`
  if (facts.status === 'ready')
    return `${readyWords({ progress, milestones: facts.milestones ?? [] }, standing)} ${READY_QUESTION}`
  if (isOverdue) {
    // What changed today may be no more than its title.
    const done =
      quietDays === 0
        ? 'What is left to do?'
        : `What have you done on it since ${sinceName(addDays(today, -quietDays), today)}?`
    return `It was due on ${dayName(targetDate, today)} and stands at ${standing}. ${done}`
  }
  if (progress === 100 && measure?.kind !== 'rhythm')
    return 'It stands at 100% and is still open. What is left to do before you call it done?'
  if (measure?.kind === 'rhythm' && rhythm) {
    const back = backWords(measure, rhythm)
    if (back) return `${back} It stands at ${standingWords(measure, rhythm)}. What made it possible again?`
    if (isResting(rhythm) && !wasAsked)
      return `It has rested for ${rhythm.rested} ${measure.per}s. What is a smaller step to begin again with?`
    // One that was begun today has been told nothing of yet.
    const anew = rhythm.now > 0 ? MORE_QUESTION : 'How is it going?'
    return `It stands at ${standingWords(measure, rhythm)}. ${quietDays === 0 ? anew : 'How did it go since you last reported?'}`
  }
  const behind = facts.status === 'behind' && targetDate !== null ? behindWords(facts, targetDate) : null
  if (behind) return `${behind} What can you change this week?`
  if (quietDays >= QUIET_DAYS && !wasAsked) {
    const orDate = targetDate === null ? '' : ', or does it need a new date'
    return `You have not checked in on it for ${spanOf(quietDays)}. Is there a smaller step for this week${orDate}?`
  }
  // A milestone that the figure has passed is there to be ticked: how far it is stands beside it.
  if (facts.nextMilestone && !(target && isPassed(facts.nextMilestone, target, facts.reading ?? target.start)))
    return `The next milestone is “${facts.nextMilestone}”. ${MILESTONE_QUESTION}`
  if (progress === 0) return 'What have you done for it so far, and what is the first part you can finish?'
  if (progress >= 80) return `It stands at ${standing}. What exactly is left to do?`
  return `It stands at ${standing}. ${quietDays === 0 ? MORE_QUESTION : 'What have you done since you last reported?'}`
}

/** The day as a question names it again: by its weekday where it is less than a week ago. */
function sinceName(day: string, today: string): string {
  return (daysBetween(day, today) < 7 && weekdayNames[weekdayOf(day) - 1]) || dayName(day, today)
}

type Passing = { milestones: readonly Milestone[]; measure: GoalMeasure | null; reading: number | null }

/** The open milestones whose figure the goal's reading has reached: they are there to be ticked. */
export function passedMilestones({ milestones, measure, reading }: Passing): Milestone[] {
  const target = targetOf(measure)
  if (!target) return []
  return milestones.filter(({ title, isCompleted }) => !isCompleted && isPassed(title, target, reading ?? target.start))
}

/**
 * Whether a title names a figure in the goal's own unit, or a share of the way, that its reading has reached: "Finish 3
 * books" at 3 of 12, "Half way" at 6.
 */
function isPassed(title: string, measure: Measure, reading: number): boolean {
  const { unit, start, target } = measure
  const share = shareNamed(title)
  if (share !== null) return shareOf(measure, reading) >= share
  const named = /(\d[\d.,]*) ?(\p{L}+)/gu
  const one = unit.toLowerCase().replace(/s$/, '')
  return [...title.toLowerCase().matchAll(named)].some(([, digits = '', word = '']) => {
    const figure = Number(digits.replace(/,(?=\d{3})/g, ''))
    return word.replace(/s$/, '') === one && (target > start ? reading >= figure : reading <= figure)
  })
}

/** "Half way", "The first half", "75 %". */
function shareNamed(title: string): number | null {
  const [, percent] = /\b(\d{1,2}) ?%/.exec(title) ?? []
  if (percent) return Number(percent) / 100
  return /\bhalf[ -]?way\b|\bfirst half\b|^half(?: of\b|$)/i.test(title) ? 0.5 : null
}

/** Whether a rhythm's last two periods at least were empty, and the running one is. */
export function isResting({ rested, now }: RhythmStanding): boolean {
  return rested !== undefined && now === 0
}

/** What a goal that is behind needs from here to its date; null on the date itself. */
function behindWords({ today, progress, measure, reading }: QuestionFacts, targetDate: string): string | null {
  const due = dayName(targetDate, today)
  const target = targetOf(measure ?? null)
  if (target) return `It stands at ${readingWords(target, reading ?? target.start)} and is due on ${due}.`
  const daysLeft = daysBetween(today, targetDate)
  if (daysLeft <= 0) return null
  const needed = ((100 - progress) / daysLeft) * 7
  const rate = needed < 2 ? Math.round(needed * 10) / 10 : Math.round(needed)
  return `To be done by ${due} it needs about ${rate}% a week.`
}
