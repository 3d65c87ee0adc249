import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { InsightRecord } from '@/lib/contract/exports'
import type { GoalAnalysis } from '@/lib/contract/goal-analysis'
import type { WeeklyInsight } from '@/lib/contract/weekly-insight'

type Week = Pick<WeeklyInsight, 'weekStart' | 'summary' | 'moodTrends' | 'goalProgress'> &
  Pick<WeeklyInsight, 'achievements' | 'challenges' | 'recommendations' | 'nextWeekFocus'>
type GoalItem = Pick<GoalAnalysis, 'title' | 'analysis' | 'suggestions' | 'riskLevel' | 'completionPrediction'>

/** An insight as a spreadsheet shows it. `date` is the Monday of the week that it is of, else the day that it was made. */
export type InsightCells = { date: string; summary: string; text: string }

/** What a person reads of an exported insight: its words under the names that they have on screen. */
export function readableInsight({ type, data, createdAt }: InsightRecord, timeZone: string): InsightCells {
  if (type === 'weekly') {
    const week: Week = JSON.parse(data)
    return { date: week.weekStart, summary: week.summary, text: weekText(week) }
  }
  const goals: GoalItem[] = JSON.parse(data)
  return {
    date: dateIn(timeZone, new Date(createdAt)),
    summary: goals.map(({ title }) => title).join('; '),
    text: goals.map(goalText).join('\n\n'),
  }
}

function weekText(week: Week): string {
  return parts(
    week.summary,
    list('Mission Victories', week.achievements),
    list('Obstacles', week.challenges),
    list('Strategic Actions', week.recommendations),
    named('Energy Patterns', week.moodTrends),
    named('Mission Progress', week.goalProgress),
    list('Next Week’s Priority Missions', week.nextWeekFocus),
  )
}

function goalText({ title, analysis, suggestions, riskLevel, completionPrediction }: GoalItem): string {
  return parts(
    title,
    plain(analysis),
    list('Suggestions', suggestions),
    named('Forecast', completionPrediction),
    named('Risk', riskLevel),
  )
}

function parts(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n')
}

function named(name: string, text: string): string {
  return text && `${name}: ${plain(text)}`
}

function list(name: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${name}:`, ...lines.map((line) => `• ${plain(line)}`)].join('\n')
}

/** A spreadsheet shows no bold. */
function plain(text: string): string {
  return text.replaceAll('**', '')
}
