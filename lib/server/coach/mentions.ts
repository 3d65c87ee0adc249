import 'server-only'
import { activitiesSeen } from './activities'
import { stem } from './built-in/reply/stem'
import type { GoalRecord, JournalRecord } from './context'
import { type GoalSubject, goalSubject } from './goal-subject'
import { weightOf, withoutIdioms } from './mention-words'
import { sentencesOf } from './stated-numbers'

/** Of a very long entry the beginning decides: the rest would cost more than it tells. */
const LONGEST = 4_000

/** A sentence of a day, taken apart: its stems, those that stand as common nouns or are another's, and what was done. */
type Told = { text: string; stems: ReadonlySet<string>; common: ReadonlySet<string>; activities: readonly string[] }

/** An entry is asked about for every goal, its sentences are taken apart once. */
const toldByEntry = new WeakMap<JournalRecord, Told[]>()

/**
 * The entries that speak of a goal, the order kept: one with a telling word of its title or tags, two common ones of it
 * in one sentence, or the activity that it is named after.
 */
export function mentionsOf(goal: GoalRecord, journal: readonly JournalRecord[]): JournalRecord[] {
  return journal.filter((entry) => isMention(entry, goalSubject(goal)))
}

/** Whether an entry speaks of it. */
export function isMention(entry: JournalRecord, subject: GoalSubject): boolean {
  return toldBy(entry).some((one) => isAbout(one, subject))
}

/** The sentences of an entry that speak of it. */
export function sentencesAbout(entry: JournalRecord, subject: GoalSubject): string[] {
  return toldBy(entry)
    .filter((one) => isAbout(one, subject))
    .map((one) => one.text)
}

/** Whether a text speaks of it. */
export function speaksOf(text: string, subject: GoalSubject): boolean {
  return toldIn(text).some((one) => isAbout(one, subject))
}

function toldBy(entry: JournalRecord): Told[] {
  const told = toldByEntry.get(entry) ?? toldIn(entry.notes)
  toldByEntry.set(entry, told)
  return told
}

function toldIn(text: string): Told[] {
  return sentencesOf(text.slice(0, LONGEST)).map((sentence) => {
    const plain = withoutIdioms(sentence)
    const words = [...plain.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’]*/gu)]
    const common = words.filter(
      (word) =>
        /^\p{Ll}/u.test(word[0]) && /\b(?:an?|every|no|his|her|their)\s+$|['’]s\s+$/i.test(plain.slice(0, word.index)),
    )
    return {
      text: sentence,
      stems: new Set(words.map(([word]) => stem(word))),
      common: new Set(common.map(([word]) => stem(word))),
      activities: activitiesSeen(plain),
    }
  })
}

const KIN = new Set(['mother', 'father', 'parent', 'sister', 'brother', 'wif', 'husband', 'son', 'daught'])

function isAbout({ stems, common, activities }: Told, { telling, proper, weak, activities: named }: GoalSubject) {
  if (activities.some((one) => named.has(one))) return true
  for (const own of telling) {
    const found = matchOf(own, stems)
    // "A harbour of sand" is not Harbour, and her mother is not the user's.
    if (found && !((proper.has(own) || KIN.has(own)) && common.has(found))) return true
  }
  const shared = [...weak].filter((own) => stems.has(own))
  return shared.length >= 2 && shared.some((own) => weightOf(own) !== 'verb')
}

/** The word's own stem, or one that shares a long beginning with it: promoted, promotion. */
function matchOf(own: string, stems: ReadonlySet<string>): string | null {
  if (stems.has(own)) return own
  if (own.length < 6) return null
  for (const one of stems) {
    const [short, long] = one.length < own.length ? [one, own] : [own, one]
    if (short.length >= 6 && long.length - short.length <= 4 && long.startsWith(short)) return one
  }
  return null
}
