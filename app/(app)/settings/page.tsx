import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { SettingsScreen } from '@/components/settings/settings-screen'
import { requireUser } from '@/lib/server/auth/current-user'
import { loadSettings } from './load-settings'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  const { state, ...settings } = await loadSettings(await requireUser())
  return (
    <HydrationBoundary state={state}>
      <SettingsScreen {...settings} />
    </HydrationBoundary>
  )
}
