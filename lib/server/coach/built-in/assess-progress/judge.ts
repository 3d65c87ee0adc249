import 'server-only'
import { isAboutSomeOf } from './asides'
import type { Clause } from './clauses'
import { type Finding, reached as reachedAmount, shown } from './finding'
import type { GoalSize } from './goal-size'
import type { GoalView } from './goal-view'
import { withoutMarks } from './marks'
import { ofMilestone, readAllButNamed, readUndone } from './open-milestones'
import { readAmounts } from './read-amounts'
import { readBeginning } from './read-beginning'
import { readLost } from './read-lost'
import { readMilestones } from './read-milestones'
import { readPlaces } from './read-places'
import { readLess, readRemaining } from './read-remaining'
import { readNearly, readShares } from './read-shares'
import { readTally } from './read-tally'
import { readWhole } from './read-whole'
import { isResult } from './results'

/** What the response amounts to, before it is worded. */
export type Verdict =
  | { kind: 'moved' | 'completed'; percent: number; quote: string; sum: string; isRough: boolean }
  | { kind: 'lowered' | 'corrected'; percent: number; quote: string; sum: string }
  | { kind: 'same' | 'lower-than-record'; percent: number; quote: string; sum: string }
  | { kind: 'unclear'; finding: Extract<Finding, { kind: 'unclear' }> }
  | { kind: 'none'; clause: Clause | undefined }

/** The score of a match tells nothing of how many were played. */
const MATCH_SCORE = /\b(?:won|lost|beat|drew|tied)\b.*\b\d{1,2} ?[-:] ?\d{1,2}\b/
/** A percentage beside an exam is a mark. */
const SCORED = /\b(?:exam|test|theory|quiz|scored?|grades?|marks?)\b/

/** A figure beside a mood rates it. */
const RATED =
  /\b(?:rated?|stars?|review|energy|mood|feel|feeling|felt|motivation|motivated|day|pain|stress|sleep|happiness|effort|focus|mindset)\b/

const RATING = /^[^\d]*\d+(?:\.\d+)?(?:\/| out of )(?:10|5)\b[^\d]*$/

/** Weighs all clauses of a response together. */
export function judge(
  clauses: Clause[],
  view: GoalView,
  { isCorrected, names }: { isCorrected: boolean; names: Finding[] },
): Verdict {
  const isCoaxed = clauses.some((clause) => clause.stance === 'command')
  const isScored = clauses.some((clause) => SCORED.test(clause.words))
  const isRated = clauses.some((clause) => RATED.test(clause.words))
  const named = readMilestones(clauses, view)
  const told = clauses
    .filter(
      (clause) => !(isRated && /^(?:a |an |about |solid )*\d+(?:\.\d+)?(?:\/| out of )(?:10|5)$/.test(clause.words)),
    )
    .filter((clause) => !(RATED.test(clause.words) && RATING.test(clause.words)))
    .filter((clause) => !/\bcounted .*\b(?:twice|double|2 times|wrong)\b/.test(clause.words))
    .filter((clause) => !MATCH_SCORE.test(clause.words))
    .filter((clause) => !(isScored && /^(?:with |got |about )?\d+(?:\.\d+)?(?:%|\/\d+)$/.test(clause.words)))
  const findings: Finding[] = told
    .filter((clause) => !isAboutSomeOf(clause, clauses[clauses.indexOf(clause) - 1], view.deeds))
    .flatMap((clause) => findingsOf(withoutMarks(clause, view), view, isCoaxed))
    .filter((one) => !isOfMilestone(one, named))
  findings.push(...named)
  if (!isCoaxed && !findings.some((one) => one.kind === 'total')) findings.push(...readTally(told, view))
  if (names.length && !isCoaxed && findings.every(isWeak)) findings.splice(0, findings.length, ...names)
  const lost = findings.filter((one) => one.kind === 'lost' || one.kind === 'back-to')
  const total = strongestTotal(findings, view)
  if (lost.length) return withLoss(lost, total, findings, view)

  const isGroundLost = findings.some((one) => one.kind === 'unclear' && one.why === 'ground-lost')
  if (isGroundLost && total && total.strength !== 'soft' && shown(total.percent) < view.progress)
    return { kind: 'lowered', percent: total.percent, quote: total.quote, sum: total.sum }

  if (isCorrected && total && total.strength !== 'soft' && shown(total.percent) < view.progress)
    return { kind: 'corrected', percent: total.percent, quote: total.quote, sum: total.sum }

  const whole = findings.find((one) => one.kind === 'whole')
  if (whole && (whole.isCertain || !total || total.strength === 'soft'))
    return {
      kind: view.progress >= 100 ? 'same' : 'completed',
      percent: 100,
      quote: whole.quote,
      sum: 'that is the whole of it, 100%',
      isRough: false,
    } as Verdict

  const steps = stepsOf(findings, view, total, isCorrected)
  if (isCorrected && steps && shown(steps.percent) < view.progress)
    return { kind: 'corrected', percent: steps.percent, quote: steps.quote, sum: steps.sum }
  if (total && total.strength !== 'soft' && (total.percent > view.progress || !steps)) return settle(total, view)
  if (steps) return settle(steps, view)
  if (total) return settle(total, view)
  const unclear = findings.find((one) => one.kind === 'unclear')
  if (unclear) return { kind: 'unclear', finding: unclear }
  return { kind: 'none', clause: telling(clauses) }
}

/** What a list of names outweighs: a bare "done", "nearly all of it". */
function isWeak(one: Finding): boolean {
  return (
    one.kind === 'unclear' ||
    (one.kind === 'whole' && !one.isCertain) ||
    (one.kind === 'total' && one.strength === 'soft')
  )
}

