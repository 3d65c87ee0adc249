import 'server-only'
import type { NameableGoal } from '../goal-names'

/** A goal as a question may name it, by its words or by what it counts; `often` where it counts how often. */
export type AskedGoal = NameableGoal & {
  milestones: readonly { title: string; isCompleted?: boolean }[]
  measure?: { unit: string; kind: 'total' | 'level' } | null
  often?: { unit: string } | null
}

/** Who asks, when, and of which goals. */
export type QuestionContext = {
  now: Date
  timeZone: string
  goals: readonly AskedGoal[]
}
