import 'server-only'
import { dateIn, daysBetween } from '@/lib/contract/calendar'
import type { ChatContext, GoalRecord, JournalRecord, Past } from '../context'
import { dayName, endOfDay, weekdayName } from '../dates'
import { byUrgency, goalFacts, RECENT_DAYS } from '../facts'
import { journalFacts } from '../journal-facts'
import { goalOutlook } from '../outlook'
import { shortRef } from '../short-ref'
import { clip, takeWithin } from './budget'
import { escapeLine } from './fence'
import { goalSection } from './goal-section'

/** Missions that are told with their forecast, the most urgent first: each costs a millisecond or two. */
const FORECASTS = 8
/** Tokens each part may cost, however long the user's record. */
const BUDGET = {
  goals: 3_000,
  otherTitles: 300,
  journal: 20_500,
  ledger: 1_800,
  checkIns: 2_200,
  memories: 1_200,
  today: 2_500,
  told: 400,
}

const NOTHING: Past = { weeks: [], untold: 0, checkIns: [], completed: [] }

/**
 * What was there before today, oldest first: the journal, whole or in weeks, the ledger, what was said about missions,
 * what is remembered. A new day adds lines at the end of each part, and a turn adds none, so that it is cached.
 */
export function pastSection({ now, timeZone, goals, journal, memories, past = NOTHING }: ChatContext): string {
  const today = dateIn(timeZone, now)
  const ledger = goals.flatMap(({ title, history }) =>
    history.map(({ at, oldProgress, newProgress, reasoning }) => {
      const why = reasoning ? `: ${escapeLine(clip(reasoning, 40))}` : ''
      return {
        at,
        line: `- ${dateIn(timeZone, new Date(at))} ${shortTitle(title)}: ${oldProgress} to ${newProgress}%${why}`,
      }
    }),
  )
  const before = (date: string) => date < today
  return [
    `# The record before ${weekdayName(today)}, ${dayName(today, '')}`,
    journalPart(
      journal.filter(({ date }) => before(date)),
      past,
    ),
    listOf(
      'ledger',
      ledger
        .filter(({ at }) => before(dateIn(timeZone, new Date(at))))
        .toSorted((one, other) => (one.at < other.at ? -1 : 1))
        .map(({ line }) => line),
      BUDGET.ledger,
    ),
    listOf(
      'said_about_missions',
      past.checkIns
        .filter(({ date }) => before(date))
        .map(
          ({ id, date, title, text }) =>
            `- ${date} ${shortRef(id)} ${shortTitle(title)}: ${escapeLine(clip(text, 60))}`,
        ),
      BUDGET.checkIns,
    ),
    listOf(
      'completed_missions',
      past.completed.filter(({ date }) => before(date)).map(completedLine),
      BUDGET.otherTitles,
    ),
    listOf(
      'memories',
      memories
        .filter(({ date }) => before(date))
        .toReversed()
        .map((one) => memoryLine(one, today)),
      BUDGET.memories,
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const KEPT_BACK =
  'The user keeps some of their record from you, and your tools do not see it either. Where they speak of something that you cannot find, say that you do not see it: it may be among that. Never that it is not there, and offer no new mission in its place.'

/**
 * What holds on this day: missions with computed facts, what was written and what moved today. It changes with the
 * user's data and with their calendar day, never with the clock.
 */
export function recordSection({
  now,
  timeZone,
  goals,
  journal,
  memories,
  past = NOTHING,
  isKeptBack,
}: ChatContext): string {
  const today = dateIn(timeZone, now)
  return [
    `# What is known on ${weekdayName(today)}, ${dayName(today, '')}`,
    "Every number here is computed from the user's own record.",
    isKeptBack ? KEPT_BACK : '',
    goalsPart(goals, now, timeZone),
    energyLine(journal, now, timeZone),
    listOf(
      'written_today',
      journal
        .filter(({ date }) => date >= today)
        .toReversed()
        .map(entryLine),
      BUDGET.today,
    ),
    listOf(
      'completed_today',
      past.completed.filter(({ date }) => date >= today).map(completedLine),
      BUDGET.otherTitles,
    ),
    listOf(
      'told_today',
      memories
        .filter(({ date }) => date >= today)
        .toReversed()
        .map((one) => memoryLine(one, today)),
      BUDGET.told,
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Lines between tags, the newest at the end; where not all fit, the oldest go and it is said. */
function listOf(tag: string, lines: string[], budget: number): string {
  if (lines.length === 0) return ''
  const { taken, leftOver } = takeWithin(lines.toReversed(), budget)
  const older = leftOver > 0 ? [`${leftOver} older ones are not shown.`] : []
  return [`<${tag}>`, ...older, ...taken.reverse(), `</${tag}>`].join('\n')
}

function completedLine({ id, title, date }: Past['completed'][number]): string {
  return `- ${date} ${shortRef(id)} ${shortTitle(title)}`
}

/** After a year what was told may hold no longer. */
const OLD_DAYS = 365

function memoryLine({ id, text, date }: ChatContext['memories'][number], today: string): string {
  const age = daysBetween(date, today) > OLD_DAYS ? ', over a year ago: ask whether it is still so' : ''
  return `- told ${date}${id ? ` ${shortRef(id)}` : ''}${age}: ${escapeLine(clip(text, 60))}`
}

function shortTitle(title: string): string {
  return escapeLine(clip(title, 16))
}

function goalsPart(goals: GoalRecord[], now: Date, timeZone: string): string {
  if (goals.length === 0) return '<missions>\nnone yet\n</missions>'
  const ranked = goals.map((goal) => goalFacts(goal, now, timeZone)).sort(byUrgency)
  const { taken, leftOver } = takeWithin(
    ranked.map((facts, rank) => goalSection(facts, rank < FORECASTS ? forecastOf(facts.goal, now, timeZone) : '')),
    BUDGET.goals,
  )
  const others = ranked.slice(taken.length).map(({ goal }) => `${clip(escapeLine(goal.title), 40)} (${goal.progress}%)`)
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
  return goalOutlook(goal, endOfDay(dateIn(timeZone, now), timeZone), timeZone).completionPrediction
}

/** The journal's days before, whole, with a line for each week before those. What is not shown is said. */
function journalPart(journal: JournalRecord[], { weeks, untold }: Past): string {
  if (journal.length === 0 && weeks.length === 0) return '<journal>\nno entry before today\n</journal>'
  const { taken, leftOver } = takeWithin(journal.map(entryLine), BUDGET.journal)
  const hidden = untold + leftOver
  return [
    '<journal>',
    ...(hidden > 0 ? [`${hidden} older entries are not shown here.`] : []),
    ...(weeks.length > 0 ? ['A line a week; the words of these entries are not shown here:'] : []),
    ...weeks.map(({ monday, entries, energy }) => `- week of ${monday}: ${entries}, energy ${energy}`),
    ...(weeks.length > 0 ? ['Whole from here on:'] : []),
    ...taken.reverse(),
    '</journal>',
  ].join('\n')
}

function entryLine({ id, date, mood, notes }: JournalRecord): string {
  return `- ${date} ${weekdayName(date).slice(0, 3)} ${shortRef(id)} energy ${mood}: ${escapeLine(notes)}`
}

function energyLine(journal: JournalRecord[], now: Date, timeZone: string): string {
  const facts = journalFacts(journal, now, timeZone)
  if (facts.entriesLately === 0) return `Journal: no entry in the last ${RECENT_DAYS} days.`
  const trend = facts.energyTrend ? `, ${facts.energyTrend}` : ''
  return `Journal: ${facts.entriesLately} in the last ${RECENT_DAYS} days; energy ${facts.energyMean} of 5 on average${trend}.`
}
