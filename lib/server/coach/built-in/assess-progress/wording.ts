import 'server-only'
import { NEARLY } from '@/lib/contract/goal-ready'
import { amountWords, figureWords } from '@/lib/contract/measure-words'
import { HARD_STRETCH, IDLE_WORDS } from '@/lib/server/coach/idle-report'
import type { Frame, GoalView } from '@/lib/server/language/progress/frame'
import type { Meaning } from '@/lib/server/language/progress/read-progress'
import { listed } from '@/lib/server/language/questions/day-words'
import { wordSet } from '@/lib/server/language/word-table'

const SHARES = wordSet('percent percent-left percent-more part part-left')

/** What a move comes from, as one plain sentence with its sum: "4 of 12 books: 33 %." A tick may be told of another day. */
export function wordMove({ place, role, ticks }: Meaning, { goal, frame }: GoalView, day: string | null): string {
  const { progress, reading } = place
  if (ticks.length > 0) {
    const done = goal.milestones.filter(({ isCompleted, id }) => isCompleted || ticks.includes(id)).length
    const titles = goal.milestones.filter(({ id }) => ticks.includes(id)).map(({ title }) => `“${title}”`)
    const isOne = titles.length === 1
    const act = day === null ? `${isOne ? 'is' : 'are'} done` : `${isOne ? 'was' : 'were'} done on ${day}`
    const named = `${listed(titles)} ${act}: ${done} of ${goal.milestones.length} milestones`
    const isAll = done === goal.milestones.length && progress === 99
    if (isAll && !frame?.isOwn) return `${named}. ${NEARLY}`
    return frame?.isOwn ? `${named}.` : `${named}, ${progress}%.`
  }
  if (frame && reading !== null && (frame.isOwn || !SHARES.has(role))) return wordStand(place, frame)
  return `By what you say it is ${progress}% done.`
}

/** Where a counted goal stands, as one plain sentence with its sum. */
export function wordStand({ progress, reading: stands }: Meaning['place'], frame: Frame): string {
  const { measure } = frame
  const reading = stands ?? frame.reading
  if (measure.kind === 'total') return `${ofWhole(frame, reading)}: ${progress}%.`
  const way = `from ${amountWords(measure, measure.start)} to ${amountWords(measure, measure.target)}`
  return `${amountWords(measure, reading)} on the way ${way}: ${progress}%.`
}

/** "4 of 12 books", "£1,200 of £5,000". */
function ofWhole({ measure }: Frame, reading: number): string {
  const figure = /^[£$€]$/.test(measure.unit) ? amountWords(measure, reading) : figureWords(measure, reading)
  return `${figure} of ${amountWords(measure, measure.target)}`
}

type Still = { isHard?: boolean; isIdle?: boolean }

/** What is said where nothing moves: a win that no number tells is met as one, and a hard time as that. */
export function wordStill(isWin: boolean, { goal: { progress } }: GoalView, { isHard, isIdle }: Still = {}): string {
  if (isHard) return `${HARD_STRETCH} Your answer is kept, and nothing moves: ${progress}%.`
  if (isIdle && !isWin) return `${IDLE_WORDS}: it stays at ${progress}%.`
  return isWin ? `That counts, even though it stays at ${progress}%.` : `Kept. It stays at ${progress}%.`
}

/** What is said where milestones are denied: one that is ticked can be opened again by hand. */
export function wordDenied(ids: readonly string[], view: GoalView): string {
  const ticked = view.goal.milestones.filter(({ id, isCompleted }) => isCompleted && ids.includes(id))
  if (ticked.length === 0) return wordStill(false, view, { isIdle: true })
  const isOne = ticked.length === 1
  const named = listed(ticked.map(({ title }) => `“${title}”`))
  return `${named} ${isOne ? 'is' : 'are'} ticked. If ${isOne ? 'it is' : 'they are'} not done, untick ${isOne ? 'it' : 'them'} among the milestones: until then it stays at ${view.goal.progress}%.`
}
