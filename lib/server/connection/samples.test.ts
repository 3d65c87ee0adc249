import { expect, test } from 'vitest'
import { assessProgress } from '@/lib/server/coach/built-in/assess-progress/assess-progress'
import { progressCases } from '@/lib/server/coach/built-in/assess-progress/assess-progress.cases'
import { isRight, type Sample, sampleContext, samples } from './samples'

test('are twelve of the labelled answers, with what is labelled there', () => {
  const labelled = progressCases.flatMap(({ goal, answers }) =>
    answers.map(([answer, result]) => ({
      title: goal.title,
      measure: goal.measure ?? null,
      reading: goal.reading ?? null,
      progress: goal.progress ?? 0,
      answer,
      to: typeof result === 'object' ? result.to : result,
    })),
  )
  expect(samples).toHaveLength(12)
  for (const { goal, answer, to } of samples) {
    const { title, measure, reading, progress } = goal
    expect(labelled).toContainEqual({ title, measure, reading, progress, answer, to })
  }
})

test('the built-in coach reads all of them', () => {
  const context = sampleContext()
  const misread = samples.filter(
    (sample) => !isRight(sample, assessProgress({ ...context, goal: sample.goal, response: sample.answer })),
  )
  expect(misread.map(({ answer }) => answer)).toEqual([])
})

test('asking back is right nowhere, and standing still only where nothing was done', () => {
  const still = (sample: Sample) => isRight(sample, { newProgress: sample.goal.progress, reasoning: '' })
  expect(samples.filter(still).map(({ to }) => to)).toEqual(Array(5).fill('stays'))
  const ask = { words: '', kind: 'share' as const, unit: null, options: [] }
  const asking = (sample: Sample) => isRight(sample, { newProgress: sample.goal.progress, reasoning: '', ask })
  expect(samples.filter(asking)).toEqual([])
})
