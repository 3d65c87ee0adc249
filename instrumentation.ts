/** Runs once when a server starts, before it answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteClientAddresses } = await import('@/lib/server/http/client-address')
  const { mendRequests } = await import('@/lib/server/http/mend-requests')
  noteClientAddresses()
  mendRequests()
}
