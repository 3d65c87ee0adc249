'use client'

import { X } from 'lucide-react'
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast'
import { cn } from '@/lib/client/screen/cn'
import { dismissToast, useToasts } from '@/lib/client/screen/use-toast'
import { limits } from '@/lib/contract/limits'
import { keepFromToast } from './escape-under-toast'

/** Shows what `toast()` was called with. One on a screen; `components/shared/toast-host` brings it in. */
export function Toaster() {
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
            <Title className="text-[0.9375rem] font-semibold">{title}</Title>{' '}
            {description && <Description className="text-ink-2 wrap-anywhere">{description}</Description>}
          </div>
          {action && (
            <Action
              altText={action.hint}
              // On its way out there is nothing left to take back.
              disabled={!open}
              onClick={action.run}
              className="btn btn-outline btn-sm shrink-0 justify-self-start sm:mt-2"
            >
              {action.label}
            </Action>
          )}
          <Close
            className="btn btn-ghost btn-icon btn-sm absolute right-1.5 max-sm:inset-y-0 max-sm:my-auto sm:top-1.5"
            aria-label="Close"
          >
            <X aria-hidden="true" />
          </Close>
        </Root>
      ))}
      <Viewport
        hotkey={['F8']}
        className="toasts pointer-events-none fixed inset-x-0 z-60 m-0 grid list-none outline-none sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:w-[26rem] sm:p-5"
      />
    </Provider>
  )
}
