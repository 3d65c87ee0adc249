import 'server-only'
import { addDays, dateIn, instantIn, timeIn } from '@/lib/contract/calendar'
import { repeatRule } from '@/lib/contract/repeat'
import { moved, type SpanUnit } from '../calendar-spans'
import { withPerson } from '../persons'
import { isPastForm } from '../progress/word-classes'
import { quantitiesIn } from '../quantities'
import type { Token } from '../text'
import { isTime, unitOf } from '../units'
import { wordSet } from '../word-table'
import { isName } from './doubts'
import { type Fill, type Filled, kept, ofGoal, whichOf, without } from './fill'
import { isSure, leading, namedIn, reminderNamed, telling, tellingOnly, textsOfTitle } from './names'
import { alertsOfNamedGoal, dayBefore, soonOf } from './near-alerts'
import { COURTEOUS, type OrderContext, type OrderGoal, titleOf, wordsOf } from './order'
import { alertNamed, alertsOf, byHand, isOutside, onOtherDay, outside } from './refusals'
import { firstTime, PART_OF_DAY } from './repeats'
import { eitherOf, FULLY, type Thing, thingPointed, thingsNamed } from './things'
import type { Said } from './understand'
import { dayIn, hourNear, scheduledFor, type When, whenIn } from './when'

/** What asks to be reminded, be it typed in a hurry. */
const CALLING =
  /\b(?:re?m+[in]+d\w*|alert\w*|alarm|timer|wake|notif\w*|prompt|appointment|(?:let me|me) (?:know|forget)|(?:tell|ring|buzz|ping|nudge|poke|shout|remember) (?:me|at me))\b/

/** "Change the dentist alert to 11": to change an alert's hour is to move it; what else there is of it is changed by hand. */
export const changeAlert: Fill = (said, context, given) => {
  const { part, bones } = said
  // "Make the one for Priya repeat every Sunday".
  const named = bones.repeat ? alertNamed(said, context) : undefined
  if (named) return moveAlert(named, said, context)
  const isOfAlert = part.tokens.some(({ word }) => /^(?:alert|reminder|alarm)$/.test(word))
  const isTimed = bones.when.time !== null || hourNear(bones.when.rest, null) !== null
  return isOfAlert && isTimed ? move(said, context, given) : { cannot: byHand(said, context, false) }
}

/** Whether a message asks to be reminded in so many words. */
export function isCalledFor(text: string): boolean {
  return CALLING.test(text.toLowerCase())
}

const ASKING = wordSet('what which who whom whose when where why how')

