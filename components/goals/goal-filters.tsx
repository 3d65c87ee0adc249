import { DomainIcon } from '@/components/shared/domain-mark'
import { Select } from '@/components/ui/select'
import { averageProgress, countByStatus, type GoalFilter, tagsOf } from '@/lib/client/goal-filter'
import { domainIds, domains } from '@/lib/contract/domains'
import type { Goal } from '@/lib/contract/goal'
import { FilterButton } from './filter-button'

type GoalFiltersProps = { goals: readonly Goal[]; filter: GoalFilter; onChange: (filter: GoalFilter) => void }

const statuses = [
  { status: 'ongoing', label: 'Ongoing' },
  { status: 'completed', label: 'Completed' },
  { status: 'all', label: 'All' },
] as const

export function GoalFilters({ goals, filter, onChange }: GoalFiltersProps) {
  const counts = countByStatus(goals, filter)
  const average = averageProgress(goals, filter)
  const hasOngoing = goals.some((goal) => !goal.isCompleted)
  const tags = tagsOf(goals)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <fieldset className="flex gap-1 rounded-control bg-raised p-1 max-sm:w-full max-sm:*:flex-1">
          <legend className="sr-only">Status</legend>
          {statuses.map(({ status, label }) => (
            <FilterButton key={status} isOn={filter.status === status} onClick={() => onChange({ ...filter, status })}>
              {label} <span className="num text-ink-3">{counts[status]}</span>
            </FilterButton>
          ))}
        </fieldset>
        {hasOngoing && (
          <p className="text-sm text-ink-2">
            {average === null ? (
              'None ongoing here'
            ) : (
              <>
                Average progress <strong className="num ml-1 text-base font-semibold text-ink">{average}%</strong>
              </>
            )}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">Domain</legend>
          <FilterButton isOn={filter.domain === null} onClick={() => onChange({ ...filter, domain: null })}>
            All
          </FilterButton>
          {domainIds.map((domain) => (
            <FilterButton key={domain} isOn={filter.domain === domain} onClick={() => onChange({ ...filter, domain })}>
              <DomainIcon domain={domain} />
              {domains[domain].short}
            </FilterButton>
          ))}
        </fieldset>
        {tags.length > 0 && (
          <Select
            aria-label="Tag"
            value={filter.tag ?? ''}
            onChange={(event) => onChange({ ...filter, tag: event.target.value || null })}
            className="h-9! w-auto! max-w-56 text-sm! pointer-coarse:h-11!"
          >
            <option value="">All tags</option>
            {tags.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </div>
    </div>
  )
}
