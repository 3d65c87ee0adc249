import type { Metadata } from 'next'
import { Closing } from '@/components/landing/closing'
import { CoachVoices } from '@/components/landing/coach-voices'
import { FeatureCards } from '@/components/landing/feature-cards'
import { Hero } from '@/components/landing/hero'
import { LandingFooter } from '@/components/landing/landing-footer'
import { LandingHeader } from '@/components/landing/landing-header'
import { PRODUCT_NAME } from '@/lib/contract/brand'
import { signatureQuestions } from '@/lib/server/coach/personas/signature-questions'
import { currentEngine } from '@/lib/server/coaching/current-engine'
import { env } from '@/lib/server/env'

export const metadata: Metadata = { title: { absolute: `${PRODUCT_NAME}: ambitious goals, kept on course` } }

type LandingPageProps = { searchParams: Promise<{ look?: string | string[] }> }

/** HTML and CSS only: its links are plain ones and its button a form's, so that no script is loaded for it. */
export default async function LandingPage({ searchParams }: LandingPageProps) {
  const { look } = await searchParams
  const { recipient } = await currentEngine(null)
  return (
    <>
      <LandingHeader />
      <main>
        <Hero canLook={env.DEMO === 'on'} isLater={look !== undefined} recipient={recipient} />
        <FeatureCards />
        <CoachVoices questions={signatureQuestions()} />
        <Closing />
      </main>
      <LandingFooter isModel={recipient !== null} />
    </>
  )
}
