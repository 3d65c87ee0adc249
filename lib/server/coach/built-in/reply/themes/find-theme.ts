import 'server-only'
import type { Domain } from '@/lib/contract/domains'
import { bodyThemes } from './body'
import { learningThemes } from './learning'
import { domainThemes, peopleThemes } from './people'
import type { Theme } from './theme'
import { workThemes } from './work'

const themes = [...bodyThemes, ...learningThemes, ...workThemes, ...peopleThemes]

/** Kinds whose words (learn, home, habit) also stand in the titles of the others: they yield. */
const BROAD = new Set(['study', 'journaling', 'order'])

/** What kind of goal this is: by its title, then its tags, then its description; else what its domain can say. */
export function themeOf(goal: { title: string; description: string; domain: Domain; tags: readonly string[] }): Theme {
  return (
    themeIn(goal.title, goal.domain) ??
    themeIn(goal.tags.join(' '), goal.domain) ??
    themeIn(goal.description.slice(0, 400), goal.domain) ??
    (domainThemes.find((one) => one.domain === goal.domain) as Theme)
  )
}

/** The kind of goal that a text speaks of, one of `domain` before the others; null when it speaks of none. */
export function themeIn(text: string, domain?: Domain): Theme | null {
  const found = themes
    .map((theme) => ({ theme, at: text.search(theme.words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(b.theme.domain === domain) - Number(a.theme.domain === domain) || lateness(a) - lateness(b))
  return found.find(({ theme }) => theme.id === 'quitting')?.theme ?? found[0]?.theme ?? null
}

function lateness({ theme, at }: { theme: Theme; at: number }): number {
  return at + (BROAD.has(theme.id) ? 1_000 : 0)
}
