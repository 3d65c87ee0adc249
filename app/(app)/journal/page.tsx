import type { Metadata } from 'next'
import { JournalScreen } from '@/components/journal/journal-screen'
import { Prefetched } from '@/components/shared/prefetched'
import { onePage } from '@/lib/client/cache/list-pages'
import { prefetchedState } from '@/lib/client/cache/prefetched-state'
import { energyKey } from '@/lib/client/energy/api'
import { journalDayKey } from '@/lib/client/journal/day'
import {
  askedDay,
  askedEnergy,
  JOURNAL_PAGE,
  type JournalFilter,
  journalKey,
  journalPath,
  wholeJournal,
  withDay,
} from '@/lib/client/journal/filter'
import { openProposalsKey } from '@/lib/client/proposals/key'
import { dateIn } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import { requireUser } from '@/lib/server/auth/current-user'
import { journalDay } from '@/lib/server/journal/day'
import { dayPrompts } from '@/lib/server/journal/day-prompts'
import { energyYear } from '@/lib/server/journal/energy'
import { listEntries } from '@/lib/server/journal/find-entries'
import { onThisDay } from '@/lib/server/journal/on-this-day'
import { listProposals } from '@/lib/server/proposals/find-proposals'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'

export const metadata: Metadata = { title: 'Journal' }

type JournalPageProps = { searchParams: Promise<{ date?: string | string[]; energy?: string | string[] }> }

export default async function JournalPage({ searchParams }: JournalPageProps) {
  const { date, energy } = await searchParams
  const user = await requireUser()
  const now = new Date()
  const today = dateIn(user.timeZone, now)
  const day = askedDay(single(date), today)
  const filter = withDay({ ...wholeJournal, mood: askedEnergy(single(energy)) }, day)
  const [{ rows, next }, [earlier, prompts], proposals, year, record] = await Promise.all([
    listEntries(user, { ...askedOf(filter), limit: JOURNAL_PAGE, cursor: undefined }),
    onThisDay(user, today).then(async (entries) => [entries, await dayPrompts(user, now, entries)] as const),
    listProposals(user, { status: 'proposed', limit: limits.pageSize.default, cursor: undefined }),
    energyYear(user, now),
    day === null ? null : journalDay(user, day),
  ])
  const first = onePage(journalPath(filter), { items: rows, next: next && journalPath(filter, next) })
  return (
    <Prefetched
      state={prefetchedState(
        [journalKey(filter), first],
        [energyKey, year],
        ...(record ? [[journalDayKey(day), record] as const] : []),
        // What was heard in an entry stands with it from the start: it would push the others down.
        [openProposalsKey, proposals.rows.map(serializeProposal)],
      )}
    >
      <JournalScreen now={{ today, timeZone: user.timeZone }} earlier={earlier} prompts={prompts} />
    </Prefetched>
  )
}

function single(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** What the list of a day or an energy asks the journal for, of the whole one nothing. */
function askedOf({ from, to, mood }: JournalFilter): { from?: string; to?: string; mood?: number } {
  return { ...(from !== '' && { from, to }), ...(mood !== '' && { mood: Number(mood) }) }
}
