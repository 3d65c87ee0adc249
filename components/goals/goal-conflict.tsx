'use client'

import { ConflictDialog, type Version } from '@/components/shared/conflict-dialog'
import { keptText } from '@/lib/client/cache/careful-patch'
import type { GoalClash } from '@/lib/client/goals/edit-goal'
import type { GoalEdit } from '@/lib/client/goals/form'
import { dayName } from '@/lib/client/time/calendar'
import { domains } from '@/lib/contract/domains'

type GoalConflictProps = {
  clash: GoalClash
  today: string
  onClose: () => void
  onKeep: (kept: GoalEdit) => void
}

/** An edit met a newer version of the goal: which words, domain, date and tags are to stand? */
export function GoalConflict({ clash, today, onClose, onKeep }: GoalConflictProps) {
  const { current, clashing, rebased } = clash
  const sides = (show: (goal: GoalEdit) => string) => ({ mine: show(rebased), stored: show(current) })
  const versions: Record<keyof GoalEdit, Omit<Version, 'field'>> = {
    title: { label: 'Title', ...sides(({ title }) => title) },
    domain: { label: 'Area', ...sides(({ domain }) => domains[domain].label) },
    targetDate: {
      label: 'Target date',
      ...sides(({ targetDate }) => (targetDate ? dayName(targetDate, today) : 'No date')),
    },
    description: { label: 'Description', ...sides(({ description }) => description || 'None'), canMerge: true },
    tags: { label: 'Tags', ...sides(({ tags }) => tags.join(', ') || 'None') },
  }
  return (
    <ConflictDialog
      versions={clashing.map((field) => ({ field, ...versions[field] }))}
      onClose={onClose}
      onKeep={(choiceOf) => {
        const side = (field: keyof GoalEdit) => (choiceOf(field) === 'stored' ? current : rebased)
        onKeep({
          title: side('title').title,
          domain: side('domain').domain,
          targetDate: side('targetDate').targetDate,
          description: keptText(choiceOf('description'), rebased.description, current.description),
          tags: side('tags').tags,
        })
      }}
    />
  )
}
