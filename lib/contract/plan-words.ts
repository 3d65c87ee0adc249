import { counted } from './day-words'
import type { Plan } from './plan'

/** A condition as it stands in a sentence: "if it rains", and "when I close my laptop" as it was written. */
export function conditionWords(condition: string): string {
  const written = condition.trim()
  if (!LED.test(written)) return `if ${written}`
  return written.charAt(0).toLowerCase() + written.slice(1)
}

/** An obstacle as it stands in a sentence: "if it rains", and of a thing "if the phone gets in the way". */
export function obstacleWords(obstacle: string): string {
  const written = obstacle.trim()
  return isThing(written)
    ? `if ${written} ${/[^s]s$/i.test(written) ? 'get' : 'gets'} in the way`
    : conditionWords(written)
}

const LED =
  /^(?:if|when|whenever|once|after|before|while|during|as soon as|right after|the moment|(?:every|each|next) time)\s/i
/** What a few words begin with that name a thing: "the phone", "no time", "being tired". */
const NAMING = /^(?:(?:the|my|our|a|an|no|too much|too many|all|some)\s|\w{2,}ing\b)/i
const MOST_WORDS = 3
/** Words with which even a short text tells what happens: "I am tired", "the bus is late". */
const TELLING =
  /(?:^|\s)(?:i|we|he|she|they|it|you|am|is|are|was|were|has|have|had|does|did|can|can't|cannot|will|won't|not|feel|gets?|got|comes?|rings?|rains?|runs?|calls?|keeps?|wants?|needs?)(?=\s|$)/i

/** Whether an obstacle is a thing, not something that happens. */
function isThing(words: string): boolean {
  const count = words.split(/\s+/).length
  return !TELLING.test(words) && !LED.test(words) && (count === 1 || (count <= MOST_WORDS && NAMING.test(words)))
}

/** A plan in one sentence's words: "if I am home, then I run". */
export function planWords({ cue, action }: Pick<Plan, 'cue' | 'action'>): string {
  return `${conditionWords(cue)}, then ${action}`
}

/** How a plan went so far: `held 9 of 11 days`; null before the first word. */
export function heldWords({ outcomes }: Pick<Plan, 'outcomes'>): string | null {
  // On a day without its cue a plan was not tried.
  const tried = outcomes.filter(({ outcome }) => outcome !== 'noCue')
  if (outcomes.length === 0) return null
  if (tried.length === 0) return `no cue on ${counted(outcomes.length, 'day')}`
  const held = tried.filter(({ outcome }) => outcome === 'held').length
  return `held ${held} of ${counted(tried.length, 'day')}`
}

/** Whether it is time to ask if an active plan serves. */
export function isDueForReview({ status, reviewOn }: Pick<Plan, 'status' | 'reviewOn'>, today: string): boolean {
  return status === 'active' && reviewOn <= today
}

/** Fewer days than this say little of a cue. */
const ENOUGH_DAYS = 4
const MOST_CUES = 3

/** The cues that held for this person, on most of the days on which they came, the most often first. */
export function cuesThatHeld(
  plans: readonly Pick<Plan, 'cue' | 'outcomes'>[],
): { cue: string; held: number; of: number }[] {
  const byCue = new Map<string, { cue: string; held: number; of: number }>()
  for (const { cue, outcomes } of plans) {
    const key = cue.trim().toLowerCase()
    const one = byCue.get(key) ?? { cue: cue.trim(), held: 0, of: 0 }
    one.held += outcomes.filter(({ outcome }) => outcome === 'held').length
    one.of += outcomes.filter(({ outcome }) => outcome !== 'noCue').length
    byCue.set(key, one)
  }
  return [...byCue.values()]
    .filter(({ held, of }) => of >= ENOUGH_DAYS && held / of > 0.5)
    .sort((a, b) => b.held / b.of - a.held / a.of || b.of - a.of)
    .slice(0, MOST_CUES)
}
