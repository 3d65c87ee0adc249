import { expect, test } from 'vitest'
import { handleOf } from './goal-handle'

test.each([
  ['Finish the attic room for Ida', 'the attic room'],
  ['Run 10 km without stopping', 'running'],
  ['Run a half marathon', 'the half marathon'],
  ['Read 12 books', 'the books'],
  ['Learn enough Spanish to chat', 'Spanish'],
  ['Call Mum every Sunday evening', 'calling Mum'],
  ['Call my mother every week', 'calling your mother'],
  ['Save €3,000 by summer', 'saving'],
  ['Quit smoking', 'quitting smoking'],
  ['Meditate 10 minutes a day', 'meditating'],
  ['Write the first draft of my novel', 'the first draft'],
  ['Do yoga twice a week', 'yoga'],
  ['Find a job in Berlin', 'the job'],
  ['Read War and Peace', 'reading'],
  ['Get promoted to head nurse', null],
  ['Lose 8 kg', null],
  ['Piano', null],
  ['健康になる', null],
  ['', null],
])('%s: %s', (title, handle) => expect(handleOf(title)).toBe(handle))
