import { dayOf, timeOf } from '@/lib/client/time/calendar'
import type { ChatMessage } from '@/lib/contract/chat'

/** A conversation as Markdown, oldest message first, on the user's own clock. */
export function conversationText(title: string, messages: readonly ChatMessage[], timeZone: string): string {
  const parts = messages.map(({ isFromUser, message, createdAt, source, model, coachName, status }) => {
    const speaker = isFromUser ? 'You' : `${coachName ?? 'Coach'} (${model ?? source})`
    const note = status === 'stopped' ? '\n\n*Stopped here.*' : ''
    return `## ${speaker}, ${dayOf(createdAt, timeZone)} ${timeOf(createdAt, timeZone)}\n\n${message}${note}\n`
  })
  return [`# ${title}\n`, ...parts].join('\n')
}

/** A file's name from a title, in the letters of any script; a title that has none of them is a conversation. */
export function conversationFileName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return `${[...words.join('-')].slice(0, 60).join('').replace(/-$/, '') || 'conversation'}.md`
}