/** "Remind me Tuesday at 9 to call Bob", "wake me at 6". */
export const addAlert: Fill = (said, context, given) => {
  const { part, bones } = said
  const { tokens } = part
  const { repeat, when } = bones
  // "Remind me which port is the next" asks.
  const isTimed = repeat || when.span || when.time || when.inMinutes !== null
  if (!isTimed && tokens.some(({ word }, at) => ASKING.has(word) && tokens[at - 1]?.word === 'me')) return null
  // "Remind me of something good" asks for what was.
  if (!isTimed && /\bme (?:of|about) (?:something|anything)\b/i.test(part.text)) return null
  // "Book us a table for Friday at 7" is a deed of the world, and no alert until that is asked for.
  if (isOutside(part)) return { cannot: outside(said) }
  const says = (word: string) => tokens.some((one) => one.word === word)
  // "Move the lamp alert to 8am", "ok change the alert for tonight's run to 18:30".
  const verb = tokens.find(({ word }) => !COURTEOUS.has(word))?.word ?? ''
  if (MOVING.has(verb) && (says('alert') || says('reminder'))) return move(said, context, given)
  const isCalled = when.inMinutes !== null || isCalledFor(tokens.map(({ word }) => word).join(' '))
  // "Up at three with Finn" tells of an hour: without a word that asks for it, an alert has its day and its time.
  // "Entries from 1 to 15 November" are asked for.
  // "And scrap the one tomorrow" sets none.
  if (!isCalled && /^(?:scrap|cancel|delete|drop|skip|remove|bin)$/.test(verb)) return null
  const isOfRows = !isCalled && tokens.some(({ word }) => OF_ROWS.has(word))
  if (isOfRows || (!isCalled && !(repeat || (when.time && when.span)))) return null
  // "Rossaveel went live this morning" tells, and "will it ring tonight" asks.
  const [head, second] = tokens
  const isTold = second && isPastForm(second) && !(head && isPastForm(head))
  if (!isCalled && (isTold || ASKS_FIRST.has(head?.word ?? ''))) return null
  // "Call Mam should be every Sunday": what there is becomes no second one.
  const named = namedIn(without(tokens, bones.timed), context.reminders, textsOfTitle)
  const [there] = named
  if (there && (says('instead') ? isSure(named) : !isCalled && there.score > FULLY))
    return moveAlert(there.item, said, context)
  const isOver = when.span !== null && when.span.to < dateIn(context.timeZone, context.now)
  if (isOver && !repeat) return null
  // "Every Thursday evening": the part of the day is of its time.
  const ofAnother = dayBefore(part.text, context)
  if (ofAnother) return ofAnother
  const own = given.filter((one) => !bones.timed.has(one))
  const told = repeat && PART_OF_DAY.test(own.at(-1)?.word ?? '') ? own.slice(0, -1) : own
  // "Wake me up" gives nothing its name, and neither does "remind me of that".
  const isNameless = telling(told).every(({ word }) => word === 'wake') || !isName(told)
  const title = isNameless
    ? undefined
    : titleOf(part, told)
        ?.replace(/^Not /, 'Do not ')
        .replace(/[\s,–—-]+(?:alert|reminder)$/i, '')
        // "Put 20 minutes of cello in for tomorrow", "put that in an alert".
        .replace(PUT_IN.test(part.text) ? /\s+in(?:to)?(?: an?| the| my)?$/i : /$^/, '')
  const isDenied = title && isNot(tokens, told)
  const first =
    repeat && firstTime(repeat.rule, { day: when.span?.from ?? null, time: when.time, monthday: repeat.day }, context)
  // "Wake me at 6", said in the evening, is of the next morning.
  const tomorrow = addDays(dateIn(context.timeZone, context.now), 1)
  const inTheMorning =
    says('wake') && when.time && !when.span
      ? scheduledFor({ ...when, span: { from: tomorrow, to: tomorrow } }, context)
      : undefined
  return {
    verb: 'alert.add',
    input: {
      title: isDenied
        ? `Do not ${title.charAt(0).toLowerCase()}${title.slice(1)}`
        : withPerson(title ?? '', () => context.recentTopic?.person ?? null) ||
          (says('wake') ? 'Wake up' : says('alarm') || says('timer') ? 'Alarm' : undefined),
      scheduledFor: first ?? beforeAnother(tokens, bones, context) ?? scheduledFor(when, context) ?? inTheMorning,
      ...(repeat && { repeat: repeatRule(repeat.rule) }),
    },
  }
}

const PUT_IN = /^\W*(?:(?:please|can you|ok|now) )*(?:put|pencil|slot|fit|squeeze|get)\b/i
const ASKS_FIRST = wordSet('will does is was did has have are')
const MOVING = wordSet('move shift push postpone reschedule change')
const OF_ROWS = wordSet('entry entries notes journal')

/** "Remind me not to eat late": what is denied is no part of what was read as its name. */
function isNot(tokens: readonly Token[], [first]: readonly Token[]): boolean {
  const at = first ? tokens.findIndex(({ start }) => start === first.start) : 0
  return tokens.slice(Math.max(0, at - 2), at).some(({ word }) => word === 'not' || word === 'never')
}

/** "An hour before the run", where that is an alert: so long before it; the day alone where it is none. */
function beforeAnother(tokens: readonly Token[], { when: { span } }: Said['bones'], context: OrderContext) {
  const at = tokens.findIndex(({ word }) => word === 'before')
  const length = at > 1 ? lengthIn(tokens.slice(Math.max(0, at - 2), at)) : null
  if (!length) return undefined
  const reminders = alertsOf({ from: span?.from ?? '', to: span?.to ?? '9' }, context)
  const other = reminderNamed(tokens.slice(at + 1), { ...context, reminders })
  if (!other) return span?.from ?? dateIn(context.timeZone, context.now)
  return later(new Date(other.scheduledFor), length, -1, context)
}

