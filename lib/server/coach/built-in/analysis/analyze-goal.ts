import 'server-only'
import type { GoalAnalysisDraft } from '@/lib/contract/goal-analysis'
import type { EvidenceRef } from '@/lib/contract/weekly-insight'
import { agoWords } from '../../ago-words'
import type { GoalAnalysisContext, InsightGoal, JournalRecord } from '../../context'
import { goalFacts } from '../../facts'
import { goalSheet } from '../../goal-sheet'
import { goalSubject } from '../../goal-subject'
import { mentionsOf, sentencesAbout, speaksOf } from '../../mentions'
import { quoteFrom } from '../../quote'
import { type Chance, chanceFrom } from '../reply/chance'
import { shortTitle } from '../reply/titles'
import { type Words, weave } from '../reply/weave'
import { labelOf } from './label'
import { details, leads } from './leads'
import { hardWordsOf, latestOwnWords, wonWordsOf } from './own-words'
import { isPlain, plainSteps, usualOf } from './plain-steps'
import { momentOf, type Situation, situationOf } from './situation'
import { distinctRefs, suggestionsFor } from './suggestions'

/** The built-in coach's analysis of a goal: computed facts, the user's own words, the persona's voice. Deterministic. */
export function analyzeGoal(context: GoalAnalysisContext): GoalAnalysisDraft {
  const { goal, persona, now, timeZone } = context
  const facts = goalFacts(goal, now, timeZone)
  const situation = agreed(situationOf(facts), goal)
  const chance = chanceFrom(`${goal.id} ${persona.id} ${facts.today}`)
  const mentions = mentionsOf(goal, context.journal)
  const quotes: Record<string, EvidenceRef> = {}
  const words: Words = {
    ...goalSheet(context, mentions),
    ...(facts.milestonesDone === 0 ? { milestones: null } : {}),
    label: labelOf(goal),
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
  const told = distinctRefs(Object.values(quotes).filter((ref) => analysis.includes(`“${ref.quote}”`)))
  return {
    analysis,
    suggestions: suggestions.map((claim) => claim.text),
    evidence: [
      {
        field: 'analysis',
        index: null,
        refs: distinctRefs([{ kind: 'goal', id: goal.id, quote: goal.title }, ...told]),
      },
      ...suggestions.map(({ refs }, index) => ({ field: 'suggestions', index, refs })),
    ],
  }
}

/** The mean pace and the forecast look at different things: where they part, the lead promises and warns of nothing. */
function agreed(situation: Situation, { outlook }: InsightGoal): Situation {
  const isLow = outlook.riskLevel === 'low'
  const parts = (situation === 'ahead' && !isLow) || (situation === 'behind' && isLow)
  return parts ? 'moving' : situation
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
    undated: goal.targetDate ? null : labelOf(goal),
    unsplit: goal.milestones.length > 0 ? null : labelOf(goal),
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
  return { own: own.quote, ownDay: own.day ? agoWords(own.day, today) : null, ownHard: hard }
}

function entryWords(
  goal: InsightGoal,
  mentions: JournalRecord[],
  today: string,
  quotes: Record<string, EvidenceRef>,
): Words {
  const subject = goalSubject(goal)
  // What went well or badly beside the mission, in the same entry, is not the mission's.
  const about = (entry: JournalRecord) => sentencesAbout(entry, subject).join('\n')
  const hardIn = (entry: JournalRecord) => hardWordsOf(about(entry))
  const wonIn = (entry: JournalRecord) => (hardIn(entry) === null ? wonWordsOf(about(entry), entry.mood) : null)
  const quote = (name: string, entry: JournalRecord | undefined, find: (entry: JournalRecord) => string | null) => {
    const text = entry ? find(entry) : null
    if (entry && text) quotes[name] = { kind: 'journal', id: entry.id, quote: text }
    return text
  }
  const latest = mentions[0]
  const low = mentions.find((entry) => hardIn(entry) !== null)
  const high = mentions.find((entry) => wonIn(entry) !== null)
  return {
    entry: quote('entry', latest, (entry) => quoteFrom(about(entry), (piece) => speaksOf(piece, subject))),
    entryDay: latest ? agoWords(latest.date, today) : null,
    entryMood: latest ? String(latest.mood) : null,
    hard: quote('hard', low, hardIn),
    hardDay: low ? agoWords(low.date, today) : null,
    good: quote('good', high, wonIn),
    goodDay: high ? agoWords(high.date, today) : null,
  }
}
