import 'server-only'
import type { Leader } from '@/lib/contract/coaches'

/** A coach as data. Both engines read it; it shapes the voice only, never the rules above it. */
export type Persona = {
  id: Leader
  name: string
  /** The style label the interface shows. */
  style: string
  /** How it talks, told to a model in the second person. */
  voice: string
  greeting: string
  /** The question this coach comes back to. */
  signatureQuestion: string
  /** What the user says and what this coach would answer, for a model to hear the voice by. */
  examples: readonly { user: string; coach: string }[]
  /** Words that would make a caricature of it, or hurt. */
  neverSays: readonly string[]
}

/** A built-in coach without what the interface already knows of it. */
export type PersonaVoice = Omit<Persona, 'id' | 'name' | 'style'>
