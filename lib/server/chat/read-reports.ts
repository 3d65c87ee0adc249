import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { assessProgress } from '@/lib/server/coach/built-in/assess-progress/assess-progress'
import { assessRhythm } from '@/lib/server/coach/built-in/assess-progress/assess-rhythm'
import { isStuck } from '@/lib/server/coach/built-in/reply/counsel'
import { courtesyFor, wishAnswer } from '@/lib/server/coach/built-in/reply/courtesy'
import { isHard, isHardTime, kindWord, momentAnswer } from '@/lib/server/coach/built-in/reply/hard-moment'
import { asksFact, isToldFirst, ofSomeone, seeksCounsel } from '@/lib/server/coach/built-in/reply/looked-for'
import { asksOfCoach, goalMeant, isBeside, isOrderLike, readSaid } from '@/lib/server/coach/built-in/reply/said'
import type { ChatContext, GoalRecord, RhythmRecord } from '@/lib/server/coach/context'
import type { Clock } from '@/lib/server/language/clock'
import { tellingStems } from '@/lib/server/language/common-words'
import { datesIn } from '@/lib/server/language/dates'
import { foreignLanguage } from '@/lib/server/language/foreign-language'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import { isNamedWeakly, tells } from '@/lib/server/language/heard/draft-heard'
import { hear } from '@/lib/server/language/heard/hear'
import { isAbout, tellsOwnDeed } from '@/lib/server/language/heard/own-deed'
import { energyBehind, entryOf } from '@/lib/server/language/orders/journal'
import { viewGoal } from '@/lib/server/language/progress/frame'
import { tellsOfRest } from '@/lib/server/language/progress/tick-hypotheses'
import { isPastForm } from '@/lib/server/language/progress/word-classes'
import { kilometresOf, quantitiesIn } from '@/lib/server/language/quantities'
import { readQuestion } from '@/lib/server/language/questions/read-question'
import { stemsIn } from '@/lib/server/language/stem'
import { type Reading, readText, type Sentence } from '@/lib/server/language/text'
import type { Draft } from '@/lib/server/proposals/draft-proposal'
import { calledOff, canTake, isOfAnother, isTold, LEADS, noteNear, noteOf, notesTold } from './told-notes'

/** Who says more than that wants no single question back. */
const MOST_SENTENCES = 12

type AskKind = NonNullable<Draft['ask']>['kind']

/** The verb whose card an answer to each kind of question makes whole. */
export const ASKED_VERBS = {
  value: 'value.log',
  share: 'progress.log',
  milestones: 'milestone.tick',
} as const satisfies Record<AskKind, Draft['verb']>

/**
 * What a message reports of the user's goals: what it surely says, else, for a goal that it names, the question how far
 * that has come. Sentences that ask something report nothing.
 */
export function readReports(reading: Reading, { goals, reminders, turns, now, timeZone }: ChatContext): Draft[] {
  const clock = { now, timeZone }
  // "Energy on days I ran vs days I didn't" asks.
  if (ASKS.test(reading.text)) return []
  const ongoing = goals.filter(({ isCompleted }) => !isCompleted)
  // What is quoted is told of nothing.
  const heard = hear(reading.text.replace(QUOTED, ''), { goals: ongoing, reminders }, clock).filter(({ quote }) =>
    reading.text.includes(quote),
  )
  // Who tells of a row or a loss is asked for no figure.
  if (heard.length > 0 || isHard(readSaid(reading.text))) return heard
  if (reading.sentences.some(mayAsk)) return []
  const done = alertsTold(reading, { reminders, turns }, clock)
  for (const sentence of reading.sentences.slice(0, MOST_SENTENCES)) {
    if (QUOTED.test(sentence.text)) continue
    const [best] = goalsNamedIn(sentence, ongoing)
    const named = ongoing.find(({ id }) => id === best?.goalId)
    if (isOfAnother(sentence, named) || (best && isAbout(sentence.tokens, best.start))) continue
    const counted = best?.isSure ? [] : verbed(sentence, ongoing, clock)
    if (counted.length > 0) return [...done, ...counted]
    const goal = best?.isSure ? named : numbered(sentence, ongoing, clock)
    const offered = goal?.rhythm
      ? daysOffered(goal, goal.rhythm, sentence, clock)
      : goal && tellsOwnDeed(sentence) && asked(goal, sentence, clock)
    if (offered && offered.length > 0) return [...done, ...offered]
  }
  return done
}

const ASKS = /\b(?:vs|versus|avg|compared?|(?:remind|tell|show) me (?:which|what|who|when|where|how))\b/i

