import type { Metadata } from 'next'
import { LegalPage } from '@/components/legal/legal-page'
import { SafetySections } from '@/components/legal/safety-sections'
import { currentUser } from '@/lib/server/auth/current-user'
import { currentEngine } from '@/lib/server/coaching/current-engine'

export const metadata: Metadata = { title: 'Safety' }

export default async function SafetyPage() {
  const { recipient } = await currentEngine(await currentUser())
  return (
    <LegalPage
      eyebrow="Safety"
      title="What the coach is, and what it is not"
      isModel={recipient !== null}
      lede="An AI that helps you keep at your goals. Not a person, and no substitute for one."
    >
      <SafetySections isModel={recipient !== null} />
    </LegalPage>
  )
}
