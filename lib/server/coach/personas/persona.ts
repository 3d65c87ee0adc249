import 'server-only'
import type { Leader, PersonaVoice } from '@/lib/contract/coaches'

/** A coach as both engines read it: how it talks, and what the interface calls it. */
export type Persona = PersonaVoice & {
  id: Leader
  name: string
  /** The style label the interface shows. */
  style: string
}