/** "Did the 6k with Aoife": the one alert up to today that has all but a word of it, or of the next days what its verb says. */
function alertsTold(
  { sentences }: Reading,
  { reminders, turns }: Pick<ChatContext, 'reminders' | 'turns'>,
  clock: Clock,
): Draft[] {
  const today = dateIn(clock.timeZone, clock.now)
  // What is set for one of the next days may be done before it.
  const last = addDays(today, DAYS_AHEAD)
  const named = reminders
    .map(({ id, title, scheduledFor }) => ({
      id,
      names: tellingStems(title),
      day: dateIn(clock.timeZone, new Date(scheduledFor)),
    }))
    .filter(({ day }) => day <= last)
  // "Ok, sent now" is of what was asked about.
  const before = turns.findLast(({ isFromUser }) => isFromUser)?.text.slice(0, MOST_OF_TURN)
  const stemsBefore = stemsIn(before?.toLowerCase() ?? '')
  return sentences
    .slice(0, MOST_SENTENCES)
    .filter(tellsOwnDeed)
    .flatMap((sentence): Draft[] => {
      const { text: quote, tokens } = sentence
      const own = tokens.flatMap(({ word, stem }) => (kilometresOf(word) ? stemsIn(`${kilometresOf(word)} km`) : stem))
      const said = new Set([...own, ...(tokens.length > MOST_POINTING ? [] : stemsBefore)])
      // "Bought the screws" is of “Buy the long screws for the shelves”.
      const isDeed = (name: string | undefined) => tokens.some((one) => one.stem === name && isPastForm(one))
      const isCounted = [...said].some((stem) => /^\d+$/.test(stem))
      const [only, more] = named.filter(
        ({ names, day }) =>
          // "Did 8k with Aoife" is not the 6 km that are set.
          !(isCounted && names.some((stem) => /^\d/.test(stem) && !said.has(stem))) &&
          names.length > 1 &&
          (isDeed(names[0]) || day <= today) &&
          names.filter((stem) => said.has(stem)).length >= (isDeed(names[0]) ? 2 : Math.max(2, names.length - 1)),
      )
      if (!only || more) return []
      // What was done yesterday is no alert of today.
      const days = datesIn(sentence, { ...clock, towards: 'past' }).filter(({ isNamed }) => isNamed)
      const isOfDay = days.every(({ from, to }) => only.day >= from && only.day <= to)
      return isOfDay ? [{ verb: 'alert.finish', input: { reminderId: only.id }, quote }] : []
    })
}