/** "Packed all the boxes": the whole of one milestone is not the whole of the goal. */
function isOfMilestone(one: Finding, named: Finding[]): boolean {
  return (
    one.kind === 'whole' &&
    /\ball (?:of )?(?:the|my|our)\b|\bmet\b/i.test(one.quote) &&
    named.some((it) => it.kind === 'total' && it.percent < 100 && it.quote.split(' … ').includes(one.quote))
  )
}

function findingsOf(clause: Clause, view: GoalView, isCoaxed: boolean): Finding[] {
  const isAboutPast =
    /^(?:done|lost|not-done|remaining)$/.test(clause.stance) ||
    (clause.stance === 'plan' && /\b(?:redone|redoing|done again|doing again|replacing|replaced)\b/.test(clause.words))
  const undone = isAboutPast ? readUndone(clause, view) : []
  if (undone.length) return undone
  if (clause.stance === 'lost') return readLost(clause, view)
  if (clause.stance === 'someone-else' && !view.sizes.length && isResult(clause.words, view))
    return [{ quote: clause.quote, kind: 'whole', isCertain: true }]
  const butNamed = /^(?:done|remaining|not-done)$/.test(clause.stance) && !isCoaxed ? readAllButNamed(clause, view) : []
  if (butNamed.length) return butNamed
  if (clause.stance === 'remaining') return readRemaining(clause, view)
  if (clause.stance === 'not-done') {
    const begun = isCoaxed ? [] : readBeginning(clause, view)
    if (begun.length) return begun
    const whole = readWhole(clause, clause.amounts, view)
    return whole.some((one) => one.kind === 'whole' && one.isCertain) &&
      /\b(?:left|remaining|to go|owe)\b/.test(clause.words)
      ? whole
      : []
  }
  if (clause.stance !== 'done') return []
  // A play seen is none read.
  if (
    /\b(?:saw|seen|watched)\b/.test(clause.words) &&
    /^(?:read|write|make|build|learn|paint|knit|sew|bake|photograph|draw|sketch|film|run|swim|climb|catch|cook|plant|sell|translate|compose|record|shoot)$/.test(
      view.verb,
    )
  )
    return []
  const text = clause.amounts
  const less = readLess(clause, view)
  if (less.length) return less
  const places = readPlaces(clause, text, view)
  if (places.some((one) => one.kind !== 'unclear')) return places
  if (isCoaxed && !/\b(?:i|i've|i'm|we|we've|my)\b/.test(clause.words)) return []
  const shares = readShares(clause, text, view)
  // A bare percentage next to a command is what the command asks for, not something that was done.
  if (shares.length) return isCoaxed && /%/.test(text) ? [] : shares.map((one) => ofMilestone(one, clause, view))
  const amounts = readAmounts(clause, text, view, isCoaxed)
  if (amounts.some((one) => one.kind !== 'unclear')) return amounts
  const nearly = readNearly(clause, text, view)
  if (nearly.length) return nearly
  const begun = isCoaxed ? [] : readBeginning(clause, view)
  if (begun.length) return begun
  const whole = isCoaxed ? [] : readWhole(clause, text, view)
  return whole.length ? whole : [...places, ...amounts]
}

type Total = Extract<Finding, { kind: 'total' }>
type Step = Extract<Finding, { kind: 'add' | 'deed' }>

/** The record is whole percentages, so an amount on it is known to half a point. */
const RECORD_ROUNDING = 0.0051
/** "So that's 6.2 miles": the amount before, said in another unit. */
const RESTATES =
  /^so (?:one|two|three|another|\d+) more\b|^(?:so |and |which )*(?:that's|that is|thats|that makes|which is|is|equals|i\.?e\.?|meaning|or|about|in other words)\b/

function strongestTotal(findings: Finding[], view: GoalView): Total | undefined {
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
function stepsOf(
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
  return isSum ? (reachedAmount(last.quote, last.amount, size) as Total) : undefined
}

function sumOf(reached: number, before: number, amount: number, size: GoalSize, percent: number): string {
  const n = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })
  const of = `${n(size.amount)} ${size.word}`.trim()
  if (before === 0) return `${n(reached)} ÷ ${of} is ${shown(percent)}%`
  return `${n(before)} and ${n(amount)} make ${n(reached)} of ${of}, ${shown(percent)}%`
}

/** The count behind a rounded percentage: 33% of 12 books is 4 books, not 3.96. */
function amountOnRecord(progress: number, size: GoalSize): number {
  const exact = (progress / 100) * size.amount
  const whole = Math.round(exact)
  return Math.abs((whole / size.amount) * 100 - progress) <= 0.5 ? whole : exact
}

function withLoss(all: Finding[], total: Total | undefined, findings: Finding[], view: GoalView): Verdict {
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

function settle(total: Total, view: GoalView): Verdict {
  const percent = shown(total.percent)
  const { quote, sum } = total
  if (percent >= 100)
    return view.progress >= 100
      ? { kind: 'same', percent, quote, sum }
      : { kind: 'completed', percent: 100, quote, sum, isRough: false }
  if (percent > view.progress) return { kind: 'moved', percent, quote, sum, isRough: total.strength === 'soft' }
  return { kind: percent === view.progress ? 'same' : 'lower-than-record', percent, quote, sum }
}

/** The clause to answer when nothing moved: what was most nearly about progress. */
function telling(clauses: Clause[]): Clause | undefined {
  const order = [
    'command',
    'not-done',
    'plan',
    'someone-else',
    'long-ago',
    'question',
    'if',
    'habit',
    'lost',
    'remaining',
    'done',
  ]
  return [...clauses].sort((a, b) => order.indexOf(a.stance) - order.indexOf(b.stance))[0]
}
