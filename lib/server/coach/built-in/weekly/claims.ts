import 'server-only'
import { spanOf } from '@/lib/contract/day-words'
import type { JournalRecord, WeekContext } from '../../context'
import { byUrgency } from '../../facts'
import { goalSheet, type Sheet } from '../../goal-sheet'
import { mentionsOf } from '../../mentions'
import { firstWords } from '../../quote'
import type { GoalWeek, WeekFacts } from '../../week-facts'
import { countedWords, goalWeekSheet, isUnderWay, weekSheet, weekWord, wentBack } from '../../week-sheet'
import { type Claim, goalRef, named, quoted } from '../analysis/claim'
import { SILENT_DAYS, suggestionsFor } from '../analysis/suggestions'

const MOST = { achievements: 3, challenges: 3, recommendations: 3, focus: 3 }
/** Energy from here down is low. */
const LOW = 2

/** What went well, as far as it stands in the record: one thing of each mission, the closed ones first, then a second. */
export function achievementsOf(facts: WeekFacts): Claim[] {
  const goals = [...facts.goals].sort((a, b) => Number(b.isClosed) - Number(a.isClosed) || b.gain - a.gain)
  const each = goals.map((week) => victoriesOf(week, weekWord(facts)))
  const turns = Array.from({ length: MOST.achievements }, (_, turn) => each.flatMap((claims) => claims[turn] ?? []))
  return distinct(turns.flat()).slice(0, MOST.achievements)
}

function victoriesOf(week: GoalWeek, word: string): Claim[] {
  const { goal, milestones } = week
  const ticked = milestones.map((title): Claim => {
    return { text: `You reached ${quoted(title)} in ${named(goal)}.`, refs: [goalRef(goal, title)] }
  })
  const way = wayOf(week, word)
  const came = way === null ? [] : [{ text: way, refs: [goalRef(goal)] }]
  if (week.isClosed) return [...came, ...ticked]
  const back =
    week.backAfter === null
      ? []
      : [{ text: `You came back to ${named(goal)} after ${spanOf(week.backAfter)}.`, refs: [goalRef(goal)] }]
  return [...back, ...came, ...ticked]
}

/** What a victory tells of a mission's way in the week: that it is finished, or how far it came; null where it did not. */
export function wayOf(week: GoalWeek, word: string): string | null {
  return week.isClosed ? `You finished ${named(week.goal)}.` : advanceOf(week, word)
}

/** How far a mission came in the week, in what it is counted in, else in per cent; null where it did not. */
function advanceOf({ goal, gain, from, counted }: GoalWeek, week: string): string | null {
  if (counted && 'stands' in counted) {
    return counted.isKept ? `You kept ${named(goal)} ${week}: ${counted.stands}.` : null
  }
  if (counted) return counted.isBack ? null : `You took ${named(goal)} ${countedWords(counted)}.`
  return gain > 0 ? `You took ${named(goal)} from ${from}% to ${goal.progress}%.` : null
}

/** What stood in the way, as far as it stands in the record. */
export function challengesOf(context: WeekContext, facts: WeekFacts): Claim[] {
  const lows = lowEnergy(facts)
  // What happened in the week comes before what was so before it.
  const goals = ongoing(facts).sort((a, b) => Number(wentBack(b)) - Number(wentBack(a)))
  const troubles = firstOf(MOST.challenges - lows.length, goals, (week) => {
    const text = troubleOf(week, goalWeekSheet(week, context.timeZone))
    return text ? [{ text, refs: [goalRef(week.goal)] }] : []
  })
  return [...lows, ...troubles]
}

/** The most pressing thing to do about each of the missions that need it most. */
export function recommendationsOf(context: WeekContext, facts: WeekFacts): Claim[] {
  return firstOf(MOST.recommendations, ongoing(facts), (week) => {
    const { goal } = week
    const mentions = mentionsOf(goal, context.journal)
    const sheet = goalSheet({ ...context, goal }, mentions)
    const [first] = suggestionsFor({ goal, facts: week.facts, sheet })
    if (!first) return []
    return [{ text: `${named(goal)}: ${first.text.charAt(0).toLowerCase()}${first.text.slice(1)}`, refs: first.refs }]
  })
}