/** "Finished number 24": the one goal whose next it is. */
function numbered(sentence: Sentence, goals: readonly GoalRecord[], { timeZone }: Clock): GoalRecord | undefined {
  const at = sentence.tokens.findIndex(({ word }) => /^(?:number|no|nr|#)$/.test(word))
  const number = at < 0 || !tells(sentence) ? null : sentence.tokens[at + 1]?.value
  const [only, more] = goals.filter((goal) => {
    const { frame } = viewGoal(goal, timeZone)
    return frame?.measure.kind === 'total' && frame.reading + 1 === number
  })
  return more ? undefined : only
}

/** "Saved 150": the one goal that counts what its own verb says. */
function verbed(sentence: Sentence, goals: readonly GoalRecord[], { now, timeZone }: Clock): Draft[] {
  const [figure, other] = quantitiesIn(sentence)
  if (!figure || other || figure.unit !== null || figure.form !== 'plain' || !tellsOwnDeed(sentence)) return []
  const [only, more] = goals.filter(({ title, measure }) => {
    const [verb] = stemsIn(title)
    return measure?.kind === 'total' && sentence.tokens.some((token) => token.stem === verb && isPastForm(token))
  })
  const input = { goalId: only?.id, value: figure.value, date: dateIn(timeZone, now) }
  return only && !more ? [{ verb: 'value.log', input, quote: sentence.text }] : []
}

const [FEWEST_WORDS, MOST_POINTING, MOST_OF_ASIDE] = [2, 4, 6]
const MOST_OF_TURN = 300
const DAYS_AHEAD = 3

const OWN = /^(?:i|im|we|today|yesterday|feel|feeling|no|not|bad|good|great|rough|lovely|nice)\b/

const QUOTED = /["“][^"“”]{8,}["”]/

/** "And no deadline on that one please", "then I want to have it for Christmas", "I feel stuck with the cello". */
const ASKED_FOR =
  /\b(?:feel(?:ing)?|i['’]?m|i am) stuck(?: (?:with|on|in)(?: \S+){1,4}?)?\W*$|\b(?:please|pls|plz)\b|\bi (?:want|would like) to\b|\bi['’]?d like to\b/i

/**
 * What the writer tells of their day and no goal counts: an alert of today that it calls off, a note for the goals that it
 * may be about, else an entry in its own words, whose energy is asked on the card. `isReported`: it ends an alert already.
 */
export function toldBeside(reading: Reading, context: ChatContext, isReported = false): Draft[] {
  const { text, sentences } = reading
  const { goals, turns, now, timeZone } = context
  const [first] = sentences
  const tokens = sentences.flatMap((one) => one.tokens.filter(({ kind }) => kind !== 'mark'))
  const [head] = tokens.slice(tokens.findIndex(({ word }) => !LEADS.has(word)))
  const isOwn = head && (isPastForm(head) || (OWN.test(head.word) && head.word !== "i'll"))
  const said = readSaid(text)
  const isOther =
    tokens.length < FEWEST_WORDS ||
    isBeside(tokens.map(({ word }) => word)) ||
    ASKED_FOR.test(text) ||
    // Who does not get on with a goal is met with a first step of it, and not by an entry.
    (isStuck(said.words) && goalMeant(said, { goals, turns: [] }) !== null) ||
    sentences.some((one) => [mayAsk, asksFact, seeksCounsel, asksOfCoach, isOrderLike].some((is) => is(one))) ||
    momentAnswer(said, turns) !== null ||
    courtesyFor(said, context) !== null ||
    wishAnswer(said) !== null ||
    ('query' in readQuestion(text, context) && !sentences.every(isToldFirst) && !isHardTime(text))
  const off = calledOff(reading, context)
  if (off.length > 0) return off
  if (!first || isOther || foreignLanguage(text)) return []
  const ongoing = goals.filter(({ isCompleted }) => !isCompleted)
  const unrated = withoutEnergy(reading)
  const named = notesTold(unrated, ongoing, { now, timeZone })
  // What ends an alert is not kept of a goal as well that it does not name.
  const noted = named.length > 0 || isReported ? named : noteNear(unrated, ongoing, context)
  const isRated = unrated !== reading
  // "Took me long enough", in the middle of a talk, is no entry of the day.
  const isBrief = tokens.length < MOST_OF_ASIDE && tokens.every(({ kind }) => kind === 'word')
  const isAside = turns.length > 0 && isBrief && kindWord(said.words) === null
  return (noted.length > 0 || !isOwn || isAside) && !isRated ? noted : [...noted, ...entryTold(reading, context)]
}

/** A message as its writer's entry of the day. */
export function entryTold({ text, sentences }: Reading, { now, timeZone }: Clock): Draft[] {
  const [first] = sentences
  const drafted = first ? entryOf(text.trim(), first, { now, timeZone, goals: [], reminders: [] }) : { cannot: '' }
  if ('cannot' in drafted) return []
  const { verb, input } = drafted
  const date = input.date ?? dateIn(timeZone, now)
  return [{ verb, input: { ...input, date }, quote: text.trim() }]
}

/** "Ran 8 km, energy 4": the energy is of the day, and counts for no goal. */
export function withoutEnergy(reading: Reading): Reading {
  const { notes, mood } = energyBehind(reading.text)
  return mood === undefined ? reading : readText(notes)
}

/** "I should like to know how often …", "days since I …", "what all was in it": what may ask something is met with no question. */
function mayAsk({ text, isQuestion, tokens }: Sentence): boolean {
  return (
    isQuestion ||
    /\bi (?:wrote|mentioned) about\b/i.test(text) ||
    ofSomeone(text) ||
    tokens.some(({ word }) => ASKING.has(word.replace(/'.*/, '')))
  )
}
const ASKING = new Set(
  'since how what which who whose where why whats hows whos wheres percent share correlation average'.split(' '),
)

function asked(goal: GoalRecord, sentence: Sentence, clock: Clock): Draft[] {
  const quote = sentence.text
  const { ask } = assessProgress({ goal, response: quote, ...clock })
  const ids = ask?.options.flatMap(({ milestoneIds = [] }) => milestoneIds) ?? []
  // "Shelves are up, lamp still to do": it is said that the milestone is not done.
  if (ids.length > 0 && tellsOfRest(sentence)) return []
  // Where nothing is told to choose from, the words are kept.
  if (ask?.kind === 'share' && ask.options.length === 1 && canTake(goal))
    return isTold(sentence, clock) ? [noteOf(goal, quote)] : []
  if (!ask || isNamedWeakly(ids, goal, sentence)) return []
  // Where it is a part of a milestone only, the words are kept.
  const isKept = ask.kind === 'milestones' && canTake(goal) && isTold(sentence, clock)
  return [
    { verb: ASKED_VERBS[ask.kind], input: { goalId: goal.id }, quote, ask },
    ...(isKept ? [noteOf(goal, quote)] : []),
  ]
}

/** The days of a rhythm that a sentence names, or today where only the rhythm is named: each a card, which asks by itself. */
function daysOffered(
  { id, title, progress }: GoalRecord,
  rhythm: RhythmRecord,
  sentence: Sentence,
  clock: Clock,
): Draft[] {
  const quote = sentence.text
  const { values, ask } = assessRhythm({ title, progress, rhythm, response: quote }, clock)
  const isToday = tellsOwnDeed(sentence) && ask?.options[0]?.value === rhythm.standing.now + 1
  const days = values ?? (isToday ? [{ value: 1, date: dateIn(clock.timeZone, clock.now) }] : [])
  return days.map(({ value, date }) => ({ verb: 'value.log', input: { goalId: id, value, date }, quote }))
}
