import { Archive, SearchX, Target, Trophy } from 'lucide-react'
import { EmptyState } from '@/components/shared/empty-state'
import { Button } from '@/components/ui/button'
import { type GoalFilter, noFilter } from '@/lib/client/goals/filter'
import { courseWords } from '@/lib/contract/course-words'

type NoGoalsProps = {
  filter: GoalFilter
  /** Whether there are goals that the filter hides. */
  hasGoals: boolean
  onCreate: () => void
  onFilter: (filter: GoalFilter) => void
}

/** What stands where the goals would, by why there are none. */
export function NoGoals({ filter, hasGoals, onCreate, onFilter }: NoGoalsProps) {
  if (!hasGoals) {
    return (
      <EmptyState
        icon={<Target />}
        title="No goals yet"
        text="What do you want to have done in a few months? Write it down, and tell your coach now and then how it goes."
        action={<Button onClick={onCreate}>Create your first goal</Button>}
      />
    )
  }
  if (filter.course) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={`No goal stands under ${courseWords[filter.course]}`}
        text="It may have moved on, or an area or a tag hides it."
        action={
          <Button variant="outline" onClick={() => onFilter({ ...filter, course: null })}>
            Show all ongoing goals
          </Button>
        }
      />
    )
  }
  if (filter.domain || filter.tag) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No goals match these filters"
        text="There are goals in other areas or under other tags."
        action={
          <Button variant="outline" onClick={() => onFilter({ ...noFilter, status: filter.status })}>
            Clear area and tag
          </Button>
        }
      />
    )
  }
  if (filter.status === 'dropped') {
    return (
      <EmptyState
        icon={<Archive />}
        title="No dropped goals"
        text="A goal that you drop is kept here, and can be brought back."
        action={
          <Button variant="outline" onClick={() => onFilter(noFilter)}>
            Show ongoing goals
          </Button>
        }
      />
    )
  }
  if (filter.status === 'completed') {
    return (
      <EmptyState
        icon={<Trophy />}
        title="No completed goals yet"
        text="A goal moves here when its progress reaches 100%, or when you mark it as completed."
        action={
          <Button variant="outline" onClick={() => onFilter(noFilter)}>
            Show ongoing goals
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<Target />}
      title="No ongoing goals"
      text="Everything you set out to do is done. Choose what comes next."
      action={
        <>
          <Button onClick={onCreate}>Create a goal</Button>
          <Button variant="outline" onClick={() => onFilter({ ...noFilter, status: 'completed' })}>
            Show completed goals
          </Button>
        </>
      }
    />
  )
}
