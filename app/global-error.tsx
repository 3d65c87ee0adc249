'use client'

import { BareScreen } from '@/components/shared/bare-screen'
import { Failure } from '@/components/shared/failure'
import { fontVariables } from './fonts'
import './globals.css'

/**
 * Stands in for what fails outside the app’s frame, the root layout itself among it, so it brings its own document. One
 * file for all: each that stands in for an error is sent along with every screen.
 */
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
