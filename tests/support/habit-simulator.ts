import type { Random } from '@/lib/server/seeded-random'
import type { GoalLife } from './goal-simulator'

const DAY = 86_400_000

/**
 * A goal lived week by week, made of equal tasks and with no notion of drift: the user is on, off or out (a Markov
 * chain), does a random number of tasks in a week of each, more under the pressure of the date, now and then has to redo
 * one, and logs some of them. It shares nothing with `simulateGoal`, and nothing is fitted on it.
 */
export function simulateHabit(random: Random): GoalLife {
  const weeks = 3 + Math.floor(random.uniform() ** 1.5 * 50)
  const createdAt = new Date(Date.UTC(2024, 5, 1) + random.uniform() * 400 * DAY)
  const tasks = 5 + Math.floor(random.exponential() * 25)
  const perWeek = (tasks / weeks) * random.between(0.7, 2.4) * random.between(0.5, 1.2)
  const staysOn = random.between(0.6, 0.97)
  const comesBack = random.between(0.15, 0.6)
  const quits = random.uniform() < 0.6 ? random.between(0, 0.9) / weeks : 0
  const pressure = random.uniform() < 0.5 ? random.between(1.5, 3) : 1
  const logs = random.between(0.4, 1)

  const targetDate = new Date(createdAt.getTime() + weeks * 7 * DAY).toISOString().slice(0, 10)
  const ledger: GoalLife['ledger'] = []
  let state: 'on' | 'off' | 'out' = 'on'
  let done = 0
  let shown = 0
  for (let week = 0; week < 3 * weeks && state !== 'out'; week++) {
    const left = weeks - week
    const urge = left > 0 && left <= Math.max(1, weeks / 6) ? pressure : 1
    for (const day of daysOfWork(random, perWeek * urge * (state === 'on' ? 1 : 0.1))) {
      done = Math.max(0, done + (random.uniform() < 0.04 ? -1 : 1))
      if (done < tasks && random.uniform() > logs) continue
      const at = new Date(createdAt.getTime() + (week * 7 + day) * DAY)
      const newProgress = Math.round((done / tasks) * 100)
      ledger.push({ at, oldProgress: shown, newProgress })
      shown = newProgress
      if (done >= tasks) return { createdAt, targetDate, ledger, finishedAt: at }
    }
    if (random.uniform() < quits) state = 'out'
    else if (state === 'on') state = random.uniform() > staysOn ? 'off' : 'on'
    else state = random.uniform() < comesBack ? 'on' : 'off'
  }
  return { createdAt, targetDate, ledger, finishedAt: null }
}

/** As many moments of a week as a Poisson variable with this mean says, in order. */
function daysOfWork(random: Random, mean: number): number[] {
  const days: number[] = []
  for (let left = Math.exp(-mean), product = random.uniform(); product > left; product *= random.uniform()) {
    days.push(random.uniform() * 7)
  }
  return days.sort((a, b) => a - b)
}
