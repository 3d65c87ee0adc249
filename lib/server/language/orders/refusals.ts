import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { phrases, says, wordsOf } from '../phrases'
import type { Token } from '../text'
import { wordSet } from '../word-table'
import type { Filled } from './fill'
import { goalsNamed, leading, namedIn, tellingOnly, textsOfTitle } from './names'
import { COURTEOUS, type OrderContext, type Part, wordsOf as wordsIn } from './order'
import refusals from './refusals.json'
import type { Said } from './understand'

/** What nobody can be asked to do here, by the words it is asked in, with where it can be done, or what can be done instead. */
const OTHERS = refusals.map(({ asked, answer }) => ({ asked: phrases(asked), answer }))
export const OUTSIDE = 'I can do nothing outside this app. I can set alerts, change goals and write entries.'
const OF_ALERTS = /\b(?:alert|reminder|alarm)s?\b/
const OF_ENTRIES = /\b(?:energy|mood|entry|entries|wrote|written|journal|diary|chat|conversation|history)\b/
const MOST_SHOWN = 4

/** "Delete my account", "book a table": said plainly, with what can be done; to be reminded of it is one press. */
export function outside({ part }: Said): string {
  const words = wordsOf(part)
  const told = OTHERS.find(({ asked }) => says(words, asked))?.answer
  const from = part.tokens.findIndex(({ word }) => !ASKING.has(word))
  const own = part.tokens.filter(
    ({ word }, at, all) =>
      at >= from &&
      !/^(?:[.!?]|please|pls|plz)$/.test(word) &&
      !(FOR_ONE.has(word) && !LINKS.has(all[at + 1]?.word ?? '')) &&
      !(word === 'for' && FOR_ONE.has(all[at + 1]?.word ?? '')),
  )
  const isWhole = own.length > 2 && OF_WORLD.has(own[0]?.word ?? '')
  const instead = isWhole && (told ?? OUTSIDE).includes('alert') ? `Remind me to ${wordsIn(part, own)}` : null
  return instead ? `${told ?? OUTSIDE}\n\n${DID_YOU_MEAN}\n- ${instead}` : (told ?? OUTSIDE)
}
const ASKING = wordSet('and then so please pls plz can could would will you u hey coach just')
const FOR_ONE = wordSet('us me')
const OF_WORLD = wordSet(
  'book reserve order buy pay purchase send email e-mail text message ring phone call tell write invite',
)
const LINKS = wordSet('and to')

/** Whose doing it is that a part asks for: "book us a table", "turn the heating on", not "remind me to book". */
export function isOutside(part: Part): boolean {
  const own = ownWords(part)
  const [head = '', next = ''] = own
  // "Ring Mam and tell her that I am late".
  const isPassedOn = own.some((word, at) => TELLING.has(word) && OTHERS_THERE.has(own[at + 1] ?? ''))
  return BOOKING.has(head) || (DOING.has(head) && FOR_ONE.has(next)) || isPassedOn
}

function ownWords({ tokens }: Part): string[] {
  return tokens.map(({ word }) => word).filter((word) => !ASKING.has(word))
}
const BOOKING = wordSet('book reserve order')
const DOING = wordSet('buy get send find call text email pay fetch bring play message')
const TELLING = wordSet('tell ask let')
const OTHERS_THERE = wordSet('her him them')

/** "Delete the dentist alert", "cancel the run tonight": the alert that is named, by itself or its goal, and of the day that is said. */
export function deleteThing(said: Said, context: OrderContext): Filled {
  const text = textOf(said)
  const { span } = said.bones.when
  const there = span ? alertsOf(span, context) : context.reminders
  const isOfWritten = OF_ENTRIES.test(text) && !OF_ALERTS.test(text)
  const goal = leading(goalsNamed(said.part.tokens, context.goals))
  if (isOfWritten || (goal && /\bgoal|mission\b/.test(text))) return { cannot: byHand(said, context, true) }
  const alert = alertNamed(said, context)
  const own = alert && there.includes(alert) ? alert : span && ofGoals(said, there, context)
  if (own) return { verb: 'alert.delete', input: { reminderId: own.id } }
  if (alert && span) return { cannot: onOtherDay(alert.title, span, context) }
  const isBare = OF_ALERTS.test(text) && tellingOnly(said.part.tokens).every(({ word }) => COURTEOUS.has(word))
  // "Delete that alert", where there is one alone.
  const [only, more] = context.reminders
  if (isBare && only && !more) return { verb: 'alert.delete', input: { reminderId: only.id } }
  return isBare ? { verb: 'alert.delete', input: {}, lacks: 'alert' } : { cannot: byHand(said, context, true) }
}

