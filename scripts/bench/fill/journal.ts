import { type Crowd, DAY, numbered, pick, serial } from './crowd'
import type { Dialect } from './dialect'
import { userId } from './people'

/** An entry a day, several where a decade would not hold them. */
export const MOST_DAYS = 10 * 365
/** One day in so many goes by without an entry, as with people: a streak ends there. */
const SKIPPED = 30

const notes = [
  'Ran five kilometres before work and felt light all morning. The afternoon was long.',
  'Too tired for anything. Meetings until six, then the children.',
  'Wrote two pages of the thesis, better ones than last week.',
  'A quiet day. Called my parents, cooked, read thirty pages.',
  'The interval session went well, the knee holds. Slept badly though.',
  'Started late, and still got the second block of the project done.',
]

/** The journal, oldest entry first, its last entry today. */
export function fillJournal(dialect: Dialect, crowd: Crowd): string[] {
  const { now, entries } = crowd
  const aDay = Math.ceil(entries / MOST_DAYS)
  const daysAgo = `((${entries - 1} - n) / ${aDay})`
  const at = `${now} - (${daysAgo} + ${daysAgo} / ${SKIPPED - 1}) * ${DAY} - (n % ${aDay}) * 60000`
  return [
    `INSERT INTO "JournalEntry" ("id", "userId", "date", "mood", "notes", "attachments", "createdAt", "updatedAt")
     SELECT ${dialect.id(at, serial('n'))}, ${userId(dialect, crowd)}, ${dialect.day(at)}, 1 + (n * 7) % 5,
       ${pick('n', notes)}, ${dialect.json(`'[]'`)}, ${dialect.instant(at)}, ${dialect.instant(at)}
     FROM ${numbered(dialect.series, crowd)}, ${dialect.series('n', entries)}`,
  ]
}
