'use client'

import { BareScreen } from '@/components/shared/bare-screen'
import { Failure } from '@/components/shared/failure'

export default function RootError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <BareScreen>
      <Failure error={error} retry={retry} />
    </BareScreen>
  )
}
