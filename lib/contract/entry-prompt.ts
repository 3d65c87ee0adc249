import { daysBetween } from './calendar'
import { dayName } from './day-words'

/** What a prompt for an entry is made from; days are the user's calendar dates, before `today`. */
export type PromptFacts = {
  today: string
  /** The newest entry; null where there is none. */
  last: { date: string; mood: number; notes: string } | null
  /** The newest step of a goal's in the last days, by a check-in, a value or a tick. */
  step: { goal: string; date: string; progress: number; isDone: boolean } | null
  /** An entry of this day in an earlier month or year. */
  earlier: { date: string; notes: string } | null
  /** Titles of alerts that were ticked since yesterday. */
  done: readonly string[]
}

const QUOTED = 70
const SILENT_DAYS = 4
const LOW = 2
const HIGH = 4

const always = [
  'What is one thing from today that you want to remember?',
  'What took more strength than it should have?',
  'Who or what helped you today?',
] as const

/** Of an empty journal: nothing before is supposed. */
const first = [
  'What is on your mind right now?',
  'How are you today, and what is behind it?',
  'What would make this week a good one?',
] as const

/** What to write about a day that is over. */
export const promptsOfPastDay = [
  'What do you want to remember of that day?',
  'What took more strength than it should have?',
  'Who or what helped you that day?',
] as const

/**
 * What to write about, drawn from the record: the most telling first of each day, another one each day. There is always
 * at least one.
 */
export function promptsFrom(facts: PromptFacts): string[] {
  const drawn = [
    silence(facts),
    stepped(facts),
    felt(facts),
    written(facts),
    finished(facts),
    lookedBack(facts),
  ].filter((prompt) => prompt !== null)
  const turn = daysBetween('2000-01-01', facts.today)
  const open = facts.last || facts.earlier ? always : first
  return [...turned(drawn, turn), ...turned(open, turn).slice(0, drawn.length > 1 ? 1 : open.length)]
}

function turned<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}

function silence({ today, last }: PromptFacts): string | null {
  const days = last ? daysBetween(last.date, today) : 0
  return days >= SILENT_DAYS ? `Your last entry is ${days} days old. What has happened since?` : null
}

function stepped({ today, step }: PromptFacts): string | null {
  if (!step) return null
  const { goal, date, progress, isDone } = step
  if (isDone) return `You finished “${goal}” ${onDay(date, today)}. What did it take?`
  return `“${goal}” moved to ${progress}% ${onDay(date, today)}. What made that possible?`
}

function felt({ today, last }: PromptFacts): string | null {
  if (!last || daysBetween(last.date, today) >= SILENT_DAYS) return null
  if (last.mood <= LOW) return `Your energy was ${last.mood} of 5 ${onDay(last.date, today)}. What would help today?`
  if (last.mood > HIGH) return `Your energy was ${last.mood} of 5 ${onDay(last.date, today)}. What was behind it?`
  return null
}

/** Words of a hard day are not held up to whoever wrote them. */
function written({ today, last }: PromptFacts): string | null {
  const isNear = last !== null && last.mood > LOW && daysBetween(last.date, today) < SILENT_DAYS
  const quote = isNear ? opening(last.notes) : null
  return last && quote ? `You wrote “${quote}” ${onDay(last.date, today)}. How does it look today?` : null
}

function finished({ done }: PromptFacts): string | null {
  return done[0] ? `“${done[0]}” is done. How did it go?` : null
}

function lookedBack({ today, earlier }: PromptFacts): string | null {
  const quote = earlier ? opening(earlier.notes) : null
  return earlier && quote ? `On ${dayName(earlier.date, today)} you wrote “${quote}”. What is different now?` : null
}

function onDay(date: string, today: string): string {
  const days = daysBetween(date, today)
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `on ${dayName(date, today)}`
}

/** A text's first sentence, where it is short enough to be quoted whole. */
function opening(notes: string): string | null {
  const sentence = /^[^.!?\n]+/.exec(notes.trim())?.[0].trim() ?? ''
  return sentence && sentence.length <= QUOTED ? sentence : null
}
