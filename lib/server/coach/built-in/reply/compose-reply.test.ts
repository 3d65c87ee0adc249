import { describe, expect, test } from 'vitest'
import type { Proposal } from '@/lib/contract/proposal'
import type { ChecklistRow } from '@/lib/contract/today'
import { chatContext, emptyRecord, goalRecord } from '@/tests/support/coach-context'
import { expectLinear } from '@/tests/support/processor-time'
import type { ChatContext } from '../../context'
import { checkDeeds } from '../../deed-check'
import { composeReply } from './compose-reply'

const call = { signal: new AbortController().signal, onUsage: () => {} }

async function reply(message: string, changes: Partial<ChatContext> = {}): Promise<string> {
  let text = ''
  for await (const part of composeReply(chatContext({ ...changes, message }), call)) {
    if (typeof part === 'string') text += part
  }
  return text
}

const proposal: Proposal = {
  id: 'p',
  verb: 'alert.add',
  title: 'Alert: Call Bob, Mon 23 Nov 09:00',
  diff: [],
  input: {},
  status: 'proposed',
  source: { kind: 'message', id: 'm', quote: 'remind me' },
  result: null,
  createdAt: '2026-11-21T09:30:00.000Z',
  appliedAt: null,
}

describe('sums on the figures of the message', () => {
  test.each([
    ['£140 till the 30th', 'From today till Mon 30 Nov is 10 days: £14 a day and £98 a week.'],
    ['I have £140 until the 30th, how much is that a day?', '£14 a day.'],
    ['600 words three mornings a week, when is 20,000 done?', '1,800 words a week, 20,000 takes 11.1 weeks'],
    ['if I save 50 a week when do I have 2,000?', 'At 50 a week, 2,000 takes 40 weeks: about Sat 28 Aug 2027.'],
    ['I save £50 a month and have £300 already, when do I have £2,000?', '£2,000 less £300 leaves £1,700.'],
    ['£1200 over 4 months, what is that per month?', '£300 a month'],
    ['at 20 pages a day, how many pages in 3 weeks?', '420 pages'],
    ['I need 300 more flashcards before 12 December. How many a day?', '15 flashcards a day'],
    ['12 boxes at 2.5 kg each, how much is that?', '12 boxes × 2.5 kg = 30 kg.'],
    [
      '300 words a day, five days a week: when are 18,000 written?',
      '300 words × 5 = 1,500 words a week, 18,000 takes 12 weeks',
    ],
    ['i need 2100 more in 7 months, how much each month', '2,100 ÷ 7 = 300 a month.'],
    ['what share is 21 kg of 60 kg?', '35%'],
    ['I need 60 percent of 45 points, how many is that?', '60% of 45 points is 27 points.'],
    ['what is 15% of 2,400?', '15% of 2,400 is 360.'],
    ['avg of 12, 18, 15.5, 20', '(12 + 18 + 15.5 + 20) ÷ 4 = 16.38 on average.'],
    ["what's 20% off £85", '£85 − £17 = £68'],
    ['30 metres at 4.20 a metre', '30 m × 4.2 = 126.'],
    ['38 litres at 1.80 per litre', '× 1.8 = 68.4.'],
    ['petrol costs 1.60 a litre and I need 40 litres', '40 litres × 1.6 = 64.'],
    ['70 forms, 8 an hour, how many hours?', 'At 8 a hour, 70 forms takes 8.8 hours.'],
    ['how many days until Christmas?', 'Fri 25 Dec is 34 days away'],
    ['I earn 14.50 an hour and do 22 hours a week, what is that a month', '319 a week'],
    ['how much is 3 coffees a week at £3.40 over a year', '£10.20 a week'],
    ['a loan of 4,200 at 175 a month, when is it gone?', 'takes 24 months'],
    ['if I do 3 units a month, when have I done 12?', 'takes 4 months'],
  ])('%s', async (message, words) => {
    expect(await reply(message)).toContain(words)
  })
})

test.each(['dinner was 96 split four ways, what do I owe?', 'I have 3 hours and 5 tasks, how long for each'])(
  'parts are not reckoned, and are no plan: %s',
  async (message) => {
    expect(await reply(message)).not.toMatch(/24|36|^Next/)
  },
)

