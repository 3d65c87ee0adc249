import 'server-only'
import { type Finding, shown } from './finding'
import type { GoalView } from './goal/goal-view'
import type { Verdict } from './verdict'
import { amountOnRecord, type Total } from './weigh-steps'

export function withLoss(all: Finding[], total: Total | undefined, findings: Finding[], view: GoalView): Verdict {
  const named = all.filter((one) => !(one.kind === 'lost' && one.isRough))
  const lost = named.length ? named : all
  const back = lost.find((one) => one.kind === 'back-to')
  const fell = back && total && findings.indexOf(back) > findings.indexOf(total) && back.percent > 0
  const after = total && total.strength !== 'soft' && !fell ? total : undefined
  const points = lost.reduce((sum, one) => sum + (one.kind === 'lost' ? one.points : 0), 0)
  const first = lost[0]
  if (!first || (first.kind !== 'lost' && first.kind !== 'back-to')) return { kind: 'none', clause: undefined }
  const gained = findings.filter((one) => one.kind === 'add' || one.kind === 'deed')
  const gain = gained.reduce(
    (sum, one) => sum + (one.kind === 'add' ? one.points : (one.amount / one.size.amount) * 100),
    0,
  )
  if (gain && !after && !back) return netOf(first, gained, points, gain, view)
  const size = first.kind === 'lost' ? first.size : undefined
  const base = size ? (amountOnRecord(view.progress, size) / size.amount) * 100 : view.progress
  const percent = after ? after.percent : back ? back.percent : base - points
  const quote = after ? `${first.quote} … ${after.quote}` : (back ?? first).quote
  const sum = after ? after.sum : back ? back.sum : `${view.progress}% less ${first.sum} is ${shown(percent)}%`
  if (shown(percent) === view.progress) return { kind: 'same', percent: view.progress, quote, sum }
  if (percent > view.progress && (after || fell)) return { kind: 'moved', percent, quote, sum, isRough: false }
  return { kind: 'lowered', percent: Math.min(percent, view.progress), quote, sum }
}

/** Some ground was lost and some won: "took 300 out and put 900 in". */
function netOf(lost: Finding, gained: Finding[], points: number, gain: number, view: GoalView): Verdict {
  const percent = view.progress - points + gain
  const quote = [...new Set([lost, ...gained].map((one) => one.quote))].join(' … ')
  const sum = `${view.progress}% less ${Math.round(points)} and ${Math.round(gain)} points more is ${shown(percent)}%`
  if (shown(percent) === view.progress) return { kind: 'same', percent, quote, sum }
  return percent > view.progress
    ? { kind: percent >= 100 ? 'completed' : 'moved', percent, quote, sum, isRough: false }
    : { kind: 'lowered', percent, quote, sum }
}
