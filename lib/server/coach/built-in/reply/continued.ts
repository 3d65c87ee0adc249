import 'server-only'
import type { ChatContext } from '../../context'
import { daysIn, onlySparesDays } from './days-in'
import { periodsIn } from './period'
import { straightened } from './read-message'

/** "And last week?": a period and nothing else. */
const ONLY_A_PERIOD =
  /^(?:and |so |ok(?:ay)?,? |but |what about |how about |and what about |and how about )+(?:in |for |on |during )?(?:the )?((?:this|last|previous|past) (?:week|month|year)|yesterday|today|(?:last |on )?\w+day|[a-z]{3,9}(?: 20\d\d)?)[\s?.!]*$/
/** A question that has figures for an answer. */
const OF_FIGURES = /\b(?:how (?:many|much|often|was|is)|what (?:was|is|were)|average|which (?:goal|mission|one))\b/

/** The message in full where it only makes sense after the user's own last question: that question, for another period. */
export function continued(context: ChatContext, today: string): ChatContext {
  const text = straightened(context.message)
  if (onlySparesDays(text)) return sparing(context, text)
  const period = text.length < 60 ? ONLY_A_PERIOD.exec(text)?.[1] : undefined
  if (!period || periodsIn(period.replace(/^may\b/, 'in may'), today).length === 0) return context
  const asked = context.turns
    .filter((turn) => turn.isFromUser)
    .map((turn) => straightened(turn.text))
    .findLast((one) => !ONLY_A_PERIOD.test(one))
  if (!asked || asked.length > 160 || !OF_FIGURES.test(asked)) return context
  const named = periodsIn(asked, today)
  const [first] = named
  if (named.length > 1) return context
  const bare = asked.replace(/[\s?.!]+$/, '')
  const found = first ? bare.indexOf(first.name.toLowerCase()) : -1
  if (first && found < 0) return context
  const message = first
    ? `${bare.slice(0, found)}${period}${bare.slice(found + first.name.length)}?`
    : `${bare} ${/^(?:this|last|previous|past|yesterday|today)\b/.test(period) ? '' : 'in '}${period}?`
  return { ...context, message }
}

const PLAN = /\b(?:plan|schedule|routine|organi[sz]e|my week)\b/

/** "Not Wednesday": the plan asked for before, without the days that were ruled out since. */
function sparing(context: ChatContext, text: string): ChatContext {
  const mine = context.turns.filter((turn) => turn.isFromUser).map((turn) => straightened(turn.text))
  const at = mine.findLastIndex((one) => PLAN.test(one) && one.length < 160)
  const since = mine.slice(at + 1)
  if (at < 0 || !since.every(onlySparesDays)) return context
  const plan = (mine[at] ?? '').replace(/[\s?.!]+$/, '')
  const days = [...since, text].flatMap((one) => daysIn(one).spared).map((day) => `not ${WEEKDAYS[day]}`)
  return { ...context, message: `${plan}, ${[...new Set(days)].join(', ')}` }
}

const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
