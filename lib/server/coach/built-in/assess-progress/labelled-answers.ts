import 'server-only'
import type { GoalRecord } from '../../context'
import { type Case, firstRound } from './assess-progress.cases'
import { furtherCases } from './further.cases'
import { latestCases } from './latest.cases'
import { roundEightCases } from './round-eight.cases'
import { roundElevenCases } from './round-eleven.cases'
import { roundFiveCases } from './round-five.cases'
import { roundFourCases } from './round-four.cases'
import { roundNineCases } from './round-nine.cases'
import { roundSevenCases } from './round-seven.cases'
import { roundSixCases } from './round-six.cases'
import { roundTenCases } from './round-ten.cases'

/** Every labelled answer, by class or by the round in which it was written. One set, for the tests and `npm run eval`. */
export const labelledAnswers: Record<string, Case[]> = {
  ...firstRound,
  'second round': furtherCases,
  'third round': latestCases,
  'fourth round, 73.9 % when new': roundFourCases,
  'fifth round, 83.0 % when new': roundFiveCases,
  'sixth round, 84.8 % when new': roundSixCases,
  'seventh round, 80.0 % when new': roundSevenCases,
  'eighth round, 88.0 % when new': roundEightCases,
  'ninth round, 90.0 % when new': roundNineCases,
  'tenth round, 75.6 % when new': roundTenCases,
  'eleventh round, 70.0 % when new': roundElevenCases,
}

/** The mission that a labelled answer is about. */
export function goalOf([title, progress, , , extra]: Case): GoalRecord {
  const milestones = (extra?.milestones ?? []).map((name, at) => ({
    id: String(at),
    title: name,
    isCompleted: extra?.done?.includes(name) ?? false,
    completedAt: null,
    targetDate: null,
  }))
  return {
    id: 'g',
    title,
    description: extra?.description ?? '',
    domain: 'career',
    targetDate: null,
    progress,
    tags: [],
    milestones,
    isCompleted: false,
    completedAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    history: [],
  }
}

/** Whether a judgement is what the label says. */
export function isRight([, old, , expected]: Case, newProgress: number): boolean {
  if (expected === 'stay') return newProgress === old
  if (typeof expected === 'number') return newProgress === expected
  return newProgress >= expected[0] && newProgress <= expected[1]
}
