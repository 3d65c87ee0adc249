import type { ApiError } from '@/lib/client/http/api-error'
import { counted } from '@/lib/client/time/calendar'
import type { ImportAnswer } from '@/lib/contract/account-document'
import { messages } from '@/lib/contract/messages'

/** What became of a file, with the places in it that were refused. */
export type ImportReport = { ok: true; sentence: string } | { ok: false; sentence: string; details: string[] }

const MOST_DETAILS = 5

export function reportSuccess({ created, skipped }: ImportAnswer): ImportReport {
  if (created === 0 && skipped === 0) return { ok: true, sentence: 'The file held nothing to import.' }
  if (created === 0) return { ok: true, sentence: `Nothing new: ${counted(skipped, 'item')} skipped, here already.` }
  const rest = skipped > 0 ? `, ${skipped.toLocaleString('en')} skipped, here already` : ''
  return { ok: true, sentence: `${created.toLocaleString('en')} created${rest}.` }
}

export function reportFailure({ code, sentence, fields = {} }: ApiError): ImportReport {
  const places = Object.entries(fields).map(([path, reasons]) => `${placeOf(path)}: ${reasons.join(' ')}`)
  const details = places.slice(0, MOST_DETAILS)
  if (places.length > MOST_DETAILS) details.push(`and ${counted(places.length - MOST_DETAILS, 'more place')}`)
  return { ok: false, sentence: code === 'validation_failed' ? messages.error.importRefused : sentence, details }
}

/** `goals.3.title` as a person counts: `goals, number 4, title`. */
function placeOf(path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `number ${Number(part) + 1}` : part))
    .join(', ')
}
