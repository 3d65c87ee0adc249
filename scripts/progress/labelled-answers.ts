import { readdirSync, readFileSync } from 'node:fs'
import type { Measure } from '@/lib/contract/measure'
import { goalOf, ledger } from '@/lib/server/coach/built-in/assess-progress/ledger/ledger'
import { type ReadableGoal, viewGoal } from '@/lib/server/language/progress/frame'

/** What a person takes an answer for: where it puts the goal, as far as one can say. */
export type Gold = {
  moves: boolean
  reading?: number
  progress?: number | [number, number]
  ticks?: string[]
  complete?: boolean
}
/** `typed` as people type them, by several hands; `plain` said plainly; `ledger` and, of goals with a measure, `counted`. */
export type Source = 'typed' | 'plain' | 'ledger' | 'counted'
export type LabelledAnswer = { source: Source; goal: ReadableGoal; answer: string; gold: Gold }

type Row = {
  goal: {
    title: string
    description?: string
    measure: Pick<Measure, 'kind' | 'unit' | 'start' | 'target'> | null
    reading?: number | null
    progress: number
    milestones?: { title: string; done: boolean }[]
  }
  answer: string
  gold: Gold
}

const FOLDER = 'scripts/progress'
/** Sets that were asked once before anything was learned from them (`docs/coach.md`). */
const ASKED = 'scripts/eval/progress'
/** Units of a level that are told as a clock shows them. */
const CLOCKED = new Set('s sec secs second seconds time'.split(' '))

/** Every answer to learn from. */
export function labelledAnswers(): LabelledAnswer[] {
  const old = ledgerAnswers()
  return [
    ...old,
    ...old.flatMap(withMeasure),
    ...answersIn(`${FOLDER}/plain-answers.jsonl`, 'plain'),
    ...['typed', 'ordinary', 'strangers', 'third-hand'].flatMap((hand) =>
      answersIn(`${FOLDER}/${hand}-answers.jsonl`, 'typed'),
    ),
    ...readdirSync(ASKED)
      .sort()
      .flatMap((file) => answersIn(`${ASKED}/${file}`, 'typed')),
  ]
}

/** The answers of a file, one in JSON a line. */
export function answersIn(file: string, source: Source): LabelledAnswer[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => labelled(JSON.parse(line) as Row, source))
}

function labelled({ goal, answer, gold }: Row, source: Source): LabelledAnswer {
  const { measure, milestones = [] } = goal
  const format = measure && measure.kind === 'level' && CLOCKED.has(measure.unit) ? 'duration' : 'number'
  return {
    source,
    goal: {
      id: 'g',
      title: goal.title,
      description: goal.description ?? '',
      progress: goal.progress,
      tags: [],
      milestones: milestones.map(({ title, done }) => ({
        id: title,
        title,
        isCompleted: done,
        completedAt: null,
        targetDate: null,
      })),
      measure: measure && { ...measure, format },
      reading: measure ? (goal.reading ?? measure.start) : null,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    answer,
    gold,
  }
}

/** The ledger's answers, whose goals have no measure. */
function ledgerAnswers(): LabelledAnswer[] {
  return ledger.map((row) => {
    const { wants, progress } = row
    const low = typeof wants === 'number' ? wants : wants === 'stays' ? progress : wants[0]
    const high = typeof wants === 'number' ? wants : wants === 'stays' ? progress : wants[1]
    const moves = !(low <= progress && high >= progress)
    return {
      source: 'ledger',
      goal: goalOf(row),
      answer: row.answer,
      gold: moves ? { moves, progress: [low, high], ...(low === 100 && { complete: true }) } : { moves },
    }
  })
}

/** The same of a goal that has the measure which its title tells. */
function withMeasure(row: LabelledAnswer): LabelledAnswer[] {
  const { frame } = viewGoal(row.goal, 'Europe/London')
  if (!frame?.closes) return []
  return [{ ...row, source: 'counted', goal: { ...row.goal, measure: frame.measure, reading: frame.reading } }]
}
