'use client'

import { Suspense, useRef, useState } from 'react'
import { ProposalList } from '@/components/proposals/proposal-list'
import { LazyConfirmDialog } from '@/components/shared/lazy-confirm-dialog'
import { Button } from '@/components/ui/button'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { counted } from '@/lib/client/time/calendar'
import { useCreateToken, useDeleteToken, useProgramProposals, useTokens } from '@/lib/client/tokens/api'
import type { AccessToken } from '@/lib/contract/access-token'
import { clientMessages } from '@/lib/contract/messages/clients'
import { FeedRow } from './feed-row'
import { SecretLine } from './secret-line'
import { SettingRow, SettingsCard } from './settings-card'
import { TokenForm } from './token-form'
import { TokenRow } from './token-row'

/** The keys that let other programs reach the record, and the address for calendars. */
export function ProgramsCard({ now }: { now: string }) {
  const user = useCurrentUser()
  const { data: tokens = [] } = useTokens()
  const proposals = useProgramProposals()
  const create = useCreateToken()
  const revoke = useDeleteToken()
  const [isMaking, setMaking] = useState(false)
  const [doomed, setDoomed] = useState<{ token: AccessToken; isAsking: boolean } | null>(null)
  const newButton = useRef<HTMLButtonElement>(null)
  if (!user) return null

  function close() {
    setMaking(false)
    requestAnimationFrame(() => newButton.current?.focus())
  }

  return (
    <SettingsCard
      section="programs"
      value={tokens.length > 0 ? counted(tokens.length, 'token') : 'None'}
      text="Let a script, an assistant or a calendar reach your record, with a key that you can revoke. What you keep from AI models is kept from them, too."
    >
      {proposals.length > 0 && (
        <section aria-label="Suggested by programs" className="border-t border-rule pt-4">
          <p className="font-[550]">Suggested by your programs</p>
          <ProposalList proposals={proposals} timeZone={user.timeZone} />
        </section>
      )}
      {create.data && (
        <SecretLine
          key={create.data.id}
          label={`Token for ${create.data.name}`}
          note="Copy it now: it is shown only once. Send it as “Authorization: Bearer” with each call."
          secret={create.data.token}
        />
      )}
      {tokens.length > 0 && (
        <ul aria-label="Personal tokens" className="divide-y divide-rule border-t border-rule">
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              now={now}
              timeZone={user.timeZone}
              onRevoke={() => setDoomed({ token, isAsking: true })}
            />
          ))}
        </ul>
      )}
      {isMaking ? (
        <TokenForm
          isPending={create.isPending}
          onCancel={close}
          onMake={(token) => create.mutate(token, { onSuccess: close })}
        />
      ) : (
        <SettingRow title="Personal tokens" text="One for each program, so that you can revoke one alone.">
          <Button ref={newButton} variant="outline" onClick={() => setMaking(true)}>
            New token
          </Button>
        </SettingRow>
      )}
      <FeedRow />
      <Suspense>
        {doomed && (
          <LazyConfirmDialog
            open={doomed.isAsking}
            onOpenChange={(open) => setDoomed({ ...doomed, isAsking: open })}
            question={clientMessages.confirm.revokeToken}
            detail={`${doomed.token.name} can reach nothing any more. This cannot be undone.`}
            confirmLabel="Revoke token"
            onConfirm={() => {
              if (doomed.token.id === create.data?.id) create.reset()
              revoke.mutate(doomed.token.id, { onSuccess: () => newButton.current?.focus() })
            }}
          />
        )}
      </Suspense>
    </SettingsCard>
  )
}
