import { z } from 'zod'
import { ask } from './ask'
import { limits } from './limits'
import { paging } from './paging'
import { recordRef } from './record-ref'
import { requiredText } from './text'

/** What may be done to the record on the coach's behalf, and nothing else. `verb-inputs.ts` says what each takes. */
export const verbs = [
  'goal.create',
  'goal.change',
  'goal.complete',
  'goal.reopen',
  'goal.pause',
  'goal.resume',
  'goal.drop',
  'milestones.set',
  'milestone.tick',
  'progress.log',
  'value.log',
  'measure.set',
  'entry.write',
  'alert.add',
  'alert.move',
  'alert.finish',
  'alert.delete',
  'plan.make',
  'plan.close',
  'experiment.start',
  'experiment.stop',
  'memory.keep',
  'memory.forget',
] as const
export type Verb = (typeof verbs)[number]

export const proposalStatuses = ['proposed', 'applied', 'dismissed', 'undone', 'expired'] as const
export const proposalSources = ['message', 'journal', 'response', 'client', 'palette', 'screen'] as const

/** A change of the record that waits for one press. `from` and `to` are worded in the user's zone. */
export const proposal = z.object({
  id: z.string(),
  verb: z.enum(verbs),
  /** "Alert: Call Bob, Mon 23 Nov 09:00" */
  title: z.string(),
  diff: z.array(
    z.object({ field: z.string(), label: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  ),
  /** What applying it takes; fields named by `missing` are not in it yet. */
  input: z.record(z.string(), z.unknown()),
  status: z.enum(proposalStatuses),
  /** The verbatim words that it rests on; empty where a person chose it themselves. */
  source: z.object({ kind: z.enum(proposalSources), id: z.string().nullable(), quote: z.string() }),
  result: recordRef.nullable(),
  missing: z.array(z.string()).optional(),
  ask: ask.optional(),
  createdAt: z.iso.datetime(),
  appliedAt: z.iso.datetime().nullable(),
})
export type Proposal = z.infer<typeof proposal>

/** POST /api/proposals. The input is held to its verb's schema by the server; what lacks comes back as `missing`. */
export const newProposal = z.object({
  verb: z.enum(verbs),
  input: z.record(z.string(), z.unknown()),
  source: z.enum(['client', 'palette', 'screen']).default('client'),
})
export type NewProposal = z.input<typeof newProposal>

/** POST /api/proposals/read: words that may order something. */
export const typedOrder = z.object({ text: requiredText(limits.title) })

/** What they order, as it would be proposed. */
export const readOrder = proposal.pick({ verb: true, title: true, input: true })
export type ReadOrder = z.infer<typeof readOrder>

/** POST /api/proposals/{id}/apply: another input replaces the proposed one whole. */
export const applyProposal = z.object({ input: z.record(z.string(), z.unknown()).optional() })
export type ApplyProposal = z.input<typeof applyProposal>

export const appliedProposal = z.object({ proposal, result: recordRef.nullable() })
export type AppliedProposal = z.infer<typeof appliedProposal>

/** The query of GET /api/proposals. */
export const proposalFilter = z.object({ status: z.enum(proposalStatuses).default('proposed'), ...paging() })
