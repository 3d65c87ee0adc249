'use client'

import { Button } from '@/components/ui/button'
import { useCreateFeed, useDeleteFeed, useFeed } from '@/lib/client/tokens/api'
import { SecretLine } from './secret-line'
import { SettingRow } from './settings-card'

/** The address at which a calendar program reads the user's dates. */
export function FeedRow() {
  const { data: feed } = useFeed()
  const create = useCreateFeed()
  const end = useDeleteFeed()
  const isOn = feed?.createdAt != null
  return (
    <>
      <SettingRow
        title="Calendar"
        text="Alerts, due dates, plans and rhythm days in your calendar, by a secret address. Whoever knows it can read them."
      >
        <div className="flex gap-2">
          {isOn && (
            <Button
              variant="ghost"
              disabled={end.isPending}
              onClick={() => end.mutate(undefined, { onSuccess: create.reset })}
            >
              Take it back
            </Button>
          )}
          <Button variant="outline" disabled={create.isPending || !feed} onClick={() => create.mutate()}>
            {isOn ? 'New address' : 'Make an address'}
          </Button>
        </div>
      </SettingRow>
      {isOn && create.data && (
        <SecretLine
          key={create.data.createdAt}
          label="Calendar address"
          note="Subscribe to it in your calendar program. It is shown only once; a new one replaces it."
          secret={create.data.url}
        />
      )}
    </>
  )
}
