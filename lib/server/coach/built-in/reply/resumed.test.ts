import { expect, test } from 'vitest'
import { chatContext } from '@/tests/support/coach-context'
import { resumed } from './resumed'

const at = '2026-11-21T09:00:00.000Z'

function asked(message: string, ...before: string[]): string {
  const turns = before.map((text) => ({ text, isFromUser: true, at }))
  return resumed(chatContext({ now: new Date('2026-11-21T09:30:00.000Z'), message, turns }))
}

test.each([
  ['and in october?', ['how many km did i run this month'], 'how many km did i run in october?'],
  ['tmrw?', ['whats left today'], 'whats left tmrw?'],
  ['and in may?', ['how many km did i run this month', 'what about june?'], 'how many km did i run in may?'],
  ['and in october?', ['Move the dentist to Friday'], 'and in october?'],
  ['when did I last see her?', ['how often do I see Aoife?'], 'when did I last see Aoife?'],
  ['and what did she say about her hip?', ['when did I last ring Mam?'], 'and what did Mam say about her hip?'],
  [
    'how many times have I run with her this year?',
    ['just back from the 6k with Aoife'],
    'how many times have I run with Aoife this year?',
  ],
  ['is her hip any better?', ['when did I last ring Mam?'], 'is Mam’s hip any better?'],
  ['did Ida see her?', ['when did I last ring Mam?'], 'did Ida see her?'],
  ['I told her', ['when did I last ring Mam?'], 'I told her'],
  ['when did I last see her?', ['move the dentist to Sunday'], 'when did I last see her?'],
  ['Good morning, what should I do first?', [], 'what should I do first?'],
  ['Good morning', [], 'Good morning'],
])('“%s” after %j', (message, before, whole) => {
  expect(asked(message, ...before)).toBe(whole)
})
