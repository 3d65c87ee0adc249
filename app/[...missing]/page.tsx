import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { commonMessages } from '@/lib/contract/messages/common'

export const metadata: Metadata = { title: commonMessages.notFound }

/** Any other address. As a page of its own it preloads the font, which an address without one does not. */
export default function MissingPage() {
  notFound()
}
