import type { Ask } from '@/lib/contract/ask'

/** What a person chose: exactly one of the three, as the kind of the question has it. */
export type AskAnswer = { progress: number } | { value: number } | { milestoneIds: string[] }

type Option = Ask['options'][number]

/** What pressing an option says; null where it leaves everything as it is and carries nothing. */
export function answerOfOption({ progress, value, milestoneIds }: Option): AskAnswer | null {
  if (value !== undefined) return { value }
  if (milestoneIds !== undefined) return { milestoneIds }
  return progress === undefined ? null : { progress }
}

/** The answer as a verb's input takes it: a reading of a total is its total. */
export function answerOf({ kind }: Ask, answer: AskAnswer): Record<string, unknown> {
  return kind === 'value' && 'value' in answer ? { total: answer.value } : answer
}

/** What a stepper or slider begins at: the middle one of the offered figures. */
export function firstFigure({ options }: Pick<Ask, 'options'>): number {
  const figures = options.map(({ value, progress }) => value ?? progress).filter((one) => one !== undefined)
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}
