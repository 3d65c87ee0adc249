import 'server-only'
import { addDays } from '@/lib/contract/calendar'
import type { Clock } from './clock'
import { datesIn } from './dates'
import { readText } from './text'

/** The day that some messages were about, the last of them at the end: "tomorrow", and "the day after" that. */
export function spokenDay(messages: readonly string[], clock: Clock): string | null {
  let day: string | null = null
  for (const whole of messages) {
    const message = whole.slice(0, MOST_CHARACTERS)
    const [, step] = ONWARD.exec(message) ?? []
    if (day !== null && step) day = addDays(day, step.toLowerCase() === 'before' ? -1 : 1)
    else
      day =
        readText(message)
          .sentences.flatMap((sentence) => datesIn(sentence, { ...clock, towards: 'future' }))
          .findLast(({ from, to, isNamed }) => isNamed && from === to)?.from ?? day
  }
  return day
}
/** What a message is about is told by its beginning. */
const MOST_CHARACTERS = 300
const ONWARD = /\bday (after|before)\b(?! (?:tomorrow|yesterday)\b)/i
