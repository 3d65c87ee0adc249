import 'server-only'
import { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import type { Rhythm } from '@/lib/contract/measure'
import { sumOf } from '@/lib/contract/measure-reading'
import { commonMessages } from '@/lib/contract/messages/common'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { storable } from '@/lib/contract/text'
import { wordTable } from '@/lib/server/language/word-table'
import { pause } from '@/lib/server/take-turns'
import { atMostTitle, keptRhythm, keptValues } from './at-most'
import { cutTo } from './cut-to'
import { addGoal, type FoundFile, type FoundMeasure, type FoundValue, nothingFound, type Reader } from './found'
import { readDay } from './read-day'

const figure = z.number().nullish().catch(null)
const words = z.string().nullish().catch(null)
const datapoint = z.object({
  value: z.number(),
  /** 20221203, the day by the goal's own deadline. */
  daystamp: words,
  timestamp: figure,
  comment: words,
  is_dummy: z.boolean().nullish().catch(null),
  is_initial: z.boolean().nullish().catch(null),
})
const goal = z.object({
  slug: z.string(),
  title: words,
  fineprint: words,
  goal_type: words,
  goalval: figure,
  goaldate: figure,
  rate: figure,
  runits: words,
  gunits: words,
  initval: figure,
  kyoom: z.boolean().nullish().catch(null),
  yaw: figure,
  /** The date, the value and the rate of the end, all three filled in. */
  mathishard: z.array(z.number().nullable()).nullish().catch(null),
  datapoints: z.array(z.unknown()).nullish().catch(null),
})
type BeeminderGoal = z.infer<typeof goal>

const SECOND = 1_000
const PER = wordTable({ d: 'day', w: 'week', m: 'month' } as const)

/** The goals in JSON of Beeminder's: one, a list, or a user with a list. */
export function beeminderGoals(value: unknown): BeeminderGoal[] {
  const list = Array.isArray(value) ? value : hasGoals(value) ? value.goals : [value]
  return list.flatMap((one) => {
    const read = goal.safeParse(one)
    return read.success && (read.data.datapoints || read.data.goal_type) ? [read.data] : []
  })
}

function hasGoals(value: unknown): value is { goals: unknown[] } {
  return typeof value === 'object' && value !== null && 'goals' in value && Array.isArray(value.goals)
}

/**
 * Beeminder's goals by how they are counted there: so much a day, week or month is a rhythm, so little of it the rhythm of
 * keeping under it, what adds up towards a value a total, anything else a level.
 */
export async function readBeeminder(goals: readonly BeeminderGoal[], reader: Reader): Promise<FoundFile> {
  const found = nothingFound('beeminder')
  let line = 0
  for (const one of goals) {
    const values: FoundValue[] = []
    for (const point of one.datapoints ?? []) {
      await pause()
      line++
      const read = datapoint.safeParse(point)
      const date = read.success ? dayOf(read.data, reader) : null
      if (!read.success || date === null)
        found.unread.push({
          line,
          where: one.slug,
          why: read.success ? commonMessages.field.date : importFileMessages.field.importFigure,
        })
      else if (date > reader.today) found.unread.push({ line, where: one.slug, why: commonMessages.field.dateInFuture })
      else if (!read.data.is_dummy && !read.data.is_initial)
        values.push({ date, value: read.data.value, note: cutTo(storable(read.data.comment ?? ''), limits.valueNote) })
    }
    values.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    const title = cutTo(storable(one.title || one.slug), limits.title) || one.slug
    const most = boundOf(one)
    if (most) {
      addGoal(found, {
        key: one.slug,
        title: atMostTitle(title, most.figure, unitOf(one), most.per),
        description: cutTo(storable(one.fineprint ?? ''), limits.description),
        measure: keptRhythm(most.per),
        targetDate: null,
        isArchived: false,
        waits: false,
        values: keptValues(values, most.figure, most.per, reader.today),
      })
      continue
    }
    const measure = measureOf(one, values)
    addGoal(found, {
      key: one.slug,
      title,
      description: cutTo(storable(one.fineprint ?? ''), limits.description),
      measure,
      targetDate: measure.kind === 'rhythm' ? null : dateOf(one),
      isArchived: false,
      waits: false,
      values: measure.kind === 'rhythm' ? aDay(values) : values,
    })
  }
  return found
}

function dayOf({ daystamp, timestamp }: z.infer<typeof datapoint>, { timeZone }: Reader): string | null {
  if (daystamp)
    return readDay(/^\d{8}$/.test(daystamp) ? daystamp.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') : daystamp, 'ymd')
  if (!timestamp || timestamp < 0 || timestamp > 7_000_000_000) return null
  return dateIn(timeZone, new Date(timestamp * SECOND))
}

function unitOf({ gunits }: BeeminderGoal): string {
  return cutTo(storable(gunits ?? ''), limits.unit)
}

function addsUpIn({ kyoom, goal_type }: BeeminderGoal): boolean {
  return kyoom ?? (goal_type === 'hustler' || goal_type === 'drinker')
}

/** What a goal of doing less allows in a day, a week or a month; null for any other. */
function boundOf(one: BeeminderGoal): { figure: number; per: Rhythm['per'] } | null {
  if (!addsUpIn(one) || (one.yaw !== -1 && one.goal_type !== 'drinker')) return null
  const rate = one.rate ?? one.mathishard?.[2] ?? null
  if (rate === null || rate < 0) return null
  if (one.runits === 'y') return { figure: Number((rate / 12).toPrecision(3)), per: 'month' }
  const per = PER[one.runits ?? '']
  return per ? { figure: rate, per } : null
}

function measureOf(one: BeeminderGoal, values: readonly FoundValue[]): FoundMeasure {
  const { goalval, rate, runits, mathishard } = one
  const unit = unitOf(one)
  const end = goalval ?? mathishard?.[1] ?? null
  const per = PER[runits ?? '']
  if (addsUpIn(one)) {
    const times = Math.round(rate ?? 0)
    if (goalval == null && per && times >= 1 && times <= limits.times) return { kind: 'rhythm', unit, per, times }
    return { kind: 'total', unit, format: 'number', start: 0, target: end !== null && end > 0 ? end : null }
  }
  const start = one.initval ?? values[0]?.value ?? 0
  return { kind: 'level', unit, format: 'number', start, target: end === start ? null : end }
}

function dateOf({ goaldate }: BeeminderGoal): string | null {
  if (!goaldate || goaldate <= 0 || goaldate > 4_000_000_000) return null
  return new Date(goaldate * SECOND).toISOString().slice(0, 10)
}

/** A rhythm has one value a day: those of a day together. */
function aDay(values: readonly FoundValue[]): FoundValue[] {
  const days = new Map<string, FoundValue>()
  for (const { date, value, note } of values) {
    const met = days.get(date)
    const notes = [met?.note, note].filter(Boolean).join('; ')
    days.set(date, { date, value: sumOf([met?.value ?? 0, value]), note: cutTo(notes, limits.valueNote) })
  }
  return [...days.values()]
}
