import { commonMessages } from '@/lib/contract/messages/common'
import { toast } from './use-toast'

/**
 * Whether another screen can be had now. Without a connection one that this device has kept is opened as it was; any
 * other is said not to be there: a navigation would end on a page that says so, in the place of this one and of what is
 * written on it.
 */
export function canNavigate(href: string): boolean {
  if (navigator.onLine) return true
  openKept(href)
  return false
}

async function openKept(href: string): Promise<void> {
  const url = new URL(href, location.href)
  const kept = typeof caches === 'undefined' ? undefined : await caches.match(url.pathname).catch(() => undefined)
  // A whole page load: the worker answers it, and nothing else that a navigation within the app would ask for.
  if (kept && navigator.serviceWorker?.controller) location.assign(url)
  else toast({ title: commonMessages.failed.load, description: commonMessages.error.offline, variant: 'destructive' })
}
