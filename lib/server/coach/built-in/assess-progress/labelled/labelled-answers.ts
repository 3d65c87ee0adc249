import 'server-only'
import type { GoalRecord } from '../../../context'
import { additions } from './additions.cases'
import { anyWords } from './any-words.cases'
import { beforeTheAim } from './before-the-aim.cases'
import { besideATotal } from './beside-a-total.cases'
import { byMission } from './by-mission.cases'
import { commands } from './commands.cases'
import { counts } from './counts.cases'
import { everyday } from './everyday.cases'
import type { Case } from './labelled-case'
import { levels } from './levels.cases'
import { milestones } from './milestones.cases'
import { namedMilestones } from './named-milestones.cases'
import { noBearing } from './no-bearing.cases'
import { notDone } from './not-done.cases'
import { nothingMeasurable } from './nothing-measurable.cases'
import { oneOfMany } from './one-of-many.cases'
import { placesInARow } from './places-in-a-row.cases'
import { plans } from './plans.cases'
import { remaining } from './remaining.cases'
import { setBacks } from './set-backs.cases'
import { shares } from './shares.cases'
import { totals } from './totals.cases'
import { whatBefell } from './what-befell.cases'
import { wholes } from './wholes.cases'

/**
 * Every labelled answer by what it speaks of: one set, for the tests and `npm run eval`. It is a tuning set: the judge
 * was written while looking at these, so its rate on them says that nothing broke, not how it does on answers it has
 * not seen.
 */
export const labelledAnswers: Record<string, Case[]> = {
  'shares of the whole': shares,
  'so many done': counts,
  'running totals': totals,
  'so many more': additions,
  'left and owed': remaining,
  levels,
  milestones,
  'the whole': wholes,
  'before the aim': beforeTheAim,
  'one of many': oneOfMany,
  'set-backs': setBacks,
  plans,
  'not done': notDone,
  'nothing measurable': nothingMeasurable,
  'of no bearing': noBearing,
  'what befell it': whatBefell,
  'milestones by name': namedMilestones,
  'places in a row': placesInARow,
  'beside a total': besideATotal,
  commands,
  'as typed on a phone': everyday,
  'any verb and noun': anyWords,
  'answers to the same mission': byMission,
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