/** What to put first next week: the next milestones, the soonest first, then dates and check-ins that are missing. */
export function focusOf(facts: WeekFacts): Claim[] {
  const goals = ongoing(facts)
  const soonest = [...goals].sort((a, b) => dayOf(a).localeCompare(dayOf(b)))
  return firstOf(MOST.focus, soonest, ({ goal, facts: { nextMilestone: next, isOverdue, isReady } }) => {
    if (isReady) return [{ text: `Complete ${named(goal)}`, refs: [goalRef(goal)] }]
    if (next !== null) return [{ text: `${quoted(next)} (${named(goal)})`, refs: [goalRef(goal, next)] }]
    return [{ text: `${stepOf(goal, isOverdue)} ${named(goal)}`, refs: [goalRef(goal)] }]
  })
}

/** What comes next where no milestone says it; a rhythm past its date is asked whether it goes on. */
function stepOf({ rhythm }: GoalWeek['goal'], isOverdue: boolean): string {
  if (!isOverdue) return 'A check-in on'
  return rhythm ? 'Whether to go on with' : 'A new date for'
}

/** Where there is no next milestone, the ones that have come first. */
function dayOf({ facts }: GoalWeek): string {
  return facts.nextMilestoneBy ?? (facts.isReady || facts.isOverdue ? '0' : '9')
}

function ongoing(facts: WeekFacts): GoalWeek[] {
  return facts.goals.filter(isUnderWay).sort((a, b) => byUrgency(a.facts, b.facts))
}

/** What an obstacle tells of a mission's way in the week: how far it went back; null where it did not. */
export function backOf(week: GoalWeek): string | null {
  const { goal, from, counted } = week
  if (!wentBack(week)) return null
  return `${named(goal)} went back ${counted ? countedWords(counted) : `from ${from}% to ${goal.progress}%`}.`
}

function troubleOf(week: GoalWeek, sheet: Sheet): string | null {
  const { goal, facts } = week
  const back = backOf(week)
  if (back !== null) return back
  if (facts.isOverdue && goal.rhythm) return `${named(goal)} came to its date ${sheet.over} ago and is not closed yet.`
  if (facts.isOverdue) return `${named(goal)} is ${sheet.over} overdue, at ${sheet.reading ?? sheet.progress}.`
  if (facts.isReady) return null
  const silent = facts.daysSinceCheckIn
  if ((silent ?? facts.daysSinceStart) >= SILENT_DAYS) {
    return silent === null
      ? `${named(goal)} has no check-in yet after ${sheet.age}.`
      : `${named(goal)} has had no check-in for ${sheet.silent}.`
  }
  if (sheet.isShort === null) return null
  return `${named(goal)} makes ${sheet.pace} and needs ${sheet.need} to be done by ${sheet.date}.`
}

/** The days on which the energy was low, where they are few enough to stand out. */
function lowEnergy(facts: WeekFacts): Claim[] {
  const { lowest, lowestDay } = weekSheet(facts)
  if (!facts.lowest || facts.lowest.mood > LOW || !lowestDay) return []
  const lowDays = facts.days.filter(({ mood }) => mood === facts.lowest?.mood).map(({ date }) => date)
  const low = facts.entries.filter(({ date }) => lowDays.includes(date))
  return [{ text: `Your energy was ${lowest} of 5 on ${lowestDay}.`, refs: low.map(entryRef) }]
}

/** An entry as what a claim rests on, by its first words. */
export function entryRef(entry: JournalRecord) {
  return { kind: 'journal' as const, id: entry.id, quote: firstWords(entry.notes) }
}

/** The first claims of these missions, each once. The others are not worded: a title that is not read is named nowhere. */
function firstOf(most: number, weeks: readonly GoalWeek[], claimsOf: (week: GoalWeek) => Claim[]): Claim[] {
  let claims: Claim[] = []
  for (const week of weeks) {
    if (claims.length >= most) break
    claims = distinct([...claims, ...claimsOf(week)]).slice(0, Math.max(0, most))
  }
  return claims
}

/** Two missions of one name may call for the same line. */
function distinct(claims: Claim[]): Claim[] {
  return claims.filter((one, at) => claims.findIndex((other) => other.text === one.text) === at)
}
