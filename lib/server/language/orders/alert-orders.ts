import 'server-only'
import { repeatRule } from '@/lib/contract/repeat'
import { addDays, dateIn, instantIn, timeIn } from '@/lib/server/calendar'
import { moved, weekdayOf } from '../calendar-spans'
import { quantitiesIn } from '../quantities'
import type { Token } from '../text'
import { goalNamed, isPointing, pointsAt, reminderNamed } from './names'
import { bare, type Clause, type OrderContext, type OrderKind, titleOf, withoutOwner } from './order'
import { afterAny, findWord, patterns } from './pattern'
import { firstTime, repeatIn } from './repeats'
import { hourNear, scheduledFor, type When, whenIn } from './when'

const ASKING = new Set('why what when where who whom whose how which if whether'.split(' '))

/** "Remind me Tuesday at 9 to call Bob", "set an alarm for 7". */
export const addAlert: OrderKind = {
  mayBeWished: true,
  heads: patterns(
    "remind|nudge|ping|prompt|alert me, reminder|alert|alarm for|on|at|to|about, don't|dont let me forget, do not let me forget, wake me (up), reminder|alarm|alert :, remember to, a|an|another alert|reminder|alarm, set|make|create|add|put|schedule|give|get|have|start|stick|pop|chuck|throw|drop|arrange|fix|sort|place|enter|leave (up) (in) (me) (a|an|another|the|my) (new) (quick) (daily|weekly|monthly|recurring|repeating) alarm|alert|reminder|timer",
  ),
  read(clause, next, context) {
    const { sentence, tokens, quote } = clause
    const said = tokens.slice(next)
    const asked = said[0]?.word === 'of' ? said[1]?.word : said[0]?.word
    if (ASKING.has(asked ?? '') || asked === 'clock') return null
    const isTimer = tokens.slice(0, next).some(({ word }) => word === 'timer')
    const isAlarm = isTimer || tokens.slice(0, next).some(({ word }) => word === 'alarm')
    const isWaking = tokens[0]?.word === 'wake'
    const ahead = beforeAlert(said, context)
    if (ahead) return { verb: 'alert.add', input: ahead, quote }
    const repeat = repeatIn(said) ?? withRest(repeatIn(tokens.slice(0, next)), said)
    const when = whenIn(sentence, repeat?.rest ?? said, context, { isTimer, isMorning: isAlarm || isWaking })
    const lead = repeat || when.span || when.time || when.inMinutes !== null ? null : timeBefore(clause, context)
    if (lead) return addAlert.read({ ...clause, tokens: [...tokens, ...lead] }, next, context)
    const first = repeat && firstTime(repeat.rule, { day: when.span?.from ?? null, time: when.time }, context)
    const topic = pointsAt(when.rest) ? topicTitle(context) : undefined
    const named = said.some(({ word }) => word === 'goal' || word === 'mission') ? goalNamed(bare(said), context) : null
    const title = isWaking ? 'Wake up' : (topic ?? titleOf(sentence, when.rest) ?? (isAlarm ? 'Alarm' : undefined))
    return {
      verb: 'alert.add',
      input: {
        title,
        scheduledFor: first ?? scheduledFor(when, context),
        ...(repeat && { repeat: repeatRule(repeat.rule) }),
        ...(named && { goalId: named.id }),
      },
      quote,
    }
  },
}

/** "About the physio an hour before": so long before an alert that there is. */
function beforeAlert(said: readonly Token[], context: OrderContext) {
  const at = findWord(said, new Set(['before']))
  const length = at < 1 ? null : lengthIn(said.slice(0, at))
  const reminder =
    length &&
    reminderNamed(
      [...length.rest, ...said.slice(at + 1)].filter(({ word }) => !ASIDE.has(word) && word !== 'about'),
      context,
    )
  if (!length || !reminder) return null
  const time = Date.parse(reminder.scheduledFor) - length.minutes * 60_000
  return { title: reminder.title, scheduledFor: new Date(time).toISOString() }
}

