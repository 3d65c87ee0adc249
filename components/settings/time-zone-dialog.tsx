'use client'

import { focusFirstField } from '@/components/shared/focus'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { ZonePicker } from './zone-picker'

type TimeZoneDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  current: string
  onPick: (zone: string) => void
}

export function TimeZoneDialog({ open, onOpenChange, current, onPick }: TimeZoneDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Time zone"
        description="Search for a city, a region or an offset."
        steady
        onOpenAutoFocus={focusFirstField}
      >
        <ZonePicker
          current={current}
          onPick={(zone) => {
            onPick(zone)
            onOpenChange(false)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
