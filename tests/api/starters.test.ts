import { beforeAll, expect, test } from 'vitest'
import { questionsToGoOn, starterPrompts } from '@/components/chat/starter-prompts'
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
    expect(text).toContain(first.startsWith('Where') ? `“${title}” ` : 'your goals stand')
  }
})

test('the built-in coach answers every way to begin with a year', async () => {
  const [today = '', behind = ''] = starterPrompts({ goalTitles: ['a', 'b'], isBuiltIn: true }).slice(1)
  expect((await ask(nora, today)).text).toMatch(/^Today, /)
  expect((await ask(nora, behind)).text).toMatch(/^Furthest behind is “/)
})

test('who is stuck with a goal is told its next step, and is offered no card', async () => {
  const { text, proposals } = await ask(nora, 'I feel stuck with the Portuguese.')
  expect(text).toMatch(/^Next: /)
  expect(text).not.toContain('I can log that')
  expect(proposals).toEqual([])
  // What is no goal is still told.
  expect((await ask(nora, 'stuck on the ferry for half an hour')).text).not.toMatch(/^Next: /)
})

test('who is stuck without a goal is asked with what', async () => {
  const { text } = await ask(await newAccount(), 'I feel stuck.')
  expect(text).toMatch(/^What are you stuck on\? /)
})

test('what is left of what a goal counts stands in one sentence', async () => {
  const { text } = await ask(nora, 'How many books have I read?')
  expect(text).toMatch(/which is \d+ of 24 books, with \d+ to go: on track\./)
})

test('its day holds all that Today lists', async () => {
  const { checklist } = (await nora.get('/api/today')).body
  const titles: string[] = checklist.map(({ title }: { title: string }) => title)
  expect(titles.length).toBeGreaterThan(3)
  for (const question of ['What is on today?', 'Plan my day']) {
    const { text } = await ask(nora, question)
    for (const title of titles) expect(text).toContain(title)
  }
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

test('what it offers where it could not answer it can', async () => {
  const goals: { title: string }[] = (await nora.get('/api/goals?status=ongoing')).body
  const asked: string[] = []
  for (let turn = 0; turn < 4; turn++) {
    for (const question of questionsToGoOn(
      goals.map(({ title }) => title),
      asked,
    )) {
      asked.push(question)
      const { text } = await ask(nora, question)
      expect(isUnanswered(text), `${question} ${text}`).toBe(false)
    }
  }
  expect(asked.length).toBeGreaterThan(5)
})

test('what it cannot answer is known as that by its words', async () => {
  const { text } = await ask(nora, 'Why do I keep failing at this?')
  expect([isUnanswered(text), needsModel(text)]).toEqual([true, true])
})

test('of a stretch of days its energy is told', async () => {
  expect((await ask(nora, 'how was last month?')).text).toMatch(/^Your energy was \d/)
  expect((await ask(nora, 'how was my energy last month?')).text).toMatch(/^Your energy was \d/)
  expect((await ask(nora, 'how was last month with Beelzebub?')).text).not.toMatch(/^Your energy was/)
})

test('what is on another day is asked for on, and alerts that nothing names are not looked through', async () => {
  await ask(nora, 'what is on tomorrow?')
  expect((await ask(nora, 'and the day after tomorrow?')).text).toMatch(/nothing is due/)
  expect((await ask(nora, 'what have I jinxed?')).text).not.toContain('No alert')
})
