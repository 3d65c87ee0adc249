import { standardDeviation } from 'simple-statistics'
import { drawDays } from '@/lib/server/experiments/draw-days'
import { isFound, weighDays } from '@/lib/server/experiments/weigh-days'
import { seededRandom } from '@/lib/server/seeded-random'
import { type Figure, shareFigure } from './figure'

const MISSED = 0.05
const WEEKDAYS = 0.3
/** What rounding to whole steps adds to how days differ. */
const ROUNDING = 1 / Math.sqrt(12)

/** How often a deed is found to help people for whom it does, and those for whom it does nothing. */
export function experimentFigures(people: number): Figure[] {
  const found = (effect: number, length: number) =>
    Array.from({ length: people }, (_, person) => isFoundFor(person, effect, length)).filter(Boolean).length
  const lasting = (effect: number) =>
    Array.from({ length: people }, (_, person) => isFoundInMoods(person, effect, 42)).filter(Boolean).length
  return [
    shareFigure('42 days, no effect: it is said to help', found(0, 42), people, { most: 0.05 }),
    shareFigure('28 days, no effect: it is said to help', found(0, 28), people, { most: 0.05 }),
    shareFigure('42 days, d = 0.8: it is found', found(0.8, 42), people, { least: 0.8 }),
    shareFigure('28 days, d = 0.8: it is found', found(0.8, 28), people, { least: 0.6 }),
    shareFigure('42 days, moods that last, no effect: it is said to help', lasting(0), people, { most: 0.05 }),
    // A figure to be read: no bar was set for these people, and it is under the one of the first.
    {
      name: '42 days, moods that last, d = 0.8: it is found',
      value: `${((100 * lasting(0.8)) / people).toFixed(1)} % of ${people}`,
    },
  ]
}

/**
 * One made-up person through one experiment: energy from 1 to 5 in whole steps, with weekdays and a season of their own,
 * some days without an entry. The effect is in deviations of the days as they are written down.
 */
function isFoundFor(person: number, effect: number, length: number): boolean {
  const random = seededRandom(person * 7 + 1)
  const seed = person * 10_007
  const weekdays = Array.from({ length: 7 }, () => WEEKDAYS * random.normal())
  const season = { size: random.between(0.2, 0.8), from: random.between(0, 2 * Math.PI) }
  const deviation = random.between(0.6, 1)
  const plain = Array.from({ length }, (_, at) => {
    return 3 + (weekdays[at % 7] ?? 0) + season.size * Math.sin((2 * Math.PI * at) / 365 + season.from)
  })
  const shift = effect * Math.hypot(deviation, standardDeviation(plain), ROUNDING)
  const days = drawDays(length, seed).map((on, at) => {
    const energy = (plain[at] ?? 0) + deviation * random.normal() + (on ? shift : 0)
    return { on, outcome: random.uniform() < MISSED ? null : Math.min(5, Math.max(1, Math.round(energy))) }
  })
  const weighed = weighDays(days, seed)
  return weighed !== null && isFound(weighed)
}

/** How much of a day's mood is the day before's, at most; how often a low and another day goes without an entry. */
const MOST_CARRIED = 0.7
const MISSED_LOW = 0.3
const MISSED_ELSE = 0.05

/**
 * The same by other assumptions: moods that last from day to day, no weekdays and no season, and entries that are missing
 * above all on low days. The effect is in deviations of the moods.
 */
function isFoundInMoods(person: number, effect: number, length: number): boolean {
  const random = seededRandom(person * 13 + 5)
  const seed = person * 30_011
  const carried = random.between(0.2, MOST_CARRIED)
  const usual = random.between(2.6, 3.4)
  const deviation = random.between(0.6, 1)
  const shift = effect * Math.hypot(deviation, ROUNDING)
  let mood = random.normal()
  const days = drawDays(length, seed).map((on) => {
    mood = carried * mood + Math.sqrt(1 - carried ** 2) * random.normal()
    const energy = Math.min(5, Math.max(1, Math.round(usual + deviation * mood + (on ? shift : 0))))
    return { on, outcome: random.uniform() < (energy <= 2 ? MISSED_LOW : MISSED_ELSE) ? null : energy }
  })
  const weighed = weighDays(days, seed)
  return weighed !== null && isFound(weighed)
}
