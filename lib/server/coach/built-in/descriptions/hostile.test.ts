import { test } from 'vitest'
import { coachContext } from '@/tests/support/coach-context'
import { expectLinear } from '@/tests/support/processor-time'
import { assistGoalCreation } from './assist-goal-creation'
import { rewriteDescription } from './rewrite-description'

const shapes = ['only 3 x. ', 'June instead of March ', 'lose 1 kg in ', 'ignore ', '\n-', 'a', '“', 'not ']

function readAll(text: string): void {
  const base = { ...coachContext(), goalTitle: text.slice(0, 200) }
  rewriteDescription({ ...base, progress: 0, currentDescription: text.slice(0, 5_000), userResponse: text })
  assistGoalCreation({ ...base, domain: 'health', initialDescription: text.slice(0, 5_000) })
}

test.each(shapes)('“%s” again and again takes no more than twice the time for twice the text', async (shape) => {
  const text = (length: number) => shape.repeat(Math.ceil(length / shape.length)).slice(0, length)
  await expectLinear((length) => readAll(text(length)), 2_000)
})
