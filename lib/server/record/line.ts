import 'server-only'
import type { RefKind } from '@/lib/contract/record-ref'

/**
 * What a line of the index stands for. A completed goal has two, one on the day it was made and one on the day it was
 * completed; the coach's messages stand apart from the user's own.
 */
export const lineKinds = {
  entry: { code: 'j', ref: 'journal', isDated: true },
  goal: { code: 'g', ref: 'goal', isDated: false },
  completion: { code: 'f', ref: 'goal', isDated: false },
  milestone: { code: 's', ref: 'milestone', isDated: false },
  message: { code: 'm', ref: 'message', isDated: false },
  reply: { code: 'c', ref: 'message', isDated: false },
  checkIn: { code: 'r', ref: 'response', isDated: false },
  value: { code: 'v', ref: 'value', isDated: true },
  alert: { code: 'a', ref: 'reminder', isDated: false },
  plan: { code: 'p', ref: 'plan', isDated: true },
  experiment: { code: 'x', ref: 'experiment', isDated: true },
  memory: { code: 'y', ref: 'memory', isDated: false },
  insight: { code: 'i', ref: 'insight', isDated: true },
} as const satisfies Record<string, { code: string; ref: RefKind; isDated: boolean }>
export type LineKind = keyof typeof lineKinds

/** A line as a source tells it: where in time it stands, what is counted and summed of it, and its words. */
export type Line = {
  kind: LineKind
  /** The row that holds it, and what an answer names: they differ for milestones alone, which stand in their goal. */
  sourceId: string
  refId: string
  userId: string
  goalId: string | null
  /** The user's day that the row itself names, `YYYY-MM-DD`; null where it has an instant only. */
  date: string | null
  at: Date
  /** Energy of an entry, progress of a goal or check-in, a value, the days on which a plan held. */
  figure: number | null
  isDone: boolean | null
  /** Whether a message was told as an explicit cry when it was stored. */
  isExplicit?: boolean
  /** Whether the person said that no model and no client is to be shown it, or what it belongs to or was learned from. */
  neverSend: boolean
  /** A value with its unit, which no text of the row tells. */
  amount?: string
  /** How a plan went so far. */
  held?: string
  /** Verbatim, what names the row first. */
  texts: string[]
}
