import { expect, test } from 'vitest'
import type { ProgressEvent } from '@/lib/contract/goal'
import { historyText, progressSteps, standingOf } from './history'

function event(at: string, oldProgress: number, newProgress: number): ProgressEvent {
  return { id: at, goalId: 'g', at, oldProgress, newProgress, reasoning: '', source: 'coach' }
}

const created = '2026-11-01T08:00:00.000Z'
const end = Date.parse('2026-11-21T08:00:00.000Z')
const events = [event('2026-11-05T08:00:00.000Z', 0, 30), event('2026-11-10T08:00:00.000Z', 30, 20)]

test('the line starts at the creation, changes at each event and goes on to the end', () => {
  expect(progressSteps(events, created, end)).toEqual([
    { at: Date.parse(created), progress: 0 },
    { at: Date.parse('2026-11-05T08:00:00.000Z'), progress: 30 },
    { at: Date.parse('2026-11-10T08:00:00.000Z'), progress: 20 },
    { at: end, progress: 20 },
  ])
  expect(progressSteps([], created, end).map(({ progress }) => progress)).toEqual([0, 0])
})

test('imported events from before the creation still run from left to right', () => {
  const steps = progressSteps([event('2026-10-01T08:00:00.000Z', 0, 10)], created, end)
  expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).sort((a, b) => a - b))
})

test('the words say where it came from, where it stands and what was lost', () => {
  const now = { today: '2026-11-21', timeZone: 'UTC' }
  expect(historyText({ createdAt: created }, events, now)).toBe(
    'From 0% on 1 Nov to 20% on 10 Nov, over 2 check-ins, 1 of them a step back.',
  )
  const closed = {
    ...event('2026-11-20T08:00:00.000Z', 20, 100),
    source: 'user',
    reasoning: 'You completed it.',
  } as const
  expect(historyText({ createdAt: created }, [...events, closed], now)).toContain('to 100% on 20 Nov, over 2 check-ins')
  expect(historyText({ createdAt: created }, [], now)).toBe('No progress has been recorded yet.')
})

test('where nothing moved the words do not go from a figure to the same', () => {
  const now = { today: '2026-11-21', timeZone: 'UTC' }
  const words = (...told: ProgressEvent[]) => historyText({ createdAt: created }, told, now)
  const still = event('2026-11-05T08:00:00.000Z', 0, 0)
  expect(words(still)).toBe('It stayed at 0% from 1 Nov to 5 Nov, over 1 check-in.')
  expect(words(event('2026-11-01T09:00:00.000Z', 0, 0))).toBe('It stayed at 0% on 1 Nov, over 1 check-in.')
  expect(words(...events, event('2026-11-12T08:00:00.000Z', 20, 0))).toBe(
    'Back on 12 Nov at 0%, where it began on 1 Nov, over 3 check-ins, 2 of them a step back.',
  )
})

test('what was taken back, and what took it back, count for nothing', () => {
  const takenBackAt = '2026-11-12T08:00:00.000Z'
  const undone = { ...event('2026-11-11T08:00:00.000Z', 20, 26), takenBackAt }
  const undoing = { ...event(takenBackAt, 26, 20), reasoning: 'You took it back.', takenBackAt }
  expect(standingOf([...events, undone, undoing])).toEqual(events)
})
