import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { type RecordQuery, recordQuery } from '@/lib/contract/record'
import { moved, type SpanUnit } from '../calendar-spans'
import type { Sentence } from '../text'
import { wordSet, wordTable } from '../word-table'
import { goalMeant, takeGoal } from './goals'
import { isOtherwise } from './otherwise'
import type { QuestionContext } from './question-context'
import { type Slate, slateOf } from './slate'
import { otherDays, timeOf } from './times'
import { isTelling } from './unread'

/** Words that only lead from one question to the next. */
const LEADING = wordSet('and n & or but so then what how about of same for vs versus with in on when days is was')
const ENDS = wordTable<'min' | 'max' | 'first' | 'last'>({
  latest: 'last',
  newest: 'last',
  recent: 'last',
  oldest: 'first',
  earliest: 'first',
  best: 'max',
  highest: 'max',
  most: 'max',
  worst: 'min',
  lowest: 'min',
  least: 'min',
  first: 'first',
  last: 'last',
})
/** Each end of a row of figures or of days, and the other one. */
const PAIRS = [
  ['min', 'max'],
  ['first', 'last'],
]
const OF_ROWS = wordSet('list count days')
const OF_WORDS = wordSet('entries messages checkIns alerts')
const BEFORE_THAT =
  /^\W*(?:and|or|what about|so|but)? ?(?:the )?(?:(?:time |one |entry |last )?before (?:that|then|it)|(?:time|one) before)\W*$/i

/**
 * The query that a question in part makes of the one before it: "and in October?", "what about Finn?", "and the worst?".
 * Its days, its goal, its end or its words take the place of those before. Null where it says anything else.
 */
export function goOn(sentence: Sentence, before: RecordQuery, view: QuestionContext): RecordQuery | null {
  if (before.against) return null
  const slate = slateOf(sentence)
  const isAhead = before.of === 'alerts' || before.of === 'milestones'
  const named = timeOf(slate, { ...view, towards: isAhead ? 'future' : 'past' }).when
  const isRelative = RELATIVE.test(sentence.text)
  const when = isRelative ? earlier(sentence, before, dateIn(view.timeZone, view.now)) : named
  if (isRelative && !when) return null
  // "And when I didn't?": the other days.
  if (isOtherwise(sentence) && before.about && !before.without)
    return recordQuery.parse({ ...before, about: undefined, without: before.about, cursor: undefined })
  const goal = before.goal === undefined ? null : goalMeant(slate, view.goals)
  if (goal?.isSure) takeGoal(slate, goal)
  const end = endOf(slate, before)
  const words = slate.tokens.filter((token, at) => !slate.taken[at] && !LEADING.has(token.word) && isTelling(token))
  const about = words.map(({ raw }) => raw.replace(/['’]s?$/, '')).join(' ')
  if (about && !OF_WORDS.has(before.of)) return null
  if (!when && !goal?.isSure && !end && !about) return null
  return recordQuery.parse({
    ...before,
    ...(when && { when }),
    ...(goal?.isSure && { goal: goal.goal.id }),
    ...(end && end !== before.give && { give: end }),
    ...(about && { about }),
    cursor: undefined,
  })
}

/** "The month before": the stretch as long before the days of the question before. */
function earlier({ text }: Sentence, { when }: RecordQuery, today: string): RecordQuery['when'] | null {
  const [, count, unit, way] = STEP.exec(text) ?? []
  if (count && unit && way && when?.from && when.to) {
    const by = (COUNTS[count.toLowerCase()] ?? Number(count)) * (/^(?:later|after)/i.test(way) ? 1 : -1)
    const shifted = (day: string) => moved(day, unit.toLowerCase() as SpanUnit, by)
    return { ...when, from: shifted(when.from), to: shifted(when.to) }
  }
  // "And the day after?"
  const next = when?.from && when.from === when.to ? DAY_AFTER.exec(text) : null
  if (next && when?.from) return { from: addDays(when.from, 1), to: addDays(when.from, 1) }
  return EARLIER.test(text) && when?.from ? otherDays(when, today) : null
}
const DAY_AFTER = /\b(?:the )?(?:day after|next day|following day)\b/i
const STEP = /\b(an?|one|two|three|four|five|six|\d{1,2}) (day|week|month|year)s? (later|after|before|earlier)\b/i
const COUNTS = wordTable<number>({ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 })
const RELATIVE = /\b(?:before|previous|after|following|next|prior|earlier|later)\b/i
const EARLIER = /\b(?:day|week|month|year|one) before\b|\bprevious (?:week|month|year|one)\b/i

/** The end that is named where the question before asked for one; of periods both ends are told. */
function endOf({ tokens, taken }: Slate, { give, by }: RecordQuery): RecordQuery['give'] | null {
  // "How often do I mention Daniel?" – "What's the latest one?"
  const own = PAIRS.find((pair) => pair.includes(OF_ROWS.has(give) ? 'last' : give))
  const at = tokens.findIndex(({ word }) => ENDS[word] && (by ? true : own?.includes(ENDS[word])))
  const end = ENDS[tokens[at]?.word ?? '']
  if (!end) return null
  taken[at] = true
  return by ? give : end
}

/** Whether it asks for what comes before the last that was told: "and before that?" */
export function asksBefore({ text }: Sentence, { give }: RecordQuery): boolean {
  return give === 'last' && BEFORE_THAT.test(text)
}

/** The same up to the day before. */
export function before(query: RecordQuery, date: string): RecordQuery {
  return { ...query, when: { ...query.when, to: addDays(date, -1) } }
}
