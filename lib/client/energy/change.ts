import type { EnergyYear } from '@/lib/contract/energy'
import type { JournalEntry } from '@/lib/contract/journal'
import { limits } from '@/lib/contract/limits'

type Logged = Pick<JournalEntry, 'date' | 'mood'>

/** The year as it is with an entry, before the server has told it anew. */
export function withLogged(year: EnergyYear, entry: Logged): EnergyYear {
  return changed(year, entry, 1)
}

/** The year as it is without an entry that it counts. */
export function withoutLogged(year: EnergyYear, entry: Logged): EnergyYear {
  return changed(year, entry, -1)
}

function changed(year: EnergyYear, { date, mood }: Logged, by: 1 | -1): EnergyYear {
  if (date < year.from || date > year.to) return year
  const day = year.days.find((one) => one.date === date)
  const rest = year.days.filter((one) => one !== day)
  const entries = (day?.entries ?? 0) + by
  if (entries <= 0) return { ...year, days: rest }
  const mean = ((day ? day.mean * day.entries : 0) + by * mood) / entries
  // Its mean was told to two places.
  const within = Math.min(limits.mood.max, Math.max(limits.mood.min, mean))
  const days = [...rest, { date, entries, mean: within }]
  return { ...year, days: days.toSorted((one, other) => (one.date < other.date ? -1 : 1)) }
}
