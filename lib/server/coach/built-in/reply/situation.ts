import 'server-only'
import type { ChatContext, Turn } from '../../context'
import { calendarDay, hourOfDay } from '../../dates'
import { byUrgency, type GoalFacts, goalFacts } from '../../facts'
import { type JournalFacts, journalFacts } from '../../journal-facts'
import { continued } from './continued'
import { type ReadMessage, readMessage } from './read-message'
import { asListed, goalsNamed, lastSpokenOf } from './resolve-goals'

/** Everything a reply may rest on, computed once. */
export type Situation = {
  context: ChatContext
  message: ReadMessage
  today: string
  hour: number
  /** Ongoing goals, the most urgent first. */
  ongoing: GoalFacts[]
  /** Completed in the last days. */
  completed: GoalFacts[]
  /** Ongoing goals as the interface lists them. */
  listed: GoalFacts[]
  journal: JournalFacts
  /** What the message names, best first. */
  named: GoalFacts[]
  /** What the conversation was about before this message. */
  before: GoalFacts | null
  /** The goal to talk about: named, else meant by "it", else the most urgent. */
  focus: GoalFacts | null
  lastCoachTurn: Turn | null
  /** Grave news in the last things the user said: no numbers beside it. */
  isTender: boolean
}

const RECENT_TURNS = 12
const GRAVE =
  /\b(?:hospital|died|dying|dead|funeral|passed away|cancer|miscarriage|suicid\w+|diagnosed|stroke|intensive care|terminal(?:ly)?|lost my (?:mother|father|mum|mom|dad|wife|husband|friend|brother|sister|son|daughter|baby))\b/i

export function situationOf(given: ChatContext): Situation {
  const { now, timeZone, turns } = given
  const context = continued(given, calendarDay(now, timeZone))
  const message = readMessage(context.message)
  const facts = context.goals.map((goal) => goalFacts(goal, now, timeZone))
  const ongoing = facts.filter((one) => !one.goal.isCompleted).sort(byUrgency)
  const completed = facts.filter((one) => one.goal.isCompleted)
  const listed = asListed(context, ongoing)
  const talk = turns.slice(-RECENT_TURNS)
  const named = goalsNamed(message.text, [...ongoing, ...completed], talk, listed)
  const before = lastSpokenOf(talk, [...ongoing, ...completed])
  return {
    context,
    message,
    today: calendarDay(now, timeZone),
    hour: hourOfDay(now, timeZone),
    ongoing,
    completed,
    listed,
    journal: journalFacts(context.journal, now, timeZone),
    named,
    before,
    focus: named[0] ?? (before?.goal.isCompleted ? null : before) ?? ongoing[0] ?? null,
    isTender: talk.slice(-6).some((turn) => turn.isFromUser && GRAVE.test(turn.text)),
    lastCoachTurn: talk.findLast((turn) => !turn.isFromUser) ?? null,
  }
}
