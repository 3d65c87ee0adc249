import { expect, test } from 'vitest'
import { sections } from '@/lib/contract/settings-sections'
import { whereIs } from './where-is'

test.each([
  ['how do I export my data', sections.data],
  ['How do I change my password?', sections.sessions],
  ['delete my account', sections.danger],
  ['quiet hours from half nine please', sections.phone],
  ['is there a dark mode', sections.appearance],
  ['can I switch coach?', sections.coaching],
  ['import from Daylio', sections.moving],
  ['who can read this', sections.engine],
  ['can anyone else read my journal', sections.engine],
  ['change my email', sections.account],
  ['sync with my calendar', sections.programs],
])('%s', (message, section) => {
  expect(whereIs(message)).toBe(`You find that in Settings, under “${section}”.`)
})

test.each(['Make me a report for the month of November', 'make a report of November', 'can I get my report'])(
  'a report stands in Review: %s',
  (message) => {
    expect(whereIs(message)).toContain('has its report in Review')
  },
)

test('what is done with a report of one’s own is no matter of Review', () => {
  for (const message of ['I have to write the report', 'remind me to make a report', 'add a goal: finish my report'])
    expect(whereIs(message), message).toBeNull()
})

test('what the app calls things is told, and of what one has nothing is', () => {
  expect(whereIs('what is a milestone')).toMatch(/^A milestone is a step/)
  expect(whereIs('What is the next milestone of the talk?')).toBeNull()
  expect(whereIs('I drank coffee with Ida')).toBeNull()
  expect(whereIs('when did I last change my password')).toBeNull()
  expect(whereIs('How do I add a photo to an entry?')).toMatch(/^A photo is added in the journal/)
})
