import 'server-only'
import type { GoalFacts } from '../../facts'
import type { Desk } from './draft'
import { themeOf } from './themes/find-theme'
import { quoteTitle } from './titles'
import { wordsOfGoal } from './words-of-goal'

const NAMES_A_TIME = /\b(?:today|tonight|now|hour|day ends|in the morning|tomorrow|this)\b/i

/** How firmly a step is put. */
const TAILS =
  '[|, nothing else|, no more than that|, before anything else|, and that is all|, just that|, then let it rest|, and then stop]'

/** A next step for a goal, handed over in the coach's manner: "Next rep: give “Chapter 3” twenty minutes tonight." */
export function nextStep(
  desk: Desk,
  facts: GoalFacts,
  size: 'usual' | 'tiny' = 'usual',
  isNamed = false,
): string | null {
  return handOver(desk, stepWords(facts, size), {
    ...wordsOfGoal(facts),
    of: isNamed ? `, for ${quoteTitle(facts.goal.title)}` : null,
  })
}

/** Puts a step after one of the coach's leads, with a time when the lead names none. */
export function handOver(
  desk: Desk,
  steps: readonly string[],
  words: Record<string, string | null | undefined> = {},
): string | null {
  const { writer, persona, situation } = desk
  const leads = persona.stepLeads.filter((lead) => situation.hour < 21 || !/\b(?:today|hour|day ends)\b/i.test(lead))
  const lead = writer.chance.pick(leads.length ? leads : persona.stepLeads) ?? 'Next'
  const when = NAMES_A_TIME.test(lead) ? [''] : timesFrom(situation.hour)
  const patterns = steps.flatMap((step) =>
    (hasTime(step) ? [''] : when).map(
      (time) => `{lead}${time}${words.of ? '{of}' : ''}: ${step}${/\b(?:stop|only|first)\b/.test(step) ? '' : TAILS}.`,
    ),
  )
  return writer.say(patterns, { lead, ...words })
}

/** What could be done next, as orders without a full stop; patterns over the goal's words. */
export function stepWords(facts: GoalFacts, size: 'usual' | 'tiny'): string[] {
  const theme = themeOf(facts.goal)
  const own = size === 'tiny' ? theme.tiny : theme.steps
  if (facts.goal.isCompleted) return ['write one line about what made {goal} work']
  const milestone = facts.nextMilestone
    ? size === 'tiny'
      ? ['give {next} [two|three|five] minutes', 'do the easiest corner of {next}']
      : [
          'give {next} [fifteen|twenty|twenty-five|thirty] minutes',
          '[begin|pick up] {next} and stop after [twenty|twenty-five|thirty] minutes',
        ]
    : []
  return [...milestone, ...own.map(escaped)]
}

function hasTime(step: string): boolean {
  return (
    NAMES_A_TIME.test(step) || /\b(?:weeks?|month|morning|calendar|quarter|dinner|coffee|bed|next trip)\b/.test(step)
  )
}

function timesFrom(hour: number): string[] {
  if (hour < 11)
    return [', before noon', ', before lunch', ', this morning', ', before eleven', ', in the next hour', '']
  if (hour < 16)
    return [', before dinner', ', this afternoon', ', before five', ', in the next hour', ', while it is light', '']
  if (hour < 20) return [', this evening', ', before bed', ', after dinner', ', before the screen goes on', '']
  return [', first thing tomorrow', ', tomorrow before breakfast', ', tomorrow at noon', ', tomorrow before lunch', '']
}

function escaped(step: string): string {
  return step.replace(/[[\]|{}]/g, ' ')
}
