import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { Measure, Rhythm } from '@/lib/contract/measure'
import type { Verb } from '@/lib/contract/proposal'
import { isDayOf } from '@/lib/contract/rhythm'
import { WEEKDAYS } from '../calendar-names'
import type { Clock } from '../clock'
import { everydayStems, grammarStems } from '../common-words'
import { goalsNamedIn } from '../goal-names'
import { tellingStems } from '../progress/frame'
import { type Said, saidSurely } from '../progress/said'
import { isPastForm } from '../progress/word-classes'
import { type Quantity, quantitiesIn } from '../quantities'
import { DAYS_BACK, readTicks } from '../rhythm/read-ticks'
import { stemsIn } from '../stem'
import { readText, type Sentence } from '../text'
import { toldDays, withoutDayFigures } from '../told-day'
import { isMeasured, isWeight, sameUnit, unitOf } from '../units'
import { isAbout } from './own-deed'
import { isWeighed, partsOf } from './parts'

/** What was heard, as what it would do, with the words that say so. */
export type Heard = { verb: Verb; input: Record<string, unknown>; quote: string }

/** A goal as it is listened for: an ongoing one. */
export type HeardGoal = Pick<
  Goal,
  'id' | 'title' | 'description' | 'progress' | 'tags' | 'milestones' | 'reading' | 'createdAt'
> & { measure: Measure | null; rhythm?: { measure: Rhythm } | null }

/** An entry of more says too much to be answered by cards. */
const MOST = 12

/**
 * What a text surely says of the user's goals, in its order: values, milestones that are done, and shares of the
 * way. A sentence is read for a goal that it names, or that alone counts what it counts; where two
 * goals could be meant, for none. `clock.now` is when it was written, or the day that it is about.
 */
export function draftHeard(text: string, goals: readonly HeardGoal[], clock: Clock): Heard[] {
  const heard: Heard[] = []
  const read = readWithin(MOST_CHARACTERS, clock)
  for (const sentence of readText(text).sentences.filter(tells).slice(0, MOST_SENTENCES)) {
    if (heard.length >= MOST) break
    heard.push(...inSentence(sentence, goals, clock, read))
  }
  return heard.slice(0, MOST)
}

/** Each sentence is held against all goals, and each reading looks at all of one: a text must not hold the server. */
const MOST_SENTENCES = 20
const MOST_CHARACTERS = 4_000
/** A short sentence takes hardly less time to be held against a goal than one of so many. */
const LEAST_CHARACTERS = 100
const LONGEST_SENTENCE = 600

/** Words without which a sentence that has no figure says that nothing is done. */
const DONE = new Set(
  'done finished finish completed complete ticked passed submitted sorted wrapped through ready half halfway forget remember note behind was over ✅ ✔ ☑'.split(
    ' ',
  ),
)

/** "Set Portuguese to 50" tells what is to be, and not what was done. */
const ORDERS = /^\W*(?:please )?(?:set|change|put|make|move|update|correct|adjust) \S.* to\b/i

/** Whether anything in a text could be heard at all: most entries end here. */
export function mayTell(text: string): boolean {
  return readText(text).sentences.some(tells)
}

/** Whether a sentence tells of what was. */
export function tells({ text, tokens, isQuestion }: Sentence): boolean {
  if (text.length > LONGEST_SENTENCE || ORDERS.test(text)) return false
  return (
    !isQuestion &&
    tokens.some((token) => token.kind === 'number' || token.value !== null || DONE.has(token.word) || isPastForm(token))
  )
}

type Reads = (sentence: Sentence, goal: HeardGoal) => Said | null

function readWithin(most: number, clock: Clock): Reads {
  let left = most
  return (sentence, goal) => {
    left -= Math.max(sentence.text.length, LEAST_CHARACTERS)
    const said = left < 0 ? null : saidSurely(sentence.text, goal, clock, isOwnDeed(sentence))
    return said?.kind === 'milestones' && isNamedWeakly(said.ids, goal, sentence) ? null : said
  }
}

/** What a sentence says as a whole, or in its parts where those tell of more. */
function inSentence(...[sentence, goals, clock, read]: Parameters<typeof ofGoals>): Heard[] {
  const whole = ofGoals(sentence, goals, clock, read)
  const parts = partsOf(sentence).flatMap((part) => ofGoals(part, goals, clock, read))
  const count = (heard: readonly Heard[]) => new Set(heard.map(({ input }) => input.goalId)).size
  return count(parts) > count(whole) ? parts : whole
}

