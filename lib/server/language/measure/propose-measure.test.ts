import { describe, expect, it } from 'vitest'
import { proposeMeasure } from './propose-measure'
import { isRhythm } from './rhythm'

const propose = (title: string, description = '') =>
  proposeMeasure({ title, description, createdAt: '2026-11-22T11:00:00.000Z', timeZone: 'Europe/London' })

describe('proposeMeasure', () => {
  it.each([
    ['Read 12 books', '', 'total books 0 12'],
    ['Read twelve books this year', '', 'total books 0 12'],
    ['Read 12 books, one a month', '', 'total books 0 12'],
    ['Save £5,000', '', 'total £ 0 5000'],
    ['Save 3,000 euros for a tent', '', 'total € 0 3000'],
    ['Save £5k by May', '', 'total £ 0 5000'],
    ['Save up 2 grand', '', 'total  0 2000'],
    ['Lose 8 kg, started 92', '', 'level kg 92 84'],
    ['Lose 8 kg', 'I weigh 92 kg now.', 'level kg 92 84'],
    ['Lose 8 kg', '', 'total kg 0 8'],
    ['Lose 10 pounds', '', 'total lb 0 10'],
    ['92 -> 84 kg', '', 'level kg 92 84'],
    ['92 → 84 kg', '', 'level kg 92 84'],
    ['Drop from 100 kg to 85 kg', '', 'level kg 100 85'],
    ['Grow my newsletter from 200 to 1,000 subscribers', '', 'level subscribers 200 1000'],
    ['10k from 58:00 to 50:00', '', 'level time 3480 3000'],
    ['Pay off £11,400', '', 'level £ 11400 0'],
    ['Pay off $3,000 of credit card debt', '', 'level $ 3000 0'],
    ['pay off 11,400 of debt', '', 'level £ 11400 0'],
    ['Bench 100 kg, now 80', '', 'level kg 80 100'],
    ['Run 10 km without stopping', '', 'level km 0 10'],
    ['Weight: 92kg to 84kg', '', 'level kg 92 84'],
    ['Body fat from 18% to 12%', '', 'level % 18 12'],
    ['Raise my credit score from 610 to 720', '', 'level  610 720'],
    ['Typing speed 45 → 70 wpm', '', 'level wpm 45 70'],
    ['Chess rating 1450 to 1600', '', 'level  1450 1600'],
    ['Gain 6 kg, at 64 kg now', '', 'level kg 64 70'],
    ['Pay off my credit card', 'I owe £4,300.', 'level £ 4300 0'],
    ['House deposit', 'We need £40,000.', 'total £ 0 40000'],
    ['House deposit', 'The flat next door went for £300,000.', null],
    ['Save up 3k for Japan', '', 'total  0 3000'],
    ['100 pull-ups in total over the month', '', 'total pull-ups 0 100'],
    ['Swim 20 to 30 lengths', '', null],
    ['Win the 2027 local elections', '', null],
    ['Be more patient with my 3 kids', '', null],
    ['Run 500 km this year', '', 'total km 0 500'],
    ['Run 100 km', '', 'total km 0 100'],
    ['Practise violin for 50 hours', '', 'total hours 0 50'],
    ['Apply to 20 jobs', '', 'total jobs 0 20'],
    ['Cook 25 new recipes', '', 'total recipes 0 25'],
    ['Write a novel', '', null],
    ['Run 10 km', '', null],
    ['Sleep 8 hours', '', null],
    ['Walk 10,000 steps', '', null],
    ['Write 500 words a day', '', null],
    ['Save £200 a month', '', null],
    ['Gym 3x a week', '', null],
    ['Spend less than 2 hours on my phone', '', null],
    ['Get up at 6', '', null],
    ['Reach B2 in Spanish', '', null],
    ['Finish year 2 maths', '', null],
    ['Get fit before I turn 40', '', null],
    ['Learn to drive in 6 months', '', null],
    ['Finish the thesis by 30 June', '', null],
  ])('%s %s', (title, description, wanted) => {
    const measure = propose(title, description)?.measure
    expect(measure ? `${measure.kind} ${measure.unit} ${measure.start} ${measure.target}` : null).toBe(wanted)
  })

  it('says what it counts and where it stands', () => {
    expect(propose('Read 12 books by May')?.words).toBe('Counted in books, 0 of 12.')
    expect(propose('Save £5,000', 'I have £1,200 so far')).toMatchObject({
      reading: 1200,
      words: 'Counted in £, £1,200 of £5,000.',
    })
  })
})

describe('isRhythm', () => {
  it.each([
    'gym 3x a week',
    'call Mam on Sundays',
    'Dry January',
    'Meditate daily',
    'Run twice a week',
    'Write every morning',
  ])('is one: %s', (title) => expect(isRhythm(title)).toBe(true))
  it.each(['Read 12 books', 'Learn to drive in a year', 'Write a book', 'Plan a week in Rome'])(
    'is none: %s',
    (title) => expect(isRhythm(title)).toBe(false),
  )
})
