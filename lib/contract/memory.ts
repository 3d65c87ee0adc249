import { z } from 'zod'
import { limits } from './limits'
import { paging } from './paging'
import { requiredText } from './text'

export const memoryKinds = ['person', 'constraint', 'preference', 'commitment'] as const

export const memory = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(memoryKinds),
  source: z.object({ kind: z.enum(['message', 'journal', 'experiment']), id: z.string() }),
  pinned: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Memory = z.infer<typeof memory>

/** A memory just made or changed, with the text it took the place of: what undoing it brings back. */
export const remembered = memory.extend({ replaced: z.string().nullable() })
export type Remembered = z.infer<typeof remembered>

export const memoryPatch = z.object({ text: requiredText(limits.memory), pinned: z.boolean() }).partial()
export type MemoryPatch = z.input<typeof memoryPatch>

/** The query of GET /api/memories. */
export const memoryFilter = z.object(paging())
