import { describe, expect, test } from 'vitest'
import { type Account, call, newAccount } from '../support/api-client'

const nothing = { goals: 0, forecasts: 0, brier: null, baseRate: null, baseRateBrier: null, bins: [] }

const record = async (account: Account) => (await account.get('/api/insights/track-record')).body

/** A goal with a date, of which a forecast was shown. */
async function forecastGoal(account: Account): Promise<{ id: string; chance: number }> {
  const goal = { title: 'Run a half marathon', domain: 'health', targetDate: '2090-03-01' }
  const { id } = (await account.post('/api/goals', goal)).body
  const { forecast } = (await account.get(`/api/insights/goals/${id}`)).body
  return { id, chance: forecast.probabilityOnTime }
}

describe('the track record', () => {
  test('is nobody’s who is not signed in, and empty while no forecast has come true or false', async () => {
    expect((await call('GET', '/api/insights/track-record')).status).toBe(401)
    const account = await newAccount()
    expect(await record(account)).toEqual(nothing)
    await forecastGoal(account)
    expect(await record(account)).toEqual(nothing)
  })

  test('scores what was forecast once its goal is completed, and no longer when it is reopened or deleted', async () => {
    const [account, other] = [await newAccount(), await newAccount()]
    const { id, chance } = await forecastGoal(account)
    const theirs = await forecastGoal(other)
    await other.patch(`/api/goals/${theirs.id}`, { isCompleted: true })
    expect(await record(account)).toEqual(nothing)

    await account.patch(`/api/goals/${id}`, { isCompleted: true })
    const scored = await record(account)
    expect(scored).toMatchObject({ goals: 1, forecasts: 1, baseRate: 1, baseRateBrier: 0 })
    expect(scored.brier).toBeCloseTo((1 - chance) ** 2, 3)
    expect(scored.bins).toEqual([expect.objectContaining({ goals: 1, given: chance, made: 1 })])

    await account.patch(`/api/goals/${id}`, { isCompleted: false })
    expect(await record(account)).toEqual(nothing)
    await account.patch(`/api/goals/${id}`, { isCompleted: true })
    expect((await record(account)).goals).toBe(1)
    await account.delete(`/api/goals/${id}`)
    expect(await record(account)).toEqual(nothing)
  })

  test('ten goals are enough to be shown, each weighing the same', async () => {
    const account = await newAccount()
    const goals = await Promise.all(Array.from({ length: 10 }, () => forecastGoal(account)))
    for (const { id } of goals) await account.patch(`/api/goals/${id}`, { isCompleted: true })
    expect(await record(account)).toMatchObject({ goals: 10, forecasts: 10, baseRate: 1 })
  })
})
