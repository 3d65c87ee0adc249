import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { RecordQuery } from '@/lib/contract/record'
import { whenWords } from './day-words'
import type { QuestionContext } from './question-context'
import { readQuestion } from './read-question'

/** A query as the plainest question that asks it; null where none is read back as the same. */
export function plainQuestion(query: RecordQuery, context: QuestionContext): string | null {
  const words = wordsOf(query)
  if (words === null) return null
  const when = whenWords(query.when, dateIn(context.timeZone, context.now))
  const question = `${[words, when].filter(Boolean).join(' ')}?`
  const { previous: _, ...alone } = context
  const read = readQuestion(question, alone)
  return 'query' in read && isSame(read.query, query) ? question : null
}

function wordsOf({ of, give, about, without, where, against, by, what }: RecordQuery): string | null {
  if (of !== 'entries' || without !== undefined || where?.energy || against || Array.isArray(about)) return null
  const quoted = about === undefined ? null : `“${about.replace(/["“”]/g, '')}”`
  switch (give) {
    case 'count':
      return quoted && `How many entries mention ${quoted}`
    case 'first':
    case 'last':
      return quoted && `When did I ${give} write ${quoted}`
    case 'list':
      return quoted && `Which entries mention ${quoted}`
    case 'mean':
      if (what !== 'energy') return null
      return `What was my average energy${by ? ` by ${by}` : ''}${quoted ? ` on days with ${quoted}` : ''}`
    case 'longestRun':
      return quoted ? null : 'What is my longest streak of entries'
    case 'currentRun':
      return quoted ? null : 'How long is my streak now'
    default:
      return null
  }
}

function isSame(one: RecordQuery, other: RecordQuery): boolean {
  const key = ({ of, give, about, when, by }: RecordQuery) =>
    JSON.stringify([
      of,
      give,
      String(about ?? '')
        .replace(/["“”]/g, '')
        .toLowerCase(),
      when ?? null,
      by ?? null,
    ])
  return key(one) === key(other)
}
