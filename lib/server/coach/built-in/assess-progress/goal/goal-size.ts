import 'server-only'
import type { GoalRecord } from '../../../context'
import { clockAsMinutes, withoutDates } from '../clauses/dates'
import { writeInDigits } from '../clauses/number-words'
import { countsIn } from './counted-sizes'
import { isAboutDistance } from './kind-of-goal'
import { featsIn, levelsTo, plannedSessions, rangesIn } from './named-sizes'
import type { GoalSize } from './size'
import { singular } from './units'

const ABOUT_MONEY =
  /\b(?:pay(?:ing)? (?:off|back|down)|repay|owed?|savings?|fund|nest egg|deposit|debt|loan|mortgage)\b/i

/** The sizes that a goal's title and description name, the most telling first. */
export function goalSizes(goal: Pick<GoalRecord, 'title' | 'description'>): GoalSize[] {
  const isMoney = ABOUT_MONEY.test(goal.title)
  const named = [...sizesOf(goal.title, isMoney), ...sizesOf(goal.description, isMoney)]
  const sizes = withStart(summed(named), goal)
  const isOfMoney =
    isMoney ||
    /[£]|\b(?:raise|donat\w*|save|saving|earn|fund\w*|charity|hospice|budget)\b/i.test(
      `${goal.title} ${goal.description}`,
    )
  // "30-day drawing challenge", "40 days of cold showers": what a day brings is counted as the day is.
  const challenge = goal.title
    .toLowerCase()
    .match(/\bdays? ([a-z]+) challenge\b|\bdays of (?:[a-z]+ )?([a-z]+)$/)
    ?.slice(1)
    .find(Boolean)
  const isDaily = /\b(?:one|1) (?:a|per|every|each) day\b/i.test(`${goal.title} ${goal.description}`)
  return sizes
    .filter((size, at) => sizes.findIndex((other) => other.family === size.family) === at)
    .map((size) => (isOfMoney && /^pounds?$/.test(size.word) ? { ...size, family: 'money', factor: 1 } : size))
    .map((size) =>
      /^times?$/.test(size.word) && /^(?:volunteer|help)\b/i.test(goal.title)
        ? { ...size, also: [...(size.also ?? []), 'shift', 'visit', 'turn'] }
        : size,
    )
    .map((size) =>
      challenge && /^days?$/.test(size.word) ? { ...size, also: [...(size.also ?? []), singular(challenge)] } : size,
    )
    .map((size, at) => (isDaily && at === 0 ? { ...size, also: [...(size.also ?? []), 'day'] } : size))
}

/** "4 novels and 56 stories, 60 in all": one size, of which the others are parts. */
function summed(sizes: GoalSize[]): GoalSize[] {
  const counted = sizes.filter((size) => size.from === undefined && !size.isFeat && !LEVELS.test(size.family))
  const whole = counted.find((size) => {
    const parts = counted.filter((one) => one !== size)
    return parts.length > 1 && parts.reduce((sum, one) => sum + one.amount, 0) === size.amount
  })
  if (!whole) return sizes
  const parts = counted.filter((one) => one !== whole)
  return [
    { ...whole, also: [...(whole.also ?? []), ...parts.map((one) => singular(one.word))] },
    ...sizes.filter((size) => !counted.includes(size)),
  ]
}

/** A level to reach, with where it starts named beside it: "Weigh 150 lbs" and "starting weight 190 lbs". */
function withStart(sizes: GoalSize[], goal: Pick<GoalRecord, 'title' | 'description'>): GoalSize[] {
  const text = writeInDigits(`${goal.title}. ${goal.description}`, false)
  const target = sizes.find(
    (size) => size.from === undefined && (LEVELS.test(size.family) || LEVEL_VERB.test(goal.title)),
  )
  const start = Number(text.match(STARTS)?.slice(1).find(Boolean))
  if (!target || !Number.isFinite(start) || start === target.amount) return sizes
  if (target.family === 'weight' && start > target.amount && SHEDS.test(goal.title))
    return sizes
      .filter((size) => size === target || size.amount !== start)
      .map((size) => (size === target ? { ...target, from: start, to: start - target.amount, isFeat: false } : size))
  const level = { ...target, from: start, to: target.amount, amount: Math.abs(target.amount - start), isFeat: false }
  return sizes
    .filter((size) => size === target || size.amount !== start)
    .map((size) => (size === target ? level : size))
}

const LEVELS = /^(?:weight|%|bpm|point|rating|elo|wpm)$/
const LEVEL_VERB =
  /^(?:weigh|grow|expand|bench|squat|deadlift|lift|press|get|reach|hit|improve|raise|bring|lower|reduce|cut|increase|be able)\b/i
/** "Lose 10 kg" names the way, not the level to reach. */
const SHEDS = /\b(?:lose|losing|drop|shed|shift|get rid of|slim|gain|put on|add)\b/i
const STARTS =
  /\b(?:i was(?= \d+(?:\.\d+)? ?(?:kg|kilos?|lbs?|pounds|st))|weighed|i(?:'m| am)? (?:now |currently )?weigh(?:ed|ing)?(?: in)?(?: at)?|(?:start(?:ed|ing|s)?|began|beginning)(?: (?:weight|out|level|point|value|balance|score|rating|max))?(?: (?:at|from|with|is|was|of))*|currently(?: at)?|current (?:weight|level|score|rating|max)(?: is)?|baseline(?: is| of)?|now at|right now(?: i'm)?(?: at)?|today(?: i'm)?(?: at)?):? (?:about |around )?[€$£]?(\d+(?:\.\d+)?)|\b(?:up|down)? ?from [€$£]?(\d+(?:\.\d+)?)/

function sizesOf(source: string, isMoney: boolean): GoalSize[] {
  const digits = writeInDigits(source, isAboutDistance({ title: source, description: '' }))
  const isTimed = /\bfrom \d{1,2}:\d\d to \d{1,2}:\d\d\b/.test(digits)
  const text = withoutDates(isTimed ? clockAsMinutes(digits) : digits)
  return [
    ...plannedSessions(text),
    ...levelsTo(text),
    ...rangesIn(text).map((size) => ({ ...size, isHeld: isTimed })),
    ...countsIn(text, isMoney),
    ...featsIn(text),
  ].filter((size) => size.amount > 0)
}
