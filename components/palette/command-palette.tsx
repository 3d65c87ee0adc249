'use client'

import { useRouter } from 'next/navigation'
import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import { useRef, useTransition } from 'react'
import type { ReadConversation } from '@/components/chat/conversation-reader'
import { useConversationReader } from '@/components/chat/use-conversation-reader'
import { useSignOut } from '@/components/nav/use-sign-out'
import { NavigationNotice } from '@/components/shared/screen-link'
import { isKeptFromToast } from '@/components/ui/escape-under-toast'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import { setPaletteOpen } from '@/lib/client/palette/api'
import { canNavigate } from '@/lib/client/screen/navigation'
import { PaletteBody } from './palette-body'

/** Everything by name: screens, deeds, and what the user wrote. */
export function CommandPalette({ open, round }: { open: boolean; round: number }) {
  const router = useRouter()
  const [isNavigating, startNavigation] = useTransition()
  const { read: openReader, reader } = useConversationReader()
  const { signOut, question } = useSignOut()
  const chosen = useRef<(() => void) | null>(null)
  const focus = useReturnFocus(goOnTyping, undefined)

  // What was chosen is done once the palette is gone and the focus is back: a dialog that opens returns it there.
  function choose(run: () => void) {
    chosen.current = run
    setPaletteOpen(false)
  }

  function runChosen(event: Event) {
    focus.onCloseAutoFocus(event)
    chosen.current?.()
    chosen.current = null
  }

  const go = (href: string) =>
    choose(() => {
      const { pathname, hash } = new URL(href, window.location.href)
      // A part of this very page: the page is told by the address alone, which a navigation changes without saying so.
      if (hash && pathname === window.location.pathname) window.location.hash = hash
      else if (canNavigate(href)) startNavigation(() => router.push(href))
    })
  const read = (conversation: ReadConversation) => choose(() => openReader(conversation))
  return (
    <>
      {/* One that is opened again while it closes is another one. */}
      <Root key={round} open={open} onOpenChange={setPaletteOpen}>
        <Portal>
          <Overlay className="scrim z-50" />
          <Content
            aria-describedby={undefined}
            className="dialog max-sm:inset-0 max-sm:max-h-none max-sm:rounded-none max-sm:border-0 sm:mt-[12vh] sm:max-h-[min(70dvh,34rem)] sm:max-w-xl"
            onOpenAutoFocus={focus.onOpenAutoFocus}
            onCloseAutoFocus={runChosen}
            onKeyDown={(event) => {
              if (isKeptFromToast(event)) setPaletteOpen(false)
            }}
            onEscapeKeyDown={(event) => {
              // On a page within the palette, Escape goes back to its first.
              if (event.target instanceof Element && event.target.closest('[data-keeps-escape]')) event.preventDefault()
            }}
          >
            <Title className="sr-only">Search and commands</Title>
            <PaletteBody
              onGo={go}
              onRead={read}
              onDone={() => choose(() => undefined)}
              onSignOut={() => choose(signOut)}
            />
          </Content>
        </Portal>
      </Root>
      {reader}
      {question}
      {isNavigating && <NavigationNotice />}
    </>
  )
}

/** Radix would select what was typed before the field was there, and the next key would take its place. */
function goOnTyping(event: Event): void {
  const field = event.target instanceof Element && event.target.querySelector('input')
  if (!field) return
  event.preventDefault()
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}
