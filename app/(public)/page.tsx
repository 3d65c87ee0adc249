import type { Metadata } from 'next'
import { Closing } from '@/components/landing/closing'
import { CoachVoices } from '@/components/landing/coach-voices'
import { FeatureCards } from '@/components/landing/feature-cards'
import { Hero } from '@/components/landing/hero'
import { LandingFooter } from '@/components/landing/landing-footer'
import { LandingHeader } from '@/components/landing/landing-header'
import { PRODUCT_NAME } from '@/lib/contract/brand'

export const metadata: Metadata = { title: { absolute: `${PRODUCT_NAME}: ambitious goals, kept on course` } }

/** HTML and CSS only: its links are plain ones, so that no script is loaded for it. */
export default function LandingPage() {
  return (
    <>
      <LandingHeader />
      <main>
        <Hero />
        <FeatureCards />
        <CoachVoices />
        <Closing />
      </main>
      <LandingFooter />
    </>
  )
}
