import 'server-only'
import type { EvidenceRef } from '@/lib/contract/weekly-insight'
import type { JournalRecord, MessageRecord, WeekContext } from '../../context'
import { byUrgency } from '../../facts'
import { goalSubject } from '../../goal-subject'
import { speaksOf } from '../../mentions'
import { sentencesOf } from '../../stated-numbers'
import type { GoalWeek, WeekFacts } from '../../week-facts'
import { hardWordsOf, wonWordsOf } from '../analysis/own-words'
import { type Claim, distinctRefs } from '../analysis/suggestions'
import type { Chance } from '../reply/chance'
import { type Words, weave } from '../reply/weave'
import { lines } from './lines'
import { onDay, wordsOfGoalWeek } from './week-words'

const MOST = { achievements: 4, challenges: 4, recommendations: 3, focus: 3 }
const SILENT_DAYS = 10
/** A single word of the user's, quoted back, tells nobody anything. */
const FEWEST_QUOTED_WORDS = 3

export type Claims = Record<'achievements' | 'challenges' | 'recommendations' | 'nextWeekFocus', Claim[]>

/** Something the user wrote or said in the week, with the words worth quoting. */
type Saying = {
  kind: 'journal' | 'message'
  id: string
  date: string
  /** The sentence that the quotation is from. */
  sentence: string
  quote: string
  mood: number | null
}

/** Everything the week's facts let one claim, each line with what it rests on. */
export function weekClaims(context: WeekContext, facts: WeekFacts, words: Words, chance: Chance): Claims {
  const goals = [...facts.goals].sort((a, b) => byUrgency(a.facts, b.facts))
  const wordsBy = new Map(goals.map((week) => [week, wordsOfGoalWeek(week, facts, context, chance)]))
  const about = (week: GoalWeek, patterns: readonly string[], refs: EvidenceRef[] = []): Claim[] => {
    const text = weave(chance.pick(patterns) ?? '', wordsBy.get(week) ?? {}, chance)
    return text ? [{ text, refs: distinctRefs([titleRef(week), ...refs]) }] : []
  }
  const saying = (one: Saying, patterns: readonly string[], more: Words = {}): Claim[] => {
    const youSaid = one.kind === 'journal' ? 'you wrote' : 'you told me'
    const given = {
      ...more,
      youSaid,
      youSaidStart: `Y${youSaid.slice(1)}`,
      quote: one.quote,
      day: onDay(one.date, facts.today),
      low: one.mood ? `${one.mood}` : null,
    }
    const text = weave(chance.pick(patterns) ?? '', given, chance)
    return text ? [{ text, refs: [refOf(one)] }] : []
  }
  const won = sayings(facts, (text, energy) => wonWordsOf(text, energy))
  const hard = sayings(facts, (text) => hardWordsOf(text))
  const { achievements, challenges, recommendations, focus } = lines

  const done = [...goals].sort(byMerit).flatMap((week) => {
    if (week.isClosed) return about(week, achievements.closed)
    const own = wordsBy.get(week)?.own
    const milestone = week.milestones[0]
    return [
      ...(milestone ? about(week, achievements.milestone, [goalRef(week, milestone)]) : []),
      ...(week.gain > 0 ? about(week, achievements.gain, own ? [goalRef(week, own)] : []) : []),
    ]
  })
  const wrote = facts.daysWritten >= 3 ? wroteClaim(facts, words, chance) : []
  const trouble = goals.flatMap((week) => {
    const reason = troubleOf(week)
    return reason ? about(week, challenges[reason]) : []
  })

  const ongoing = goals.filter((week) => !week.goal.isCompleted)
  // A saying goes with the mission that it speaks of, and with no other.
  const meant = (one: Saying): Words | null => {
    const week = ongoing.find(({ goal }) => speaksOf(one.sentence, goalSubject(goal)))
    return week ? { goal: wordsBy.get(week)?.goal } : null
  }
  const advice = [
    ...hard.slice(0, 1).flatMap((one) => {
      const mission = meant(one)
      return saying(one, mission ? recommendations.hardDay : recommendations.hardDayAlone, mission ?? {})
    }),
    ...ongoing.flatMap((week) => {
      const reason = troubleOf(week)
      if (reason && reason !== 'loss') return about(week, recommendations[reason])
      return about(week, week.gain > 0 && week.facts.isOnPace !== false ? recommendations.keep : recommendations.step)
    }),
    ...won.slice(0, 1).flatMap((one) => saying(one, recommendations.goodDay, meant(one) ?? {})),
  ]
  const next = ongoing.flatMap((week) => {
    if (week.facts.nextMilestone) return about(week, focus.next, [goalRef(week, week.facts.nextMilestone)])
    if (week.facts.isOverdue) return about(week, focus.overdue)
    return about(week, week.goal.progress >= 80 ? focus.rest : focus.step)
  })

  return {
    achievements: mixed(
      done,
      won.flatMap((one) => saying(one, one.kind === 'journal' ? achievements.entry : achievements.message)),
      MOST.achievements,
      wrote,
    ),
    challenges: mixed(
      trouble,
      hard.flatMap((one) => saying(one, one.kind === 'journal' ? challenges.entry : challenges.message)),
      MOST.challenges,
    ),
    recommendations: distinct(advice).slice(0, MOST.recommendations),
    nextWeekFocus: distinct(next).slice(0, MOST.focus),
  }
}

