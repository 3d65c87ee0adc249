'use client'

import { useTheme } from '@/lib/client/screen/theme'
import { SettingsCard } from './settings-card'
import { ThemePicker, themeNames } from './theme-picker'
import { TimeZoneRow } from './time-zone-row'

export function AppearanceCard() {
  const theme = useTheme()
  return (
    <SettingsCard section="appearance" value={themeNames[theme]}>
      <ThemePicker />
      <TimeZoneRow />
    </SettingsCard>
  )
}
