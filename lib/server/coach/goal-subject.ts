import 'server-only'
import { ACTIVITY_STEMS, activitiesNamed } from './activities'
import { stem, tellingStems } from './built-in/reply/stem'
import type { GoalRecord } from './context'
import { weightOf } from './mention-words'

/** What a goal is about, as far as words can tell it from others. */
export type GoalSubject = {
  /** Stems one of which is enough. */
  telling: ReadonlySet<string>
  /** Stems that are written with a capital: as a common noun the word is another. */
  proper: ReadonlySet<string>
  /** Stems two of which are needed. */
  weak: ReadonlySet<string>
  activities: ReadonlySet<string>
  /** The goal in a word or two, to stand before a colon. */
  label: string | null
}

type Word = { text: string; stem: string; isProper: boolean; isBeneficiary: boolean }

/** A goal is asked about for every entry, its words are weighed once. */
const subjects = new WeakMap<object, GoalSubject>()

/** Weighs the words of a goal's title, tags and milestones. */
export function goalSubject(goal: Pick<GoalRecord, 'title' | 'tags' | 'milestones'>): GoalSubject {
  const known = subjects.get(goal) ?? weigh(goal)
  subjects.set(goal, known)
  return known
}

function weigh({ title, tags, milestones }: Pick<GoalRecord, 'title' | 'tags' | 'milestones'>): GoalSubject {
  const activities = new Set(activitiesNamed([title, ...tags].join(' · ')))
  const words = wordsOf(title).filter((one) => activities.size === 0 || !ACTIVITY_STEMS.has(one.stem))
  const strong = words.filter((one) => weightOf(one.stem) === 'telling')
  // "The attic room for Ida" is about the attic; "Call Ida" is about Ida.
  const own = strong.some((one) => !one.isBeneficiary) ? strong.filter((one) => !one.isBeneficiary) : strong
  const telling = new Set(own.map((one) => one.stem))
  const tagStems = tags.flatMap((tag) => [...tellingStems(tag)])
  for (const one of tagStems)
    if (weightOf(one) === 'telling' && !isIn(one, ACTIVITY_STEMS, activities)) telling.add(one)
  if (telling.size === 0 && activities.size === 0)
    for (const one of words) if (weightOf(one.stem) === 'noun') telling.add(one.stem)
  const weak = new Set(
    [...words.map((one) => one.stem), ...milestones.flatMap((one) => [...tellingStems(one.title)])].filter(
      (one) => !telling.has(one) && weightOf(one) !== 'empty' && !isIn(one, ACTIVITY_STEMS, activities),
    ),
  )
  return {
    telling,
    proper: new Set(own.filter((one) => one.isProper).map((one) => one.stem)),
    weak,
    activities,
    label: labelOf([...activities], own),
  }
}

function isIn(one: string, set: ReadonlySet<string>, activities: ReadonlySet<string>): boolean {
  return activities.size > 0 && set.has(one)
}

function wordsOf(title: string): Word[] {
  const known = tellingStems(title)
  const found = [...title.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’]*/gu)]
  const isTitleCase = found.length > 2 && found.filter(([word]) => /^\p{Lu}/u.test(word)).length > found.length / 2
  return found
    .map((match) => {
      const text = match[0]
      const before = title.slice(0, match.index)
      const isProper = /^\p{Lu}/u.test(text) && before.trim() !== '' && !isTitleCase
      const isBeneficiary = isProper && (/\b(?:for|with|from|by)\s+$/i.test(before) || /['’]s$/.test(text))
      return { text, stem: stem(text), isProper, isBeneficiary }
    })
    .filter((word) => known.has(word.stem))
}

const KIN =
  /^(?:mother|mum|mom|father|dad|parents?|sister|brother|wife|husband|partner|grandmother|grandfather|son|daughter)$/i

/** A mission's name in short: what it is done with or for; null where its words give none. */
function labelOf([activity]: string[], words: readonly Word[]): string | null {
  if (activity) return activity
  const found = words.find((one) => one.isProper) ?? words.find((one) => !/(?:ed|ly)$/.test(one.text))
  if (!found) return null
  if (KIN.test(found.text)) return `Your ${found.text}`
  return found.text.charAt(0).toUpperCase() + found.text.slice(1).replace(/['’]s$/, '')
}
