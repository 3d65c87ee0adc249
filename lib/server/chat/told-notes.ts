import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { aboutMilestones } from '@/lib/server/coach/built-in/assess-progress/ask-back'
import { isStuck } from '@/lib/server/coach/built-in/reply/counsel'
import { weighsTwo } from '@/lib/server/coach/built-in/reply/looked-for'
import type { ChatContext, GoalRecord } from '@/lib/server/coach/context'
import { goalSpokenOf } from '@/lib/server/coach/goal-words'
import { isMention } from '@/lib/server/coach/mentions'
import type { Clock } from '@/lib/server/language/clock'
import { everydayStems, grammarStems, tellingStems } from '@/lib/server/language/common-words'
import { datesIn } from '@/lib/server/language/dates'
import { goalsNamedIn, isNoRun } from '@/lib/server/language/goal-names'
import { isAbout, isUnreal } from '@/lib/server/language/heard/own-deed'
import { alertsOf } from '@/lib/server/language/orders/refusals'
import { phrases, says, wordsOf } from '@/lib/server/language/phrases'
import { viewGoal } from '@/lib/server/language/progress/frame'
import { tellsOfRest } from '@/lib/server/language/progress/tick-hypotheses'
import { classOf, isPastForm } from '@/lib/server/language/progress/word-classes'
import { quantitiesIn } from '@/lib/server/language/quantities'
import { denies, isOfOthers } from '@/lib/server/language/rhythm/read-ticks'
import { stemsIn } from '@/lib/server/language/stem'
import type { Reading, Sentence } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { Draft } from '@/lib/server/proposals/draft-proposal'

/** More goals than these leave open which is meant. */
const [MOST_GOALS, MOST_SENTENCES] = [2, 2]
/** What is longer is no note, and is not looked at for one. */
const LONGEST = 500

/**
 * What a message tells of goals that it has a telling word of, with nothing to count: its own words as a note, and the
 * question whether a milestone is done that it has a word of. What is wished for, denied, still to come or another's is none.
 */
export function notesTold({ text, sentences }: Reading, ongoing: readonly GoalRecord[], clock: Clock): Draft[] {
  // Who tells more tells of a day.
  if (sentences.length > MOST_SENTENCES || text.length > LONGEST) return []
  const quote = text.trim()
  const told = sentences.flatMap((one) => toldIn(one, ongoing, clock))
  const goals = ongoing.filter((goal) => told.some((one) => one.goal === goal))
  if (goals.length > MOST_GOALS) return []
  return goals.flatMap((goal) => {
    const steps = told.filter((one) => one.goal === goal).flatMap((one) => one.steps)
    const isAsked = steps.length > 0 && !sentences.some(tellsOfRest)
    return [...(isAsked ? [askedSteps(goal, steps, quote, clock)] : []), noteOf(goal, quote)]
  })
}

type Told = { goal: GoalRecord; steps: GoalRecord['milestones'] }

/**
 * The goals that a sentence has a telling word of, and their open milestones of which it may tell the end. A goal without
 * any of its words is not looked at, and none after those that are too many: there may be thousands.
 */
function toldIn(sentence: Sentence, ongoing: readonly GoalRecord[], clock: Clock): Told[] {
  if (!isTold(sentence, clock)) return []
  const { text, tokens } = sentence
  const named = new Map(goalsNamedIn(sentence, ongoing).map((one) => [one.goalId, one]))
  const told: Told[] = []
  for (const goal of ongoing) {
    const place = named.get(goal.id)
    if (!place || !canTake(goal)) continue
    const steps = goal.milestones.filter(({ isCompleted, title }) => !isCompleted && speaksOf(text, headOf(title)))
    if (steps.length === 0 && !speaksOf(text, goal.title)) continue
    // "Duarte cycled home" is no deed for “Move in with Duarte”.
    const title = goal.title.replace(/(?<=\S )\p{Lu}\S*/gu, '')
    const last = tokens.find(({ end }) => end === place.end)?.start ?? 0
    if (isOfAnother(sentence, { title }) || [place.start, last].some((at) => isAbout(tokens, at))) continue
    told.push({ goal, steps: isWhole(sentence) ? steps : [] })
    if (told.length > MOST_GOALS) break
  }
  return told
}

/** "Bar twelve sits now": a note for the goal that it is about by the person's own record, though no word of the title is said. */
export function noteNear(
  { text, sentences }: Reading,
  ongoing: readonly GoalRecord[],
  { reminders, now, timeZone }: Pick<ChatContext, 'reminders' | 'now' | 'timeZone'>,
): Draft[] {
  if (sentences.length > MOST_SENTENCES || text.length > LONGEST) return []
  const isNone = (one: Sentence) => !isTold(one, { now, timeZone }) || isOfAnother(one, undefined)
  if (sentences.some(isNone)) return []
  // "Argued about the swim" is of no swim.
  const tokens = sentences.flatMap(({ tokens: all }) =>
    all.filter(({ start }, at) => !isAbout(all, start) && !isNoRun(all, at)),
  )
  const goal = goalSpokenOf({ tokens }, ongoing, reminders)
  return goal && canTake(goal) ? [noteOf(goal, text.trim())] : []
}

