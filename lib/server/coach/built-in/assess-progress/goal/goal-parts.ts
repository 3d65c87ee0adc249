import 'server-only'
import type { GoalRecord } from '../../../context'

type Milestone = GoalRecord['milestones'][number]

/** What parts a list: commas, numbers, dashes or lines. */
const SEPARATOR = /\s*(?:[,;\n•·|]|→|->|\s[-–—]\s|(?:^|\s)(?:\d{1,2}[.)]|[a-h]\))(?=\s)|\s\+\s|\s\band\b\s|\s&\s)\s*/
const LONGEST_PART = 5

/**
 * The parts that a description lists ("insulation, electrics, kitchen, bed") for a goal without milestones, in order.
 * What the record holds already is taken to be the first of them. Empty where the description is no list.
 */
export function partsOf(goal: Pick<GoalRecord, 'description' | 'milestones' | 'progress'>): Milestone[] {
  if (goal.milestones.length) return []
  const titles = listIn(goal.description)
  const done = Math.round((goal.progress / 100) * titles.length)
  return titles.map((title, at) => ({
    id: String(at),
    title,
    isCompleted: at < done,
    completedAt: null,
    targetDate: null,
  }))
}

function listIn(description: string): string[] {
  const text = description.trim().replace(/[.!]+$/, '')
  const numbered = text.match(/(?:^|\s)(?:1[.)]\s.*\s2[.)]|a\)\s.*\sb\))\s[\s\S]*/)?.[0]
  const afterColon = text.match(/:\s*([\s\S]+)$/)?.[1]
  const list = numbered ?? afterColon ?? text
  if (/[.!?]\s+[A-Z]/.test(list) && !numbered) return []
  const items = list
    .split(SEPARATOR)
    .map((item) => item.trim())
    .filter(Boolean)
  const isList = items.length >= 3 && items.every((item) => item.split(/\s+/).length <= LONGEST_PART)
  return isList && items.every((item) => /[a-z]{2}/i.test(item) && !/^(?:i|my|we|to|so|because|then)\b/i.test(item))
    ? items
    : []
}
