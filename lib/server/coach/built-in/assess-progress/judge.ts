import 'server-only'
import { isAboutSomeOf } from './clauses/asides'
import type { Clause } from './clauses/clause'
import { withoutMarks } from './clauses/marks'
import { type Finding, shown } from './finding'
import type { GoalView } from './goal/goal-view'
import { findingsOf } from './readers/findings-of'
import { readMilestones } from './readers/read-milestones'
import { readTally } from './readers/read-tally'
import { beforeTheAim, isOfPreparation, isSomethingToCome } from './still-to-come'
import type { Verdict } from './verdict'
import { withLoss } from './weigh-loss'
import { stepsOf, strongestTotal, type Total } from './weigh-steps'

/** The score of a match tells nothing of how many were played. */
const MATCH_SCORE = /\b(?:won|lost|beat|drew|tied)\b.*\b\d{1,2} ?[-:] ?\d{1,2}\b/
/** A percentage beside an exam is a mark. */
const SCORED = /\b(?:exam|test|theory|quiz|scored?|grades?|marks?)\b/
/** A figure beside a mood rates it. */
const RATED =
  /\b(?:(?:give|gave|giving) (?:myself|it)|rated?|stars?|review|energy|mood|feel|feeling|felt|motivation|motivated|day|pain|stress|sleep|happiness|effort|focus|mindset)\b/
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

  const isToCome = isSomethingToCome(clauses, view)
  const settled = (one: Total) => settle(isToCome && !named.includes(one) ? beforeTheAim(one, view) : one, view)
  const wholes = findings.filter((one) => one.kind === 'whole')
  const whole = wholes.find((one) => !isOfPreparation(one, view)) ?? wholes[0]
  if (whole && isOfPreparation(whole, view))
    return settled({ ...whole, kind: 'total', percent: 100, sum: 'that is all that leads up to it', strength: 'firm' })
  // "I still owe him 600, sent the rest": the rest is no whole where something is told to remain.
  const isSomeLeft =
    total?.strength === 'firm' && told.some((one) => one.stance === 'remaining' && one.quote === total.quote)
  if (whole && !isSomeLeft && (whole.isCertain || !total || total.strength === 'soft'))
    return settle({ percent: 100, quote: whole.quote, sum: 'that is the whole of it, 100%', strength: 'firm' }, view)

  const steps = stepsOf(findings, view, total, isCorrected)
  if (isCorrected && steps && shown(steps.percent) < view.progress)
    return { kind: 'corrected', percent: steps.percent, quote: steps.quote, sum: steps.sum }
  if (total && total.strength !== 'soft' && (total.percent > view.progress || !steps)) return settled(total)
  if (steps) return settled(steps)
  if (total) return settled(total)
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

/** "Packed all the boxes", "5 of 5 case studies written": the whole of one milestone is not the whole of the goal. */
function isOfMilestone(one: Finding, named: Finding[]): boolean {
  const isWhole =
    (one.kind === 'whole' && /\ball (?:of )?(?:the|my|our)\b|\bmet\b/i.test(one.quote)) ||
    (one.kind === 'total' && one.percent >= 100 && /\bof\b|\//.test(one.quote))
  return (
    isWhole && named.some((it) => it.kind === 'total' && it.percent < 100 && it.quote.split(' … ').includes(one.quote))
  )
}

function settle(total: Omit<Total, 'kind'>, view: GoalView): Verdict {
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
