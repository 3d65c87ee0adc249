import { limits } from '@/lib/contract/limits'
import type { Measure, NewMeasure } from '@/lib/contract/measure'
import { figureWords } from '@/lib/contract/measure-words'

/** How a goal is counted, as it is typed. `isOwn` once the person has changed or declined what its words say. */
export type MeasureForm = {
  isOwn: boolean
  kind: Measure['kind'] | 'none'
  unit: string
  format: Measure['format']
  start: string
  target: string
}

export const emptyMeasureForm: MeasureForm = {
  isOwn: false,
  kind: 'none',
  unit: '',
  format: 'number',
  start: '0',
  target: '',
}

/** The form of a measure, or of none. */
export function measureFormOf(measure: Measure | null): MeasureForm {
  if (!measure) return emptyMeasureForm
  const { kind, unit, format, start, target } = measure
  const shown = (value: number) => figureWords({ format }, value).replaceAll(',', '')
  return { isOwn: false, kind, unit, format, start: shown(start), target: shown(target) }
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
export function toMeasure({ kind, unit, format, start, target }: MeasureForm): NewMeasure | null {
  if (kind === 'none') return null
  return { kind, unit: unit.trim(), format, start: figureOf(start), target: figureOf(target) }
}

/** A figure as a person types it: 2,250, 87.5, or a clock time in seconds. NaN for anything else. */
export function figureOf(text: string): number {
  const plain = text.trim().replace(/,(?=\d{3}(?:\D|$))/g, '')
  if (/^\d+(?::\d{1,2}){1,2}$/.test(plain)) return plain.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return plain === '' ? Number.NaN : Number(plain.replace(',', '.'))
}
