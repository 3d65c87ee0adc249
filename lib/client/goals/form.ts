import { emptyMeasureForm, type MeasureForm, readingOfForm, toMeasure } from '@/lib/client/values/measure-form'
import type { Domain } from '@/lib/contract/domains'
import type { Goal, NewGoal } from '@/lib/contract/goal'
import type { MeasureProposal } from '@/lib/contract/measure'
import { normalizeTags } from '@/lib/contract/tags'

/** What can be changed of a goal in its form. */
export type GoalEdit = Pick<Goal, 'title' | 'domain' | 'description' | 'targetDate' | 'tags'>

/**
 * A goal's form as it is typed. `tagText` and `milestoneText` are what stands in their inputs, not yet added; `base` is
 * the goal as it was when its edit was begun, null for a new one.
 */
export type GoalFormValues = {
  title: string
  domain: Domain | ''
  description: string
  targetDate: string
  /** The first day of what is for a time still to come, empty for what begins at once. */
  begins: string
  /** The last day that its words name, which stands in the date until another one is chosen. */
  until: string
  tags: string[]
  tagText: string
  milestones: string[]
  milestoneText: string
  measure: MeasureForm
  base: GoalEdit | null
}

export const emptyGoalForm: GoalFormValues = {
  title: '',
  domain: '',
  description: '',
  targetDate: '',
  begins: '',
  until: '',
  tags: [],
  tagText: '',
  milestones: [],
  milestoneText: '',
  measure: emptyMeasureForm,
  base: null,
}

/** What the words of a goal say of its time, as the form holds it: a date that was chosen stays. */
export function timeOf(
  { begins, until }: Pick<MeasureProposal, 'begins' | 'until'>,
  form: Pick<GoalFormValues, 'until' | 'targetDate'>,
): Pick<GoalFormValues, 'begins' | 'until' | 'targetDate'> {
  const isChosen = form.targetDate !== '' && form.targetDate !== form.until
  if (isChosen) return { begins: begins ?? '', until: form.until, targetDate: form.targetDate }
  return { begins: begins ?? '', until: until ?? '', targetDate: until ?? (form.until ? '' : form.targetDate) }
}

/** The goal that the form describes. What was typed into the tag and milestone inputs counts without having been added. */
export function toNewGoal(values: GoalFormValues): NewGoal {
  return {
    title: values.title.trim(),
    // An empty domain is what the schema then complains of.
    domain: values.domain as Domain,
    description: values.description.trim(),
    targetDate: values.targetDate || null,
    ...(values.begins && values.measure.kind === 'rhythm' && { pausedUntil: values.begins }),
    tags: normalizeTags([...values.tags, values.tagText]),
    milestones: [...values.milestones, values.milestoneText].map((title) => title.trim()).filter(Boolean),
    measure: toMeasure(values.measure),
    reading: readingOfForm(values.measure),
  }
}

export function editOf({ title, domain, description, targetDate, tags }: GoalEdit): GoalEdit {
  return { title, domain, description, targetDate, tags }
}

/** The form that begins as the goal is. */
export function goalFormOf(goal: GoalEdit): GoalFormValues {
  const base = editOf(goal)
  return { ...emptyGoalForm, ...base, targetDate: base.targetDate ?? '', base }
}

/** What the form makes of the goal that it was begun from. */
export function toGoalEdit(values: GoalFormValues): GoalEdit {
  const { title, description } = values
  return {
    title: title.trim(),
    domain: values.domain as Domain,
    description: description.trim(),
    targetDate: values.targetDate || null,
    tags: normalizeTags([...values.tags, values.tagText]),
  }
}
