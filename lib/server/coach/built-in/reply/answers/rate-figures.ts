import 'server-only'
import { rounded } from '../../../count'
import type { GoalFacts } from '../../../facts'
import type { Desk, Draft } from '../draft'
import { quoteTitle } from '../titles'
import { unitsOver, wordsOfGoal } from '../words-of-goal'
import { figureDraft } from './figure-draft'

const DAYS = { day: 1, week: 7, month: 365.25 / 12 }

/** "How much do I need to save each month?": what is left over the days left, in the goal's own units where it has some. */
export function answerRate(desk: Desk, per: keyof typeof DAYS): Draft {
  const { writer, situation } = desk
  const thing = /\bhow many ([a-z]{2,})/.exec(situation.message.text)?.[1] ?? null
  const facts = meantBy(desk) ?? (thing ? null : situation.focus)
  if (!facts) return figureDraft(desk, [writer.say(NONE_COUNTS, { thing })])
  const { daysLeft, goal } = facts
  const words = wordsOfGoal(facts)
  const open = words.unitsLeft ?? words.rest
  if (daysLeft === null || daysLeft <= 0) return figureDraft(desk, [writer.say(NO_DATE, words)])
  if (daysLeft < DAYS[per]) return figureDraft(desk, [writer.say(SOONER, { ...words, per, open })])
  const share = `${rounded(((100 - goal.progress) / daysLeft) * DAYS[per])}%`
  const rate = `${unitsOver(facts, DAYS[per]) ?? share} a ${per}`
  return figureDraft(desk, [writer.say(RATE, { goal: quoteTitle(goal.title), rate, left: words.left, open })])
}

/** The mission named, else the one whose title has a word of the question, one that counts something first. */
function meantBy({ situation }: Desk): GoalFacts | null {
  const named = situation.named.find(({ goal }) => !goal.isCompleted)
  if (named) return named
  const asked = new Set(wordsIn(situation.message.text))
  const meant = situation.ongoing.filter(({ goal }) => wordsIn(goal.title).some((word) => asked.has(word)))
  return meant.find((facts) => unitsOver(facts, 1) !== null) ?? meant[0] ?? null
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{3,}/g) ?? []
}

const RATE = ['{rate} [for|on] {goal}: {open} in {left}.', '{goal} [takes|needs] {rate}, with {open} to go in {left}.']
const SOONER = ['{goal} [has only {left}|is due in {left}], less than a {per}: {open} [in all|by then].']
const NO_DATE = ['{goal} has no date ahead, so no rate is asked of it[; {rest} is open|].']
const NONE_COUNTS = [
  '[None of your open missions counts|No open mission of yours counts] {thing}[, so I have nothing to divide|, so no rate follows|].',
  'There is no open mission to work that out for.',
]
