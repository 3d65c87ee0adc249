import type { Metadata, Viewport } from 'next'
import { ChatScreen } from '@/components/chat/chat-screen'
import { Prefetched } from '@/components/shared/prefetched'
import { asReader, requireUser } from '@/lib/server/auth/current-user'
import { loadChat } from './load-chat'

export const metadata: Metadata = { title: 'Coach' }

// An on-screen keyboard shortens the page instead of covering the input.
export const viewport: Viewport = { interactiveWidget: 'resizes-content' }

export default async function ChatPage() {
  const user = await requireUser()
  const { state, ...chat } = await asReader(() => loadChat(user))
  return (
    <Prefetched state={state}>
      <ChatScreen {...chat} />
    </Prefetched>
  )
}
