import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

type MoreActionsProps = Omit<ComponentProps<typeof Button>, 'title'> & { title: string; icon: LucideIcon }

/** Opens the menu of what is done less often with the thing of that title. */
export function MoreActions({ title, icon: Icon, ...props }: MoreActionsProps) {
  return (
    <Button variant="ghost" aria-label={`More actions: ${title}`} aria-haspopup="menu" {...props}>
      <Icon aria-hidden="true" />
    </Button>
  )
}
