import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import { phrases, says, wordsOf } from '../phrases'
import type { Token } from '../text'
import { wordSet } from '../word-table'
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

/** "Delete the dentist alert", "make it repeat": of what is on record, but by hand. */
export function byHand({ part, bones }: Said, context: OrderContext, isDeleted: boolean): string {
  const text = part.tokens.map(({ word }) => word).join(' ')
  const deed = isDeleted ? 'delete' : 'change'
  const named = leading(namedIn(part.tokens, context.reminders, textsOfTitle))
  // "Delete that alert", of the one that was told last.
  const spoken = OF_ALERTS.test(text) && context.reminders.find(({ id }) => id === context.recentTopic?.reminderId)
  const alert = named ?? (spoken || null)
  const goal = leading(goalsNamed(part.tokens, context.goals))
  const { span } = bones.when
  if (OF_ENTRIES.test(text) && !OF_ALERTS.test(text))
    return `I cannot ${deed} what you wrote. You can do that yourself, in the journal.`
  // "Cancel the run tonight" is not of Thursday's run.
  if (alert && span && isDeleted && !alertsOf(span, context).includes(alert))
    return `${onOtherDay(alert.title, span, context)} I cannot delete an alert, but you can, on Today.`
  if (alert && !(goal && /\bgoal|mission\b/.test(text)))
    return `I cannot ${deed} “${alert.title}”, but I can move it or mark it done. The rest you can do yourself, on Today.`
  if (isDeleted && OF_ALERTS.test(text) && tellingOnly(part.tokens).every(({ word }) => COURTEOUS.has(word)))
    return 'I cannot delete an alert, but I can move one or mark it done. The rest you can do yourself, on Today.'
  const missed = OF_ALERTS.test(text) ? missingTarget(part.tokens, 'alert', context) : null
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
