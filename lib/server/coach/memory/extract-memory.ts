import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { Memory } from '@/lib/contract/memory'
import { datesIn } from '@/lib/server/language/dates'
import { foreignLanguage } from '@/lib/server/language/foreign-language'
import { headOf, phrases, says } from '@/lib/server/language/phrases'
import { cut } from '@/lib/server/language/scan'
import { readCare } from '../safety'
import { type Clause, clausesOf } from './clauses'
import { withDay } from './dated'
import { changes, factPatterns, iffy, passing, pointing } from './facts'
import { ordersEngine } from './injection'
import { personIn } from './person-named'
import { holdsSecret } from './private-text'

type At = { now: Date; timeZone: string }

/** A fact as the user put it. `slot` is what there can be one of. */
export type MemoryDraft = {
  text: string
  kind: Memory['kind']
  slot: string | null
  /** Whether it takes back something said before, and then whether it is worth keeping by itself, too. */
  change: 'only' | 'also' | null
}
type Weighed = MemoryDraft & { worth: number }

const LONGEST = 180
const WORTH: Record<Memory['kind'], number> = { constraint: 4, commitment: 3, person: 2.5, preference: 2 }
const QUOTES = /["“”„«»<>]/
/** "Remember that …", said to the coach: what follows is kept in any form. */
const asked = phrases(`
can|could|you you|should? please? remember|keep|note that|in|down? mind? that?
please? remember|note that?
please? keep in mind that?
please? do not forget that?
`)
const ofOneself = new Set('i my our we me on at in is are am no never always'.split(' '))
const recalling = new Set('to when what how who why where the last it this that me us our you your those'.split(' '))

/**
 * The one fact in a text of the user's that is most worth keeping, or null: deterministic, and rather silent than wrong.
 * Questions, moods of the day, what others said, orders to the engine, secrets and anything near a crisis are never kept.
 * Relative dates get their day in the user's zone beside them.
 */
export function extractMemory(text: string, at: At): MemoryDraft | null {
  const read = cut(text)
  if (holdsSecret(read) || ordersEngine(read) || foreignLanguage(read)) return null
  const drafts = clausesOf(read).flatMap((clause) => draftOf(clause, at) ?? [])
  const best = drafts.sort((a, b) => b.worth - a.worth)[0]
  // Asked last: it costs the most, and most texts hold nothing to keep.
  if (!best || readCare(text).level) return null
  const { worth: _worth, ...draft } = best
  return { ...draft, text: draft.kind === 'preference' ? draft.text : withDay(draft.text, at) }
}

function draftOf(clause: Clause, at: At): Weighed | null {
  const head = headOf(clause.words, asked)
  if (head > 0) return askedFor(clause, head, at)
  if (clause.isQuestion || clause.text.length > LONGEST || QUOTES.test(clause.text)) return null
  if (says(clause.words, iffy)) return ofStyle(clause)
  return called(clause) ?? stated(clause, at) ?? named(clause) ?? changed(clause)
}

/** What the user wants to be called. A name is known by its capital. */
function called({ text }: Clause): Weighed | null {
  const name = /\b(?:[Cc]all me|[Ii] go by|[Mm]y name is) (\p{Lu}\p{Ll}{1,30})\b/u.exec(text)?.[1]
  return name ? { text: `Call me ${name}`, kind: 'preference', slot: 'called', change: null, worth: 5 } : null
}

/** How the user wants to be spoken to may be put as a wish. */
function ofStyle({ text, words }: Clause): Weighed | null {
  const found = factPatterns.find(({ slot, says: wanted }) => slot === 'style' && says(words, wanted))
  return found ? { text: tidy(text), kind: found.kind, slot: 'style', change: null, worth: WORTH[found.kind] } : null
}

function stated({ text, words, tokens }: Clause, { now, timeZone }: At): Weighed | null {
  const isPassing = says(words, passing)
  const found = factPatterns.find(
    ({ says: wanted, isDated, mayPass, kind, slot }) =>
      (mayPass || !isPassing) &&
      says(words, wanted) &&
      !(kind === 'preference' && slot !== 'style' && says(words, pointing)) &&
      (!isDated || isAhead({ tokens, text }, { now, timeZone })),
  )
  if (!found) return null
  const { kind, slot = null } = found
  return { text: tidy(text), kind, slot, change: says(words, changes) ? 'also' : null, worth: WORTH[kind] }
}

/** Whether a clause names a day that still lies ahead when it is read again: after tomorrow. */
function isAhead({ tokens, text }: Pick<Clause, 'tokens' | 'text'>, { now, timeZone }: At): boolean {
  const start = tokens[0]?.start ?? 0
  const sentence = { text, start, end: start + text.length, tokens, isQuestion: false }
  const tomorrow = addDays(dateIn(timeZone, now), 1)
  return datesIn(sentence, { now, timeZone, towards: 'future' }).some(({ to }) => to > tomorrow)
}

/** A name and what the person is to the user; what happened with them today is not kept. */
function named({ text }: Clause): Weighed | null {
  const person = personIn(text)
  if (!person) return null
  const words = `My ${person.relation} is called ${person.name}`
  return { text: words, kind: 'person', slot: `person:${person.name.toLowerCase()}`, change: null, worth: 1 }
}

function changed({ text, words }: Clause): Weighed | null {
  if (!says(words, changes)) return null
  return { text: tidy(text), kind: 'constraint', slot: null, change: 'only', worth: 2 }
}

function askedFor(clause: Clause, head: number, at: At): Weighed | null {
  const words = clause.words.slice(head)
  const rest = clause.text.split(' ').slice(-words.length).join(' ')
  if (rest.length < 8 || rest.length > LONGEST || words.length < 2 || recalling.has(words[0] ?? '')) return null
  if (!words.some((word) => ofOneself.has(word))) return null
  const known = stated({ ...clause, text: rest, words }, at)
  const kind = known?.kind ?? (personIn(rest) ? 'person' : 'preference')
  return { text: tidy(rest), kind, slot: known?.slot ?? null, change: null, worth: 5 }
}

function tidy(text: string): string {
  const line = text.replace(/,? (?:so|though|please|coach|thanks|btw|fyi|remember (?:that|this|it))$/i, '').trim()
  return line.charAt(0).toUpperCase() + line.slice(1)
}
