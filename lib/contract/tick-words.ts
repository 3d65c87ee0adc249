import { NEARLY } from './goal-ready'

type Titled = { title: string }

/** The most that ticks give: completing is a press of its own. */
const MOST = 99

/** How far a goal's milestones take it, in per cent. */
export function shareTicked(milestones: readonly { isCompleted: boolean }[]): number {
  const done = milestones.filter(({ isCompleted }) => isCompleted).length
  return milestones.length === 0 ? 0 : Math.min(MOST, Math.round((100 * done) / milestones.length))
}

/** What the ledger says of milestones whose tick moved the goal: “First draft” is done: 1 of 4 milestones. */
export function tickedWords(ticked: readonly Titled[], milestones: readonly { isCompleted: boolean }[]): string {
  const done = milestones.filter(({ isCompleted }) => isCompleted).length
  const end = done === milestones.length ? ` ${NEARLY}` : ''
  return `${named(ticked)} done: ${done} of ${milestones.length} milestones.${end}`
}

/** What it says where they were opened again. */
export function openedWords(opened: readonly Titled[]): string {
  return `${named(opened)} open again.`
}

const TICK = /^“.+” (?:is|are) (?:done: \d+ of \d+ milestones[.;]|open again\.)/s

/** Whether an entry of the ledger is of a tick, which moves a goal and is no check-in. */
export function isTick({ source, reasoning }: { source: string; reasoning: string }): boolean {
  return source === 'user' && TICK.test(reasoning)
}

function named(milestones: readonly Titled[]): string {
  return `${milestones.map(({ title }) => `“${title}”`).join(', ')} ${milestones.length === 1 ? 'is' : 'are'}`
}
