import { expect, test } from 'vitest'
import { readText } from '@/lib/server/language/text'
import { goalSpokenOf } from './goal-words'

const answered = (...told: string[]) =>
  told.map((words) => ({
    at: '2026-11-01T12:00:00.000Z',
    oldProgress: 0,
    newProgress: 10,
    reasoning: `You said “${words}”: 10%.`,
    source: 'coach' as const,
  }))
const goal = (id: string, title: string, told: string[] = [], milestones: string[] = []) => ({
  id,
  title,
  description: '',
  history: answered(...told),
  milestones: milestones.map((one, at) => ({
    id: `${id}${at}`,
    title: one,
    isCompleted: false,
    completedAt: null,
    targetDate: null,
  })),
})
const cello = goal('cello', 'Play the first suite from memory', ['Two bars further', 'Hélène wants bar nine slower'])
const attic = goal('attic', 'Finish the attic room for Ida', ['The window is sealed'], ['Shelves and the lamp'])
const run = goal('run', 'Run the half marathon', ['Ran 6 km with Aoife'])
const alerts = [{ title: 'Buy the long screws', goalId: 'attic' }]

const spokenOf = (text: string) =>
  goalSpokenOf({ tokens: readText(text).sentences.flatMap(({ tokens }) => tokens) }, [cello, attic, run], alerts)?.id

test.each([
  ['Hélène wants bar twelve again, so I did', 'cello'],
  ['wrong screws again', 'attic'],
  ['the lamp hangs and the window is shut', 'attic'],
  ['six kilometres along the water with Aoife, then home by the half', 'run'],
])('“%s” is of the goal that holds its words: %s', (text, id) => {
  expect(spokenOf(text)).toBe(id)
})

test.each([
  // A person alone may be met on any day.
  'coffee with Aoife',
  'Ida had a bad dream',
  // One word of what was once told is of no goal.
  'cleaned the window',
  'sealed the deal at work',
  'nothing much today',
])('“%s” is of none', (text) => {
  expect(spokenOf(text)).toBeUndefined()
})

test('what two goals hold is of neither', () => {
  const other = goal('other', 'Run to the office')
  expect(goalSpokenOf({ tokens: readText('went for a run').sentences[0]?.tokens ?? [] }, [run, other], [])).toBeNull()
})
