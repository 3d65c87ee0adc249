import { type Crowd, DAY, numbered, serial } from './crowd'
import type { Dialect } from './dialect'

/** When the accounts were opened: before anything that they hold. */
const AGE = 12 * 365 * DAY

/** The account's id, as SQL of its number `u`. */
export function userId({ id }: Dialect, { now }: Crowd): string {
  return id(String(now - AGE), serial('0'))
}

/** The accounts themselves, onboarded, with the numbers of rows that the app keeps on them. */
export function fillPeople(dialect: Dialect, crowd: Crowd, passwordHash: string): string[] {
  const { now, entries, messages } = crowd
  const since = dialect.instant(String(now - AGE))
  return [
    `INSERT INTO "User" ("id", "email", "passwordHash", "firstName", "selectedDomains", "selectedLeader",
       "onboardingCompleted", "timeZone", "entryCount", "messageCount", "createdAt", "updatedAt")
     SELECT ${userId(dialect, crowd)}, 'person' || u || '@bench.example.com', '${passwordHash}', 'Ada',
       ${dialect.json(`'["career","health","relationships","personal-growth"]'`)}, 'marcus',
       1 = 1, 'UTC', ${entries}, ${messages}, ${since}, ${since}
     FROM ${numbered(dialect.series, crowd)}`,
  ]
}
