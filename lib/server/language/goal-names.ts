import 'server-only'
import { remembering } from '@/lib/server/remembering'
import { WEEKDAYS } from './calendar-names'
import { everydayStems, grammarStems } from './common-words'
import { isSlip } from './spelling'
import { stemsIn, stemsOfToken } from './stem'
import { readText, type Sentence } from './text'

export type NamedGoal = { goalId: string; score: number; isSure: boolean; start: number; end: number }
export type NameableGoal = { id: string; title: string; tags: string[]; milestones: readonly { title: string }[] }

const EVERYDAY_WEIGHT = 0.3
const TAG_WEIGHT = 0.6
const MILESTONE_WEIGHT = 0.6
/** "Call Mam every Sunday" is not named by a Sunday. */
const WEEKDAY_STEMS = new Set(WEEKDAYS.flatMap((day) => stemsIn(`${day} ${day}s`)))
/** Of any goal and any day, be there one of that name. */
const OF_TIME = new Set(stemsIn('day week month year hour minute time'))
const OF_ANY = new Set([
  ...OF_TIME,
  ...stemsIn('phone night morning weekend goal mission plan total track way point end start once twice'),
])
/** One telling word of the title that no other goal has. */
const SURE = 0.95
const RUN = stemsIn('run')[0]
const BESIDE_RUN = new Set('out into over late low dry errands through'.split(' '))
/** How much more the best has than the next. */
const LEAD = 1.5

/**
 * The goals a sentence names, best first: by the stems it has in common with their titles, tags and milestones, each
 * weighed by how rarely it stands in the user's goals and in anyone's day. Sure where a telling word of the title stands
 * there and no other goal comes near.
 */
export function goalsNamedIn(sentence: Pick<Sentence, 'tokens'>, goals: readonly NameableGoal[]): NamedGoal[] {
  const { known, holders } = namesOf(goals)
  const said = sentence.tokens.flatMap((token, at) => {
    const { kind, stem, start, end } = token
    if (isNoRun(sentence.tokens, at)) return []
    // "Two of the shelves" does not name “in under two hours”.
    if (kind !== 'word' || (token.value !== null && token.value > 1)) return []
    const isDefinite = /^(?:the|my|this|that|our)$/.test(sentence.tokens[at - 1]?.word ?? '') && !OF_ANY.has(stem)
    const stems = stemsOfToken(token).filter((one) => holders.has(one))
    const meant = stems.length > 0 ? stems : slipIn(token, holders)
    return meant.map((one) => ({ stem: one, isDefinite, start, end }))
  })
  const named = said.length === 0 ? [] : known.flatMap((goal) => heldBy(goal, said, holders))
  const full = inFull(sentence.tokens, known)
  if (full) return [full, ...named.filter(({ goalId }) => goalId !== full.goalId).sort((a, b) => b.score - a.score)]
  named.sort((a, b) => b.score - a.score)
  const [best, second] = named
  if (best && best.score >= SURE && (!second || best.score >= second.score * LEAD)) best.isSure = true
  return named
}

/** A shorter word is a slip of the finger away from too many. */
const LONG_ENOUGH = 7
const MOST_HELD = 400

/** "Portugese is going nowhere": the one stem of the goals that a long word is a slip of. */
function slipIn({ word, stem }: Sentence['tokens'][number], holders: ReadonlyMap<string, number>): string[] {
  const isOwn = everydayStems.has(stem) || grammarStems.has(stem)
  if (word.length < LONG_ENOUGH || isOwn || holders.size > MOST_HELD) return []
  const held = [...holders.keys()].filter((one) => one.length >= LONG_ENOUGH - 1 && isSlip(stem, one))
  return held.length === 1 ? held : []
}

/** "Ran out of screws" is no run. */
export function isNoRun(tokens: Sentence['tokens'], at: number): boolean {
  return tokens[at]?.stem === RUN && BESIDE_RUN.has(tokens[at + 1]?.word ?? '')
}

type SaidStem = { stem: string; isDefinite: boolean; start: number; end: number }

function heldBy(
  { id, weights, telling }: KnownGoal,
  said: readonly SaidStem[],
  holders: ReadonlyMap<string, number>,
): NamedGoal[] {
  const met = said.filter(({ stem }) => weights.has(stem))
  if (met.length === 0) return []
  const stems = new Set(met.map(({ stem }) => stem))
  // "The talk" is one that there is, in however common a word.
  const definite = new Set(met.flatMap(({ stem, isDefinite }) => (isDefinite && telling.includes(stem) ? stem : [])))
  let score = 0
  for (const stem of stems) score += (definite.has(stem) ? 1 : (weights.get(stem) ?? 0)) / (holders.get(stem) ?? 1)
  const isWhole = telling.length > 1 && telling.every((stem) => stems.has(stem))
  const start = met.reduce((least, one) => Math.min(least, one.start), Number.POSITIVE_INFINITY)
  const end = met.reduce((most, one) => Math.max(most, one.end), 0)
  return [{ goalId: id, score: isWhole ? score + 1 : score, isSure: false, start, end }]
}

