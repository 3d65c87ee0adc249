import 'server-only'
import { amountWords } from '@/lib/contract/measure-words'
import { proposeMeasure } from './propose-measure'

type Shared = { title: string; progress: number; createdAt: string; timeZone: string }

/**
 * What a share of a goal that counts nothing comes to in what its title names: 96% of "Read 24 books" is 23 of 24 books.
 * Null where the title names no whole number of things, or the share is no near whole number of them.
 */
export function shareInUnits({
  title,
  progress,
  createdAt,
  timeZone,
}: Shared): { done: number; left: string; words: string } | null {
  const measure = proposeMeasure({ title, description: '', createdAt, timeZone })?.measure
  if (measure?.kind !== 'total' || measure.start !== 0 || measure.format !== 'number') return null
  if (!Number.isInteger(measure.target) || measure.target > MOST) return null
  const done = Math.round((progress / 100) * measure.target)
  // A share is told in whole percents: it is of that many only where they come to it.
  if (Math.round((100 * done) / measure.target) !== progress) return null
  const of = amountWords(measure, measure.target)
  return { done, left: amountWords(measure, measure.target - done), words: `${done} of ${of}` }
}

/** Of more than a hundred a percent may be any of several. */
const MOST = 100
