import 'server-only'

/**
 * One thing that a text says of a goal, with the verbatim words. A `reading` is the total so far or the level now, a
 * `delta` so much more or less, both in the unit of the goal's frame; a `share` and a `shareDelta` are percent of the
 * whole. A `finish` says that all is done, a `claim` that ground was won, a `loss` that it was lost, which
 * no figure tells.
 */
export type Said = { quote: string; isSure: boolean } & (
  | { kind: 'reading' | 'delta' | 'share' | 'shareDelta'; value: number }
  | { kind: 'milestones'; ids: string[] }
  | { kind: 'finish' | 'claim' | 'loss' }
)
