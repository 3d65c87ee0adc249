import { expect, test } from 'vitest'
import { personaOf } from '@/lib/server/coach/personas/personas'
import { chatContext } from '@/tests/support/coach-context'
import { composeReply } from './compose-reply'
import { recordCases } from './records.cases'

const PERSONAS = ['elon', 'jesus', 'marcus', 'maya'] as const

/** What every one of some coaches answers, on a Friday in November. */
function answers(message: string, record: keyof typeof recordCases = 'runner'): string[] {
  return PERSONAS.map((selectedLeader) =>
    composeReply(
      chatContext({
        ...recordCases[record],
        now: new Date('2026-11-20T15:00:00Z'),
        timeZone: 'Europe/Vienna',
        persona: personaOf({ selectedLeader, customCoachName: '', customCoachStyle: '', customCoachPrompt: '' }),
        message,
      }),
    ),
  )
}

const asked: [message: string, ...told: RegExp[]][] = [
  [
    'How does this month compare to last month?',
    /3 check-ins this month/,
    /2 check-ins in October/,
    /half marathon”: up 20 points this month, up 10 points in October/,
  ],
  ['this month against last', /3 check-ins this month/],
  [
    'this week vs last week?',
    /1 check-in this week/,
    /2 check-ins last week/,
    /2 journal entries/,
    /up 8 points this week, up 12 points last week/,
  ],
  ['How many days until Christmas?', /35 days/, /Friday, 25 December/],
  ['how many days till the end of the year', /41 days/],
  ['days until easter', /128 days/, /28 March 2027/],
  ['how many weeks until 11 April?', /20\.3 weeks|20 weeks/, /142 days/],
  ['how many days until my birthday?', /(?:know|told).*when your birthday is/],
  ['What did I write about sleep?', /Tuesday, energy 2 of 5: “Slept badly, skipped the run”/],
  ['what did I write about Ines?', /“Ines”/, /search/i],
  ['Which goal is furthest behind?', /Save 5,000 euros/, /half marathon/],
  ["What's my average energy in March?", /fourteen days/, /Insights/],
  ['what was my average energy this week', /3\.0 of 5/],
  ['how many journal entries did I write this week?', /2 journal entries/],
  ['which goal did I move most last month', /half marathon.*up 10 points in October/],
  ['how many points did I gain on the half marathon this month', /up 20 points/],
  ['what did I do on Wednesday?', /Wednesday, 18 November/, /up 8 points/],
  ['how many goals have I completed this year?', /no missions (?:closed|completed)/i, /Goals/],
  ['What day of the week is my deadline?', /Wednesday/],
  ['Which goal did I finish in October?', /no missions (?:closed|completed)/i],
  ['On which days did I skip the half marathon?', /cannot|No record/, /half marathon” in fourteen days/],
  ['What was my mood last week compared with this week?', /of 5 from \d entr/, /this week/, /last week/],
  ['How much do I need to save each month?', /Save 5,000 euros.*5 days.*1,900 euros/],
  ['How much do I need to save every day?', /380 euros a day/],
  ['How many words a day do I have to write?', /no open mission|None of your|No open mission/],
  ['how many times did I mention sleep this month?', /Tuesday, energy 2 of 5: “Slept badly/],
  ['How many weeks are left until the half marathon?', /20\.3 weeks|142 days/],
  ['Which day of the week is my mood best?', /two weeks|too few/i],
  ["what's your evidence?", /Save 5,000 euros/, /20 October/],
]

test.each(asked)('%s', (message, ...told) => {
  for (const text of answers(message)) for (const words of told) expect(text).toMatch(words)
})

test('a question about a period is one about the goal it names, and nothing is made up of an empty record', () => {
  for (const text of answers('November against October for the half marathon'))
    expect(text).not.toMatch(/Read 12 books/)
  for (const text of answers('this month against last', 'empty')) expect(text).toMatch(/no check-ins this month/i)
  for (const text of answers('How many goals did I complete this month?', 'crowded'))
    expect(text).toMatch(/1 mission.*Learn to swim/)
})

test('whoever calls themselves a failure over a closed mission is not congratulated on it', () => {
  for (const text of answers('I feel like a failure. I never learned to swim properly.', 'crowded'))
    expect(text).not.toMatch(/You finished|deserves to hear|it is done/)
})
