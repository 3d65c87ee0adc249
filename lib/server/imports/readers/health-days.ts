import 'server-only'
import { commonMessages } from '@/lib/contract/messages/common'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { invalid } from '@/lib/server/errors'
import { wordTable } from '@/lib/server/language/word-table'
import type { FoundFile, FoundGoal, FoundValue } from './found'
import { readDay } from './read-day'

type Attributes = Record<string, string>
/** What each device says of each day. */
type Days = Map<string, Map<number, number>>

/** A person has a few devices and some ten thousand days: beyond this it is no record of a person's. */
const MOST_SUMS = 200_000
const MOST_DEVICES = 1_000
const UNREAD_KEPT = 1_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const ASLEEP = /^HKCategoryValueSleepAnalysisAsleep/
const DISTANCE = /^HKQuantityTypeIdentifierDistance/

type Workout = { day: string; words: string[] }

/**
 * Gathers an Apple Health export by day. Phone and watch both count the same steps and nights, so that of each day the
 * device that says most is believed. Days are those that the export itself writes, in the phone's zone.
 */
export class HealthDays {
  readonly unread: FoundFile['unread'] = []
  /** Records of other kinds. */
  others = 0
  readonly #today: string
  readonly #steps: Days = new Map()
  readonly #asleep: Days = new Map()
  readonly #inBed: Days = new Map()
  readonly #weights = new Map<string, { at: string; value: number; unit: string }>()
  readonly #workouts = new Map<string, string[]>()
  /** A device's number by its name. A text of the file is a part of what was read with it, and would keep all of that. */
  readonly #devices = new Map<string, number>()
  #workout: Workout | null = null
  #sums = 0
  #line = 0

  constructor(today: string) {
    this.#today = today
  }

  take(name: string, attributes: Attributes): void {
    if (name === 'Record') this.#record(attributes)
    else if (name === 'Workout') this.#beginWorkout(attributes)
    else if (name === 'WorkoutStatistics' && DISTANCE.test(attributes.type ?? '')) {
      this.#workout?.words.push(...distance(attributes.sum, attributes.unit))
    }
  }

  end(name: string): void {
    if (name !== 'Workout' || !this.#workout) return
    const { day, words } = this.#workout
    this.#workout = null
    const met = this.#workouts.get(day) ?? []
    if (met.length < 20) met.push(ownText([...new Set(words)].join(', ')))
    this.#workouts.set(day, met)
    if (this.#workouts.size > MOST_SUMS) throw invalid({ file: [importFileMessages.field.importValues] })
  }

  #record(attributes: Attributes): void {
    this.#line++
    const { type, value = '', startDate = '', endDate = '', sourceName = '', unit = '' } = attributes
    if (type === 'HKQuantityTypeIdentifierStepCount') this.#add(this.#steps, startDate, sourceName, Number(value))
    else if (type === 'HKQuantityTypeIdentifierBodyMass') this.#weigh(startDate, Number(value), unit)
    else if (type === 'HKCategoryTypeIdentifierSleepAnalysis') this.#sleep(value, startDate, endDate, sourceName)
    else this.others++
  }

  #sleep(value: string, startDate: string, endDate: string, source: string): void {
    const ms = instantOf(endDate) - instantOf(startDate)
    const isIn = value.endsWith('InBed')
    if (!isIn && !ASLEEP.test(value)) return
    // A night belongs to the day on which one wakes.
    this.#add(isIn ? this.#inBed : this.#asleep, endDate, source, ms > DAY ? Number.NaN : ms / HOUR)
  }

