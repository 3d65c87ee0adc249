import 'server-only'
import { careLevels } from './care-levels'

/** A text this long is read in parts, so that one cry in it does not take all of it along. */
const READ_AS_ONE = 8_000

/** What is no prose and can hold no cry: ids and times. */
const NO_WORDS = /^(?:[0-9a-f-]{36}|[\d:.TZ+-]{1,40})$/

/**
 * The one filter before a model: what it is handed is what of this the user lets be sent. Out of every list go the rows
 * that are never sent and those that belong to them, and every text with an explicit cry in it is empty, wherever it
 * stands: whoever adds a field to a context need not think of it. Dates, functions and instances pass as they are.
 * `known` are ids of rows that are never sent and do not stand in the context themselves.
 */
export async function withheld<Context extends object>(
  context: Context,
  known: ReadonlySet<string> = new Set(),
): Promise<Context> {
  if (clean.has(context)) return context
  const hidden = new Set(known)
  const texts = new Set<string>()
  visit(context, (value) => {
    if (typeof value === 'string') for (const part of partsOf(value)) texts.add(part)
    else if (isPlain(value) && value.neverSend === true && typeof value.id === 'string') hidden.add(value.id)
  })
  const all = [...texts]
  const levels = await careLevels(all)
  const cries = new Set(all.filter((_, at) => levels[at] === 'explicit'))
  const left = without(context, hidden, cries) as Context
  clean.add(left)
  return left
}

/** What was filtered: a context that comes back, for the check of the reply that it was asked for, is not read again. */
const clean = new WeakSet<object>()

type Fields = Record<string, unknown>

function without(value: unknown, hidden: ReadonlySet<string>, cries: ReadonlySet<string>): unknown {
  if (typeof value === 'string') {
    const parts = partsOf(value)
    const left = parts.filter((part) => !cries.has(part))
    return left.length === parts.length ? value : left.join('\n\n')
  }
  if (Array.isArray(value)) {
    return value.filter((one) => !belongsTo(one, hidden)).map((one) => without(one, hidden, cries))
  }
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, without(one, hidden, cries)]))
}

/** Whether a row is never sent, or names one that is: an alert of a mission, a card that would change it. */
function belongsTo(row: unknown, hidden: ReadonlySet<string>): boolean {
  if (!isPlain(row)) return false
  if (row.neverSend === true) return true
  // A card's change, a memory's and a value's source name what they rest on one step further in.
  const inner = [row.input, row.source, row.ref].flatMap((one) => (isPlain(one) ? Object.values(one) : []))
  const named = [...Object.values(row), ...inner]
  return hidden.size > 0 && named.some((one) => typeof one === 'string' && hidden.has(one))
}

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** A text as it is read: whole, or where it is long its paragraphs. */
function partsOf(text: string): string[] {
  if (text === '' || NO_WORDS.test(text)) return []
  return text.length <= READ_AS_ONE ? [text] : text.split(/\n\n+/).flatMap(cutLong)
}

function cutLong(paragraph: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < paragraph.length; at += READ_AS_ONE) pieces.push(paragraph.slice(at, at + READ_AS_ONE))
  return pieces
}

/** Sees every value that may be sent, and the rows that are never sent without what is in them. */
function visit(value: unknown, seen: (value: unknown) => void): void {
  seen(value)
  if (Array.isArray(value)) for (const one of value) visit(one, seen)
  else if (isPlain(value) && value.neverSend !== true) for (const one of Object.values(value)) visit(one, seen)
}
