import type { ReactNode } from 'react'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/lib/client/screen/cn'
import { type Section, sections } from './sections'

type SettingsCardProps = {
  section: Section
  text?: ReactNode
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** One part of the settings: its name, a sentence about it, and what can be done. */
export function SettingsCard({ section, text, action, className, children }: SettingsCardProps) {
  return (
    <Card id={section} aria-labelledby={`${section}-title`} className={cn('min-w-0 max-lg:scroll-mt-16', className)}>
      <CardHeader className="pt-5 sm:px-6">
        <CardTitle id={`${section}-title`} className="text-lg">
          {sections[section]}
        </CardTitle>
        {action}
      </CardHeader>
      <CardContent className={cn('grid grid-cols-[minmax(0,1fr)] gap-4 sm:px-6 sm:pb-6', text ? 'pt-0' : 'pt-3')}>
        {text && <p className="max-w-[62ch] text-sm text-pretty text-ink-2">{text}</p>}
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
        {text && <p className="max-w-[48ch] text-sm text-pretty wrap-anywhere text-ink-2">{text}</p>}
      </div>
      {children}
    </div>
  )
}
