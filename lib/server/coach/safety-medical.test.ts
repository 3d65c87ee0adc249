import { expect, test } from 'vitest'
import { readMedical } from './safety-medical'

test.each([
  ['I had chest pain on the stairs today', 'chest'],
  ['My chest feels really tight and my arm is numb', 'chest'],
  ['I fainted in the shower this morning', 'fainting'],
  ['Ran 3 km and then I passed out on the path', 'fainting'],
  ["I haven't eaten anything for three days", 'not-eating'],
  ['I can’t keep any food down', 'not-eating'],
  ['I keep skipping dinner so I stay light for the race', 'not-eating'],
  ['I skipped lunch, the meeting ran on', null],
  ['Chest day: bench press 80 kg', null],
  ['My chest is sore from push-ups', null],
  ['Passed out on the sofa at nine, slept ten hours', null],
  ['I handed in the form and passed out leaflets', null],
  ["I haven't eaten meat for three days", null],
  ['My dad had chest pain years ago', null],
  ['Ran 5 km', null],
])('%s: %s', (text, kind) => {
  expect(readMedical(text)).toBe(kind)
})