test('an hour ago is no rate', async () => {
  expect(await reply('8 is live as of an hour ago!!')).not.toMatch(/takes 8 hours/)
})

test('of the record no sum is made', async () => {
  expect(await reply('how often did I save 60 in 3 weeks?')).not.toMatch(/=|takes|not sure which sum/)
})

test.each([
  ['sum up my month', /^What a week or a month came to stands in Insights/],
  ['when did I last see Aoife, and when did I last swim?', /“Aoife”[\s\S]*“swim”/],
])('%s is not answered as if it were another question', async (message, words) => {
  expect(await reply(message)).toMatch(words)
})

test('a coach who greets with “Hello” says it once', async () => {
  const { persona } = chatContext()
  expect(await reply('hi', { persona: { ...persona, greeting: 'Hello. Where do things stand?' } })).toBe(
    'Hello, Ada. Where do things stand?',
  )
})

describe('courtesy, hard moments and grave news', () => {
  test.each([
    ['hi', /^Hello, Ada\./],
    ['thanks a lot!', /welcome/],
    ['ha yes. thanks, night', /welcome/],
    ['Who are you really?', /AI coach/],
    ['what can you do?', /^This is what I can do:\n\n- look things up/],
    ['👍', /read words/],
    ['I want to learn the cello', /Say “Make that a goal”/],
    ['I feel so stuck', /sorry/],
    ['I smoked again last night', /set-back/],
    ['I had such a bad day', /sorry/],
    ['I cried all evening', /sorry/],
    ['made lemon cake with the kids and nobody cried', /^(?!.*sorry)/],
    ['Leon nearly cried, that is 8 of 10!!', /^(?!.*sorry)/],
    ['lamps up, all 3 shelves, ida cried (good crying)', /^(?!.*sorry)/],
    ['the slides milestone is too big', /^(?!.*sorry)/],
    ['no runs since i was sick', /^(?!.*sorry)/],
    ['the battery is empty', /^(?!.*sorry)/],
    ['i am so stupid', /sorry/],
    ['heart going like mad, sat on the bathroom floor', /sorry/],
    ['i shouted at ida again and feel like dirt', /sorry/],
    ['ugh cant. talk + ports + attic 2 much', /sorry/],
    ['I am frightened in a way that I cannot explain', /sorry/],
    // Said of nobody, of another, of another day or of a thing, it asks for no comfort.
    ['stuck on the ferry for half an hour, entertain me', /^(?!.*sorry)/],
    ['Suppose you had to let go of one of the two, the talk or the attic', /^(?!.*sorry)/],
    ['You may forget that. Daniel has handed the worst team to somebody else', /^(?!.*sorry)/],
    ['rehearsal w Saoirse 30 dec instead, new years day is stupid', /^(?!.*sorry)/],
    ['make me laugh, something sad with Finn in it', /^(?!.*sorry)/],
    ['Daniel was exhausted after the launch', /^(?!.*sorry)/],
    ['no run because I was so tired', /^(?!.*sorry)/],
    ['I feel a bit flat today', /^I am sorry to hear that\. /],
    ['my calf hurts again', /^I am sorry to hear that\. /],
    ['not bad at all', /^(?!.*sorry)/],
    ['I did it!', /^That is good to hear/],
    ['you are not helpful', /^Then I got it wrong/],
    ['you are so helpful', /^(?!Then I got it wrong)/],
    ['I am stuck', /^Next: /],

    ['ok grand, night', /^Good night\.$/],
    ['fair enough lol', /^All right/],
    ['I hate treadmills', /Thank you for telling me/],
    ['I feel like a terrible mother', /sorry/],
    ['I really hate myself today', /sorry/],
    ['Ben and I had an awful fight last night', /sorry/],
    ['My aunt was taken to the hospital this morning', /sorry/],
    ['She would have turned 60 today', /sorry/],
    ['He walked out on us', /sorry/],
    ['took a drag at the party and feel like an idiot', /set-back/],
    ['thank you, that was just what I needed', /^You are welcome\.$/],
    ['My dad died yesterday', /so sorry/],
    ['My mum has cancer', /heavy news/],
    ['My friend is suicidal, what do I do?', /seriously[\s\S]*988/],
    ['how much ibuprofen can I take?', /pharmacist/],
  ])('%s', async (message, words) => {
    const text = await reply(message)
    expect(text).toMatch(words)
    expect(text).not.toMatch(/Read 12 books|25%|I understand|undefined|null/)
  })

  test.each([
    'entries about crying',
    'the last time I was anxious',
    'days when I felt lonely',
    'how often am I exhausted',
  ])('looks up: %s', async (message) => {
    expect(await reply(message)).not.toContain('sorry')
  })

  test.each(['My brother is killing himself with work', 'My phone died on the run', 'He wants to die his hair blue'])(
    'nothing grave: %s',
    async (message) => {
      expect(await reply(message)).not.toMatch(/988|sorry/)
    },
  )
})

