import 'server-only'
import type { WeeklyInsightDraft } from '@/lib/contract/weekly-insight'
import type { WeekContext } from '../../context'
import type { Moment } from '../../personas/persona'
import { type WeekFacts, weekFacts } from '../../week-facts'
import { isPlain } from '../analysis/plain-steps'
import { type Chance, chanceFrom } from '../reply/chance'
import { type Words, weave } from '../reply/weave'
import { weekClaims } from './claims'
import { mood, progress, prose } from './prose'
import { wordsOfGoalWeek, wordsOfWeek } from './week-words'

/** Fewer entries and check-ins than this: the week is told, and what to log is said. */
const ENOUGH = 3
const GOALS_TOLD = 4

/** The built-in coach's insight of a week: computed facts, quotations, the persona's voice. Deterministic. */
export function weeklyInsight(context: WeekContext): WeeklyInsightDraft {
  const { persona } = context
  const facts = weekFacts(context)
  const chance = chanceFrom(`${facts.weekStart} ${persona.id} ${context.goals[0]?.id ?? ''}`)
  const words = wordsOfWeek(facts)
  const claims = weekClaims(context, facts, words, chance)
  const { achievements, challenges, recommendations, nextWeekFocus } = claims
  const told = { achievements, challenges, recommendations, nextWeekFocus }
  return {
    summary: summaryOf(context, facts, words, chance),
    achievements: achievements.map((claim) => claim.text),
    challenges: challenges.map((claim) => claim.text),
    recommendations: recommendations.map((claim) => claim.text),
    moodTrends: moodOf(facts, words, chance),
    goalProgress: progressOf(context, facts, words, chance),
    nextWeekFocus: nextWeekFocus.map((claim) => claim.text),
    evidence: Object.entries(told).flatMap(([field, list]) => list.map(({ refs }, index) => ({ field, index, refs }))),
  }
}

function summaryOf({ persona }: WeekContext, facts: WeekFacts, words: Words, chance: Chance): string {
  const style = prose[persona.rhythm]
  const say = (patterns: readonly string[]) => weave(chance.pick(patterns) ?? '', words, chance)
  const moved = facts.goals.some((one) => one.gain !== 0)
  const body = facts.isEmpty
    ? [say(style.empty)]
    : [
        facts.entries.length > 0 ? say(style.written) : null,
        facts.goals.length > 0 ? say(moved ? style.moved : words.closed ? style.closed : style.unmoved) : null,
      ]
  const before = say(style.before)
  const log = facts.entries.length + facts.checkIns < ENOUGH ? say(style.log) : null
  const inSpirit = (moment: Moment) =>
    chance.pick(persona.stresses[moment].filter((line) => isPlain(line) && !line.includes('{')))
  const spirit = inSpirit(momentOf(facts))
  return [inSpirit('checkIn'), ...body, before, log, spirit].filter(Boolean).join(' ')
}

function momentOf(facts: WeekFacts): Moment {
  const gain = facts.goals.reduce((total, one) => total + one.gain, 0)
  if (facts.isEmpty) return 'planning'
  if (gain < 0) return 'setback'
  return gain > 0 ? 'progress' : 'planning'
}

function moodOf(facts: WeekFacts, words: Words, chance: Chance): string {
  const say = (patterns: readonly string[]) => weave(chance.pick(patterns) ?? '', words, chance)
  const week =
    facts.entries.length === 0
      ? [say(mood.none)]
      : [say(words.severalDays ? mood.mean : mood.single), words.lowestDay ? say(mood.range) : null]
  return [...week, facts.link ? say(mood.link) : null].filter(Boolean).join(' ')
}

function progressOf(context: WeekContext, facts: WeekFacts, words: Words, chance: Chance): string {
  if (facts.goals.length === 0) return progress.none[0] ?? ''
  const moved = facts.goals
    .filter((one) => one.isClosed || one.gain !== 0)
    .sort((a, b) => Number(b.isClosed) - Number(a.isClosed) || b.gain - a.gain)
  const told = moved.slice(0, GOALS_TOLD).map((week) => {
    const patterns = week.isClosed ? progress.closed : week.gain > 0 ? progress.up : progress.down
    return weave(chance.pick(patterns) ?? '', wordsOfGoalWeek(week, facts, context, chance), chance)
  })
  if (told.length === 0 && !words.stillStart) return chance.pick(progress.allClosed) ?? ''
  const isOne = /^One /.test(words.stillStart ?? '')
  const still = words.stillGoals ? progress.stillNamed : isOne ? progress.stillOne : progress.still
  return [...told, weave(chance.pick(still) ?? '', words, chance)].filter(Boolean).join(' ')
}
