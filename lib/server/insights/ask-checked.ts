import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { CoachSource } from '@/lib/contract/chat'
import type { Drop } from '@/lib/server/coach/check-insight'
import type { Coach, CoachCall, SentPart, Source, Usage } from '@/lib/server/coach/coach'
import type { CoachContext, DoubtedAnswer } from '@/lib/server/coach/context'
import { noteDrops } from '@/lib/server/metrics'
import type { Sent } from '@/lib/server/receipts/receipts'

/** A person is waiting: a second answer that takes longer is not waited for. */
const PATIENCE_MS = 30_000

/** How one kind of insight is asked for and held against the record: `drops` takes what the check leaves out. */
export type Insight<Context, Draft> = {
  ask(coach: Coach, context: Context, call: CoachCall): Promise<Source & { draft: Draft }>
  check(draft: Draft, context: Context, engine: CoachSource, drops: Drop[]): Draft | null
  days(context: Context): Sent['days']
}

/** An insight as it may be shown, and what a model was sent for it; null where none answered. */
export type Told<Draft> = Source & { draft: Draft; sent: Sent | null; askedAt: Date }

/**
 * Asks an engine for an insight and gives what of it holds. What the record does not bear out of a model's answer goes
 * back to it once, with the reason; of both answers the one stays of which more holds. What is left out then is counted.
 * Null where nothing is left to show.
 */
export async function askChecked<Context extends CoachContext & { doubted?: DoubtedAnswer }, Draft>(
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
      parts = sent
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

type Answer<Draft> = Source & { draft: Draft; checked: Draft | null; drops: Drop[] }

async function answer<Context extends CoachContext, Draft>(
  { ask, check }: Insight<Context, Draft>,
  coach: Coach,
  context: Context,
  call: CoachCall,
): Promise<Answer<Draft>> {
  const { source, model, draft } = await ask(coach, context, call)
  // The built-in coach answers within the same turn of the event loop: others get theirs before the check.
  await setImmediate()
  const drops: Drop[] = []
  const checked = check(draft, context, source, drops)
  return { source, model, draft, checked, drops }
}

/** The model's second answer where more of it holds, and it came in time. */
async function again<Context extends CoachContext & { doubted?: DoubtedAnswer }, Draft>(
  insight: Insight<Context, Draft>,
  coach: Coach,
  context: Context,
  call: CoachCall,
  first: Answer<Draft>,
): Promise<Answer<Draft> | null> {
  noteDrops(first.source, 'returned', first.drops.length)
  const doubted = { answer: JSON.stringify(first.draft), parts: first.drops.map(({ text }) => text) }
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
