import { expect, test } from 'vitest'
import type { AskedGoal } from './question-context'
import { readQuestion } from './read-question'

const named = (id: string, title: string): AskedGoal => ({ id, title, tags: [], milestones: [] })
const often = (id: string, title: string): AskedGoal => ({ ...named(id, title), often: { unit: '' } })
const goals: AskedGoal[] = [
  often('gym', 'Gym three times a week'),
  often('water', 'Drink 8 glasses of water a day'),
  often('mam', 'Call Mam every Sunday'),
  often('sitting', 'Meditate daily'),
  often('guitar', 'Practise guitar for 20 minutes every day'),
  often('lights', 'Lights out by 11, five nights a week'),
  { ...named('scales', 'Lose 8 kg'), measure: { unit: 'kg', kind: 'level' } },
  { ...named('blood', 'Get blood pressure down to 120'), measure: { unit: 'mmHg', kind: 'level' } },
]

function readAs(question: string): string {
  const read = readQuestion(question, { now: new Date('2026-11-22T12:00:00Z'), timeZone: 'Europe/London', goals })
  if (!('query' in read)) return 'not read'
  const { give, of, goal } = read.query
  return [give, of, goal].filter(Boolean).join(' ')
}

test.each([
  ['how often did I go to the gym this month', 'sum values gym'],
  ['how many times have I been to the gym this year?', 'sum values gym'],
  ['when was I last at the gym?', 'last values gym'],
  ['did I go to the gym yesterday?', 'list values gym'],
  ['how often did I ring my mother this year', 'sum values mam'],
  ['how many days did I meditate in October', 'days values sitting'],
])('what a goal counts is answered by its values: %s', (question, wanted) => {
  expect(readAs(question)).toBe(wanted)
})

test.each([
  ['how often did I go to the gym with Ana', 'count entries'],
  ['when did I last call Bob', 'last entries'],
  ['when did I last weigh myself', 'last entries'],
  ['when did I last see mam', 'last entries'],
  ['how many glasses of wine did I drink this week', 'count entries'],
  ['how often did I swim this month', 'count entries'],
  ['what did I write about the gym', 'list entries'],
  ['when did I last mention the gym', 'last entries'],
  ['how was my energy after the gym', 'mean entries'],
])('what asks more, or of something else, is asked of the entries: %s', (question, wanted) => {
  expect(readAs(question)).toBe(wanted)
})
