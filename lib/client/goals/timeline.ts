import { dayOf } from '@/lib/client/time/calendar'
import type { DateBefore, Goal, ProgressEvent } from '@/lib/contract/goal'
import type { GoalMention } from '@/lib/contract/goal-mention'
import type { InsightResponse } from '@/lib/contract/insight-response'
import type { Datapoint } from '@/lib/contract/measure'
import { closing, takenBack } from '@/lib/contract/measure-words'
import type { Plan, PlanOutcome } from '@/lib/contract/plan'
import { isChosen, openedAgainWords } from './history'

/** One thing that happened to a goal: what was said, what it moved, what was counted and ticked with it. */
export type Moment = {
  key: string
  /** The user's day. */
  date: string
  /** The instant, where it is known: a value of an earlier day and a mention have their day alone. */
  at: string | null
  change?: ProgressEvent
  response?: InsightResponse
  value?: Datapoint
  milestones?: readonly string[]
  mention?: GoalMention
  /** What was noted as it was completed. */
  note?: string
  plan?: { plan: Plan; outcome: PlanOutcome }
  /** The date that it had, and the one that it was given. */
  dated?: { from: string | null; to: string | null }
}

export type GoalRecord = {
  events: readonly ProgressEvent[]
  responses: readonly InsightResponse[]
  values: readonly Datapoint[]
  milestones: Goal['milestones']
  mentions: readonly GoalMention[]
  plans: readonly Plan[]
  completion?: { at: string; note: string } | null
  dates?: { before: readonly DateBefore[]; now: string | null }
}

/** An answer, the value heard in it and the change it made are stored one after another: they are one moment. */
const SAME_MOMENT = 2_000

/** All that is known of a goal in one line of time, newest first. */
export function timelineOf(record: GoalRecord, timeZone: string): Moment[] {
  const answered = answeredOf(record, timeZone)
  const timed = [
    ...asOne(record.events.filter(isToldByItself), timeZone).map((change) => ({
      key: change.id,
      at: answered(change.at),
      change,
    })),
    // An answer right after a choice is one of its own.
    ...record.responses.map((response) => ({ key: response.id, at: response.createdAt, response })),
    ...record.milestones.flatMap(({ id, title, completedAt }) =>
      completedAt ? [{ key: id, at: answered(completedAt), milestones: [title] }] : [],
    ),
    ...record.values
      .filter((value) => isOfItsDay(value, timeZone))
      .map((value) => ({ key: value.id, at: answered(value.createdAt), value })),
    ...datesMoved(record, timeZone),
    ...(record.completion
      ? [{ key: 'completion', at: answered(record.completion.at), note: record.completion.note }]
      : []),
  ].map((moment): Moment => ({ ...moment, date: dayOf(moment.at, timeZone) }))
  const dated: Moment[] = [
    ...record.values
      .filter((value) => !isOfItsDay(value, timeZone))
      .map((value) => ({ key: value.id, at: null, date: value.date, value })),
    ...mentionsOnce(record, timeZone).map((mention) => ({
      key: mention.ref.id,
      at: null,
      date: mention.date,
      mention,
    })),
    ...record.plans.flatMap((plan) =>
      plan.outcomes.map(({ date, outcome }) => ({
        key: `${plan.id} ${date}`,
        at: null,
        date,
        plan: { plan, outcome },
      })),
    ),
  ]
  return [...joined(timed.toSorted(newestFirst)), ...dated].sort(newestFirst)
}

/** Its dates as they were moved, once a day: what was set back on the same day was not moved. */
function datesMoved({ dates }: GoalRecord, timeZone: string) {
  const moves: { at: string; from: string | null; to: string | null }[] = []
  for (const [at, { until, targetDate }] of (dates?.before ?? []).entries()) {
    const to = dates?.before[at + 1]?.targetDate ?? null
    const last = moves.at(-1)
    const isSameDay = last && dayOf(last.at, timeZone) === dayOf(until, timeZone)
    moves.splice(isSameDay ? -1 : moves.length, 1, { at: until, from: isSameDay ? last.from : targetDate, to })
  }
  const last = moves.at(-1)
  if (last) last.to = dates?.now ?? null
  return moves.filter(({ from, to }) => from !== to).map(({ at, ...dated }) => ({ key: `date ${at}`, at, dated }))
}

/**
 * The moment at which something is told: what was chosen where the coach asked back, and what came of it, belongs to the
 * answer of that day that was asked about, which is the latest before it.
 */
