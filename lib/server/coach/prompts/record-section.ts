import 'server-only'
import { moodLabels } from '@/lib/contract/mood'
import type { ChatContext, GoalRecord, JournalRecord } from '../context'
import { calendarDay, dayName, endOfDay, weekdayName } from '../dates'
import { byUrgency, goalFacts, RECENT_DAYS } from '../facts'
import { journalFacts } from '../journal-facts'
import { goalOutlook } from '../outlook'
import { clip, takeWithin } from './budget'
import { escapeLine } from './fence'
import { goalSection } from './goal-section'

/** Tokens each part may cost, however long the user's record. */
/** Missions that are told with their forecast, the most urgent first: each costs a millisecond or two. */
const FORECASTS = 8
const BUDGET = { goals: 1_800, otherTitles: 200, journal: 1_400, entry: 160, memories: 400 }

/**
 * What is known of the user on one day: missions with computed facts, the journal of the last 14 days, memories.
 * Changes with the user's data and with their calendar day, never with the clock.
 */
export function recordSection({ now, timeZone, goals, journal, memories }: ChatContext): string {
  const today = calendarDay(now, timeZone)
  return [
    `# What is known on ${weekdayName(today)}, ${dayName(today, '')}`,
    "Every number here is computed from the user's own record.",
    goalsPart(goals, now, timeZone),
    journalPart(journal, now, timeZone, today),
    ...memoriesPart(memories),
  ].join('\n\n')
}

function goalsPart(goals: GoalRecord[], now: Date, timeZone: string): string {
  if (goals.length === 0) return '<missions>\nnone yet\n</missions>'
  const ranked = goals
    .map((goal) => goalFacts(goal, now, timeZone))
    .sort(byUrgency)
    .map((facts) => facts.goal)
  const { taken, leftOver } = takeWithin(
    ranked.map((goal, rank) =>
      goalSection(goal, now, timeZone, rank < FORECASTS ? forecastOf(goal, now, timeZone) : ''),
    ),
    BUDGET.goals,
  )
  const others = ranked.slice(taken.length).map((goal) => `${clip(escapeLine(goal.title), 40)} (${goal.progress}%)`)
  const titles = takeWithin(others, BUDGET.otherTitles).taken
  const unnamed = leftOver - titles.length
  return [
    '<missions>',
    ...taken,
    ...(titles.length > 0 ? [`Also: ${titles.join('; ')}`] : []),
    ...(unnamed > 0 ? [`And ${unnamed} more.`] : []),
    '</missions>',
  ].join('\n')
}

/** The forecast as it stands when the day ends, so that it is the same all day long. */
function forecastOf(goal: GoalRecord, now: Date, timeZone: string): string {
  if (goal.isCompleted) return ''
  return goalOutlook(goal, endOfDay(calendarDay(now, timeZone), timeZone), timeZone).completionPrediction
}

function journalPart(journal: JournalRecord[], now: Date, timeZone: string, today: string): string {
  const facts = journalFacts(journal, now, timeZone)
  if (facts.entriesLately === 0) return `<journal>\nno entry in the last ${RECENT_DAYS} days\n</journal>`
  const trend = facts.energyTrend ? `, ${facts.energyTrend}` : ''
  const { taken, leftOver } = takeWithin(
    journal.map((entry) => entryLine(entry, today)),
    BUDGET.journal,
  )
  return [
    '<journal>',
    `${facts.entriesLately} in the last ${RECENT_DAYS} days; energy ${facts.energyMean} of 5 on average${trend}`,
    ...taken,
    ...(leftOver > 0 ? [`And ${leftOver} older.`] : []),
    '</journal>',
  ].join('\n')
}

function entryLine({ date, mood, notes }: JournalRecord, today: string): string {
  const label = moodLabels[mood as keyof typeof moodLabels]
  return `- ${weekdayName(date)} ${dayName(date, today)}, energy ${mood}${label ? ` (${label})` : ''}: ${escapeLine(clip(notes.trim(), BUDGET.entry))}`
}

function memoriesPart(memories: string[]): string[] {
  if (memories.length === 0) return []
  const { taken } = takeWithin(
    memories.map((memory) => `- ${escapeLine(clip(memory, 60))}`),
    BUDGET.memories,
  )
  return [
    ['<memories>', 'Told earlier, in their own words; the newest comes first.', ...taken, '</memories>'].join('\n'),
  ]
}
