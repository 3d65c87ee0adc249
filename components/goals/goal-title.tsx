/** A goal's title: read in its own direction, but standing at the card's left like every other. */
export function GoalTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} dir="auto" className="text-left text-[1.0625rem]/snug tracking-[-0.015em] wrap-anywhere">
      {children}
    </h2>
  )
}

/** What ties a card's buttons to the goal they are for. */
export function titleId(goal: { id: string }): string {
  return `title-${goal.id}`
}
