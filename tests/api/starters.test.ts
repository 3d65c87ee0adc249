import { beforeAll, expect, test } from 'vitest'
import { starterPrompts } from '@/components/chat/starter-prompts'
import { isUnanswered, needsModel } from '@/lib/contract/unanswered'
import { buildDemoAccount } from '@/lib/server/demo/demo-account'
import { type Account, newAccount } from '../support/api-client'

let nora: Account
let ada: Account

beforeAll(async () => {
  nora = await newAccount()
  ada = await newAccount()
  await nora.post('/api/import', buildDemoAccount({ now: new Date(), timeZone: 'Europe/Berlin' }))
})

async function ask(account: Account, message: string) {
  const { status, body } = await account.post('/api/chat', { message })
  expect(status).toBe(200)
  return { text: body.message.message as string, proposals: body.proposals as unknown[] }
}

test('of a year’s goals each is told by its starter', async () => {
  const goals: { title: string }[] = (await nora.get('/api/goals?status=ongoing')).body
  expect(goals.length).toBeGreaterThan(5)
  for (const { title } of goals) {
    const [first = ''] = starterPrompts({ goalTitles: [title], isBuiltIn: true })
    const { text } = await ask(nora, first)
    expect(text).toContain(first.startsWith('Where') ? `“${title}” ` : 'ongoing goals')
  }
})

test('the built-in coach answers every way to begin with a year', async () => {
  const [today = '', behind = ''] = starterPrompts({ goalTitles: ['a', 'b'], isBuiltIn: true }).slice(1)
  expect((await ask(nora, today)).text).toMatch(/^A plan for today/)
  expect((await ask(nora, behind)).text).toMatch(/^Furthest behind is “/)
})

test('the built-in coach answers every way to begin without a goal, and with two new ones', async () => {
  for (const prompt of starterPrompts({ goalTitles: [], isBuiltIn: true })) {
    const { text, proposals } = await ask(ada, prompt)
    expect(isUnanswered(text), `${prompt} ${text}`).toBe(false)
    if (prompt.startsWith('Remind')) expect(proposals).toHaveLength(1)
  }
  const titles = ['Learn to juggle', 'Tidy the shed']
  for (const title of titles) await ada.post('/api/goals', { title, domain: 'career' })
  for (const prompt of starterPrompts({ goalTitles: titles, isBuiltIn: true })) {
    const { text } = await ask(ada, prompt)
    expect(isUnanswered(text), `${prompt} ${text}`).toBe(false)
    expect(text, prompt).not.toBe('')
  }
})

test('what it cannot answer is known as that by its words', async () => {
  const { text } = await ask(nora, 'Why do I keep failing at this?')
  expect([isUnanswered(text), needsModel(text)]).toEqual([true, true])
})
