import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { EnergyPattern } from '@/lib/contract/energy-patterns'
import { DAYS_FOR_PATTERNS } from '@/lib/contract/energy-rule'
import { limits } from '@/lib/contract/limits'
import { hintsCaveat, NOTHING_SURE, patternsToGo } from '@/lib/contract/pattern-words'
import { recordQuery } from '@/lib/contract/record'
import { datesIn } from '@/lib/server/language/dates'
import { phrases, says } from '@/lib/server/language/phrases'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'
import { type Answer, lookedAt, nearRow } from './looked-for'
import type { Said } from './said'

const asksForPatterns = phrases(`
what|which|any|some|a|see|notice|spot|find|recognise|my pattern|patterns $, what|which|any|some|a|see|notice|spot|find|recognise|my pattern|patterns to|in|of|with my|it, what|which pattern|patterns do|can|is|are, pattern|patterns do|can|could you|we,
what actually|really|usually|always? makes|made me|my happy|happier|happiest|unhappy|sad|miserable|energetic|tired|tick,
what gives me|us energy, what costs|drains|lifts|boosts|raises|lowers|affects|influences|improves my energy|mood|days, what drains me $,
what is|are|was|were good|bad|best|worst for my mood|energy, what is|are good|bad|best|worst for me $, what|that actually|really|usually|always? helps|helped me $,
what pulled|pulls|drags|dragged|brings|brought|gets|got it|me down, why am i always|so|this? so|this? tired|wiped|drained|exhausted|low|knackered|flat,
what goes with my? good|better|best|bad|low|high|more|less? energy|mood|days,
when am i at my? best|worst|happiest|lowest, when do i feel at? my? best|worst|happiest
`)
/** A longer question is of something more. */
const MOST_WORDS = 14
const LESS = wordSet(
  'unhappy sad miserable tired wiped drained exhausted knackered flat costs drains lowers bad worst low less lowest down',
)
const NONE_LESS = 'No word, weekday or goal of your last year goes with less energy; these go with more.'

/** "What makes me happy?": what went with more and with less energy, as far as the record can tell. Null for any other question. */
export async function patternsAnswer({ words }: Said, { record }: ChatContext): Promise<Answer | null> {
  if (!record.energyPatterns || words.length > MOST_WORDS || !says(words, asksForPatterns)) return null
  const { from, to, days, weighed, patterns } = await record.energyPatterns()
  const looked = [
    { tool: 'energy_patterns', words: `Looked at ${days} days with an entry`, from, to, rows: days, refs: [] },
  ]
  if (days < DAYS_FOR_PATTERNS) return { text: patternsToGo(days, 'I can tell'), looked }
  const isLess = words.some((word) => LESS.has(word))
  const asked = patterns.filter(({ energy, otherEnergy }) => !isLess || energy < otherEnergy)
  const isElse = asked.length === 0 && patterns.length > 0
  const [sure, hints] = [true, false].map((isSure) =>
    (isElse ? patterns : asked).filter((one) => one.isSure === isSure),
  )
  const parts = [
    isElse && NONE_LESS,
    sure?.length ? listOf(sure) : !isElse && NOTHING_SURE,
    hints?.length && `${hintsCaveat(weighed)}\n${listOf(hints)}`,
  ]
  return { text: parts.filter(Boolean).join('\n\n'), looked }
}

const asksForGood = phrases(`
tell|remind|show|give me of|about? something|anything good|nice|happy|positive|lovely, cheer me up, my best days|moments|memories, a happy|good|nice memory
`)

/** "Remind me of something good": the newest of the days with most energy. */
export async function goodDaysAnswer(
  { words, sentences }: Said,
  { record, now, timeZone }: ChatContext,
): Promise<Answer | null> {
  if (words.length > MOST_WORDS || !says(words, asksForGood)) return null
  // "Something good from October" is asked of the record.
  if (sentences.some(({ sentence }) => datesIn(sentence, { now, timeZone, towards: 'past' }).length > 0)) return null
  const best = { of: 'entries', give: 'list', limit: MOST_DAYS } as const
  for (const min of [limits.mood.max, limits.mood.max - 1]) {
    const answer = await record.ask(recordQuery.parse({ ...best, where: { energy: { min } } }))
    const lines = answer.rows.map((row) => `- ${nearRow(row, dateIn(timeZone, now))}`)
    if (lines.length > 0)
      return { text: [`From your days with energy ${min}:`, ...lines].join('\n'), looked: [lookedAt(answer)] }
  }
  return null
}
const MOST_DAYS = 3

function listOf(patterns: readonly EnergyPattern[]): string {
  return patterns.map(({ text }) => `- ${text}`).join('\n')
}
