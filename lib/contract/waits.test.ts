import { expect, test } from 'vitest'
import { outcomeOf, WAITS } from './waits'

const reply = `Here it is as a card. ${WAITS}`

test('what came of the cards of a reply is told once none of them waits', () => {
  const card = (title: string, status: 'proposed' | 'applied' | 'undone' | 'dismissed' | 'expired') => ({
    title,
    status,
  })
  expect(outcomeOf(reply, [card('Alert: Call Ida', 'applied')])).toBe('Done: Alert: Call Ida')
  expect(outcomeOf(reply, [card('Call Ida', 'applied'), card('Buy paint', 'dismissed'), card('Sand', 'applied')])).toBe(
    'Done: Call Ida; Sand. Dismissed: Buy paint',
  )
  expect(outcomeOf(reply, [card('Call Ida', 'applied'), card('Buy paint', 'proposed')])).toBeNull()
  expect([outcomeOf(reply, []), outcomeOf('You ran 12 times.', [card('Call Ida', 'applied')])]).toEqual([null, null])
})
