import 'server-only'
import { type RecordAnswer, recordQuery } from '@/lib/contract/record'
import { requiredText } from '@/lib/contract/text'
import { lookedAt } from '@/lib/server/coach/built-in/reply/looked-for'
import { rowLine, searchedLine } from './lines'
import { goalNamed } from './named-rows'
import { defineLookingTool, type RecordScope } from './tool'

/** Rows that fit into what a model is told. */
const MOST_ROWS = 40

/** A model names a goal as it was told of it. */
const goal = requiredText(200).optional()

export const askRecordTool = defineLookingTool({
  name: 'ask_record',
  description: `Asks the user's whole record. Every figure is computed: use it for counts, sums, means, first and last times, runs, gaps, trends and comparisons, and before you say that something is not there.
of: what is looked through (checkIns are answers to the coach about a goal; messages are the user's own, with by "coach" yours). about: everyday words, matched by stem; a list matches any of its strings. give: list, first, last, count, sum, mean, min, max, longestRun, longestGap, trend, days, currentRun; of one goal also left, reading, target, due, pace, change. what: energy (entries), progress (goals, checkIns) or value (values); without it rows are counted. when: the user's days, weekdays 1 (Monday) to 7. goal: its title or #ref. against: a second side to compare with; it overrides only what it names.`,
  input: recordQuery.extend({ goal, against: recordQuery.shape.against.unwrap().extend({ goal }).optional() }),
  async run(scope, { against, ...asked }) {
    const answer = await scope.record.ask({
      ...(await withGoalId(scope, asked)),
      ...(against && { against: await withGoalId(scope, against) }),
      limit: Math.min(asked.limit, MOST_ROWS),
    })
    return { lines: answerLines(answer), looked: lookedAt(answer) }
  },
})

async function withGoalId<Side extends { goal?: string | undefined }>(scope: RecordScope, side: Side): Promise<Side> {
  return side.goal === undefined ? side : { ...side, goal: (await goalNamed(scope, side.goal)).id }
}

function answerLines(answer: RecordAnswer): string[] {
  const { figures, groups = [], rows, nearest = [], few, next } = answer
  const isEmpty = rows.length === 0 && groups.length === 0 && figures.every(({ n }) => n === 0)
  return [
    searchedLine(answer),
    ...(isEmpty ? ['Nothing there answers this.'] : []),
    ...(few ? ['A side of the comparison has fewer than 14 rows: say so.'] : []),
    ...figures.map(({ words, value, unit, n }) => `= ${words}: ${value ?? 'none'}${unit ? ` ${unit}` : ''} (n ${n})`),
    ...groups.map(({ words, value, n }) => `= ${words}: ${value ?? 'none'} (n ${n})`),
    ...rows.map(rowLine),
    ...(nearest.length > 0 ? ['No row holds all those words. Nearest:', ...nearest.map(rowLine)] : []),
    ...(next ? [`There are more: ask again with cursor "${next}".`] : []),
  ]
}
