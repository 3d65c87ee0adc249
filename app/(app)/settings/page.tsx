import type { Metadata } from 'next'
import { SettingsScreen } from '@/components/settings/settings-screen'
import { Prefetched } from '@/components/shared/prefetched'
import { requireUser } from '@/lib/server/auth/current-user'
import { loadSettings } from './load-settings'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  const { state, ...settings } = await loadSettings(await requireUser())
  return (
    <Prefetched state={state}>
      <SettingsScreen {...settings} />
    </Prefetched>
  )
}