test('another language is told in one line, in that language and in English', async () => {
  const text = await reply('Wie läuft es mit meinem Ziel? Ich habe heute nicht gelesen.')
  expect(text).toContain('Englisch')
  expect(text).toContain('only answer in English')
  expect(text.split('\n')).toHaveLength(1)
})

test('what is offered is named, what cannot be done is said, and what is missing is asked', async () => {
  const offers = {
    ordered: [{ ...proposal, missing: ['scheduledFor'] }],
    heard: [],
    refused: ['I cannot book anything.'],
  }
  const text = await reply('remind me to call Bob and book a table', { offers })
  // The card has its own title.
  expect(text).not.toContain('Alert: Call Bob')
  expect(text).toContain('When should it be?')
  expect(text).toContain('I cannot book anything.')
})

test('asked again, it says that the answer is the same', async () => {
  const first = await reply('What now?')
  expect(await reply('What now?', { instead: first })).toBe(`I looked again, and the answer is the same. ${first}`)
})

test('a plan tells what stands on the day, and the next steps without hours that nobody set', async () => {
  const reminders = [{ id: 'r', title: 'Dentist', scheduledFor: '2026-11-21T13:00:00.000Z', goalId: null }]
  const text = await reply('plan my day', { reminders })
  expect(text).toMatch(/^Today, Sat 21 Nov:\n- 14:00 “Dentist”\n\nFor your goals, when it suits you:\n- .+/)
  expect(text.match(/\d\d:\d\d/g)).toHaveLength(1)
})

test('what stands on a day is told with its times', async () => {
  const reminders = [{ id: 'r', title: 'Dentist', scheduledFor: '2026-11-22T13:00:00.000Z', goalId: null }]
  expect(await reply('what have I got on tomorrow?', { reminders })).toBe('Tomorrow, Sun 22 Nov:\n- 14:00 “Dentist”')
  expect(await reply('what do I have today?', { reminders: [] })).toContain('no alert, and nothing is due')
  // No figure of an entry answers what is only reckoned.
  expect(await reply('4500*3 - 1250')).toMatch(/^I did not understand that/)
})

test('the day is told by what Today lists, and no step of a goal stands there twice', async () => {
  const row = { goalId: null, at: null, isDone: false }
  const today = async (): Promise<ChecklistRow[]> => [
    { ...row, kind: 'alert', id: 'a', title: 'Pay the rent', at: '2026-11-19T08:00:00.000Z' },
    { ...row, kind: 'alert', id: 'b', title: 'Dentist', at: '2026-11-21T13:00:00.000Z' },
    { ...row, kind: 'rhythm', id: 'r', goalId: 'r', title: 'Stretch', count: '1 of 2 today' },
    { ...row, kind: 'plan', id: 'p', goalId: 'goal-1', title: 'After tea: read', isDone: true },
    { ...row, kind: 'milestone', id: 'm2', goalId: 'goal-1', title: 'Finish the first four', due: '2026-11-20' },
    { ...row, kind: 'silent', id: 's', goalId: 's', title: 'Cello', quietDays: 58 },
  ]
  const reminders = [{ id: 'b', title: 'Dentist', scheduledFor: '2026-11-21T13:00:00.000Z', goalId: null }]
  const record = { ...emptyRecord, today }
  const day = [
    'Today, Sat 21 Nov:\n- 14:00 “Dentist”',
    'Still open from before:\n- “Pay the rent”, Thu 19 Nov',
    'Also today:\n- “Stretch”, 1 of 2 today\n- “Finish the first four” for the books, was due Fri 20 Nov\n- “Cello”: nothing recorded for 58 days',
    'Done already: “After tea: read”.',
  ].join('\n\n')
  expect(await reply('what is on today?', { reminders, record })).toBe(day)
  expect(await reply('plan my day', { reminders, record })).toBe(day)
  // Another day has no such list.
  expect(await reply('what is on tomorrow?', { reminders, record })).toBe(
    'Tomorrow, Sun 22 Nov: no alert, and nothing is due.',
  )
})

