import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerOf, resultFor } from '@/tests/support/check-in'
import { assessProgress } from './assess-progress'
import { type CaseGoal, progressCases, total } from './assess-progress.cases'
import { goalOf, ledger, ledgerClock, missOf, resultOf } from './ledger/ledger'

describe('a count', () => {
  const books: CaseGoal = {
    title: 'Read 12 books in a year',
    progress: 17,
    reading: 2,
    measure: total('books', 12),
  }
  const optionsFor = (response: string) => answerOf(books, response).ask?.options.map(({ value }) => value) ?? []

  it('of which all is said to be done asks whether it is, and offers no figure beside it', () => {
    for (const words of ['Finished all 12 books', 'Finished all of the books'])
      expect(optionsFor(words)).toEqual([12, 2])
    expect(optionsFor('all done')).toContain(12)
  })

  it('whose whole is told asks for that, and for none of its milestones', () => {
    const run: CaseGoal = {
      title: 'Run 100 km by spring',
      progress: 12,
      reading: 12,
      measure: total('km', 100),
      milestones: ['First 10 km', 'Halfway, 50 km', 'Last kilometre'],
    }
    const { ask, newProgress } = answerOf(run, 'I have now run 100 km, all done!')
    expect(newProgress === 100 || ask?.options[0]?.value === 100).toBe(true)
  })

  it('is not moved by a part of one, and offers neither that one nor such a part of all', () => {
    for (const words of ['About half of the third book', 'Half way through the third book']) {
      expect(answerOf(books, words).newProgress).toBe(17)
      expect(optionsFor(words)).toEqual([])
    }
    expect(answerOf(books, 'Finished the third book').newProgress).toBe(25)
  })
})

describe('a milestone', () => {
  const books: CaseGoal = {
    title: 'Read 12 books',
    progress: 42,
    milestones: ['Finish the first 3 books', 'Half of the shelf'],
  }
  const novel: CaseGoal = { title: 'Write a novel', progress: 30, milestones: ['Outline', 'Send it to an agent'] }

  it('is not asked about where only a word of its goal is said', () => {
    expect(resultFor(books, 'Had a lovely quiet evening with my book, it felt good')).toBe('stays')
  })

  it('of which half is told offers no share of the goal below where that stands', () => {
    const attic: CaseGoal = { title: 'Finish the attic room', progress: 85, milestones: ['Shelves and the lamp'] }
    const { ask } = answerOf(attic, 'Two of the four shelves are up')
    expect((ask?.options ?? []).every(({ progress }) => progress === undefined || progress >= 85)).toBe(true)
  })

  it('that is ticked and denied is told to be, and no denial counts as a win', () => {
    const piano: CaseGoal = {
      title: 'Learn the piano',
      progress: 67,
      milestones: ['Learn the first piece', 'Play it to a friend'],
      done: ['Learn the first piece'],
    }
    const denied = answerOf(piano, 'I have not learned the first piece yet')
    expect([denied.newProgress, denied.ask]).toEqual([67, undefined])
    expect(denied.reasoning).toMatch(/^“Learn the first piece” is ticked\. If it is not done, untick it/)
    expect(answerOf({ ...piano, done: [] }, 'I have not learned the first piece').reasoning).not.toMatch(
      /counts|ticked/,
    )
    expect(answerOf(piano, 'Learned the first piece, though I did not practise').reasoning).not.toContain('untick')
  })

  it('is ticked by its whole title and that it is done, and by no part of it', () => {
    expect(answerOf(books, 'Half of the shelf is done').milestoneIds).toEqual(['Half of the shelf'])
    expect(answerOf(novel, 'Send it to an agent: done').milestoneIds).toEqual(['Send it to an agent'])
    expect(answerOf(books, 'Half of the shelf is not done').milestoneIds).toBeUndefined()
    expect(answerOf(novel, 'done').milestoneIds).toBeUndefined()
  })
})

const sleep: CaseGoal = { title: 'Sleep seven hours, five nights a week', progress: 60 }

it.each(['two nights out of five, Finn was ill', 'only two nights this week', 'four nights of five'])(
  'of a rhythm with an amount each time no night is taken for an hour: %s',
  (response) => expect(['asks', 'stays']).toContain(resultFor(sleep, response)),
)

/** A part of the ledger, for time; `npm run eval -- progress` counts all. Each row is judged once, whichever test asks. */
const part = ledger.filter((_, at) => at % 4 === 0)
const judged = part.map((row) => ({
  row,
  assessment: assessProgress({ goal: goalOf(row), response: row.answer, ...ledgerClock }),
}))

