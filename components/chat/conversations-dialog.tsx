'use client'

import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import { useRef, useState } from 'react'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { ConversationList } from './conversation-list'
import { NewConversationForm } from './new-conversation-form'

type ConversationsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  timeZone: string
  /** Where to go on after a conversation was made: its input. */
  focusInput: () => void
}

export function ConversationsDialog({ open, onOpenChange, timeZone, focusInput }: ConversationsDialogProps) {
  const [search, setSearch] = useState('')
  const wasCreated = useRef(false)
  const searchInput = useRef<HTMLInputElement>(null)

  function change(next: boolean) {
    if (!next) setSearch('')
    onOpenChange(next)
  }

  const list = (archived: boolean) => (
    <ConversationList
      archived={archived}
      search={search}
      timeZone={timeZone}
      onChosen={() => change(false)}
      // The row that held the focus is gone.
      onMoved={() => searchInput.current?.focus()}
    />
  )

  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent
        title="Conversations"
        className="max-sm:h-[88dvh] sm:h-[38rem]"
        onEscapeKeyDown={(event) => {
          if (event.target instanceof Element && event.target.closest('[data-keeps-escape]')) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          if (!wasCreated.current) return
          wasCreated.current = false
          event.preventDefault()
          focusInput()
        }}
      >
        <DialogBody className="grid-cols-[minmax(0,1fr)]">
          <Root defaultValue="recent" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <div className="flex flex-wrap items-center gap-3">
              <List aria-label="Which conversations" className="flex gap-1">
                <Tab value="recent">Recent</Tab>
                <Tab value="archived">Archived</Tab>
              </List>
              <Input
                ref={searchInput}
                type="search"
                aria-label="Search conversations by title"
                placeholder="Search titles"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
                className="min-w-40 flex-1"
              />
            </div>
            <Content value="recent">{list(false)}</Content>
            <Content value="archived">{list(true)}</Content>
          </Root>
        </DialogBody>
        {/* Under what is looked for far more often. */}
        <DialogFooter className="block">
          <NewConversationForm
            onCreated={() => {
              wasCreated.current = true
              change(false)
            }}
          />
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Tab({ value, children }: { value: string; children: string }) {
  return (
    <Trigger value={value} className="btn btn-ghost data-[state=active]:bg-raised data-[state=active]:text-ink">
      {children}
    </Trigger>
  )
}
