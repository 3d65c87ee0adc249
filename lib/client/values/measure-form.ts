import { limits } from '@/lib/contract/limits'
import type { GoalMeasure, LevelAim, Measure, NewGoalMeasure, Rhythm } from '@/lib/contract/measure'
import { figureWords } from '@/lib/contract/measure-words'
import { measureMessages } from '@/lib/contract/messages/measures'

/** How a goal is counted, as it is typed. `isOwn` once the person has changed or declined what its words say. */
export type MeasureForm = {
  isOwn: boolean
  kind: GoalMeasure['kind'] | 'none'
  unit: string
  format: Measure['format']
  start: string
  target: string
  /** What it stands at already; empty where that is the start. */
  reading: string
  /** Of a rhythm. With weekdays it is done on these, whatever `times` says. */
  per: Rhythm['per']
  times: string
  weekdays: number[]
}

export const emptyMeasureForm: MeasureForm = {
  isOwn: false,
  kind: 'none',
  unit: '',
  format: 'number',
  start: '0',
  target: '',
  reading: '',
  per: 'week',
  times: '3',
  weekdays: [],
}

/** The form of a measure, or of none, and of what it stands at beside its start. */
export function measureFormOf(measure: GoalMeasure | null, reading: number | null = null): MeasureForm {
  if (!measure) return emptyMeasureForm
  if (measure.kind === 'rhythm') {
    const { kind, unit, per, times, weekdays = [] } = measure
    return { ...emptyMeasureForm, kind, unit, per, times: String(times), weekdays }
  }
  const { kind, unit, format, start, target } = measure
  const shown = (value: number) => figureWords({ format }, value).replaceAll(',', '')
  const now = reading === null || reading === start ? '' : shown(reading)
  return { ...emptyMeasureForm, kind, unit, format, start: shown(start), target: shown(target), reading: now }
}

/** The form of a level that is to get somewhere, by where it is now. */
export function measureFormTo({ unit, format, target }: LevelAim, start: string): MeasureForm {
  const shown = figureWords({ format }, target).replaceAll(',', '')
  return { ...emptyMeasureForm, isOwn: true, kind: 'level', unit, format, start, target: shown }
}

/**
 * The form of a level that a goal with progress is to be counted by, with what it stands at now: its start is reckoned
 * back so that the progress stays. Null where there is nothing to keep, or nothing to reckon with.
 */
export function measureFormKeeping(aim: LevelAim, now: string, progress: number): MeasureForm | null {
  const reading = figureOf(now, aim.format)
  if (!(progress > 0 && progress < 100) || !Number.isFinite(reading) || reading === aim.target) return null
  const start = (reading - (progress / 100) * aim.target) / (1 - progress / 100)
  const shown = figureWords(aim, start).replaceAll(',', '')
  return { ...measureFormTo(aim, shown), reading: now }
}

/** What a form says that the goal stands at already; NaN for what is no figure, undefined where it says nothing. */
export function readingOfForm({ kind, format, reading }: Partial<MeasureForm>): number | undefined {
  // A draft that was kept before there was this field has none.
  const typed = reading?.trim() ?? ''
  return kind === 'none' || kind === 'rhythm' || typed === '' ? undefined : figureOf(typed, format)
}

/** A sum to reach as a person answers it: "12 books", "about 300 km". Null without a figure. */
export function measureFormFrom(answer: string): MeasureForm | null {
  const [, target, unit] = /(\d[\d.,:]*)\s*(.*)/.exec(answer.trim()) ?? []
  if (target === undefined || unit === undefined) return null
  const plain = target.replace(/[.,:]+$/, '')
  const shown = unit.replace(/[.!]+$/, '')
  if (!Number.isFinite(figureOf(plain)) || shown.length > limits.unit) return null
  return { ...emptyMeasureForm, isOwn: true, kind: 'total', target: plain, unit: shown }
}

/** The measure that a form describes, null where the goal is not counted. A figure that is none is the schema's to refuse. */
export function toMeasure(form: MeasureForm): NewGoalMeasure | null {
  const { kind, unit, format, start, target } = form
  if (kind === 'none') return null
  if (kind === 'rhythm') {
    const { per, times, weekdays } = form
    return { kind, unit: unit.trim(), ...(weekdays.length > 0 ? { weekdays } : { per, times: figureOf(times) }) }
  }
  return { kind, unit: unit.trim(), format, start: figureOf(start, format), target: figureOf(target, format) }
}

/** The first field of a form that is to hold a figure and holds none. */
export function lackingFigure(form: MeasureForm): 'start' | 'target' | 'reading' | 'times' | undefined {
  const { kind, format, weekdays } = form
  if (kind === 'none') return undefined
  if (kind === 'rhythm') return weekdays.length === 0 && Number.isNaN(figureOf(form.times)) ? 'times' : undefined
  if (Number.isNaN(readingOfForm(form))) return 'reading'
  return (['start', 'target'] as const).find((name) => Number.isNaN(figureOf(form[name], format)))
}

/** Fewer bare seconds than this are minutes, as a person means them. */
const FEWEST_SECONDS = 100

/** What is said of a text that is no figure. */
export function notAFigure(format: Measure['format'] = 'number'): string {
  return measureMessages.field[format === 'duration' ? 'clock' : 'number']
}

/**
 * A figure as a person types it: 2,250, 87.5, or a clock time in seconds. NaN for anything else, and where times are
 * typed for a figure that may be minutes or seconds: 27.5.
 */
export function figureOf(text: string, format: Measure['format'] = 'number'): number {
  const plain = text.trim().replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (plain.includes(':')) return secondsOf(plain)
  const figure = plain === '' ? Number.NaN : Number(plain.replace(',', '.'))
  if (format === 'number' || figure === 0) return figure
  return Number.isInteger(figure) && Math.abs(figure) >= FEWEST_SECONDS ? figure : Number.NaN
}

/** 26:30 or 1:26:30 in seconds; NaN for what no clock shows, 26:99 or 1:99:00. */
function secondsOf(clock: string): number {
  const [, sign, hours = '0', minutes, seconds] = /^(-?)(?:(\d+):(?=\d{2}:))?(\d+):(\d{2})$/.exec(clock) ?? []
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)]
  if (!(s < 60) || (h > 0 && m >= 60)) return Number.NaN
  return (h * 3600 + m * 60 + s) * (sign ? -1 : 1)
}
