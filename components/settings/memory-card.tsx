'use client'

import { BrainCircuit } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { EmptyState } from '@/components/shared/empty-state'
import { LazyConfirmDialog } from '@/components/shared/lazy-confirm-dialog'
import { LoadFailed } from '@/components/shared/load-failed'
import { Button } from '@/components/ui/button'
import { useDeleteMemory, useMemories } from '@/lib/client/memories/api'
import type { Memory } from '@/lib/contract/memory'
import { chatMessages } from '@/lib/contract/messages/chat'
import { MemoryRow } from './memory-row'
import { SettingsCard } from './settings-card'
import { Toggle } from './toggle'
import { useSaveSetting } from './use-save-setting'

/** What the coach keeps in mind beyond missions and journal, and the switch that stops it. */
export function MemoryCard({ today }: { today: string }) {
  const { user, save } = useSaveSetting()
  const { memories, failed, retry, hasMore, isFetchingNextPage, fetchNextPage } = useMemories()
  const remove = useDeleteMemory()
  const [doomed, setDoomed] = useState<{ memory: Memory; isAsking: boolean } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  if (!user) return null
  const isPaused = user.memoryPaused

  return (
    <SettingsCard
      section="memory"
      value={
        isPaused
          ? 'Paused'
          : memories && (memories.length > 0 ? `${memories.length}${hasMore ? '+' : ''} kept` : 'Nothing yet')
      }
      text="Facts that your coach has picked up from your chats and journal and keeps in mind. Correct them, pin what must not be forgotten, delete what it should not know."
    >
      <label htmlFor="memory-paused" className="flex items-center justify-between gap-6">
        <span>
          <span id="memory-paused-label" className="block font-[550]">
            Pause memory
          </span>
          <span id="memory-paused-note" className="block max-w-[48ch] text-sm text-pretty text-ink-2">
            While it is paused, your coach learns nothing new and does not use what is below. Nothing is deleted.
          </span>
        </span>
        <Toggle
          id="memory-paused"
          aria-labelledby="memory-paused-label"
          aria-describedby="memory-paused-note"
          checked={isPaused}
          onChange={(event) => save({ memoryPaused: event.target.checked })}
        />
      </label>
      <div ref={list} tabIndex={-1} className="border-t border-rule outline-none">
        {memories?.length === 0 && (
          <EmptyState
            icon={<BrainCircuit />}
            title="Nothing remembered yet"
            text="Tell your coach who and what counts for you: people, limits, habits, promises. What it keeps is listed here."
            className="pb-4"
          />
        )}
        {memories && memories.length > 0 && (
          <ul aria-label="Memories" className={isPaused ? 'divide-y divide-rule opacity-60' : 'divide-y divide-rule'}>
            {memories.map((memory) => (
              <MemoryRow
                key={memory.id}
                memory={memory}
                today={today}
                timeZone={user.timeZone}
                onDelete={() => setDoomed({ memory, isAsking: true })}
              />
            ))}
          </ul>
        )}
        {failed && <LoadFailed onRetry={retry} />}
        {hasMore && (
          <Button
            variant="outline"
            className="mt-3 w-full"
            disabled={isFetchingNextPage}
            onClick={() => fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </div>
      <Suspense>
        {doomed && (
          <LazyConfirmDialog
            open={doomed.isAsking}
            onOpenChange={(open) => setDoomed({ ...doomed, isAsking: open })}
            question={chatMessages.confirm.deleteMemory}
            detail={doomed.memory.text}
            confirmLabel="Delete memory"
            onConfirm={() => remove.mutate(doomed.memory.id, { onSuccess: () => list.current?.focus() })}
          />
        )}
      </Suspense>
    </SettingsCard>
  )
}
