import { ScreenLink } from '@/components/shared/screen-link'
import { paths } from '@/lib/contract/paths'

/** A goal's title, which leads to its page: read in its own direction, but standing at the card's left like every other. */
export function GoalTitle({ goal: { id, title } }: { goal: { id: string; title: string } }) {
  return (
    <h2
      id={titleId({ id })}
      dir="auto"
      title={title}
      className="line-clamp-4 text-left text-[1.0625rem]/snug wrap-anywhere max-sm:line-clamp-3 max-sm:text-[0.9375rem]/snug"
    >
      <ScreenLink href={`${paths.goals}/${id}`} prefetch={false} className="rounded-control hover:text-burn">
        {title}
      </ScreenLink>
    </h2>
  )
}

/** What ties a card's buttons to the goal they are for. */
export function titleId(goal: { id: string }): string {
  return `title-${goal.id}`
}
