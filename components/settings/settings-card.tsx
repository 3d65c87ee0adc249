import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/lib/client/screen/cn'
import { type Section, sections } from '@/lib/contract/settings-sections'
import { useOpenSection } from './open-section'
import { beginsGroup, sectionIcons } from './sections'

type SettingsCardProps = {
  section: Section
  /** How it is set, in a word or two, for the list in which it is closed. */
  value?: string | undefined
  text?: ReactNode
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** Until the script runs the address alone opens a part: the one that it names, else the first. */
const UNREAD = [
  'max-lg:[:not(:target)>&]:hidden',
  'lg:[.parts:has(>:target)>&:not(:target)]:hidden lg:[.parts:not(:has(>:target))>&:not(:first-child)]:hidden',
] as const

/**
 * One part of the settings: its name, a sentence about it, and what can be done. On a phone its name opens it, where
 * there is room it alone stands beside the list.
 */
export function SettingsCard({ section, value, text, action, className, children }: SettingsCardProps) {
  const { open, toggle } = useOpenSection()
  const isOpen = open === section
  const folded = open === undefined ? UNREAD[0] : !isOpen && 'max-lg:hidden'
  const Icon = sectionIcons[section]
  return (
    <Card
      id={section}
      data-begins={beginsGroup(section) || undefined}
      role={toggle ? undefined : 'tabpanel'}
      aria-labelledby={`${section}-title`}
      className={cn(
        // Where one stands alone the page begins with its heading and the list.
        'min-w-0 lg:scroll-mt-96',
        // On a phone those that belong together are one list: their names, parted by rules.
        'max-lg:rounded-none max-lg:border-t-0 max-lg:shadow-none max-lg:last:rounded-b-card max-lg:[&:has(+[data-begins])]:rounded-b-card',
        beginsGroup(section) && 'max-lg:rounded-t-card max-lg:border-t max-lg:not-first:mt-4',
        open === undefined ? UNREAD[1] : !isOpen && 'lg:hidden',
        className,
      )}
    >
      <CardHeader className="max-lg:items-center max-lg:py-0 sm:px-6 lg:pt-5">
        <CardTitle
          id={`${section}-title`}
          tabIndex={-1}
          className="min-w-0 rounded-control text-lg max-lg:flex-1 max-lg:text-base"
        >
          {toggle ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${section}-content`}
              aria-describedby={value ? `${section}-value` : undefined}
              onClick={() => toggle(section)}
              className="flex min-h-12 w-full items-center gap-3 text-left"
            >
              <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
              <span className="max-w-[75%] shrink-0 wrap-anywhere">{sections[section]}</span>
              {/* Beside the name and no part of it: the button is described by it. */}
              <span aria-hidden="true" className="ml-auto min-w-0 shrink-999 truncate text-sm font-normal text-ink-3">
                {isOpen ? '' : value}
              </span>
              <ChevronDown
                aria-hidden="true"
                className={cn('size-4 shrink-0 text-ink-3 transition-transform duration-150', isOpen && 'rotate-180')}
              />
            </button>
          ) : (
            <span className="flex items-center gap-3 max-lg:min-h-12">
              <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-3 lg:hidden" />
              {sections[section]}
            </span>
          )}
        </CardTitle>
        {value && (
          <span id={`${section}-value`} hidden>
            {value}
          </span>
        )}
      </CardHeader>
      <CardContent
        id={`${section}-content`}
        className={cn('grid grid-cols-[minmax(0,1fr)] gap-4 pt-0 sm:px-6 sm:pb-6', !text && 'lg:pt-3', folded)}
      >
        {text && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="max-w-[62ch] text-sm text-pretty text-ink-2">{text}</p>
            {action}
          </div>
        )}
        {children}
      </CardContent>
    </Card>
  )
}

/** One setting in a card: what it is at the left, what changes it at the right, below on a phone. */
export function SettingRow({ title, text, children }: { title: ReactNode; text?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule pt-4">
      <div className="min-w-0 flex-1 basis-48 sm:basis-64">
        <p className="font-[550]">{title}</p>
        {text && <p className="max-w-[62ch] text-sm text-pretty wrap-anywhere text-ink-2">{text}</p>}
      </div>
      {children}
    </div>
  )
}
