import 'server-only'
import { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import { requiredText } from '@/lib/contract/text'
import { withheldIfExplicit } from '@/lib/server/coach/care-levels'
import { type GoalRecord, VALUES_PER_GOAL } from '@/lib/server/coach/context'
import { endOfDay } from '@/lib/server/coach/dates'
import { goalFacts } from '@/lib/server/coach/facts'
import { goalOutlook } from '@/lib/server/coach/outlook'
import { clip } from '@/lib/server/coach/prompts/budget'
import { escapeLine } from '@/lib/server/coach/prompts/fence'
import { goalSection } from '@/lib/server/coach/prompts/goal-section'
import { shortRef } from '@/lib/server/coach/short-ref'
import { getGoal } from '@/lib/server/goals/find-goals'
import { goalNamed } from './named-rows'
import { defineLookingTool } from './tool'

const REASON_TOKENS = 60
const NOTE_TOKENS = 40
const CLOSING_TOKENS = 300

export const goalTool = defineLookingTool({
  name: 'goal',
  description:
    'Reads one goal whole: how it is counted, its description and closing note, all milestones with their #refs, pace, forecast, and its newest values and changes.',
  input: z.object({ goal: requiredText(200) }),
  async run(scope, { goal: name }) {
    const { now, timeZone } = scope.context
    const goal = safely(await goalNamed(scope, name))
    const { completionPrediction } = goalOutlook(goal, endOfDay(dateIn(timeZone, now), timeZone), timeZone)
    const lines = [
      `${shortRef(goal.id)}, set on ${dateIn(timeZone, new Date(goal.createdAt))}`,
      goalSection(goalFacts(goal, now, timeZone), completionPrediction),
      ...(goal.measure ? [`counted: ${JSON.stringify(goal.measure)}, reading ${goal.reading}`] : []),
      ...(goal.isCompleted ? closingNote((await getGoal(scope.user, goal.id)).completionNotes) : []),
      ...goal.milestones.map(({ id, title, isCompleted, completedAt, targetDate }) => {
        const when = isCompleted
          ? `done${completedAt ? ` ${dateIn(timeZone, new Date(completedAt))}` : ''}`
          : `open${targetDate ? `, by ${targetDate}` : ''}`
        return `- milestone ${shortRef(id)}, ${when}: ${escapeLine(title)}`
      }),
      ...goal.values
        .slice(-VALUES_PER_GOAL)
        .toReversed()
        .map(({ date, value, note }) => {
          return `- value ${date}: ${value}${note ? ` (${escapeLine(clip(note, NOTE_TOKENS))})` : ''}`
        }),
      ...goal.history.toReversed().map(({ at, oldProgress, newProgress, reasoning }) => {
        const day = dateIn(timeZone, new Date(at))
        return `- change ${day}: ${oldProgress} to ${newProgress}%. ${escapeLine(clip(reasoning, REASON_TOKENS))}`
      }),
    ]
    const ref = { kind: 'goal', id: goal.id } as const
    return {
      lines,
      looked: { tool: 'goal', words: `Looked at “${goal.title}”`, from: null, to: null, rows: 1, refs: [ref] },
    }
  },
})

/** What the person wrote when they completed it. */
function closingNote(completionNotes: string): string[] {
  const note = withheldIfExplicit(completionNotes).trim()
  return note ? [`closing note: ${escapeLine(clip(note, CLOSING_TOKENS))}`] : []
}

/** The goal without words that no model is shown. */
function safely(goal: GoalRecord): GoalRecord {
  return {
    ...goal,
    title: withheldIfExplicit(goal.title),
    description: withheldIfExplicit(goal.description),
    history: goal.history.map((event) => ({ ...event, reasoning: withheldIfExplicit(event.reasoning) })),
    values: goal.values.map((value) => ({ ...value, note: withheldIfExplicit(value.note) })),
  }
}