  #weigh(startDate: string, value: number, unit: string): void {
    const day = this.#dayOf(startDate, value)
    if (day === null) return
    const met = this.#weights.get(day)
    if (!met || met.at <= startDate) this.#weights.set(day, { at: ownText(startDate), value, unit: ownText(unit) })
  }

  #beginWorkout(attributes: Attributes): void {
    this.#line++
    const {
      workoutActivityType = '',
      startDate = '',
      duration,
      durationUnit,
      totalDistance,
      totalDistanceUnit,
    } = attributes
    const day = this.#dayOf(startDate, 1)
    if (day === null) return
    const kind = workoutActivityType.replace('HKWorkoutActivityType', '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    const minutes = Math.round(Number(duration))
    const time = minutes > 0 ? [`${minutes} ${durationUnit === 'min' || !durationUnit ? 'min' : durationUnit}`] : []
    this.#workout = { day, words: [kind || 'Workout', ...time, ...distance(totalDistance, totalDistanceUnit)] }
  }

  #add(days: Days, date: string, source: string, value: number): void {
    const day = this.#dayOf(date, value)
    if (day === null) return
    const sources = days.get(day) ?? new Map<number, number>()
    const device = this.#deviceOf(source)
    if (!sources.has(device) && ++this.#sums > MOST_SUMS)
      throw invalid({ file: [importFileMessages.field.importValues] })
    sources.set(device, (sources.get(device) ?? 0) + value)
    days.set(day, sources)
  }

  #deviceOf(name: string): number {
    const known = this.#devices.get(name)
    if (known !== undefined) return known
    if (this.#devices.size >= MOST_DEVICES) throw invalid({ file: [importFileMessages.field.importValues] })
    this.#devices.set(ownText(name), this.#devices.size)
    return this.#devices.size - 1
  }

  #dayOf(date: string, value: number): string | null {
    const day = readDay(date, 'ymd')
    const isFigure = Number.isFinite(value) && value >= 0
    if (day !== null && isFigure && day <= this.#today) return day
    const why =
      day === null
        ? commonMessages.field.date
        : isFigure
          ? commonMessages.field.dateInFuture
          : importFileMessages.field.importFigure
    if (this.unread.length < UNREAD_KEPT) this.unread.push({ line: this.#line, why })
    return null
  }

  /** What was found, as goals that wait for the person to say where they go. */
  goals(): FoundGoal[] {
    const nights: Days = new Map([...this.#inBed, ...this.#asleep])
    const steps = valuesOf(this.#steps, (most) => Math.round(most) / 1_000)
    const sleep = valuesOf(nights, (most) => Math.round(most * 100) / 100)
    const weights = [...this.#weights].sort(byDay)
    const unit = weights.at(-1)?.[1].unit ?? ''
    const weight = weights.map(([date, one]) => ({ date, value: inUnit(one.value, one.unit, unit), note: '' }))
    const workouts = [...this.#workouts]
      .sort(byDay)
      .map(([date, words]) => ({ date, value: 1, note: words.join('; ').slice(0, 1_000) }))
    const base = { description: '', targetDate: null, isArchived: false, waits: true }
    const goals: FoundGoal[] = [
      {
        ...base,
        key: 'steps',
        title: 'Steps',
        measure: { kind: 'rhythm', unit: 'thousand steps', per: 'day', times: 8 },
        values: steps,
      },
      {
        ...base,
        key: 'weight',
        title: 'Weight',
        measure: { kind: 'level', unit, format: 'number', start: weight[0]?.value ?? 0, target: null },
        values: weight,
      },
      {
        ...base,
        key: 'sleep',
        title: 'Sleep',
        measure: { kind: 'rhythm', unit: 'h', per: 'day', times: 8 },
        values: sleep,
      },
      {
        ...base,
        key: 'workouts',
        title: 'Workouts',
        measure: { kind: 'rhythm', unit: '', per: 'week', times: 3 },
        values: workouts,
      },
    ]
    return goals.filter(({ values }) => values.length > 0)
  }
}

/** A text of its own, which keeps nothing else. */
function ownText(text: string): string {
  return Buffer.from(text).toString()
}

function byDay(one: [string, unknown], other: [string, unknown]): number {
  return one[0] < other[0] ? -1 : 1
}

function valuesOf(days: Days, rounded: (most: number) => number): FoundValue[] {
  return [...days]
    .sort(byDay)
    .map(([date, sources]) => ({ date, value: rounded(Math.max(...sources.values())), note: '' }))
}

const KILOGRAMS = wordTable<number>({ kg: 1, lb: 0.45359237, st: 6.35029318, g: 0.001 })

/** Weights that were written in another unit than the newest. */
function inUnit(value: number, from: string, to: string): number {
  const factor = (KILOGRAMS[from] ?? 1) / (KILOGRAMS[to] ?? 1)
  return from === to ? value : Math.round(value * factor * 100) / 100
}

function distance(sum: string | undefined, unit: string | undefined): string[] {
  const figure = Number(sum)
  return figure > 0 ? [`${Math.round(figure * 100) / 100} ${unit ?? ''}`.trim()] : []
}

/** `2024-03-01 22:10:00 +0100`, which is not quite ISO. */
function instantOf(written: string): number {
  const found = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)$/.exec(written)
  return found ? Date.parse(`${found[1]}T${found[2]}${found[3]}:${found[4]}`) : Number.NaN
}