function textOf({ part }: Said): string {
  return part.tokens.map(({ word }) => word).join(' ')
}

/** The alert that is named, or the one that was told last where "that alert" is said. */
export function alertNamed(said: Said, context: OrderContext) {
  const named = leading(namedIn(said.part.tokens, context.reminders, textsOfTitle))
  const isSpoken = named === undefined && OF_ALERTS.test(textOf(said))
  return named ?? (isSpoken ? context.reminders.find(({ id }) => id === context.recentTopic?.reminderId) : undefined)
}

/** "The run tonight" is the one of that day which is for the goal to run. */
function ofGoals({ part }: Said, there: OrderContext['reminders'], { goals }: OrderContext) {
  const items = there.map((reminder) => ({
    reminder,
    texts: [reminder.title, goals.find(({ id }) => id === reminder.goalId)?.title ?? ''],
  }))
  return leading(namedIn(part.tokens, items, ({ texts }) => texts))?.reminder
}

/** "Delete that value", "rename the alert": of what is on record, but by hand. */
export function byHand(said: Said, context: OrderContext, isDeleted: boolean): string {
  const text = textOf(said)
  const deed = isDeleted ? 'delete' : 'change'
  const alert = alertNamed(said, context)
  const goal = leading(goalsNamed(said.part.tokens, context.goals))
  if (OF_ENTRIES.test(text) && !OF_ALERTS.test(text))
    return `I cannot ${deed} what you wrote. You can do that yourself, in the journal.`
  if (alert && !isDeleted && !(goal && /\bgoal|mission\b/.test(text)))
    return `I cannot change that in “${alert.title}”, but I can move it, make it repeat, mark it done or delete it. The rest you can do yourself, on Today.`
  const missed = OF_ALERTS.test(text) ? missingTarget(said.part.tokens, 'alert', context) : null
  const name = goal ? ` “${goal.title}”` : ' that'
  return (
    missed ??
    `I cannot ${deed}${isDeleted || !goal ? name : ` that in${name}`}. You can do that by hand: an alert on Today, a goal on the Goals page, a value or a milestone on the page of its goal.`
  )
}

type Days = { from: string; to: string }

/** The alerts of some days. */
export function alertsOf<Alert extends { scheduledFor: string }>(
  { from, to }: Days,
  { reminders, timeZone }: { reminders: readonly Alert[]; timeZone: string },
): Alert[] {
  return reminders.filter(({ scheduledFor }) => {
    const day = dateIn(timeZone, new Date(scheduledFor))
    return day >= from && day <= to
  })
}

/** That the alert which is named is not on the day that is said, with what is. */
export function onOtherDay(title: string, days: Days, context: OrderContext): string {
  const named = alertsOf(days, context)
    .slice(0, MOST_SHOWN)
    .map((one) => `“${one.title}”`)
  return `“${title}” is on another day.${named.length > 0 ? ` What is set for then: ${named.join(', ')}.` : ''}`
}

/** "Move the swimming goal", where there is none: said so, with the nearest by name. Null where nothing is named. */
export function missingTarget(named: readonly Token[], called: 'alert' | 'goal', context: OrderContext): string | null {
  if (named.some(({ word }) => EVERY.has(word))) return 'I can change one at a time. Which one do you mean?'
  const words = tellingOnly(named).filter(({ word }) => !COURTEOUS.has(word))
  if (words.length === 0) return null
  const all: readonly { title: string }[] = called === 'alert' ? context.reminders : context.goals
  const near = namedIn(named, all, textsOfTitle).map(({ item }) => item)
  const nearest = (near.length > 0 ? near : all).slice(0, MOST_SHOWN).map(({ title }) => `“${title}”`)
  const verb = nearest.length === 1 ? 'is' : 'are'
  const rest =
    nearest.length > 0
      ? `${near.length > 0 ? 'The nearest' : 'There'} ${verb} ${nearest.join(', ')}.`
      : 'There are none.'
  return `I found no ${called} called “${words.map(({ raw }) => raw).join(' ')}”. ${rest}`
}
const EVERY = wordSet('all every everything each')
