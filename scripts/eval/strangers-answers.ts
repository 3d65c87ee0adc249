import { readdirSync } from 'node:fs'
import path from 'node:path'
import { progressOf } from '@/lib/contract/measure-reading'
import { neverPaused } from '@/lib/contract/pause'
import { assessProgress } from '@/lib/server/coach/built-in/assess-progress/assess-progress'
import type { Assessment } from '@/lib/server/coach/coach'
import { answersIn, type LabelledAnswer } from '../progress/labelled-answers'
import { type Figure, shareFigure } from './figure'

const clock = { now: new Date('2026-06-14T12:00:00Z'), timeZone: 'Europe/London' }
/** Shares are rounded once by who labelled the answer and once here. */
const ROUNDING = 1

type Outcome = 'right' | 'asked' | 'wrong' | 'silent' | 'quiet' | 'needless'

const FOLDER = 'scripts/eval/progress'

/**
 * What the built-in coach makes of answers by people who had seen nothing of it, half on goals that cannot be counted:
 * a set a file.
 */
export function strangersFigures(): Figure[] {
  return readdirSync(FOLDER).sort().flatMap(figuresOf)
}

function figuresOf(file: string): Figure[] {
  const name = path.parse(file).name
  const results = answersIn(path.join(FOLDER, file), 'typed').map((row) => {
    const made = assessProgress({ goal: recordOf(row), response: row.answer, ...clock })
    return { row, made, outcome: outcomeOf(row, made) }
  })
  const movers = results.filter(({ row }) => row.gold.moves)
  const told = movers.filter(({ row }) => wantedOf(row) !== null)
  const others = results.filter(({ row }) => !row.gold.moves)
  const count = (of: typeof results, ...outcomes: Outcome[]) =>
    of.filter(({ outcome }) => outcomes.includes(outcome)).length
  const closed = results.filter(({ made, outcome }) => outcome === 'wrong' && made.newProgress === 100).length
  return [
    shareFigure(`${name}: moved and wrong`, count(results, 'wrong'), results.length, { most: 0.02 }),
    shareFigure(`${name}: closed before its end`, closed, results.length, { most: 0 }),
    shareFigure(`${name}: right without a press, of those that should move`, count(movers, 'right'), movers.length, {
      least: 0.55,
    }),
    shareFigure('  … of those that tell how far', count(told, 'right'), told.length),
    shareFigure(`${name}: right or asked`, count(movers, 'right', 'asked'), movers.length, { least: 0.97 }),
    shareFigure(`${name}: asked where nothing should move`, count(others, 'needless'), others.length, { most: 0.15 }),
  ]
}

function outcomeOf(row: LabelledAnswer, { newProgress, ask, milestoneIds = [], values = [] }: Assessment): Outcome {
  const { goal, gold } = row
  if (ask) return gold.moves ? 'asked' : 'needless'
  const wanted = wantedOf(row)
  const isAt = (progress: number) =>
    wanted !== null && progress >= wanted[0] - ROUNDING && progress <= wanted[1] + ROUNDING
  const hasMoved = newProgress !== goal.progress || milestoneIds.length > 0 || values.length > 0
  if (!gold.moves) return newProgress === goal.progress ? 'quiet' : 'wrong'
  if (hasMoved) return isAt(newProgress) ? 'right' : 'wrong'
  return isAt(goal.progress) ? 'right' : 'silent'
}

/** Where an answer should put its goal; null where it tells only that something happened. */
function wantedOf({ goal, gold }: LabelledAnswer): [number, number] | null {
  const { reading, progress, ticks = [], complete } = gold
  if (goal.measure && reading !== undefined) {
    const share = progressOf(goal.measure, reading)
    return [share, share]
  }
  if (progress !== undefined) return typeof progress === 'number' ? [progress, progress] : progress
  if (complete) return [100, 100]
  return ticks.length > 0 ? [goal.progress, 100] : null
}

function recordOf({ goal }: LabelledAnswer): Parameters<typeof assessProgress>[0]['goal'] {
  return {
    ...goal,
    domain: 'career',
    targetDate: null,
    ...neverPaused,
    rhythm: null,
    isCompleted: false,
    completedAt: null,
    history: [],
    values: [],
  } as Parameters<typeof assessProgress>[0]['goal']
}
