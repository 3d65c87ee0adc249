import 'server-only'
import { tellingStems } from './built-in/reply/stem'
import type { GoalRecord, JournalRecord } from './context'

/** Of a very long entry the beginning decides: the rest would cost more than it tells. */
const LONGEST = 4_000

/** An entry is asked about for every goal, its words are taken apart once. */
const stemsByEntry = new WeakMap<JournalRecord, Set<string>>()

/** The entries that speak of a goal, by the words of its title, tags and milestones; the order is kept. */
export function mentionsOf(goal: GoalRecord, journal: readonly JournalRecord[]): JournalRecord[] {
  const stems = goalStems(goal)
  return journal.filter((entry) => isMention(entry, stems))
}

/** The stems that tell this goal from others. */
export function goalStems({ title, tags, milestones }: GoalRecord): Set<string> {
  return tellingStems([title, ...tags, ...milestones.map((one) => one.title)].join(' '))
}

/** Whether an entry has one of the words. */
export function isMention(entry: JournalRecord, stems: ReadonlySet<string>): boolean {
  const known = stemsByEntry.get(entry) ?? tellingStems(entry.notes.slice(0, LONGEST))
  stemsByEntry.set(entry, known)
  return [...stems].some((stem) => known.has(stem))
}

/** Whether a text has one of the words. */
export function speaksOf(text: string, stems: ReadonlySet<string>): boolean {
  const own = tellingStems(text.slice(0, LONGEST))
  return [...stems].some((stem) => own.has(stem))
}
