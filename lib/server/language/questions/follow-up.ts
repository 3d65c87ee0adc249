import 'server-only'
import type { RecordQuery, RecordQueryInput } from '@/lib/contract/record'
import { aboutOf } from './about'
import * as cues from './cues'
import type { QuestionContext } from './question-context'
import { phrases, type Slate, take, takeHead } from './slate'
import { timeOf } from './times'

const again = phrases(`
and|or|but what|how about|of|in|on|with?
and|but
what|how about|of
same for|with|in?
`)
const MOST_TOKENS = 10

/** "And last week?", "what about Anna?", "and the first time?": what was asked before, with what is named put in its place. */
export function followUp(slate: Slate, previous: RecordQuery, view: QuestionContext): RecordQueryInput | null {
  if (slate.to > MOST_TOKENS || !takeHead(slate, again) || hasVerb(slate)) return null
  const towards = previous.of === 'alerts' ? 'future' : 'past'
  const { when, isOpen } = timeOf(slate, { ...view, towards, isGeneral: false })
  if (isOpen) return null
  const isFirst = take(slate, cues.first)
  const isLast = !isFirst && take(slate, cues.last)
  const { any, isWithout } = aboutOf(slate)
  if (!when && !isFirst && !isLast && any.length === 0) return null
  const { cursor: _, ...query } = previous
  const about = any.length > 1 ? any : any[0]
  return {
    ...query,
    ...(when ? { when } : {}),
    ...(isFirst ? { give: 'first' } : isLast ? { give: 'last' } : {}),
    ...(about === undefined ? {} : isWithout ? { without: about, about: undefined } : { about, without: undefined }),
  }
}

function hasVerb({ tokens, from, to }: Slate): boolean {
  return tokens.slice(from, to).some(({ word }) => ['i', 'did', 'do', 'should', 'is', 'was', 'have'].includes(word))
}
