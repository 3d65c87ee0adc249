import type { Conversation } from './chat'

// Apart from the schemas, which no screen brings along.

export type LastSaid = Required<Pick<Conversation, 'lastSaid' | 'lastSaidBy'>>

/** A message as a list tells it: its words in one line, without the marks that lay a reply out. */
export function lastSaidOf({ message, isFromUser }: { message: string; isFromUser: boolean }): LastSaid {
  const words = isFromUser ? message : message.replace(/\*\*|__|`|^#+ |^[-*>] /gm, '')
  return { lastSaid: words.replace(/\s+/g, ' ').trim(), lastSaidBy: isFromUser ? 'you' : 'coach' }
}
