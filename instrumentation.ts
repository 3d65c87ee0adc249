/** Runs once when a server starts, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteClientAddresses } = await import('@/lib/server/limits/client-address')
  const { endInTime } = await import('@/lib/server/http/end-in-time')
  const { guardRequests } = await import('@/lib/server/http/guard-requests')
  const { mendRequests } = await import('@/lib/server/http/mend-requests')
  const { notePages } = await import('@/lib/server/http/note-pages')
  const { refuseUnreadable } = await import('@/lib/server/http/refuse-unreadable')
  const { startSweeping } = await import('@/lib/server/db/kept-answers')
  const { startBackups } = await import('@/lib/server/backups/nightly')
  const { startPushing } = await import('@/lib/server/push/scheduler')
  const { startIndexing } = await import('@/lib/server/record/indexer')
  noteClientAddresses()
  guardRequests()
  mendRequests()
  notePages()
  refuseUnreadable()
  endInTime()
  startIndexing()
  startSweeping()
  startPushing()
  startBackups()
}
