import type { AnsweredBy } from '@/lib/client/chat/turn'

/** What the interface calls the engine behind a reply. */
export function engineName({ source, model }: AnsweredBy): string {
  return source === 'built-in' ? 'built-in coach' : (model ?? 'AI model')
}
