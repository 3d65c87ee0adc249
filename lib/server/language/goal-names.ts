import 'server-only'
import { WEEKDAYS } from './calendar-names'
import { everydayStems, grammarStems } from './common-words'
import { stemsIn } from './stem'
import { readText, type Sentence } from './text'

export type NamedGoal = { goalId: string; score: number; isSure: boolean; start: number; end: number }
export type NameableGoal = { id: string; title: string; tags: string[]; milestones: readonly { title: string }[] }

const EVERYDAY_WEIGHT = 0.3
const TAG_WEIGHT = 0.6
const MILESTONE_WEIGHT = 0.6
/** "Call Mam every Sunday" is not named by a Sunday. */
const WEEKDAY_STEMS = new Set(WEEKDAYS.flatMap((day) => stemsIn(`${day} ${day}s`)))
/** One telling word of the title that no other goal has. */
const SURE = 0.95
/** How much more the best has than the next. */
const LEAD = 1.5

/**
 * The goals a sentence names, best first: by the stems it has in common with their titles, tags and milestones, each
 * weighed by how rarely it stands in the user's goals and in anyone's day. Sure where a telling word of the title stands
 * there and no other goal comes near.
 */
export function goalsNamedIn(sentence: Pick<Sentence, 'tokens'>, goals: readonly NameableGoal[]): NamedGoal[] {
  const weights = goals.map(knownWeights)
  const holders = new Map<string, number>()
  for (const own of weights) for (const stem of own.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1)
  const said = sentence.tokens.flatMap(({ kind, word, start, end }) =>
    kind === 'word' ? stemsIn(word).map((stem) => ({ stem, start, end })) : [],
  )
  const named = goals.flatMap((goal, at): NamedGoal[] => {
    const own = weights[at] as Map<string, number>
    const met = said.filter(({ stem }) => own.has(stem))
    const stems = new Set(met.map(({ stem }) => stem))
    let score = 0
    for (const stem of stems) score += (own.get(stem) ?? 0) / (holders.get(stem) ?? 1)
    const whole = isWhole(goal.title, stems)
    if (score === 0) return []
    const start = Math.min(...met.map((one) => one.start))
    const end = Math.max(...met.map((one) => one.end))
    return [{ goalId: goal.id, score: whole ? score + 1 : score, isSure: false, start, end }]
  })
  const full = inFull(sentence, goals)
  if (full) return [full, ...named.filter(({ goalId }) => goalId !== full.goalId).sort((a, b) => b.score - a.score)]
  named.sort((a, b) => b.score - a.score)
  const [best, second] = named
  if (best && best.score >= SURE && (!second || best.score >= second.score * LEAD)) best.isSure = true
  return named
}

/** The goal whose title stands there word for word, figures and all: "How is “Save £5,000” going?"; the longest of several. */
function inFull({ tokens }: Pick<Sentence, 'tokens'>, goals: readonly NameableGoal[]): NamedGoal | null {
  const found = goals.flatMap((goal) => {
    const title = titleTokens(goal)
    const from =
      title.length < 2 ? -1 : tokens.findIndex((_, at) => title.every((word, step) => tokens[at + step]?.word === word))
    return from < 0 ? [] : [{ goalId: goal.id, from, to: from + title.length }]
  })
  const [longest, next] = found.sort((one, other) => other.to - other.from - (one.to - one.from))
  if (!longest || (next && next.to - next.from === longest.to - longest.from)) return null
  const { goalId, from, to } = longest
  return { goalId, score: to - from, isSure: true, start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }
}

const titles = new WeakMap<NameableGoal, string[]>()

function titleTokens(goal: NameableGoal): string[] {
  const known =
    titles.get(goal) ?? readText(goal.title).sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word))
  titles.set(goal, known)
  return known
}

/** Every sentence of a text is held against the same goals. */
const read = new WeakMap<NameableGoal, Map<string, number>>()

function weightsOf(goal: NameableGoal): Map<string, number> {
  const known = read.get(goal) ?? readWeights(goal)
  read.set(goal, known)
  return known
}

const known = new WeakMap<NameableGoal, Map<string, number>>()

/** A goal is asked about several times while one text is read. */
function knownWeights(goal: NameableGoal): Map<string, number> {
  const found = known.get(goal) ?? weightsOf(goal)
  known.set(goal, found)
  return found
}

/** What each stem of a goal tells of it; the title's own count most. */
function readWeights({ title, tags, milestones }: NameableGoal): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const stem of stemsIn(text)) {
      if (grammarStems.has(stem) || /^\d/.test(stem)) continue
      const own = everydayStems.has(stem) || WEEKDAY_STEMS.has(stem) ? weight * EVERYDAY_WEIGHT : weight
      weights.set(stem, Math.max(weights.get(stem) ?? 0, own))
    }
  }
  add(title, 1)
  for (const tag of tags) add(tag, TAG_WEIGHT)
  for (const milestone of milestones) add(milestone.title, MILESTONE_WEIGHT)
  return weights
}

/** Whether every word of a title that tells anything stands in the sentence, two at least. */
function isWhole(title: string, said: ReadonlySet<string>): boolean {
  const own = stemsIn(title).filter((stem) => !grammarStems.has(stem) && !/^\d/.test(stem))
  return own.length > 1 && own.every((stem) => said.has(stem))
}
