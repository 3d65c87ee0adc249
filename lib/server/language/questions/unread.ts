import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { MONTHS, WEEKDAYS } from '../calendar-names'
import { grammarStems } from '../common-words'
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
/** A figure that a question names and that nothing of its reading took. */
const FIGURE = /^\d/

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
  const sought = [query.about, query.without, query.against?.about, query.against?.without].flat()
  const read = new Set(sought.flatMap((words) => (words ? stemsIn(words.toLowerCase()) : [])))
  const goal = goals.find(({ id }) => id === query.goal)
  if (goal) for (const stem of stemsOfGoal(goal)) read.add(stem)
  for (const stem of [...read]) for (const near of nearStems(stem)) read.add(near)
  // Of what a goal counts is asked in many words: "the biggest haul off the allotment".
  if (query.of === 'values' && (goal?.measure || goal?.often)) return []
  const isDated = query.when !== undefined || query.against?.when !== undefined
  return slate.tokens.flatMap((token, at) => {
    if (isDated && CALENDAR.has(token.word)) return []
    if (slate.taken[at] || token.kind === 'mark' || read.has(token.stem)) return []
    // "When is Ida's birthday" asks of no goal that is hers, however often birthdays are asked for.
    const isOther = query.give === 'due' && isTelling(token) && kindsOf(token.word).length === 0
    if (goal && isAsking(token.word) && !isOther) return []
    if (token.kind === 'number' && LIMITED.has(slate.tokens[at - 1]?.word ?? '')) return []
    return isTopic(slate, at) || isMeasured(slate, at) || isTelling(token) ? [token.raw] : []
  })
}

function isOfAsking(word: string): boolean {
  return isAskingWord(word, stemOf(word))
}

/** What names something, and is no word of asking. */
export function isTelling({ kind, word, stem }: Token): boolean {
  if (kind === 'mark') return false
  if (BEYOND.has(word)) return true
  return kind === 'number' ? FIGURE.test(word) : !isAskingWord(word, stem) && !IDLE.has(stem)
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

/** "About the talk", where a word of asking is what is asked about. */
function isTopic({ tokens }: Slate, at: number): boolean {
  const { kind, stem = '' } = tokens[at] ?? {}
  const isLed = ['the', 'my'].includes(tokens[at - 1]?.word ?? '') && tokens[at - 2]?.word === 'about'
  return isLed && kind === 'word' && !grammarStems.has(stem)
}

/** "My seven hours" are no seven of anything. */
function isMeasured({ tokens }: Slate, at: number): boolean {
  return isTime(unitOf(tokens[at]?.word ?? '')) && typeof tokens[at - 1]?.value === 'number'
}

/** "The last 5", "my top 3". */
const LIMITED = wordSet('last first top past')
