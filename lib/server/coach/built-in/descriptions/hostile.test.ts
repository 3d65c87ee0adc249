import { expect, test } from 'vitest'
import { coachContext } from '@/tests/support/coach-context'
import { assistGoalCreation } from './assist-goal-creation'
import { rewriteDescription } from './rewrite-description'

const shapes = ['only 3 x. ', 'June instead of March ', 'lose 1 kg in ', 'ignore ', '\n-', 'a', '“', 'not ']

/** The least processor time of several runs, in milliseconds: what else runs can only add to it. */
function timeOf(text: string): number {
  const base = { ...coachContext(), goalTitle: text.slice(0, 200) }
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage()
    rewriteDescription({ ...base, progress: 0, currentDescription: text.slice(0, 5_000), userResponse: text })
    assistGoalCreation({ ...base, domain: 'health', initialDescription: text.slice(0, 5_000) })
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

test.each(shapes)('“%s” again and again takes no more than twice the time for twice the text', (shape) => {
  const text = (length: number) => shape.repeat(Math.ceil(length / shape.length)).slice(0, length)
  // What takes a few milliseconds is too short to measure.
  expect(timeOf(text(4_000))).toBeLessThanOrEqual(Math.max(40, 2.5 * timeOf(text(2_000))))
  expect(timeOf(text(8_000))).toBeLessThan(2_000)
})
