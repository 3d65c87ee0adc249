import 'server-only'
import { addDays, dateIn, instantIn, timeIn } from '@/lib/contract/calendar'
import { repeatRule } from '@/lib/contract/repeat'
import { moved } from '../calendar-spans'
import { quantitiesIn } from '../quantities'
import type { Token } from '../text'
import { wordSet, wordTable } from '../word-table'
import { type Fill, without } from './fill'
import { pointsBack, reminderNamed, telling } from './names'
import { type OrderContext, titleOf } from './order'
import { isOutside, onOtherDay, outside } from './refusals'
import { firstTime } from './repeats'
import { hourNear, scheduledFor, type When, whenIn } from './when'

/** "Remind me Tuesday at 9 to call Bob", "wake me at 6". */
export const addAlert: Fill = (said, context, given) => {
  const { part, bones } = said
  // "Book us a table for Friday at 7" is a deed of the world, and no alert until that is asked for.
  if (isOutside(part)) return { cannot: outside(said) }
  const { repeat } = bones
  const words = new Set(part.tokens.map(({ word }) => word))
  const isWaking = words.has('wake')
  const isAlarm = words.has('alarm') || words.has('timer')
  const when =
    isWaking || isAlarm
      ? whenIn(part, repeat?.rest ?? part.tokens, context, {
          isTimer: words.has('timer'),
          isMorning: !words.has('timer'),
        })
      : bones.when
  const first =
    repeat && firstTime(repeat.rule, { day: when.span?.from ?? null, time: when.time, monthday: repeat.day }, context)
  const isAsked = isWaking || isAlarm || repeat || when.inMinutes !== null || part.tokens.some(isReminding)
  // "Saturday should be a 4, correct it" sets none, and "up at three with Finn" tells of an hour: without a word that asks
  // for it, an alert has its day and its time.
  if (!isAsked && (!when.time || when.span === null)) return null
  const told = given.filter((one) => !bones.timed.has(one))
  // "Wake me up" gives nothing its name.
  const own = isWaking && telling(told).every(({ word }) => word === 'wake') ? [] : told
  // "Make the screen off alert 10 pm instead" is of the one that there is.
  if (part.tokens.at(-1)?.word === 'instead' && reminderNamed(without(part.tokens, bones.timed), context))
    return moveAlert(said, context, given)
  const isPointing = pointsBack(own) && telling(own).length === 0
  const named = isPointing ? undefined : titleOf(part, own)?.replace(/^Not /, 'Do not ')
  const title =
    (named && isDenied(part.tokens, own) ? `Do not ${named.charAt(0).toLowerCase()}${named.slice(1)}` : named) ??
    (isWaking ? 'Wake up' : isAlarm ? 'Alarm' : undefined)
  // "Last Tuesday, make it a 6" sets none either: that day is over.
  const isOver = when.span !== null && when.span.to < dateIn(context.timeZone, context.now)
  if (isOver && !repeat) return null
  return {
    verb: 'alert.add',
    input: {
      title,
      scheduledFor: first ?? scheduledFor(when, context),
      ...(repeat && { repeat: repeatRule(repeat.rule) }),
    },
  }
}

/** "Remind me not to eat late": what is denied is no part of what was read as its name. */
function isDenied(tokens: readonly Token[], [first]: readonly Token[]): boolean {
  const at = first ? tokens.findIndex(({ start }) => start === first.start) : -1
  const before = tokens.slice(Math.max(0, at - 2), Math.max(0, at)).map(({ word }) => word)
  return before.includes('not') || before.at(-1) === 'never'
}

/** Words that ask to be reminded, be they typed in a hurry. */
function isReminding({ word }: Token): boolean {
  return /^(?:re?m+i+n+d|alert|alarm|ping|nudge|notif|prompt|ring|buzz|tell|forget|set|add|put|schedule|book|appointment)/.test(
    word,
  )
}

