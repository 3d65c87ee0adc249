'use client'

import { BareScreen } from '@/components/shared/bare-screen'
import { Failure } from '@/components/shared/failure'
import { fontVariables } from './fonts'
import './globals.css'

/** Stands in for the root layout when that itself fails, so it brings its own document. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>Something went wrong</title>
        <BareScreen>
          <Failure error={error} retry={retry} />
        </BareScreen>
      </body>
    </html>
  )
}
