import 'server-only'
import { counted, dayName } from '@/lib/contract/day-words'
import { ENOUGH_IN_MONTH } from '@/lib/contract/energy-rule'
import type { LookBack, YearClaim, YearInLines } from '@/lib/contract/look-back'
import { careLevels } from '@/lib/server/coach/care-levels'
import { firstWords } from '@/lib/server/coach/quote'
import { db } from '@/lib/server/db/client'
import { longestRun } from '@/lib/server/record/series'

const SMALLEST_GAP = 0.3
const CITED = 3
const CANDIDATES = 12
/** Days in a row that are worth telling. */
const LONG_RUN = 10
/** Points of a goal that are. */
const FAR = 20

/**
 * What stands out in a year's months, each with entries that it rests on, word for word: the months of most and of least
 * energy, the one that was written in most, the longest run of days, and the goals that were completed and came furthest. Computed, so that every figure holds; nothing is said of little.
 */
export async function yearClaims(
  userId: string,
  { months, days, goals }: Pick<YearInLines, 'months' | 'days'> & Pick<LookBack, 'goals'>,
): Promise<YearClaim[]> {
  const told = months.flatMap(({ month, entries, energy }) =>
    energy !== null && entries >= ENOUGH_IN_MONTH ? [{ month, entries, energy }] : [],
  )
  const byEnergy = told.toSorted((one, other) => other.energy - one.energy)
  const [high, low] = [byEnergy[0], byEnergy.at(-1)]
  const claims: YearClaim[] = []
  // What one line rests on is not held up for another one again.
  const cited = citing(userId)
  if (high && low && high.energy - low.energy >= SMALLEST_GAP) {
    claims.push({
      text: `Your energy was highest in ${nameOf(high.month)}: ${high.energy.toFixed(1)} in ${high.entries} entries.`,
      sources: await cited(`${high.month}-01`, `${high.month}-31`, 'desc'),
    })
    claims.push({
      text: `It was lowest in ${nameOf(low.month)}: ${low.energy.toFixed(1)} in ${low.entries} entries.`,
      sources: await cited(`${low.month}-01`, `${low.month}-31`, 'asc'),
    })
  }
  const [most, next] = months.toSorted((one, other) => other.entries - one.entries)
  if (most && most.entries >= ENOUGH_IN_MONTH && next && next.entries > 0 && most.entries > next.entries) {
    const all = months.reduce((sum, { entries }) => sum + entries, 0)
    claims.push({
      text: `You wrote most in ${nameOf(most.month)}: ${most.entries} of the ${all} entries.`,
      sources: await cited(`${most.month}-01`, `${most.month}-31`, 'desc'),
    })
  }
  const run = longestRun(
    days.map(({ date }) => date),
    'day',
  )
  if (run && run.length >= LONG_RUN) {
    claims.push({
      text: `You wrote on ${run.length} days in a row, from ${dayName(run.from, run.to)} to ${dayName(run.to, run.to)}.`,
      sources: await cited(run.from, run.to, 'desc'),
    })
  }
  claims.push(...goalClaims(goals))
  return claims.filter(({ sources }) => sources.length > 0)
}

/** The goals that were completed, and of the others the one that came furthest. */
function goalClaims(goals: LookBack['goals']): YearClaim[] {
  // Goals that are counted are all named.
  const sourcesOf = (told: LookBack['goals'], most = CITED) =>
    told.slice(0, most).map(({ goalId: id, title }) => ({ kind: 'goal' as const, id, quotes: [title] }))
  const done = goals.filter(({ isCompleted }) => isCompleted)
  const [furthest] = goals.filter(({ isCompleted, from, to }) => !isCompleted && to - from >= FAR)
  return [
    ...(done.length > 0
      ? [{ text: `You completed ${counted(done.length, 'goal')}.`, sources: sourcesOf(done, done.length) }]
      : []),
    ...(furthest
      ? [
          {
            text: `Of the goals under way, “${furthest.title}” came furthest: from ${furthest.from}% to ${furthest.to}%.`,
            sources: sourcesOf([furthest]),
          },
        ]
      : []),
  ]
}

const longMonth = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

function nameOf(month: string): string {
  return longMonth.format(new Date(`${month}-01T00:00:00Z`))
}

type Citing = (from: string, to: string, mood: 'asc' | 'desc') => Promise<YearClaim['sources']>

/**
 * Entries of some days, those of most or of least energy first, each given once and each wording once; none that was
 * written in a crisis is held up to anyone.
 */
function citing(userId: string): Citing {
  const given = { ids: new Set<string>(), quotes: new Set<string>() }
  return async (from, to, mood) => {
    const rows = await db.journalEntry.findMany({
      where: { userId, date: { gte: from, lte: to }, id: { notIn: [...given.ids] } },
      orderBy: [{ mood }, { date: 'asc' }, { id: 'asc' }],
      select: { id: true, notes: true },
      take: CANDIDATES,
    })
    const levels = await careLevels(rows.map(({ notes }) => notes))
    const sources: YearClaim['sources'] = []
    for (const [at, { id, notes }] of rows.entries()) {
      const quote = firstWords(notes)
      if (levels[at] !== null || given.quotes.has(quote) || sources.length === CITED) continue
      given.ids.add(id)
      given.quotes.add(quote)
      sources.push({ kind: 'journal', id, quotes: [quote] })
    }
    return sources
  }
}