/** The goal whose title stands there word for word, figures and all: "How is “Save £5,000” going?"; the longest of several. */
function inFull(tokens: Sentence['tokens'], known: readonly KnownGoal[]): NamedGoal | null {
  const text = ` ${tokens.map(({ word }) => word).join(' ')} `
  const found = known.filter(({ title }) => title.length > 1 && text.includes(` ${title.join(' ')} `))
  const [longest, next] = found.sort((one, other) => other.title.length - one.title.length)
  if (!longest || longest.title.length === next?.title.length) return null
  const { id: goalId, title } = longest
  const from = text.slice(0, text.indexOf(` ${title.join(' ')} `)).split(' ').length - 1
  const to = from + title.length
  return { goalId, score: to - from, isSure: true, start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }
}

/** What names a goal: its title's words in order, what each stem tells, and the title's stems that tell anything. */
type KnownGoal = { id: string; title: string[]; weights: ReadonlyMap<string, number>; telling: string[] }
type Names = {
  known: KnownGoal[]
  /** How many goals have each stem. */
  holders: ReadonlyMap<string, number>
}

/** Every sentence of a text, and every text of a request, is held against the same goals. */
const names = new WeakMap<readonly NameableGoal[], Names>()
const goalsKnown = new WeakMap<NameableGoal, KnownGoal>()

function namesOf(goals: readonly NameableGoal[]): Names {
  const found = names.get(goals)
  if (found) return found
  const known = goals.map(knownGoal)
  const holders = new Map<string, number>()
  for (const goal of known) {
    for (const stem of goal.weights.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1)
  }
  const made = { known, holders }
  names.set(goals, made)
  return made
}

function knownGoal(goal: NameableGoal): KnownGoal {
  const known = goalsKnown.get(goal) ?? {
    id: goal.id,
    title: tokensOf(goal.title).map(({ word }) => word),
    weights: readWeights(goal),
    telling: stemsIn(goal.title).filter((stem) => !grammarStems.has(stem) && !/^\d/.test(stem)),
  }
  goalsKnown.set(goal, known)
  return known
}

/** Every entry that is saved is held against the same titles. */
const MOST_TITLES = 2_000
const tokensOf = remembering((title: string) => readText(title).sentences.flatMap(({ tokens }) => tokens), MOST_TITLES)

/** "… with Daniel’s grandmother, without a word of English", "… for Ida": for whom, with whom or how tells of any day. */
function besideIn(title: string): Set<string> {
  const tokens = tokensOf(title)
  const isTold = (at: number) =>
    tokens.slice(0, at).some(({ kind, stem }) => kind === 'word' && !grammarStems.has(stem))
  const from = tokens.findIndex(({ word }, at) => BESIDE.has(word) && isTold(at))
  const rest = from < 0 ? [] : tokens.slice(from)
  const named = tokens.filter(({ raw }, at) => tokens[at - 1]?.raw === 'for' && /^\p{Lu}/u.test(raw) && isTold(at))
  const own = new Set(tokens.slice(0, from < 0 ? undefined : from).flatMap(stemsOfToken))
  const whom = named.flatMap(stemsOfToken)
  return new Set([...rest.flatMap(stemsOfToken).filter((stem) => !own.has(stem)), ...whom])
}
const BESIDE = new Set(['with', 'without', 'from'])

/** What each stem of a goal tells of it; the title's own count most. */
function readWeights({ title, tags, milestones }: NameableGoal): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const stem of stemsIn(text)) {
      if (grammarStems.has(stem) || OF_TIME.has(stem) || /^\d/.test(stem)) continue
      const own = everydayStems.has(stem) || WEEKDAY_STEMS.has(stem) ? weight * EVERYDAY_WEIGHT : weight
      weights.set(stem, Math.max(weights.get(stem) ?? 0, own))
    }
  }
  add(title, 1)
  for (const stem of besideIn(title)) if (weights.has(stem)) weights.set(stem, EVERYDAY_WEIGHT)
  for (const tag of tags) add(tag, TAG_WEIGHT)
  for (const milestone of milestones) add(milestone.title, MILESTONE_WEIGHT)
  return weights
}
