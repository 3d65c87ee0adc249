import 'server-only'
import type { Memory } from '@/lib/contract/memory'
import { readMessage } from '../built-in/reply/read-message'
import { checkCrisis } from '../safety'
import { type Clause, clausesOf } from './clauses'
import { commitmentPatterns } from './commitment-patterns'
import { constraintPatterns } from './constraint-patterns'
import { withDay } from './dated'
import type { MemoryPattern } from './memory-pattern'
import { personIn } from './name-in-clause'
import { peoplePatterns } from './people-patterns'
import { preferencePatterns, slotOfPreference } from './preference-patterns'
import { holdsSecret } from './private-text'
import { tellsOfChange } from './tells-of-change'

/** A fact as the user put it. `slot` is what there can be one of. */
export type MemoryDraft = {
  text: string
  kind: Memory['kind']
  slot: string | null
  /** Whether it takes back something said before, and then whether it is worth keeping by itself, too. */
  change: 'only' | 'also' | null
}

const LONGEST = 180
const patterns: MemoryPattern[] = [
  ...commitmentPatterns,
  ...constraintPatterns,
  ...peoplePatterns,
  ...preferencePatterns,
]

/** "Remember that …", said to the coach. What follows is kept in any form, unless it is an order or a recollection. */
const ASKED =
  /^(?:can you |could you |you (?:should|can) )?(?:please )?(?:remember|keep in mind|don't forget|make a note|note(?: down)?)(?: (?:for (?:later|next time)|please))?(?: that|:|,)? (?!to\b|when\b|what\b|how\b|who\b|why\b|where\b|the (?:time|days?)\b|last\b|it\b|this\b|that\b|me\b|us\b|our\b|your?\b|those\b)/i
const IFFY =
  /\b(?:if|wish|what if|imagine|suppose|pretend|as though|might|maybe|perhaps|possibly|would (?!rather|prefer|like it if you)|could have|should have|almost|kidding|joking|joke|lol|haha|used to|let's say|hypothetically|in a novel|my character|in my dream|feels? like i|looks? like i|seems? (?:like|that|to)|you (?:forgot|said|think|told)|(?:says?|thinks?|said|claims?|believes?|told me) (?:that )?(?:i|i'm|i've|my)|do you think)\b/
const PASSING =
  /\b(?:today|tonight|right now|at the moment|this (?:morning|evening|afternoon|week|weekend|second|minute)|yesterday|just now|last (?:night|week|month|year|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\w+ (?:days|weeks|hours) ago)\b/
const QUOTED = /["“”„«»]/

/**
 * The one fact in a text of the user's that is most worth keeping, or null: deterministic, and rather silent than
 * wrong. Questions, moods of the day, what others said, orders to the engine, secrets and anything near a crisis are
 * never kept. Relative dates get their day in the user's zone beside them.
 */
export function extractMemory(text: string, at: { now: Date; timeZone: string }): MemoryDraft | null {
  if (holdsSecret(text)) return null
  const message = readMessage(text)
  if (message.isInjection || message.language) return null
  const drafts = clausesOf(text).flatMap((clause) => draftOf(clause) ?? [])
  const best = drafts.sort((a, b) => b.worth - a.worth)[0]
  // Asked last: it costs the most, and most texts hold nothing to keep.
  if (!best || checkCrisis(text)) return null
  const { worth: _worth, ...draft } = best
  return { ...draft, text: draft.kind === 'preference' ? draft.text : withDay(draft.text, at) }
}

type Weighed = MemoryDraft & { worth: number }

function draftOf(clause: Clause): Weighed | null {
  const asked = ASKED.exec(clause.text)
  if (asked)
    return askedFor({ ...clause, text: clause.text.slice(asked[0].length), read: clause.read.slice(asked[0].length) })
  if (clause.isQuestion || clause.text.length > LONGEST || QUOTED.test(clause.text) || IFFY.test(clause.read))
    return null
  return called(clause) ?? introduced(clause) ?? stated(clause) ?? named(clause) ?? changed(clause)
}

/** What the user wants to be called. A name is known by its capital. */
function called({ text }: Clause): Weighed | null {
  const name = /\b(?:[Cc]all me|[Ii] go by|[Mm]y name is|[Pp]eople call me) (\p{Lu}\p{Ll}+)\b/u.exec(text)?.[1]
  if (!name) return null
  return { text: `Call me ${name}`, kind: 'preference', slot: 'called', change: null, worth: 4 }
}

function stated({ text, read }: Clause): Weighed | null {
  const found = patterns.find(
    (pattern) => pattern.words.test(read) && !pattern.unless?.test(read) && (pattern.mayPass || !PASSING.test(read)),
  )
  if (!found) return null
  const slot = found.slot ?? (found.kind === 'preference' ? slotOfPreference(read) : null)
  return {
    text: tidy(text),
    kind: found.kind,
    slot,
    change: tellsOfChange(read) ? 'also' : null,
    worth: WORTH[found.kind],
  }
}

/** "My sister is called Ana", as a name is kept. */
function introduced(clause: Clause): Weighed | null {
  return /\bis (?:called|named) \p{Lu}[\p{Ll}-]+$/u.test(clause.text) ? named(clause) : null
}

/** A name and what the person is to the user; what happened with them today is not kept. */
function named({ text }: Clause): Weighed | null {
  const person = personIn(text)
  if (!person) return null
  const { name, relation, isLasting } = person
  const slot = isLasting ? null : `person:${name.toLowerCase()}`
  const words = isLasting ? tidy(text) : `My ${relation} is called ${name}`
  return { text: words, kind: 'person', slot, change: null, worth: isLasting ? 2.5 : 1 }
}

function changed({ text, read }: Clause): Weighed | null {
  return tellsOfChange(read) ? { text: tidy(text), kind: 'constraint', slot: null, change: 'only', worth: 2 } : null
}

function askedFor(clause: Clause): Weighed | null {
  const { text, read } = clause
  if (text.length < 8 || text.length > LONGEST || read.split(' ').length < 2) return null
  if (!/\b(?:i|i'm|i've|my|our|we|me|on|at|in|is|are|no|never|always)\b/.test(read)) return null
  const known = stated({ ...clause, isQuestion: false })
  const kind = known?.kind ?? (personIn(text) ? 'person' : 'preference')
  return { text: tidy(text), kind, slot: known?.slot ?? null, change: null, worth: 5 }
}

const WORTH: Record<Memory['kind'], number> = { constraint: 4, commitment: 3, person: 2.5, preference: 2 }

function tidy(text: string): string {
  const line = text
    .replace(
      /,? (?:so|though|please|coach|thanks|thank you|you know|btw|by the way|fyi|just so you know|(?:please )?(?:keep|bear) (?:that|this|it) in mind\b.*|remember (?:that|this|it)\b.*)$/i,
      '',
    )
    .trim()
  return line.charAt(0).toUpperCase() + line.slice(1)
}
