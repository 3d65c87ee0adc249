import 'server-only'
import { addDays, weekdayName } from '../../../dates'
import type { GoalFacts } from '../../../facts'
import { stepWords } from '../choose-step'
import { daysIn } from '../days-in'
import type { Desk, Draft } from '../draft'
import { endWith } from '../endings'
import { memoryLine } from '../memory-line'
import { themeOf } from '../themes/find-theme'
import { wordsOfGoal } from '../words-of-goal'
import { energyLine } from './overview'

/** A day or a week, divided between the goals by their urgency and sized by the energy. */
export function answerPlan(desk: Desk): Draft {
  const { writer, manner, situation, persona } = desk
  const goals = (situation.named.length ? situation.named : situation.ongoing)
    .filter((one) => !one.goal.isCompleted)
    .slice(0, 3)
  const isDay =
    /\b(?:today|tonight|tomorrow|day|morning|evening|now)\b/.test(situation.message.text) &&
    !/\b(?:week|month|days|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/.test(situation.message.text)
  const isLow = (situation.journal.energyMean ?? 3) < 2.6
  const top = goals[0] as GoalFacts
  const days = isDay ? [] : daysOfPlan(desk, goals.length)
  const list = isDay ? dayPlan(desk, goals, isLow) : weekPlan(desk, goals, isLow, days)
  return {
    moment: 'planning',
    opening: 'light',
    lines: [writer.say(LEAD, wordsOfGoal(top)), isLow ? energyLine(desk) : null, isLow ? writer.say(KEPT_SMALL) : null],
    list,
    after: [memoryLine(desk, '', OF_TIME), writer.often(5) ? writer.add(manner.plan, wordsOfGoal(top)) : null],
    close:
      writer.say(PLAN_ASKS, {
        ...wordsOfGoal(top),
        day: days[0] === undefined ? null : weekdayName(addDays(situation.today, days[0])),
      }) ?? writer.say([persona.signatureQuestion]),
  }
}

/** Which goal comes first, and why that one. */
export function answerFocus(desk: Desk): Draft {
  const { writer, manner, situation } = desk
  const [top, second] = situation.ongoing as [GoalFacts, GoalFacts | undefined]
  const words = wordsOfGoal(top)
  const why = top.isOverdue
    ? WHY_OVERDUE
    : top.isOnPace === false
      ? WHY_BEHIND
      : (top.daysLeft ?? 99) <= 21
        ? WHY_SOON
        : WHY_ELSE
  return {
    moment: 'planning',
    opening: 'light',
    lines: [
      writer.say(situation.ongoing.length > 1 ? TOP : ONLY, words),
      writer.say(why, words),
      second ? writer.say(SECOND, wordsOfGoal(second)) : null,
      writer.often(5) ? writer.add(manner.plan, words) : null,
    ],
    close: endWith(desk, top, { ofTen: 2 }),
  }
}

function dayPlan(desk: Desk, goals: readonly GoalFacts[], isLow: boolean): (string | null)[] {
  const { writer, situation } = desk
  const isTomorrow = /\btomorrow\b/.test(situation.message.text) || situation.hour >= 21
  const slots =
    isTomorrow || situation.hour < 11
      ? ['[Morning|Early|First thing]', '[Midday|Around lunch|After lunch]', '[Evening|Late|Before bed]']
      : situation.hour < 17
        ? ['[Next hour|Soon|Next]', '[Before dinner|Late afternoon|After work]', '[Evening|Late|Before bed]']
        : ['[Now|First]', '[After that|Then]', '[Before bed|Last]']
  const minutes = isLow ? ['[10|12|15]', '[8|10]', '5'] : ['[25|30|35|40]', '[15|20|25]', '[10|15]']
  return goals.map((facts, at) => {
    const steps = stepWords(facts, isLow || at > 1 ? 'tiny' : 'usual')
    return writer.say(
      steps.flatMap((step) => [
        `**${slots[at]}**, {goal}: ${step}[|, no more|, then stop|, and leave it there].`,
        `**${slots[at]}**, ${minutes[at]} minutes on {goal}: ${step}.`,
      ]),
      wordsOfGoal(facts),
    )
  })
}

function weekPlan(desk: Desk, goals: readonly GoalFacts[], isLow: boolean, days: readonly number[]): (string | null)[] {
  const { writer, situation } = desk
  const order = goals.length === 1 ? [0, 0, 0] : goals.length === 2 ? [0, 1, 0] : [0, 1, 2]
  const taken = new Set<string>()
  return days.map((day, at) => {
    const which = order[at % order.length] as number
    const facts = goals[which] as GoalFacts
    const { steps, tiny } = themeOf(facts.goal)
    const isAgain = at > 2 || (at === 2 && which === 0)
    const fresh = steps.filter((step) => !taken.has(step))
    const pool = isAgain ? (fresh.length ? fresh : tiny) : stepWords(facts, isLow ? 'tiny' : 'usual')
    const step = writer.chance.pick(pool)
    const own = isAgain && step ? [step] : pool
    if (isAgain && step) taken.add(step)
    const line = writer.say(
      own.flatMap((one) => [
        `**${weekdayName(addDays(situation.today, day))}**, {goal}: ${one}[|, no more|, then stop|, and leave it there].`,
        `**${weekdayName(addDays(situation.today, day))}**, [${isLow ? '10|12|15' : '20|25|30|35|40|45'}] minutes on {goal}: ${one}.`,
      ]),
      wordsOfGoal(facts),
    )
    for (const one of steps) if (line?.includes(one)) taken.add(one)
    return line
  })
}

/** The days of a week's plan, counted from today: those asked for, else three spread over it, none that is ruled out. */
function daysOfPlan({ situation, writer }: Desk, goals: number): number[] {
  const { wanted, spared } = daysIn(situation.message.text)
  const from = situation.hour >= 18 ? 1 : 0
  const weekday = (gap: number) => new Date(`${addDays(situation.today, gap)}T00:00:00Z`).getUTCDay()
  const ahead = Array.from({ length: 7 }, (_, at) => from + at)
  if (wanted.length > 0) {
    // A range that lies in the week to come keeps its order, the first day named first.
    const first = ahead.find((gap) => weekday(gap) === wanted[0]) ?? from
    return wanted.map((day) => first + ((day - (wanted[0] ?? 0) + 7) % 7))
  }
  const shift = Math.floor(writer.chance.next() * 2)
  const gaps = goals === 1 ? [0, 2, 4] : goals === 2 ? [0, 2, 3] : [0, 1, 3]
  const free = ahead.filter((gap) => !spared.includes(weekday(gap)))
  if (spared.length > 0) return free.filter((_, at) => at % 2 === 0).slice(0, 3)
  return gaps.map((gap, at) => from + gap + (at ? shift : 0))
}

/** What is remembered about when and how the user works. */
const OF_TIME =
  /\b(?:mornings?|evenings?|nights?|lunch|weekends?|weekdays|\w+days|best|prefer|shifts?|minutes|hours?|commute|kids|toddler|baby)\b/i

const LEAD = [
  '[{goal} leads|{goal} comes first|I put {goal} first], [since it takes {need} against {pace} so far|because {left} are left|as it is {over} past its date|having been silent for {silent}|at {pct} as it is][, and the rest goes around it|].',
  '{goal} first. [{left} left.|{over} overdue.|{need} needed.|It is at {pct}.]',
]
const KEPT_SMALL = [
  '[So I kept it small|That is why the pieces are small|I sized it to that][; more is a bonus|, on purpose|].',
]
const PLAN_ASKS = [
  'Which of these would [break first|be the first to slip]?',
  'What [could get in the way|already stands in the way] of the first one?',
  'What time [on {day}|exactly] for the first one?',
  'Which line would you [cross out|change]?',
  'Does [the size|that] feel [right for these days|doable]?',
]
const TOP = [
  '[I would put {goal} first|I would begin with {goal}|My vote goes to {goal}|If it were my call, {goal} comes first|Your record points at {goal}][, at {pct}|, with {left} to go|, {over} past its date|, quiet for {silent}|][, before anything else|, ahead of the others|, today and not on Monday|, and by some distance|].',
  '[I would put {goal} first|{goal}, before the others|If it were my call: {goal}].',
  '[The answer in your record is|Your record points at] {goal}[, at {pct}|].',
]
const ONLY = [
  '{goal} is the only one open, [so the question is which part of it|which makes the choice easy].',
  'You have one open mission: {goal}.',
]
const WHY_OVERDUE = [
  '[It is {over} past {date}|{date} went by {over} ago], [and {rest} is still open|at {pct}].',
  '{over} overdue, at {pct}.',
]
const WHY_BEHIND = [
  '[It gets {pace} and takes {need}|It takes {need} and gets {pace}][, a gap that grows each week| with {left} left|].',
  'It is behind. [{left} left.|{rest} open.]',
]
const WHY_SOON = [
  '[Its date is only {left} away|Only {left} are left][, with {rest} open|, and it stands at {pct}].',
  '{left} left, {rest} open.',
]
const WHY_ELSE = [
  '[It has been quiet for {silent}|Nothing was logged on it for {silent}][, and quiet ones fade|].',
  '[It stands at {pct}|At {pct}][, and no other date presses harder| after {age}|].',
]
const SECOND = [
  '[After that|Second], {goal}[, at {pct}|, {left} left|: {pct}].',
  '{goal} comes [second|after][, with {left} to go|].',
]
