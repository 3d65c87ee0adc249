import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { assessProgress } from '@/lib/server/coach/built-in/assess-progress/assess-progress'
import { assessRhythm } from '@/lib/server/coach/built-in/assess-progress/assess-rhythm'
import { isHard } from '@/lib/server/coach/built-in/reply/hard-moment'
import { readSaid } from '@/lib/server/coach/built-in/reply/said'
import type { ChatContext, GoalRecord, RhythmRecord } from '@/lib/server/coach/context'
import type { Clock } from '@/lib/server/language/clock'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { hear } from '@/lib/server/language/heard/hear'
import type { Reading, Sentence } from '@/lib/server/language/text'
import type { Draft } from '@/lib/server/proposals/draft-proposal'

/** Who says more than that wants no single question back. */
const MOST_SENTENCES = 12

type AskKind = NonNullable<Draft['ask']>['kind']

/** The verb whose card an answer to each kind of question makes whole. */
export const ASKED_VERBS = {
  value: 'value.log',
  share: 'progress.log',
  milestones: 'milestone.tick',
} as const satisfies Record<AskKind, Draft['verb']>

/**
 * What a message reports of the user's goals: what it surely says, else, for a goal that it names, the question how far
 * that has come. Sentences that ask something report nothing.
 */
export function readReports(reading: Reading, { goals, reminders, now, timeZone }: ChatContext): Draft[] {
  const clock = { now, timeZone }
  // "Energy on days I ran vs days I didn't" asks.
  if (reading.sentences.some(({ tokens }) => tokens.some(({ word }) => /^(?:vs|versus|avg|compared?)$/.test(word))))
    return []
  const ongoing = goals.filter(({ isCompleted }) => !isCompleted)
  const heard = hear(reading.text, { goals: ongoing, reminders }, clock)
  // Who tells of a row or a loss is asked for no figure.
  if (heard.length > 0 || isHard(readSaid(reading.text))) return heard
  if (reading.sentences.some(mayAsk)) return []
  for (const sentence of reading.sentences.slice(0, MOST_SENTENCES)) {
    const [named] = goalsNamedIn(sentence, ongoing)
    const goal = named?.isSure ? ongoing.find(({ id }) => id === named.goalId) : undefined
    const offered = goal?.rhythm
      ? daysOffered(goal, goal.rhythm, sentence.text, clock)
      : goal && asked(goal, sentence.text, clock)
    if (offered && offered.length > 0) return offered
  }
  return []
}

/** "I should like to know how often …", "days since I …", "what all was in it": what may ask something is met with no question. */
function mayAsk({ text, isQuestion, tokens }: Sentence): boolean {
  return (
    isQuestion ||
    /\bi (?:wrote|mentioned) about\b/i.test(text) ||
    tokens.some(({ word }) => ASKING.has(word.replace(/'.*/, '')))
  )
}
const ASKING = new Set(
  'since how what which who whose where why whats hows whos wheres percent share correlation average'.split(' '),
)

function asked(goal: GoalRecord, quote: string, clock: Clock): Draft[] {
  const { ask } = assessProgress({ goal, response: quote, ...clock })
  return ask ? [{ verb: ASKED_VERBS[ask.kind], input: { goalId: goal.id }, quote, ask }] : []
}

/** The days of a rhythm that a sentence names, or today where only the rhythm is named: each a card, which asks by itself. */
function daysOffered({ id, title, progress }: GoalRecord, rhythm: RhythmRecord, quote: string, clock: Clock): Draft[] {
  const { values, ask } = assessRhythm({ title, progress, rhythm, response: quote }, clock)
  const isToday = ask?.options[0]?.value === rhythm.standing.now + 1
  const days = values ?? (isToday ? [{ value: 1, date: dateIn(clock.timeZone, clock.now) }] : [])
  return days.map(({ value, date }) => ({ verb: 'value.log', input: { goalId: id, value, date }, quote }))
}
