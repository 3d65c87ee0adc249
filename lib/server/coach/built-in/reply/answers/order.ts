import 'server-only'
import { dayName, daysBetween } from '../../../dates'
import type { GoalFacts } from '../../../facts'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import type { OrderAsk } from '../order-ask'
import { count, rounded, wordsOfGoal } from '../words-of-goal'

export function answerOrder(desk: Desk, ask: OrderAsk): Draft {
  if (ask.kind === 'moveDate') return answerMoveDate(desk, ask)
  if (ask.kind === 'twoOf') return answerTwo(desk, ask.two)
  return ask.kind === 'drop' ? answerDrop(desk) : answerLostWork(desk)
}

/** A date is the mission's own to change; what the new one would ask is told. */
function answerMoveDate(desk: Desk, { facts, to }: Extract<OrderAsk, { kind: 'moveDate' }>): Draft {
  const { writer, situation } = desk
  const left = daysBetween(situation.today, to.day)
  const words = {
    ...wordsOfGoal(facts),
    newDate: dayName(to.day, situation.today),
    newLeft: left > 0 ? count(left, 'day') : null,
    newNeed: left >= 7 ? `${rounded(((100 - facts.goal.progress) / left) * 7)}% a week` : null,
  }
  return quiet(
    [writer.say(EDIT, words), writer.say(WOULD, words), writer.say(SO_FAR, words)],
    writer.say(DATE_ASKS, words) ?? endWith(desk, facts),
  )
}

/** The one that its date leaves least chance, or that has been quiet longest: the one to let go of first. */
function answerDrop(desk: Desk): Draft {
  const { writer, situation } = desk
  const group = situation.named.filter((one) => situation.ongoing.includes(one))
  const goals = group.length > 1 ? group : situation.ongoing
  const [worst] = [...goals].sort((a, b) => weight(b) - weight(a))
  if (!worst || goals.length < 2) return quiet([writer.say(ONLY_ONE)], endWith(desk, situation.focus))
  const words = wordsOfGoal(worst)
  return quiet(
    [writer.say(DROP, words), writer.say(DROP_WHY, words), writer.say(PAUSE)],
    writer.say(DROP_ASKS, words) ?? endWith(desk, worst),
  )
}

/** How much speaks for letting go: the pace that is missing, the days of silence, how little stands. */
function weight({ goal, daysSinceCheckIn, daysSinceStart, neededPerWeek, pacePerWeek, isOverdue }: GoalFacts): number {
  const gap = Math.max(0, (neededPerWeek ?? 0) - (pacePerWeek ?? 0))
  return (daysSinceCheckIn ?? daysSinceStart) + gap * 6 + (isOverdue ? 10 : 0) + (100 - goal.progress) / 4
}

function answerTwo(desk: Desk, two: [GoalFacts, GoalFacts]): Draft {
  const { writer, situation } = desk
  // The ongoing ones are sorted by urgency.
  const [first, second] =
    situation.ongoing.indexOf(two[0]) <= situation.ongoing.indexOf(two[1]) ? two : [two[1], two[0]]
  return quiet(
    [writer.say(YOURS_TO_SAY), writer.say(PRESSES, wordsOfGoal(first)), writer.say(OTHER, wordsOfGoal(second))],
    writer.say(TWO_ASKS) ?? endWith(desk, first),
  )
}

/** Files gone by accident: first what may bring them back. */
function answerLostWork(desk: Desk): Draft {
  const { writer, situation } = desk
  const facts = situation.named[0] ?? null
  return quiet(
    [
      writer.say(LOST),
      writer.say(RESCUE),
      writer.say(RESCUE_MORE),
      facts ? writer.say(LOST_GOAL, wordsOfGoal(facts)) : null,
    ],
    writer.say(LOST_ASKS) ?? endWith(desk, facts),
  )
}

function quiet(lines: Draft['lines'], close: string | null): Draft {
  return { moment: null, opening: 'none', isQuiet: true, lines, close }
}

const EDIT = [
  '[A chat moves no dates|I cannot move a date from here|Dates do not move in a chat]: [open {goal} under Goals, choose Edit, and set it there|{goal} has an Edit button under Goals, and the date is in it].',
]
const WOULD = [
  '[With|On|By] {newDate} you would have {newLeft}, [and it would take|which asks for] {newNeed}[ instead of {need}|].',
  '{newDate} leaves {newLeft}: {newNeed} from here.',
]
const SO_FAR = ['[So far you make|Your own pace is] {pace}.']
const DATE_ASKS = ['Is that a date you believe in?', 'What speaks for the new date?', 'What would the move give you?']
const DROP = [
  '[By the record|If one has to go, by the numbers|Going by what is logged], {goal}[, at {pct}|]: it has the [weakest case|least behind it].',
  '{goal}[, at {pct}|], [by the record|if one has to go].',
]
const DROP_WHY = [
  '[It needs {need} and gets {pace}|It takes {need} and makes {pace}][, and it has been quiet for {silent}|].',
  '[It has been quiet for {silent}|Nothing was logged on it for {silent}][, with {rest} open|].',
  '{rest} of it is open[, {over} past its date|].',
]
const PAUSE = [
  '[Dropping need not mean deleting|It need not be for good]: [a later date is a pause, too|you can also give it a later date].',
  '[What the numbers cannot say is what it means to you|The record does not know what it is worth to you].',
]
const DROP_ASKS = [
  'What would you miss if it were gone?',
  'Would you be relieved, or sorry?',
  'What would the time go to?',
]
const ONLY_ONE = [
  '[There is only one open|You have one open mission], so [nothing competes with it|none has to give way].',
]
const YOURS_TO_SAY = [
  '[Which matters more only you can say|What matters is yours to say]; [the record says which one presses|pressing is another question].',
]
const PRESSES = [
  '[More pressing is|By the record it is] {goal}: {pct}[, {left} left|][, {need} needed against {pace}|].',
  '{goal} presses more, at {pct}[ with {left} left|][: {need} needed, {pace} made|].',
]
const OTHER = [
  '{goal} [stands|is] at {pct}[, with {left} left|][ and {need} needed against {pace}|].',
  '[Beside it|The other], {goal}: {pct}[, {left} left|][, {need} needed|].',
]
const TWO_ASKS = [
  'Which of the two would you regret more?',
  'Which would you still want in five years?',
  'Which one pulls at you?',
]
const LOST = [
  '[Oh no, what a blow.|I am sorry, that hurts.|What a fright.] [It may not be lost yet.|Often some of it comes back.]',
]
const RESCUE = [
  '[Save nothing new on that disk for now|Stop writing to that disk], then [look in the bin, the backup and the version history|check the bin, backups and version history].',
]
const RESCUE_MORE = ['[Mails and shared links may hold copies.|Sent mails often hold older copies.]']
const LOST_GOAL = [
  'What you learned on {goal} [is not deleted|stays with you]; [its number can wait|the number waits until you know more].',
]
const LOST_ASKS = [
  'Where might a copy still be?',
  'Who did you send a version to?',
  'What is the newest copy you know of?',
]
