import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { RecordQuery } from '@/lib/contract/record'
import { whenWords } from './day-words'
import type { QuestionContext } from './question-context'
import { readQuestion } from './read-question'

/** A query as the plainest question that asks it; null where none is read back as the same. */
export function plainQuestion(query: RecordQuery, context: QuestionContext): string | null {
  const words = query.of === 'entries' ? wordsOf(query) : wordsOfGoals(query, context)
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

const MOST_TITLE = 60

/** What is asked of goals, their values and steps, and of alerts. */
function wordsOfGoals({ of, give, goal, where, about, against, by }: RecordQuery, { goals }: QuestionContext) {
  if (against || by || about !== undefined) return null
  const title = goals.find(({ id }) => id === goal)?.title
  if (title === undefined) {
    if (of === 'goals' && give === 'list' && where?.status === 'completed') return 'Which goals did I finish'
    if (of === 'alerts' && give === 'list')
      return where?.status === 'open' ? 'Which alerts are overdue' : 'Which alerts do I have'
    return null
  }
  const ask = title.length > MOST_TITLE ? undefined : OF_ONE[`${of} ${give}`]
  return ask ? ask.replace('#', `“${title}”`) : null
}
const OF_ONE: { [asked: string]: string } = {
  'goals reading': 'How is # going',
  'goals left': 'How much is left for #',
  'goals due': 'When is # due',
  'goals target': 'What is the target of #',
  'goals pace': 'How much a week do I need for #',
  'values sum': 'How much did I log for #',
  'values last': 'When did I last log #',
  'milestones list': 'Which milestones are open for #',
}

function isSame(one: RecordQuery, other: RecordQuery): boolean {
  const key = ({ of, give, goal, about, when, by }: RecordQuery) =>
    JSON.stringify([
      of,
      give,
      goal ?? null,
      String(about ?? '')
        .replace(/["“”]/g, '')
        .toLowerCase(),
      when ?? null,
      by ?? null,
    ])
  return key(one) === key(other)
}
