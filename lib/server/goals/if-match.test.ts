import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { newUser } from '@/tests/support/counted-goal'
import { aiUpdateGoal } from './ai-update'
import { createGoal } from './create-goal'

const { signal } = new AbortController()

/** What two answers come to that are sent at once with the ETag that both have seen. */
async function both(responses: [string, string]) {
  const user: UserRow = await newUser()
  const { id, version } = await createGoal(user, { title: 'Read 12 books', domain: 'personal-growth' })
  const settled = await Promise.allSettled(
    responses.map((response) => aiUpdateGoal(user, id, { response }, signal, `"${version}"`)),
  )
  const codes = settled.map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code))
  return { codes: codes.toSorted(), kept: await db.insightResponse.count({ where: { goalId: id } }), id, user }
}

test.each<[string, string]>([
  ['I have read 3 of 12', 'I have read 6 of 12'],
  ['Nothing new', 'Still nothing new'],
  ['I want to kill myself', 'I want to kill myself'],
])('of two answers at once with one ETag, “%s” and “%s”, one is taken and one is refused', async (one, other) => {
  const { codes, kept, id, user } = await both([one, other])
  expect(codes).toEqual(['done', 'precondition_failed'])
  expect(kept).toBe(1)
  const stored = await db.goal.findUniqueOrThrow({ where: { id } })
  expect(stored.progressNotes.match(/\[\d/g)).toHaveLength(1)
  await expect(aiUpdateGoal(user, id, { response: 'Once more' }, signal, '"99"')).rejects.toMatchObject({
    code: 'precondition_failed',
    current: { id },
  })
})
