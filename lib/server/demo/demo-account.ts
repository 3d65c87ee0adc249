import type { AccountDocument } from '@/lib/contract/account-document'
import { dayName } from '@/lib/contract/day-words'
import { buildConversations } from './build-conversations'
import { buildGoals, dueDay } from './build-goals'
import { buildJournal } from './build-journal'
import { buildMemories } from './build-memories'
import { buildReminders } from './build-reminders'
import { clockAt } from './clock'

/** Whose account it is. */
export const demoPerson = { firstName: 'Nora', lastName: 'Keane' }

export const demoProfile = {
  selectedDomains: ['career', 'health', 'relationships', 'personal-growth'],
  selectedLeader: 'marcus',
  customCoachName: 'Hanna',
  customCoachStyle: 'Dry humour & plain sense',
  customCoachPrompt:
    'You are Hanna, a retired harbour pilot. You have seen every kind of weather and are impressed by none of it. Ask short questions. Prefer the next buoy to the far shore. Be kind, never soft, and laugh at yourself first.',
} satisfies AccountDocument['profile']

/**
 * A year in the life of one person, as an account document: a log, twelve missions in every state, five
 * conversations. The same for the same `now` and zone; its last entry is always of today.
 */
export function buildDemoAccount({
  now,
  timeZone,
}: {
  now: Date
  timeZone: string
}): AccountDocument & { exportedAt: string } {
  const clock = clockAt(now, timeZone)
  const raceDay = dueDay('half', clock)
  const fill = (text: string) => text.replaceAll('{race}', dayName(raceDay, raceDay))
  const journal = buildJournal(clock)
  const conversations = buildConversations(clock, fill)
  return {
    format: 'apogee',
    version: 1,
    exportedAt: now.toISOString(),
    profile: { ...demoProfile, timeZone, memoryPaused: false },
    goals: buildGoals(clock),
    journal,
    reminders: buildReminders(clock),
    conversations,
    insights: [],
    reviews: [],
    experiments: [],
    memories: buildMemories({ journal, conversations }, fill),
  }
}
