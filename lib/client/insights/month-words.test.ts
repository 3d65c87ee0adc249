import { expect, it } from 'vitest'
import { energyByWeekday, energyPicture, monthWords } from './month-words'

const move = { goalId: 'g', title: 'Read', domain: 'career', from: 0, to: 10, checkIns: 1, isCompleted: false } as const
const span = { from: '2026-11-01', to: '2026-11-30' }
const month = { ...span, daysWritten: 0, checkIns: 0, energy: null, goals: [], before: { energy: null } }

it('tells what was written, how often was checked in, and what moved', () => {
  expect(
    monthWords({
      ...span,
      daysWritten: 24,
      checkIns: 17,
      energy: 3.9,
      goals: [move, { ...move, isCompleted: true }],
      before: { energy: 3.6 },
    }),
  ).toEqual([
    'You wrote on 24 of 30 days and checked in 17 times.',
    'Your energy averaged 3.9, 0.3 above the month before. 2 goals moved; you completed “Read”.',
  ])
})

it('tells only what there is', () => {
  expect(monthWords({ ...month, checkIns: 1 })).toEqual(['You checked in once.', ''])
  expect(monthWords({ ...month, daysWritten: 1, energy: 3, before: { energy: 3 } })).toEqual([
    'You wrote on 1 of 30 days.',
    'Your energy averaged 3.0, the same as the month before.',
  ])
  expect(monthWords({ ...month, daysWritten: 2, energy: 2, before: { energy: 2.5 } })[1]).toBe(
    'Your energy averaged 2.0, 0.5 below the month before.',
  )
  expect(monthWords({ ...month, goals: [move, move] })).toEqual([
    'You wrote nothing and did not check in.',
    '2 goals moved.',
  ])
  expect(monthWords({ ...month, goals: [{ ...move, isCompleted: true }] })[1]).toBe('You completed “Read”.')
})

it('says of a month that is running that it is, and beside what it stands', () => {
  expect(monthWords({ ...month, daysWritten: 2, energy: 3, before: { energy: 3.5 } }, true)).toEqual([
    'You wrote on 2 of 30 days so far.',
    'Your energy averaged 3.0, 0.5 below the same days of the month before.',
  ])
  const three = [move, { ...move, isCompleted: true }, { ...move, isCompleted: true }]
  expect(monthWords({ ...month, goals: three })[1]).toBe('3 goals moved; you completed 2\u00a0of\u00a0them.')
})

it('tells the picture by its highest and lowest days', () => {
  const day = (date: string, mean: number) => ({ date: `2026-11-${date}`, mean, entries: 1 })
  const days = [day('03', 2), day('04', 5), day('05', 5), day('06', 5), day('07', 3.5)]
  expect(energyPicture(days, '2026-11-27')).toBe(
    'Your energy reached 5 on 4 Nov, 5 Nov and 6 Nov, and fell to 2 on 3 Nov.',
  )
  expect(energyPicture([day('03', 4), day('04', 4)], '2026-11-27')).toBe('')
  expect(energyPicture([], '2026-11-27')).toBe('')
})

it('averages each weekday by the days that were written on, and tells nothing of a few', () => {
  // From Monday 2 November on.
  const days = Array.from({ length: 8 }, (_, at) => ({
    date: `2026-11-${String(at + 2).padStart(2, '0')}`,
    mean: at === 7 ? 5 : 2,
    entries: 1,
  }))
  expect(energyByWeekday(days.slice(0, 6))).toEqual([])
  const [monday, tuesday] = energyByWeekday(days)
  expect(monday).toEqual({ name: 'Monday', energy: 3.5, days: 2 })
  expect(tuesday).toEqual({ name: 'Tuesday', energy: 2, days: 1 })
})

it('counts no goal as moved that stands where it stood', () => {
  const still = { ...move, from: 10, to: 10 }
  expect(monthWords({ ...month, goals: [move, still] })[1]).toBe('1 goal moved.')
  expect(monthWords({ ...month, goals: [still] })[1]).toBe('')
})
