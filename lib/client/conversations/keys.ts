// Apart from the hooks, which a page that is made on the server does not bring along.

export const CONVERSATIONS = '/api/conversations'

export const activeConversationKey = ['/api/conversations/active'] as const

export function conversationsKey(archived: boolean) {
  return [CONVERSATIONS, { archived }] as const
}

export function conversationsPath(archived: boolean): string {
  return archived ? `${CONVERSATIONS}?archived=true` : CONVERSATIONS
}
