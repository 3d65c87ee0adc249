import { expect, test } from 'vitest'
import { emptyGoalForm } from './form'
import { isSameWords, withAnswer } from './guidance-answers'

const form = { ...emptyGoalForm, description: 'Twelve, for once.', milestones: ['Half of them'] }

test('an obstacle becomes a sentence of its own in the description', () => {
  expect(withAnswer(form, 'obstacle', 'late evenings')).toEqual({
    description: 'Twelve, for once. In the way before: late evenings.',
  })
  expect(withAnswer(emptyGoalForm, 'obstacle', 'Who knows?')).toEqual({ description: 'In the way before: Who knows?' })
})

test('a first step becomes the first milestone', () => {
  expect(withAnswer(form, 'firstStep', 'Join the library on Monday')).toEqual({
    milestones: ['Join the library on Monday', 'Half of them'],
  })
})

test.each([
  ['12 books', '12', 'books'],
  ['about 1,200 km.', '1,200', 'km'],
  ['40', '40', ''],
])('%s is counted', (answer, target, unit) => {
  expect(withAnswer(form, 'measure', answer)?.measure).toMatchObject({ isOwn: true, kind: 'total', target, unit })
})

test.each(['by feeling', '3 of the twenty things on my list'])('%s is not', (answer) => {
  expect(withAnswer(form, 'measure', answer)).toBeNull()
})

test.each([
  ['the whole garden by spring', 'The whole garden by spring.', true],
  ['', '', true],
  ['The whole garden', 'The whole garden, by spring.', false],
])('“%s” and “%s” say the same in the same words: %s', (mine, theirs, isSame) => {
  expect(isSameWords(mine, theirs)).toBe(isSame)
})