/** "Move the dentist to Friday", "push it by two weeks", "snooze it for an hour". */
export const moveAlert: Fill = ({ part, bones }, context) => {
  const isSnoozed = part.tokens.some(({ word }) => word === 'snooze')
  const named = without(part.tokens, bones.timed)
  const reminder = reminderNamed(named, context) ?? reminderNamed(part.tokens, context)
  if (!reminder)
    return { verb: 'alert.move', input: { scheduledFor: scheduledFor(bones.when, context) }, lacks: 'alert' }
  // "Tonight's run" is not Thursday's.
  const own = part.tokens.map(({ word }) => /^(today|tonight|tomorrow)'?s$/.exec(word)?.[1]).find(Boolean)
  const there = own ? addDays(dateIn(context.timeZone, context.now), own === 'tomorrow' ? 1 : 0) : null
  if (there !== null && dateIn(context.timeZone, new Date(reminder.scheduledFor)) !== there)
    return { cannot: onOtherDay(reminder.title, { from: there, to: there }, context) }
  const when = isSnoozed ? whenIn(part, part.tokens, context, { isTimer: true }) : bones.when
  const length = when.inMinutes !== null || (when.span && !isSnoozed) ? null : lengthIn(when.rest)
  const isBare = !when.time && when.inMinutes === null && !length
  // "Move it to 10": of the two hours that it may be the one nearer to its own.
  const near = isBare ? hourNear(when.rest, timeIn(context.timeZone, new Date(reminder.scheduledFor))) : null
  const timed = near ? { ...when, time: near.time } : when
  const isNothing = isBare && !near && !when.span
  const at = isNothing ? undefined : movedTo(reminder.scheduledFor, isSnoozed, timed, length, part.tokens, context)
  return { verb: 'alert.move', input: { reminderId: reminder.id, scheduledFor: at } }
}

type Length = { minutes: number; rest: readonly Token[] }

const MINUTES = wordTable<number>({ min: 1, h: 60, day: 1_440, week: 10_080, fortnight: 20_160, month: 43_200 })

/** "By two weeks", "for an hour", "a week". */
function lengthIn(tokens: readonly Token[]): Length | null {
  const quantity = quantitiesIn({ tokens: [...tokens] }).find(({ unit }) => MINUTES[unit ?? ''] !== undefined)
  if (quantity) {
    const rest = tokens.filter((_, at) => at < quantity.from || at >= quantity.to)
    return { minutes: quantity.value * (MINUTES[quantity.unit ?? ''] ?? 0), rest }
  }
  const at = tokens.findIndex(
    ({ word }, index) => /^an?$/.test(word) && MINUTES[tokens[index + 1]?.word ?? ''] !== undefined,
  )
  if (at < 0) return null
  return { minutes: MINUTES[tokens[at + 1]?.word ?? ''] ?? 0, rest: [...tokens.slice(0, at), ...tokens.slice(at + 2)] }
}

const BACK = wordSet('earlier forward sooner')

/** Where an alert goes: what is not said of the new time stays as it was. */
function movedTo(
  scheduled: string,
  isSnoozed: boolean,
  when: When,
  length: Length | null,
  tokens: readonly Token[],
  { now, timeZone }: OrderContext,
): string | undefined {
  const was = new Date(scheduled)
  if (when.inMinutes !== null) return scheduledFor(when, { now, timeZone })
  if (length) {
    const from = isSnoozed ? now : was
    const minutes = tokens.some(({ word }) => BACK.has(word)) && !isSnoozed ? -length.minutes : length.minutes
    const days = minutes / 1_440
    if (!isSnoozed && Number.isInteger(days)) {
      return instantIn(timeZone, addDays(dateIn(timeZone, was), days), when.time ?? timeIn(timeZone, was)).toISOString()
    }
    return new Date(from.getTime() + minutes * 60_000).toISOString()
  }
  const time = when.time ?? timeIn(timeZone, was)
  // "Until Saturday" ends on it.
  const isUntil = isSnoozed || (when.span !== null && when.span.from <= dateIn(timeZone, now))
  const span = when.span && isUntil ? { from: when.span.to, to: when.span.to } : when.span
  if (!span) return instantIn(timeZone, dateIn(timeZone, isSnoozed ? now : was), time).toISOString()
  // Of a stretch the person says the day.
  return span.from === span.to ? instantIn(timeZone, span.from, time).toISOString() : undefined
}

/** "Tick off the dentist": it is done. */
export const finishAlert: Fill = ({ part }, context) => {
  const reminder = reminderNamed(part.tokens, context)
  return { verb: 'alert.finish', input: { reminderId: reminder?.id }, ...(!reminder && { lacks: 'alert' }) }
}

/** A date, moved by as much as the words say: "push it two weeks". */
export function movedBy(date: string, tokens: readonly Token[]): string | undefined {
  const length = lengthIn(tokens)
  if (!length) return undefined
  const sign = tokens.some(({ word }) => BACK.has(word)) ? -1 : 1
  const months = length.minutes % 43_200 === 0 ? length.minutes / 43_200 : 0
  return months > 0
    ? moved(date, 'month', sign * months)
    : moved(date, 'day', sign * Math.round(length.minutes / 1_440))
}
