import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { amountWords } from '@/lib/contract/measure-words'
import { grammarStems } from '@/lib/server/language/common-words'
import { foreignLanguage } from '@/lib/server/language/foreign-language'
import type { GoalView } from '@/lib/server/language/progress/frame'
import { closes, type Meaning, type ReadProgress, readProgress } from '@/lib/server/language/progress/read-progress'
import { dayOf, daysOf, deniedMilestones, tellsOfNothing } from '@/lib/server/language/progress/weighed-up'
import { isPastForm } from '@/lib/server/language/progress/word-classes'
import { dayWords } from '@/lib/server/language/questions/day-words'
import { isOfOthers, relativeIn } from '@/lib/server/language/rhythm/read-ticks'
import { stemsIn } from '@/lib/server/language/stem'
import type { ToldDay } from '@/lib/server/language/told-day'
import { wordSet } from '@/lib/server/language/word-table'
import type { Assessment, ReadValue } from '../../coach'
import type { ProgressContext } from '../../context'
import { isGood, isHard, isHardTime, isTroubled, setBackIn } from '../reply/hard-moment'
import { readSaid, type Said } from '../reply/said'
import {
  aboutMilestones,
  askBack,
  askCorrected,
  askDay,
  askEnd,
  askLeft,
  askWhether,
  askWhole,
  correctedIn,
  isToldOf,
} from './ask-back'
import { outcomeOf } from './outcome'
import { wordDenied, wordMove, wordStill } from './wording'

/**
 * Something may well have happened where the coach need not ask: it is met as a win, and of a figure in the goal's own unit
 * it is asked whether that counts. Less likely, it is a plan, or somebody else's.
 */
const WIN = 0.3
/** A milestone as likely as that may be meant by other words than its own. */
const LIKELY_TICK = 0.75
/** A share in so many words is asked about, though more speaks against it. */
const SHARE_TOLD = 0.2
/** A set-back that has so little to do with a goal is none of it. */
const TOUCHED = 0.1
/** "10k planned for Sunday with Jo": it is still to come. */
const PLANNED = wordSet("plan planned planning tomorrow next will i'll gonna going hoping hope")
/** "PASSED", "all moved!!" */
const EXCLAIMED = /!|^\P{Ll}*\p{Lu}{4,}\P{Ll}*$|[🎉🥳🙌✅]/u
/** What is to be left off is done by doing nothing of it. */
const GIVING_UP = /^(?:quit|stop|avoid|give up|cut (?:out|down)|no|less|fewer|never)\b/i

/**
 * Judges a goal's progress from what the user said. Sure: it moves and says the sum. Not sure: nothing moves and it
 * asks back. Nothing claimed: nothing moves, and a win without a number is met as one. What is not English is
 * kept, and its writer told so. Pure and deterministic; the
 * response is data, never an instruction.
 */
