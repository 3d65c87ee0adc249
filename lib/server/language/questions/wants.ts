import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { wordSet } from '../word-table'
import type { Slate } from './slate'

type Want = 'count' | 'day' | 'row' | 'length' | 'figure'
type Asked = { want: Want; at: number }

const JOINTS = new Set(['and', 'n', '&', '+', ',', ';', 'then', 'also', 'plus'])
/** They stand between a joint and the word that asks: "and on what day", "and for how long". */
const LEADING = wordSet('also then on for by from to in at with since')
const DAY = wordSet('day days date dates time month week year weekday')
const COUNTS = wordSet('many often much')
const LENGTHS = wordSet('long far fast')

/** What an answer tells beside what it was asked for. */
const TELLS: { [give: string]: readonly Want[] } = {
  count: ['count', 'day', 'row'],
  days: ['count', 'day', 'row'],
  list: ['count', 'day', 'row'],
  sum: ['count', 'figure', 'day', 'row'],
  max: ['figure', 'day', 'row'],
  min: ['figure', 'day', 'row'],
  first: ['day', 'row', 'length'],
  last: ['day', 'row', 'length'],
  longestRun: ['length', 'day', 'count'],
  longestGap: ['length', 'day', 'count'],
  currentRun: ['length', 'day', 'count'],
}
const ALL: readonly Want[] = ['count', 'day', 'row', 'length', 'figure']

/**
 * A question that asks for two things ("how many, and when last?") as the query that tells both, with the words of the
 * second where none does.
 */
export function bothAsked({ tokens }: Slate, query: RecordQueryInput): { query: RecordQueryInput; left: string[] } {
  const words = tokens.map(({ word }) => word)
  const wants = words.flatMap((_, at): Asked[] => {
    const want = wantAt(words, at)
    return want && (at === 0 || isJoined(words, at)) ? [{ want, at }] : []
  })
  const isOfGoal = query.of === 'goals' && query.goal !== undefined
  const told = isOfGoal || query.by !== undefined ? ALL : (TELLS[query.give] ?? ['figure', 'row'])
  const second = wants.find(({ want, at }) => at > 0 && !(told.includes(want) && isTold(words.slice(at), query.give)))
  if (wants[0]?.want === 'count' && wants.length > 1 && (query.give === 'last' || query.give === 'first'))
    return { query: countedOf(query, words), left: [] }
  // "How many, and which?" asks for each of them.
  const isNamed = wants.some(({ want, at }) => at > 0 && want === 'row' && words[at] === 'which')
  return {
    query: query.give === 'count' && (isNamed || words.includes('dates')) ? { ...query, give: 'list' } : query,
    left: second
      ? [
          tokens
            .slice(second.at)
            .map(({ raw }) => raw)
            .slice(0, MOST)
            .join(' '),
        ]
      : [],
  }
}
const MOST = 6

/** How many, with the newest of them; all of them where the first is asked for too. */
function countedOf(query: RecordQueryInput, words: readonly string[]): RecordQueryInput {
  if (query.give === 'first') return { ...query, give: 'list', what: undefined }
  const isAmount = query.of === 'values' && !words.includes('times')
  return isAmount ? { ...query, give: 'sum', what: 'value' } : { ...query, give: 'count', what: undefined }
}

/** A count tells its newest row beside it, and not its first. */
function isTold(words: readonly string[], give: string): boolean {
  return !(give === 'count' || give === 'days') || !words.includes('first')
}

function isJoined(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  return JOINTS.has(before) || (LEADING.has(before) && JOINTS.has(words[at - 2] ?? ''))
}

function wantAt(words: readonly string[], at: number): Want | null {
  const next = words[at + 1] ?? ''
  switch (words[at]) {
    case 'how':
      // "And by how much" asks what lies between two figures.
      if (words[at - 1] === 'by') return 'figure'
      return COUNTS.has(next) ? 'count' : LENGTHS.has(next) ? 'length' : 'row'
    case 'when':
      return 'day'
    case 'what':
    case 'which':
      return DAY.has(next) ? 'day' : 'row'
    case 'who':
    case 'where':
    case 'why':
      return 'row'
    default:
      return null
  }
}
