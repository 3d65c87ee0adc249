import 'server-only'
import { dayName } from '../../../dates'
import type { GoalFacts } from '../../../facts'
import { oddsOf } from '../../../forecast-prediction'
import { goalOutlook } from '../../../outlook'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { detail, milestone, pace, units, where } from '../goal-lines'
import { memoryLine } from '../memory-line'
import { wordsOfGoal } from '../words-of-goal'

/** How it goes with one goal. */
export function answerStatus(desk: Desk, facts: GoalFacts): Draft {
  return {
    moment: facts.goal.isCompleted ? 'done' : 'checkIn',
    opening: 'light',
    lines: [where(desk, facts), pace(desk, facts), ...asides(desk, facts)],
    close: facts.goal.isCompleted ? afterDone(desk, facts) : endWith(desk, facts, { questions: STATUS_ASKS }),
  }
}

/** Whether the date can be kept: the odds, then the sum behind them. */
export function answerForecast(desk: Desk, facts: GoalFacts): Draft {
  const { writer } = desk
  if (facts.goal.isCompleted) return answerStatus(desk, facts)
  const words = wordsOfGoal(facts)
  return {
    moment: null,
    opening: 'none',
    lines: [
      oddsLine(desk, facts),
      facts.isOverdue || facts.daysLeft === null ? null : pace(desk, facts),
      units(desk, facts),
      writer.add(desk.manner.numbers, words),
    ],
    close: endWith(desk, facts, { questions: FORECAST_ASKS }),
  }
}

/** The forecast in words, the same that the mission shows: a chance and, where there is one, a likelier day. */
export function oddsLine({ writer, situation }: Desk, facts: GoalFacts): string | null {
  const { goal } = facts
  if (goal.isCompleted) return null
  const words = wordsOfGoal(facts)
  if (facts.isOverdue) return writer.say(LATE, words)
  if (facts.daysLeft === null) return writer.say(OPEN_END, words)
  const { probabilityOnTime: chance, expectedDate } = goalOutlook(
    goal,
    situation.context.now,
    situation.context.timeZone,
  ).forecast
  if (chance === null) return writer.say(UNSURE, words)
  const isLater = expectedDate !== null && goal.targetDate !== null && expectedDate > goal.targetDate
  const known = {
    ...words,
    odds: oddsOf(chance),
    later: isLater && chance < 0.5 ? dayName(expectedDate, facts.today) : null,
  }
  if (facts.daysSinceCheckIn === null && goal.progress === 0) return writer.say(FIRST_GUESS, known)
  return writer.say(chance >= 0.6 ? YES : chance >= 0.4 ? EITHER : NOT_YET, known)
}

/** What the date of a goal is, and what it asks. */
export function answerDeadline(desk: Desk, facts: GoalFacts): Draft {
  const { writer, situation } = desk
  const words = wordsOfGoal(facts)
  const isMoving = /\b(?:move|change|shift|extend|postpone|push|delay)\b/.test(situation.message.text)
  const kind = facts.daysLeft === null ? NO_DATE : facts.isOverdue ? PAST : facts.daysLeft === 0 ? TODAY : AHEAD
  return {
    moment: null,
    opening: 'none',
    lines: [
      writer.say(kind, words),
      facts.isOverdue ? null : pace(desk, facts),
      isMoving ? writer.say(facts.isOnPace ? KEEP_DATE : MOVE_DATE) : units(desk, facts),
    ],
    close: endWith(desk, facts, { questions: facts.daysLeft === null || facts.isOverdue ? DATE_ASKS : FORECAST_ASKS }),
  }
}

/** What comes next on a goal. */
export function answerNext(desk: Desk, facts: GoalFacts): Draft {
  return {
    moment: 'planning',
    opening: 'light',
    lines: [
      milestone(desk, facts) ?? desk.writer.say(NO_MILESTONE, wordsOfGoal(facts)),
      where(desk, facts),
      pace(desk, facts),
    ],
    close: endWith(desk, facts, { ofTen: 1 }),
  }
}

/** What else is worth a line, two of the three. */
function asides(desk: Desk, facts: GoalFacts): (string | null)[] {
  const { writer, manner } = desk
  const thought = writer.add(manner.numbers, wordsOfGoal(facts))
  const found = [detail(desk, facts), thought].filter(Boolean)
  const told = writer.often(5) ? memoryLine(desk, facts.goal.title) : null
  if (told) return [found[0] ?? null, told]
  return writer.often(5) ? [found[0] ?? null, ownWords(desk, facts)] : found
}

/** The user's own line about it, from the journal. */
export function ownWords({ writer }: Desk, facts: GoalFacts | null): string | null {
  return writer.say(OWN_WORDS, facts ? { goal: wordsOfGoal(facts).goal } : {})
}

