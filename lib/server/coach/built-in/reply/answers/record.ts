import 'server-only'
import { agoWords } from '../../../ago-words'
import { addDays, calendarDay } from '../../../dates'
import type { GoalFacts } from '../../../facts'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { units } from '../goal-lines'
import type { RecordAsk } from '../record-ask'
import { themeOf } from '../themes/find-theme'
import { quoteTitle } from '../titles'
import type { Words } from '../weave'
import { count, rounded, wordsOfGoal } from '../words-of-goal'
import { oddsLine, ownWords } from './status'

const WEEK = 7
const NAMED_MILESTONES = 3

/** What a look at the record answers, about one mission. */
export function answerRecord(desk: Desk, ask: RecordAsk, facts: GoalFacts): Draft {
  const { writer } = desk
  const words = wordsOfGoal(facts)
  const lines: Record<RecordAsk, () => (string | null)[]> = {
    lastCheckIn: () => [
      writer.say(facts.daysSinceCheckIn === null ? NO_CHECK_IN : LAST_CHECK_IN, lastWords(facts, words)),
    ],
    often: () => [writer.say(OFTEN, { ...words, lately: oftenLately(desk, facts) })],
    weeks: () => [writer.say(WEEKS, weekWords(desk, facts)), writer.say(ENTRIES, weekWords(desk, facts))],
    left: () => [writer.say(LEFT, words), units(desk, facts), writer.say(OPEN_STEPS, { open: openMilestones(facts) })],
    raise: () => [oddsLine(desk, facts), writer.say(words.need ? MORE : NO_RATE, words), writer.say(LEVERS)],
    closest: () => [writer.say(CLOSEST, wordsOfGoal(closestOf(desk, facts)))],
    rest: () => [
      writer.say(isClose(facts) ? REST_LATER : REST, words),
      writer.say(REST_COST, { ...words, cost: dayCost(facts) }),
    ],
    verdict: () => [
      writer.say(MEASURE, words),
      writer.say(isClose(facts) ? LATE_RULE : words.need ? RULE : OPEN_RULE, words),
    ],
    snag: () => [
      writer.say(INSIDE),
      writer.say(USUAL, { ...words, snag: writer.chance.pick(themeOf(facts.goal).snags) }),
      ownWords(desk, facts),
    ],
    lapse: () => [writer.say(NOT_LOST, words), writer.say(ONE_DAY, words)],
  }
  return {
    moment: ask === 'lapse' ? 'setback' : null,
    opening: 'none',
    lines: lines[ask](),
    close: endWith(desk, facts, { questions: ASKS[ask], ofTen: ask === 'lapse' ? 4 : 5 }),
  }
}

function lastWords(facts: GoalFacts, words: Words): Words {
  const at = facts.goal.history.findLast((event) => event.source !== 'import')?.at
  const move = facts.lastMove
  return {
    ...words,
    lastDay:
      at && facts.daysSinceCheckIn !== null
        ? agoWords(addDays(facts.today, -facts.daysSinceCheckIn), facts.today)
        : null,
    step: move && move.daysAgo === facts.daysSinceCheckIn ? `from ${move.from}% to ${move.to}%` : null,
  }
}

/** The last seven days beside the seven before them. */
function weekWords({ situation }: Desk, facts: GoalFacts): Words {
  const { context, today } = situation
  const from = addDays(today, 1 - WEEK)
  const before = addDays(from, -WEEK)
  const within = (day: string, start: string, end: string) => day >= start && day < end
  const events = facts.goal.history
    .filter((event) => event.source !== 'import')
    .map((event) => ({
      day: calendarDay(new Date(event.at), context.timeZone),
      gain: event.newProgress - event.oldProgress,
    }))
  const told = (start: string, end: string) => {
    const found = events.filter(({ day }) => within(day, start, end))
    const gain = found.reduce((sum, one) => sum + one.gain, 0)
    if (found.length === 0) return 'nothing logged'
    const moved = gain === 0 ? 'no change' : `${gain > 0 ? 'up' : 'down'} ${count(Math.abs(gain), 'point')}`
    return `${moved} in ${count(found.length, 'check-in')}`
  }
  const entries = (start: string, end: string) =>
    count(context.journal.filter((entry) => within(entry.date, start, end)).length, 'journal entry', 'journal entries')
  const end = addDays(today, 1)
  return {
    goal: quoteTitle(facts.goal.title),
    now: told(from, end),
    before: told(before, from),
    ...(context.journal.length > 0 ? { entriesNow: entries(from, end), entriesBefore: entries(before, from) } : {}),
  }
}

/** The open mission that has least to go. */
function closestOf({ situation }: Desk, facts: GoalFacts): GoalFacts {
  return situation.ongoing.reduce(
    (best, one) => (one.goal.progress > best.goal.progress ? one : best),
    situation.ongoing[0] ?? facts,
  )
}

/** Due within the week. */
function isClose({ daysLeft }: GoalFacts): boolean {
  return daysLeft !== null && daysLeft < WEEK
}

/** What a day without work adds to the pace that the date asks for; null where that is nothing. */
function dayCost({ neededPerWeek, daysLeft, goal }: GoalFacts): string | null {
  if (neededPerWeek === null || daysLeft === null || daysLeft < WEEK) return null
  const after = ((100 - goal.progress) / (daysLeft - 1)) * WEEK
  return after - neededPerWeek >= 0.05 ? `${rounded(after)}%` : null
}

/** Check-ins and entries of the last fortnight, which is what the record of a talk holds. */
function oftenLately({ situation }: Desk, facts: GoalFacts): string {
  const entries = count(situation.journal.entriesLately, 'journal entry', 'journal entries')
  return `${count(facts.checkInsLately, 'check-in')} on ${quoteTitle(facts.goal.title)}, and ${entries}`
}

