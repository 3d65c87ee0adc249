import type { Metadata } from 'next'
import { BareScreen } from '@/components/shared/bare-screen'
import { NotFoundWords } from '@/components/shared/not-found-words'
import { commonMessages } from '@/lib/contract/messages/common'

export const metadata: Metadata = { title: commonMessages.notFound }

/** Where a page outside the app’s frame has nothing to show; any other address has `[...missing]`. */
export default function NotFound() {
  return (
    <BareScreen>
      <NotFoundWords isMember={false} />
    </BareScreen>
  )
}
