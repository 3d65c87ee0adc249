import { addDays, weekdayOf } from '@/lib/contract/calendar'
import { type Day, type Factor, tellingFactors } from '@/lib/server/insights/patterns/weigh-factors'
import { seededRandom } from '@/lib/server/seeded-random'
import { atOnce } from '@/lib/server/take-turns'
import { type Figure, shareFigure } from './figure'

const LENGTH = 365
const FROM = '2025-01-06'
const WORDS = 100
const WEEKDAYS = 0.3

/** How often a year of a made-up person shows what goes with energy: where nothing does, and where one of 101 things does. */
export function patternFigures(people: number): Figure[] {
  const years = (effect: number) => Array.from({ length: people }, (_, person) => yearOf(person, effect))
  const [idle, helped] = [years(0), years(0.8)]
  const sum = (all: readonly Year[], of: (year: Year) => number) => all.reduce((total, year) => total + of(year), 0)
  const wrong = sum(helped, (year) => year.wrong)
  return [
    shareFigure(
      'nothing goes with energy: something is said to',
      idle.filter((year) => year.wrong > 0).length,
      people,
      {
        most: 0.05,
      },
    ),
    shareFigure(
      '… of all that was compared, hints',
      sum(idle, ({ hints }) => hints),
      people * (WORDS + 1),
      { most: 0.05 },
    ),
    shareFigure('d = 0.8 on one day in seven: it is found', helped.filter(({ right }) => right).length, people, {
      least: 0.7,
    }),
    shareFigure('… of all that is said there, wrong', wrong, wrong + helped.filter(({ right }) => right).length, {
      most: 0.1,
    }),
  ]
}

type Year = { wrong: number; right: boolean; hints: number }

/** Moods that last, a season, weekdays of one's own; words that come by chance, in runs, or on the same weekday. */
function yearOf(person: number, effect: number): Year {
  const random = seededRandom(person * 17 + 3)
  const weekdays = Array.from({ length: 8 }, () => WEEKDAYS * random.normal())
  const season = { size: random.between(0, 0.6), from: random.between(0, 2 * Math.PI) }
  const [carried, deviation, written] = [random.between(0.1, 0.6), random.between(0.6, 1), random.between(0.5, 0.95)]
  const dates = Array.from({ length: LENGTH }, (_, at) => addDays(FROM, at))
  const helps = new Set(dates.filter(() => random.uniform() < 1 / 7))
  let mood = random.normal()
  const days: Day[] = dates.flatMap((date, at) => {
    mood = carried * mood + Math.sqrt(1 - carried ** 2) * random.normal()
    const plain =
      3.2 + (weekdays[weekdayOf(date)] ?? 0) + season.size * Math.sin((2 * Math.PI * at) / 365 + season.from)
    const energy = plain + deviation * mood + (helps.has(date) ? effect * deviation : 0)
    return random.uniform() < written ? { date, energy: Math.min(5, Math.max(1, Math.round(energy))) } : []
  })
  const factors: Factor<string>[] = [{ what: 'helps', days: helps }]
  for (let at = 0; at < WORDS; at++) factors.push({ what: `word ${at}`, days: wordDays(dates, at, random) })
  const told = atOnce(tellingFactors(days, factors))
  const sure = told.filter(({ isSure }) => isSure)
  const isWrong = ({ what }: { what: string }) => what !== 'helps' || effect === 0
  return {
    right: sure.some(({ what, on, off }) => what === 'helps' && on > off),
    wrong: sure.filter(isWrong).length,
    hints: told.filter((one) => !one.isSure && isWrong(one)).length,
  }
}

function wordDays(dates: readonly string[], at: number, random: ReturnType<typeof seededRandom>): Set<string> {
  const often = random.between(0.03, 0.3)
  const weekday = 1 + Math.floor(random.uniform() * 7)
  let isOn = false
  return new Set(
    dates.filter((date) => {
      if (at % 3 === 0) return random.uniform() < often
      if (at % 3 === 1) return weekdayOf(date) === weekday ? random.uniform() < 0.8 : random.uniform() < 0.03
      // In runs: an illness, a journey, a project.
      isOn = isOn ? random.uniform() < 0.75 : random.uniform() < often / 4
      return isOn
    }),
  )
}
