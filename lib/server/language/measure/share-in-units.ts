import 'server-only'
import { wholeReadingAt } from '@/lib/contract/measure-reading'
import { amountWords } from '@/lib/contract/measure-words'
import { proposeMeasure } from './propose-measure'

type Shared = { title: string; progress: number; createdAt: string; timeZone: string }

/** Of more than a hundred a percent may be any of several. */
const MOST = 100

/**
 * What a share of a goal that counts nothing comes to in what its title names: of 96% of "Read 24 books" it is "23 of 24
 * books". Null where the title names no whole number of things, or the share is no whole number of them.
 */
export function shareInUnits({ title, progress, createdAt, timeZone }: Shared): string | null {
  const measure = proposeMeasure({ title, description: '', createdAt, timeZone })?.measure
  if (measure?.kind !== 'total' || measure.start !== 0 || measure.format !== 'number') return null
  if (!Number.isInteger(measure.target) || measure.target > MOST) return null
  const done = wholeReadingAt(measure, progress)
  return done === null ? null : `${done} of ${amountWords(measure, measure.target)}`
}
