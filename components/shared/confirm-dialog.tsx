'use client'

import { Action, Cancel, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { isKeptFromToast } from '@/components/ui/escape-under-toast'
import { useReturnFocus } from '@/components/ui/use-return-focus'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question, from its noun’s `confirm`. */
  question: string
  /** What will and will not be lost. */
  detail: ReactNode
  /** The verb of what happens: "Delete goal". */
  confirmLabel: string
  /** It can be taken back later, so that nothing warns of it. */
  isHarmless?: boolean
  onConfirm: () => void
  /** Where the focus goes when the button that opened it is gone; otherwise it returns by itself. */
  onCloseAutoFocus?: (event: Event) => void
}

/** Asks before something that is not taken back by itself. Escape and Cancel change nothing; focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  question,
  detail,
  confirmLabel,
  isHarmless = false,
  onConfirm,
  onCloseAutoFocus,
}: ConfirmDialogProps) {
  const focus = useReturnFocus(undefined, onCloseAutoFocus)
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        {/* As high as a dialog, so that it dims the one it may have been asked from. */}
        <Overlay className="scrim z-50" />
        <Content
          className="dialog dialog-compact"
          {...focus}
          onKeyDown={(event) => {
            if (isKeptFromToast(event)) onOpenChange(false)
          }}
        >
          <div className="px-5 pt-5 pb-4">
            <Title className="text-lg leading-snug">{question}</Title>
            <Description className="mt-1.5 text-ink-2">{detail}</Description>
          </div>
          <footer className="dialog-foot">
            <Cancel className={buttonVariants({ variant: 'outline' })}>Cancel</Cancel>
            <Action className={buttonVariants({ variant: isHarmless ? 'default' : 'destructive' })} onClick={onConfirm}>
              {confirmLabel}
            </Action>
          </footer>
        </Content>
      </Portal>
    </Root>
  )
}
