/** One thing done to a list of milestones. `by` is how many places down. */
export type MilestoneChange =
  | { type: 'tick'; id: string; isCompleted: boolean }
  | { type: 'rename'; id: string; title: string }
  | { type: 'add'; title: string }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; by: 1 | -1 }