test('what may be a cry is met with a question and never with entries or what the coach cannot do', async () => {
  const text = await reply('sometimes i think everyone would be better off without me')
  expect(text).toMatch(/Are you safe right now\?/)
  expect(text).not.toMatch(/connect a model|What you wrote/)
})

test.each(['ok bye gotta run', 'Good night o', 'cya'])('%s is a goodbye', async (message) => {
  expect(await reply(message)).toMatch(/^(?:See you next time|Good night)\.$/)
})

test('a greeting may have a word more', async () => {
  expect(await reply('good afternoon dear')).toMatch(/^Hello/)
})

test('who leaves is let go', async () => {
  expect(await reply('ok gotta run, bye')).toBe('See you next time.')
})

test('the goal furthest behind is named with its figures', async () => {
  expect(await reply('which of my goals is furthest behind?')).toMatch(/behind/)
})

test.each([
  'hi',
  'bye',
  'thanks',
  'ok',
  'Who are you?',
  'help',
  'How am I doing?',
  'Tell me honestly how I am doing',
  'what now?',
  'plan my day',
  'plan my week',
  'I feel stuck',
  'I relapsed',
  'I am overwhelmed',
  'I am so sad',
  'I feel lonely',
  'I am anxious',
  'I am furious',
  'I am exhausted',
  'bad day',
  'I did it',
  'I want to learn the cello',
  'What do you think of Nietzsche?',
  'my dad died',
  'I had a panic attack',
  '17 x 23',
])('claims no deed: %s', async (message) => {
  const text = await reply(message, { offers: { ordered: [proposal], heard: [proposal], refused: [] } })
  expect(checkDeeds(text)).toEqual({ text, claims: [] })
  const bare = await reply(message)
  expect(checkDeeds(bare)).toEqual({ text: bare, claims: [] })
})

test.each([
  '1 ',
  'how many a day ',
  'how long was ',
  'what was it then about it ',
  'Mon 12 Tue 15 ',
  'my friend ',
  'i am so ',
  '£1 till the 30th ',
  '👍',
  'a'.repeat(50),
])('reads 8,000 characters of "%s" in time that grows with them alone', async (piece) => {
  await expectLinear((length) => reply(piece.repeat(length / piece.length)), 4_000)
})

test('what is neglected is told of goals, and of nothing else', async () => {
  expect(await reply('which of my goals do I neglect?')).toMatch(
    /^These have been without a check-in for longest:\n\n- “/,
  )
  expect(await reply('what have I neglected?')).toMatch(/^These have been without a check-in for longest:\n\n- “/)
  expect(await reply('which day did I ignore my alarm?')).not.toContain('without a check-in')
})

test('the goal whose date comes first is named', async () => {
  const goals = [
    goalRecord({ id: 'half', title: 'Run the half marathon', targetDate: '2027-02-21', milestones: [] }),
    goalRecord({ id: 'books', title: 'Read 24 books', targetDate: '2026-12-22', milestones: [] }),
  ]
  for (const message of ['what is my next deadline?', 'Which goal is due next?'])
    expect(await reply(message, { goals })).toMatch(
      /^Next comes “Read 24 books”(?:.|\n)*After it “Run the half marathon”/,
    )
})

test('in the days after words of a crisis a remark is asked how one is', async () => {
  const told = await reply('not much to say tonight', { recentCrisis: true })
  expect(told).toMatch(/How are you right now\?(?:.|\n)*findahelpline\.com/)
  expect(await reply('which goal is due next?', { recentCrisis: true })).not.toContain('findahelpline')
})

test('the goal that is furthest along is named', async () => {
  const goals = [
    goalRecord({ id: 'half', title: 'Run the half marathon', progress: 74, milestones: [] }),
    goalRecord({ id: 'cello', title: 'Play the prelude', progress: 20, milestones: [] }),
  ]
  expect(await reply('which goal is closest to being done?', { goals })).toMatch(
    /^These are furthest along:\n\n- “Run the half marathon”/,
  )
})

