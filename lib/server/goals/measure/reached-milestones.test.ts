import { expect, test } from 'vitest'
import type { Measure } from '@/lib/contract/measure'
import { db } from '@/lib/server/db/client'
import { respondToGoal } from '@/lib/server/insights/responses'
import { undoProposal } from '@/lib/server/proposals/answer-proposal'
import { logValue } from '@/lib/server/proposals/log-value'
import { books, newUser, weight } from '@/tests/support/counted-goal'
import { aiUpdateGoal } from '../ai-update'
import { createGoal } from '../create-goal'
import { patchGoal } from '../patch-goal'
import { storedMilestones } from '../stored-goal'
import { updateGoal } from '../update-goal'
import { createValue, deleteValue, updateValue } from './values'

const { signal } = new AbortController()
const steps = ['Choose the twelve', 'Six books read', 'All twelve read']

async function counted(titles: string[] = steps, measure: Measure = books, title = 'Read 12 books') {
  const user = await newUser()
  const milestones = titles.map((title) => ({ title }))
  const { id } = await createGoal(user, { title, domain: 'personal-growth', measure, milestones })
  const stored = () => db.goal.findUniqueOrThrow({ where: { id } })
  const all = async () => storedMilestones.parse((await stored()).milestones)
  return {
    user,
    id,
    stored,
    done: async () => (await all()).filter(({ isCompleted }) => isCompleted).map((one) => one.title),
    tick: async (title: string, isCompleted: boolean) =>
      patchGoal(
        user,
        id,
        { milestones: (await all()).map((one) => (one.title === title ? { ...one, isCompleted } : one)) },
        null,
      ),
    say: (response: string) => aiUpdateGoal(user, id, { response }, signal),
    said: async () => {
      const orderBy = [{ at: 'desc' as const }, { id: 'desc' as const }]
      return (await db.progressEvent.findFirst({ where: { goalId: id }, orderBy }))?.reasoning
    },
  }
}

test('a value that is added by hand ticks what it reaches, says so, and opens it again with its undo', async () => {
  const { user, id, done, said, tick } = await counted()
  await logValue(user, id, { value: 5 })
  expect(await done()).toEqual([])
  const { act } = await logValue(user, id, { value: 1 })
  expect(await done()).toEqual(['Six books read'])
  expect(await said()).toBe('6 of 12 books: 50%. “Six books read” is done, too.')
  await tick('Choose the twelve', true)
  await undoProposal(user, act?.id ?? '')
  expect(await done()).toEqual(['Choose the twelve'])
  expect(await said()).toMatch(/5 of 12 books: 42%\. “Six books read” is open again\.$/)
})

test('so does an answer that is sure, and one that is confirmed after it was asked about', async () => {
  const { user, id, say, done } = await counted()
  await createValue(user, id, { value: 3 })
  const sure = await say('I am six books in now, halfway!')
  expect(sure.progressUpdate.reasoning).toBe('6 of 12 books: 50%. “Six books read” is done, too.')
  expect(await done()).toEqual(['Six books read'])
  await undoProposal(user, sure.act?.id ?? '')
  expect(await done()).toEqual([])

  const { ask } = await say('skimmed 6 books')
  const chosen = { responseId: ask?.responseId ?? '', value: 6 }
  const confirmed = await aiUpdateGoal(user, id, { confirmed: chosen }, signal)
  expect(confirmed.progressUpdate.reasoning).toMatch(
    /^You confirmed it: 6 of 12 books\. “Six books read” is done, too\.$/,
  )
  expect(await done()).toEqual(['Six books read'])
  await undoProposal(user, confirmed.act?.id ?? '')
  expect(await done()).toEqual([])
})

test('and a progress that is set by hand', async () => {
  const { user, id, done, said } = await counted()
  await updateGoal(user, id, { progress: 50 }, null)
  expect(await done()).toEqual(['Six books read'])
  expect(await said()).toBe('You set it yourself. “Six books read” is done, too.')
  const other = await counted()
  await respondToGoal(other.user, { goalId: other.id, responseText: 'Half of them', goalUpdates: { progress: 50 } })
  expect(await other.done()).toEqual(['Six books read'])
})

test('several at once, and on the way down as well', async () => {
  const run: Measure = { kind: 'total', unit: 'km', format: 'number', start: 0, target: 100 }
  const miles = await counted(['25 km', '50 km', '75 km'], run, 'Run 100 km')
  await createValue(miles.user, miles.id, { value: 51 })
  expect(await miles.done()).toEqual(['25 km', '50 km'])
  expect(await miles.said()).toBe('51 of 100 km: 51%. “25 km” and “50 km” are done, too.')
  const { user, id, done } = await counted(['88 kg', '85 kg'], weight, 'Get down to 84 kg')
  await createValue(user, id, { value: 87.5 })
  expect(await done()).toEqual(['88 kg'])
  // A weight that goes up again was there all the same.
  await createValue(user, id, { value: 89 })
  expect(await done()).toEqual(['88 kg'])
})

test('what is more than a figure of the goal is ticked by none', async () => {
  const run: Measure = { kind: 'total', unit: 'km', format: 'number', start: 0, target: 500 }
  const { user, id, done } = await counted(['10 km without stopping', '3 races'], run, 'Run 500 km')
  await createValue(user, id, { value: 12 })
  expect(await done()).toEqual([])
})

test('a value that is corrected or deleted takes the tick that values made, and none that a person made', async () => {
  const { user, id, done, said } = await counted()
  const first = await createValue(user, id, { value: 4 })
  const { value } = await createValue(user, id, { value: 2 })
  await updateValue(user, first.value.id, { value: 3 })
  expect(await done()).toEqual([])
  expect(await said()).toMatch(/^Corrected .*5 of 12 books: 42%\. “Six books read” is open again\.$/)
  await updateValue(user, value.id, { value: 3 })
  expect(await done()).toEqual(['Six books read'])
  await createValue(user, id, { value: 6 })
  await deleteValue(user, value.id)
  expect(await done()).toEqual(['Six books read'])

  const own = await counted()
  const only = await createValue(own.user, own.id, { value: 6 })
  await own.tick('Six books read', false)
  await own.tick('Six books read', true)
  await deleteValue(own.user, only.value.id)
  expect(await own.done()).toEqual(['Six books read'])
})

test('a goal that is opened again keeps ticked what it stands at', async () => {
  const { user, id, done, stored } = await counted()
  await createValue(user, id, { value: 7 })
  await createValue(user, id, { value: 5 })
  expect(await done()).toEqual(['Six books read', 'All twelve read'])
  await updateGoal(user, id, { isCompleted: false }, null)
  expect(await stored()).toMatchObject({ reading: 7, progress: 58 })
  expect(await done()).toEqual(['Six books read'])
})
