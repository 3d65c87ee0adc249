import type { Random } from '@/lib/server/seeded-random'

/** A goal's whole life, as only a simulator knows it. */
export type GoalLife = {
  createdAt: Date
  targetDate: string
  /** Oldest first. */
  ledger: { at: Date; oldProgress: number; newProgress: number }[]
  /** When 100 was reported; null when it never was, within three horizons. */
  finishedAt: Date | null
}

const DAY = 86_400_000
const KINDS = ['steady', 'steady', 'bursty', 'late rush', 'stalling']

/**
 * A goal lived day by day: true progress grows with a random tempo (the user's date was too bold or too timid) and is
 * seen only at irregular check-ins, a few of them rounded to fives. One in five breaks off, some of those in silence;
 * one in four has set-backs. Horizons run from three weeks to a year, in UTC.
 */
export function simulateGoal(random: Random): GoalLife {
  const horizon = Math.round(21 * (365 / 21) ** random.uniform())
  const createdAt = new Date(Date.UTC(2025, 0, 1) + random.uniform() * 365 * DAY)
  const kind = random.pick(KINDS)
  const daily = (100 / horizon) * Math.exp(0.5 * random.normal())
  const gainOn = gainsOf(kind, random, horizon, daily)
  const stallsOn = kind === 'stalling' ? random.between(0.1, 0.95) * horizon : Number.POSITIVE_INFINITY
  const stallsInSilence = random.uniform() < 0.6
  const setbacks = random.uniform() < 0.25 ? random.between(1, 4) : 0
  const gap = Math.min(21, Math.max(1, 0.04 * horizon * Math.exp(0.6 * random.normal())))
  const rounding = random.uniform() < 0.3 ? 5 : 1

  const ledger: GoalLife['ledger'] = []
  let level = 0
  let shown = 0
  for (let day = 1; day <= 3 * horizon; day++) {
    const stalled = day > stallsOn
    level = Math.max(0, level + (stalled ? trickle(random) : gainOn(day / horizon)))
    if (random.uniform() < setbacks / horizon) level = Math.max(0, level - random.between(4, 20))
    const done = level >= 100
    const speaks = done ? random.uniform() < 0.5 : random.uniform() < 1 / gap && !(stalled && stallsInSilence)
    if (!speaks) continue
    const at = new Date(createdAt.getTime() + (day + random.between(-0.3, 0.3)) * DAY)
    const newProgress = done ? 100 : Math.min(99, Math.floor(level / rounding) * rounding)
    ledger.push({ at, oldProgress: shown, newProgress })
    shown = newProgress
    if (done) break
  }
  const targetDate = new Date(createdAt.getTime() + horizon * DAY).toISOString().slice(0, 10)
  return { createdAt, targetDate, ledger, finishedAt: shown === 100 ? (ledger.at(-1)?.at ?? null) : null }
}

/** The gain of a day, by the share of the horizon that is gone. */
function gainsOf(kind: string, random: Random, horizon: number, daily: number): (share: number) => number {
  const roughness = random.between(0.3, 2)
  if (kind === 'bursty') {
    const chance = random.between(4, 14) / horizon
    return () => (random.uniform() < chance ? (daily / chance) * random.exponential() : 0)
  }
  if (kind === 'late rush') {
    const rush = random.between(1.3, 3.5)
    return (share) => daily * (share <= 1 ? rush * share ** (rush - 1) : 0.8) * (1 + roughness * random.normal())
  }
  return () => daily * (1 + roughness * random.normal())
}

function trickle(random: Random): number {
  return random.uniform() < 0.02 ? random.between(0, 2) : 0
}
