import 'server-only'
import type { Clock } from '../clock'
import { stemsIn } from '../stem'
import { readText } from '../text'
import { wordSet } from '../word-table'
import { draftHeard, type Heard, type HeardGoal } from './draft-heard'

type Known = { goals: readonly HeardGoal[]; reminders: readonly { id: string; title: string }[] }

/** All that an entry or a message surely says of the user's goals and alerts: one reader, so that both hear alike. */
export function hear(text: string, { goals, reminders }: Known, clock: Clock): Heard[] {
  return [...draftHeard(text, goals, clock), ...alertsDone(text, reminders)]
}

/** No one ends more alerts in one text. */
const MOST_SENTENCES = 12
const ENDED = wordSet('done finished sorted completed over')
const AROUND = wordSet("the my is was are i'm i am with now all has have been finally , . !")

/** Whether a text could end an alert at all: most entries hold none of its words. */
export function mayEndAlert(text: string): boolean {
  return readText(text).sentences.some(({ tokens }) => tokens.some(({ word }) => ENDED.has(word)))
}

/** "The oil change is done": an alert by its whole name, where nothing else is said. */
function alertsDone(text: string, reminders: Known['reminders']): Heard[] {
  if (reminders.length === 0) return []
  return readText(text)
    .sentences.slice(0, MOST_SENTENCES)
    .flatMap(({ tokens, text: quote, isQuestion }): Heard[] => {
      const said = tokens.filter(({ word }) => !AROUND.has(word) && !ENDED.has(word)).map(({ stem }) => stem)
      if (isQuestion || said.length === 0 || !tokens.some(({ word }) => ENDED.has(word))) return []
      const named = reminders.filter(({ title }) => said.join(' ') === stemsIn(title).join(' '))
      return named.length === 1 ? [{ verb: 'alert.finish', input: { reminderId: named[0]?.id }, quote }] : []
    })
}
