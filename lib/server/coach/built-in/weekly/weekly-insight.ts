import 'server-only'
import { LINK_CAVEAT } from '@/lib/contract/link-caveat'
import type { WeeklyInsightDraft } from '@/lib/contract/weekly-insight'
import type { InsightGoal, JournalRecord, WeekContext } from '../../context'
import type { Sheet } from '../../goal-sheet'
import { sentencesAbout } from '../../mentions'
import { firstWords } from '../../quote'
import { type WeekFacts, weekFacts } from '../../week-facts'
import { countedWords, hasMoved, weekSheet, weekWord } from '../../week-sheet'
import { type Claim, goalRef, named, quoted } from '../analysis/claim'
import { achievementsOf, backOf, challengesOf, entryRef, focusOf, recommendationsOf, wayOf } from './claims'

/** Of the entries that a link with energy rests on. */
const ENTRIES_NAMED = 3

/** The built-in coach's look back on a week: computed figures and verbatim quotations. */
export function weeklyInsight(context: WeekContext): WeeklyInsightDraft {
  const facts = weekFacts(context)
  const achievements = achievementsOf(facts)
  const challenges = challengesOf(context, facts)
  const recommendations = recommendationsOf(context, facts)
  const nextWeekFocus = focusOf(facts)
  const claims = { achievements, challenges, recommendations, nextWeekFocus }
  return {
    summary: summaryOf(facts, claims.achievements),
    achievements: achievements.map(({ text }) => text),
    challenges: challenges.map(({ text }) => text),
    recommendations: recommendations.map(({ text }) => text),
    moodTrends: moodTrendsOf(facts),
    goalProgress: goalProgressOf(facts, [...achievements, ...challenges]),
    nextWeekFocus: nextWeekFocus.map(({ text }) => text),
    evidence: [
      ...Object.entries(claims).flatMap(([field, list]) => list.map(({ refs }, index) => ({ field, index, refs }))),
      // What energy goes with can be tested: the mission says what is to be done, and the entries what was.
      ...(facts.link
        ? [
            {
              field: 'moodTrends',
              index: null,
              refs: [
                goalRef(facts.link.goal),
                ...facts.link.entries.slice(0, ENTRIES_NAMED).map(refTo(facts.link.goal)),
              ],
            },
          ]
        : []),
    ],
  }
}

/** An entry by the words of it that speak of a goal. */
function refTo(goal: InsightGoal) {
  return (entry: JournalRecord) => ({
    ...entryRef(entry),
    quote: firstWords(sentencesAbout(entry, goal)[0] ?? entry.notes),
  })
}

const GOALS_TOLD = 8