test.each(['what does overdue mean', 'what does too early mean', 'what is momentum?'])(
  'what a word means is told by no row: %s',
  async (message) => {
    expect(await reply(message)).toMatch(/^I could not|^I did not|^I am not sure/)
  },
)

test('days in a row are no row with somebody, and goals past their date are the overdue ones', async () => {
  expect(await reply('seven hours again, that is four in a row')).not.toContain('I am sorry')
  expect(await reply('had a row with my sister')).toContain('I am sorry')
  const late = goalRecord({ id: 'attic', title: 'Finish the attic room', targetDate: '2026-11-01', milestones: [] })
  expect(await reply('any goals over their deadline', { goals: [goalRecord(), late] })).toMatch(
    /^Furthest behind is “Finish the attic room”/,
  )
})

test('what only tells something is offered to the journal, and what seeks counsel is not', async () => {
  expect(await reply('rang an old friend for an hour on the walk home, all about the priest')).toContain(
    'Did you mean:\n- Write that in my journal',
  )
  expect(await reply('I walked home and should I sell the house?')).not.toContain('Write that in my journal')
})

test('of a goal that is completed no next step is told', async () => {
  const done = goalRecord({ id: 'done', title: 'Learn Portuguese', isCompleted: true, progress: 100, milestones: [] })
  const said = await reply('what should I do about Portuguese next?', { goals: [goalRecord(), done] })
  expect(said).not.toContain('stands at 100%')
})

test('an answer from a record that is not read in whole says so', async () => {
  const { record } = chatContext({})
  const still = 'I am still reading what you imported'
  expect(await reply('When did I last swim?', { record: { ...record, isBehind: () => true } })).toContain(still)
  expect(await reply('When did I last swim?', { record })).not.toContain(still)
  expect(await reply('17 x 23', { record: { ...record, isBehind: () => true } })).not.toContain(still)
})

test('of a part of the time that a goal has gone on, its whole is not given as the answer', async () => {
  const goals = [goalRecord({ createdAt: '2026-01-24T08:00:00.000Z' })]
  expect(await reply('how many books have I read since October?', { goals })).toMatch(
    /^I cannot tell that for those days alone\. This is how it stands: “Read 12 books” stands at 25%/,
  )
  expect(await reply('how many books have I read?', { goals })).toMatch(/^“Read 12 books” stands at 25%/)
})

test('that a goal is overdue is told once, with its day', async () => {
  const text = await reply('How far am I with Read 12 books?', { goals: [goalRecord({ targetDate: '2026-11-12' })] })
  expect(text).toContain('It was due Thu 12 Nov, 9 days ago.')
  expect(text).not.toContain('9 days overdue')
})

test('what is due in some days is told with the milestones of those days', async () => {
  const [own] = goalRecord().milestones
  const goals = [goalRecord({ milestones: [{ ...own, isCompleted: false, targetDate: '2026-11-25' } as never] })]
  expect(await reply('what is due next week?', { goals })).toContain('Wed 25 Nov the milestone “Make the list” is due')
})

test.each(['whats left today', 'what else is on today?'])('what is still to come today is told: %s', async (text) => {
  const reminders = [{ id: 'r', title: 'Call Sam', scheduledFor: '2026-11-21T20:00:00.000Z' }]
  expect(await reply(text, { goals: [], reminders: reminders as never })).toContain('“Call Sam”')
})

test('why something is to be changed asks for no comfort', async () => {
  const refused = ['I did not understand what to change.']
  const offers = { ordered: [], heard: [], refused, notTaken: [] }
  expect(await reply('can u push the run to 18.30, aoifes stuck at work', { offers })).toBe(refused[0])
})

test('what is asked back stands on the card, and its title is not said twice', async () => {
  const options = [
    { label: '“Shelves” is done', milestoneIds: ['m'] },
    { label: 'Leave it', milestoneIds: [] },
  ]
  const ask = { words: 'Is this milestone done?', kind: 'milestones', unit: null, options }
  const heard = [{ ...proposal, verb: 'milestone.tick', title: 'Done: a milestone', ask }] as never
  const words = await reply('shelves are up', { offers: { ordered: [], heard, refused: [], notTaken: [] } })
  expect(words).toBe('Is “Shelves” done? Answer on the card, or leave it.')
})

