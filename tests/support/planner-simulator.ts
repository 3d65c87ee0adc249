import type { Random } from '@/lib/server/seeded-random'

/** A dated goal as only a simulator knows it, in days; null where it was given up. */
export type PlannedGoal = { given: number; took: number | null }

/**
 * A person who plans with a bias of their own: what they give their goals is off by a factor that is theirs, and each goal
 * strays from it. Most are too bold, as in R. Buehler, D. Griffin and M. Ross, "Exploring the 'Planning Fallacy'", Journal
 * of Personality and Social Psychology 67, 1994, 366–381; some are too careful. A few goals are given up.
 */
export function planByBias(random: Random): () => PlannedGoal {
  const bias = 0.3 + 0.6 * random.normal()
  const spread = 0.3 * Math.exp(0.3 * random.normal())
  const givesUp = random.between(0, 0.15)
  return () => {
    const given = Math.round(14 * (180 / 14) ** random.uniform())
    const took = given * Math.exp(bias + spread * random.normal())
    return { given, took: random.uniform() < givesUp ? null : took }
  }
}

/**
 * A person by other assumptions: a goal is so many pieces of work, of which they see a share of their own beforehand, and
 * weeks go by on which they do nothing; now and then a goal stands still for months, and one in three people hits their
 * own deadlines by working at the end.
 */
export function planByPieces(random: Random): () => PlannedGoal {
  const seen = random.between(0.35, 1.25)
  const idle = random.between(0, 0.5)
  const rushes = random.uniform() < 0.33
  const stands = random.between(0, 0.15)
  return () => {
    const given = Math.round(random.between(10, 200))
    const pieces = Math.max(3, Math.round(given / seen / 5 + 2 * random.normal()))
    let took = 0
    for (let piece = 0; piece < pieces; piece++) {
      took += 5 * random.exponential() ** 0.5
      while (random.uniform() < idle) took += 5 * random.uniform()
      if (rushes && took > 0.6 * given && took < given) took -= 1
    }
    if (random.uniform() < stands) took += random.between(30, 150)
    return { given, took: random.uniform() < 0.05 ? null : Math.max(1, took) }
  }
}