/** "Aoife cancelled tonight", "I don't feel like running": the one alert of today that this has a word of, or the goal of, for another time. */
export function calledOff({ text, sentences }: Reading, { goals, reminders, now, timeZone }: ChatContext): Draft[] {
  if (text.length > LONGEST) return []
  const clock = { now, timeZone }
  const today = dateIn(timeZone, now)
  const ofToday = alertsOf({ from: today, to: today }, { reminders, timeZone })
  return sentences.slice(0, MOST_SENTENCES).flatMap((sentence): Draft[] => {
    const { text: quote, tokens, isQuestion } = sentence
    const isOfToday = datesIn(sentence, { ...clock, towards: 'past' }).every(({ to }) => to === today)
    const isOff = tokens.some(({ word }) => OFF.has(word)) || says(wordsOf(sentence), RELUCTANT)
    if (isQuestion || !isOfToday || !isOff) return []
    // "Aoife cancelled her holiday" is of no alert that names her.
    const isNow = tokens.some(({ word }) => /^(?:today|tonight|this)$/.test(word))
    const said = new Set(isNow ? tokens.map(({ stem }) => stem) : [])
    const isOfGoal = (id: string | null) => goals.some((goal) => goal.id === id && speaksOf(quote, goal.title))
    const [only, more] = ofToday.filter(
      ({ title, goalId }) =>
        tellingStems(title).some((stem) => said.has(stem) && !everydayStems.has(stem)) || isOfGoal(goalId),
    )
    return only && !more ? [{ verb: 'alert.move', input: { reminderId: only.id }, quote }] : []
  })
}
const OFF = wordSet('cancelled canceled postponed')
const RELUCTANT = phrases(
  'do|am not feel|feeling like|up, not in the mood for|to, can not be bothered with|to, can not face, would rather not',
)

/** Whether words speak of what is called so. */
function speaksOf(notes: string, title: string): boolean {
  return isMention({ id: '', date: '', mood: 0, notes }, { title, tags: [], milestones: [] })
}

/** What a milestone is called before it is told with whom, where or how: no page is an “Outline on one page”. */
function headOf(title: string): string {
  return `the ${title.toLowerCase().split(/ (?:for|with|without|by|in|to|on|at|from|of|that) /)[0]}`
}

/** Its words on a goal, which stays where it is. */
export function noteOf({ id: goalId, progress }: GoalRecord, quote: string): Draft {
  return { verb: 'progress.log', input: { goalId, progress, note: quote }, quote }
}

/** Whether words alone can be kept of a goal: of what is counted a figure is asked, and what has all but its end is ended. */
export function canTake({ measure, rhythm, progress }: GoalRecord): boolean {
  return !measure && !rhythm && progress < 100
}

function askedSteps(goal: GoalRecord, steps: Told['steps'], quote: string, { timeZone }: Clock): Draft {
  const ids = steps.map(({ id }) => id)
  const ask = aboutMilestones(ids, viewGoal(goal, timeZone))
  return { verb: 'milestone.tick', input: { goalId: goal.id }, quote, ask }
}

/** Whether a sentence may tell the end of something: "one shelf is up" and "half done" tell a part of it. */
function isWhole({ tokens }: Sentence): boolean {
  const isPart = tokens.some(({ value, word }) => value !== null || word === 'half' || word === 'first')
  return !isPart && tokens.some((one) => isPastForm(one) || ENDED.has(one.word))
}
const ENDED = wordSet('done finished complete ready up in have ✅ ✔ ☑')

/** Whether a sentence tells how something is or was: "cello for ten minutes", "one shelf is up", but not "the talk is on Friday". */
export function isTold(sentence: Sentence, clock: Clock): boolean {
  const { text, tokens, isQuestion } = sentence
  if (
    text.length > LONGEST ||
    isQuestion ||
    isUnreal(tokens) ||
    denies(sentence) ||
    GAVE_UP.test(text) ||
    weighsTwo(sentence) ||
    isStuck(wordsOf(sentence)) ||
    isOfOthers(tokens)
  )
    return false
  const today = dateIn(clock.timeZone, clock.now)
  // "Last year I read four": nothing of now.
  if (datesIn(sentence, { ...clock, towards: 'past' }).some(({ from }) => from < addDays(today, -LONG_AGO)))
    return false
  if (tokens.some(isPastForm)) return true
  const isAhead = datesIn(sentence, { ...clock, towards: 'future' }).some(({ to }) => to > today)
  const isSoon = tokens.some(({ word }) => word === 'tonight' || classOf(word) === 'SOON')
  // "Give the attic another two weeks" orders.
  const counted = quantitiesIn(sentence)
  const isOrder = everydayStems.has(tokens[0]?.stem ?? '') && counted.every(({ from }) => from > 0)
  // "Mam after dinner, say 8" counts nothing.
  const counts = counted.some(({ unit }) => unit !== null) && !isOrder
  return !isAhead && !isSoon && (tokens.some(({ word }) => IS.has(word)) || counts)
}
const LONG_AGO = 60
const GAVE_UP = /\bg[ai]ve(?:n|s)? (?:it |that )?up\b/i
const IS = wordSet('is are am has have hurts hurt')

/** "Marek finished that book I gave him": who or what did it is named first, and is not of the goal. */
export function isOfAnother({ tokens }: Sentence, goal: Pick<GoalRecord, 'title'> | undefined): boolean {
  const [first, second] = tokens.filter(({ kind }) => kind !== 'mark')
  if (!first || !second || first.kind !== 'word' || isPastForm(first) || !isPastForm(second)) return false
  const isPlain = LEADS.has(first.word) || /^(?:i|we|my|our)\b/.test(first.word)
  if (isPlain || [grammarStems, everydayStems].some((stems) => stems.has(first.stem))) return false
  return goal === undefined || !stemsIn(goal.title).includes(first.stem)
}
/** Words that lead up to what is told. */
export const LEADS = wordSet('and also ok okay so just then well yes finally')
