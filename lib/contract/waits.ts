import type { Proposal } from './proposal'

/** What became of a card that waits no more. */
export const outcomes = { applied: 'Done', dismissed: 'Dismissed', undone: 'Undone', expired: 'Expired' } as const

/** What the built-in coach says of the cards under its reply. */
export const WAITS = 'It waits until you press Apply.'
export const ALL_WAIT = 'They wait until you press Apply.'

/** A reply without what it says of waiting. */
export function unwaited(reply: string): string {
  return reply.replace(` ${WAITS}`, '').replace(` ${ALL_WAIT}`, '')
}

/** Whether a reply, or the start of it, says that a card waits. */
export function saysWaiting(reply: string): boolean {
  return unwaited(reply) !== reply
}

/** A reply as it is read: beside cards that are all done, taken back or dismissed, nothing is said to wait. */
export function withoutWaiting(reply: string, proposals: readonly Pick<Proposal, 'status'>[]): string {
  const isSettled = proposals.length > 0 && proposals.every(({ status }) => status !== 'proposed')
  return isSettled ? unwaited(reply) : reply
}

/** What came of the cards of a reply that says they wait: `Done: Alert: Call Ida`; null as long as one of them does. */
export function outcomeOf(reply: string, proposals: readonly Pick<Proposal, 'status' | 'title'>[]): string | null {
  if (withoutWaiting(reply, proposals) === reply) return null
  return Object.entries(outcomes)
    .map(([status, word]) => ({ word, cards: proposals.filter((one) => one.status === status) }))
    .filter(({ cards }) => cards.length > 0)
    .map(({ word, cards }) => `${word}: ${cards.map(({ title }) => title).join('; ')}`)
    .join('. ')
}
