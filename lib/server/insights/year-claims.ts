import 'server-only'
import { ENOUGH_IN_MONTH } from '@/lib/contract/energy-rule'
import type { YearClaim, YearMonth } from '@/lib/contract/look-back'
import { careLevels } from '@/lib/server/coach/care-levels'
import { firstWords } from '@/lib/server/coach/quote'
import { db } from '@/lib/server/db/client'

const SMALLEST_GAP = 0.3
const CITED = 3
const CANDIDATES = 12

/**
 * What stands out in a year's months, each with entries that it rests on, word for word: the months of most and of least
 * energy, and the one that was written in most. Computed, so that every figure holds; nothing is said of little.
 */
export async function yearClaims(userId: string, months: readonly YearMonth[]): Promise<YearClaim[]> {
  const told = months.flatMap(({ month, entries, energy }) =>
    energy !== null && entries >= ENOUGH_IN_MONTH ? [{ month, entries, energy }] : [],
  )
  const byEnergy = told.toSorted((one, other) => other.energy - one.energy)
  const [high, low] = [byEnergy[0], byEnergy.at(-1)]
  const claims: YearClaim[] = []
  if (high && low && high.energy - low.energy >= SMALLEST_GAP) {
    claims.push({
      text: `Your energy was highest in ${nameOf(high.month)}: ${high.energy.toFixed(1)} in ${high.entries} entries.`,
      sources: await cited(userId, high.month, 'desc'),
    })
    claims.push({
      text: `It was lowest in ${nameOf(low.month)}: ${low.energy.toFixed(1)} in ${low.entries} entries.`,
      sources: await cited(userId, low.month, 'asc'),
    })
  }
  const [most, next] = months.toSorted((one, other) => other.entries - one.entries)
  if (most && most.entries >= ENOUGH_IN_MONTH && most.entries > (next?.entries ?? 0)) {
    const all = months.reduce((sum, { entries }) => sum + entries, 0)
    claims.push({
      text: `You wrote most in ${nameOf(most.month)}: ${most.entries} of the ${all} entries.`,
      sources: await cited(userId, most.month, 'desc'),
    })
  }
  return claims.filter(({ sources }) => sources.length > 0)
}

const longMonth = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

function nameOf(month: string): string {
  return longMonth.format(new Date(`${month}-01T00:00:00Z`))
}

/** Entries of a month, those of most or of least energy first; none that was written in a crisis is held up to anyone. */
async function cited(userId: string, month: string, mood: 'asc' | 'desc'): Promise<YearClaim['sources']> {
  const rows = await db.journalEntry.findMany({
    where: { userId, date: { gte: `${month}-01`, lte: `${month}-31` } },
    orderBy: [{ mood }, { date: 'asc' }, { id: 'asc' }],
    select: { id: true, notes: true },
    take: CANDIDATES,
  })
  const levels = await careLevels(rows.map(({ notes }) => notes))
  return rows
    .filter((_, at) => levels[at] === null)
    .slice(0, CITED)
    .map(({ id, notes }) => ({ kind: 'journal' as const, id, quotes: [firstWords(notes)] }))
}
