import 'server-only'
import type { Clause } from '../clauses/clause'
import { type Finding, say, share } from '../finding'
import { withoutIndexes } from '../goal/amount'
import type { GoalView } from '../goal/goal-view'
import { unitsOf } from '../goal/units'

const LEFT =
  /(?<![\d/.:€$£])(\d+(?:\.\d+)?)(?: more)?((?: (?!and\b|done\b|so\b|but\b|by\b|in\b)[a-z'-]+){0,3}?) (?:still )?(?:to (?!the\b|my\b|a\b|our\b|date\b|be\b|me\b|an\b)[a-z]+|left\b|remain(?:ing|s)?\b|outstanding\b|(?:are |is |still )*(?:waiting|missing|pending|undone)\b|(?:are |is )still [a-z]+|un(?!derst|pack|lock|veil|earth|load|tangl|ravel|wrap|cover|subscrib|box|der)[a-z]+(?:ed|en|nd|wn|ne|lt|ut|ld|ead)\b)|\b(?:leaves|leaving) (?:just |only |about |me |us )*(\d+)\b(?! (?:hours|days|weeks|minutes))/g
const TOTAL =
  /\b(?:there(?:'s| are| were| is|'re)|(?:total|edition|set|lot|list|pile|batch|order|whole \w+|collection|the (?!first|last|other|next|rest|time|price|cost|bill|day)[a-z]+)(?: (?:is|are|of|has|was|holds|numbers|comes to|runs to))+|we have|i have|it has|i've got|we've got|out of(?: the| a| all)*|from a total of) (?:about |around )?(\d+)\b(?! (?:more|left|done|to)\b)|(?<![\d/.])(\d+)((?: (?![a-z]+ed\b|done\b)[a-z-]+){0,2}) (?:in all|in total|altogether|all told|total|overall|all in all|strong)\b/
const COUNT = /(?<![\d/.:€$£]|th )(\d+(?:\.\d+)?)(?![\d/%:]|th\b|\.\d)(?: (?!and\b)([a-z-]+))?/g
const OWNED =
  /^(?:and |so |but )*(?:i |we |i've |we've |there |it |they )*(?:have|has|had|got|are|is|was|were|own|need|want)(?: (?!.*\b[a-z]{3,}ed\b)| ?$)/
const STEP = /\b(?:today|tonight|yesterday|another|more|further|extra|this (?:morning|week|weekend|evening))\b/

/** Two counts of one answer that make a whole where the goal names none: "9 done, 27 to go", "marked 30 of what is 120 in all". */
export function readTally(clauses: Clause[], view: GoalView): Finding[] {
  if (view.sizes.length || view.milestones.length) return []
  const told = clauses.filter((one) => /^(?:done|remaining)$/.test(one.stance))
  if (!told.length) return []
  const text = withoutIndexes(told.map((one) => one.amounts).join(' ; '), [])
  const quote = told.map((one) => one.quote).join(' … ')
  const left = [...text.matchAll(LEFT)]
  if (left.length > 1) return []
  const rest = left[0]
  if (rest) {
    const done = onlyCount(text.replace(rest[0], ' '))
    const n = Number(rest[1] ?? rest[3])
    if (!done || isTime(rest[2] ?? '') || done.amount + n === 0) return []
    const percent = (done.amount / (done.amount + n)) * 100
    return [share(quote, percent, `${say(done.amount)} ÷ ${say(done.amount + n)}`)]
  }
  const total = text.match(TOTAL)
  const whole = Number(total?.[1] ?? total?.[2])
  if (!total || !whole || isTime(total[3] ?? '')) return []
  const done = onlyCount(text.replace(total[0], ' '))
  const where = text
    .replace(total[0], ' ')
    .split(' ; ')
    .find((one) => /\d/.test(one))
  // "I have 3 kids and 2 jobs".
  if (/\b(?:have|got|are)\b/.test(total[0]) && /^\s*\d+ (?![a-z]+ed\b|done\b)[a-z]+s\s*$/.test(where ?? '')) return []
  if (!done || !where || done.amount > whole || OWNED.test(where.trim()) || STEP.test(where)) return []
  return [share(quote, (done.amount / whole) * 100, `${say(done.amount)} ÷ ${say(whole)}`)]
}

/** The one count of a text; undefined where it has several, or counts time or money. */
function onlyCount(text: string): { amount: number } | undefined {
  const counts = [...text.matchAll(COUNT)]
  const one = counts[0]
  if (!one || counts.length > 1 || isOfScale(one[2] ?? '')) return undefined
  return { amount: Number(one[1]) }
}

function isTime(words: string): boolean {
  return words
    .trim()
    .split(' ')
    .some((word) => word !== '' && isOfScale(word))
}

/** Time, money, ways and weights come in any number; chapters and letters are counted. */
function isOfScale(word: string): boolean {
  return ['distance', 'weight', 'money', 'hours', 'day', 'volume', 'area'].includes(unitsOf(word)[0]?.family ?? '')
}