function openMilestones({ goal }: GoalFacts): string | null {
  const open = goal.milestones.filter((one) => !one.isCompleted).map((one) => quoteTitle(one.title))
  if (open.length === 0) return null
  const named = open.slice(0, NAMED_MILESTONES).join(', then ')
  return open.length > NAMED_MILESTONES ? `${named}, and ${open.length - NAMED_MILESTONES} more` : named
}

const LAST_CHECK_IN = [
  '[Your last check-in on {goal} was|You last checked in on {goal}] {lastDay}[, and it went {step}|].',
  '{lastDay}, on {goal}[: {step}|].',
]
const NO_CHECK_IN = [
  '[Never so far|Not once yet]: {goal} has no check-in[, after {age}|].',
  '[There is none on {goal} yet|{goal} has had no check-in yet][, {age} in|].',
]
const OFTEN = [
  '[I can count what was logged|Logged, that is|By the record], for the last fourteen days: {lately}.',
  '[In fourteen days|Over the last two weeks]: {lately}. [What was not logged I cannot count.|More than that I cannot see.]',
]
const WEEKS = [
  '{goal}: [the last seven days|this past week] brought {now}; [the seven before|the week before that], {before}.',
  '[Side by side for {goal}|{goal}, week against week]: {now} in the last seven days, {before} in the seven before.',
]
const ENTRIES = [
  'Beside it: {entriesNow} against {entriesBefore}.',
  'In writing: {entriesNow} now, {entriesBefore} before.',
]
const LEFT = [
  '[{rest} of {goal} is open|{rest} is left on {goal}|{goal} still has {rest} to go][, with {left} to do it|, until {date}|].',
]
const OPEN_STEPS = ['[Still on its list|Not ticked off yet|Open milestones]: {open}.']
const MORE = [
  '[It takes {need}, and so far you give it {pace}|{need} would bring it in on time; so far it is {pace}|What it takes is {need} from here].',
]
const NO_RATE = ['[Without a date ahead no rate is asked of it|No date asks for a rate here][; your own is {pace}|].']
const LEVERS = [
  '[There are three levers|Three things move that]: [more sessions, a smaller scope, or a later date|another slot a week, less in it, or more time].',
  '[More sessions raise it at once|One more session a week shows at once]; [a later date does too|so does cutting what can be cut].',
]
const CLOSEST = [
  '[Nearest to done is|The shortest way is left on|Closest is] {goal}: {pct}, [{rest} to go|with {rest} open][, {left} left|].',
]
const REST = [
  '[Yes|Yes, take it|Of course]. [Rest is part of it|A day off is no set-back], and {goal} [stays at {pct}|keeps its {pct}][, with {left} in hand|].',
]
const REST_LATER = [
  '[Half a day, perhaps|Rather a long evening than a whole day|After it, gladly]: {goal} is due {dueDay}, [with {rest} open|at {pct}].',
]
const REST_COST = ['A day without it lifts the pace from {need} to {cost}[, no more than that|, which you can carry|].']
const MEASURE = [
  '[I would measure it by one thing|There is a plain test for it|One question decides it for me]: [does it move {goal}, now at {pct}|does {goal} get more time by it, or less].',
]
const RULE = [
  '[It needs {need} and gets {pace}|The date asks for {need}], so [what adds a session is good|whatever brings another session is right|what costs a session has to be worth it].',
]
const LATE_RULE = ['[It is due {dueDay}|With the date {dueDay}], so what cannot help by then can wait.']
const OPEN_RULE = ['[No date presses|There is no date on it], so what you would still do in a month is good.']
const INSIDE = [
  '[That I cannot see from outside|The record shows that it happens, not why|Only you can know that for sure]. [But it can be narrowed down.|A guess, then.|Here is what I would look at.]',
]
const USUAL = [
  '[With {goal}|For something like {goal}|On the way to {goal}] [the usual culprit is|what most often does it is|the first suspect is] {snag}.',
]
const NOT_LOST = [
  '[No|No, it does not]. {goal} [stays at|still stands at|keeps its] {pct}[, and only you can take that down|].',
  '[No. One slip is one slip.|No, one day does not do that.] {goal} is at {pct}[ after {age}|], and that was work.',
]
const ONE_DAY = [
  '[If real ground was lost, say so on the mission|Where ground really was lost, tell the mission], and the number will be honest.',
  '[The next time counts more than the last.|What you do next decides more.]',
]
const ASKS: Record<RecordAsk, readonly string[]> = {
  lastCheckIn: ['What has happened since then?', 'What have you done that is not logged?'],
  often: ['How many was it really, do you think?', 'Which of them are missing here?'],
  weeks: ['What was different?', 'Which of the two weeks felt better?', 'What would you carry over?'],
  left: ['Which part of that do you dread?', 'What comes first of it?', 'Which piece could go this week?'],
  raise: ['Which of these could you pull this week?', 'Where could one more hour come from?'],
  closest: ['Is it also the one you care about most?', 'What would finish it off?', 'Which one would feel best done?'],
  rest: ['What would make it real rest?', 'What would you do with the day?', 'Which day comes after it?'],
  verdict: [
    'What speaks against it, for you?',
    'What would you tell a friend who asked?',
    'What do you lose if it goes wrong?',
  ],
  snag: [
    'What happens in the five minutes before?',
    'What do you get from it in that moment?',
    'Is it always the same hour or place?',
  ],
  lapse: ['What set it off?', 'What was going on just before?', 'What would help the next time it comes?'],
}
