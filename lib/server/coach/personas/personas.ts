import 'server-only'
import { type BuiltInLeader, coaches, type Leader, voices } from '@/lib/contract/coaches'
import { customPersona } from './custom'
import type { Persona } from './persona'

/** A built-in coach as data; the names and labels are those of the contract. */
export function builtInPersona(id: BuiltInLeader): Persona {
  return { id, ...coaches[id], ...voices[id] }
}

/** The coach a user has chosen: one of the nine, or their own. */
export function personaOf(user: {
  selectedLeader: Leader
  customCoachName: string
  customCoachStyle: string
  customCoachPrompt: string
}): Persona {
  return user.selectedLeader === 'custom' ? customPersona(user) : builtInPersona(user.selectedLeader)
}
