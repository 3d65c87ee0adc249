import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ReadConversation } from './conversation-reader'

const ConversationReader = lazy(() =>
  import('./conversation-reader').then((module) => ({ default: module.ConversationReader })),
)

type Reading = { conversation: ReadConversation; isOpen: boolean; round: number }

/**
 * A conversation read in a dialog over any screen; its code is fetched when the first one is. `reader` is rendered beside
 * the screen. `onContinued` is told when it is gone on with.
 */
export function useConversationReader(onContinued?: () => void): {
  read: (conversation: ReadConversation) => void
  reader: ReactNode
} {
  const [reading, setReading] = useState<Reading | null>(null)
  return {
    // One that is opened again while it closes is another one.
    read: (conversation) => setReading((last) => ({ conversation, isOpen: true, round: (last?.round ?? 0) + 1 })),
    reader: (
      <Suspense>
        {reading && (
          <ConversationReader
            key={reading.round}
            conversation={reading.conversation}
            open={reading.isOpen}
            onOpenChange={(isOpen) => setReading({ ...reading, isOpen })}
            {...(onContinued && { onContinued })}
          />
        )}
      </Suspense>
    ),
  }
}