/** "Every other Friday at 4, remind me …": what stands before, where it is a time and nothing else. */
function timeBefore({ sentence, tokens }: Clause, context: OrderContext): Token[] | null {
  const lead = sentence.tokens.filter(({ end, word }) => end <= (tokens[0]?.start ?? 0) && word !== ',')
  return lead.length > 0 && lead.length <= MOST_LEADING && isTime(lead, sentence, context) ? lead : null
}

function isTime(tokens: readonly Token[], sentence: Clause['sentence'], context: OrderContext): boolean {
  const repeat = repeatIn(tokens)
  const when = whenIn(sentence, repeat?.rest ?? tokens, context)
  return bare(when.rest).length === 0 && (repeat !== null || when.span !== null || when.time !== null)
}

/** "A weekly reminder": how often stands before the noun. */
function withRest(repeat: ReturnType<typeof repeatIn>, rest: Token[]) {
  return repeat && { ...repeat, rest }
}

const LEADS =
  '# every each on at in tomorrow tmrw tmr noon tonight today next this daily weekdays monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays'

/** "Every Tuesday at 18:30 remind me to …": the time before the order. */
export const addAlertAt: OrderKind = {
  heads: patterns(LEADS.replaceAll(' ', '|')),
  read(clause, _next, context) {
    const { sentence, tokens } = clause
    const at = tokens.findIndex((_, from) => afterAny(tokens, from, ADDING) !== null)
    if (at < 1 || at > MOST_LEADING) return null
    const before = tokens.slice(0, at)
    if (!isTime(before, sentence, context)) return null
    const turned = [...tokens.slice(at), ...before]
    return addAlert.read({ ...clause, tokens: turned }, afterAny(turned, 0, ADDING) ?? 0, context)
  },
}

const ADDING = patterns('remind|nudge|ping|prompt|alert me, wake me (up), set|add (me) (a|an) reminder|alert|alarm')
const MOST_LEADING = 12

/** What "it" is called. */
function topicTitle({ recentTopic, goals, reminders }: OrderContext): string | undefined {
  const goal = goals.find(({ id }) => id === recentTopic?.goalId)
  const reminder = reminders.find(({ id }) => id === recentTopic?.reminderId)
  return reminder?.title ?? goal?.title ?? recentTopic?.words
}

const ASIDE = new Set(
  'back forward out off up on by deadline due target date time same until till to at for the a an has have wait instead'.split(
    ' ',
  ),
)
const OF_GOALS = new Set('deadline due target goal mission'.split(' '))

/** "Move the dentist to Friday", "push it by two weeks", "snooze it for an hour"; a goal's date moves likewise. */
export const moveDate: OrderKind = {
  heads: patterns(
    'move|push|shift|switch|swap|postpone|delay|reschedule|snooze|bring|change|extend|put|set|make|update|give (back|forward|out|off)',
  ),
  read(clause, next, context) {
    const { sentence, tokens, quote } = clause
    const own = tokens.slice(next)
    // "The marathon has to wait until 10 April, change the date": what was said before names it.
    const isBehind = own.every(({ word }) => POINTING.has(word))
    const said = isBehind ? sentence.tokens.filter(({ end }) => end <= (tokens[0]?.start ?? 0)) : own
    const read = whenIn(sentence, said, context, { isTimer: tokens[0]?.word === 'snooze' })
    const when = read.span || read.time || read.inMinutes !== null ? read : withHour(read, context)
    const length = when.span || when.inMinutes !== null ? null : lengthIn(when.rest)
    if (!when.span && !when.time && when.inMinutes === null && !length) return null
    const object = (length?.rest ?? when.rest).filter(({ word }) => !ASIDE.has(word))
    const isOfGoal = said.some(({ word }) => OF_GOALS.has(word))
    const reminder = isOfGoal ? null : reminderNamed(object, context)
    if (reminder) {
      const at = movedTo(reminder.scheduledFor, clause, when, length, context)
      return { verb: 'alert.move', input: { reminderId: reminder.id, scheduledFor: at }, quote }
    }
    const goal = goalNamed(object, context)
    if (goal && when.time === null) {
      const days =
        length && goal.targetDate ? moved(goal.targetDate, 'day', Math.round(length.minutes / 1_440)) : undefined
      return { verb: 'goal.change', input: { goalId: goal.id, targetDate: when.span?.to ?? days }, quote }
    }
    const names = findWord(tokens, new Set(['alert', 'reminder', 'alarm']))
    return names < 0 || !isPointing(object)
      ? null
      : { verb: 'alert.move', input: { scheduledFor: scheduledFor(when, context) }, quote }
  },
}

