'use client'

import { Download } from 'lucide-react'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { insightsFile, useExport } from '@/lib/client/account/exports'
import { insightMessages } from '@/lib/contract/messages/insights'

const failure = { title: insightMessages.failed.exportInsights, description: insightMessages.error.exportInsights }

export function ExportInsights({ today }: { today: string }) {
  const save = useExport(failure)
  return (
    <Button
      variant="outline"
      className="max-sm:w-11 max-sm:px-0"
      disabled={save.isPending}
      aria-busy={save.isPending}
      onClick={() => save.mutate(insightsFile(today))}
    >
      {save.isPending ? <Spinner /> : <Download aria-hidden="true" />}
      {/* Beside the heading on a phone, whose first screen is for the week. */}
      <span className="max-sm:sr-only">Export Insights</span>
    </Button>
  )
}
