import 'server-only'
import { phrases, says, wordsOf } from '../phrases'
import type { Token } from '../text'
import { wordSet } from '../word-table'
import { goalsNamed, leading, namedIn, tellingOnly, textsOfTitle } from './names'
import type { OrderContext, Part } from './order'
import refusals from './refusals.json'
import type { Said } from './understand'

/** What nobody can be asked to do here, by the words it is asked in, with where it can be done, or what can be done instead. */
const OTHERS = refusals.map(({ asked, answer }) => ({ asked: phrases(asked), answer }))
export const OUTSIDE = 'I can do nothing outside this app. I can set alerts, change goals and write entries.'
const OF_ALERTS = /\b(?:alert|reminder|alarm)s?\b/
const OF_ENTRIES = /\b(?:entry|entries|wrote|written|journal|diary|chat|conversation|history)\b/
const MOST_SHOWN = 4

/** "Delete my account", "book a table": said plainly, with what can be done. */
export function outside({ part }: Said): string {
  const words = wordsOf(part)
  return OTHERS.find(({ asked }) => says(words, asked))?.answer ?? OUTSIDE
}

/** "Delete the dentist alert", "make it repeat": of what is on record, but by hand. */
export function byHand({ part }: Said, context: OrderContext, isDeleted: boolean): string {
  const text = plain(part)
  const alert = leading(namedIn(part.tokens, context.reminders, textsOfTitle))
  const goal = leading(goalsNamed(part.tokens, context.goals))
  const deed = isDeleted ? 'delete' : 'change'
  if (OF_ENTRIES.test(text) && !OF_ALERTS.test(text))
    return `I cannot ${deed} what you wrote${onDay(text)}. You can do that yourself, in the journal.`
  if (alert && !(goal && /\bgoal|mission\b/.test(text)))
    return isDeleted
      ? `I cannot delete “${alert.title}”, but I can move it or mark it done. You can delete it yourself, on Today.`
      : `I can move “${alert.title}” or mark it done. The rest you can change yourself, on Today.`
  const missed = !alert && OF_ALERTS.test(text) ? missingTarget(part.tokens, 'alert', context) : null
  if (missed) return missed
  const name = goal ? ` “${goal.title}”` : ''
  return isDeleted
    ? `I cannot delete${name || ' that'}. You can do that by hand: a goal on the Goals page, a value or a milestone on the page of its goal.`
    : `I cannot change that${name ? ` in${name}` : ''}. You can do that by hand, on the page of the goal.`
}

/** The day that was said stands in the answer, so that it is plain which is meant. */
function onDay(text: string): string {
  return /\b on (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? \w+|\w+day)\b/.exec(text)?.[0] ?? ''
}

function plain({ tokens }: Part): string {
  return tokens.map(({ word }) => word).join(' ')
}

/** "Move the swimming goal", where there is none: said so, with the nearest by name. Null where nothing is named. */
export function missingTarget(named: readonly Token[], called: 'alert' | 'goal', context: OrderContext): string | null {
  if (named.some(({ word }) => EVERY.has(word))) return 'I can change one at a time. Which one do you mean?'
  const words = tellingOnly(named)
    .filter(({ word }) => word !== 'actually')
    .map(({ raw }) => raw)
    .join(' ')
  if (!words) return null
  const all: readonly { title: string }[] = called === 'alert' ? context.reminders : context.goals
  const near = namedIn(named, all, textsOfTitle).map(({ item }) => item)
  const nearest = (near.length > 0 ? near : all).slice(0, MOST_SHOWN).map(({ title }) => `“${title}”`)
  const rest =
    nearest.length > 0
      ? ` ${near.length > 0 ? 'The nearest' : 'There'} ${nearest.length === 1 ? 'is' : 'are'} ${nearest.join(', ')}.`
      : ` There are none.`
  return `I found no ${called} called “${words}”.${rest}`
}

const EVERY = wordSet('all every everything each')
