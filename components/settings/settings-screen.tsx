'use client'

import { PageHeader } from '@/components/shared/page-header'
import type { BuiltInLeader } from '@/lib/contract/coaches'
import { AccountCard } from './account-card'
import { AppearanceCard } from './appearance-card'
import { BackupsCard } from './backups-card'
import { CoachingCard } from './coaching-card'
import { DangerCard } from './danger-card'
import { type Engine, EngineCard } from './engine-card'
import { ExportCard } from './export-card'
import { MemoryCard } from './memory-card'
import { MovingCard } from './moving-card'
import { OpenSections } from './open-section'
import { PhoneCard } from './phone-card'
import { ProgramsCard } from './programs-card'
import { SectionNav } from './section-nav'
import { SessionsCard } from './sessions-card'

type SettingsScreenProps = {
  engine: Engine
  /** The question that each built-in coach comes back to. */
  questions: Record<BuiltInLeader, string>
  /** False for an account that is only signed in to through Google or GitHub. */
  hasPassword: boolean
  /** When the page was made, and the user's day then: both sides of the wire must word times alike. */
  now: { today: string; at: string }
}

/** A client component whole, as all of its cards are: one reference on the wire in place of one a card. */
export function SettingsScreen({ engine, questions, hasPassword, now }: SettingsScreenProps) {
  return (
    <div className="screen">
      <PageHeader title="Mission Control" lede="Settings" />
      <OpenSections>
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
          <SectionNav />
          <div className="parts grid min-w-0 content-start lg:gap-2">
            <AccountCard />
            <CoachingCard questions={questions} />
            <EngineCard engine={engine} />
            <MemoryCard today={now.today} />
            <AppearanceCard />
            <PhoneCard />
            <ProgramsCard now={now.at} />
            <MovingCard today={now.today} />
            <ExportCard today={now.today} />
            <BackupsCard now={now.at} />
            <SessionsCard now={now.at} hasPassword={hasPassword} />
            <DangerCard today={now.today} />
          </div>
        </div>
      </OpenSections>
    </div>
  )
}
