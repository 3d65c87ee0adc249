import { expect, it } from 'vitest'
import { claimedCards } from './claimed-cards'

it.each([
  'Good. The card below puts a call with her on Friday.',
  'Two cards below: the talk rests, the prelude gets its date.',
  'Press Apply on what you want.',
  'The card sets one shelf for tomorrow at 19:00.',
])('finds a card that is told of: %s', (reply) => {
  expect(claimedCards(reply)).toHaveLength(1)
})

it.each([
  'Write “lamp posts” on the card for the 18 km run.',
  'Portuguese flashcards at the kettle.',
  'There is no card below, as this chat is off the record.',
  'Its card waits above for your press.',
  'Send Mam a card before Sunday.',
])('leaves other cards alone: %s', (reply) => {
  expect(claimedCards(reply)).toEqual([])
})
