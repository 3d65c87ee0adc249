'use client'

import { Failure } from '@/components/shared/failure'

/** Keeps the bar: only the screen failed. */
export default function ScreenError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div className="screen">
      <Failure error={error} retry={retry} />
    </div>
  )
}
