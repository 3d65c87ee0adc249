import 'server-only'
import { calendarDay, dayName, daysBetween } from '../../../dates'
import type { GoalFacts } from '../../../facts'
import type { Desk, Draft } from '../draft'
import type { FigureAsk } from '../figure-ask'
import { journalStart, ledgerStart, movedIn } from '../ledger-in'
import type { Period } from '../period'
import { quoteTitle } from '../titles'
import { count } from '../words-of-goal'
import { figureDraft, gained, goalsAsked, whenOf } from './figure-draft'

const MOST_LISTED = 4

type Asked<K extends FigureAsk['kind']> = Extract<FigureAsk, { kind: K }>

export function answerCompare(desk: Desk, { now, before }: Asked<'compare'>): Draft {
  const { writer, situation } = desk
  const zone = situation.context.timeZone
  const goals = goalsAsked(desk)
  const [after, earlier] = [movedIn(goals, now, zone), movedIn(goals, before, zone)]
  const checkIns = (moved: typeof after) =>
    count(
      moved.reduce((sum, one) => sum + one.checkIns, 0),
      'check-in',
    )
  const list = after
    .map((one, at) => ({ one, other: earlier[at] }))
    .filter(({ one, other }) => one.checkIns || other?.checkIns)
    .sort((a, b) => Math.abs(b.one.gain) - Math.abs(a.one.gain))
    .slice(0, MOST_LISTED)
    .map(
      ({ one, other }) =>
        `${quoteTitle(one.facts.goal.title)}: ${gained(one.gain)} ${whenOf(now)}, ${gained(other?.gain ?? 0)} ${whenOf(before)}.`,
    )
  const written = (period: Period) =>
    count(
      situation.context.journal.filter(({ date }) => date >= period.from && date <= period.to).length,
      'journal entry',
      'journal entries',
    )
  const isInSight = before.from >= journalStart(situation.today)
  const words = {
    now: whenOf(now),
    before: whenOf(before),
    checkInsNow: checkIns(after),
    checkInsBefore: checkIns(earlier),
    entriesNow: written(now),
    entriesBefore: written(before),
    age: now.to === situation.today ? count(daysBetween(now.from, now.to) + 1, 'day') : null,
  }
  return figureDraft(
    desk,
    [
      writer.say(BESIDE, words),
      list.length === 0 ? writer.say(NOTHING_MOVED, words) : null,
      isInSight ? writer.say(WRITTEN, words) : writer.say(JOURNAL_SHORT),
      reachLine(desk, before),
    ],
    { list },
  )
}

export function answerGain(
  desk: Desk,
  { kind, period }: Asked<'gain' | 'mostMoved' | 'energy' | 'entries' | 'happened' | 'closed'>,
): Draft {
  const { writer, situation } = desk
  const moved = movedIn(goalsAsked(desk), period, situation.context.timeZone)
    .filter((one) => one.checkIns > 0)
    .sort((a, b) => b.gain - a.gain)
  const [top] = moved
  const words = {
    period: whenOf(period),
    goal: top ? quoteTitle(top.facts.goal.title) : null,
    gained: top ? gained(top.gain) : null,
    checkIns: top ? count(top.checkIns, 'check-in') : null,
  }
  const named = situation.named[0]
  if (!top)
    return figureDraft(desk, [
      writer.say(NO_MOVE, { ...words, about: named ? quoteTitle(named.goal.title) : 'any mission' }),
      reachLine(desk, period),
    ])
  const list = moved.slice(1, MOST_LISTED).map((one) => `${quoteTitle(one.facts.goal.title)}: ${gained(one.gain)}.`)
  return figureDraft(desk, [writer.say(kind === 'mostMoved' ? MOST : GAINED, words), reachLine(desk, period)], { list })
}

function reachLine({ writer, situation }: Desk, { from }: Period): string | null {
  const start = ledgerStart(situation)
  return start && start > from ? writer.say(LEDGER_SHORT, { since: dayName(start, situation.today) }) : null
}

