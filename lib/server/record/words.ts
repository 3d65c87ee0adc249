import 'server-only'
import type { RecordQuery } from '@/lib/contract/record'
import { nounOf, quotedAny } from '@/lib/server/language/record-nouns'
import { seasons } from './series'
import type { Asked } from './side'

const dayForm = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const monthForm = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
const months = 'January February March April May June July August September October November December'.split(' ')

/** What a side is about: `entries that mention “swim” or “pool”, in March, from 1 Mar 2026`. */
export function sideWords(
  { of, by }: Pick<RecordQuery, 'of' | 'by'>,
  asked: Omit<Asked, 'goal'>,
  goal: string | null,
): string {
  const { about, without, when, where } = asked
  const hasHeld = where?.status === 'held'
  const status = where?.status && !hasHeld ? `${where.status} ` : ''
  const noun = of === 'messages' && by === 'coach' ? 'messages of the coach' : nounOf(of, 2)
  const parts = [
    `${status}${noun}${hasHeld ? ' that held' : ''}${about === undefined ? '' : ` that mention ${quotedAny(about)}`}`,
    without !== undefined && `without ${quotedAny(without)}`,
    goal !== null && `of “${goal}”`,
    where?.energy && energyWords(where.energy),
    when?.weekdays && `on ${list(when.weekdays.map((day) => weekdays[day - 1] ?? ''))}`,
    when?.months && `in ${list(when.months.map((month) => months[month - 1] ?? ''))}`,
    spanWords(when?.from ?? null, when?.to ?? null),
  ]
  return parts.filter(Boolean).join(', ')
}

/** `from 1 Mar 2026 to 31 Mar 2026`; nothing where both ends are open. */
function spanWords(from: string | null, to: string | null): string {
  if (from !== null && from === to) return `on ${dayWords(from)}`
  return [from !== null && `from ${dayWords(from)}`, to !== null && `to ${dayWords(to)}`].filter(Boolean).join(' ')
}

/** `22 Nov 2025`. */
export function dayWords(day: string): string {
  return dayForm.format(Date.parse(`${day}T00:00:00Z`))
}

/** The key of a group as people say it. */
export function groupWords(key: string, by: 'day' | 'week' | 'month' | 'season' | 'weekday'): string {
  switch (by) {
    case 'day':
      return dayWords(key)
    case 'week':
      return `Week of ${dayWords(key)}`
    case 'month':
      return monthForm.format(Date.parse(`${key}-01T00:00:00Z`))
    case 'weekday':
      return weekdays[Number(key) - 1] ?? key
    case 'season':
      return capital(seasons.find((season) => season === key) ?? key)
  }
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function energyWords({ min, max }: { min?: number | undefined; max?: number | undefined }): string {
  if (min !== undefined && max !== undefined) return min === max ? `with energy ${min}` : `with energy ${min} to ${max}`
  return min === undefined ? `with energy up to ${max}` : `with energy from ${min}`
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
