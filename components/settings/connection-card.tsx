'use client'

import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { useConnection, useTestConnection } from '@/lib/client/connection/api'
import type { Connection } from '@/lib/contract/connection'
import { ConnectionForm } from './connection-form'
import { ConnectionResult } from './connection-result'
import { coachName, environmentWords } from './connection-words'
import { SettingsCard } from './settings-card'

/** Who answers, for who may choose it: for everyone on the server, or with a key of one's own. */
export function ConnectionCard() {
  const connection = useConnection()
  if (!connection) return null
  const forWhom = connection.scope === 'everyone' ? 'for everyone on this server' : 'for you alone'
  return (
    <SettingsCard
      section="who"
      value={connection.choice === 'built-in' ? 'Built-in' : coachName(connection)}
      text={`${connection.choice === 'built-in' ? 'Connect a model here for a coach that talks freely. ' : ''}Your record stays on this server. A model sees only what a question needs. What you choose holds ${forWhom}, from the next message on.`}
    >
      {connection.from === 'environment' ? (
        <OfEnvironment connection={connection} />
      ) : (
        // A choice that was stored begins the form anew.
        <ConnectionForm key={`${connection.from} ${connection.updatedAt}`} connection={connection} />
      )}
    </SettingsCard>
  )
}

function OfEnvironment({ connection }: { connection: Connection }) {
  const test = useTestConnection()
  return (
    <div className="grid gap-4">
      <p className="rounded-control bg-raised px-4 py-3.5 text-sm text-pretty wrap-anywhere">
        {environmentWords(connection)}
      </p>
      <div>
        <Button variant="outline" disabled={test.isPending} aria-busy={test.isPending} onClick={() => test.mutate({})}>
          {test.isPending && <Spinner />}
          {test.isPending ? 'Testing...' : 'Test this model'}
        </Button>
      </div>
      <ConnectionResult result={test.data} name={coachName(connection)} isRunning={test.isPending} />
    </div>
  )
}
