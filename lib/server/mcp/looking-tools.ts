import 'server-only'
import { z } from 'zod'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { amountWords } from '@/lib/contract/measure-words'
import { agendaTool } from '@/lib/server/chat/tools/agenda'
import { askRecordTool } from '@/lib/server/chat/tools/ask-record'
import { forecastTool } from '@/lib/server/chat/tools/forecast'
import { goalTool } from '@/lib/server/chat/tools/goal'
import { readPeriodTool } from '@/lib/server/chat/tools/read-period'
import { type Finding, type LookingTool, ToolRefusal } from '@/lib/server/chat/tools/tool'
import { mayCall } from '@/lib/server/clients/client'
import type { GoalRecord } from '@/lib/server/coach/context'
import { weekdayName } from '@/lib/server/coach/dates'
import { goalOutlook } from '@/lib/server/coach/outlook'
import { escapeLine } from '@/lib/server/coach/prompts/fence'
import { shortRef } from '@/lib/server/coach/short-ref'
import { weekForClients } from '@/lib/server/insights/told-to-clients'
import { confidence } from '@/lib/server/record/answer-ask'
import { defineMcpTool, type McpScope, type McpTool } from './mcp-tool'

const DAYS = 7

/** A tool of the chat, for programs. */
function shared(tool: LookingTool, title: string): McpTool {
  return { ...tool, title, access: 'facts' }
}

const askRecord = shared(askRecordTool, 'Ask the record')
const readPeriod = shared(readPeriodTool, 'Read a period')

/** What a person wrote in confidence takes a scope of its own. */
function requireConfidence({ client }: McpScope, kind: string): void {
  if (!mayCall(client, 'confidence')) throw new ToolRefusal(`This token may not read ${kind}.`)
}

export const lookingTools: readonly McpTool[] = [
  {
    ...askRecord,
    async run(scope, sent) {
      const { of } = sent as { of: string }
      if ((confidence as readonly string[]).includes(of)) requireConfidence(scope, of)
      return askRecord.run(scope, sent)
    },
  },
  {
    ...readPeriod,
    async run(scope, sent) {
      const { only } = sent as { only?: string[] }
      if (only?.includes('entries')) requireConfidence(scope, 'entries')
      const isOpen = only !== undefined || mayCall(scope.client, 'confidence')
      return readPeriod.run(scope, isOpen ? sent : { ...sent, only: ['checkIns', 'values', 'milestones'] })
    },
  },
  defineMcpTool({
    name: 'today',
    title: 'Today',
    description: 'The day and hour where the user is, what is overdue, and what lies ahead in the next seven days.',
    access: 'facts',
    input: z.object({}),
    run: async (scope) => {
      const { now, timeZone } = scope.context
      const from = dateIn(timeZone, now)
      return agendaTool.run(scope, { from, to: addDays(from, DAYS) })
    },
  }),
  defineMcpTool({
    name: 'goals',
    title: 'Goals',
    description: 'All ongoing goals and those completed in the last 14 days: #ref, how far, by when, how it stands.',
    access: 'facts',
    input: z.object({}),
    run: async ({ context }) => goalsFinding(context),
  }),
  shared(goalTool, 'One goal'),
  shared(forecastTool, 'Forecast'),
  defineMcpTool({
    name: 'week',
    title: 'This week',
    description: 'The insight of the current week: what was achieved, what was hard, energy, what to do next.',
    access: 'confidence',
    input: z.object({}),
    run: async ({ user, signal }) => {
      const week = await weekForClients(user, signal)
      const listed = (name: string, lines: readonly string[]) => lines.map((line) => `${name}: ${escapeLine(line)}`)
      return {
        lines: [
          `Week from ${weekdayName(week.weekStart)} ${week.weekStart}`,
          escapeLine(week.summary),
          ...listed('achieved', week.achievements),
          ...listed('hard', week.challenges),
          ...listed('advice', week.recommendations),
          ...listed('energy', [week.moodTrends].filter(Boolean)),
          ...listed('goals', [week.goalProgress].filter(Boolean)),
          ...listed('next', week.nextWeekFocus),
        ],
      }
    },
  }),
]

function goalsFinding({ goals, now, timeZone }: McpScope['context']): Finding {
  const lines = goals.map((goal) => {
    const { status } = goalOutlook(goal, now, timeZone)
    const due = goal.targetDate ? `, by ${goal.targetDate}` : ''
    const state = goal.isCompleted ? 'completed' : status
    return `- ${shortRef(goal.id)} ${escapeLine(goal.title)} (${goal.domain}): ${standing(goal)}${due}, ${state}`
  })
  return { lines: [`${goals.length} ${goals.length === 1 ? 'goal' : 'goals'}.`, ...lines] }
}

function standing({ measure, reading, progress }: GoalRecord): string {
  if (!measure || reading === null) return `${progress}%`
  return `${amountWords(measure, reading)} of ${amountWords(measure, measure.target)}, ${progress}%`
}
