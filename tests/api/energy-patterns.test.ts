import { expect, test } from 'vitest'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { EnergyPatterns } from '@/lib/contract/energy-patterns'
import { patternsToGo } from '@/lib/contract/pattern-words'
import { type Account, call, newAccount } from '../support/api-client'

const PATH = '/api/insights/energy-patterns'
const patternsOf = async (account: Account): Promise<EnergyPatterns> => (await account.get(PATH)).body

/** Entries of the last so many days, today last; what is said on a day, and how much energy it has. */
async function write(account: Account, count: number, dayOf: (at: number) => { notes: string; mood: number }) {
  const today = dateIn('UTC', new Date())
  for (let at = 0; at < count; at++) {
    await account.post('/api/journal', { date: addDays(today, at - count + 1), ...dayOf(at) })
  }
}

const isSwum = (at: number) => at % 4 === 1
const withSwims = (at: number) =>
  isSwum(at)
    ? { notes: 'Swam at the lido with Aoife', mood: 5 }
    : { notes: at % 4 === 3 ? 'No lido today, the kitchen instead' : 'Long meetings', mood: 2 + (at % 3 === 0 ? 1 : 0) }

test('is nobody’s who is not signed in, and says how many days are to go', async () => {
  expect((await call('GET', PATH)).status).toBe(401)
  const account = await newAccount()
  expect(await patternsOf(account)).toMatchObject({ days: 0, weighed: 0, patterns: [] })
  await write(account, 2, withSwims)
  expect(await patternsOf(account)).toMatchObject({ days: 2, weighed: 0, patterns: [] })
  const { body } = await account.post('/api/chat', { message: 'What lifts my mood?' })
  expect(body.message.message).toBe(patternsToGo(2).replace('you see here', 'I can tell'))
})

test('tells which words go with more energy, by entries that hold them, and so does the coach', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  await write(account, 60, withSwims)
  const { days, weighed, patterns } = await patternsOf(account)
  expect([days, weighed > 7]).toEqual([60, true])
  const [first] = patterns
  // Three words of the same days are one.
  expect(patterns.filter(({ sources }) => sources[0]?.id === first?.sources[0]?.id)).toHaveLength(1)
  expect(first).toMatchObject({ kind: 'word', isSure: true, energy: 5, days: 15, otherDays: 45 })
  expect(first?.text).toMatch(
    /^On 15 days with “(?:swam|lido|Aoife)” in an entry your energy averaged 5\.0, on the other 45 days 2\.\d\.$/i,
  )
  const [source] = first?.sources ?? []
  const entry = (await account.get(`/api/journal/${source?.id}`)).body
  // More than the word, to the letter, and a word is no name of what to try.
  expect(entry.notes).toContain(source?.quotes[0])
  expect(source?.quotes[0]?.split(' ').length).toBeGreaterThan(2)
  expect(first?.idea).toBe('')
  expect(first?.text).toContain(`“${first?.word}”`)
  expect(source?.date).toBe(entry.date)
  expect(entry.mood).toBe(5)
  // Where the lido is denied it did not go with that day.
  expect(patterns.filter(({ text }) => text.includes('30 days'))).toEqual([])
  const { body } = await account.post('/api/chat', { message: 'What makes me happy?' })
  expect(body.message.message).toContain(first?.text)
  expect(body.message.looked[0].words).toBe('Looked at 60 days with an entry')
  expect(await patternsOf(other)).toMatchObject({ days: 0, patterns: [] })
}, 60_000)

test('goals go with days by their check-ins', async () => {
  const account = await newAccount()
  const goal = { title: 'Cello', domain: 'health', measure: { kind: 'total', unit: 'hours', start: 0, target: 100 } }
  const { id } = (await account.post('/api/goals', goal)).body
  await write(account, 48, (at) => ({ notes: 'A day', mood: at % 4 === 1 ? 5 : 2 + (at % 3 === 0 ? 1 : 0) }))
  const today = dateIn('UTC', new Date())
  for (let at = 1; at < 48; at += 4)
    await account.post(`/api/goals/${id}/values`, { value: 1, date: addDays(today, at - 47) })
  const [first] = (await patternsOf(account)).patterns
  expect(first).toMatchObject({ kind: 'goal', isSure: true, idea: 'Cello', sources: [{ kind: 'goal', id }] })
  expect(first?.text).toBe('On 12 days with a check-in on “Cello” your energy averaged 5.0, on the other 36 days 2.3.')
  await account.delete(`/api/goals/${id}`)
  expect((await patternsOf(account)).patterns).toEqual([])
}, 60_000)

test('what stands beside words of crisis is nothing to try', async () => {
  const account = await newAccount()
  await write(account, 48, (at) => {
    if (at === 5) return { notes: 'Swam, and I want to kill myself', mood: 1 }
    return at % 4 === 1 ? { notes: 'Swam early', mood: 5 } : { notes: 'Long meetings', mood: 2 }
  })
  expect((await patternsOf(account)).patterns.filter(({ text }) => /swam/i.test(text))).toEqual([])
}, 60_000)

test('something good is told from the newest of the best days, and from none where there is none', async () => {
  const account = await newAccount()
  const ask = async () => (await account.post('/api/chat', { message: 'Remind me of something good' })).body.message
  await write(account, 2, () => ({ notes: 'Long meetings', mood: 2 }))
  expect((await ask()).message).not.toContain('Long meetings')
  await write(account, 5, (at) => ({ notes: `Swam ${at}`, mood: at === 4 ? 3 : 5 }))
  const { message, looked } = await ask()
  expect(message).toMatch(/^From your days with energy 5:\n- .*“Swam 3”\n- .*“Swam 2”\n- .*“Swam 1”$/)
  expect(looked[0].refs).toHaveLength(3)
})

test('an entry that is one long sentence is quoted around its word, to the letter', async () => {
  const account = await newAccount()
  const long = `${'past the mill and over the bridge and '.repeat(4)}into the lido ${'and back by the wall '.repeat(4)}`
  await write(account, 44, (at) => (at % 4 === 1 ? { notes: long, mood: 5 } : { notes: 'Meetings', mood: 2 }))
  const [source] = (await patternsOf(account)).patterns.flatMap(({ sources }) => sources)
  const [quote = ''] = source?.quotes ?? []
  expect(long).toContain(quote)
  expect([quote.length > 20, quote.length <= 90]).toEqual([true, true])
})
