'use client'

import { EmptyState } from '@/components/shared/empty-state'
import { LoadFailed } from '@/components/shared/load-failed'
import { Skeleton } from '@/components/ui/skeleton'
import type { ClaimSource } from '@/lib/client/insights/evidence'
import { useSource } from '@/lib/client/insights/evidence-source'
import type { Today } from '@/lib/client/time/calendar'
import { SourceContent } from './source-content'

/** A source as it stands now; `gone` is said where it was deleted. */
export function FoundSource({ source, now, gone }: { source: ClaimSource; now: Today; gone: string }) {
  const { data, error, refetch } = useSource(source)
  if (data) return <SourceContent found={data} quotes={source.quotes} now={now} />
  if (error?.status === 404) return <EmptyState title="No longer there" text={gone} />
  if (error) {
    return <LoadFailed text={error.sentence} onRetry={refetch} />
  }
  return (
    <>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-16" />
    </>
  )
}