const DATE = wordSet('deadline date goal mission')
const EACH = /^(?:every|each|evry|daily|weekly|fortnightly|monthly)$/
const DENYING = wordSet("can't cant cannot isn't isnt aren't arent won't wont doesn't doesnt")

/** What was done so long ago; what was due "ages ago" may be moved. */
const JUST_NOW = /\b(?:an?|half|few|\d+|two|three|four|five) (?:min\w*|hours?|days?) ago\b/

/** "Move the dentist to Friday", "push the attic two weeks", "snooze it": of an alert, a goal or a milestone, whichever is named. */
export const move: Fill = (said, context) => {
  const { tokens } = said.part
  const { timed, when } = said.bones
  if (isOutside(said.part)) return { cannot: outside(said) }
  // "The dentist can't be a Sunday" says no day.
  if (tokens.some(({ word }) => DENYING.has(word))) return null
  // "Priya's done, sent it an hour ago" moves nothing back.
  if (JUST_NOW.test(tokens.map(({ word }) => word).join(' '))) return null
  // "Rang Mam today instead of Sunday" tells.
  if (tokens[0] && isPastForm(tokens[0]) && !/^(?:put|set|moved)$/.test(tokens[0].word)) return null
  const isDate = tokens.some(({ word }) => DATE.has(word))
  const { unit } = lengthIn(when.rest) ?? {}
  // "Push the run back half an hour" is of no goal that is to run a half marathon.
  const isTimed = when.time !== null || when.inMinutes !== null || unit === 'h' || unit === 'min'
  const isSnoozed = isSnooze(tokens)
  const isOf = ({ kind }: Thing) => (isDate ? kind !== 'alert' : !(isTimed || isSnoozed) || kind === 'alert')
  const ofDay = alertOfDay(said, context)
  if (ofDay) return 'cannot' in ofDay ? ofDay : moveAlert(ofDay, said, context)
  // In “another two weeks” no goal is named that has a “two”.
  const rest = without(tokens, timed).filter(
    (one, at, all) =>
      one.value === null ||
      // "Shift the late one to ten" names no goal of ten.
      (!isTime(unitOf(all[at + 1]?.word ?? '')) && !/^(?:to|at)$/.test(all[at - 1]?.word ?? '')),
  )
  const pointed = thingPointed(rest, context)
  // "Give it a new date" is of what was spoken of, though a goal is to give a talk.
  const own = pointed && tellingOnly(rest).length === 0 ? [] : thingsNamed(rest, context)
  // "Call Mam" may be all that is said but the time.
  const all = own.length > 0 || pointed ? own : thingsNamed(tokens, context)
  const fitting = all.filter(({ item }) => isOf(item))
  const named = fitting.length > 0 ? fitting : all
  const to = wordsOf(
    said.part,
    tokens.filter((one) => timed.has(one)),
  )
  const today = alertsOfNamedGoal(rest, named, context)
  if (today.length > 0 && (isTimed || when.span) && !isDate) {
    const alerts = [...today, ...(named[0]?.item.kind === 'alert' ? [named[0].item] : [])]
    const far = to || lengthWords(tokens) || minutesWords(tokens)
    const goal = isTimed ? undefined : context.goals.find(({ id }) => id === today[0]?.goalId)
    return whichOf([
      ...alerts.map(({ title }) => `Move the alert “${title}” ${far}`),
      ...(goal ? [`Move the deadline of “${goal.title}” ${far}`] : []),
    ])
  }
  const either = eitherOf(named)
  if (either) {
    const day = when.span ? to : lengthWords(tokens)
    return whichOf(
      either.map(({ kind, title }) => `Move the ${kind === 'goal' ? 'deadline of' : kind} “${title}” ${day}`.trim()),
    )
  }
  const thing = named[0]?.item ?? pointed
  const soon = !named[0] && pointed?.kind === 'goal' ? soonOf(pointed.id, context) : []
  // "Move it to Tuesday", of a run that is set for tonight and a race in three months.
  if (soon.length > 0 && when.span && !isDate) {
    const names = [...soon.map(({ title }) => `alert “${title}”`), `deadline of “${pointed?.title}”`]
    return whichOf(names.map((one) => `Move the ${one} ${to}`))
  }
  // "Push that reminder" is of no goal.
  const isOfAlert = tokens.some(({ word }) => /^(?:alert|reminder|alarm)s?$/.test(word))
  if (isOfAlert && thing && thing.kind !== 'alert') return moveAlert(undefined, said, context)
  if (thing?.kind === 'milestone' && thing.of) return dateStep(thing.id, thing.of, said, context)
  if (thing?.kind === 'goal' || (!thing && isDate)) return dateGoal(thing?.of ?? null, said, context)
  return moveAlert(
    context.reminders.find(({ id }) => id === thing?.id),
    said,
    context,
  )
}

