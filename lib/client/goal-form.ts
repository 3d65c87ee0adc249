import type { Domain } from '@/lib/contract/domains'
import type { NewGoal } from '@/lib/contract/goal'
import { normalizeTags } from '@/lib/contract/tags'

/** The create form as it is typed. `tagText` and `milestoneText` are what stands in their inputs, not yet added. */
export type GoalFormValues = {
  title: string
  domain: Domain | ''
  description: string
  targetDate: string
  tags: string[]
  tagText: string
  milestones: string[]
  milestoneText: string
}

export const emptyGoalForm: GoalFormValues = {
  title: '',
  domain: '',
  description: '',
  targetDate: '',
  tags: [],
  tagText: '',
  milestones: [],
  milestoneText: '',
}

/** The goal that the form describes. What was typed into the tag and milestone inputs counts without having been added. */
export function toNewGoal(values: GoalFormValues): NewGoal {
  return {
    title: values.title.trim(),
    // An empty domain is what the schema then complains of.
    domain: values.domain as Domain,
    description: values.description.trim(),
    targetDate: values.targetDate || null,
    tags: normalizeTags([...values.tags, values.tagText]),
    milestones: [...values.milestones, values.milestoneText].map((title) => title.trim()).filter(Boolean),
  }
}
