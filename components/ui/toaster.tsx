'use client'

import { X } from 'lucide-react'
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast'
import { useEffect, useRef } from 'react'
import { cn } from '@/lib/client/screen/cn'
import { dismissToast, useToasts } from '@/lib/client/screen/use-toast'
import { limits } from '@/lib/contract/limits'
import { keepFromToast } from './escape-under-toast'

/**
 * Shows what `toast()` was called with. One on a screen; `components/shared/toast-host` brings it in. Where it stands at
 * the foot the page ends above it, by the height that is noted here.
 */
export function Toaster() {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const { current: box } = list
    if (!box || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--toast-h', `${box.offsetHeight}px`))
    observer.observe(box)
    return () => {
      observer.disconnect()
      style.removeProperty('--toast-h')
    }
  }, [])
  return (
    <Provider duration={limits.toast.duration} swipeDirection="right" swipeThreshold={limits.toast.swipeThreshold}>
      {useToasts().map(({ id, open, title, description, variant, action }) => (
        <Root
          key={id}
          open={open}
          onOpenChange={(next) => next || dismissToast(id)}
          onEscapeKeyDown={keepFromToast}
          className={cn('toast', variant === 'destructive' && 'toast-bad')}
          data-variant={variant ?? 'default'}
        >
          <div className="toast-words">
            <Title className="font-semibold">{title}</Title>{' '}
            {description && <Description className="text-ink-2 wrap-anywhere">{description}</Description>}
          </div>
          {action && (
            <Action
              altText={action.hint}
              // On its way out there is nothing left to take back.
              disabled={!open}
              onClick={action.run}
              className="btn btn-outline btn-sm shrink-0"
            >
              {action.label}
            </Action>
          )}
          <Close className="btn btn-ghost btn-icon btn-sm absolute inset-y-0 right-1.5 my-auto" aria-label="Close">
            <X aria-hidden="true" />
          </Close>
        </Root>
      ))}
      <Viewport
        hotkey={['F8']}
        ref={list}
        className="toasts pointer-events-none fixed z-60 m-0 grid list-none outline-none"
      />
    </Provider>
  )
}
