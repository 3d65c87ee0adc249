'use client'

import { SettingsCard } from './settings-card'
import { ThemePicker } from './theme-picker'
import { TimeZoneRow } from './time-zone-row'

export function AppearanceCard() {
  return (
    <SettingsCard section="appearance">
      <ThemePicker />
      <TimeZoneRow />
    </SettingsCard>
  )
}
