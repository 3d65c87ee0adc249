import { expect, test } from 'vitest'
import { readAnswer, readPlan } from './read-plan'

test.each([
  [
    'When I put my cup in the sink, I will put on my running shoes; if it rains, I will walk in the hall.',
    ['When I put my cup in the sink', 'put on my running shoes', 'walk in the hall'],
  ],
  ['Ok: after breakfast, I put on my shoes', ['after breakfast', 'put on my shoes', '']],
  ['if I sit down on the train then open the book', ['if I sit down on the train', 'open the book', '']],
  [
    "I'll write one line once the kettle is on, and if the kids wake I'll write it in bed",
    ['once the kettle is on', 'write one line', 'write it in bed'],
  ],
  ['When the alarm rings I will stand up. Otherwise I will sit up', ['When the alarm rings', 'stand up', 'sit up']],
])('a plan is read from %j', (text, [cue, action, ifObstacle]) => {
  expect(readPlan(text)).toEqual({ cue, action, ifObstacle })
})

test.each(['Run more', 'every day', 'when I can', 'I am tired', '', `When ${'x'.repeat(5000)}, I run`])(
  'no plan is read from %j',
  (text) => {
    expect(readPlan(text)).toBeNull()
  },
)

test('an answer to what stands in the way is read alone', () => {
  expect(readAnswer('If it rains, I walk in the hall')).toBe('walk in the hall')
  expect(readAnswer('no idea')).toBeNull()
})
