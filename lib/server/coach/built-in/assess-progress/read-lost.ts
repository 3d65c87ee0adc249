import 'server-only'
import type { Clause } from './clauses'
import { type Finding, say, saySize, shown } from './finding'
import type { GoalView } from './goal-view'
import { amountsIn, isIndexNoun, withoutIndexes } from './read-amounts'
import { factorFor, singular } from './units'

/** Reads ground that the user says they lost: how much, or back to where. */
export function readLost(clause: Clause, view: GoalView): Finding[] {
  const { quote } = clause
  const text = view.goesDown
    ? clause.amounts.replace(/\b(?:back |crept |gone |went )?up to\b/g, 'back to')
    : clause.amounts
  const index = text.match(
    /\b(?:redo|rewrite|repeat|restart|start(?:ed)? over (?:with|on|from|at)|start(?:ed)? again (?:with|from|at)|over with|back (?:to|at)) (?:the )?([a-z]+) (\d+)\b/,
  )
  const indexed =
    index && isIndexNoun(index[1] ?? '', view.sizes)
      ? view.sizes.find((size) => factorFor(size, index[1] ?? '') !== null)
      : undefined
  if (index && indexed) {
    const before = Math.max(0, Number(index[2]) - 1)
    return [
      backTo(
        quote,
        (before / indexed.amount) * 100,
        `starting ${index[1]} ${index[2]} again leaves ${say(before)} of ${saySize(indexed)}`,
      ),
    ]
  }
  const piece =
    text.match(/\b(?:threw (?:away|out)|deleted|scrapped|binned|lost|discarded) (?:the |my )?([a-z]+) \d+\b/)?.[1] ?? ''
  const pieces = view.sizes.find((size) => factorFor(size, piece) !== null)
  if (piece && pieces && !['money', 'weight', 'distance'].includes(pieces.family))
    return [{ quote, kind: 'lost', points: 100 / pieces.amount, sum: `1 of ${saySize(pieces)}` }]
  const level = text.match(
    /\b(?:back|down|dropped|fell|fallen|slid|slipped|reset|went)(?: down| back)? (?:to|at) (?:about |around |only |just )?(\d+(?:\.\d+)?)%/,
  )
  if (level) return [backTo(quote, Number(level[1]), `back to ${level[1]}%`)]
  const points = text.match(/\b(?:lost|down|dropped|slipped)(?: about| around| by| another)* (\d+(?:\.\d+)?)%/)
  if (points) return [{ quote, kind: 'lost', points: Number(points[1]), sum: `${points[1]} points` }]
  const part = text.match(/\b(?:lost (?:about |around |almost |nearly )?|.*\b)(half|(\d)\/(\d))\b/)
  if (part) {
    const share = part[2] ? Number(part[2]) / Number(part[3]) : 0.5
    return [
      { quote, kind: 'lost', points: view.progress * share, sum: `${part[2] ? part[1] : 'half'} of ${view.progress}%` },
    ]
  }
  if (
    /^(?:so )?(?:i )?start(?:ing)? (?:again|over)$|\b(?:square (?:one|1)|day (?:0|1)|from 0|to 0|scratch|back (?:to )?where i (?:was|started|began))\b(?! (?:km|books))/.test(
      text,
    )
  )
    return [backTo(quote, 0, 'starting over is 0%')]
  const amount = amountsIn(
    withoutIndexes(text, view.sizes).replace(/\b(?:a|an)(?= (?:[a-z]+)\b)/g, '1'),
    view.sizes,
  ).find((one) => one.size && one.amount > 0)
  if (amount?.size) {
    const { size } = amount
    if (/\b(?:back|down|dropped|fell|fallen|slid|slipped|reset)(?: down| back)? (?:to|at)\b/.test(text)) {
      const reached =
        size.from !== undefined && size.to !== undefined
          ? (amount.amount - size.from) / (size.to - size.from)
          : amount.amount / size.amount
      return [backTo(quote, Math.max(0, reached * 100), `${say(amount.amount)} of ${saySize(size)}`)]
    }
    return [
      {
        quote,
        kind: 'lost',
        points: (amount.amount / size.amount) * 100,
        sum: `${say(amount.amount)} of ${saySize(size)}`,
      },
    ]
  }
  if (
    /\b(?:over\b(?! (?:the|a|\d))|scratch|square|zero|from 0|day 0|day 1|afresh|anew|again from|the (?:start|beginning)|to 0)\b/.test(
      text,
    ) &&
    /\b(?:start|begin|back|square|reset|scratch)/.test(text)
  )
    return [backTo(quote, 0, 'starting over is 0%')]
  if (
    /\b(?:everything|all (?:of )?(?:it|my|the)|the (?:whole|entire))\b/.test(text) &&
    !/\ball (?:my|the) (?:motivation|energy|hope)/.test(text)
  )
    return [backTo(quote, 0, 'with all of it gone, that is 0%')]
  if (view.isStreak && /\bstreak\b/.test(text)) return [backTo(quote, 0, 'a streak that breaks begins again at 0%')]
  if (
    [...view.nouns].some((noun) =>
      new RegExp(
        `\\b(?:lost|deleted|erased|wiped|scrapped|threw (?:away|out)) (?:the|my|our) (?:\\w+ )?${noun}s?\\b`,
      ).test(singular(text)),
    )
  )
    return [backTo(quote, 0, 'with all of it gone, that is 0%')]
  return [{ quote, kind: 'unclear', why: 'ground-lost', word: '' }]
}

function backTo(quote: string, percent: number, sum: string): Finding {
  const outcome = `${shown(percent)}%`
  return { quote, kind: 'back-to', percent, sum: sum.includes(outcome) ? sum : `${sum} is ${outcome}` }
}
