import { beforeAll, expect, test } from 'vitest'
import { buildDemoAccount } from '@/lib/server/demo/demo-account'
import { type Account, newAccount } from '../support/api-client'

let nora: Account

beforeAll(async () => {
  nora = await newAccount()
  await nora.post('/api/import', buildDemoAccount({ now: new Date(), timeZone: 'Europe/Berlin' }))
})

async function ask(message: string): Promise<string> {
  const { status, body } = await nora.post('/api/chat', { message })
  expect(status).toBe(200)
  return body.message.message
}

test.each([
  // What was not read of a question is named.
  [
    'When did I last run and how far was it?',
    /^Your last answer about “Run the bay half(?:.|\n)*I did not look for “how far was it”/,
  ],
  ['give me one small thing to do for the Portuguese tonight', /^Next: “The past tense/],
  ['how many days until my race?', /^“Race day”, of “Run the bay half.*”, is due .*, in 85 days\.$/],
  [
    'Should I just cancel the talk? be honest',
    /^“Give a talk at the product meetup” stands at(?:.|\n)*\n\nI cannot talk that over/,
  ],
  ['who do I mention more, Daniel or Aoife?', /^\d+ entries with “Daniel” and \d+ entries with “Aoife”/],
  ['was I ever this happy before?', /^\d+ entries with energy of 4 or more/],
  // No row has both of them, and what others said stands in no talk.
  ['What did Conor say about my calf?', /^No entry mentions “Conor calf”/],
  ['when did the calf go?', /^I am not sure what you ask(?:.|\n)*calf/],
  ['Shelves are up! Only the lamp is left now', /^I can log that for “Finish the attic room for Ida”, without/],
  ['hey, you still there?', /always here/],
  // A slip in a word of asking is none that an entry would hold.
  ['what happend yesterday', /^(?!.*mentions)(?:.|\n)*“/],
  // What a goal's title only names is not what is done for it.
  ['when did I last feel the calf?', /^(?!.*check-in on)/],
] as const)('%s', async (question, answer) => {
  expect(await ask(question)).toMatch(answer)
})

test('nights running are no runs', async () => {
  expect(await ask('show me all entries about running')).not.toContain('nights running')
  const told = await ask('does running make me happier?')
  const [, one, other, between] = /was ([\d.]+) of 5.* and ([\d.]+) of 5.*: ([\d.]+) higher/.exec(told) ?? []
  expect(Number(one) - Number(other)).toBeCloseTo(Number(between), 5)
})

test('no run of days is told where a run is compared', async () => {
  await ask('When did I last run?')
  expect(await ask("how far was that compared with last week's run?")).not.toMatch(/in a row|streak|run of days/)
})
