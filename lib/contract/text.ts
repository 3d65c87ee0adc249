import { z } from 'zod'
import { isBlank } from './blank'
import { commonMessages } from './messages/common'

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/
const loneSurrogates = new RegExp(loneSurrogate, 'g')
const openPair = /[\uD800-\uDBFF]$/

const EARLIEST = Date.UTC(1900, 0)
/** No date of the record lies before. */
export const FIRST_DAY = '1900-01-01'
const LATEST = Date.UTC(2200, 0)

/** How many characters a reader would say this is: Unicode code points, so that an emoji counts once. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** How many bytes a text takes in UTF-8. */
export function byteCount(text: string): number {
  return new TextEncoder().encode(text).length
}

/**
 * Any text of at most `max` code points. NUL and lone surrogates are refused: Postgres cannot store the one, UTF-8
 * cannot carry the other.
 */
export function text(max: number) {
  return z
    .string()
    .refine((value) => characterCount(value) <= max, { error: commonMessages.field.tooLong(max) })
    .refine((value) => !value.includes('\u0000') && !loneSurrogate.test(value), {
      error: 'Contains a character that cannot be stored',
    })
}

/** A text that somebody else wrote, without what cannot be stored: what `text` refuses. */
export function storable(value: string): string {
  return value.replaceAll('\u0000', '').replace(loneSurrogates, '\uFFFD')
}

/** As `storable`, for a text that comes in pieces: a character whose halves stand in two of them stays whole. */
export function storablePieces(): (piece: string) => string {
  let half = ''
  return (piece) => {
    const whole = half + piece
    half = openPair.exec(whole)?.[0] ?? ''
    return storable(half ? whole.slice(0, -1) : whole)
  }
}

/** Text that is trimmed and must hold something that can be seen. */
export function requiredText(max: number, error = 'Required') {
  return z
    .string({ error })
    .trim()
    .min(1, { error, abort: true })
    .refine((value) => !isBlank(value), { error })
    .pipe(text(max))
}

/** As it was stored, not trimmed: text in which something can be seen. */
export function visibleText(max: number) {
  return text(max).refine((value) => !isBlank(value), { error: 'Required' })
}

/** Text that may be empty, and is where nothing of it can be seen. */
export function optionalText(max: number) {
  return text(max).transform((value) => (isBlank(value) ? '' : value))
}

/** What an id looks like: the server makes none that holds other characters, so nothing else is ever there. */
export const idForm = /^[\w-]{1,64}$/

/** An id that no row has. */
const NO_ID = '-'

/** The id of another row. One that is no id of ours names no row, and is answered as that. */
export const reference = z.string().transform((id) => (idForm.test(id) ? id : NO_ID))

/** A calendar date `YYYY-MM-DD` that exists, without a zone. */
export const calendarDate = z.iso
  .date({ error: commonMessages.field.date, abort: true })
  .refine((day) => day >= FIRST_DAY, { error: commonMessages.field.dateTooEarly })

/** An instant, ISO 8601 with an offset, within the years that every database and calendar here agrees on. */
export const instant = z.iso
  .datetime({ offset: true, error: 'Must be a timestamp like 2026-03-14T09:30:00.000Z' })
  .refine((value) => Date.parse(value) >= EARLIEST && Date.parse(value) < LATEST, {
    error: 'Must be between the years 1900 and 2200',
  })

/** A date and a time of day, `2026-03-14T09:30`, on a clock that is not named. */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Must be a local time like 2026-03-14T09:30' })
  .refine((value) => calendarDate.safeParse(value.slice(0, 10)).success, {
    error: 'Must be a local time like 2026-03-14T09:30',
  })

/** An IANA time zone that this runtime knows. */
export const timeZone = z.string().refine(isTimeZone, { error: 'Must be an IANA time zone like Europe/Vienna' })

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return /^[A-Za-z]/.test(zone)
  } catch {
    return false
  }
}
