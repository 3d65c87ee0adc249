'use client'

import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { useConnection, useTestConnection } from '@/lib/client/connection/api'
import type { Connection } from '@/lib/contract/connection'
import { ConnectionForm } from './connection-form'
import { ConnectionResult } from './connection-result'
import { coachName, environmentWords } from './connection-words'

/** Who answers, for who may choose it: for everyone on the server, or with a key of one's own. */
export function ConnectionPart() {
  const connection = useConnection()
  if (!connection) return null
  const forWhom = connection.scope === 'everyone' ? 'for everyone on this server' : 'for you alone'
  return (
    <section id="who" aria-labelledby="who-title" className="grid scroll-mt-20 gap-4 border-t border-rule pt-4">
      <div className="grid gap-1">
        <h3 id="who-title" className="text-base">
          Who answers
        </h3>
        <p className="max-w-[62ch] text-sm text-pretty text-ink-2">
          {connection.choice === 'built-in' ? 'Connect a model for a coach that talks freely. ' : ''}A model sees only
          what a question needs. What you choose holds {forWhom}, from the next message on.
        </p>
      </div>
      {connection.from === 'environment' ? (
        <OfEnvironment connection={connection} />
      ) : (
        // A choice that was stored begins the form anew.
        <ConnectionForm key={`${connection.from} ${connection.updatedAt}`} connection={connection} />
      )}
    </section>
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
