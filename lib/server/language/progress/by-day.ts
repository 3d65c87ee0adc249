import 'server-only'
import type { Clock } from '../clock'
import type { Sentence } from '../text'
import { type ToldDay, toldDay } from '../told-day'
import type { Meaning, ReadProgress } from './read-progress'

type Told = Pick<Meaning, 'figures' | 'sentence'>

/** The day of each figure that a meaning rests on; of one that is told without a figure that of its sentence. */
export function daysOf(
  { figures, sentence }: Told,
  { written }: Pick<ReadProgress, 'written'>,
  clock: Clock,
): ToldDay[] {
  const dayAt = (place: number, start: number | null) =>
    toldDay(written[place] as Sentence, clock, start, written[place - 1])
  return figures.length > 0 ? figures.map((one) => dayAt(one.place, one.start)) : [dayAt(sentence, null)]
}

/** The one day that a meaning is of. */
export function dayOf(...told: Parameters<typeof daysOf>): ToldDay {
  const [first, ...others] = new Set(daysOf(...told))
  return others.length > 0 ? 'open' : (first ?? null)
}
