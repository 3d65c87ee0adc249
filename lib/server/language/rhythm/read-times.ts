import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { Rhythm } from '@/lib/contract/measure'
import type { Clock } from '../clock'
import { datesIn } from '../dates'
import { quantitiesIn } from '../quantities'
import type { Sentence } from '../text'
import { isTime } from '../units'
import { wordSet } from '../word-table'

/** How often something was done on one day. */
export type ToldTimes = { date: string; count: number; isMore: boolean; quote: string }

const MORE = wordSet('another more extra further')
const UNREAL = wordSet("i'll will won't going gonna want hope plan should could would might must need try almost maybe")
const WHOLE = wordSet('done finished all')

/** The count that a sentence gives of a day on which a rhythm is done several times: "five glasses so far", "another two". Null where it gives none. */
export function readTimes(sentence: Sentence, { per, times }: Rhythm, clock: Clock): ToldTimes | null {
  const { tokens, text, isQuestion } = sentence
  const words = tokens.map(({ word }) => word)
  if (per !== 'day' || times === 1 || isQuestion || words.some((word) => UNREAL.has(word))) return null
  const today = dateIn(clock.timeZone, clock.now)
  const [mention, other] = datesIn(sentence, { ...clock, towards: 'past' })
  const date = mention?.from ?? today
  if (other || (mention && (mention.isRange || date > today))) return null
  const count = countIn(sentence, mention)
  const isWhole = count === null && words.some((word) => WHOLE.has(word))
  const told = isWhole ? times : count
  if (told === null) return null
  return { date, count: told, isMore: !isWhole && words.some((word) => MORE.has(word)), quote: text.trim() }
}

/** The one count of a sentence: "twice", "3 times", "two sessions", a bare figure; so many minutes are none. */
function countIn(sentence: Sentence, mention: { start: number; end: number } | undefined): number | null {
  if (sentence.tokens.some(({ word }) => word === 'twice')) return 2
  const counts = quantitiesIn(sentence).filter(
    ({ unit, form, start }) =>
      form === 'plain' &&
      (unit === null || !isTime(unit)) &&
      !(mention && start >= mention.start && start < mention.end),
  )
  const [one, other] = counts
  if (one && !other && Number.isInteger(one.value)) return one.value
  const words = sentence.tokens.map(({ word }) => word)
  return !one && (words.includes('once') || words.includes('one')) ? 1 : null
}
