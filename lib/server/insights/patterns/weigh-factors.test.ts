import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '@/lib/contract/calendar'
import { seededRandom } from '@/lib/server/seeded-random'
import { atOnce } from '@/lib/server/take-turns'
import { type Day, type Factor, tellingFactors } from './weigh-factors'

const dates = Array.from({ length: 280 }, (_, at) => addDays('2026-01-05', at))
const random = seededRandom(7)
/** Moods that differ by chance alone. */
const chance = new Map(dates.map((date) => [date, random.normal() * 0.6]))
const days = (energyOf: (date: string, at: number) => number): Day[] =>
  dates.map((date, at) => ({ date, energy: Math.min(5, Math.max(1, energyOf(date, at) + (chance.get(date) ?? 0))) }))
const factor = (what: string, isOn: (date: string, at: number) => boolean): Factor<string> => ({
  what,
  days: new Set(dates.filter(isOn)),
})
const told = (all: readonly Day[], ...factors: Factor<string>[]) => atOnce(tellingFactors(all, factors))

const every =
  (count: number, from = 0) =>
  (_: string, at: number) =>
    at % count === from
/** The other half: what is mere chance. */
const others = [4, 5, 7, 8, 10].map((count) => factor(`each ${count} days`, every(count, 1)))

test('what goes with more energy is sure, with the means of both sides', () => {
  const swim = factor('swim', every(9))
  const [only, more] = told(
    days((_, at) => 3 + (at % 9 === 0 ? 1 : 0)),
    swim,
    ...others,
  )
  expect(only).toMatchObject({ what: 'swim', isSure: true, days: 32, others: 248 })
  expect((only?.on ?? 0) - (only?.off ?? 0)).toBeCloseTo(1, 0)
  expect(more?.isSure ?? false).toBe(false)
})

test('what fell into a good summer is no reason of it', () => {
  const isSummer = (at: number) => at >= 112 && at < 196
  const inSummer = factor('ice cream', (_, at) => isSummer(at) && at % 2 === 0)
  const energies = days((_, at) => (isSummer(at) ? 4.2 : 2.8))
  expect(told(energies, inSummer, ...others).filter(({ isSure }) => isSure)).toEqual([])
})

test('what falls on the same weekday is no reason of it, and the weekday is told', () => {
  const isSunday = (date: string) => weekdayOf(date) === 7
  const church = factor('church', isSunday)
  const energies = days((date) => (isSunday(date) ? 4.2 : 3))
  expect(told(energies, church, ...others).filter(({ isSure }) => isSure)).toEqual([])
  expect(told(energies, { ...church, isOfWeek: true }, ...others)[0]).toMatchObject({ what: 'church', isSure: true })
})

test('days in a row tell less than as many apart, where moods last', () => {
  const mood = seededRandom(11)
  let last = 0
  const lasting = days(() => {
    last = 0.85 * last + Math.sqrt(1 - 0.85 ** 2) * mood.normal()
    return 3 + 0.9 * last
  })
  const runs = Array.from({ length: 20 }, (_, start) =>
    factor(`from ${start}`, (_date, at) => at >= start * 12 && at < start * 12 + 10),
  )
  expect(told(lasting, ...runs).filter(({ isSure }) => isSure)).toEqual([])
})

test('of few days, and of a difference that nobody would notice, nothing is told', () => {
  const once = factor('a holiday', (_, at) => at % 40 === 0)
  expect(once.days.size).toBe(7)
  expect(
    told(
      days((_, at) => 3 + (at % 40 === 0 ? 2 : 0)),
      once,
    ),
  ).toEqual([])
  const often = factor('tea', every(2))
  const flat: Day[] = dates.map((date, at) => ({ date, energy: 3 + (at % 2 === 0 ? 0.2 : 0) }))
  expect(told(flat, often)).toEqual([])
})
