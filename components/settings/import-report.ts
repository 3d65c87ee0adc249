import type { ApiError } from '@/lib/client/http/api-error'
import { counted } from '@/lib/client/time/calendar'
import type { ImportAnswer, ImportedSetting } from '@/lib/contract/account-document'
import { importMessages } from '@/lib/contract/messages/imports'

/** What became of a file, with the places in it that were refused. */
export type ImportReport = { ok: true; sentence: string } | { ok: false; sentence: string; details: string[] }

const MOST_DETAILS = 5

const settingNames: Record<ImportedSetting, string> = {
  areas: 'areas',
  coach: 'coach',
  ownCoach: 'custom coach',
  memory: 'pausing of memory',
  messages: 'choice of messages',
  timeZone: 'time zone',
}

/** What a file would bring, a sentence each; none where it would change nothing. */
export function previewWords({ created, skipped, settings = [] }: ImportAnswer): string[] {
  const brings =
    created > 0 ? [`It would bring ${created.toLocaleString('en')} ${created === 1 ? 'item' : 'items'}.`] : []
  const takes =
    settings.length > 0
      ? [`Your account holds nothing yet, so it would take over the file’s ${listed(settings)}, too.`]
      : []
  const here = skipped > 0 ? [`${skipped.toLocaleString('en')} ${skipped === 1 ? 'is' : 'are'} here already.`] : []
  return brings.length + takes.length > 0 ? [...brings, ...here, ...takes] : []
}

function listed(settings: readonly ImportedSetting[]): string {
  const names = settings.map((one) => settingNames[one])
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function reportSuccess({ created, skipped, settings = [] }: ImportAnswer): ImportReport {
  const { sentence } = reportCounts({ created, skipped })
  const taken =
    settings.length > 0 ? ` The file’s ${listed(settings)} ${settings.length === 1 ? 'is' : 'are'} yours now.` : ''
  return { ok: true, sentence: `${sentence}${taken}` }
}

function reportCounts({ created, skipped }: ImportAnswer): Extract<ImportReport, { ok: true }> {
  if (created === 0 && skipped === 0) return { ok: true, sentence: 'The file held nothing to import.' }
  if (created === 0) return { ok: true, sentence: `Nothing new: ${counted(skipped, 'item')} skipped, here already.` }
  const rest = skipped > 0 ? `, ${skipped.toLocaleString('en')} skipped, here already` : ''
  return { ok: true, sentence: `${created.toLocaleString('en')} created${rest}.` }
}

export function reportFailure({ code, sentence, fields = {} }: ApiError): ImportReport {
  const places = Object.entries(fields).map(([path, reasons]) => `${placeOf(path)}: ${reasons.join(' ')}`)
  const details = places.slice(0, MOST_DETAILS)
  if (places.length > MOST_DETAILS) details.push(`and ${counted(places.length - MOST_DETAILS, 'more place')}`)
  return { ok: false, sentence: code === 'validation_failed' ? importMessages.error.importRefused : sentence, details }
}

/** `goals.3.title` as a person counts: `goals, number 4, title`. */
function placeOf(path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `number ${Number(part) + 1}` : part))
    .join(', ')
}
