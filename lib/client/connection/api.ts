import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { api } from '@/lib/client/http/api'
import type { Connection, NewConnection, TriedConnection } from '@/lib/contract/connection'
import { connectionMessages } from '@/lib/contract/messages/connection'
import { connectionKey } from './key'

/** Who answers as it is set up, null for who may not know: the page that is shown has it already. */
export function useConnection(): Connection | null {
  return useQuery<Connection | null>({ queryKey: connectionKey, enabled: false }).data ?? null
}

/** Keeps who answers. Every screen is told of it. */
export function useSetConnection(name: (connection: Connection) => string) {
  const tell = useTell()
  return useMutation({
    mutationFn: (body: NewConnection) => api('PUT /api/coach/connection', { body }),
    onSuccess: (connection) => tell(connection),
    meta: {
      success: (connection: Connection) => connectionMessages.coachChosen(name(connection)),
      failure: connectionMessages.failed.chooseCoach,
    },
  })
}

/** Forgets what was set, its key too. */
export function useDisconnect() {
  const tell = useTell()
  return useMutation({
    mutationFn: async () => {
      await api('DELETE /api/coach/connection', {})
      return api('GET /api/coach/connection', {})
    },
    onSuccess: (connection) => tell(connection),
    meta: { success: connectionMessages.coachDisconnected, failure: connectionMessages.failed.disconnect },
  })
}

function useTell() {
  const client = useQueryClient()
  const router = useRouter()
  return (connection: Connection) => {
    client.setQueryData<Connection>(connectionKey, connection)
    client.invalidateQueries({ queryKey: ['/api/coach/status'], refetchType: 'all' })
    // What the pages say of the engine was rendered with the one before.
    router.refresh()
  }
}

/** Tries a connection before it is kept, or the one in force where nothing is given. */
export function useTestConnection() {
  return useMutation({
    mutationFn: (body: TriedConnection) => api('POST /api/coach/connection/test', { body }),
    meta: { failure: connectionMessages.failed.testConnection },
  })
}

/** Looks for model servers on the machine that the app runs on. */
export function useFindServers() {
  return useMutation({
    mutationFn: () => api('POST /api/coach/connection/find', {}),
    meta: { failure: connectionMessages.failed.findServers },
  })
}