const OF_DAY = /^(today|tonight|tomorrow)'?s$/

/** "Tonight's run" is none of Thursday's: the alert of that day which is named by its own words or its goal's, else a choice. */
function alertOfDay({ part, bones }: Said, context: OrderContext) {
  const { tokens } = part
  const { now, timeZone, goals } = context
  const own = tokens.map(({ word }) => OF_DAY.exec(word)?.[1]).find(Boolean)
  if (!own) return null
  const day = addDays(dateIn(timeZone, now), own === 'tomorrow' ? 1 : 0)
  const there = alertsOf({ from: day, to: day }, context)
  const items = there.map((reminder) => ({
    reminder,
    texts: [reminder.title, goals.find(({ id }) => id === reminder.goalId)?.title ?? ''],
  }))
  const named = namedIn(without(tokens, bones.timed), items, ({ texts }) => texts)
  const only = leading(named)?.reminder
  if (only) return only
  const other = namedIn(tokens, context.reminders, textsOfTitle)[0]?.item
  if (there.length === 0) return other ? { cannot: onOtherDay(other.title, { from: day, to: day }, context) } : null
  const timed = tokens.filter((one) => bones.timed.has(one) && !OF_DAY.test(one.word))
  const hour = bones.when.time ? undefined : hourNear(bones.when.rest, null)?.token.raw
  const to = [wordsOf(part, timed), hour && `${timed.length > 0 ? 'at' : 'to'} ${hour}`].filter(Boolean).join(' ')
  const either = new Set(other ? [other, ...there] : there)
  return whichOf([...either].map(({ title }) => `Move the alert “${title}” ${to || lengthWords(tokens)}`.trim()))
}

/** Whether an alert is to be put off: of no goal and no milestone is that said. */
function isSnooze(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => word === 'snooze')
}

function dateStep(id: string, of: OrderGoal, said: Said, context: OrderContext): Filled {
  const { span } = dayIn(said.part, said.part.tokens, context)
  const milestones = kept(of.milestones).map((one) => (one.id === id ? { ...one, targetDate: span?.to } : one))
  return { verb: 'milestones.set', input: { goalId: of.id, milestones: span ? milestones : undefined } }
}

function dateGoal(goal: OrderContext['goals'][number] | null, { part }: Said, context: OrderContext): Filled {
  const { span } = dayIn(part, part.tokens, context)
  const by = !span && goal?.targetDate ? movedBy(goal.targetDate, part.tokens) : undefined
  return ofGoal('goal.change', goal, { targetDate: span?.to ?? by })
}

