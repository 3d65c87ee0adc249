import 'server-only'
import type { Clause } from '../clauses/clause'
import { isLapse, isRelapse } from '../clauses/lapses'
import { isAllSpent } from '../clauses/set-backs'
import { type Finding, say, saySize, shown } from '../finding'
import { amountsIn, isIndexNoun, withoutIndexes } from '../goal/amount'
import type { GoalView } from '../goal/goal-view'
import type { GoalSize } from '../goal/size'
import { factorFor, isStretch, singular, unitsOf } from '../goal/units'
import { NOT_THE_WHOLE } from './foreign-whole'
import { isEveryday, isOfNoGoal, roughLoss } from './rough-loss'

/** What is there now, rather than what went. */
const LEVEL_NOW =
  /\b(?:only|just|barely)\b.{0,14}\d[\d.]*(?: [a-z]+)? (?:is |are )?(?:left|remaining|remains?) (?:in|on|after|since|thanks to)\b|\b(?:only|just|barely) (?:remember|recall|recogni[sz]e|know|have|kept|keep)\b/

/** Reads ground that the user says they lost: how much, or back to where. */
export function readLost(clause: Clause, view: GoalView): Finding[] {
  const { quote } = clause
  if (view.isSaving && !view.owes && isAllSpent(clause.amounts))
    return [backTo(quote, 0, 'with all of it spent, that is 0%')]
  const isExpense = (view.isSaving || view.owes) && /\d.* (?:for|on) /.test(clause.amounts)
  const isOwnLapse = view.abstains && isLapse(clause.words, view.title)
  if (!isExpense && !isOwnLapse && isEveryday(clause.amounts, view)) return []
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
  if (
    /\b(?:day (?:0|1) again|(?:again|over) (?:at|from) (?:day )?[01]|from (?:zero|0|scratch|nothing)|back to (?:bare|the drawing board|nothing|stage 1)|resets? (?:my|the|to|it)|\b(?:re)?start(?:ing|ed) (?:it |all )?(?:again|over|afresh)$|counter (?:is )?(?:back|reset)|(?:start|starting|begin|beginning) (?:again )?(?:at|from) (?:day )?[01]|all of it is back on)\b/.test(
      text,
    ) ||
    /\bback to nothing\b/.test(text)
  )
    return [backTo(quote, 0, 'starting over is 0%')]
  if (view.abstains && view.sizes[0]?.family === 'day' && isRelapse(text))
    return [backTo(quote, 0, 'doing without begins again at 0%')]
  const thrown = text.match(
    /\b(?:threw (?:away|out)|deleted|scrapped|binned|trashed|chucked(?: out)?|ditched|dumped|lost|discarded|ripped (?:out|up)|pulled (?:out|down)|tore (?:up|out|down)|unpicked|unravelled|undid|frogged) (?:the |my )?([a-z]+) (\d+(?:(?:, and |, | and | & )\d+)*)\b/,
  )
  const piece = thrown?.[1] ?? ''
  const count = thrown?.[2]?.match(/\d+/g)?.length ?? 1
  const pieces = view.sizes.find((size) => factorFor(size, piece) !== null)
  if (piece && pieces && !['money', 'weight', 'distance'].includes(pieces.family))
    return [
      {
        quote,
        kind: 'lost',
        points: (100 * count) / pieces.amount,
        sum: `${count} of ${saySize(pieces)}`,
        size: pieces,
      },
    ]
  const place = text.match(/\b(?:the|my|our) (\d+)th ([a-z]+)\b/)
  const nth = place?.[2] ?? ''
  const nthOf = view.sizes.find((size) => factorFor(size, nth) !== null && !isStretch(size.family))
  // One past the record was not counted yet, so nothing of it is lost.
  if (nth && nthOf && Number(place?.[1]) > Math.round((view.progress / 100) * nthOf.amount)) return []
  if (nth && nthOf)
    return [{ quote, kind: 'lost', points: 100 / nthOf.amount, sum: `1 of ${saySize(nthOf)}`, size: nthOf }]
  if (
    /\b(?:start|begin|go)(?:s|ed|ing)? (?:it |all |everything |completely |right )*(?:again|over|afresh|anew)(?: (?:with|on|from|using) (?:an? |the )?(?:whole |completely |brand )?(?:new|fresh|blank|clean|empty|different|other|another)\b|$)/.test(
      text,
    )
  )
    return [backTo(quote, 0, 'starting over is 0%')]
  const level = text.match(
    /\b(?:back|down|dropped|fell|fallen|slid|slipped|reset|went)(?: down| back)? (?:to|at) (?:about |around |only |just )?(\d+(?:\.\d+)?)%/,
  )
  if (level) return [backTo(quote, Number(level[1]), `back to ${level[1]}%`)]
  const points = text.match(/\b(?:lost|down|dropped|slipped)(?: about| around| by| another)* (\d+(?:\.\d+)?)%/)
  if (points) return [{ quote, kind: 'lost', points: Number(points[1]), sum: `${points[1]} points` }]
  const third = text.match(/\b(?:1th|first|last|final|2th|second) (3|4|5)th\b/)?.[1]
  if (third)
    return [{ quote, kind: 'lost', points: view.progress / Number(third), sum: `1/${third} of ${view.progress}%` }]
  const wholeOf = singular(text.match(/\b(?:half|\d\/\d) of (?:the|my|our) ([a-z]+)/)?.[1] ?? '')
  const part = text.match(/\b(?:lost (?:about |around |almost |nearly )?|.*\b)(half|(\d)\/(\d))\b/)
  if (part && NOT_THE_WHOLE.test(wholeOf) && !view.sizes.some((size) => factorFor(size, wholeOf) !== null)) return []
  if (part) {
    const share = part[2] ? Number(part[2]) / Number(part[3]) : 0.5
    return [
      { quote, kind: 'lost', points: view.progress * share, sum: `${part[2] ? part[1] : 'half'} of ${view.progress}%` },
    ]
  }
  if (
    /^(?:so )?(?:i )?start(?:ing)? (?:again|over)$|\b(?:square (?:one|1)|day (?:0|1)|from 0|(?:to|at|on) 0|scratch|back (?:to )?where i (?:was|started|began))\b(?! (?:km|books))/.test(
      text,
    )
  )
    return [backTo(quote, 0, 'starting over is 0%')]
  const amounts = amountsIn(withoutIndexes(text, view.sizes).replace(/\b(?:a|an)(?= (?:[a-z]+)\b)/g, '1'), view.sizes)
  const amount =
    amounts.find((one) => one.size && one.amount > 0) ??
    amounts
      .map((one) => (one.word ? { ...one, size: onlyCount(view, one.word) } : one))
      .find((one) => one.size && one.amount > 0)
  if (amount?.size) {
    const { size } = amount
    if (
      view.owes &&
      /\b(?:owe|owing) .*\d|\b(?:up|climbed|crept|risen|rose|grown|grew|higher)\b.{0,8}\d/.test(text) &&
      amount.amount > size.amount * 0.2
    )
      return [backTo(quote, (1 - amount.amount / size.amount) * 100, `${saySize(size)} less ${say(amount.amount)}`)]
    if (
      LEVEL_NOW.test(text) ||
      /\b(?:back|down|dropped|fell|fallen|slid|slipped|reset)(?: down| back)? (?:to|at)\b/.test(text)
    ) {
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
        size,
      },
    ]
  }
  if (
    /\b(?:(?:start\w*|begin\w*|began|do|doing) (?:it |all |everything |completely )*over|scratch|square|zero|from 0|day 0|day 1|afresh|anew|again from|the (?:start|beginning)|to 0)\b/.test(
      text,
    ) &&
    /\b(?:start|begin|back|square|reset|scratch)/.test(text)
  )
    return [backTo(quote, 0, 'starting over is 0%')]
  if (
    /\b(?:everything|all (?:of )?(?:it|my|the|them)|the lot|the (?:whole|entire) (?:lot|thing|project|batch|work|file|manuscript|draft|collection))\b/.test(
      text,
    ) &&
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
  if (isOfNoGoal(text, view)) return []
  const share = roughLoss(text, view)
  if (share)
    return [
      {
        quote,
        kind: 'lost',
        points: view.progress * share,
        isRough: true,
        sum: `a loss of no named size, taken as ${100 * share}% of it,`,
      },
    ]
  return [{ quote, kind: 'unclear', why: 'ground-lost', word: '' }]
}

const MEASURES = new Set(['distance', 'weight', 'money', 'hours', 'area', 'day'])

/** "Four people unsubscribed" of 50 subscribers: things by another name, where the goal counts one kind of thing. */
function onlyCount({ sizes }: GoalView, word: string): GoalSize | null {
  const only = sizes.length === 1 ? sizes[0] : undefined
  return only &&
    !isStretch(only.family) &&
    !MEASURES.has(unitsOf(word)[0]?.family ?? '') &&
    !/^(?:times?|beers?|cigarettes?|drinks?)$/.test(word)
    ? only
    : null
}

function backTo(quote: string, percent: number, sum: string): Finding {
  const outcome = `${shown(percent)}%`
  return { quote, kind: 'back-to', percent, sum: sum.includes(outcome) ? sum : `${sum} is ${outcome}` }
}
