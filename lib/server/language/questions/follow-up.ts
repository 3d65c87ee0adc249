import 'server-only'
import { addDays, daysBetween } from '@/lib/contract/calendar'
import type { RecordQuery, RecordQueryInput } from '@/lib/contract/record'
import { grammarStems } from '../common-words'
import { wordSet, wordTable } from '../word-table'
import { aboutOf } from './about'
import type { QuestionContext } from './question-context'
import { type Slate, wordAt } from './slate'
import { timeOf } from './times'
import type { Reader } from './understand'

const MOST_TOKENS = 10
const MOST_OF_DAYS = 3
const HEADS = wordSet('and n & or but so then what how same of vs versus')
const VERSUS = wordSet('vs versus')
const RANKED_BY = wordSet('the which one was my')
const END = wordTable<'max' | 'min'>({ best: 'max', highest: 'max', worst: 'min', lowest: 'min' })
const SECOND = wordSet('about of what how for with in on')
const OF_GOAL = wordSet('left reading target due pace')
const VERBS = wordSet('i did do should is was have am are can will')

/** "And last week?", "what about Anna?", "and before that?": what was asked before, with what is named put in its place. */
export function followUp(
  slate: Slate,
  previous: RecordQuery,
  view: QuestionContext & { today: string },
  reader: Reader,
): RecordQueryInput | null {
  if (!goesOn(slate)) return null
  const { cursor: _, ...query } = previous
  const words = slate.tokens.map(({ word }) => word)
  const earlier = isEarlier(words) ? before(query) : null
  if (earlier) return earlier
  const ranks = words.filter((word) => !HEADS.has(word) && !RANKED_BY.has(word) && /[a-z]/.test(word))
  const end = words.length <= MOST_OF_DAYS && ranks.length === 1 ? END[ranks[0] ?? ''] : undefined
  if (end && query.what === 'energy') return query.by || query.against ? query : { ...query, give: end }
  const towards = previous.of === 'alerts' ? 'future' : 'past'
  const { when, isOpen } = timeOf(slate, { ...view, towards, isGeneral: false })
  if (isOpen) return null
  // How a goal stood by then is told by its values.
  if (OF_GOAL.has(query.give) && when?.to) {
    const counted = view.goals.find(({ id, measure, often }) => id === query.goal && (measure || often))
    return counted ? { of: 'values', give: 'last', what: 'value', goal: counted.id, when: { to: when.to } } : null
  }
  // "Vs October?" sets those days beside the ones that were asked about.
  if (VERSUS.has(words[0] ?? '')) return when && query.when ? { ...query, against: { when } } : null
  // How many there were is no figure of the one row that was asked for.
  if (words[1] === 'how' && !['count', 'days', 'sum'].includes(query.give)) return null
  const isFirst = words.includes('first')
  const isLast = !isFirst && words.some((word, at) => word === 'last' && !slate.taken[at])
  const telling = new Set(tellingIn(slate))
  const understood = reader.understand(slate, view)[0]?.about ?? new Set<number>()
  const found = new Set([...understood].filter((at) => telling.has(at)))
  const { any, isWithout } = aboutOf({ slate, about: found.size > 0 ? found : telling })
  if (!when && !isFirst && !isLast && any.length === 0) return null
  const named = any.length > 1 ? any : any[0]
  // After two sides a third is asked for by itself.
  const { against: _against, ...single } = query
  return {
    ...(when && any.length === 0 ? single : query),
    ...(when ? { when } : {}),
    ...(isFirst ? { give: 'first' } : isLast ? { give: 'last' } : {}),
    ...(named === undefined
      ? {}
      : isWithout
        ? { without: named, about: undefined }
        : { about: named, without: undefined }),
  }
}

function goesOn(slate: Slate): boolean {
  const head = wordAt(slate, 0)
  if (slate.to > MOST_TOKENS || !HEADS.has(head)) return false
  const isLed = !['what', 'how', 'of', 'same'].includes(head) || SECOND.has(wordAt(slate, 1))
  return isLed && !slate.tokens.some(({ word }) => VERBS.has(word))
}

/** "And in October?": a time alone, which asks nothing where nothing was asked before. */
export function isTimeAlone(slate: Slate, view: QuestionContext, isLed = true): boolean {
  if (!goesOn(slate) && (isLed || slate.to > MOST_OF_DAYS)) return false
  const { when } = timeOf(slate, { ...view, towards: 'past', isGeneral: false })
  return when !== undefined && tellingIn(slate).length === 0
}

/** "So how much a week is that?": what is asked of the goal that was asked about before, where none is named. */
export function continued(slate: Slate, { goal }: RecordQuery, intent: string | undefined): RecordQueryInput | null {
  const isOfGoal = goal !== undefined && intent !== undefined && OF_GOAL.has(intent) && slate.to <= MOST_TOKENS
  return isOfGoal ? { of: 'goals', give: intent as 'left', goal } : null
}

/** What is no word of grammar or of time, in so short a question. */
function tellingIn({ tokens, taken }: Slate): number[] {
  return tokens.flatMap(({ kind, stem, word }, at) =>
    taken[at] || kind === 'mark' || grammarStems.has(stem) || TIMES.has(word) ? [] : at,
  )
}
const TIMES = wordSet('time times day days week month year far')

function isEarlier(words: readonly string[]): boolean {
  const at = words.indexOf('before')
  return at >= 0 && (['that', 'then', 'it'].includes(words[at + 1] ?? '') || !/[a-z]/.test(words[at + 1] ?? ''))
}

/** The stretch as long before the one that was asked about. Of a single row it takes the row before it to tell. */
function before({ when, ...query }: Omit<RecordQuery, 'cursor'>): RecordQueryInput | null {
  if (query.give === 'last' && !when?.to) return { ...query, ...(when ? { when } : {}), give: 'list', limit: 2 }
  if (!when?.from) return null
  const length = when.to === undefined ? 0 : daysBetween(when.from, when.to)
  const to = addDays(when.from, -1)
  return { ...query, when: { ...when, from: addDays(to, -Math.max(length, 6)), to } }
}
