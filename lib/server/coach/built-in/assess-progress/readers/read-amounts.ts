import 'server-only'
import type { Clause } from '../clauses/clause'
import { type Finding, reached, say, saySize } from '../finding'
import { aliasOf, isOfDeed, PEOPLE } from '../goal/aliases'
import { amountsIn, withoutIndexes } from '../goal/amount'
import type { GoalView } from '../goal/goal-view'
import type { GoalSize } from '../goal/size'
import { isStretch } from '../goal/units'
import { isLevel, isOwnMeasure, isWeighing, levelOf } from './levels'
import { hasNoBearing } from './no-bearing'
import {
  BEGUN,
  IDLE_HOURS,
  isArgument,
  isMeterAt,
  isNoCount,
  isOnlyTried,
  isPrice,
  isUnderWay,
  LOOKED,
  PART_OF,
  PREPARES,
  TOTALS,
} from './no-counts'

const ADDS =
  /\b(?:another|more|additional|extra|further|on top|since (?:last|then|my last|we)|today|yesterday|this (?:morning|afternoon|evening|week|weekend|month|quarter|term)|in the (?:last|past) (?:few |\d+ )?(?:days|weeks?)|last (?:night|weekend|week)|tonight|(?:on|last) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|the other day|over the weekend|\d+ days ago|added|just (?:now|ran|read|wrote|saved|put|did|finished|completed|swam|walked)|again|new)\b/
const PERIOD_SO_FAR =
  /\bso far (?:this (?:week|weekend|month|morning|evening)|today)\b|\b(?:this week|today|this month) so far\b/
const PERFECT = /\b(?:i've|we've|have|has)\b/