test('who goes on having it hard is met in other words', async () => {
  const turns = [
    { text: 'I feel like a failure', isFromUser: true },
    { text: await reply('I feel like a failure', { goals: [] }), isFromUser: false },
  ]
  const again = await reply('everything is too much for me', { goals: [], turns: turns as never })
  expect(again).toContain('findahelpline.com')
  expect(turns[1]?.text).not.toContain('findahelpline.com')
})

test('a second remark of a talk is offered the journal in other words', async () => {
  const told = 'my head is so full of the move'
  const first = await reply(told, { goals: [] })
  expect(first).toMatch(/^Thank you for telling me\. I can keep it in your journal/)
  const turns = [
    { text: told, isFromUser: true },
    { text: first, isFromUser: false },
  ]
  const second = await reply('we painted the hall of the new place', { goals: [], turns: turns as never })
  expect(second).toMatch(/^I can keep that in your journal, too\.\n\n/)
})

test('a newcomer without a goal is asked for one thing to get done, and for no word of theirs', async () => {
  expect(await reply('my life is just a bit of a blur', { goals: [] })).toMatch(
    /^(?:Thank you for telling me|Tell me one thing that you want to get done)/,
  )
  expect(await reply('blur everywhere, honestly', { goals: [] })).toMatch(
    /^Tell me one thing that you want to get done/,
  )
})

test('small talk is answered in a sentence', async () => {
  expect(await reply('hey, you still there?')).toMatch(/always here/)
  expect(await reply("thanks, that's kind. how was your own day?")).toMatch(/^I am a program/)
})

test('what cannot be talked over is met with how the goal stands that it is of', async () => {
  const text = await reply('Should I give up on the 12 books? be honest')
  expect(text).toMatch(/\n\nI cannot talk that over any further/)
  expect(text).toContain('“Read 12 books” stands at 25%')
})

test('who asks how a goal is to be gone on with gets the steps that its figures give', async () => {
  const goals = [goalRecord({ id: 'b', title: 'Read 12 books', progress: 25, targetDate: '2027-03-14' })]
  const text = await reply('How can I get better at the books?', { goals })
  expect(text).toMatch(/^“Read 12 books” is at 25%\. This is what follows for it from your record:\n- /)
  expect(text).toContain('- Tell me what you did by')
  expect(text).toMatch(/\n\nI cannot talk that over any further without a model\.$/)
  // Of one who is only named in a title the goal is not.
  const talk = [goalRecord({ id: 'm', title: 'Hold a conversation with Daniel’s grandmother' })]
  expect(await reply('How do I deal with Daniel?', { goals: talk })).toMatch(/^I cannot talk that over: /)
})

test('a hard time with a goal is met, and less of it would do', async () => {
  const goals = [goalRecord({ id: 'a', title: 'Finish the attic room for Ida' })]
  expect(await reply('I am overwhelmed with the attic', { goals })).toBe(
    'I am sorry, that sounds hard. Is there somebody you could tell about it today? For the attic room ten minutes would do today, or none.',
  )
})

test('which goal is to be dropped is for the person to weigh, by those that rest longest', async () => {
  const text = await reply('Which goal should I drop?')
  expect(text).toMatch(/^These have been without a check-in for longest:\n- “(?:.|\n)*\n\nI cannot talk that over/)
})

test('who looks whether anybody is there is greeted', async () => {
  for (const message of ['just checking youre there', 'are you there?'])
    expect(await reply(message)).toMatch(/always here/)
})

test('of two questions none is passed over, and “it” is what the message names before', async () => {
  const goals = [goalRecord({ id: 't', title: 'Give a talk', targetDate: '2027-01-08' })]
  const asked = 'I said yes to the talk rather fast. When is it, and which part of it falls due first?'
  expect(await reply(asked, { goals })).toMatch(/^“Give a talk” stands at 25%.* It is due Fri 8 Jan 2027/)
  expect(await reply('how often did I swim? + my best streak')).toMatch(/I did not look for “my best streak”\.$/)
})

