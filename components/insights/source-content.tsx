'use client'

import { usePathname } from 'next/navigation'
import { DomainMark } from '@/components/shared/domain-mark'
import { ScreenLink } from '@/components/shared/screen-link'
import { quotedParts } from '@/lib/client/insights/evidence'
import type { FoundSource } from '@/lib/client/insights/evidence-source'
import { dayName, dayOf, relativeDay, type Today, timeOf } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { JournalEntry } from '@/lib/contract/journal'
import { moodLabels } from '@/lib/contract/mood'
import { paths } from '@/lib/contract/paths'
import { QuotedText } from './quoted-text'

type Quoted = { quotes: readonly string[]; now: Today }

export function SourceContent({ found, ...quoted }: Quoted & { found: FoundSource }) {
  if (found.kind === 'journal') return <Entry entry={found.entry} {...quoted} />
  if (found.kind === 'goal') return <Mission goal={found.goal} {...quoted} />
  const { message, createdAt } = found.message
  return (
    <>
      <Written at={createdAt} now={quoted.now} />
      <QuotedText text={message} quotes={quoted.quotes} />
    </>
  )
}

function Entry({ entry, quotes, now: { today } }: Quoted & { entry: JournalEntry }) {
  return (
    <>
      <p className="num text-sm text-ink-2">
        <time dateTime={entry.date}>{dayName(entry.date, today)}</time>, {relativeDay(entry.date, today)} · Energy{' '}
        {entry.mood}/5, {moodLabels[entry.mood as keyof typeof moodLabels]}
      </p>
      <QuotedText text={entry.notes} quotes={quotes} />
    </>
  )
}

function Mission({ goal, quotes, now }: Quoted & { goal: Goal }) {
  const isThere = usePathname() === paths.goals
  return (
    <>
      <div className="grid gap-1.5">
        <DomainMark domain={goal.domain} />
        <QuotedText text={goal.title} quotes={quotes} className="text-base leading-snug font-semibold wrap-anywhere" />
        <p className="num text-sm text-ink-2">
          {goal.isCompleted ? 'Completed' : 'Ongoing'}, {goal.progress}%
        </p>
      </div>
      {quotedParts(goal, quotes).map(({ label, text, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike to the letter
        <section key={index} className="grid gap-1 border-t border-rule pt-3">
          <h3 className="text-sm font-medium text-ink-2">{label}</h3>
          {at && <Written at={at} now={now} />}
          <QuotedText text={text} quotes={quotes} />
        </section>
      ))}
      {!isThere && (
        <p className="border-t border-rule pt-3">
          <ScreenLink href={missionPath(goal)} className="link text-sm">
            Open this goal
          </ScreenLink>
        </p>
      )}
    </>
  )
}

/** The goals screen opens on ongoing missions: a completed one needs another filter to be there. */
function missionPath({ id, isCompleted }: Goal): string {
  return `${paths.goals}${isCompleted ? '?status=completed' : ''}#${id}`
}

function Written({ at, now: { today, timeZone } }: { at: string; now: Today }) {
  return (
    <time dateTime={at} className="num text-sm text-ink-2">
      {dayName(dayOf(at, timeZone), today)}, {timeOf(at, timeZone)}
    </time>
  )
}
