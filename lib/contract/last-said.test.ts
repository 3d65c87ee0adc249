import { expect, test } from 'vitest'
import { lastSaidOf } from './last-said'

const told = (message: string) => lastSaidOf({ message, isFromUser: false }).lastSaid

test.each([
  ['**Two goals** are behind:\n\n- *Portuguese*\n  - the attic', 'Two goals are behind: Portuguese the attic'],
  ['## This week\n\n> 3 * 4 pages\n\n- [ ] Call Ida\n- [x] Sand', 'This week 3 * 4 pages Call Ida Sand'],
  ['| Day | Energy |\n|---|---|\n| Mon | 4 |', 'Day Energy Mon 4'],
  ['See [the entry](/journal?entry=1).\n\nDid you mean:\n- When did I row last?', 'See the entry.'],
  ['Did you mean:\n-', 'Did you mean:'],
  ['5 - 3 pages, snake_case, 2-3 days', '5 - 3 pages, snake_case, 2-3 days'],
])('a reply in a list is plain words: %s', (reply, words) => {
  expect(told(reply)).toBe(words)
})

test('what a person wrote stays as it is', () => {
  expect(lastSaidOf({ message: '- a **list**', isFromUser: true })).toEqual({
    lastSaid: '- a **list**',
    lastSaidBy: 'you',
  })
})
