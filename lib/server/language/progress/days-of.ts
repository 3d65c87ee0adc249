import 'server-only'
import type { Clock } from '../clock'
import type { Sentence } from '../text'
import { type ToldDay, toldDay, toldDays } from '../told-day'
import type { Meaning, ReadProgress } from './read-progress'

/** The day of each figure that a meaning rests on; of one that is told without a figure each day that is named. */
export function daysOf(
  { figures, sentence, role }: Pick<Meaning, 'figures' | 'sentence' | 'role'>,
  { written }: Pick<ReadProgress, 'written'>,
  clock: Clock,
): ToldDay[] {
  if (figures.length > 0)
    return figures.map(({ place, start }) => toldDay(written[place] as Sentence, clock, start, written[place - 1]))
  const own = written[sentence] as Sentence
  return role === 'daily' ? toldDays(own, clock) : [toldDay(own, clock, null, written[sentence - 1])]
}

/** The one day that a meaning is of. */
export function dayOf(...told: Parameters<typeof daysOf>): ToldDay {
  const [first, ...others] = new Set(daysOf(...told))
  return others.length > 0 ? 'open' : (first ?? null)
}