export function assessProgress({
  goal,
  response,
  now,
  timeZone,
}: Pick<ProgressContext, 'goal' | 'response' | 'now' | 'timeZone'>): Assessment {
  const clock = { now, timeZone }
  const read = readProgress(response, goal, clock)
  const { frame } = read.view
  const { progress } = goal
  // A bad time of which nothing is measured is met in one way, however likely it is that anything moved.
  const isHardStretch = isHardTime(response)
  const isOnlyHard = isHardStretch && frame === null && read.figures.length === 0
  const likeliest = outcomeOf(read)
  const [first] = read.meanings
  const isOfNone =
    first !== undefined &&
    first.ticks.length > 0 &&
    first.share < LIKELY_TICK &&
    read.figures.length === 0 &&
    !first.ticks.some((id) => isToldOf(id, read))
  const said = readSaid(response)
  const spelled = likeliest.kind === 'moved' ? undefined : (spelledOut(said.words, read) ?? correctedOut(read))
  // "My daughter held it 95 seconds" is of her; what others do may well finish a step.
  const isOthers = !first?.ticks.length && isOfAnother(said, goal.title)
  const isStill = isOthers || ((isOnlyHard || isOfNone) && likeliest.kind === 'open')
  const taken = isStill ? ({ kind: 'still' } as const) : likeliest
  const outcome = spelled ? ({ kind: 'moved', meaning: spelled } as const) : taken
  const asks = (ask: NonNullable<Assessment['ask']>): Assessment => ({
    newProgress: progress,
    reasoning: ask.words,
    ask,
    ...(read.quote && { quote: read.quote }),
  })
  const denied = outcome.kind === 'moved' ? [] : deniedMilestones(read)
  if (denied.length > 0) return { newProgress: progress, reasoning: wordDenied(denied, read.view) }
  const isWhole = SAYS_WHOLE.test(response) && !(outcome.kind === 'moved' && closes(outcome.meaning, read.view))
  if (isWhole && frame === null && progress < 100 && !said.words.some((word) => NOT_YET.has(word)))
    return asks(askWhole(read.view))
  const plainly = outcome.kind === 'moved' ? null : (askCorrected(read, clock) ?? askLeft(read, clock))
  if (plainly) return asks(plainly)
  const setBack = setBackIn(said)
  const isSetBack = setBack === 'told'
  // “I stayed angry all day” is no win; “angry, but did not shout” may be one.
  const isLow = isHard(said) && !said.sentences.some(({ words }) => words.includes('but'))
  const whole = outcome.kind === 'moved' ? [] : toldWhole(said.words, goal.milestones)
  if (whole.length > 0 && !isSetBack && !isLow) return asks(aboutMilestones(whole, read.view))
  const isGladly = said.sentences.some(({ words }) => isGood(words))
  if (outcome.kind === 'still') {
    // What was lost is the person's to say.
    if (isSetBack && !isHardStretch && progress > 0 && read.moves >= TOUCHED)
      return asks(askBack(read, clock, { isSetBack }))
    const isIdle = tellsOfNothing(response, read) && !GIVING_UP.test(goal.title)
    // "The ladder is broken, so I can't get up" is no win, but of what is to be left off.
    const isDenied = !GIVING_UP.test(goal.title) && said.words.some((word) => DENYING.has(word))
    const isMeant = said.words.some((word) => PLANNED.has(word))
    const isLikely = read.moves >= WIN && !isTroubled(said) && !isDenied && !isMeant
    const isWin = setBack === 'denied' || (!isLow && ((isGladly && !isIdle) || isLikely))
    const unsure =
      frame?.isOwn && (read.figures.find(({ match }) => match === 'same' || match === 'converted') ?? bareFigure(read))
    const isHardTold = isHardStretch || isSetBack
    const isOfOwn = said.sentences.every(({ sentence }) => !isOfOthers(sentence.tokens) && !sentence.isQuestion)
    const isJoy = EXCLAIMED.test(response) && isOfOwn && !isMeant && !isDenied && !isLow && !isIdle && !isTroubled(said)
    const foreign = foreignLanguage(response)
    if (isJoy && frame === null && !goal.rhythm && !isHardTold && !foreign) return asks(askEnd(read.view))
    // "I'd put it at 65%".
    const isShare = !frame && read.meanings.some(({ role, share }) => role === 'percent' && share >= SHARE_TOLD)
    if (isShare && !isMeant && !foreign) return asks(askBack(read, clock))
    const isPlanned = unsure && read.told[unsure.place]?.sentence.tokens.some(({ word }) => PLANNED.has(word))
    if (frame && unsure && !isPlanned && read.moves >= WIN && !foreign && !isHardTold && !isIdle)
      return asks(askWhether(unsure, { read, clock }, frame))
    const reasoning = foreign?.sentence ?? wordStill(isWin, read.view, { isHard: isHardTold, isIdle })
    return { newProgress: progress, reasoning }
  }
  const tone = { isSetBack: isSetBack || isLow, isGladly: isGladly || setBack === 'denied' }
  if (outcome.kind === 'open') return asks(askBack(read, clock, tone))
  const { meaning } = outcome
  const values = valuesOf(meaning, read.view, daysOf(meaning, read, clock))
  if (frame && values === 'open') return asks(askDay(frame, meaning.place.reading ?? frame.reading, { read, clock }))
  const tickedOn = meaning.ticks.length > 0 ? dayOf(meaning, read, clock) : null
  const isDated = tickedOn !== null && tickedOn !== 'open'
  return {
    newProgress: meaning.place.progress,
    reasoning: wordMove(meaning, read.view, isDated ? dayWords(tickedOn, dateIn(timeZone, now)) : null),
    ...(values !== 'open' && values.length > 0 && { values }),
    ...(meaning.ticks.length > 0 && { milestoneIds: [...meaning.ticks] }),
    ...(isDated && { tickedOn }),
    quote: meaning.quotes[0],
  }
}

