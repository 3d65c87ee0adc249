import 'server-only'
import type { Leader } from '@/lib/contract/coaches'

/** The moments in which a coach's style shows most. */
export const moments = ['stuck', 'setback', 'progress', 'done', 'planning', 'overwhelm', 'checkIn', 'greeting'] as const
export type Moment = (typeof moments)[number]

/**
 * A coach as data. Both engines read it; it shapes the voice only, never the rules above it. Every sentence of it is
 * short (eight words or so): a longer one would be recognised the second time it is said.
 */
export type Persona = {
  id: Leader
  name: string
  /** The style label the interface shows. */
  style: string
  /** Tone and sentence length, told to a model in the second person. */
  voice: string
  /** What this coach likes to do: reframe, count, bless, challenge … */
  moves: readonly string[]
  /** The question this coach comes back to. */
  signatureQuestion: string
  greeting: string
  /** What it stresses in each kind of moment, as sentences it would say; `{goal}` stands for the goal's title. */
  stresses: Record<Moment, readonly string[]>
  /** Clipped sentences, or ones that flow. */
  rhythm: 'short' | 'long'
  /** How it opens when the news is heavy, and when it is good or neutral. */
  openers: { heavy: readonly string[]; light: readonly string[] }
  /** How it hands over a next step, before a colon. */
  stepLeads: readonly string[]
}

/** A built-in coach without what the interface already knows of it. */
export type PersonaVoice = Omit<Persona, 'id' | 'name' | 'style'>
