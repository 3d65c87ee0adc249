'use client'

import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import { useRef, useState } from 'react'
import { focusFirstField } from '@/components/shared/focus'
import { Kept } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { useMeant, useSearch } from '@/lib/client/search/api'
import { ConversationList } from './conversation-list'
import { NewConversationForm } from './new-conversation-form'
import { SaidHits } from './said-hits'
import { useConversationReader } from './use-conversation-reader'

/** Of more than these a person types another word. */
const MOST_SAID = 20

type ConversationsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  timeZone: string
  /** Begins a conversation, titled by what is said in it; null where an empty one stands there already. */
  onNewChat: (() => void) | null
  /** Where to go on after a conversation was made: its input. */
  focusInput: () => void
}

export function ConversationsDialog({ open, onOpenChange, timeZone, onNewChat, focusInput }: ConversationsDialogProps) {
  const [search, setSearch] = useState('')
  const [isNaming, setNaming] = useState(false)
  const { hits, isWanted, isBusy } = useSearch(search, MOST_SAID)
  const said = hits.filter((hit) => hit.kind === 'message')
  const meant = useMeant(search, isWanted && !isBusy && hits.length === 0, 'messages')
  const { read, reader } = useConversationReader(() => change(false))
  const wasCreated = useRef(false)
  const searchInput = useRef<HTMLInputElement>(null)
  const nameFirst = useRef<HTMLButtonElement>(null)

  function change(next: boolean) {
    if (!next) {
      setSearch('')
      setNaming(false)
    }
    onOpenChange(next)
  }

  function begun() {
    wasCreated.current = true
    change(false)
  }

  const list = (archived: boolean) => (
    <ConversationList
      archived={archived}
      search={search}
      isSaid={said.length > 0}
      meant={meant}
      onMeant={(q) => {
        setSearch(q)
        searchInput.current?.focus()
      }}
      timeZone={timeZone}
      onChosen={() => change(false)}
      // The row that held the focus is gone, and no other is there.
      onEmptied={() => searchInput.current?.focus()}
    />
  )

  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent
        title="Conversations"
        className="max-sm:h-[88dvh] sm:h-[38rem]"
        onOpenAutoFocus={focusFirstField}
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
                aria-label="Search conversations"
                placeholder="Search titles and what was said"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
                className="min-w-40 flex-1"
              />
            </div>
            <Content value="recent">{list(false)}</Content>
            <Content value="archived">{list(true)}</Content>
          </Root>
          {search.trim() && <SaidHits hits={said} timeZone={timeZone} onRead={read} />}
        </DialogBody>
        <Kept>
          {/* Under what is looked for far more often. */}
          {isNaming ? (
            <DialogFooter className="block">
              <NewConversationForm
                onCreated={begun}
                onCancel={() => {
                  setNaming(false)
                  requestAnimationFrame(() => nameFirst.current?.focus())
                }}
              />
            </DialogFooter>
          ) : (
            <DialogFooter>
              <Button ref={nameFirst} variant="ghost" onClick={() => setNaming(true)}>
                Name a new chat
              </Button>
              <Button
                onClick={() => {
                  onNewChat?.()
                  begun()
                }}
              >
                New chat
              </Button>
            </DialogFooter>
          )}
        </Kept>
        {reader}
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
