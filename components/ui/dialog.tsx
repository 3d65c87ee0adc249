'use client'

import { X } from 'lucide-react'
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { cn } from '@/lib/client/screen/cn'
import { isKeptFromToast } from './escape-under-toast'
import { useReturnFocus } from './use-return-focus'

export { Close as DialogClose, Root as Dialog }

type DialogContentProps = Omit<ComponentProps<typeof Content>, 'title'> & {
  title: ReactNode
  /** A sentence under the title; also what a screen reader says of the dialog. */
  description?: ReactNode
  size?: 'default' | 'wide'
  /** Keeps one height whatever its content does. */
  steady?: boolean
}

/**
 * A sheet from the bottom on a phone, a centred panel elsewhere. Its children are a `DialogBody` and a `DialogFooter`,
 * bare or inside a form (with or without a fieldset): the body alone scrolls.
 */
export function DialogContent({ title, description, size, steady, className, children, ...props }: DialogContentProps) {
  const focus = useReturnFocus(props.onOpenAutoFocus, props.onCloseAutoFocus)
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Portal>
      {/* As high as the dialog, so that it dims the one it may have been opened from. */}
      <Overlay className="scrim z-50" />
      <Content
        className={cn('dialog', size === 'wide' && 'dialog-wide', steady && 'dialog-steady', className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...props}
        {...focus}
        onKeyDown={(event) => {
          if (isKeptFromToast(event)) close.current?.click()
        }}
      >
        <header className="dialog-head">
          <div className={cn('min-w-0', !description && 'self-center')}>
            <Title className="text-lg leading-snug wrap-anywhere">{title}</Title>
            {description && <Description className="mt-0.5 text-sm text-balance text-ink-2">{description}</Description>}
          </div>
          <Close ref={close} className="btn btn-ghost btn-icon btn-sm -mr-2" aria-label="Close">
            <X aria-hidden="true" />
          </Close>
        </header>
        {children}
      </Content>
    </Portal>
  )
}

export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('dialog-body', className)} {...props} />
}

export function DialogFooter({ className, ...props }: ComponentProps<'footer'>) {
  return <footer className={cn('dialog-foot', className)} {...props} />
}
