import type { ChatMessage } from '@/lib/contract/chat'

/** What the interface calls the engine behind a reply. */
export function engineName({ source, model }: Pick<ChatMessage, 'source' | 'model'>): string {
  return source === 'built-in' ? 'built-in coach' : (model ?? 'AI model')
}
