import { messages } from '@/lib/contract/messages'
import { toast } from './use-toast'

/**
 * Whether another screen can be had now; says so where it cannot. Without a connection a navigation ends on a page of
 * the browser's own, in the place of this one and of what is written on it.
 */
export function canNavigate(): boolean {
  if (navigator.onLine) return true
  toast({ title: messages.failed.load, description: messages.error.offline, variant: 'destructive' })
  return false
}