describe('assessProgress', () => {
  for (const { goal: about, answers } of progressCases) {
    it.each(answers)(`${about.title}: %s`, (answer, result) => expect(resultFor(about, answer)).toEqual(result))
  }

  it(`makes of ${part.length} of the ledger's answers what stands there, its misses by name`, () => {
    const changed = judged.flatMap(({ row, assessment }) => {
      const is = resultOf(row, assessment)
      const isSame = is === row.is && missOf(row, is) === row.miss
      return isSame ? [] : [`${row.title} | ${row.progress} | ${row.answer}: is ${is}, was ${row.is}`]
    })
    expect(changed).toEqual([])
  })

  it('quotes verbatim, asks with one option that leaves all as it is, and moves nothing then', () => {
    for (const { row, assessment } of judged) {
      const { newProgress, ask, quote, reasoning } = assessment
      if (quote) expect(row.answer).toContain(quote)
      expect(reasoning).not.toBe('')
      if (!ask) continue
      expect(newProgress).toBe(row.progress)
      expect(ask.options.length, JSON.stringify(row)).toBeGreaterThanOrEqual(1)
      expect(ask.options.length, row.answer).toBeLessThanOrEqual(4)
      expect(ask.options.at(-1)?.label).toMatch(ask.options.length > 1 ? /^Leave it/ : /^About where it stood/)
    }
  })

  it('says why a figure is held back: it may mean one thing or another, or nothing here is counted by it', () => {
    const swim = (measure: CaseGoal['measure'], reading: number) =>
      answerOf({ title: 'Swim 1 km', ...(measure && { measure, reading }), progress: reading * 100 }, 'I swam 900 m')
        .reasoning
    const total = { kind: 'total', unit: 'km', format: 'number', start: 0, target: 1 } as const
    expect(swim(total, 0)).toBe('That may be 0.9 km done, or 0.9 km still to go. What does that make in all?')
    expect(swim(total, 0.5)).toBe('That may be 0.9 km in all, or 0.9 km more. What does that make in all?')
    expect(swim(undefined, 0)).toBe(
      'This goal counts no figure, so “I swam 900 m” alone does not move it. How far along is it now?',
    )
  })

  it('asks in place whether a figure counts, where it may, and calls nothing unclear that cannot be answered', () => {
    const measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
    const say = (words: string) => answerOf({ title: 'Read 12 books', measure, reading: 4, progress: 33 }, words)
    const { ask, newProgress } = say('skimmed 3 books')
    expect(newProgress).toBe(33)
    expect(ask).toEqual({
      words: 'Does “skimmed 3 books” count here?',
      kind: 'value',
      unit: 'books',
      options: [
        { label: 'It counts: 7 books', value: 7 },
        { label: 'It does not: leave it at 4 books', value: 4 },
      ],
    })
    for (const words of ['my sister read 3 books', 'I will read two books next week'])
      expect(say(words)).toEqual({ newProgress: 33, reasoning: 'Kept. It stays at 33%.' })
  })

  it('takes “4 of 12” of a goal of 12 for the whole, down too, and where it asks offers no more than stands there', () => {
    const measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
    const say = (reading: number, words: string) =>
      answerOf({ title: 'Read 12 books', measure, reading, progress: Math.round((100 * reading) / 12) }, words)
    expect(say(5, '4 of 12, I miscounted').values).toMatchObject([{ value: -1 }])
    expect(say(3, '4 of 12').values).toMatchObject([{ value: 1 }])
    expect(say(5, '4 of 12 left').values).toMatchObject([{ value: 3 }])
    expect(say(7, '4 of 12, I miscounted').ask?.options.map(({ value }) => value)).toEqual([4, 7])
    expect(say(5, 'read 2 of 12 this week').values).toMatchObject([{ value: 2 }])
  })

  it('says the plain sum', () => {
    const books: CaseGoal = { title: 'Read 12 books', progress: 25 }
    expect(answerOf(books, 'Finished the fourth last night').reasoning).toBe('4 of 12 books: 33%.')
    expect(answerOf({ title: 'Learn to draw', progress: 10 }, 'about 40% done').reasoning).toBe(
      'By what you say it is 40% done.',
    )
    expect(answerOf(books, 'Things are going well').reasoning).toBe('Kept. It stays at 25%.')
    const calm: CaseGoal = { title: 'Be calmer with the kids', progress: 25 }
    expect(answerOf(calm, 'breathed before answering, twice').reasoning).toBe('How far along is it now?')
  })

  it('meets a hard time of which nothing is told, and moves nothing', () => {
    const runs: CaseGoal = { title: 'Run a half marathon', progress: 74 }
    for (const words of ['Terrible week, my calf hurts', 'Awful week. Did two sad runs and then the calf went.']) {
      const told = answerOf(runs, words)
      expect(told.ask).toBeUndefined()
      expect(told.reasoning).toBe('That sounds like a hard stretch. Your answer is kept, and nothing moves: 74%.')
    }
  })

  it('meets a win without a figure as one, and no set-back', () => {
    const calm: CaseGoal = { title: 'Be calm with Rob', progress: 20 }
    const told = (words: string) => answerOf(calm, words).reasoning
    expect(told('I stayed calm when Rob shouted')).toBe('That counts, even though it stays at 20%.')
    expect(told('Not one good day')).toBe('Kept, with no step forward: it stays at 20%.')
    expect(told('I stayed angry all day')).toBe('Kept. It stays at 20%.')
    expect(told('Stayed angry, but did not shout')).toBe('How far along is it now?')
    expect(told('I snapped at him twice')).toMatch(/^(?:A set-back|That sounds like a hard stretch)\./)
    expect(told('Lost my temper with him')).toMatch(/^(?:A set-back|That sounds like a hard stretch)\./)
    expect(told('We had a fight about money')).toBe('A set-back. Where are you now?')
    // That none came is a win, and where a thing is to be left off nothing done is no failure.
    const counts = 'That counts, even though it stays at 20%.'
    expect(told('No row with Tom this week')).toBe(counts)
    expect(told('We argued but I stayed calm')).toMatch(/^That counts/)
    const quit: CaseGoal = { title: 'Quit smoking', progress: 20 }
    expect(answerOf(quit, "I haven't had a cigarette all week").reasoning).toBe(counts)
    expect(answerOf(quit, 'no smoking today').reasoning).toBe('Kept. It stays at 20%.')
    expect(answerOf(calm, 'did not try').reasoning).toBe('Kept, with no step forward: it stays at 20%.')
  })

  it('ticks a milestone that is told in full, and asks where a part of it is left or not told', () => {
    const milestones = ['Floorboards', 'Shelves and the lamp', 'The past tense, without looking', 'Slides']
    const attic: CaseGoal = { title: 'Finish the attic room', progress: 25, milestones, done: milestones.slice(0, 1) }
    expect(answerOf(attic, 'lamp is up and the shelves too').milestoneIds).toHaveLength(1)
    for (const words of [
      'put up the shelves, only the lamp is left',
      'The shelves are up! Only the lamp left now.',
      'past tense only, ten minutes',
      'one slide done',
      'the shelves and the lamp did not work out',
      'shelves and the lamp went badly',
    ]) {
      const { milestoneIds, ask } = answerOf(attic, words)
      expect(milestoneIds, words).toBeUndefined()
      expect(ask?.kind ?? 'none', words).toMatch(/milestones|share|none/)
    }
  })

  it('offers no figure that neither the answer nor the record tells', () => {
    const run: CaseGoal = { title: 'Run the half marathon in under two hours', progress: 74 }
    expect(answerOf(run, 'ran 6 km with Aoife today, calf fine').ask?.options).toEqual([
      { label: 'About where it stood: 74%', progress: 74 },
    ])
    const talk: CaseGoal = {
      title: 'Give a talk at the meetup',
      progress: 0,
      description: 'What a team learns when it moves ten ports.',
      milestones: ['Outline'],
    }
    const { newProgress, ask } = answerOf(talk, 'first port asked me about it')
    expect(newProgress).toBe(0)
    expect(JSON.stringify(ask ?? null)).not.toContain('port')
  })

  it('moves nothing by an answer in another language, and says so in it', () => {
    const books: CaseGoal = { title: 'Read 12 books', progress: 25 }
    expect(answerOf(books, 'Ich habe heute 5 von 12 gelesen, aber es geht nicht gut')).toEqual({
      newProgress: 25,
      reasoning: 'Leider antworte ich hier nur auf Englisch.',
    })
  })

  it('holds against odd input', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 0, max: 100 }), (response, progress) => {
        const { newProgress } = answerOf({ title: 'Read 12 books', progress }, response)
        return Number.isInteger(newProgress) && newProgress >= 0 && newProgress <= 100
      }),
      { numRuns: 200 },
    )
  })
})

describe('a milestone of which all telling words are told', () => {
  const half = {
    title: 'Run the bay half marathon in under two hours',
    progress: 74,
    milestones: ['18 km with the last five at race pace', 'Race day'],
  }
  const talk = { title: 'Give a talk', milestones: ['One sentence that says what it is about', 'Slides'] }
  it.each([
    [half, 'Ran 18 km this morning, the last five at race pace, felt strong', '18 km with the last five at race pace'],
    [talk, 'I have the one sentence that says what it is about', 'One sentence that says what it is about'],
  ])('is asked for by its name: %#', (about, response, milestone) => {
    const { ask, milestoneIds } = answerOf(about, response)
    const options = ask?.options.map(({ label }) => label) ?? []
    expect(milestoneIds?.includes(milestone) || options[0] === `“${milestone}” is done`).toBe(true)
    expect(options.join()).not.toMatch(/hours/)
  })
  it('is not, where it is told to come', () => {
    const { ask } = answerOf(talk, 'Tomorrow I write the one sentence that says what it is about')
    expect(ask?.options.some(({ label }) => label.includes('is done')) ?? false).toBe(false)
  })
})
