import type { TokenScope } from '@/lib/contract/token-scopes'

/** What each scope lets a program do, as a choice. */
export const scopeWords: Record<TokenScope, { label: string; note: string }> = {
  read: { label: 'Read everything', note: 'Goals, journal, chats, reviews and what your coach remembers' },
  'read-no-journal': {
    label: 'Read goals alone',
    note: 'Goals, values, alerts, plans and tests; nothing you wrote',
  },
  'write-values': { label: 'Log values', note: 'Kilometres, pages, ticks: one line from a script' },
  propose: { label: 'Suggest changes', note: 'They wait in Apogee until you apply them' },
}

/** "read everything, log values" */
export function scopesLine(scopes: readonly TokenScope[]): string {
  const words = scopes.map((scope) => scopeWords[scope].label.toLowerCase()).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const nouns: [RegExp, string][] = [
  [/values/, 'Values'],
  [/history/, 'The course of a goal'],
  [/insights/, 'Review'],
  [/goals/, 'Goals'],
  [/journal/, 'Journal entries'],
  [/reminders/, 'Alerts'],
  [/plans/, 'Plans'],
  [/experiments/, 'Tests on yourself'],
  [/conversations/, 'Conversations'],
  [/chat/, 'Messages'],
  [/memories/, 'What your coach remembers'],
  [/record/, 'A question to your record'],
  [/proposals/, 'A suggestion'],
]

/** What an assistant used. */
const toolNouns: Record<string, string> = {
  'MCP ask_record': 'A question to your record',
  'MCP read_period': 'What you did and wrote in a period',
  'MCP today': 'What lies ahead',
  'MCP goals': 'Goals',
  'MCP goal': 'One goal',
  'MCP forecast': 'A forecast',
  'MCP week': 'Your week',
  'MCP propose_changes': 'A suggestion',
  'MCP log_value': 'A value: written',
}

/** What a call was about: `GET /api/goals` with two rows is "Missions (2)", one that wrote says so. */
export function readWords(route: string, rows: number): string {
  const tool = toolNouns[route]
  if (tool) return tool
  const noun = nouns.find(([pattern]) => pattern.test(route))?.[1] ?? route
  if (route.startsWith('GET ')) return rows === 1 ? noun : `${noun} (${rows})`
  if (route.includes('/record/')) return noun
  return route.startsWith('DELETE ') ? `${noun}: deleted` : `${noun}: written`
}
