/** What an order does, as the one who labelled it says; `cannot` where the app cannot. */
export type Gold = { verb?: string; cannot?: true | 'remove' | 'change'; missing?: string[] } & Record<string, unknown>
/** The kind of order that a label is learned as. */
export function kindOf(gold: Gold): string {
  if (gold.cannot) return gold.cannot === true ? 'cannot' : `cannot.${gold.cannot}`
  if (gold.verb === 'value.log') return 'total' in gold ? 'value.total' : 'value.log'
  if (gold.verb !== 'goal.change') return gold.verb ?? 'none'
  if (gold.targetDate === null) return 'goal.undate'
  if (gold.title || (gold.missing as string[] | undefined)?.includes('title')) return 'goal.rename'
  if (gold.description !== undefined) return 'goal.describe'
  if (gold.tags !== undefined) return 'goal.tag'
  return gold.domain !== undefined ? 'goal.file' : 'goal.date'
}

/** The words that an order gives a thing, as its label has them. */
export function givenOf(gold: Gold): string | null {
  const { verb } = gold
  if (verb === 'alert.add' || verb === 'goal.create') return (gold.title as string) ?? null
  if (verb === 'entry.write') return (gold.notes as string) ?? null
  if (verb === 'memory.keep') return (gold.text as string) ?? null
  if (verb === 'milestones.add') return ((gold.milestones as string[]) ?? []).join(', ') || null
  if (verb === 'goal.change') {
    const tags = gold.tags as string[] | string | undefined
    return (gold.title as string) ?? (gold.description as string) ?? (tags ? [tags].flat().join(', ') : null)
  }
  return null
}
