import { buildDemoAccount } from '@/lib/server/demo/demo-account'

/** What the demo account's person and coaches wrote, as it stands on one day. */
export function demoTexts(): string[] {
  const account = buildDemoAccount({ now: new Date('2026-11-21T10:30:00Z'), timeZone: 'Europe/Dublin' })
  const messages = account.conversations.flatMap((conversation) => conversation.messages)
  return [...account.journal.map(({ notes }) => notes), ...messages.map(({ message }) => message)]
}
