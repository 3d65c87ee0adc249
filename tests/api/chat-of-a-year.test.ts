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
  [
    'keep putting off the talk, i cant get the first sentence written',
    /^Ten minutes on the talk would do for a start\./,
  ],
  [
    'portugese is going nowhere what do i do',
    /^Ten minutes on the fifteen-minute conversation would do(?:.|\n)*The last check-in was 19 days ago/,
  ],
  ['I keep putting off the Portuguese', /^Ten minutes on the fifteen-minute conversation would do/],
  ['zero motivation to run since the cold', /^Ten minutes on the bay half marathon would do/],
  ['How do I get better at running?', /^“Run the bay half(?:.|\n)*follows for it from your record:\n- Next is/],
  ['What should I read for book 24?', /^“Read 24 books in a year” stands at(?:.|\n)*I cannot talk that over/],
  ['run tonight or just get the shelves done', /^(?!.*(?:I can log|Thank you))/],
  ['had a proper row with orla over christmas plans, feel rotten', /^I am sorry(?!.*ten minutes)/],
  ['what were my best days last month', /^Your highest energy was \d of 5 over/],
  [
    'what actually makes me happy going by my journal',
    /chance alone\. A test on yourself can tell\.\n- On \d+ days with “/,
  ],
  [
    'why am i always so wiped on thursdays',
    /^No word, weekday or goal of your last year goes with less energy; these go with more/,
  ],
  ['how do i get through today', /^Today, (?:.|\n)*Send Priya/],
  ['cant decide what to do first today', /^(?:“Send Priya the port numbers” is due today|Next: )/],
  ['feel like im hardly there for them lately', /^(?!No entry)/],
  ['too embarrassed to text her now', /^(?!(?:.|\n)*of something like it)/],
  ['is it bad that i keep shifting it', /^I cannot talk that over(?!(?:.|\n)*None of your entries)/],
  ['dark by half four again, really drags me down', /^I am sorry to hear that\./],
  ['how often does orla turn up in my journal and when was the last time', /^(?!Thank you|What you are carrying)/],
  ['is there some pattern to my bad days or are they just bad', /^No word, weekday or goal of your last year/],
  ['raced the bus to the corner today and won. could have danced', /^(?!I cannot talk)/],
  ['felt sick with nerves before the call with the port this morning and then it was nothing', /^(?!I am sorry)/],
  ['that meetup talk is eating me. havent even got a sentence and its 9 jan', /^Ten minutes on the talk would do/],
  ['dreading orla and mam in one kitchen at christmas', /^(?!Ten minutes)/],
  ['why do i always do that to myself', /^I cannot talk that over(?!(?:.|\n)*comes nearest)/],
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

test('the goal that a milestone is added to is none of its milestones', async () => {
  const { body } = await nora.post('/api/chat', { message: 'and add a milestone to the attic, lamp wired in' })
  const [card] = body.message.proposals
  const titles = card.input.milestones.map(({ title }: { title: string }) => title)
  expect(titles).toContain('Lamp wired in')
  expect(titles).not.toContain('Attic')
})
