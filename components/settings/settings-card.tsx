import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/lib/client/screen/cn'
import { useOpenSection } from './open-section'
import { type Section, sections } from './sections'

type SettingsCardProps = {
  section: Section
  /** How it is set, in a word or two, for the list in which it is closed. */
  value?: string | undefined
  text?: ReactNode
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** One part of the settings: its name, a sentence about it, and what can be done. On a phone its name opens it. */
export function SettingsCard({ section, value, text, action, className, children }: SettingsCardProps) {
  const { isOpen, isKnown, toggle } = useOpenSection(section)
  // Until the script runs the address alone opens a part.
  const folded = !isOpen && (isKnown ? 'max-lg:hidden' : 'max-lg:[:not(:target)>&]:hidden')
  return (
    <Card id={section} aria-labelledby={`${section}-title`} className={cn('min-w-0', className)}>
      <CardHeader className="max-lg:items-center max-lg:py-0 sm:px-6 lg:pt-5">
        <CardTitle id={`${section}-title`} className="min-w-0 text-lg max-lg:flex-1 max-lg:text-base">
          {toggle ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${section}-content`}
              aria-describedby={value ? `${section}-value` : undefined}
              onClick={toggle}
              className="flex min-h-14 w-full items-center justify-between gap-3 text-left"
            >
              <span className="shrink-0">{sections[section]}</span>
              {/* Beside the name and no part of it: the button is described by it. */}
              <span aria-hidden="true" className="ml-auto min-w-0 truncate text-sm font-normal text-ink-3">
                {isOpen ? '' : value}
              </span>
              <ChevronDown
                aria-hidden="true"
                className={cn('size-4 shrink-0 text-ink-3 transition-transform duration-150', isOpen && 'rotate-180')}
              />
            </button>
          ) : (
            <span className="max-lg:flex max-lg:min-h-14 max-lg:items-center">{sections[section]}</span>
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
