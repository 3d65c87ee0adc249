'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/client/screen/cn'
import { commonMessages } from '@/lib/contract/messages/common'

type LazyChartProps<Props> = {
  /** Imports the drawing; the chart library comes with it. Must be the same function at every render. */
  load: () => Promise<ComponentType<Props>>
  data: Props
  /** Gives the height, of the picture and of what stands in for it. */
  className: string
}

/** Brings a chart in when it comes near the screen. It is a picture: its figure says the same in words beside it. */
export function LazyChart<Props extends object>({ load, data, className }: LazyChartProps<Props>) {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<{ Chart: ComponentType<Props> } | 'waiting' | 'wanted' | 'failed'>('waiting')

  useEffect(() => {
    if (state !== 'waiting' || !frame.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setState('wanted')
      },
      { rootMargin: '200px' },
    )
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [state])

  useEffect(() => {
    if (state !== 'wanted') return
    let isGone = false
    load().then(
      (Chart) => isGone || setState({ Chart }),
      () => isGone || setState('failed'),
    )
    return () => {
      isGone = true
    }
  }, [state, load])

  return (
    <div ref={frame} className={cn('num font-mono text-xs', className)}>
      {typeof state === 'object' ? (
        <div aria-hidden="true" className="size-full">
          <state.Chart {...data} />
        </div>
      ) : state === 'failed' ? (
        <div className="grid h-full place-content-center justify-items-center gap-3 font-sans text-sm text-ink-2">
          {commonMessages.failed.load}
          <Button variant="outline" size="sm" onClick={() => setState('wanted')}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton className="size-full" />
      )}
    </div>
  )
}
