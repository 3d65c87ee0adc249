import { describe, expect, it } from 'vitest'
import { markWords } from '@/lib/contract/mark-words'
import { expectLinear } from '@/tests/support/processor-time'
import { marksIn } from './check-reply'
import laterTwins from './later-twins.json'
import known from './strangers-known.json'
import strangersTold from './strangers-told.json'
import strangers from './strangers-twins.json'
import told from './told.json'
import twins from './twins.json'

type Asked = { question?: string; tools?: string | null }
const tools: Record<string, string> = told.tools

function marked(reply: string, { question = '', tools: name = null }: Asked = {}): string[] {
  const looked = name === null ? '' : (tools[name] ?? '')
  return marksIn(reply, { prompt: told.prompt, tools: looked, question, today: told.today }).map(({ quote }) => quote)
}

/** Twins that are told apart wrongly today, by the sentence. A change that adds one is seen here. */
const KNOWN = {
  lost: [] as string[],
  missed: [
    'Four ports are left of the ten, as seven of ten are live.',
    'Three of four passports are renewed: 75% today.',
    'You told me on 15 November that Daniel coaches the school team.',
  ],
}

describe('sixty sentences about a life, and their false twins', () => {
  it('keeps the true ones unmarked', () => {
    expect(twins.filter((twin) => marked(twin.true, twin).length > 0).map((twin) => twin.true)).toEqual(KNOWN.lost)
  })

  it('marks the false ones', () => {
    expect(twins.filter((twin) => marked(twin.false, twin).length === 0).map((twin) => twin.false)).toEqual(
      KNOWN.missed,
    )
  })

  it('meets its bar', () => {
    expect(twins).toHaveLength(60)
    expect(KNOWN.missed.length / 60).toBeLessThanOrEqual(0.05)
    expect(KNOWN.lost.length / 60).toBeLessThanOrEqual(0.05)
  })
})

/** Of two later sets, of 60 and 40, run once before anything was changed for them: 67 and 88 % stopped, 12 and 32 % lost. */
const LATER = {
  lost: [
    'Eleven minutes on 22 November, up from eight on 9 October. Four more to fifteen.',
    'Six weeks without a miss by 17 November, and 66% on the mission, up 8 points.',
  ],
  missed: [
    'Nearly: 3.9 in April against 3 in November 2025.',
    'December 2025, an average of 2 over 17 entries.',
    '9, one more than on the half marathon.',
    'Tuesday 17 and Friday 20 November.',
    'Yes. You finished eight books between 12 September and 17 November, against five between 20 July and 12 September.',
    'Energy went 3, 1, 2, 2, 4 over those five entries.',
    'Two: the Portuguese, 1.7% a week against 9.9%, and sleep, 10% against 8.8%.',
    'Seven alerts this week. The two that matter are Thursday at 14:00, one sentence for the talk, and Saturday at 07:00, the 18 km.',
    '61 on 55 days; the half marathon has nine, the cello six.',
  ],
}

describe('later twins: sums, months, weekdays, tables, other languages', () => {
  it('keeps the true ones unmarked', () => {
    expect(laterTwins.filter((twin) => marked(twin.true, twin).length > 0).map((twin) => twin.true)).toEqual(LATER.lost)
  })

  it('marks the false ones', () => {
    expect(laterTwins.filter((twin) => marked(twin.false, twin).length === 0).map((twin) => twin.false)).toEqual(
      LATER.missed,
    )
  })
})

/** Run once before anything was changed for them: 88 % stopped, 60 % lost. What is told wrongly today stands by name. */
describe('sixty replies of a stranger’s, each of several sentences', () => {
  const tools: Record<string, string> = strangers.tools
  const isMarked = (reply: string, { question, tools: calls }: { question: string; tools: string }) => {
    const { today, prompt } = strangersTold
    const told = { prompt: `${prompt}\n${question}`, tools: tools[calls] ?? '', question, today }
    return marksIn(reply, told).length > 0
  }

  it('loses no more of the true ones', () => {
    expect(strangers.twins.filter((twin) => isMarked(twin.true, twin)).map((twin) => twin.true)).toEqual(known.lost)
  })

  it('misses no more of the false ones', () => {
    expect(strangers.twins.filter((twin) => !isMarked(twin.false, twin)).map((twin) => twin.false)).toEqual(
      known.missed,
    )
  })
})

describe('a mark', () => {
  it('is a verbatim part of the reply, and says why', () => {
    const reply = 'Good. You ran on 3 of your last 5 Tuesdays. You wrote: “Never again will I run in the rain.”'
    const marks = marksIn(reply, { prompt: told.prompt, tools: '', question: 'Do I run?', today: told.today })
    expect(marks).toEqual([
      { quote: '“Never again will I run in the rain.”', why: markWords.quote },
      { quote: 'You ran on 3 of your last 5 Tuesdays', why: markWords.figure },
    ])
    for (const { quote } of marks) expect(reply).toContain(quote)
  })

  it.each([
    'Take fifteen minutes tonight and write the first sentence.',
    'How about two easy runs next week?',
    'Try it on Thursday at 18:30.',
  ])('stands under no plan of the coach: %s', (offer) => {
    expect(marked(offer)).toEqual([])
  })

  it('stands where a date and its weekday do not belong together', () => {
    expect(marked('You ran seventeen kilometres on Monday 19 November.')).toHaveLength(1)
    expect(marked('You ran seventeen kilometres on Thursday 19 November.')).toEqual([])
  })

  it.each([
    '“proper cold … under three blankets”',
    '"PROPER COLD. Lay on the sofa"',
    '“Proper cold – lay on the sofa”',
  ])('stands under no quotation that is written in another way: %s', (quote) => {
    expect(marked(`You wrote ${quote}.`)).toEqual([])
  })
})

describe('a reply that goes on', () => {
  const prompt = told.prompt.slice(-8_000)

  it.each([
    '12 of 34 and 56 of 78, 9% a week, 3 May. ',
    'you ran 7 km and ',
    'You ran 7.\n',
    '1,',
    'today ',
    '“aaa ',
    'twenty-',
    '5 of all the ',
  ])('is looked at in time: %j', async (shape) => {
    const run = (length: number) =>
      marksIn(shape.repeat(length / shape.length), { prompt, tools: '', question: 'How is it?', today: told.today })
    await expectLinear(run, 4_000)
  })
})
