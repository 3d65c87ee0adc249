import type { Ask } from '@/lib/contract/ask'

/** What a person chose: exactly one of the three, as the kind of the question has it; a value with the day it was told of. */
export type AskAnswer = { progress: number } | { value: number; date?: string } | { milestoneIds: string[] }

type Option = Ask['options'][number]

/** What pressing an option says; null where it leaves everything as it is and carries nothing. */
export function answerOfOption({ progress, value, date, milestoneIds }: Option): AskAnswer | null {
  if (value !== undefined) return { value, ...(date && { date }) }
  if (milestoneIds !== undefined) return { milestoneIds }
  return progress === undefined ? null : { progress }
}

/** The answer as a verb's input takes it: a reading of a total is its total. */
export function answerOf({ kind }: Ask, answer: AskAnswer): Record<string, unknown> {
  if (kind !== 'value' || !('value' in answer)) return answer
  const { value: total, ...day } = answer
  return { total, ...day }
}

/** A figure of one's own, of the one day that the question is about. */
export function answerOfFigure({ kind, options }: Pick<Ask, 'kind' | 'options'>, figure: number): AskAnswer {
  if (kind === 'share') return { progress: figure }
  const [date, ...others] = new Set(options.slice(0, -1).map((option) => option.date))
  return { value: figure, ...(date && others.length === 0 && { date }) }
}

/** What a stepper begins at: the likeliest of the offered figures; a slider at the middle one. */
export function firstFigure({ kind, options }: Pick<Ask, 'kind' | 'options'>): number {
  const figures = options.map(({ value, progress }) => value ?? progress).filter((one) => one !== undefined)
  if (kind === 'value') return figures[0] ?? 0
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}
