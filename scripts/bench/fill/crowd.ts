export const DAY = 86_400_000

/** How much is generated: everyone has as much as `each`, the first of them what `big` says. */
export type Sizes = {
  users: number
  /** Of the first account. */
  messages: number
  entries: number
  /** Missions of everyone. */
  goals: number
}

/** Accounts of one size. */
export type Crowd = {
  /** Number of the first account, and how many there are. */
  first: number
  users: number
  messages: number
  entries: number
  goals: number
  now: number
}

/** What everyone but the first account has of each. */
export const EACH = 100

/** All accounts, parted by size; the last millisecond of everything is `now`. */
export function crowdsOf({ users, messages, entries, goals }: Sizes, now: number): Crowd[] {
  const big: Crowd = { first: 0, users: 1, messages, entries, goals, now }
  const rest: Crowd = { first: 1, users: users - 1, messages: EACH, entries: EACH, goals, now }
  return users > 1 ? [rest, big] : [big]
}

/** The password of every generated account. */
export const PASSWORD = 'a bench for one'

export function emailOf(number: number): string {
  return `person${number}@bench.example.com`
}

/** Out of a list of texts the one whose turn it is, as SQL. */
export function pick(index: string, texts: readonly string[]): string {
  const cases = texts.map((text, at) => `WHEN ${at} THEN '${text.replaceAll("'", "''")}'`).join(' ')
  return `CASE (${index}) % ${texts.length} ${cases} END`
}

/** A number that no other row of its table has: `row` of the account `u`. */
export function serial(row: string): string {
  return `(u * 268435456 + ${row})`
}

/** The accounts of a crowd as a table with their number `u`. */
export function numbered(series: (name: string, count: number) => string, { first, users }: Crowd): string {
  return `(SELECT o + ${first} AS u FROM ${series('o', users)}) AS people`
}