export function answerJournal(desk: Desk, kind: 'energy' | 'entries', period: Period): Draft {
  const { writer, situation } = desk
  const start = journalStart(situation.today)
  const entries = situation.context.journal.filter(
    ({ date }) => date >= period.from && date <= period.to && date >= start,
  )
  const mean = entries.reduce((sum, { mood }) => sum + mood, 0) / entries.length
  const words = {
    period: whenOf(period),
    mean: entries.length ? `${mean.toFixed(1)} of 5` : null,
    found: count(entries.length, 'journal entry', 'journal entries'),
    since: dayName([start, period.from].sort()[1] ?? start, situation.today),
  }
  if (period.to < start) return figureDraft(desk, [writer.say(BEFORE_REACH, words), writer.say(IN_SIGHT)])
  const line = kind === 'entries' ? writer.say(ENTRIES, words) : writer.say(entries.length ? MEAN : NO_MEAN, words)
  return figureDraft(desk, [line, period.from < start ? writer.say(PARTLY, words) : null])
}

export function answerClosed(desk: Desk, period: Period): Draft {
  const { writer, situation } = desk
  const day = (facts: GoalFacts) =>
    facts.goal.completedAt ? calendarDay(new Date(facts.goal.completedAt), situation.context.timeZone) : ''
  const closed = situation.completed.filter((facts) => day(facts) >= period.from && day(facts) <= period.to)
  const words = {
    closed: count(closed.length, 'mission'),
    titles: closed.map(({ goal }) => quoteTitle(goal.title)).join(', ') || null,
  }
  return figureDraft(desk, [
    writer.say(closed.length ? CLOSED : NONE_CLOSED, words),
    period.from < journalStart(situation.today) ? writer.say(CLOSED_EARLIER) : null,
  ])
}

const BESIDE = [
  '[Side by side|Next to each other|By the ledger]: {checkInsNow} {now}[, {age} in so far|], [against|beside] {checkInsBefore} {before}.',
  '{checkInsNow} {now}[, {age} so far|], {checkInsBefore} {before}.',
]

const NOTHING_MOVED = ['[No mission moved in either|Neither moved a mission|Nothing moved in both of them].']

const WRITTEN = [
  '[In writing|In the journal|On paper]: {entriesNow}, then {entriesBefore}.',
  '{entriesNow} [now|this time], {entriesBefore} before.',
]

const JOURNAL_SHORT = [
  '[The journal I leave out|No journal figures here]: [a chat sees fourteen days of it|I see fourteen days of it].',
]

const LEDGER_SHORT = ['[My copy of the ledger|The ledger I am given] [starts|begins] on {since}.']

const GAINED = ['{goal}, {period}: {gained} in {checkIns}.', '{goal} [went|is] {gained} {period}[, in {checkIns}|].']

const MOST = [
  '[Most of all|The most|First place]: {goal}, {gained} {period}.',
  '{goal} [moved most|leads], {gained} {period}.',
]

const NO_MOVE = [
  '[The ledger has no check-in|No check-in stands] on {about} {period}.',
  '[Nothing|Not a single check-in] on {about} {period}.',
]

const MEAN = [
  '{mean} [on average|is the average] {period}[, from {found}|].',
  '[It averages|It comes to] {mean} {period}[, over {found}|].',
]

const NO_MEAN = ['[There is|I find] no journal entry {period} to average.']

const ENTRIES = ['{found} {period}.', '{period}: {found}.']

const PARTLY = [
  '[That counts from {since} on|It starts on {since}]: [a chat sees fourteen days|I see fourteen days] of the journal.',
]

const BEFORE_REACH = [
  '[I cannot tell how it was {period}|What was {period} is out of my sight|That I cannot work out]: [a chat sees only|I am given] the journal of the last fourteen days.',
]

const IN_SIGHT = [
  '[The energy chart under Insights|Insights, with its energy chart,] [goes back further|has the earlier days].',
  'For these two weeks it is {energy}[, from {entries}|].',
]

const CLOSED = [
  '{closed} [closed|completed] in the last fourteen days: {titles}.',
  '[I know of|I can see] {closed} [closed|completed] lately: {titles}.',
]
const NONE_CLOSED = [
  '[No missions closed|No missions completed] in the last fourteen days.',
  '[I know of|I can see] no missions [closed|completed] lately.',
]

const CLOSED_EARLIER = [
  '[What was closed earlier stands|Earlier ones stand] under Goals[, with the completed|]; [I am not told of them here|a chat is not given them].',
]