/** What stands in a goal's way, the gravest first. */
function troubleOf({ goal, gain, facts }: GoalWeek): 'loss' | 'overdue' | 'silent' | 'behind' | 'idle' | null {
  if (goal.isCompleted) return null
  if (gain < 0) return 'loss'
  if (facts.isOverdue) return 'overdue'
  if (facts.daysSinceCheckIn === null) return facts.daysSinceStart >= SILENT_DAYS ? 'idle' : null
  if (facts.daysSinceCheckIn >= SILENT_DAYS) return 'silent'
  return facts.isOnPace === false && goal.outlook.riskLevel !== 'low' ? 'behind' : null
}

/** What was written or said in the week, the newest first, where `words` finds something to quote. */
function sayings(facts: WeekFacts, words: (text: string, energy: number | null) => string | null): Saying[] {
  const found = (one: JournalRecord | MessageRecord, kind: Saying['kind'], text: string, energy: number | null) => {
    const quote = words(text, energy)
    if (!quote || quote.split(/\s+/).length < FEWEST_QUOTED_WORDS) return []
    const sentence = sentencesOf(text).find((part) => part.includes(quote)) ?? quote
    const mood = energy !== null && energy <= 2 ? energy : null
    return [{ kind, id: one.id, date: one.date, sentence, quote, mood }]
  }
  const all = [
    ...[...facts.entries].reverse().flatMap((one) => found(one, 'journal', one.notes, one.mood)),
    ...facts.messages.flatMap((one) => found(one, 'message', one.text, null)),
  ]
  return all.filter((one, at) => all.findIndex((other) => other.quote === one.quote) === at)
}

function wroteClaim(facts: WeekFacts, words: Words, chance: Chance): Claim[] {
  const text = weave(chance.pick(lines.achievements.wrote) ?? '', words, chance)
  const refs = facts.entries.slice(-3).map((one) => ({ kind: 'journal' as const, id: one.id, quote: firstWords(one) }))
  return text ? [{ text, refs }] : []
}

function firstWords({ notes }: JournalRecord): string {
  return [...notes.trim()].slice(0, 60).join('')
}

/** A mission that was closed, then one that came further than the others. */
function byMerit(a: GoalWeek, b: GoalWeek): number {
  return Number(b.isClosed) - Number(a.isClosed) || b.gain - a.gain
}

/** Some of both, what moved before what was said, at most so many; `last` where there is room. */
function mixed(facts: Claim[], said: Claim[], most: number, last: Claim[] = []): Claim[] {
  const room = Math.max(most - facts.length, Math.min(1, said.length))
  return distinct([...facts.slice(0, most - Math.min(room, said.length)), ...said.slice(0, room), ...last]).slice(
    0,
    most,
  )
}

/** Two missions of one name may call for the same line. */
function distinct(claims: Claim[]): Claim[] {
  return claims.filter((one, at) => claims.findIndex((other) => other.text === one.text) === at)
}

function titleRef({ goal }: GoalWeek): EvidenceRef {
  return { kind: 'goal', id: goal.id, quote: goal.title }
}

function goalRef({ goal }: GoalWeek, quote: string): EvidenceRef {
  return { kind: 'goal', id: goal.id, quote }
}

function refOf({ kind, id, quote }: Saying): EvidenceRef {
  return { kind, id, quote }
}
