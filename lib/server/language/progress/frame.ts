import 'server-only'
import type { Goal } from '@/lib/contract/goal'
import type { Measure } from '@/lib/contract/measure'
import { readingAt, wholeReadingAt } from '@/lib/contract/measure-reading'
import { remembering } from '@/lib/server/remembering'
import { everydayStems, grammarStems } from '../common-words'
import { type CountedGoal, countedGoal, shownMeasure } from '../measure/propose-measure'
import { proposeRhythm } from '../measure/rhythm'
import { stemOf, stemsIn } from '../stem'
import { readText } from '../text'
import { isMeasured, isTime, isWeight, unitOf } from '../units'

/** What a text may speak of when it speaks of a goal. */
export type ReadableGoal = Pick<
  Goal,
  'id' | 'title' | 'description' | 'progress' | 'tags' | 'milestones' | 'reading' | 'createdAt'
> & { measure: Measure | null }

/** How a goal is counted, for the reader of one answer. */
export type Frame = {
  measure: Measure
  /** The measure's unit by its one name. */
  unit: string
  reading: number
  /** The words leave no doubt that this is what counts; the goal's own measure always does. */
  isClear: boolean
  /** A figure may close the goal: it is counted so by its measure or its title. */
  closes: boolean
  /** The goal has a measure: values are kept in it. Otherwise the frame is read off the title, and a share is what counts. */
  isOwn: boolean
}

export type GoalView = {
  goal: ReadableGoal
  frame: Frame | null
  /** The stems that tell of the goal: its title, description, tags and milestones. */
  stems: ReadonlySet<string>
  titleStems: ReadonlySet<string>
  /** What names each milestone, by its id. */
  names: ReadonlyMap<string, MilestoneNames>
  /** The words of the title and the description, as they stand there. */
  words: ReadonlySet<string>
  /** The stem of the title's verb, as a rule its first word. */
  verb: string
}

/** An entry of many sentences is read for the same goals again and again. */
const views = new WeakMap<ReadableGoal, GoalView>()
/** And so is each message, for goals that are read from their rows again and have seldom changed: by what is read of them. */
const viewOf = remembering((key: string) => {
  const [goal, timeZone]: [Omit<ReadableGoal, 'id'>, string] = JSON.parse(key)
  return viewAnew(goal, timeZone)
}, 1_000)

/** What the reader has to know of a goal before it reads; a goal as handed over does not change. */
export function viewGoal(goal: ReadableGoal, timeZone: string): GoalView {
  const handed = views.get(goal)
  if (handed) return handed
  const { title, description, progress, tags, milestones, measure, reading, createdAt } = goal
  const own = { title, description, progress, tags, milestones, measure, reading, createdAt }
  const view = { goal, ...viewOf(JSON.stringify([own, timeZone])) }
  views.set(goal, view)
  return view
}

function viewAnew(goal: Omit<ReadableGoal, 'id'>, timeZone: string): Omit<GoalView, 'goal'> {
  const titleStems = tellingStems(goal.title)
  const others = [goal.description.slice(0, 1_000), ...goal.tags, ...goal.milestones.map(({ title }) => title)]
  const first = readText(goal.title).sentences[0]?.tokens.find(({ kind }) => kind === 'word')
  const frame = frameOf(goal, timeZone)
  const { kind, start = 0, target = 0 } = frame?.measure ?? {}
  // "From 92 kg to 80 kg": whatever the title begins with, what is lost of it is won.
  const isToLose = kind === 'level' && target < start && isWeight(frame?.unit ?? '')
  return {
    frame,
    stems: new Set([...titleStems, ...others.flatMap((text) => [...tellingStems(text)])]),
    titleStems,
    names: new Map(goal.milestones.map(({ id, title }) => [id, milestoneNames(title)])),
    words: new Set(
      readText(`${goal.title}\n${goal.description.slice(0, 200)}`).sentences.flatMap(({ tokens }) =>
        tokens.map(({ word }) => word),
      ),
    ),
    verb: isToLose ? 'lose' : (first?.stem ?? ''),
  }
}

export function tellingStems(text: string): Set<string> {
  return new Set(stemsIn(text).filter((stem) => !grammarStems.has(stem) && /\p{L}/u.test(stem)))
}

function frameOf(goal: Omit<ReadableGoal, 'id'>, timeZone: string): Frame | null {
  if (goal.measure) {
    const { measure } = goal
    return {
      measure,
      unit: baseUnit(measure.unit),
      reading: goal.reading ?? measure.start,
      isClear: true,
      closes: true,
      isOwn: true,
    }
  }
  const counted = countedIn(goal, timeZone)
  if (!counted) return null
  const { measure, certainty } = counted
  return {
    measure: shownMeasure(measure),
    unit: baseUnit(measure.unit),
    reading: wholeReadingAt(measure, goal.progress) ?? Math.round(100 * readingAt(measure, goal.progress)) / 100,
    isClear: certainty !== 'doubtful',
    closes: certainty === 'sure',
    isOwn: false,
  }
}

/**
 * What the title or the description counts; beside milestones a description tells of much else: "a talk on moving ten
 * ports". "Seven hours, five nights a week" comes to no total of hours or nights.
 */
function countedIn(goal: Omit<ReadableGoal, 'id'>, timeZone: string): CountedGoal | null {
  const description = goal.milestones.length > 0 ? '' : goal.description
  const counted = countedGoal({ ...goal, description, timeZone })
  // "… in under two hours" is no two hours that add up.
  if (counted?.measure.kind === 'total' && isTime(baseUnit(counted.measure.unit)) && WITHIN.test(goal.title))
    return null
  if (!counted || counted.certainty === 'sure' || counted.measure.kind !== 'total') return counted
  const { unit, target } = counted.measure
  const often = proposeRhythm(goal)?.measure
  if (!often || often.per === 'day') return counted
  return isMeasured(baseUnit(unit)) || target === often.times ? null : counted
}

const WITHIN = /\b(?:under|sub|below|within|(?:less|faster|quicker) than)\b/i

/** What a measure's unit counts: "£/week" is pounds, "chess matches" are matches. */
function baseUnit(unit: string): string {
  const [first = unit] = unit.split(/\s*(?:\/| per | an? )\s*/)
  return unitOf(first.trim().split(/\s+/).at(-1)?.toLowerCase() ?? unit)
}

/** The stems of a milestone's title, and those of them that have to be said for it to be named. */
type MilestoneNames = { own: string[]; rest: string[] }

/** Verbs that a milestone may leave out: "Get the visa" is named by the visa. */
const LIGHT = new Set(
  'get find do have make finish complete sort buy choose pick book set write build take reach'.split(' ').map(stemOf),
)

/** Figures count, grammar and light verbs do not. */
function milestoneNames(title: string): MilestoneNames {
  const stems = [...new Set(stemsIn(title))].filter((stem) => /[\p{L}\d]/u.test(stem))
  const telling = stems.filter((stem) => !grammarStems.has(stem))
  const own = telling.length > 0 ? telling : stems
  const rest = own.filter((stem, at) => !(at === 0 && LIGHT.has(stem)))
  return { own, rest: rest.some((stem) => !everydayStems.has(stem)) ? rest : own }
}
