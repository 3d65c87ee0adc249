import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { MONTHS, WEEKDAYS } from '../calendar-names'
import { stemOf, stemsIn } from '../stem'
import type { Token } from '../text'
import { isTime, unitOf } from '../units'
import { wordSet } from '../word-table'
import { nearStems } from './about'
import { isAskingWord, kindsOf } from './features'
import { alikeOf } from './goals'
import { stems } from './light-verbs'
import type { AskedGoal } from './question-context'
import type { Slate } from './slate'

/** Words of asking where nothing is looked for: "days in a row", "sum up", "goals that I achieved". */
const IDLE = stems(
  'row sum achieve hour minute min hr evening morning afternoon night noon today tonight long oldest newest help think wise clock true',
)
/** What nothing here reckons. */
const BEYOND = wordSet('share percent percentage proportion correlation coefficient median distribution')
/** Said twice, days are meant once: "in spring (March, April, May)". */
const CALENDAR = new Set([...MONTHS, ...WEEKDAYS])

/**
 * The words of a question that its reading leaves out: what names a thing, a person or a figure, and is neither looked
 * for, nor of the goal that is meant, nor a word that asking is made of. An answer that passes over one is one to another
 * question.
 */
export function unreadWords(
  slate: Slate,
  query: RecordQueryInput,
  { goals, isAsking = isOfAsking }: { goals: readonly AskedGoal[]; isAsking?: (word: string) => boolean },
): string[] {
  const goal = goals.find(({ id }) => id === query.goal)
  // Of what a goal counts is asked in many words: "the biggest haul off the allotment".
  if (query.of === 'values' && goal?.measure) return []
  const sought = [query.about, query.without, query.against?.about, query.against?.without].flat()
  const own = [...sought.flatMap((words) => stemsIn(words?.toLowerCase() ?? '')), ...(goal ? stemsOfGoal(goal) : [])]
  const read = new Set(own.flatMap((stem) => [stem, ...nearStems(stem)]))
  const isDated = query.when !== undefined || query.against?.when !== undefined
  return slate.tokens.flatMap((token, at) => {
    const before = slate.tokens[at - 1]
    if (slate.taken[at] || token.kind === 'mark' || read.has(token.stem)) return []
    if (isDated && CALENDAR.has(token.word)) return []
    // "When is Ida's birthday" asks of no goal that is hers, however often birthdays are asked for.
    const isOther = query.give === 'due' && isTelling(token) && kindsOf(token.word).length === 0
    if (goal && isAsking(token.word) && !isOther) return []
    // "The last 5", "my top 3".
    if (token.kind === 'number' && /^(?:last|first|top|past)$/.test(before?.word ?? '')) return []
    // "My seven hours" are no seven of anything.
    const isMeasured = isTime(unitOf(token.word)) && typeof before?.value === 'number'
    return isMeasured || isTelling(token) ? [token.raw] : []
  })
}

function isOfAsking(word: string): boolean {
  return isAskingWord(word, stemOf(word))
}

/** What names something, and is no word of asking. */
export function isTelling({ kind, word, stem }: Token): boolean {
  if (kind === 'number') return /^\d/.test(word)
  return kind === 'word' && (BEYOND.has(word) || (!isAskingWord(word, stem) && !IDLE.has(stem)))
}

/** Whether a word names something that a row may hold. */
export function isSought(word: string): boolean {
  return /^\p{L}/u.test(word) && !BEYOND.has(word.toLowerCase())
}

/** The stems by which people speak of a goal. */
export function stemsOfGoal(goal: AskedGoal): string[] {
  const { title, milestones, measure, often } = goal
  const texts = [title, ...milestones.map((one) => one.title), measure?.unit ?? '', often?.unit ?? '']
  return [...stemsIn(texts.join(' ').toLowerCase()), ...alikeOf(goal)]
}
