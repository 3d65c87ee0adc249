import { expect, test } from 'vitest'
import { type Account, newAccount } from '../support/api-client'
import { emptyDocument } from '../support/route-table'

const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()
const dayOf = (daysAgo: number) => at(daysAgo).slice(0, 10)
const pieces = { kind: 'total', unit: 'pieces', format: 'number', start: 0, target: 30 }
const gym = { kind: 'rhythm', unit: 'times', per: 'day', times: 1 }

/** One goal of each state, begun a hundred days ago. */
async function peopled(): Promise<{
  account: Account
  say: (message: string) => Promise<string>
  ids: Map<string, string>
}> {
  const account = await newAccount()
  const value = { id: 'v', date: dayOf(40), value: 3, note: '', source: 'typed', ref: null, createdAt: at(40) }
  const goal = (title: string, more: object) => ({ id: title, title, domain: 'health', createdAt: at(100), ...more })
  const goals = [
    goal('Learn 30 piano pieces', { measure: pieces, droppedAt: at(5), values: [{ ...value, id: 'p' }] }),
    goal('Swim 20 km', { measure: { ...pieces, unit: 'km' }, pausedAt: at(10), targetDate: dayOf(-30) }),
    goal('Paint 3 doors', { measure: { ...pieces, unit: 'doors', target: 3 }, completedAt: at(4), values: [value] }),
    goal('Stretch every day', { measure: gym, targetDate: dayOf(5), values: [{ ...value, id: 's', date: dayOf(6) }] }),
    goal('Save £5,000', { measure: { ...pieces, unit: '£', target: 5000 }, targetDate: dayOf(-400) }),
  ]
  const sent = await account.post('/api/import', { ...emptyDocument(), goals })
  expect(sent.status).toBe(200)
  const rows = (await account.get('/api/goals?limit=50')).body as { id: string; title: string }[]
  const say = async (message: string) => (await account.post('/api/chat', { message })).body.message.message
  return { account, say, ids: new Map(rows.map(({ id, title }) => [title, id])) }
}

test('of which goals rest or were dropped it is said where they stand', async () => {
  const { say, account } = await peopled()
  expect(await say('which missions are paused?')).toMatch(/stands in Goals\.$/)
  expect(await say('what have I dropped?')).toMatch(/stands in Goals\.$/)
  const ongoing = await account.post('/api/record/ask', {
    query: { of: 'goals', give: 'list', where: { status: 'ongoing' } },
  })
  const quotes = ongoing.body.answer.rows.map(({ quote }: { quote: string }) => quote).toSorted()
  expect(quotes).toEqual(['Save £5,000', 'Stretch every day', 'Swim 20 km'])
  const milestones = await account.post('/api/record/ask', {
    query: { of: 'milestones', give: 'list', where: { status: 'paused' } },
  })
  expect(milestones.status).toBe(400)
})

test('how a mission stands is told of it as it is, named by its whole title', async () => {
  const { say } = await peopled()
  expect(await say('How is “Learn 30 piano pieces” going?')).toMatch(/was dropped on .+, at 3 pieces\.$/)
  expect(await say('How far is “Paint 3 doors”?')).not.toMatch(/days ago\)|now at 100%/)
  const paused = await say('How is “Swim 20 km” going?')
  expect(paused).toContain('Paused.')
  expect(paused).not.toMatch(/Needs|makes/)
  expect(await say('How is “Save £5,000” going?')).toContain('0 of £5,000')
  const rhythm = await say('How is “Stretch every day” going?')
  expect(rhythm.match(/of 1 today/g)).toHaveLength(1)
})

test('a dropped mission is told of in chat and brought back by a word, and takes no other order', async () => {
  const { account, say, ids } = await peopled()
  expect(await say('How is the piano going?')).toMatch(/was dropped on /)
  const offered = async (message: string) => (await account.post('/api/chat', { message })).body.proposals
  const goalId = ids.get('Learn 30 piano pieces')
  expect(await offered('bring back the piano')).toMatchObject([{ verb: 'goal.resume', input: { goalId } }])
  expect(await offered('log 2 piano pieces')).not.toContainEqual(expect.objectContaining({ input: { goalId } }))
  expect(await offered('what if I bring back the piano?')).toEqual([])
})

test('an experiment that is ordered is left to its screen; a figure put right is no hard moment', async () => {
  const { account } = await peopled()
  const send = async (message: string) => (await account.post('/api/chat', { message })).body
  const { message, proposals } = await send('start an experiment: a walk before breakfast, does it help my energy?')
  expect(proposals).toEqual([])
  expect(message.message).toBe('You start and stop an experiment yourself, in Insights.')
  expect((await send('that was wrong, it was 90.3')).message.message).not.toMatch(/sorry/)
})

test('what rests asks for nothing, and a rhythm whose days are over asks whether it goes on', async () => {
  const { account, ids } = await peopled()
  const of = async (title: string) => (await account.get(`/api/insights/goals/${ids.get(title)}`)).body
  const paused = await of('Swim 20 km')
  expect(paused.suggestions.join(' ')).toMatch(/It rests: nothing is due/)
  expect(paused.suggestions.join(' ')).not.toMatch(/pace|by |check-in/)
  expect((await of('Learn 30 piano pieces')).suggestions).toEqual([
    'Nothing is due.',
    'Bring it back when its time comes.',
  ])
  expect((await of('Stretch every day')).suggestions[0]).toMatch(/Its days are over/)
  const { challenges, nextWeekFocus } = (await account.get('/api/insights/weekly')).body
  expect(challenges.join(' ')).toMatch(/“Stretch every day” came to its date 5 days ago/)
  expect(nextWeekFocus).toContainEqual(expect.stringMatching(/^Whether to go on with .*[Ss]tretch/))
  expect([...challenges, ...nextWeekFocus].join(' ')).not.toContain('Swim 20 km')
})

test('a rhythm of several a day is done on Today when all are', async () => {
  const account = await newAccount()
  const measure = { kind: 'rhythm', unit: 'glasses', per: 'day', times: 3 }
  const { id } = (await account.post('/api/goals', { title: 'Water', domain: 'health', measure })).body
  const row = async () => (await account.get('/api/today')).body.checklist[0]
  await account.post(`/api/goals/${id}/values`, { value: 2 })
  expect(await row()).toMatchObject({ isDone: false, count: '2 of 3 today' })
  await account.post(`/api/goals/${id}/values`, { value: 1 })
  expect(await row()).toMatchObject({ isDone: true, count: '3 of 3 today' })
})
