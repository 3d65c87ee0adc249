import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { CoachSource } from '@/lib/contract/chat'
import { type Drop, toldBy } from '@/lib/server/coach/check-insight'
import type { Coach, CoachCall, SentPart, Source, Usage } from '@/lib/server/coach/coach'
import type { DoubtedAnswer, GoalAnalysisContext, WeekContext } from '@/lib/server/coach/context'
import { isInNoLine, linesTold } from '@/lib/server/coach/fact-check/ground'
import { replySentences } from '@/lib/server/coach/fact-check/sentences'
import { type Settled, settled, withWhatIsSo } from '@/lib/server/coach/fact-check/settle-findings'
import { insightPrompt } from '@/lib/server/coach/prompts/insight-check-prompt'
import { log } from '@/lib/server/log'
import { noteDrops } from '@/lib/server/metrics'
import type { Sent } from '@/lib/server/receipts/receipts'

/** A person is waiting: a second look, or a second answer with it, that takes longer is not waited for. */
const PATIENCE_MS = 30_000

/** How one kind of insight is asked for and held against the record: `drops` takes what the check leaves out. */
export type Insight<Context, Draft> = {
  ask(coach: Coach, context: Context, call: CoachCall): Promise<Source & { draft: Draft }>
  check(draft: Draft, context: Context, engine: CoachSource, drops: Drop[], read: Settled | null): Draft | null
  /** All that a draft says, as texts of one or more sentences. */
  texts(draft: Draft): string[]
  days(context: Context): Sent['days']
}

/** An insight as it may be shown, and what a model was sent for it; null where none answered. */
export type Told<Draft> = Source & { draft: Draft; sent: Sent | null; askedAt: Date }

type InsightContext = (WeekContext | GoalAnalysisContext) & { doubted?: DoubtedAnswer }

/**
 * Asks an engine for an insight and gives what of it holds. A model reads what it said once more, beside all that it was
 * told, and says of each claim what decides it; what code can verify of that counts. What the record does not bear out of a model's answer goes
 * back to it once, with the reason; of both answers the one stays of which more holds. What is left out then is counted.
 * Null where nothing is left to show.
 */
export async function askChecked<Context extends InsightContext, Draft>(
  insight: Insight<Context, Draft>,
  coach: Coach,
  context: Context,
  call: CoachCall,
): Promise<Told<Draft> | null> {
  const askedAt = new Date()
  const usages: Usage[] = []
  let parts: SentPart[] = []
  const heard: CoachCall = {
    ...call,
    onUsage: (usage) => {
      usages.push(usage)
      call.onUsage(usage)
    },
    onSent: (sent) => {
      parts = sent[0]?.kind === 'check' ? [...parts, ...sent] : sent
    },
  }
  const first = await answer(insight, coach, context, heard)
  const isDoubted = first.source !== 'built-in' && first.drops.length > 0
  const second = isDoubted ? await again(insight, coach, context, heard, first) : null
  const { source, model, checked, drops } = second ?? first
  for (const kind of ['figure', 'quote'] as const)
    noteDrops(source, kind, drops.filter((one) => one.kind === kind).length)
  if (!checked) return null
  const sent = source === 'built-in' ? null : { parts, usages, days: insight.days(context) }
  return { source, model, draft: checked, sent, askedAt }
}

type Answer<Draft> = Source & { draft: Draft; checked: Draft | null; drops: Drop[]; read: Settled | null }

async function answer<Context extends InsightContext, Draft>(
  { ask, check, texts }: Insight<Context, Draft>,
  coach: Coach,
  context: Context,
  call: CoachCall,
): Promise<Answer<Draft>> {
  const { source, model, draft } = await ask(coach, context, call)
  // The built-in coach answers within the same turn of the event loop: others get theirs before the check.
  await setImmediate()
  const read = source === 'built-in' ? null : await readAgain(texts(draft), coach, context, call)
  const drops: Drop[] = []
  const checked = check(draft, context, source, drops, read)
  return { source, model, draft, checked, drops, read }
}

/** What a model finds of what it said, as far as code can verify it; null where no usable answer comes in time. */
async function readAgain(
  texts: readonly string[],
  coach: Coach,
  context: InsightContext,
  call: CoachCall,
): Promise<Settled | null> {
  const sentences = replySentences(texts.join('\n'))
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(PATIENCE_MS)])
  try {
    const { findings } = await coach.checkInsight({ ...context, sentences }, { ...call, signal })
    const lines = linesTold(toldBy(insightPrompt(context)))
    return await settled({ sentences, findings, lines }, (words) => isInNoLine(words, lines))
  } catch (error) {
    if (call.signal.aborted) throw error
    log.info({ why: error instanceof Error ? error.name : 'unknown' }, 'an insight was weighed by code alone')
    return null
  }
}

/** The model's second answer where more of it holds, and it came in time. */
async function again<Context extends InsightContext, Draft>(
  insight: Insight<Context, Draft>,
  coach: Coach,
  context: Context,
  call: CoachCall,
  first: Answer<Draft>,
): Promise<Answer<Draft> | null> {
  noteDrops(first.source, 'returned', first.drops.length)
  const doubted = {
    answer: JSON.stringify(first.draft),
    parts: first.drops.map((drop) => withReason(drop, first.read)),
  }
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(PATIENCE_MS)])
  try {
    const second = await answer(insight, coach, { ...context, doubted }, { ...call, signal })
    const isBetter = second.checked !== null && (!first.checked || second.drops.length < first.drops.length)
    return second.source === first.source && isBetter ? second : null
  } catch (error) {
    // Nothing better came: what holds of the first answer stands.
    if (call.signal.aborted) throw error
    return null
  }
}

/** A part that is left out, with what the model found to be so instead. */
function withReason({ text }: Drop, read: Settled | null): string {
  const found = read?.refuted.find(({ sentence }) => {
    const said = read.sentences[sentence - 1] ?? ''
    return text.includes(said) || said.includes(text)
  })
  return withWhatIsSo({ quote: text, so: found?.so })
}
