import type { Conversation } from './chat'
import { DID_YOU_MEAN } from './did-you-mean'

// Apart from the schemas, which no screen brings along.

export type LastSaid = Required<Pick<Conversation, 'lastSaid' | 'lastSaidBy'>> & Pick<Conversation, 'lastSaidCoach'>

type Said = { message: string; isFromUser: boolean; coachName?: string | null }

/** What begins a line of a reply and is no word of it: of a heading, a list with its boxes, a quote, a table's rule. */
const LINE_MARKS = /^[ \t]*(?:(?:#+|[-*+>]|\[[ xX]\])(?:[ \t]+|$)|[|:-]{3,}$)*/gm
const WORD_MARKS = /\*\*|__|~~|`|\*(?=\S[^*\n]*\S\*)|(?<=\S)\*(?=[\s.,;:!?)]|$)/g

/**
 * A message as a list tells it: its words in one line, without the marks that lay a reply out, and without the questions
 * that it offers to ask instead.
 */
export function lastSaidOf({ message, isFromUser, coachName }: Said): LastSaid {
  const [told = ''] = message.split(`\n\n${DID_YOU_MEAN}`)
  const words = isFromUser
    ? message
    : (told.trim() || message)
        .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
        .replace(LINE_MARKS, '')
        .replace(WORD_MARKS, '')
        .replace(/[ \t]*\|[ \t]*/g, ' ')
  const lastSaid = words.replace(/\s+/g, ' ').trim()
  if (isFromUser) return { lastSaid, lastSaidBy: 'you' }
  return { lastSaid, lastSaidBy: 'coach', ...(coachName && { lastSaidCoach: coachName }) }
}
