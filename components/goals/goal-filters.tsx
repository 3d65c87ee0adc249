import { LayoutGrid, Rows3, SlidersHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { CourseMark } from '@/components/shared/course-mark'
import { DomainIcon } from '@/components/shared/domain-mark'
import { Select } from '@/components/ui/select'
import { averageProgress, countByStatus, type GoalFilter, tagsOf } from '@/lib/client/goals/filter'
import { cn } from '@/lib/client/screen/cn'
import { courseCounts } from '@/lib/contract/course-words'
import { domainIds, domains } from '@/lib/contract/domains'
import type { Goal } from '@/lib/contract/goal'
import type { GoalsView } from '@/lib/contract/goals-view'
import { FilterButton } from './filter-button'

type GoalFiltersProps = {
  goals: readonly Goal[]
  filter: GoalFilter
  onChange: (filter: GoalFilter) => void
  view: GoalsView
  onView: (view: GoalsView) => void
}

const statuses = [
  { status: 'ongoing', label: 'Ongoing' },
  { status: 'completed', label: 'Completed' },
  { status: 'dropped', label: 'Dropped' },
  { status: 'all', label: 'All' },
] as const

export function GoalFilters({ goals, filter, onChange, view, onView }: GoalFiltersProps) {
  const counts = countByStatus(goals, filter)
  const tags = tagsOf(goals)
  const hasDropped = goals.some((goal) => goal.droppedAt !== null) || filter.status === 'dropped'
  const shown = statuses.filter(({ status }) => status !== 'dropped' || hasDropped)
  const [isOpen, setOpen] = useState(false)
  const fold = useRef<HTMLButtonElement>(null)
  /** On a phone what was chosen is named on the button: the choices give their place to the goals, and the focus to it. */
  function choose(part: Pick<Partial<GoalFilter>, 'domain' | 'tag'>) {
    onChange({ ...filter, ...part })
    if (isOpen) fold.current?.focus()
    setOpen(false)
  }
  const views = useRef<HTMLFieldSetElement>(null)
  function look(next: GoalsView) {
    onView(next)
    // On a phone the button that was pressed gives its place, and with it the focus, to the other one.
    requestAnimationFrame(() => {
      const [pressed, other] = ['true', 'false'].map((isOn) =>
        views.current?.querySelector<HTMLElement>(`[aria-pressed="${isOn}"]`),
      )
      if (pressed?.offsetParent === null) other?.focus()
    })
  }
  const chosen = [
    filter.domain && domains[filter.domain].label,
    tags.find(({ key }) => key === filter.tag)?.label,
  ].filter((one) => one != null)
  return (
    // On a phone one line holds the status, the view and a button; what filters, each in its word, opens under it.
    <div className="grid gap-3 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-1.5 max-sm:gap-y-2">
      <div className="flex max-sm:flex-auto">
        <fieldset className="flex gap-1 rounded-control bg-raised p-1 max-sm:w-full max-sm:flex-wrap max-sm:gap-0 max-sm:p-0.5 max-sm:*:flex-auto max-sm:*:gap-1 max-sm:*:px-1.5 max-sm:*:text-[0.8125rem]">
          <legend className="sr-only">Status</legend>
          {/* Who never dropped a goal needs no place for them. */}
          {shown.map(({ status, label }) => (
            <FilterButton
              key={status}
              isOn={filter.status === status}
              onClick={() => onChange({ ...filter, status, course: null })}
            >
              {label} <span className="num text-ink-3">{counts[status]}</span>
            </FilterButton>
          ))}
        </fieldset>
      </div>
      <div className="relative flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:contents">
        <button
          ref={fold}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control border border-rule-strong px-2.5 text-sm font-medium sm:hidden"
        >
          <SlidersHorizontal aria-hidden="true" className="size-4 shrink-0" />
          <span className={chosen.length > 0 ? 'truncate' : 'sr-only'}>
            {chosen.length > 0 ? `Filter: ${chosen.join(', ')}` : 'Filter'}
          </span>
        </button>
        <fieldset className={cn('flex flex-wrap gap-1 max-sm:order-1 max-sm:basis-full', !isOpen && 'max-sm:hidden')}>
          <legend className="sr-only">Area</legend>
          <FilterButton isOn={filter.domain === null} onClick={() => choose({ domain: null })}>
            All
          </FilterButton>
          {domainIds.map((domain) => (
            <FilterButton key={domain} isOn={filter.domain === domain} onClick={() => choose({ domain })}>
              <DomainIcon domain={domain} />
              {domains[domain].label}
            </FilterButton>
          ))}
        </fieldset>
        {filter.course && (
          <FilterButton
            isOn
            aria-label={`Only ${courseCounts[filter.course]}. Show all`}
            onClick={() => onChange({ ...filter, course: null })}
          >
            <CourseMark course={filter.course} />
            <X aria-hidden="true" className="size-4" />
          </FilterButton>
        )}
        {tags.length > 0 && (
          <Select
            aria-label="Tag"
            value={filter.tag ?? ''}
            onChange={(event) => choose({ tag: event.target.value || null })}
            className={cn(
              'h-9! w-auto! max-w-56 shrink-0 text-sm! max-sm:order-1 pointer-coarse:h-11!',
              !isOpen && 'max-sm:hidden',
            )}
          >
            <option value="">All tags</option>
            {tags.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        )}
        {/* A phone's line has room for the other view alone. */}
        <fieldset ref={views} className="ml-auto flex shrink-0 gap-1 max-sm:[&>[aria-pressed=true]]:hidden">
          <legend className="sr-only">View</legend>
          <FilterButton isOn={view === 'rows'} onClick={() => look('rows')}>
            <Rows3 aria-hidden="true" className="size-4" />
            <span className="max-lg:sr-only">Rows</span>
          </FilterButton>
          <FilterButton isOn={view === 'cards'} onClick={() => look('cards')}>
            <LayoutGrid aria-hidden="true" className="size-4" />
            <span className="max-lg:sr-only">Cards</span>
          </FilterButton>
        </fieldset>
      </div>
    </div>
  )
}

/** At the foot of the list: what its ongoing goals come to. Under a list without one it would seem to be of that. */
export function AverageProgress({ goals, filter }: Pick<GoalFiltersProps, 'goals' | 'filter'>) {
  if (filter.status === 'completed' || filter.status === 'dropped') return null
  const average = averageProgress(goals, filter)
  if (!goals.some((goal) => !goal.isCompleted && goal.droppedAt === null)) return null
  return (
    <p className="mt-4 text-sm text-ink-2">
      {average === null ? (
        'None ongoing here'
      ) : (
        <>
          {filter.status === 'all' ? 'Average progress of ongoing goals' : 'Average progress'}{' '}
          <strong className="num ml-1 text-base font-semibold text-ink">{average}%</strong>
        </>
      )}
    </p>
  )
}
