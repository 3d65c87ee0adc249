import 'server-only'
import type { Figure } from './figures'
import type { Place } from './places'

/** One way to take an answer, and where it puts the goal. `claim`, `loss` and `finish` say so without a figure. */
export type Hypothesis = {
  kind: 'stays' | 'claim' | 'loss' | 'finish' | 'figure' | 'ticks'
  role: string
  place: Place | null
  figures: readonly Figure[]
  /** Milestones, by their ids. */
  ticks: readonly string[]
  /** The sentence that it rests on. */
  sentence: number
  features: number[]
  /** What is told of each of its figures, which together count as one. */
  parts: number[][]
}