test('what is whole only with the message before it is answered by none, and asked for whole', async () => {
  const turns = [{ text: 'how did I sleep in October, on average?', isFromUser: true }] as never
  for (const part of ['and in September?', 'and priya', 'how often did I see her?'])
    expect(await reply(part, { goals: [], turns })).toContain('ask it whole')
})

describe('what is asked and told in passing', () => {
  const attic = goalRecord({ id: 'a', title: 'Finish the attic room', progress: 85 })
  const half = goalRecord({ id: 'h', title: 'Run the bay half marathon', progress: 74 })

  test('a report that names a goal is not met with how it stands, and what asks of it is', async () => {
    const told = 'Two of the attic shelves are up, one more and the lamp to go'
    expect(await reply(told, { goals: [attic] })).toMatch(/keep it in your journal/)
    expect(await reply('so how much is left on the attic', { goals: [attic] })).toContain(
      '“Finish the attic room” stands',
    )
  })

  test('the longest of something is no goal', async () => {
    expect(await reply('What is the longest run I have done?', { goals: [half] })).not.toContain('stands at')
    expect(await reply('How is the run going?', { goals: [half] })).toContain('stands at')
  })

  test('goals without a date are asked for, and not those behind', async () => {
    const dated = goalRecord({ id: 'd', title: 'Give a talk', targetDate: '2027-01-08' })
    const undated = goalRecord({ id: 'u', title: 'Call Mam', targetDate: null })
    const asked = 'Which of my goals have no end date at all?'
    expect(await reply(asked, { goals: [dated, undated] })).toBe('Without a date: “Call Mam”.')
    expect(await reply(asked, { goals: [dated] })).toBe('Each of your goals has a date.')
  })

  test('what one feels asks nothing, and who could not breathe is met', async () => {
    expect(await reply('I feel like everything is landing on me at once')).not.toMatch(/nearest|not sure what you ask/)
    expect(await reply('couldnt breathe in the supermarket just now')).toMatch(/sorry/)
  })

  test.each([
    'hey, long day. what should I do tonight?',
    'god. that long. ok',
    'whats the next step there',
    'any tips for not panicking up there',
    'ugh so close and so far',
    'kind of terrified of the talk I said yes to',
    'everything else stays',
    'and what was the worst month of all of them',
  ])('“%s” is no hard moment and no cry', async (message) => {
    expect(await reply(message)).not.toMatch(/sorry|Are you safe|findahelpline/)
  })

  test('a bad day is met still, and a word of asking within what is told asks nothing', async () => {
    expect(await reply('what a shitty day')).toMatch(/sorry/)
    expect(await reply('ha not bad for someone who thought I stop in a week')).toMatch(/keep it in your journal/)
  })

  test('what is to be done first is of the goal that was asked about before', async () => {
    const step = { id: 's', title: 'Outline', isCompleted: false, completedAt: null, targetDate: null }
    const goals = [goalRecord({ id: 't', title: 'Give a talk', milestones: [step] }), goalRecord({ title: 'Swim' })]
    const turns = [{ text: 'when is the talk?', isFromUser: true, at: '2026-11-21T09:00:00.000Z' }]
    expect(await reply('what do I need to do first', { goals, turns })).toBe('Next: “Outline” for the talk.')
  })

  test('an entry that was heard is offered by one press', async () => {
    const heard: Proposal = { ...proposal, verb: 'entry.write', title: 'Entry: Fri 27 Nov', missing: ['mood'] }
    expect(await reply('did 14k with Aoife', { offers: { ordered: [], heard: [heard], refused: [] } })).toBe(
      'I can keep that in your journal: press Apply, or leave it. How was your energy, 1 to 5?',
    )
  })
})

test('a goal that is named goes before the one that was spoken of, and “that week” is no goal', async () => {
  const goals = [
    goalRecord({ id: 'p', title: 'Learn Portuguese', progress: 46 }),
    goalRecord({ id: 't', title: 'Give a talk', progress: 10 }),
  ]
  const turns = [{ text: 'How am I doing with the Portuguese?', isFromUser: true, at: '2026-11-21T09:00:00.000Z' }]
  expect(await reply('what would it take to finish the talk?', { goals, turns })).toContain('“Give a talk” stands')
  expect(await reply('what else have I got that week?', { goals, turns })).not.toContain('stands at')
})