function afterDone(desk: Desk, facts: GoalFacts): string | null {
  return desk.writer.say(DONE_ASKS, wordsOfGoal(facts))
}

const OWN_WORDS = [
  '[Your journal has|You wrote|You noted|In your journal stands|I read in your journal|Your own line was] {ownQuote}, {ownDay}[, at energy {ownMood}|, on a day of energy {ownMood}|][, and that belongs beside it|, so keep it in mind|, and that counts here|, in your own hand|].',
  '{ownDay}: {ownQuote}.',
  '[Your journal has {ownQuote} {ownDay}|You wrote {ownQuote} {ownDay}|{ownDay} you noted {ownQuote}|{ownQuote}: that is your own line, {ownDay}][, energy {ownMood}|].',
]
const STATUS_ASKS = [
  'What [moved|changed] since {lastCheckIn}?',
  'What have you done that I cannot see?',
  'What would [make next week on {goal} count|move {goal} before the week ends]?',
  'Which day this week [belongs to|is for] {goal}?',
  '[Is {pct} what you expected|Does {pct} feel true to you]?',
]
const FORECAST_ASKS = [
  'Where could [another hour a week|a little more time] for {goal} come from?',
  '[What would {doing} twice as often take|What has to give so that {goal} gets its time]?',
  'Is {date} [still the right date|a date you believe in]?',
]
const DATE_ASKS = [
  'Which date would you [believe in|sign] for {goal}?',
  'By when do you [want|mean] {goal} to be [done|true]?',
]
const DONE_ASKS = [
  'What [made the difference on|got you through] {goal}?',
  'What do you want to [keep from|carry over from] {goal}?',
  'Who [should hear|deserves to hear] that {goal} is done?',
]
const YES = [
  '[As things stand, probably|More likely than not|The odds are with you|Going on like this, probably]: {odds} that {goal} [is done by {date}|makes {date}|arrives by {date}][, with {left} left|, {left} from now|].',
  '[Probably, yes|Likely]. {goal}: {odds}.',
]
const EITHER = [
  '[It could go either way|That is open|A coin with a lean]: {odds} that {goal} [is done by {date}|makes {date}|arrives by {date}][, with {left} left|, {left} from now|][, so this week matters|, and a few good days would tip it|].',
  '[Open|Undecided]. {goal}: {odds}.',
]
const NOT_YET = [
  '[As things stand, rather not|Not at this pace|Honestly, unlikely|Going on like this, probably not]: {odds} that {goal} [is done by {date}|makes {date}|arrives by {date}][, and {later} is likelier|; more likely around {later}|, which {left} can still change|].',
  '[Unlikely so far|Rather not]. {goal}: {odds}[, {later} more likely|].',
]
const FIRST_GUESS = [
  '[A first guess, since nothing is logged yet|With no check-in I can only guess|Before any check-in, a rough guess]: {odds} that {goal} [is done by {date}|makes {date}].',
  'No check-in yet. [A rough guess|First guess] for {goal}: {odds}.',
]
const LATE = [
  '[The date has gone|It is past its date]: {goal} was due {date}, {over} ago[, so the question is which new date|].',
  '{goal} ran out of time {over} ago.',
]
const OPEN_END = [
  '{goal} has no date, so [there is nothing to be late for|“in time” has no meaning yet][; at {pace} the rest is a matter of keeping on|].',
  'No date on {goal}. No deadline to miss.',
]
const UNSURE = [
  '[It is too early to say|I cannot tell yet]: {goal} is [{age} old|brand new][, and {need} would do it|].',
  'Too early to call on {goal}. {need} would do it.',
]
const AHEAD = [
  '{goal} is due {date}[, {left} from today|, which is {left} away][, at {pct} so far|].',
  '[You have {left} for {goal}|{left} left for {goal}|{goal} has {left} to go][, until {date}|; its date is {date}].',
]
const PAST = ['{goal} was due {date}, [{over} ago|so it is {over} past], [at {pct}|with {rest} open].']
const TODAY = ['{goal} is due today, [at {pct}|with {rest} open].']
const NO_DATE = [
  '{goal} has no target date[, after {age}|]. [It could use one.|Without one it drifts.]',
  'There is no date on {goal}.',
]
const KEEP_DATE = ['[No need to move it|The date can stay], [by the numbers|as things go].']
const MOVE_DATE = ['[A later date is no defeat|Moving it would be honest]. [Pick one you believe|Then keep that one].']
const NO_MILESTONE = [
  '{goal} has no [open milestone|milestones left], [so the next step is ours to name|which leaves the next step open].',
  'No open milestone on {goal}. Let us name one.',
]
