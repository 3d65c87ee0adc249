import 'server-only'
import { grammarStems } from '../common-words'
import { goalsNamedIn } from '../goal-names'
import { stemOf, stemsIn } from '../stem'
import { readText } from '../text'
import { isKnownUnit, isLength, isMoney, isTime, isWeight, sameUnit, unitOf } from '../units'
import { wordSet } from '../word-table'
import type { AskedGoal } from './question-context'
import type { Slate } from './slate'

/** Words for the same thing in a question and in a mission's title, and the units that they count in. */
const ALIKE: readonly [words: string, isOf: (unit: string) => boolean][] = [
  ['save saved saving savings deposit deposits fund pot put aside money cash stash remittance', isMoney],
  ['owe owed pay paid repaid repay debt balance loan card credit overdraft', isMoney],
  ['weigh weighed weighing weight lose lost scale scales kilos heavy heavier heaviest lighter lightest', isWeight],
  // What is lifted is no weight of one's own, though it counts in the same unit.
  ['squat squats bench press presses deadlift deadlifts lift lifts lifted lifting pull pulled heaviest', () => false],
  ['run ran running jog jogged runs distance mileage', isLength],
  ['walk walked walking hike hiked steps', isLength],
  ['cycle cycled cycling ride rode bike biked bicycle', isLength],
  ['swim swam swum swimming swims dip dips', isLength],
  ['read reading book books novel novels', (unit) => ['book', 'page', 'chapter'].includes(unit)],
  ['write wrote written writing', (unit) => ['word', 'page', 'chapter', 'article'].includes(unit)],
  ['smoke smoking cigarette cigarettes fags smokes cigs puffs vape', (unit) => unit === 'cigarette'],
  ['drink drinking drank alcohol', () => false],
  ['phone screen', () => false],
  ['job jobs application applications applied', (unit) => unit === 'application'],
]
const alike = ALIKE.map(([words, isOf]) => ({ words: new Set(words.split(' ')), isOf }))

/** How much more the best must have than the next. */
const LEAD = 1.25
const UNIT_WORTH = 1.2
const VERB_WORTH = 0.7
/** A number up to this may be an energy. */
const MOST_ENERGY = 5

/** The mission that a question means, how surely, and which tokens name it. */
export type MeantGoal = { goal: AskedGoal; isSure: boolean; tokens: ReadonlySet<number> }

/** The mission that the free words of a stretch mean, by its name, the unit it counts in and the verb of what it counts. */
export function goalMeant(slate: Slate, goals: readonly AskedGoal[]): MeantGoal | null {
  const free = slate.tokens.filter((_, at) => isFree(slate, at))
  const named = goalsNamedIn({ tokens: free }, goals)
  const units = free.flatMap(({ word }) => (isUnit(word) ? unitOf(word) : []))
  const said = alike.filter(({ words }) => free.some(({ word }) => words.has(word)))
  const numbers = new Set(free.flatMap(({ value }) => (value !== null && value > MOST_ENERGY ? value : [])))
  const [best, next] = goals
    .map((goal) => {
      const unit = goal.measure ? unitOf(goal.measure.unit.toLowerCase()) : null
      const titled = goal.title.toLowerCase().match(/[a-z]+/g) ?? []
      const isUntitled = !alike.some((one) => isTitled(titled, one))
      const isVerb = said.some((one) => isTitled(titled, one) || (unit !== null && one.isOf(unit) && isUntitled))
      const isOfUnit = unit !== null && units.some((one) => sameUnit(one, unit) !== null)
      const isNumber = numbers.size > 0 && numbersIn(goal.title).some((one) => numbers.has(one))
      const name = named.find(({ goalId }) => goalId === goal.id)
      const worth = (isOfUnit ? UNIT_WORTH : 0) + (isVerb ? VERB_WORTH : 0) + (isNumber ? UNIT_WORTH : 0)
      return { goal, score: (name?.score ?? 0) + worth, isSure: name?.isSure === true, isVerb }
    })
    .sort((one, other) => other.score - one.score)
  if (!best || best.score === 0 || (next && best.score < next.score * LEAD)) return null
  // "How many km did I cycle", where kilometres are swum: it is asked of something else.
  const tokens = namingTokens(slate, best.goal)
  const isByUnitAlone = [...tokens].every((at) => isUnit(slate.tokens[at]?.word ?? ''))
  return isByUnitAlone && !best.isVerb && said.length > 0 ? null : { ...best, tokens }
}

/** The stems by which people also call what a goal's title or unit names. */
export function alikeOf({ title, measure, often }: AskedGoal): ReadonlySet<string> {
  const titled = title.toLowerCase().match(/[a-z]+/g) ?? []
  const unit = unitOf((measure?.unit ?? often?.unit ?? '').toLowerCase())
  const named = alike.filter((one) => isTitled(titled, one))
  const own = named.length > 0 ? named : alike.filter((one) => one.isOf(unit))
  return new Set(own.flatMap(({ words }) => [...words].map(stemOf)))
}

function isTitled(titled: readonly string[], { words }: (typeof alike)[number]): boolean {
  return titled.some((word) => words.has(word))
}

/** The amounts in a title: "Save 10,000 for the house", "Run a 10k". */
function numbersIn(title: string): number[] {
  return readText(title).sentences.flatMap(({ tokens }) => tokens.flatMap(({ value }) => value ?? []))
}

function isFree({ taken, from, to, tokens }: Slate, at: number): boolean {
  return at >= from && at < to && !taken[at] && tokens[at]?.kind !== 'mark'
}

/** The tokens that stand in a mission's title. */
function namingTokens(slate: Slate, { title }: AskedGoal): Set<number> {
  const stems = new Set(stemsIn(title).filter((stem) => !grammarStems.has(stem) && !/^\d/.test(stem)))
  return new Set(slate.tokens.flatMap(({ stem }, at) => (isFree(slate, at) && stems.has(stem) ? at : [])))
}

/** Takes the words that name a mission. */
export function takeGoal(slate: Slate, { tokens }: MeantGoal): void {
  for (const at of tokens) slate.taken[at] = true
}

export function isUnit(word: string): boolean {
  return isKnownUnit(word) && !isTime(unitOf(word)) && !NO_UNITS.has(unitOf(word))
}
const NO_UNITS = wordSet('session post person story child m g l k st s')
