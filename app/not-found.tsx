import type { Metadata } from 'next'
import { BareScreen } from '@/components/shared/bare-screen'
import { commonMessages } from '@/lib/contract/messages/common'
import { paths } from '@/lib/contract/paths'

export const metadata: Metadata = { title: commonMessages.notFound }

export default function NotFound() {
  return (
    <BareScreen>
      <div className="grid justify-items-start gap-3">
        <h1 className="text-3xl">{commonMessages.notFound}</h1>
        <p className="max-w-[48ch] text-balance text-ink-2">
          Nothing is at this address. It may have moved, or the link was mistyped.
        </p>
        <a href={paths.landing} className="btn btn-burn mt-4">
          Go to the home page
        </a>
      </div>
    </BareScreen>
  )
}
