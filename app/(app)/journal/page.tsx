import type { Metadata } from 'next'
import { JournalScreen } from '@/components/journal/journal-screen'
import { Prefetched } from '@/components/shared/prefetched'
import { onePage } from '@/lib/client/cache/list-pages'
import { prefetchedState } from '@/lib/client/cache/prefetched-state'
import { energyKey } from '@/lib/client/energy/api'
import { JOURNAL_PAGE, journalKey, journalPath, wholeJournal } from '@/lib/client/journal/filter'
import { openProposalsKey } from '@/lib/client/proposals/key'
import { dateIn } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import { requireUser } from '@/lib/server/auth/current-user'
import { dayPrompts } from '@/lib/server/journal/day-prompts'
import { energyYear } from '@/lib/server/journal/energy'
import { listEntries } from '@/lib/server/journal/find-entries'
import { onThisDay } from '@/lib/server/journal/on-this-day'
import { listProposals } from '@/lib/server/proposals/find-proposals'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'

export const metadata: Metadata = { title: 'Journal' }

export default async function JournalPage() {
  const user = await requireUser()
  const now = new Date()
  const today = dateIn(user.timeZone, now)
  const [{ rows, next }, [earlier, prompts], proposals, year] = await Promise.all([
    listEntries(user, { limit: JOURNAL_PAGE, cursor: undefined }),
    onThisDay(user, today).then(async (entries) => [entries, await dayPrompts(user, now, entries)] as const),
    listProposals(user, { status: 'proposed', limit: limits.pageSize.default, cursor: undefined }),
    energyYear(user, now),
  ])
  const first = onePage(journalPath(), { items: rows, next: next && journalPath(wholeJournal, next) })
  return (
    <Prefetched
      state={prefetchedState(
        [journalKey(), first],
        [energyKey, year],
        // What was heard in an entry stands with it from the start: it would push the others down.
        [openProposalsKey, proposals.rows.map(serializeProposal)],
      )}
    >
      <JournalScreen now={{ today, timeZone: user.timeZone }} earlier={earlier} prompts={prompts} />
    </Prefetched>
  )
}