function answeredOf({ events, responses }: GoalRecord, timeZone: string): (at: string) => string {
  const chosen = events.filter(isChosen).flatMap(({ at }) => {
    const before = responses.map(({ createdAt }) => createdAt).filter((createdAt) => createdAt <= at)
    const answer = before.sort().at(-1)
    return answer && dayOf(answer, timeZone) === dayOf(at, timeZone) ? [{ at, answer }] : []
  })
  return (at) => chosen.find((one) => isNear(one.at, at))?.answer ?? at
}

/**
 * What of the line may be told while older answers are still on the server: nothing of before the oldest answer that is
 * here, since it may have to stand between.
 */
export function tellable(moments: readonly Moment[], oldestAnswer: string | null): Moment[] {
  if (oldestAnswer === null) return [...moments]
  const day = moments.find(({ response }) => response?.createdAt === oldestAnswer)?.date ?? ''
  return moments.filter(({ at, date }) => (at === null ? date > day : at >= oldestAnswer))
}

/** What was written of the goal, each sentence once a day: who answers their coach often writes the same in the journal. */
function mentionsOnce({ mentions, responses }: GoalRecord, timeZone: string): GoalMention[] {
  const answers = responses.map(({ createdAt, parsedData }) => said(dayOf(createdAt, timeZone), parsedData.response))
  const told = new Set<string>()
  return mentions.filter(({ date, quote }) => {
    const words = said(date, quote)
    if (answers.some((answer) => answer.startsWith(date) && answer.includes(words.slice(date.length + 1)))) return false
    if ([...told].some((known) => isSame(known, words))) return false
    return told.add(words)
  })
}

/** So much of the words alike is one thing said twice: "I said yes to a talk", "Said yes to a talk". */
const ALIKE = 0.8

function isSame(one: string, other: string): boolean {
  if (one.slice(0, 10) !== other.slice(0, 10)) return false
  const [words, others] = [one, other].map((text) => new Set(text.slice(10).split(' ').filter(Boolean)))
  if (!words || !others) return false
  const shared = [...words].filter((word) => others.has(word)).length
  return shared >= ALIKE * Math.max(words.size, others.size, 1)
}

function said(date: string, words: string): string {
  return `${date} ${words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`
}

/** What takes another entry back is told at that one. */
function isToldByItself({ takenBackAt, reasoning }: ProgressEvent): boolean {
  return !takenBackAt || reasoning !== takenBack
}

/** A completion that was taken back on its day, with nothing between, comes to nothing: both presses are one line. */
function asOne(events: readonly ProgressEvent[], timeZone: string): ProgressEvent[] {
  const told: ProgressEvent[] = []
  for (const event of events) {
    const before = told.at(-1)
    const isUndone =
      before?.reasoning === closing.completed &&
      event.reasoning === closing.reopened &&
      before.oldProgress === event.newProgress &&
      dayOf(before.at, timeZone) === dayOf(event.at, timeZone)
    if (isUndone) told.pop()
    told.push(
      isUndone ? { ...event, oldProgress: event.newProgress, reasoning: openedAgainWords(event.newProgress) } : event,
    )
  }
  return told
}

function isOfItsDay({ date, createdAt }: Datapoint, timeZone: string): boolean {
  return dayOf(createdAt, timeZone) === date
}

function newestFirst(one: Moment, other: Moment): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1
  // What has no hour of its own stands under what has.
  const [a, b] = [one.at ?? '', other.at ?? '']
  return a === b ? 0 : a < b ? 1 : -1
}

/** Neighbours of one moment become one, unless both tell the same kind of thing. */
function joined(sorted: readonly Moment[]): Moment[] {
  const moments: Moment[] = []
  for (const moment of sorted) {
    const last = moments.at(-1)
    if (last && isSameMoment(last, moment)) moments[moments.length - 1] = merged(last, moment)
    else moments.push(moment)
  }
  return moments
}

function isSameMoment(one: Moment, other: Moment): boolean {
  if (!one.at || !other.at || !isNear(one.at, other.at)) return false
  // Steps ticked one after another stay in their order, whatever is ticked next.
  if (one.milestones && other.milestones && one.at !== other.at) return false
  return !(['change', 'response', 'value', 'dated'] as const).some((part) => one[part] && other[part])
}

function isNear(at: string, other: string): boolean {
  return Math.abs(Date.parse(at) - Date.parse(other)) <= SAME_MOMENT
}

function merged(one: Moment, other: Moment): Moment {
  const milestones = [...(one.milestones ?? []), ...(other.milestones ?? [])]
  return { ...other, ...one, ...(milestones.length > 0 && { milestones }) }
}
