import 'server-only'
import { type BuiltInLeader, leaderIds } from '@/lib/contract/coaches'
import type { Persona } from '../../../personas/persona'
import { builtInPersona } from '../../../personas/personas'
import type { Tempo } from '../writer'
import { openManners } from './open'
import { steadyManners } from './steady'
import { warmManner } from './warm'

/** How a coach thinks aloud: its favourite moves as patterns over the facts of a goal and the journal. */
export type Manner = {
  tempo: Tempo
  /** How it looks at a record: "in the telemetry", before a comma. */
  lenses: readonly string[]
  /** Looking at the numbers of one goal. */
  numbers: readonly string[]
  /** When it is hard. */
  hard: readonly string[]
  /** When there is time to be divided. */
  plan: readonly string[]
  /** When something went well. */
  glad: readonly string[]
  /** Questions it likes to end with. */
  asks: readonly string[]
}

const manners: Partial<Record<BuiltInLeader, Manner>> = { ...openManners, ...steadyManners }

/** The manner of a coach; a custom coach has that of the built-in one whose voice it was given. */
export function mannerOf(persona: Persona): Manner {
  const id =
    persona.id === 'custom'
      ? leaderIds.find((one) => one !== 'custom' && builtInPersona(one).stepLeads === persona.stepLeads)
      : persona.id
  const manner = (id && id !== 'custom' && manners[id]) || warmManner
  return persona.id === 'custom'
    ? { ...manner, tempo: tempoOf(`${persona.style} ${persona.voice}`) ?? manner.tempo }
    : manner
}

/** The tempo a user asks for in describing their own coach. */
function tempoOf(described: string): Tempo | null {
  if (/\b(?:short|brief|terse|clipped|concise|few words|laconic|dry|to the point|blunt)\b/i.test(described))
    return 'clipped'
  if (/\b(?:long|flowing|lyrical|poetic|story|storytell\w*|elaborate|eloquent|rich)\b/i.test(described))
    return 'flowing'
  return null
}
