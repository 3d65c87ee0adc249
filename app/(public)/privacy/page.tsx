import type { Metadata } from 'next'
import { LegalPage } from '@/components/legal/legal-page'
import { PrivacySections } from '@/components/legal/privacy-sections'
import { currentUser } from '@/lib/server/auth/current-user'
import { currentEngine } from '@/lib/server/coaching/current-engine'

export const metadata: Metadata = { title: 'Privacy' }

export default async function PrivacyPage() {
  const engine = await currentEngine(await currentUser())
  return (
    <LegalPage
      eyebrow="Privacy"
      title="What happens to what you write"
      isModel={engine.recipient !== null}
      lede="It is kept on this server, it is yours, and this page says exactly what leaves it."
    >
      <PrivacySections engine={engine} />
    </LegalPage>
  )
}
