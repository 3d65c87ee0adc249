import { describe, expect, test } from 'vitest'
import { planParts } from '@/lib/contract/plan'
import { checkPlan } from './check-plan'
import labelled from './labelled-plans.json'
import later from './labelled-plans-later.json'
import unseen from './labelled-plans-unseen.json'

/** How well what is found to be amiss is what was marked so. */
function f1(pairs: readonly { found: boolean; marked: boolean }[]): number {
  const both = pairs.filter(({ found, marked }) => found && marked).length
  return (2 * both) / (pairs.filter(({ found }) => found).length + pairs.filter(({ marked }) => marked).length)
}

const judge = (plans: typeof labelled) =>
  plans.flatMap(({ ok, ...plan }) =>
    checkPlan(plan).map((check) => ({ ...plan, part: check.part, found: !check.ok, marked: !ok[check.part] })),
  )

const sets = { first: labelled, later }

describe.each(Object.entries(sets))('sixty plans that were marked by hand: %s', (_, plans) => {
  const judged = judge(plans)

  test.each(planParts)('what is amiss with the %s is found', (part) => {
    const own = judged.filter((one) => one.part === part)
    expect(own.filter(({ found, marked }) => found !== marked).length).toBeLessThanOrEqual(4)
    expect(f1(own)).toBeGreaterThanOrEqual(0.9)
  })

  test('all in all', () => {
    expect(plans).toHaveLength(60)
    expect(f1(judged)).toBeGreaterThanOrEqual(0.9)
  })
})

test('sixty plans of a hand that never saw the check, which was not mended by them', () => {
  const judged = judge(unseen)
  expect(unseen).toHaveLength(60)
  expect(f1(judged)).toBeGreaterThanOrEqual(0.9)
  const misses = judged.filter(({ found, marked }) => found !== marked)
  expect(misses.map((one) => `${one.part}: ${one[one.part === 'obstacle' ? 'ifObstacle' : one.part]}`)).toEqual([
    'obstacle: just get on with it',
    'action: learn Welsh',
    'action: be a better boss',
    'cue: I walk in the front door after work',
    'action: be a better mum',
    'obstacle: give up and go',
    'obstacle: push myself',
    'obstacle: try harder not to',
    'action: save money',
    'action: get on top of the paperwork',
  ])
})

test('an answer to an obstacle is a deed, be it behind words that are none', () => {
  const isSound = (ifObstacle: string) =>
    checkPlan({ cue: '', action: '', obstacle: 'rain', ifObstacle }).find(({ part }) => part === 'obstacle')?.ok
  for (const answer of ['skip the run and walk home', 'try again after dinner', 'leave it open and read on paper'])
    expect([answer, isSound(answer)]).toEqual([answer, true])
  for (const answer of ['just leave it', 'hope for the best', 'oh well, skip it', 'be stronger'])
    expect([answer, isSound(answer)]).toEqual([answer, false])
})

test('where the form says “if”, the cue stands without it', () => {
  const isSound = (cue: string) => checkPlan({ cue, action: 'write a page', obstacle: '', ifObstacle: '' })[0]?.ok
  for (const cue of ['I have put my cup in the sink', 'the kids are in bed', 'lunch is over', 'the alarm rings']) {
    expect([cue, isSound(cue)]).toEqual([cue, true])
  }
  for (const cue of ['it is Monday', 'I have time', 'my free time', 'the mood strikes', 'motivation', 'the evening']) {
    expect([cue, isSound(cue)]).toEqual([cue, false])
  }
})
