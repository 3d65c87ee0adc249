import { counted, dayName, dayOf, type Today } from '@/lib/client/time/calendar'
import type { ProgressEvent } from '@/lib/contract/goal'
import { closing, isMended } from '@/lib/contract/measure-words'
import { isTick } from '@/lib/contract/tick-words'

/** Who moved the number, in words. */
export const sourceNames: Record<ProgressEvent['source'], string> = {
  coach: 'Judged by your coach from your answer',
  insight: 'From your response to an insight',
  user: 'Set by you',
  import: 'Imported',
  value: 'Counted from your values',
}

/** Words with which the ledger names the person, who then need not be named beside them. */
const BY_YOU = /^You (?:completed|confirmed|left|reopened|set|took) /

/** Whether an entry's own words say already who moved the number. */
export function saysWho({ source, reasoning }: Pick<ProgressEvent, 'source' | 'reasoning'>): boolean {
  return isTick({ source, reasoning }) || ((source === 'user' || source === 'coach') && BY_YOU.test(reasoning))
}

/** What is told of a goal that was completed and opened again at once. */
export function openedAgainWords(progress: number): string {
  return `You completed it and opened it again. It stays at ${progress}%.`
}

/** Whether an entry is of what was chosen where the coach had asked back. */
export function isChosen({ source, reasoning }: Pick<ProgressEvent, 'source' | 'reasoning'>): boolean {
  return source === 'coach' && /^You (?:confirmed|left|set) /.test(reasoning)
}

/** A point of the progress line: milliseconds since the epoch, and the percentage from then on. */
export type Step = { at: number; progress: number }

/** The goal's progress from its creation until `end`, both in milliseconds; events outside are drawn at its edges. */
export function progressSteps(
  events: readonly Pick<ProgressEvent, 'at' | 'oldProgress' | 'newProgress'>[],
  createdAt: string,
  end: number,
): Step[] {
  const start = Math.min(Date.parse(createdAt), ...events.map((event) => Date.parse(event.at)))
  const steps = [{ at: start, progress: events[0]?.oldProgress ?? 0 }]
  for (const event of events) steps.push({ at: Date.parse(event.at), progress: event.newProgress })
  const last = steps.at(-1) as Step
  return [...steps, { at: Math.max(end, last.at), progress: last.progress }]
}

/** The line in words, for whoever does not see it. */
export function historyText(
  { createdAt }: { createdAt: string },
  events: readonly ProgressEvent[],
  { today, timeZone }: Today,
): string {
  const first = events[0]
  const last = events.at(-1)
  if (!first || !last) return 'No progress has been recorded yet.'
  const day = (at: string) => dayName(dayOf(at, timeZone), today)
  const own = events.filter(isCheckIn)
  const setbacks = own.filter((event) => event.newProgress < event.oldProgress).length
  // The line begins with the goal, or with what was told before it was set here.
  const begun = createdAt < first.at ? createdAt : first.at
  const since = day(begun) === day(last.at) ? '' : ` on ${day(begun)}`
  const told = own.length > 0 ? `, over ${counted(own.length, 'check-in')}` : ''
  const lost = setbacks ? `, ${setbacks} of them a step back` : ''
  const [from, to] = [first.oldProgress, last.newProgress]
  if (events.every(({ newProgress }) => newProgress === from)) {
    const span = since ? `from ${day(begun)} to ${day(last.at)}` : `on ${day(last.at)}`
    return `It stayed at ${from}% ${span}${told}.`
  }
  const range =
    from === to
      ? `Back on ${day(last.at)} at ${to}%, where it began${since}`
      : `From ${from}%${since} to ${to}% on ${day(last.at)}`
  return `${range}${told}${lost}.`
}

/** What still counts of a ledger: nothing that was taken back, nor what took it back. */
export function standingOf(events: readonly ProgressEvent[]): ProgressEvent[] {
  return events.filter(({ takenBackAt }) => !takenBackAt)
}

/** Whether something was told: no value that was put right, nothing that was brought along, and no press that closed it or ticked a part of it. */
export function isCheckIn({ reasoning, source }: ProgressEvent): boolean {
  if (isTick({ source, reasoning })) return false
  return source !== 'import' && !isMended(reasoning) && !Object.values(closing).includes(reasoning)
}