/** The week in a few sentences: what was recorded, and what moved. */
export function summaryOf(facts: WeekFacts, achievements: readonly Claim[]): string {
  const sheet = weekSheet(facts)
  const soFar = sheet.soFar ? ' so far' : ''
  const done = [
    sheet.daysWritten && `wrote on ${sheet.daysWritten}`,
    sheet.checkInDays && `checked in on ${sheet.checkInDays}`,
  ].filter(Boolean)
  const hasGoals = facts.goals.some((one) => !one.goal.isCompleted || one.isClosed)
  const week = facts.isOver ? 'in that week' : 'this week'
  // What waits for the coach's question to be answered is no check-in yet, but it was told.
  const nothing =
    facts.answers > 0
      ? `Your ${facts.answers === 1 ? 'answer is' : 'answers are'} kept, and no goal moved ${week}${soFar}.`
      : `Nothing is recorded ${week}${soFar}: no entry and no check-in.`
  return [
    facts.isEmpty
      ? `${nothing}${facts.isOver ? '' : ' Log your energy with a line about the day.'}`
      : done.length > 0 && `You ${done.join(' and ')}${soFar}.`,
    sheet.closed && `You finished ${sheet.closed}.`,
    sheet.alertsDone && `You ticked off ${sheet.alertsDone}.`,
    sheet.ticked && `You ticked ${sheet.ticked}${tickedBeside(facts, achievements)}.`,
    hasGoals && !facts.isEmpty && movedWords(sheet, isYoung(facts)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** On its first days that a goal did not move in a week says nothing of it. */
const FIRST_DAYS = 2

function isYoung({ isOver, daysSoFar }: WeekFacts): boolean {
  return !isOver && daysSoFar <= FIRST_DAYS
}

/** How many goals moved; a fall is told as one. */
function movedWords({ moved, movedBack, allBack }: Sheet, isYoung: boolean): string {
  if (!moved) return isYoung ? '' : 'No goal moved.'
  if (allBack) return `${moved} went back.`
  return `${moved} moved${movedBack ? `, ${movedBack} of them back` : ''}.`
}

/** Of ticked milestones that nothing else names. */
const TICKED_NAMED = 6

/** The ticked milestones that no achievement names, each with its goal: each that is counted is named once. */
function tickedBeside({ goals }: WeekFacts, achievements: readonly Claim[]): string {
  const count = goals.reduce((sum, { milestones }) => sum + milestones.length, 0)
  const beside = goals.flatMap(({ goal, milestones }) => {
    const untold = milestones.map(quoted).filter((title) => !achievements.some(({ text }) => text.includes(title)))
    return untold.map((title) => ({ title, goal }))
  })
  if (beside.length === 0) return ''
  const each = namedByGoal(beside.slice(0, TICKED_NAMED))
  const told = beside.length > TICKED_NAMED ? [...each, 'others'] : each
  const names = [told.slice(0, -1).join(', '), ...told.slice(-1)].filter(Boolean).join(' and ')
  return beside.length === count ? `: ${names}` : `, ${names} among them`
}

/** “Plan”, “Dig” in “The garden”: the milestones of one goal, whose names say little without it. */
function namedByGoal(ticked: readonly { title: string; goal: InsightGoal }[]): string[] {
  const goals = [...new Set(ticked.map(({ goal }) => goal))]
  return goals.map((goal) => {
    const titles = ticked.flatMap((one) => (one.goal === goal ? [one.title] : []))
    return `${titles.join(', ')} in ${named(goal)}`
  })
}

/** Energy of the week, its best and worst day, the week before, and a link with what was done where the figures show one. */
export function moodTrendsOf(facts: WeekFacts): string {
  const sheet = weekSheet(facts)
  const { energy, energyBefore } = sheet
  const before = energyBefore ? ` The week before it averaged ${energyBefore}.` : ''
  const level =
    energy === null
      ? `There is no entry ${facts.isOver ? 'of that week' : 'this week'}, so there is no energy to show.`
      : facts.daysWritten === 1
        ? `You wrote on one day, with your energy at ${sheet.lowest} of 5.`
        : `Your energy averaged ${energy} over ${sheet.daysWritten}.`
  const link = facts.link
    ? ` Over four weeks it averaged ${sheet.linkWith} on the ${sheet.linkDays} days with an entry or check-in about ${named(facts.link.goal)}, and ${sheet.linkWithout} on the other ${sheet.linkOtherDays}; ${LINK_CAVEAT}.`
    : ''
  const isRange = facts.lowest && facts.highest && facts.lowest.mood < facts.highest.mood
  const range =
    isRange && sheet.lowestDay && sheet.highestDay
      ? ` It was highest on ${sheet.highestDay} (${sheet.highest}) and lowest on ${sheet.lowestDay} (${sheet.lowest}).`
      : ''
  return `${level}${range}${before}${link}`
}

/** Which missions moved beside those whose way the achievements or the challenges tell, from where to where, and how many did not. */
function goalProgressOf(facts: WeekFacts, claims: readonly Claim[]): string {
  if (facts.goals.length === 0)
    return facts.isOver
      ? 'You had no goal under way in that week.'
      : 'You have no goal under way. Set one, and its progress shows here.'
  const moved = facts.goals.filter((one) => one.isClosed || hasMoved(one)).sort((a, b) => b.gain - a.gain)
  const { still: unmoved } = weekSheet(facts)
  if (moved.length === 0 && !unmoved) return 'All your goals are complete.'
  if (moved.length === 0 && isYoung(facts)) return 'The week has just begun. What moves in it shows here.'
  const still = isYoung(facts) ? null : unmoved
  const told = new Set(claims.map(({ text }) => text))
  const beside = moved.filter((one) => !told.has(wayOf(one, weekWord(facts)) ?? backOf(one) ?? ''))
  if (beside.length === 0 && !still) return 'No other goal moved.'
  const ways = beside.slice(0, GOALS_TOLD).map(({ goal, isClosed, from, counted }) => {
    const name = named(goal)
    if (isClosed) return `${name} is complete.`
    if (counted) return `${name} ${'stands' in counted ? 'is at' : 'went'} ${countedWords(counted)}.`
    return `${name} went from ${from}% to ${goal.progress}%.`
  })
  return [...ways, beside.length > ways.length && 'Others moved, too.', still && `${still} did not move.`]
    .filter(Boolean)
    .join(' ')
}
