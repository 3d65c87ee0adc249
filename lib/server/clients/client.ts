import 'server-only'
import type { TokenScope } from '@/lib/contract/token-scopes'

/** The program that calls with a personal token. */
export type Client = { tokenId: string; scopes: readonly TokenScope[] }

/**
 * What an operation is to a client: reading figures and facts, reading what was written in confidence (journal, chat,
 * memories, insights), proposing, or logging values. One that says none of these is closed to clients.
 */
export type ClientAccess = 'facts' | 'confidence' | 'proposals' | 'values'

const opens: Record<TokenScope, readonly ClientAccess[]> = {
  read: ['facts', 'confidence'],
  'read-no-journal': ['facts'],
  propose: ['proposals'],
  'write-values': ['values'],
}

/** Whether one of the client's scopes opens an operation. */
export function mayCall({ scopes }: Client, access: ClientAccess | undefined): boolean {
  return access !== undefined && scopes.some((scope) => opens[scope].includes(access))
}
