'use client'

import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useConnection } from '@/lib/client/connection/api'
import { useCoachUsage } from '@/lib/client/connection/coach-status'
import type { CoachStatus } from '@/lib/contract/coach'
import { chatMessages } from '@/lib/contract/messages/chat'
import { paths } from '@/lib/contract/paths'
import { ConnectionPart } from './connection-part'
import { answering, type Engine, leaving, ledger } from './engine-words'
import { SettingsCard } from './settings-card'

export type { Engine }

/** Which engine speaks for the coach, what leaves this server to make it speak, and where one may choose, the choice. */
export function EngineCard({ engine }: { engine: Engine }) {
  const isModel = engine.recipient !== null
  const { data: status } = useQuery<CoachStatus>({ queryKey: ['/api/coach/status'], enabled: isModel })
  const usage = useCoachUsage()
  const mayChoose = useConnection() !== null
  const sent = leaving(engine)
  const cost = usage && ledger(usage, isModel)
  return (
    <SettingsCard section="engine" value={engine.recipient ?? 'Here'} text={answering(engine)}>
      <div className="grid gap-3 rounded-control bg-raised px-4 py-3.5 text-sm">
        <p className="flex items-center gap-2 font-[550]">
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          {sent ? `Sent to ${engine.recipient} when you ask for something` : 'Nothing leaves this server'}
        </p>
        {sent ? (
          <ul className="grid gap-1.5 text-ink-2">
            {sent.map(({ when, what }) => (
              <li key={when} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
                <span className="text-ink">{when}</span>
                <span>{what}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">
            Your goals, your journal and your messages are read on this server. They are sent to nobody.
          </p>
        )}
        {isModel && <p className="text-ink-2">Your email, your last name and your password are never sent.</p>}
        {isModel && (
          <p role="status" className="min-h-5 text-ink-2">
            {status?.spent && chatMessages.budgetSpent[status.spent]}
            {status && !status.spent && (status.reachable ? 'It can be reached right now.' : unreachable)}
          </p>
        )}
      </div>
      {mayChoose ? (
        <ConnectionPart />
      ) : (
        !isModel && (
          <p className="text-sm text-pretty text-ink-2">
            A model can be connected by whoever runs this server, and not from this account.
          </p>
        )
      )}
      {cost && <p className="num text-sm text-ink-2">{cost}</p>}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <a href={paths.privacy} className="link">
          Privacy in full
        </a>
        <a href={paths.safety} className="link">
          What the coach is and is not
        </a>
      </p>
    </SettingsCard>
  )
}

const unreachable =
  'It cannot be reached right now. Until it is, the built-in coach stands in, except in chat, where the text comes back to you.'
