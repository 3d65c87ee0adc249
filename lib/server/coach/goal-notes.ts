import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { InsightGoal } from './context'

/** Something the user said of a goal when they checked in or closed it; `day` is theirs. */
export type GoalNote = { text: string; day: string | null }

const STAMP = /^\[(\d{4}-\d\d-\d\dT[\d:.]+Z)\] /
/** Of very long notes the newest are read. */
const LATEST = 8_000

/** The notes on a goal, newest first. They stand as `[timestamp] text` entries parted by a blank line. */
export function notesOn({ progressNotes, completionNotes }: InsightGoal, timeZone: string): GoalNote[] {
  const notes = [progressNotes, completionNotes].filter((text) => text.trim()).join('\n\n')
  const entries = notes.slice(-LATEST).split(/\n\n(?=\[\d{4}-)/)
  const read = entries.map((entry) => {
    const at = STAMP.exec(entry)?.[1]
    return { text: entry.replace(STAMP, ''), day: at ? dateIn(timeZone, new Date(at)) : null }
  })
  return read.filter(({ text }) => text.trim()).reverse()
}