/** "Wrote 300 on limitations": the one figure of an answer, without a unit, where it may well count. */
function bareFigure({ figures: [only, other], meanings: [first] }: ReadProgress) {
  const isLikely = only && !other && first?.figures.includes(only) && first.share >= WIN
  return isLikely && only.match === 'bare' ? only : undefined
}

/** Whether an answer is of what somebody near did, who is not in the goal, and of nothing that it was to who writes. */
function isOfAnother({ sentences, words }: Said, title: string): boolean {
  const [first, ...others] = sentences.map(({ sentence }) => sentence)
  const who = first ? relativeIn(first.tokens) : null
  const isOfOwn = words.slice(1).some((word) => OWN.has(word)) || readSaid(title).words.some((word) => word === who)
  return who !== null && !isOfOwn && others.every(({ tokens }) => isOfOthers(tokens) || !tokens.some(isPastForm))
}
const OWN = wordSet("i i'm i've i'd me my mine myself we we're we've us our")

/** "Ran 18 km, the last five at race pace": the open milestones of which all telling words stand in an answer that denies nothing. */
function toldWhole(words: readonly string[], milestones: ProgressContext['goal']['milestones']): string[] {
  const said = new Set(stemsIn(words.join(' ')))
  const open = words.filter((word) => NOT_YET.has(word)).flatMap((word) => stemsIn(word))
  return milestones.flatMap(({ id, title, isCompleted }) => {
    const stems = stemsIn(title.toLowerCase()).filter((stem) => !grammarStems.has(stem))
    // "Roof is on" says no more than that.
    const isNamed = isTelling(stems, title) || (stems.length > 0 && words.length <= BRIEF)
    // "The plan is drawn" puts nothing off, of “Draw the plan”.
    const isPutOff = open.some((stem) => !stems.includes(stem))
    return !isCompleted && isNamed && !isPutOff && stems.every((stem) => said.has(stem)) ? [id] : []
  })
}
/** "Everything is done, even the green paint." */
const SAYS_WHOLE =
  /^\W*(?:(?:and|so|now|finally|yes|ok)\W+)*(?:everything|all(?: of (?:it|them))?|it all|the (?:whole|entire) (?:thing|lot))(?:['’]s| is| are)?(?: now| finally| all)? (?:done|finished|complete|completed|ready)\b/i
const BRIEF = 4
const isTelling = (stems: readonly string[], title: string) =>
  stems.length > 2 || (stems.length > 1 && title.split(' ').length > 4)
const NOT_YET = wordSet(
  "not never no none without nearly almost half some part will shall should would could going tomorrow next plan planning want hope try trying soon later start started begin began working n't didn't haven't hasn't isn't wasn't can't couldn't won't don't yet still",
)

/** "Half of the shelf is done": a milestone by its whole title, that it is done, and nothing else. */
function spelledOut(words: readonly string[], { meanings, view: { goal } }: ReadProgress) {
  if (!words.some((word) => OVER.has(word))) return undefined
  return meanings.find(({ ticks: [id, other], isWhole }) => {
    const title = goal.milestones.find((one) => one.id === id)?.title ?? ''
    const own = new Set(readSaid(title).words)
    const isOnly = words.every((word) => own.has(word) || OVER.has(word) || AROUND.has(word))
    return other === undefined && id !== undefined && isWhole && isOnly
  })
}

/** "Meant 90.6, not 90": both figures are told, and nothing else can be meant. */
function correctedOut(read: ReadProgress) {
  const meant = read.view.frame?.isOwn ? correctedIn(read, true) : null
  return meant === null
    ? undefined
    : read.meanings.find(({ place, ticks }) => ticks.length === 0 && place.reading === meant)
}
const OVER = wordSet('done finished complete completed reached')
const AROUND = wordSet('is are was has been now today finally just it the a my i and all')

const DENYING = wordSet("nothing zilch nada can't cant cannot couldn't couldnt didn't didnt haven't havent not")

/** What is asked before somebody else's reading of a measured goal is taken, where it could be of several days. */
export function askWhichDay(
  { goal, response, now, timeZone }: Pick<ProgressContext, 'goal' | 'response' | 'now' | 'timeZone'>,
  reading: number,
): Assessment['ask'] | null {
  const clock = { now, timeZone }
  const read = readProgress(response, goal, clock)
  const { frame } = read.view
  return frame?.isOwn ? askDay(frame, reading, { read, clock }) : null
}

/** What to ask back where somebody else's reading is not sure; where that puts the goal comes first. */
export function askAbout(
  { goal, response, now, timeZone }: Pick<ProgressContext, 'goal' | 'response' | 'now' | 'timeZone'>,
  place: { progress: number; reading: number | null } | null,
): NonNullable<Assessment['ask']> {
  const clock = { now, timeZone }
  const ask = askBack(readProgress(response, goal, clock), clock)
  if (!place || ask.kind === 'milestones') return ask
  const { measure } = goal
  const first =
    ask.kind === 'value' && measure && place.reading !== null
      ? { label: amountWords(measure, place.reading), value: place.reading }
      : { label: `${place.progress}%`, progress: place.progress }
  const isThere = ask.options.some(({ value, progress }) => value === first.value && progress === first.progress)
  if (isThere || (ask.kind === 'value') !== 'value' in first) return ask
  const leave = ask.options.slice(-1)
  return { ...ask, options: [first, ...ask.options.slice(0, -1).slice(0, MOST_BESIDE), ...leave] }
}

/** Chips beside the first and the one that leaves all as it is. */
const MOST_BESIDE = 2

/**
 * The values to write: of a level what it is now, of a total what is added, each with its words and the day that they tell
 * it of; `open` where that could be one of several.
 */
function valuesOf(
  { place, role, figures, quotes, ticks }: Meaning,
  { frame }: GoalView,
  days: readonly ToldDay[],
): ReadValue[] | 'open' {
  if (!frame?.isOwn || place.reading === null || ticks.length > 0) return []
  const [quote = ''] = quotes
  const added = Math.round((place.reading - frame.reading) * 1e6) / 1e6
  const isLevel = frame.measure.kind === 'level'
  if (!isLevel && added === 0) return []
  const each = !isLevel && role === 'delta+' ? figures.map(({ amount }) => amount ?? 0) : null
  const amounts = each ?? [isLevel ? place.reading : added]
  const told = amounts.length === days.length ? days : new Set(days).size === 1 ? amounts.map(() => days[0]) : ['open']
  if (told.includes('open')) return 'open'
  return amounts.map((value, at) => {
    const date = told[at] ?? null
    return { value, quote: quotes[at] ?? quote, ...(date !== null && { date }) }
  })
}
