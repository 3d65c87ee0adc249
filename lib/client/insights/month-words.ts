import { counted } from '@/lib/client/time/calendar'
import type { MonthlyInsight } from '@/lib/contract/look-back'

type Told = Pick<MonthlyInsight, 'daysWritten' | 'checkIns' | 'energy' | 'goals'> & {
  before: Pick<MonthlyInsight['before'], 'energy'>
}

/** A month in a headline and, where there is more to tell, a line under it. */
export function monthWords(month: Told): [headline: string, rest: string] {
  const { daysWritten, checkIns } = month
  const acts = [
    daysWritten > 0 && `wrote on ${counted(daysWritten, 'day')}`,
    checkIns > 0 && `checked in ${checkIns === 1 ? 'once' : `${checkIns} times`}`,
  ].filter(Boolean)
  const rest = [energyWords(month), goalWords(month)].filter(Boolean).join(' ')
  return [acts.length > 0 ? `You ${acts.join(' and ')}.` : 'You wrote nothing and did not check in.', rest]
}

function energyWords({ energy, before }: Told): string {
  if (energy === null) return ''
  const average = `Your energy averaged ${energy.toFixed(1)}`
  if (before.energy === null) return `${average}.`
  const change = Math.round((energy - before.energy) * 10) / 10
  if (change === 0) return `${average}, the same as the month before.`
  return `${average}, ${Math.abs(change).toFixed(1)} ${change > 0 ? 'above' : 'below'} the month before.`
}

function goalWords({ goals }: Told): string {
  const done = goals.filter(({ isCompleted }) => isCompleted).length
  if (goals.length === 0) return ''
  if (done === goals.length) return `You completed ${counted(done, 'goal')}.`
  const moved = `${counted(goals.length, 'goal')} moved`
  return done === 0 ? `${moved}.` : `${moved}; you completed ${done} of them.`
}
