import type { Proposal } from './proposal'

/** What the built-in coach says of the cards under its reply. */
export const WAITS = 'It waits until you press Apply.'
export const ALL_WAIT = 'They wait until you press Apply.'

/** A reply without what it says of waiting. */
export function unwaited(reply: string): string {
  return reply.replace(` ${WAITS}`, '').replace(` ${ALL_WAIT}`, '')
}

/** A reply as it is read: beside cards that are all done, taken back or dismissed, nothing is said to wait. */
export function withoutWaiting(reply: string, proposals: readonly Pick<Proposal, 'status'>[]): string {
  const isSettled = proposals.length > 0 && proposals.every(({ status }) => status !== 'proposed')
  return isSettled ? unwaited(reply) : reply
}
