import 'server-only'
import type { GoalAnalysisDraft } from '@/lib/contract/goal-analysis'
import type { EvidenceRef } from '@/lib/contract/weekly-insight'
import type { GoalAnalysisContext, InsightGoal, JournalRecord } from '../../context'
import { daysBetween, weekdayName } from '../../dates'
import { goalFacts } from '../../facts'
import { goalSheet } from '../../goal-sheet'
import { goalStems, mentionsOf, speaksOf } from '../../mentions'
import { tellingQuote } from '../../quote'
import { type Chance, chanceFrom } from '../reply/chance'
import { quoteTitle, shortTitle } from '../reply/titles'
import { type Words, weave } from '../reply/weave'
import { details, leads } from './leads'
import { hardWordsOf, isHard, latestOwnWords, wonWordsOf } from './own-words'
import { isPlain, plainSteps, usualOf } from './plain-steps'
import { momentOf, situationOf } from './situation'
import { suggestionsFor } from './suggestions'

/** The built-in coach's analysis of a goal: computed facts, the user's own words, the persona's voice. Deterministic. */
export function analyzeGoal(context: GoalAnalysisContext): GoalAnalysisDraft {
  const { goal, persona, now, timeZone } = context
  const facts = goalFacts(goal, now, timeZone)
  const situation = situationOf(facts)
  const chance = chanceFrom(`${goal.id} ${persona.id} ${facts.today}`)
  const mentions = mentionsOf(goal, context.journal)
  const quotes: Record<string, EvidenceRef> = {}
  const words: Words = {
    ...goalSheet(context, mentions),
    ...(facts.milestonesDone === 0 ? { milestones: null } : {}),
    goal: quoteTitle(goal.title),
    bare: shortTitle(goal.title).replace(/[*_`[\]<>]/g, ''),
    lead: chance.pick(persona.stepLeads.filter(isPlain)),
    ...kindWords(goal, facts.nextMilestone, quotes, chance),
    ...ownWords(goal, timeZone, facts.today, quotes),
    ...entryWords(goal, mentions, facts.today, quotes),
  }

  const style = persona.rhythm
  const lead = weave(chance.pick(usable(leads[style][situation], words)) ?? '**{bare}**: {progress}.', words, chance)
  const order = goal.isCompleted ? (['own', 'entry'] as const) : (['own', 'entry', 'steps', 'move'] as const)
  const record = order
    .map((kind) => weave(chance.pick(details[style][kind]) ?? '', words, chance))
    .filter((sentence) => sentence !== null)
    .slice(0, 3)
  const outlook = goal.isCompleted ? null : weave(chance.pick(details[style].outlook) ?? '', words, chance)
  const spirit = weave(chance.pick(persona.stresses[momentOf[situation]].filter(isPlain)) ?? '', words, chance)
  const analysis = [lead, record.join(' '), [outlook, spirit].filter(Boolean).join(' ')].filter(Boolean).join('\n\n')

  const suggestions = suggestionsFor({ goal, situation, words, quotes, chance })
  const told = Object.values(quotes).filter((ref) => analysis.includes(ref.quote))
  return {
    analysis,
    suggestions: suggestions.map((claim) => claim.text),
    evidence: [
      { field: 'analysis', index: null, refs: [{ kind: 'goal', id: goal.id, quote: goal.title }, ...told] },
      ...suggestions.map(({ refs }, index) => ({ field: 'suggestions', index, refs })),
    ],
  }
}

/** The patterns that these words can fill. */
function usable(patterns: readonly string[], words: Words): string[] {
  const probe: Chance = chanceFrom('probe')
  return patterns.filter((pattern) => weave(pattern, words, probe) !== null)
}

function kindWords(goal: InsightGoal, next: string | null, quotes: Record<string, EvidenceRef>, chance: Chance): Words {
  const usual = usualOf(goal)
  const short = next === null ? null : shortTitle(next)
  if (next !== null && short === next) quotes.next = { kind: 'goal', id: goal.id, quote: next }
  return {
    next: short,
    step: plainSteps(goal, chance)[0],
    snag: chance.pick(usual.snags),
    // The goal under the name of what it lacks: a pattern with that name fits no other goal.
    undated: goal.targetDate ? null : quoteTitle(goal.title),
    unsplit: goal.milestones.length > 0 ? null : quoteTitle(goal.title),
    counted: chance.pick(usual.counts),
    done: goal.description.trim() ? null : usual.done,
  }
}

function ownWords(goal: InsightGoal, timeZone: string, today: string, quotes: Record<string, EvidenceRef>): Words {
  const own = latestOwnWords(goal, timeZone)
  if (!own) return {}
  quotes.own = { kind: 'goal', id: goal.id, quote: own.quote }
  const hard = hardWordsOf(own.text)
  if (hard) quotes.ownHard = { kind: 'goal', id: goal.id, quote: hard }
  return { own: own.quote, ownDay: own.day ? onDay(own.day, today) : null, ownHard: hard }
}

function entryWords(
  goal: InsightGoal,
  mentions: JournalRecord[],
  today: string,
  quotes: Record<string, EvidenceRef>,
): Words {
  const stems = goalStems(goal)
  const about = (entry: JournalRecord) => tellingQuote(entry.notes, (piece) => speaksOf(piece, stems))
  const quote = (name: string, entry: JournalRecord | undefined, text: string | null | undefined) => {
    if (entry && text) quotes[name] = { kind: 'journal', id: entry.id, quote: text }
    return text ?? null
  }
  const latest = mentions[0]
  const low = mentions.find((entry) => hardWordsOf(entry.notes) !== null)
  const high = mentions.find((entry) => wonWordsOf(entry.notes) !== null && !isHard(entry.notes))
  return {
    entry: quote('entry', latest, latest && about(latest)),
    entryDay: latest ? onDay(latest.date, today) : null,
    entryMood: latest ? String(latest.mood) : null,
    hard: quote('hard', low, low && hardWordsOf(low.notes)),
    hardDay: low ? onDay(low.date, today) : null,
    good: quote('good', high, high && wonWordsOf(high.notes)),
    goodDay: high ? onDay(high.date, today) : null,
  }
}

function onDay(day: string, today: string): string {
  const ago = daysBetween(day, today)
  if (ago <= 0) return 'today'
  if (ago === 1) return 'yesterday'
  if (ago < 7) return `on ${weekdayName(day)}`
  return ago < 14 ? 'over a week ago' : 'some weeks ago'
}
