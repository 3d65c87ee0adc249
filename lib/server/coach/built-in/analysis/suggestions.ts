import 'server-only'
import type { EvidenceRef } from '@/lib/contract/weekly-insight'
import type { InsightGoal } from '../../context'
import { cautionFor } from '../descriptions/caution'
import type { Chance } from '../reply/chance'
import { type Words, weave } from '../reply/weave'
import type { Situation } from './situation'

/** A line with what it rests on. */
export type Claim = { text: string; refs: EvidenceRef[] }

/** Why something is suggested. */
type Reason =
  | 'hard'
  | 'good'
  | 'ownHard'
  | 'overdue'
  | 'setback'
  | 'stalled'
  | 'behind'
  | 'near'
  | 'start'
  | 'next'
  | 'undated'
  | 'unsplit'
  | 'bare'
  | 'step'
  | 'snag'
  | 'learn'
  | 'onward'

const MOST = 4

/**
 * Patterns for `weave`. They stand under the mission's title, so they call it "it", or by its short form where nothing
 * else in the line is its own: no two goals are told the same.
 */
const patterns: Record<Reason, string> = {
  hard: '[You wrote {hardDay}: “{hard}”. Choose now what this mission gets on such a day.|“{hard}”, says your journal {hardDay}: have a smaller version ready for days like that.|Plan around what you wrote {hardDay}: “{hard}”.]',
  good: '[It went well {goodDay}: “{good}”. Give it the same hour and place again.|Do again, on purpose, what worked {goodDay}: “{good}”.]',
  ownHard:
    '[You said of it: “{ownHard}”. Name one thing that would have made it easier.|You said “{ownHard}”: settle that first, the rest follows.]',
  overdue:
    '[{label}: choose a date you believe in[; at this pace that is around {expected}|].|{label}: set a new day, or decide to let it go[; the old one was {date}|].]',
  setback:
    '[{label}: write down what cost you the {loss}, and change one thing about it.|{label}: find the moment at which {loss} went. What was different that week?]',
  stalled:
    '[{label}: check in today, even if nothing moved, for {silent} of silence hide what went on.|{label}: say in one line where it stands. After {silent} that is the step.]',
  behind:
    '[{label}: move {date} or ask less of it. It gets {pace} and needs {needed}.|{label}: free one more slot a week. It is {behind} short of its date.|{label}: decide whether {date} still holds, and say so in a check-in.]',
  near: '[{label}: name the last {rest} as one task and choose its day.|{label}: write down what exactly is in the open {rest}.]',
  start:
    '[{label}: make the first check-in tonight, however small the step.|{label}: take the first piece of it and tell it in a check-in.]',
  next: '[Give “{next}” a day and an hour: it is what this mission waits for.|Open “{next}” before anything else here.|Put “{next}” in the calendar; the mission moves when it does.]',
  undated:
    '[{undated}: put a date on it, so that its pace means something.|{undated}: choose the day on which it shall be done; then the pace can be judged.]',
  unsplit:
    '[{unsplit}: split it into milestones[, counted in {counted}|].|{unsplit}: give it a first milestone[, something you could count, like {counted}|].]',
  bare: '[{label}: answer this in its description. {done}|{label}: {done} Write the answer into its description.]',
  step: '[{label}: {step}.|{lead} for {label}: {step}.]',
  snag: '[{label}: what tends to stop it is {snag}. Decide beforehand what you do then.|{label}: watch for {snag}, the usual end of things like it.]',
  learn:
    '[{label}: write down what made it work, while you still know it.|{label}: note the habit behind it that you want to keep.]',
  onward:
    '[{label}: ask what it makes possible now, and give that a name.|{label}: let it rest before you choose what follows.]',
}

/** Reasons in the order of their weight, by situation; what the record does not hold falls out by itself. */
const common: Reason[] = ['next', 'hard', 'ownHard', 'step', 'good', 'undated', 'unsplit', 'snag', 'bare']
const reasons: Record<Situation, Reason[]> = {
  done: ['learn', 'onward', 'good'],
  overdue: ['overdue', ...common],
  setback: ['setback', 'hard', 'ownHard', ...common],
  stalled: ['stalled', ...common],
  near: ['near', ...common],
  behind: ['behind', ...common],
  fresh: ['next', 'start', 'unsplit', 'step', 'bare', 'undated', 'snag'],
  idle: ['start', ...common],
  ahead: ['good', ...common],
  moving: ['undated', ...common],
}

export type SuggestionInput = {
  goal: InsightGoal
  situation: Situation
  words: Words
  /** The words that quote something, and where from. */
  quotes: Record<string, EvidenceRef>
  chance: Chance
}

/** Two to four things to do about a goal, the most pressing first. */
export function suggestionsFor({ goal, situation, words, quotes, chance }: SuggestionInput): Claim[] {
  const caution = goal.isCompleted ? null : cautionFor(goal)
  const claims: Claim[] = caution ? [{ text: caution, refs: refsIn(caution, goal, quotes) }] : []
  for (const reason of new Set(reasons[situation])) {
    if (claims.length === MOST) break
    const text = weave(patterns[reason], words, chance)
    if (text) claims.push({ text: closed(text), refs: refsIn(text, goal, quotes) })
  }
  return claims
}

/** The goal itself, and every quotation that stands in the text. */
function refsIn(text: string, goal: InsightGoal, quotes: Record<string, EvidenceRef>): EvidenceRef[] {
  const quoted = distinctRefs(Object.values(quotes).filter((ref) => text.includes(`“${ref.quote}”`)))
  return quoted.length > 0 ? quoted : [{ kind: 'goal', id: goal.id, quote: goal.title }]
}

/** One piece of text may be the latest, the good and the hard words at once: it is one source. */
export function distinctRefs(refs: readonly EvidenceRef[]): EvidenceRef[] {
  return refs.filter((ref, at) => refs.findIndex((other) => other.id === ref.id && other.quote === ref.quote) === at)
}

function closed(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
