import 'server-only'
import type { EvidenceRef } from '@/lib/contract/weekly-insight'
import type { InsightGoal } from '../../context'
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

/** Patterns for `weave`. Every one names the goal or a part of it, so that no two goals are told the same. */
const patterns: Record<Reason, string> = {
  hard: '[{hardDay} you wrote “{hard}”. Choose now what {goal} gets on such a day.|“{hard}”, says your journal {hardDay}: make a smaller version of {goal} for days like that.|Plan {goal} around what you wrote {hardDay}: “{hard}”.]',
  good: '[{goodDay} it went well: “{good}”. Give {goal} the same hour and place again.|Repeat what worked {goodDay}, “{good}”, and let {goal} have it on purpose.]',
  ownHard:
    '[About {goal} you said “{ownHard}”. Name one thing that would have made it easier.|You said “{ownHard}”: settle that first, {goal} follows.]',
  overdue:
    '[Give {goal} a date you believe in[: at this pace that is around {expected}|].|Set a new day for {goal}, or decide to let it go[; the old one was {date}|].]',
  setback:
    '[Write down what cost {goal} the {loss}, and change one thing about it.|Find the moment at which {goal} lost {loss}: what was different that week?]',
  stalled:
    '[Check in on {goal} today, even if nothing moved: {silent} of silence hide what went on.|Say in one line where {goal} stands. After {silent} that is the step.]',
  behind:
    '[Move {date} or cut {goal} down: it gets {pace} and needs {need}.|Free one more slot a week for {goal}: it is {behind} short of its date.|Decide whether {date} still holds for {goal}, and say so in a check-in.]',
  near: '[Name the last {rest} of {goal} as one task and choose its day.|Write down what exactly the open {rest} of {goal} is.]',
  start:
    '[Make the first check-in on {goal} tonight, however small the step.|Take the first piece of {goal} and tell it in a check-in.]',
  next: '[Give “{next}” a day and an hour: it is what {goal} waits for.|Open “{next}” before anything else in {goal}.|Put “{next}” in the calendar; {goal} moves when it does.]',
  undated:
    '[Put a date on {undated}, so that its pace means something.|Choose the day on which {undated} shall be done; then the pace can be judged.]',
  unsplit:
    '[Split {unsplit} into milestones[, counted in {counted}|].|Give {unsplit} its first milestone[: something you could count, like {counted}|].]',
  bare: '[Answer this in the description of {goal}: {done}|{done} Write the answer under {goal}.]',
  step: '[For {goal}: {step}.|{lead} for {goal}: {step}.|Let {goal} have this: {step}.]',
  snag: '[What tends to stop things like {goal}: {snag}. Decide beforehand what you do then.|Watch for {snag}; it is the usual end of things like {goal}.]',
  learn:
    '[Write down what made {goal} work, while you still know it.|Note the habit behind {goal} that you want to keep.]',
  onward:
    '[Ask what {goal} makes possible now, and give that a name.|Let {goal} rest before you choose what follows it.]',
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
  const claims: Claim[] = []
  for (const reason of new Set(reasons[situation])) {
    if (claims.length === MOST) break
    const text = weave(patterns[reason], words, chance)
    if (text) claims.push({ text: closed(text), refs: refsIn(text, goal, quotes) })
  }
  return claims
}

/** The goal itself, and every quotation that stands in the text. */
function refsIn(text: string, goal: InsightGoal, quotes: Record<string, EvidenceRef>): EvidenceRef[] {
  const quoted = Object.values(quotes).filter((ref) => text.includes(`“${ref.quote}”`))
  return quoted.length > 0 ? quoted : [{ kind: 'goal', id: goal.id, quote: goal.title }]
}

function closed(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