function ofGoals(sentence: Sentence, all: readonly HeardGoal[], clock: Clock, read: Reads): Heard[] {
  const someone = someoneIn(sentence)
  const goals = someone === null ? all : all.filter((goal) => stemsOfGoal(goal).has(someone))
  const named = goalsNamedIn(sentence, goals)
  const sure = new Set(named.filter(({ isSure }) => isSure).map(({ goalId }) => goalId))
  const dateless = withoutDayFigures(sentence, clock)
  const quantities = quantitiesIn(dateless)
  const [figure] = quantities
  const isOne = quantities.length === 1 || (quantities.every(isWeightOrBare) && toldDays(sentence, clock).length > 1)
  const isOfScales = figure && isOne && isWeighed(dateless.tokens, figure.from)
  const counting = goals.filter((goal) => counts(sentence, quantities, goal) || (isOfScales && isOfWeight(goal)))
  const meant = goals.filter((goal) => sure.has(goal.id) || (counting.length === 1 && counting[0] === goal))
  const done = rhythmMeant(sentence, goals, meant)
  const ticked = (done ? timesOf(sentence, done, clock) : []).map(({ value, date, quote }) => ({
    verb: 'value.log' as const,
    input: { goalId: done?.id, value, date },
    goalId: done?.id ?? '',
    quote,
  }))
  const found = meant
    .filter((goal) => !goal.rhythm)
    .flatMap((goal) => {
      const said = read(sentence, goal)
      const act = said ? actOf(said, goal, dayHeard(said, clock)) : null
      return said && act ? [{ ...act, goalId: goal.id, quote: said.quote }] : []
    })
  // A milestone's own name is enough, where one goal alone has it.
  const said = new Set(sentence.tokens.map(({ stem }) => stem))
  const others = goals.filter((goal) => !meant.includes(goal) && namesMilestone(goal, said))
  const ticks = found.some(({ verb }) => verb === 'milestone.tick')
    ? []
    : others.flatMap((goal) => {
        const said = read(sentence, goal)
        return said?.kind === 'milestones' ? [{ ...tickOf(goal, said.ids), goalId: goal.id, quote: said.quote }] : []
      })
  const isOneGoals = new Set(ticks.map(({ goalId }) => goalId)).size === 1
  return withoutTwice([...ticked, ...found, ...(isOneGoals ? ticks : [])])
}

type ToldDay = { value: number; date: string; quote: string }

/** The days on which a rhythm was done, or how often on one that takes several. */
function timesOf(sentence: Sentence, { title, rhythm }: HeardGoal, clock: Clock): ToldDay[] {
  if (!rhythm) return []
  // Days on which it is not done do not count.
  const told = readTicks(sentence, rhythm.measure, clock, tellingStems(title))
  return told.filter(({ date, value }) => value > 0 && isDayOf(rhythm.measure, date))
}

/** How often something is done, or on which days, tells nothing of what it is. */
const OFTEN = new Set(
  stemsIn(
    `daily weekly monthly every each day week month morning evening night times time once twice ${WEEKDAYS.join(' ')}`,
  ),
)

/** The rhythm that a sentence is about: the one it names, else the only one that shares a telling word with it. */
function rhythmMeant(sentence: Sentence, goals: readonly HeardGoal[], named: readonly HeardGoal[]): HeardGoal | null {
  const rhythms = goals.filter(({ rhythm }) => rhythm)
  const sure = named.filter((goal) => rhythms.includes(goal))
  // "Three today" names no rhythm that is done three times.
  const said = new Set(sentence.tokens.filter(({ kind }) => kind === 'word').map(({ stem }) => stem))
  const shares = (goal: HeardGoal) =>
    stemsIn(goal.title).some(
      (stem) =>
        said.has(stem) &&
        /\p{L}/u.test(stem) &&
        !OFTEN.has(stem) &&
        !grammarStems.has(stem) &&
        !everydayStems.has(stem),
    )
  const meant = sure.length > 0 ? sure : rhythms.filter(shares)
  return meant.length === 1 ? (meant[0] ?? null) : null
}

/** Whether the writer is named, or nobody: "swam 2 km", but not "Tom put 60 into it". */
function isOwnDeed({ tokens }: Sentence): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const [first] = words
  // "Chapter 4 done" ends in what is past, and nobody is named who did it.
  const others = words.slice(0, -1).some(isPastForm)
  return !first || isPastForm(first) || words.some(({ word }) => OWN.has(word)) || !others
}

const OWN = new Set('i we me us my our'.split(' '))
const OTHERS = new Set('he she they him her them his hers their'.split(' '))

/** "Leila passed her exam": the stem of a name that did it, where the writer has no part in it. */
function someoneIn({ tokens }: Sentence): string | null {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const [first, second] = words
  if (!first || !second || isPastForm(first) || !isPastForm(second)) return null
  const isName = /^\p{Lu}\p{Ll}/u.test(first.raw) && !grammarStems.has(first.stem) && !everydayStems.has(first.stem)
  const isOthers = words.some(({ word }) => OTHERS.has(word)) && !words.some(({ word }) => OWN.has(word))
  return isName && isOthers ? first.stem : null
}

