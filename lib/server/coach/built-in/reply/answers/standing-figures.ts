import 'server-only'
import { addDays, calendarDay, dayName } from '../../../dates'
import type { GoalFacts } from '../../../facts'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { count, wordsOfGoal } from '../words-of-goal'
import { figureDraft } from './figure-draft'

export function answerBehind(desk: Desk): Draft {
  const { writer, situation } = desk
  const gap = (facts: GoalFacts) =>
    facts.isOverdue ? 1_000 + (100 - facts.goal.progress) : (facts.neededPerWeek ?? 0) - (facts.pacePerWeek ?? 0)
  const dated = situation.ongoing.filter((facts) => facts.isOverdue || facts.neededPerWeek !== null)
  const ranked = [...dated].sort((a, b) => gap(b) - gap(a))
  const [worst, second] = ranked
  const undated = situation.ongoing.length - dated.length
  if (!worst) return figureDraft(desk, [writer.say(NONE_DATED)])
  const isBehind = gap(worst) > 0
  return figureDraft(
    desk,
    [
      writer.say(worst.isOverdue ? LATEST : isBehind ? BEHIND : NONE_BEHIND, wordsOfGoal(worst)),
      isBehind && second && gap(second) > 0 ? writer.say(NEXT_BEHIND, wordsOfGoal(second)) : null,
      undated > 0
        ? writer.say(UNDATED, { undated: undated === 1 ? 'One mission has' : `${undated} missions have` })
        : null,
    ],
    { close: endWith(desk, worst, { ofTen: 5, isNamed: true }) },
  )
}

export function answerRestsOn(desk: Desk): Draft {
  const { writer, situation } = desk
  const facts = situation.named[0] ?? situation.before ?? situation.focus
  if (!facts) return figureDraft(desk, [writer.say(NO_RECORD)])
  const event = facts.goal.history.at(-1)
  const day = event ? calendarDay(new Date(event.at), situation.context.timeZone) : null
  const words = {
    ...wordsOfGoal(facts),
    events: count(facts.goal.history.length, 'ledger entry', 'ledger entries'),
    lastDay: day ? dayName(day, situation.today) : null,
    step: event ? `${event.oldProgress}% to ${event.newProgress}%` : null,
    entriesToo: count(situation.journal.entriesLately, 'journal entry', 'journal entries'),
    since: dayName(addDays(situation.today, -facts.daysSinceStart), situation.today),
  }
  return figureDraft(
    desk,
    [
      writer.say(RESTS, words),
      writer.say(event ? LAST_EVENT : NO_EVENT, words),
      writer.say(arithmeticOf(facts), words),
    ],
    {
      close: endWith(desk, facts, {
        questions: ['Which of these numbers looks wrong to you?', 'What is missing in that?'],
        ofTen: 8,
      }),
    },
  )
}

/** Days without a check-in are not days without work: only what was logged can be told. */
export function answerSkipped(desk: Desk): Draft {
  const { writer, situation } = desk
  const facts = situation.named[0] ?? situation.focus
  return figureDraft(desk, [writer.say(NOT_KNOWN), facts ? writer.say(LOGGED, wordsOfGoal(facts)) : null])
}

const NOT_KNOWN = [
  '[That the record cannot tell|I cannot know that|No record shows that]: [a day without a check-in may still have had work|a day with nothing logged is not a day skipped].',
]
const LOGGED = ['[What was logged on|Logged on] {goal} in fourteen days: {checkIns}.']
const LATEST = [
  '{goal}: its date [was|passed] {over} ago, and {rest} is open.',
  '[Furthest behind is|That is] {goal}, {over} late with {rest} open.',
]

const BEHIND = [
  '[Furthest behind is|The widest gap is on|That is] {goal}: it needs {need} and has made {pace}.',
  '{goal}[, by the numbers|, by its pace|]: {need} needed, {pace} made[, {behind} short|].',
  '{goal}: {rest} open, due {dueDay}.',
]

const NEXT_BEHIND = ['[After it comes|Next is|Then comes] {goal}, [at {pct}|{behind} short].']

const NONE_BEHIND = [
  '[None is behind its pace|None of them is behind]; [closest to it is|the tightest is] {goal}, at {pct}.',
]

const NONE_DATED = ['[No mission has a date ahead|None carries a date], so none can be behind one.']

const UNDATED = ['{undated} no date to be behind of.']

/** How the pace was worked out, where there is one to speak of. */
function arithmeticOf({ daysLeft, neededPerWeek }: GoalFacts): readonly string[] {
  if (daysLeft === null || daysLeft <= 0 || neededPerWeek === null) return NO_ARITHMETIC
  return daysLeft >= 7 ? ARITHMETIC : DAYS_ONLY
}

const DAYS_ONLY = ['{rest} [open|to go], {left} left: [no weekly pace tells that|that is days, not weeks].']
const RESTS = [
  '[On your own record|On what you logged|On your ledger and journal]: {goal} has {events}[ since {since}|], and I see {entriesToo} of the last fourteen days.',
  '[Nothing but your record|Only what you logged]: {events} on {goal}, {entriesToo} in two weeks.',
]

const LAST_EVENT = [
  'The {pct} [comes from|stands since|was set on] {lastDay}[, from {step}|].',
  '[Latest entry|Last entry]: {lastDay}, {step}.',
]

const NO_EVENT = ['[No check-in stands on it|It has had no check-in] yet.']

const ARITHMETIC = ['{rest} [over|spread over|in] {left} [makes|gives|is] {need}.']

const NO_ARITHMETIC = [
  '[Without a date ahead|With no date to reach] [I claim no pace for it|there is no rate to work out].',
]

const NO_RECORD = ['[On nothing yet|There is nothing to rest on so far]: your record is empty.']
