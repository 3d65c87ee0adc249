'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { commonMessages } from '@/lib/contract/messages/common'

type OlderMessagesProps = {
  /** The box that scrolls. */
  box: RefObject<HTMLElement | null>
  isLoading: boolean
  failed: boolean
  load: () => void
}

/** Loads what came before as the reader nears the top; after a failure only when asked. */
export function OlderMessages({ box, isLoading, failed, load }: OlderMessagesProps) {
  const mark = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!mark.current || isLoading || failed) return
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: box.current,
      rootMargin: '600px 0px 0px 0px',
    })
    sight.observe(mark.current)
    return () => sight.disconnect()
  }, [box, isLoading, failed, load])

  return (
    <div ref={mark} className="flex min-h-10 items-center justify-center gap-3 text-sm text-ink-2">
      {failed && <p role="alert">{commonMessages.failed.load}.</p>}
      <Button variant="ghost" size="sm" disabled={isLoading} onClick={() => load()}>
        {isLoading && <Spinner />}
        {failed ? 'Try again' : 'Earlier messages'}
      </Button>
    </div>
  )
}
