import type { Metadata } from 'next'
import { LegalPage } from '@/components/legal/legal-page'
import { SafetySections } from '@/components/legal/safety-sections'

export const metadata: Metadata = { title: 'Safety' }

export default function SafetyPage() {
  return (
    <LegalPage
      eyebrow="Safety"
      title="What the coach is, and what it is not"
      lede="An AI that helps you keep at your goals. Not a person, and no substitute for one."
    >
      <SafetySections />
    </LegalPage>
  )
}
