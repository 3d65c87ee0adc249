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
      disabled={save.isPending}
      aria-busy={save.isPending}
      onClick={() => save.mutate(insightsFile(today))}
    >
      {save.isPending ? <Spinner /> : <Download aria-hidden="true" />}
      Export Insights
    </Button>
  )
}
