import 'server-only'
import type { RecordQueryInput } from '@/lib/contract/record'
import { wordSet } from '../word-table'
import { goalMeant } from './goals'
import type { QuestionContext } from './question-context'
import type { Slate } from './slate'

/** What stands before a plan or an experiment that is had: "which plans", "my experiments"; "what I plan" is none. */
const HAVING = wordSet('which what my any all the many show list if-then current active running last latest')
/** A plan of a day is no if-then plan. */
const OF_DAYS = wordSet('today tomorrow tonight weekend week month next this holiday trip')
const OVER = wordSet('closed finished over done ended stopped')
/** An experiment tells that at its end, a plan on each of its days. */
const HELD = wordSet('held hold holds holding worked work works working helped kept habit habits')
const NEGATED = /^(?:not|never|no)$|n't$/
const OPEN = wordSet('active running run open current currently now have trying')

/** A question about one's if-then plans or experiments, which are asked for by their name alone; null for any other. */
export function triesAsked(slate: Slate, context: QuestionContext): RecordQueryInput | null {
  const words = slate.tokens.map(({ word }) => word)
  const at = words.findIndex((word) => /^(?:plan|experiment)s?$/.test(word))
  const before = words.slice(Math.max(0, at - 2), at)
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word))
  const isMeant = (word: string) => HAVING.has(word) || (word === 'the' && has(HELD))
  if (at < 0 || !before.some(isMeant) || before.includes('i')) return null
  const of = words[at]?.startsWith('plan') ? 'plans' : 'experiments'
  if (of === 'plans' && (words.some((word) => OF_DAYS.has(word)) || words[at + 1] === 'to')) return null
  const goal = words.includes('for') || words.includes('about') ? goalMeant(slate, context.goals)?.goal.id : undefined
  // "The plans for the kitchen" are of something that no goal is called.
  if ((words.includes('for') || words.includes('about')) && !goal) return null
  const status = statusAsked(words, of)
  const give = words.includes('many') ? 'count' : words.includes('last') || words.includes('latest') ? 'last' : 'list'
  return { of, give, ...(goal && { goal }), ...(status && { where: { status } }) }
}

/**
 * Which of them are asked for. Whether "my plan" held is told of each, however it went; which plans held leaves out those
 * that never did.
 */
function statusAsked(words: readonly string[], of: 'plans' | 'experiments'): Status | undefined {
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word))
  if (has(HELD)) {
    if (of === 'experiments') return 'done'
    const isOpen = words.some((word) => NEGATED.test(word)) || !words.some((word) => WHICH.has(word))
    return isOpen ? undefined : 'held'
  }
  return has(OVER) ? 'done' : has(OPEN) ? 'open' : undefined
}
type Status = 'done' | 'open' | 'held'
const WHICH = wordSet('which what many show list')