function moveAlert(reminder: OrderContext['reminders'][number] | undefined, said: Said, context: OrderContext): Filled {
  const { part, bones } = said
  const { now, timeZone } = context
  if (!reminder)
    return { verb: 'alert.move', input: { scheduledFor: scheduledFor(bones.when, context) }, lacks: 'alert' }
  const was = new Date(reminder.scheduledFor)
  // "The dentist should be every Monday".
  const isAgain = bones.repeat && (!bones.when.span || part.tokens.some(({ word }) => EACH.test(word)))
  if (isAgain && bones.repeat) {
    const { rule, day } = bones.repeat
    const from = { day: bones.when.span?.from ?? null, time: bones.when.time ?? timeIn(timeZone, was), monthday: day }
    const first = firstTime(rule, from, context)
    return { verb: 'alert.move', input: { reminderId: reminder.id, scheduledFor: first, repeat: repeatRule(rule) } }
  }
  const isSnoozed = isSnooze(part.tokens)
  const when = isSnoozed ? whenIn(part, part.tokens, context, true) : bones.when
  const length = when.inMinutes !== null || (when.span && !isSnoozed) ? null : lengthIn(when.rest)
  const sign = !isSnoozed && part.tokens.some(({ word }) => BACK.has(word)) ? -1 : 1
  // "Move it to 10": of the two hours that it may be the one nearer to its own.
  const isBare = !when.time && when.inMinutes === null && !length
  const time = when.time ?? (isBare ? hourNear(when.rest, timeIn(timeZone, was))?.time : undefined)
  const isSaid = time || when.span || length || when.inMinutes !== null
  const at = length
    ? // What is not due yet is put off from its own time.
      later(isSnoozed && was < now ? now : was, length, sign, context, when.time)
    : movedTo(was, { ...when, time: time ?? null }, isSnoozed, context)
  return { verb: 'alert.move', input: { reminderId: reminder.id, scheduledFor: isSaid ? at : undefined } }
}

/** Where an alert goes: what is not said of the new time stays as it was; of a stretch the person says the day. */
function movedTo(was: Date, when: When, isSnoozed: boolean, { now, timeZone }: OrderContext): string | undefined {
  if (when.inMinutes !== null) return scheduledFor(when, { now, timeZone })
  const { from, to } = when.span ?? { from: dateIn(timeZone, isSnoozed ? now : was), to: '' }
  // "Until Saturday" ends on it.
  const isUntil = to !== '' && (isSnoozed || from <= dateIn(timeZone, now))
  if (to !== '' && from !== to && !isUntil) return undefined
  return instantIn(timeZone, isUntil ? to : from, when.time ?? timeIn(timeZone, was)).toISOString()
}

/** "By two weeks", "for an hour", "a week". */
type Length = { count: number; unit: SpanUnit | 'h' | 'min' }
const UNITS = wordSet('min h day week fortnight month')
const BACK = wordSet('earlier forward sooner')

function lengthIn(tokens: readonly Token[]): Length | null {
  const told = quantitiesIn({ tokens: [...tokens] }).find(({ unit }) => UNITS.has(unit ?? ''))
  if (told) return { count: told.value, unit: told.unit as Length['unit'] }
  const one = tokens.find(
    ({ word }, at) =>
      UNITS.has(word === 'hour' ? 'h' : word) && /^(?:an?|another|one|extra)$/.test(tokens[at - 1]?.word ?? ''),
  )
  return one ? { count: 1, unit: (one.word === 'hour' ? 'h' : one.word) as Length['unit'] } : null
}

function lengthWords(tokens: readonly Token[]): string {
  const { count = 0, unit = 'h' } = lengthIn(tokens) ?? {}
  const back = tokens.find(({ word }) => BACK.has(word))?.word ?? ''
  return unit === 'h' || unit === 'min' ? '' : `by ${count} ${unit}${count === 1 ? '' : 's'} ${back}`.trim()
}

/** "Half an hour". */
function minutesWords(tokens: readonly Token[]): string {
  const { count = 0, unit = 'h' } = lengthIn(tokens) ?? {}
  return `by ${Math.round(count * (unit === 'h' ? 60 : 1))} minutes`
}

function later(
  from: Date,
  { count, unit }: Length,
  sign: number,
  { timeZone }: Pick<OrderContext, 'timeZone'>,
  time: string | null = null,
): string {
  if (unit === 'h' || unit === 'min')
    return new Date(from.getTime() + sign * count * (unit === 'h' ? 3_600_000 : 60_000)).toISOString()
  return instantIn(
    timeZone,
    moved(dateIn(timeZone, from), unit, sign * count),
    time ?? timeIn(timeZone, from),
  ).toISOString()
}

/** A date, moved by as much as the words say: "push it two weeks". */
export function movedBy(date: string, tokens: readonly Token[]): string | undefined {
  const length = lengthIn(tokens)
  if (!length || length.unit === 'h' || length.unit === 'min') return undefined
  return moved(date, length.unit, length.count * (tokens.some(({ word }) => BACK.has(word)) ? -1 : 1))
}
