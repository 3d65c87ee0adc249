import { describe, expect, test } from 'vitest'
import { readText } from '../text'
import type { QuestionContext } from './question-context'
import { goesOn, isRecordQuestion, readQuestion } from './read-question'

const goal = { tags: [], milestones: [] }
const context: QuestionContext = {
  now: new Date('2026-11-22T12:00:00Z'),
  timeZone: 'Europe/London',
  goals: [
    { ...goal, id: 'loft', title: 'Convert the loft', milestones: [{ title: 'Insulate the roof' }] },
    { ...goal, id: 'run', title: 'Run 500 km', measure: { unit: 'km', kind: 'total' } },
    { ...goal, id: 'scales', title: 'Get down to 80', measure: { unit: 'kg', kind: 'level' } },
  ],
}

function readCase(question: string, own: QuestionContext = context): string {
  const read = readQuestion(question, own)
  if ('notUnderstood' in read) return `not ${Object.keys(read.notUnderstood).join()}`
  const { limit: _, of, give, ...query } = read.query
  return `${give} ${of}${Object.keys(query).length > 0 ? ` ${JSON.stringify(query)}` : ''}`
}

describe('readQuestion', () => {
  test('what is asked of a distance is answered by no energy, and “or not” leaves nothing out', () => {
    const bare = { ...context, goals: [] }
    expect(readCase('How far did I run in November?', bare)).toBe('not where')
    expect(readCase('how often did i swim in may or not', bare)).toMatch(/^count entries {"about":"swim"/)
  })

  test('the difference between two stretches of days compares them', () => {
    const compared = readCase('Compare this week with last week')
    expect(compared).toContain('"against"')
    expect(readCase("What's the difference between this week and last week?")).toBe(compared)
  })

  test.each([
    ['How long have I been journaling?', 'first entries {}'],
    ['How long have I been writing here?', 'first entries {}'],
    ['What have you learned about me?', 'list memories'],
    ['When did I last swim?', 'last entries {"about":"swim","where":{"happened":true}}'],
    ['whats my average energy been last 2 weeks', 'mean entries {"when":{"from":"2026-11-09"},"what":"energy"}'],
    ['When did I last go rowing?', 'last entries {"about":"rowing","where":{"happened":true}}'],
    ['how many days in a row have i written', 'currentRun entries'],
    ['average energy in March', 'mean entries {"when":{"from":"2026-03-01","to":"2026-03-31"},"what":"energy"}'],
    ['how many km do I have left', 'left goals {"goal":"run"}'],
    ['How many headaches did I write of, and when was the last?', 'count entries {"about":"headaches"}'],
    ['How long did Rosa talk when I called her about the boat?', 'not where'],
    ['Which day of the year does Rosa have her birthday?', 'list entries {"about":"Rosa birthday"}'],
    ['actually one week', 'not question'],
    ['how many sundays in a row have i written', 'not when'],
    ['what happened last time i wrote that', 'not about'],
    ['whats the next milestone on it and when', 'not about'],
    ['How was my energy next Tuesday?', 'not when'],
    ['what was my longest streak, and how do I stand now', 'not about'],
    ['which goals are due this year', 'not question'],
    ['Rosa is happier than me at the moment?', 'not question'],
    ['How many days did I write nothing in March?', 'not question'],
    ['did I ever go a week without writing', 'not question'],
    ['how many entries mention Rosa and when was the first', 'not about'],
    ['has my energy gone up since september', 'trend entries {"when":{"from":"2026-09-01"},"what":"energy"}'],
    [
      'average energy on days with Rosa versus days with Anna',
      'mean entries {"about":"Rosa","what":"energy","against":{"about":"Anna"}}',
    ],
    ['What is my longest run?', 'max values {"goal":"run","what":"value"}'],
    ['whats the furthest ive ever swum', 'not goal'],
    ['which was the fastest day of the year', 'not where'],
    ['slowest week since may', 'not goal'],
    ['On what date did I put my name down for the run?', 'not question'],
    ["what's left on the loft?", 'list milestones {"where":{"status":"open"},"goal":"loft"}'],
    ['furthest run in one go', 'max values {"goal":"run","what":"value"}'],
    [
      'how has my weight changed since March',
      'change values {"when":{"from":"2026-03-01"},"goal":"scales","what":"value"}',
    ],
    ['when is the loft due', 'due goals {"goal":"loft"}'],
    ['what time is my physio', 'first alerts {"about":"physio","when":{"from":"2026-11-22"}}'],
    ['on how many days was my energy 5?', 'days entries {"where":{"energy":{"min":5,"max":5}}}'],
    [
      'what did I say about Easter last year',
      'list entries {"about":"Easter","when":{"from":"2025-01-01","to":"2025-12-31"}}',
    ],
    ['hows october been so far', 'mean entries {"when":{"from":"2026-10-01","to":"2026-10-31"},"what":"energy"}'],
    ['what did I jot down about the loft', 'list entries {"about":"loft"}'],
    ['is there an alert for the water bill?', 'list alerts {"about":"water bill","when":{"from":"2026-11-22"}}'],
    ['anything past its date?', 'list alerts {"when":{"to":"2026-11-21"},"where":{"status":"open"}}'],
    ['how many km did I run this year', 'sum values {"when":{"from":"2026-01-01"},"goal":"run","what":"value"}'],
    [
      'total km June to August',
      'sum values {"when":{"from":"2026-06-01","to":"2026-08-31"},"goal":"run","what":"value"}',
    ],
    [
      'how many km in May, June and July',
      'sum values {"when":{"from":"2026-05-01","to":"2026-07-31","months":[5,6,7]},"goal":"run","what":"value"}',
    ],
    [
      'how many km over the summer, june july and august added up',
      'sum values {"when":{"from":"2026-06-01","to":"2026-08-31","months":[6,7,8]},"goal":"run","what":"value"}',
    ],
    [
      'total km in March and May',
      'sum values {"when":{"from":"2026-03-01","to":"2026-05-31","months":[3,5]},"goal":"run","what":"value"}',
    ],
    ['biggest hole in my journal', 'longestGap entries'],
    ['most km in one day', 'max values {"goal":"run","what":"value"}'],
    ['What did I write about my knee since I moved?', 'not when'],
    ['How many pages have I read?', 'not goal'],
    ['Should I quit my job?', 'not question'],
    // No calendar tells the day of a deed, and how something was before another asks for no order.
    ['what did I do on the day of the launch', 'not when'],
    ['what did I write on the day I ran 17 km', 'not question'],
    ['how did I sleep before the launch', 'list entries {"about":"sleep launch"}'],
    // What others said stands in no talk with the coach.
    ['what did Conor say about my calf?', 'list entries {"about":"Conor calf"}'],
    // What leaves out a word that names something is another question.
    ['which habit am i worst at', 'not by'],
    ['who do I mention the most', 'not about'],
    ['did i ever thank you', 'not about'],
    ['is my energy lower before my period', 'not when'],
    ['second half of August compared to first half', 'not against'],
    ['how will my energy be on Friday', 'not when'],
    ['what made me happy lately', 'list entries {"when":{"from":"2026-10-24"},"where":{"energy":{"min":4}}}'],
    ['how many days was I a 1 or 2', 'days entries {"where":{"energy":{"max":2}}}'],
    ['how many 5s this year', 'count entries {"when":{"from":"2026-01-01"},"where":{"energy":{"min":5,"max":5}}}'],
    // Every word that tells something is looked for.
    ['kitchen dancing last time?', 'last entries {"about":"kitchen dancing"}'],
    ['when did my back start hurting', 'first entries {"about":"back hurting"}'],
    [
      'more lifting in jan or feb (times)',
      'count entries {"about":"lifting","when":{"from":"2026-01-01","to":"2026-01-31"},"against":{"when":{"from":"2026-02-01","to":"2026-02-28"}}}',
    ],
    ["i do go on about Orla don't i, how many times have i written about her", 'count entries {"about":"Orla"}'],
    ['energy between may and july', 'mean entries {"when":{"from":"2026-05-01","to":"2026-07-31"},"what":"energy"}'],
    [
      'did you remind me about the tablets on Sunday?',
      'list alerts {"about":"tablets","when":{"from":"2026-11-15","to":"2026-11-15"}}',
    ],
    ['how was my week?', 'mean entries {"when":{"from":"2026-11-16"},"what":"energy"}'],
    ['what was in my week off?', 'not question'],
    ['how many goals do I have on the go', 'count goals {"where":{"status":"ongoing"}}'],
    ['when was the last time I felt 5 out of 5?', 'last entries {"where":{"energy":{"min":5,"max":5}}}'],
    ['longest I ever kept the diary up without a gap?', 'not question'],
    [
      'how many km did I run this year, and when was the last?',
      'sum values {"when":{"from":"2026-01-01"},"goal":"run","what":"value"}',
    ],
    [
      'how many entries in October vs September?',
      'count entries {"when":{"from":"2026-10-01","to":"2026-10-31"},"against":{"when":{"from":"2026-09-01","to":"2026-09-30"}}}',
    ],
    ['wich day of the week am I at my worst?', 'mean entries {"what":"energy","by":"weekday"}'],
    ['I swam today.', 'not question'],
    // One of two questions is no answer to both, and what is spoken of is not all that there is.
    ['How many entries was it?', 'not about'],
    ['how many entries in May, and is that most of them?', 'not about'],
    ['what was my worst day and what happened', 'min entries {"what":"energy"}'],
    ['What did I tell you about the loft in August?', /^list messages/],
    ['what did I answer about the loft in August?', /^list checkIns/],
    ['remind me to call Bob tomorrow', 'not question'],
  ])('%s', (question, query) => {
    expect(readCase(question)).toEqual(typeof query === 'string' ? query : expect.stringMatching(query))
  })

  test.each(['and last week?', 'And in October?', 'what about the lake?', 'june?', 'when did I last see her?'])(
    'answers nothing that is whole only with what was said before: %s',
    (question) => expect(readCase(question, context)).toBe('not question'),
  )

  test('tells a question about the record from other messages', () => {
    expect(isRecordQuestion('When did I last swim?')).toBe(true)
    expect(isRecordQuestion('Should I quit my job?')).toBe(false)
    expect(isRecordQuestion('I swam today.')).toBe(false)
  })

  test('takes no part of a long text for a question, however it is put together', () => {
    for (const part of ['"', 'when did i ', 'than or and ', 'longest ', 'last may since ', '\u{1F600}', "don't "]) {
      const text = part.repeat(Math.ceil(8_000 / part.length))
      const started = performance.now()
      const read = readQuestion(text, context)
      expect('query' in read || read.notUnderstood).toBeTruthy()
      expect(performance.now() - started).toBeLessThan(1_000)
    }
  })
})

test.each(['which plans held?', 'which experiments helped', 'show me my experiments', 'what plans do I have'])(
  'plans and experiments are looked for in no other rows: %s',
  (question) => expect(readCase(question)).toMatch(/^not /),
)

test.each(['what are my plans for tomorrow', 'what did I plan for the weekend', 'when do I plan to finish the loft'])(
  'a plan of a day is none: %s',
  (question) => expect(readCase(question)).not.toContain(' plans'),
)

test('a text without an end goes on with no question, and is not looked through for one', () => {
  const [short] = readText('and tomorrow').sentences
  const [long] = readText('and tomorrow '.repeat(600)).sentences
  expect([short, long].map((one) => one && goesOn(one, context))).toEqual([true, false])
  // Its tokens are not looked at: a slate would part each of them.
  const unread = { ...(long ?? { text: '', start: 0, end: 0, isQuestion: false }), tokens: { length: 1_200 } as never }
  expect(goesOn(unread, context)).toBe(false)
})
