import { EllipsisVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { MoreActions } from './more-actions'

type LineActionsProps = Omit<ComponentProps<typeof MoreActions>, 'title' | 'icon'> & { name: string }

/** Opens the menu of a line that has no title of its own, by what names it for those who do not see it beside its button. */
export function LineActions({ name, ...props }: LineActionsProps) {
  return (
    <MoreActions title={name} icon={EllipsisVertical} size="icon-sm" aria-label={`Actions for ${name}`} {...props} />
  )
}