/** "I want the app's deadline to be 15 March". */
export const wishDate: OrderKind = {
  mayBeWished: true,
  heads: patterns('the, my, its'),
  read(clause, _next, context) {
    const { sentence, tokens, quote, isOrder } = clause
    const noun = findWord(tokens, new Set(['deadline', 'date']))
    if (isOrder || noun < 0 || findWord(tokens, new Set(['be']), noun) < 0) return null
    const when = whenIn(sentence, tokens, context)
    const named = when.rest.filter(({ word }) => !ASIDE.has(word) && word !== 'be')
    const goal = when.span && goalNamed(named.map(withoutOwner), context)
    return goal ? { verb: 'goal.change', input: { goalId: goal.id, targetDate: when.span?.to }, quote } : null
  },
}

const POINTING = new Set('the its it that this date deadline target goal accordingly please'.split(' '))

/** "Bring the physio forward to 3": an hour, of an alert that is named. */
function withHour(when: When, context: OrderContext): When {
  const at = when.rest.findLastIndex(({ kind }) => kind === 'number')
  const named = when.rest.slice(0, Math.max(0, at)).filter(({ word }) => !ASIDE.has(word))
  const isLed =
    ['to', 'at'].includes(when.rest[at - 1]?.word ?? '') && when.rest.slice(at + 1).every(({ word }) => ASIDE.has(word))
  const reminder = isLed ? reminderNamed(named, context) : null
  const hour = reminder && hourNear(when.rest.slice(at), timeIn(context.timeZone, new Date(reminder.scheduledFor)))
  return hour ? { ...when, time: hour.time, rest: named } : when
}

type Length = { minutes: number; rest: readonly Token[] }

const MINUTES: Record<string, number> = { min: 1, h: 60, day: 1_440, week: 10_080, fortnight: 20_160, month: 43_200 }

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

/** Where an alert goes: what is not said of the new time stays as it was. */
function movedTo(
  scheduled: string,
  { tokens }: Clause,
  when: When,
  length: Length | null,
  { now, timeZone }: OrderContext,
): string | undefined {
  const was = new Date(scheduled)
  if (when.inMinutes !== null) return scheduledFor(when, { now, timeZone })
  const isSnoozed = tokens[0]?.word === 'snooze'
  if (length) {
    const from = isSnoozed ? now : was
    const days = length.minutes / 1_440
    if (!isSnoozed && Number.isInteger(days)) {
      return instantIn(timeZone, addDays(dateIn(timeZone, was), days), timeIn(timeZone, was)).toISOString()
    }
    return new Date(from.getTime() + length.minutes * 60_000).toISOString()
  }
  const time = when.time ?? timeIn(timeZone, was)
  // "Until Saturday" ends on it.
  const isUntil = isSnoozed || (when.span !== null && when.span.from <= dateIn(timeZone, now))
  const span = when.span && isUntil ? { from: when.span.to, to: when.span.to } : when.span
  if (!span) return instantIn(timeZone, dateIn(timeZone, isSnoozed ? now : was), time).toISOString()
  if (span.from === span.to) return instantIn(timeZone, span.from, time).toISOString()
  // "To next week": the same weekday of it.
  const day = addDays(span.from, (weekdayOf(dateIn(timeZone, was)) - weekdayOf(span.from) + 7) % 7)
  const same = day <= dateIn(timeZone, was) ? addDays(day, 7) : day
  return addDays(span.from, 6) === span.to ? instantIn(timeZone, same, time).toISOString() : undefined
}