/** Reads "3 chapters", "another 10 km", "1,250 so far" and the like. */
export function readAmounts(clause: Clause, text: string, view: GoalView, needsUnit = false): Finding[] {
  const findings: Finding[] = []
  const { quote } = clause
  const days = daysNamed(clause, text, view)
  if (days) return [added(quote, days.count, days.size)]
  for (const one of amountsIn(withoutIndexes(text, view.sizes), view.sizes)) {
    if (
      one.isBare &&
      (needsUnit || (isNoCount(text, one) && !(one.size?.from !== undefined && one.amount > 50 && isLevel(text, one))))
    )
      continue
    if (one.size?.family === 'money' && isPrice(text)) continue
    if (IDLE_HOURS.test(text.slice(one.at)) && one.size && !view.takesIdle) continue
    if (isOnlyTried(text, one, view.verb)) {
      findings.push({ quote, kind: 'unclear', why: 'part', word: one.word })
      continue
    }
    if (one.size && one.size.from === undefined && isOwnMeasure(text, one.size, view)) {
      findings.push(reached(quote, one.amount, one.size))
      continue
    }
    if (isUnderWay(text, one) || isArgument(text, one) || hasNoBearing(text, one, view)) continue
    if (
      (isPreparing(text, view) &&
        !view.prepares &&
        !/^(?:count|email|phone|call|message|swap|contact|invite)/.test(view.verb) &&
        one.size?.family !== 'money') ||
      (LOOKED.test(text) && !view.takesIn && !view.deeds.some((deed) => text.includes(deed))) ||
      BEGUN.test(`${text.slice(0, one.at).trimEnd()} `)
    ) {
      findings.push({ quote, kind: 'unclear', why: 'part', word: one.word })
      continue
    }
    if (!(one.size && isStretch(one.size.family)) && PART_OF.test(`${text.slice(0, one.at).trimEnd()} `)) {
      findings.push({ quote, kind: 'unclear', why: 'part', word: one.word })
      continue
    }
    const alias = one.size ? undefined : aliasOf(text, one, view)
    if (alias) {
      findings.push(
        isOfDeed(one.word, view) || PEOPLE.test(one.word)
          ? weighed(quote, text, one.amount, alias, clause.words)
          : reached(quote, one.amount, alias),
      )
      continue
    }
    if (!one.size) {
      if (one.word && !one.isBare)
        findings.push({
          quote,
          kind: 'unclear',
          why: view.sizes.length ? 'other-unit' : 'size-unknown',
          word: one.word,
        })
      else if (!view.sizes.length && one.isBare && one.amount > 0)
        findings.push({ quote, kind: 'unclear', why: 'size-unknown', word: '' })
      continue
    }
    if (one.isBare && one.size.from === undefined && one.amount > one.size.amount * 1.5) continue
    if (one.size.from !== undefined && isLevel(text, one)) {
      findings.push(...levelOf(quote, one.amount, one.size))
      continue
    }
    if (one.size.from !== undefined && one.amount > one.size.amount) continue
    if (one.size.family === 'weight' && view.isLosing && one.size.from === undefined && isWeighing(text)) {
      findings.push({ quote, kind: 'unclear', why: 'no-baseline', word: one.size.word })
      continue
    }
    // What is paid on a debt is a payment, and no running total, unless it says so.
    const isPayment =
      view.owes &&
      /\b(?:paid|transferred|gave|threw|sent)\b/.test(text) &&
      !/\b(?:of (?:it|that|the)|so far|i've|have)\b/.test(clause.words)
    const isSale = view.verb === 'sell' && /\b(?:bought|took|taken|ordered|snapped up|grabbed)\b/.test(text)
    findings.push(
      (isPayment || isSale) && !TOTALS.test(clause.words)
        ? added(quote, one.amount, one.size)
        : weighed(quote, text, one.amount, one.size, clause.words),
    )
  }
  return findings
}

/** Decides whether an amount is the running total, comes on top, or may be either. */
export function weighed(quote: string, text: string, amount: number, size: GoalSize, words: string): Finding {
  const around = words || text
  if (size.isFeat) return reached(quote, amount, size, 'perfect')
  // "50 days sober today": days are counted from the start, and a day holds no more than one.
  if (
    size.family === 'day' &&
    amount > 1 &&
    !/\b(?:another|more|additional|extra|further|last|past|this week)\b/.test(around)
  )
    return reached(quote, amount, size)
  if (/\badded\b.*\bto (?:the|my|our) (?:tally|total|count|pile|list|pot|fund|collection|balance)\b/.test(around))
    return added(quote, amount, size)
  if (
    (TOTALS.test(around) || isMeterAt(around.match(/^.*?\bat(?= [€$£]?\d)/)?.[0] ?? '')) &&
    !PERIOD_SO_FAR.test(around) &&
    !/\b(?:another|additional|extra|further)\b|\b\d[\d.]*(?: [a-z]+)? more\b(?! than)/.test(around)
  )
    return reached(quote, amount, size)
  if (ADDS.test(around) || PERIOD_SO_FAR.test(around)) return added(quote, amount, size)
  if (PERFECT.test(around)) return reached(quote, amount, size, 'perfect')
  return { quote, kind: 'deed', amount, size }
}

export function added(quote: string, amount: number, size: GoalSize): Finding {
  const points = (amount / size.amount) * 100
  return { quote, kind: 'add', points, amount, size, sum: `${say(amount)} of ${saySize(size)}` }
}

const EVERY_DAY =
  /\b(?:(?:every|each) (?:single )?(?:day|morning|night|evening),? (?:this|last|all|of the|of this) week|daily (?:this|last) week|(?:all|the whole) week long|7 days (?:running|in a row|straight))\b/

/** "Went Mon, Wed and Fri": as many sessions as days. */
function daysNamed(clause: Clause, text: string, view: GoalView): { count: number; size: GoalSize } | null {
  const isOwnDeed = view.deeds.some((deed) => new RegExp(`\\b${deed}\\b`).test(text))
  const size = view.sizes.find(
    (one) => ['session', 'class', 'time'].includes(one.family) || (isOwnDeed && !isStretch(one.family)),
  )
  const days = new Set(
    clause.words.match(/\b(?:mon|tue|wed|thu|fri|sat|sun)(?=\b|day|s\b|sday|nesday|rs\b|rsday|urday)/g),
  )
  if (
    size &&
    !/\d/.test(text) &&
    EVERY_DAY.test(text) &&
    (isOwnDeed || [...view.nouns].some((noun) => text.includes(noun)))
  )
    return { count: 7, size }
  const isDeed =
    isOwnDeed || /\b(?:went|did|trained|attended|was there|been|made it|swam|ran|practi[sc]ed|meditated)\b/.test(text)
  return size && (days.size > 1 || (view.isAttended && days.size === 1)) && isDeed && !/\d/.test(text)
    ? { count: days.size, size }
    : null
}

/** Whether the verb is one that leads up to the deed, and not the goal's own. */
function isPreparing(text: string, { verb, deeds }: GoalView): boolean {
  const found = PREPARES.exec(text)?.[0]
  return found !== undefined && found.slice(0, 4) !== verb.slice(0, 4) && !deeds.includes(found)
}