/** All that a goal says of itself. */
export function stemsOfGoal({
  title,
  description,
  milestones,
}: Pick<HeardGoal, 'title' | 'description' | 'milestones'>): Set<string> {
  return new Set(stemsIn([title, description, ...milestones.map((one) => one.title)].join(' ')))
}

/** The same words of two goals leave open which is meant. */
function withoutTwice(found: readonly (Heard & { goalId: string })[]): Heard[] {
  return found
    .filter((one) => !found.some((other) => other.goalId !== one.goalId && other.quote === one.quote))
    .map(({ verb, input, quote }) => ({ verb, input, quote }))
}

/** The telling stems of a goal's open milestones, read once for all sentences. */
const openMilestones = new WeakMap<HeardGoal, string[][]>()

/**
 * Whether most of what a milestone is called stands in a sentence; a single word of several tells too little. Each goal
 * there is is asked: what else is to be known of one is not read for that.
 */
function namesMilestone(goal: HeardGoal, said: ReadonlySet<string>): boolean {
  const known =
    openMilestones.get(goal) ??
    goal.milestones
      .filter(({ isCompleted }) => !isCompleted)
      .map(({ title }) => stemsIn(title))
      .map((all) => ({ all, stems: all.filter((stem) => !grammarStems.has(stem)) }))
      .filter(({ all, stems }) => stems.length > 1 || (stems.length === 1 && all.length === 1))
      .map(({ stems }) => stems)
  openMilestones.set(goal, known)
  return known.some((stems) => stems.filter((stem) => said.has(stem)).length * 3 >= stems.length * 2)
}

/** "I said yes to a talk" has but an everyday word of "One sentence that says what it is about"; "sat over the slides" finishes none. */
export function isNamedWeakly(
  ids: readonly string[],
  { milestones }: Pick<HeardGoal, 'milestones'>,
  { tokens }: Sentence,
): boolean {
  // With whom it is done names no rehearsal.
  const names = milestones
    .filter(({ id }) => ids.includes(id))
    .map(({ title }) => stemsIn(title.split(BESIDE)[0] ?? ''))
  return names.some((own) => {
    const telling = own.filter((stem) => !grammarStems.has(stem) && !everydayStems.has(stem))
    const first = tokens.find(({ stem }) => telling.includes(stem))
    return telling.length > 0 && (!first || isAbout(tokens, first.start))
  })
}

const BESIDE = / (?:with|without|for|from) /i

/** By its unit; of what is measured only with the goal's own verb: "Saved £50" of the one goal that is to save pounds. */
function counts({ tokens }: Sentence, quantities: readonly Quantity[], { title, measure }: HeardGoal): boolean {
  const [verb] = stemsIn(title)
  const isOfVerb = tokens.some((token) => token.stem === verb && isPastForm(token))
  if (!measure || (isMeasured(unitOf(measure.unit)) && !isOfVerb)) return false
  return quantities.some(({ unit }) => unit !== null && sameUnit(unit, measure.unit) !== null)
}

function isWeightOrBare({ unit, form }: Quantity): boolean {
  return unit === null ? form === 'plain' : isWeight(unit)
}

function isOfWeight({ measure }: HeardGoal): boolean {
  return measure?.kind === 'level' && isWeight(measure.unit)
}

type Act = Pick<Heard, 'verb' | 'input'>

function actOf(said: Said, goal: HeardGoal, date: string | null): Act | null {
  const { id: goalId, measure } = goal
  if (said.kind === 'milestones') return tickOf(goal, said.ids)
  if (date === null) return null
  if (!measure) {
    const isOn = said.kind === 'share' && said.value > goal.progress && said.value < 100
    return isOn ? { verb: 'progress.log', input: { goalId, progress: said.value } } : null
  }
  if (said.kind === 'share') return null
  const isTotal = measure.kind === 'total' && said.kind === 'reading'
  return { verb: 'value.log', input: { goalId, ...(isTotal ? { total: said.value } : { value: said.value }), date } }
}

function tickOf({ id: goalId }: HeardGoal, milestoneIds: readonly string[]): Act {
  return { verb: 'milestone.tick', input: { goalId, milestoneIds: [...milestoneIds], isCompleted: true } }
}

/** The day that something is told of, else the day of the text; null where it could be one of several, or lies far back. */
function dayHeard({ day }: Said, { now, timeZone }: Clock): string | null {
  const today = dateIn(timeZone, now)
  return day === 'open' || (day ?? today) < addDays(today, -DAYS_BACK) ? null : (day ?? today)
}
