'use client'

import { Check } from 'lucide-react'
import {
  CheckboxItem,
  Content,
  Item,
  ItemIndicator,
  Label,
  Portal,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Trigger,
} from 'radix-ui/dropdown-menu'
import { type ComponentProps, useRef } from 'react'
import { cn } from '@/lib/client/screen/cn'

export { RadioGroup as DropdownMenuRadioGroup, Root as DropdownMenu, Trigger as DropdownMenuTrigger }

type ContentProps = ComponentProps<typeof Content> & {
  /** Opened by the keyboard: its first item is where that goes on. */
  startsAtFirst: boolean
}

/**
 * Stands within the page's main landmark, so that whoever goes by landmarks meets it; within a dialog where it is opened
 * from one, since all else is hidden then.
 */
export function DropdownMenuContent({ className, align = 'end', startsAtFirst, ...props }: ContentProps) {
  // A menu misses the very key press that fetched it: from the second time on it sees to this itself.
  const isFirst = useRef(startsAtFirst)
  function startAtFirst(menu: HTMLElement | null) {
    if (!menu || !isFirst.current) return
    isFirst.current = false
    requestAnimationFrame(() => menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus())
  }
  return (
    <Portal container={document.querySelector('[role=dialog][data-state=open]') ?? document.querySelector('main')}>
      <Content
        ref={startAtFirst}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className={cn('menu', className)}
        {...props}
      />
    </Portal>
  )
}

type ItemProps = ComponentProps<typeof Item> & { variant?: 'default' | 'destructive' }

export function DropdownMenuItem({ className, variant, ...props }: ItemProps) {
  return <Item className={cn('menu-item', variant === 'destructive' && 'menu-item-bad', className)} {...props} />
}

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof RadioItem>) {
  return (
    <RadioItem className={cn('menu-item', className)} {...props}>
      {children}
      <Chosen />
    </RadioItem>
  )
}

export function DropdownMenuCheckboxItem({ className, children, ...props }: ComponentProps<typeof CheckboxItem>) {
  return (
    <CheckboxItem className={cn('menu-item', className)} {...props}>
      {children}
      <Chosen />
    </CheckboxItem>
  )
}

function Chosen() {
  return (
    <ItemIndicator className="ml-auto">
      <Check aria-hidden="true" className="text-burn" />
    </ItemIndicator>
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Label>) {
  return <Label className={cn('px-2.5 pt-2 pb-1 text-xs text-ink-3', className)} {...props} />
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Separator>) {
  return <Separator className={cn('-mx-1.5 my-1.5 h-px bg-rule', className)} {...props} />
}
