import 'server-only'
import { type Finding, reached, shown } from './finding'
import type { GoalView } from './goal/goal-view'
import type { GoalSize } from './goal/size'

export type Total = Extract<Finding, { kind: 'total' }>

type Step = Extract<Finding, { kind: 'add' | 'deed' }>

/** The record is whole percentages, so an amount on it is known to half a point. */
const RECORD_ROUNDING = 0.0051
/** "So that's 6.2 miles": the amount before, said in another unit. */
const RESTATES =
  /^so (?:one|two|three|another|\d+) more\b|^(?:so |and |which )*(?:that's|that is|thats|that makes|which is|is|equals|i\.?e\.?|meaning|or|about|in other words)\b/

export function strongestTotal(findings: Finding[], view: GoalView): Total | undefined {
  const totals = findings.filter((one): one is Total => one.kind === 'total')
  const firm = totals.filter((one) => one.strength !== 'soft')
  return (
    (firm.length ? firm : totals).reduce<Total | undefined>(
      (best, one) => (!best || one.percent >= best.percent ? one : best),
      undefined,
    ) ?? totals.find((one) => one.percent > view.progress)
  )
}

/** What deeds and additions come to, on top of the record or as a running total of their own. */
export function stepsOf(
  findings: Finding[],
  view: GoalView,
  total: Total | undefined,
  isCorrected: boolean,
): Total | undefined {
  const steps = findings
    .filter((one): one is Step => one.kind === 'add' || one.kind === 'deed')
    .filter((one, at, all) => !isRestated(one, all[at + 1]))
    // "9,000 sorted. Nine thousand!" is one amount, said twice.
    .filter(
      (one, at, all) =>
        !(
          one.kind === 'deed' &&
          at > 0 &&
          one.amount === all[at - 1]?.amount &&
          Math.min(one.quote.split(/\s+/).length, all[at - 1]?.quote.split(/\s+/).length ?? 9) <=
            (one.amount > 20 ? 2 : 1)
        ),
    )
  const first = steps[0]
  if (!first || (total && total.strength === 'firm')) return undefined
  const summed = sumAmong(steps, view.progress)
  if (summed) return summed
  const quote = steps
    .map((one) => one.quote)
    .filter((one, at, all) => all.indexOf(one) === at)
    .join(' … ')
  const { size } = first
  const isSameSize = size && steps.every((one) => one.size === size)
  if (!size || !isSameSize) {
    const points = steps.reduce(
      (sum, one) => sum + (one.kind === 'add' ? one.points : (one.amount / one.size.amount) * 100),
      0,
    )
    return {
      kind: 'total',
      quote,
      strength: 'perfect',
      percent: view.progress + points,
      sum: `${view.progress}% and ${Math.round(points)} points more is ${shown(view.progress + points)}%`,
    }
  }
  const amount = steps.reduce((sum, one) => sum + (one.amount ?? 0), 0)
  const before = amountOnRecord(view.progress, size)
  // What would overshoot on top of the record, and not by itself, is the running total: "passed 3,500 on Friday".
  const overshoots = before > 0 && before + amount > size.amount + 1e-9 && amount < size.amount
  const isTotal =
    (isCorrected && steps.every((one) => one.kind === 'deed')) ||
    // Several deeds, each less than what is on record, are steps: "50 before breakfast, 50 after work".
    ((steps.every((one) => one.kind === 'deed') || overshoots) &&
      Math.max(...(steps.length > 1 ? steps.map((one) => one.amount ?? 0) : [amount])) >= before - 1e-9)
  const reached = isTotal ? amount : before + amount
  const percent = (reached / size.amount) * 100
  return {
    kind: 'total',
    quote,
    strength: 'perfect',
    percent,
    sum: sumOf(reached, isTotal ? 0 : before, amount, size, percent),
  }
}

function isRestated(one: Step, next: Step | undefined): boolean {
  if (!next || next.size !== one.size || !one.amount || !next.amount) return false
  return RESTATES.test(next.quote.toLowerCase().replace(/’/g, "'")) && Math.abs(one.amount / next.amount - 1) < 0.02
}

/** "Added 250, bringing me to 2,250": the last of the steps is what the record and the others come to. */
function sumAmong(steps: Step[], progress: number): Total | undefined {
  const last = steps.at(-1)
  const size = last?.size
  if (!last?.amount || !size || steps.length < 2 || steps.some((one) => one.size !== size)) return undefined
  const before = amountOnRecord(progress, size)
  const others = steps.slice(0, -1).reduce((sum, one) => sum + (one.amount ?? 0), 0)
  const isSum = before > 0 && others > 0 && Math.abs(before + others - last.amount) <= size.amount * RECORD_ROUNDING
  return isSum ? (reached(last.quote, last.amount, size) as Total) : undefined
}

function sumOf(reached: number, before: number, amount: number, size: GoalSize, percent: number): string {
  const n = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })
  const of = `${n(size.amount)} ${size.word}`.trim()
  if (before === 0) return `${n(reached)} ÷ ${of} is ${shown(percent)}%`
  return `${n(before)} and ${n(amount)} make ${n(reached)} of ${of}, ${shown(percent)}%`
}

/** The count behind a rounded percentage: 33% of 12 books is 4 books, not 3.96. */
export function amountOnRecord(progress: number, size: GoalSize): number {
  const exact = (progress / 100) * size.amount
  const whole = Math.round(exact)
  return Math.abs((whole / size.amount) * 100 - progress) <= 0.5 ? whole : exact
}
