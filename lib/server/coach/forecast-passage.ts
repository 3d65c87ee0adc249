import 'server-only'

/**
 * First passage of a Wiener process with drift: the level X(t) = drift·t + noise·W(t) starts `distance` below the goal,
 * and the goal is reached when X first touches it. The time that takes is inverse Gaussian with mean distance/drift and
 * shape (distance/noise)², and for any sign of the drift
 *
 *   P(T ≤ t) = Φ((drift·t − distance)/(noise·√t)) + exp(2·drift·distance/noise²)·Φ(−(drift·t + distance)/(noise·√t))
 *
 * J. L. Folks & R. S. Chhikara, "The Inverse Gaussian Distribution and Its Statistical Application – A Review", Journal
 * of the Royal Statistical Society B 40(3), 1978, 263–289.
 *
 * Abandonment is a second clock: an exponential time with rate `hazard`, the goal being dropped when it rings first. By
 * Girsanov's theorem the chance to arrive by t without being dropped is that of a faster process, scaled down:
 *
 *   E[exp(−hazard·T); T ≤ t] = exp(distance·(drift − faster)/noise²)·P(T ≤ t | faster),  faster = √(drift² + 2·hazard·noise²)
 *
 * so that it tends to less than 1 with time: a share of goals is never finished.
 *
 * `distance` and `drift` are in points and points per unit of `time`, `noise` in points per root unit. Returns 0-1.
 */
export function arrivalChance(distance: number, drift: number, noise: number, hazard: number, time: number): number {
  if (distance <= 0) return 1
  if (!(time > 0)) return 0
  const variance = noise * noise
  const faster = Math.sqrt(drift * drift + 2 * hazard * variance)
  // Without a hazard a negative drift stays negative: the root would turn it round.
  const pace = hazard > 0 ? faster : drift
  const kept = (distance * (drift - pace)) / variance
  const spread = noise * Math.sqrt(time)
  const direct = kept + logNormalCdf((pace * time - distance) / spread)
  const reflected = kept + (2 * pace * distance) / variance + logNormalCdf(-(pace * time + distance) / spread)
  return Math.min(1, Math.exp(direct) + Math.exp(reflected))
}

/**
 * ln Φ(z), good to a relative 1.2e-7 in both tails, where Φ itself would underflow. Chebyshev fit of erfc from W. H.
 * Press et al., "Numerical Recipes", 2nd edition, section 6.2.
 */
export function logNormalCdf(z: number): number {
  if (z > 0) return Math.log1p(-0.5 * Math.exp(logErfc(z * Math.SQRT1_2)))
  return logErfc(-z * Math.SQRT1_2) - Math.LN2
}

/** ln erfc(x) for x ≥ 0. */
function logErfc(x: number): number {
  const t = 1 / (1 + 0.5 * x)
  let sum = 0
  for (const coefficient of erfcFit) sum = sum * t + coefficient
  return Math.log(t) - x * x + sum
}

/** Highest power first. */
const erfcFit = [
  0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
  -1.26551223,
]
