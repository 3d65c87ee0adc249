import 'server-only'
import { limits } from '@/lib/contract/limits'

/** What a sentence says of a plan; the answer to the obstacle may lack. */
export type SpokenPlan = { cue: string; action: string; ifObstacle: string }

const LEAD = '(?:when|whenever|if|after|before|once|while|as soon as|the moment|(?:every|each|next) time|right after)'
const I_WILL = "(?:i(?:['’]ll|\\s+will|\\s+shall|\\s+am going to|['’]m going to)?\\s+)"

/** "Ok, so my plan:", and what parts the plan from its answer to the obstacle. */
const OPENING = /^\s*(?:(?:yes|ok(?:ay)?|so|right|well|my plan(?: is)?|the plan(?: is)?)\b[\s,:.!–—-]*)+/i
const PARTING =
  /[;\n]+|[.!]+(?:\s+|$)|,?\s+(?:and|but)\s+(?=(?:if|when|otherwise|should)\b)|,\s+(?=(?:if|otherwise)\b)/i

const CUE_FIRST = new RegExp(`^(${LEAD}\\b.+?)(?:\\s*,\\s*(?:then\\s+)?|\\s+then\\s+)${I_WILL}?(.+)$`, 'i')
const CUE_FIRST_BARE = new RegExp(`^(${LEAD}\\b.+?)\\s+i(?:['’]ll|\\s+will|\\s+shall)\\s+(.+)$`, 'i')
const ACTION_FIRST = new RegExp(`^${I_WILL}(.+?)\\s+(${LEAD}\\b.+)$`, 'i')
const INSTEAD = new RegExp(`^(?:otherwise|else|instead|if not)\\b[\\s,]*(?:then\\s+)?${I_WILL}?(.+)$`, 'i')

/**
 * The if-then plan that a text says: "When I put my cup in the sink, I put on my shoes; if it rains, I walk in the hall."
 * Null where no cue with a deed stands in it, or where a part is longer than a plan's.
 */
export function readPlan(text: string): SpokenPlan | null {
  const [first, ...rest] = clausesOf(text)
  const told = first === undefined ? null : conditional(first)
  if (!told) return null
  const ifObstacle = rest.map(readAnswer).find((answer) => answer !== null) ?? ''
  const plan = { cue: told.when, action: told.deed, ifObstacle }
  return Object.values(plan).every((part) => part.length <= limits.planPart) ? plan : null
}

/** What is done where the obstacle is met: "if it rains, I walk in the hall", or the bare deed after "otherwise". */
export function readAnswer(text: string): string | null {
  const [first] = clausesOf(text)
  if (first === undefined) return null
  return conditional(first)?.deed ?? INSTEAD.exec(first)?.[1]?.trim() ?? null
}

/** Whether a text's first condition is an "if", as an obstacle is told. */
export function beginsWithIf(text: string): boolean {
  return /^if\b/i.test(clausesOf(text)[0] ?? '')
}

function clausesOf(text: string): string[] {
  return text
    .replace(OPENING, '')
    .split(PARTING)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

function conditional(clause: string): { when: string; deed: string } | null {
  const led = CUE_FIRST.exec(clause) ?? CUE_FIRST_BARE.exec(clause)
  const turned = led ? null : ACTION_FIRST.exec(clause)
  const [when, deed] = led ? [led[1], led[2]] : [turned?.[2], turned?.[1]]
  return when && deed ? { when: when.trim(), deed: deed.trim() } : null
}
