/** What a browser subscribes to messages with, and what muted itself. */
export const pushKeyKey = ['/api/push/key'] as const
