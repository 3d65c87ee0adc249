import 'server-only'
import { type BuiltInLeader, coaches, type Leader } from '@/lib/contract/coaches'
import { customPersona } from './custom'
import { elon } from './elon'
import { jesus } from './jesus'
import { kobe } from './kobe'
import { marcus } from './marcus'
import { maya } from './maya'
import { nelson } from './nelson'
import { oprah } from './oprah'
import type { Persona, PersonaVoice } from './persona'
import { rick } from './rick'
import { tony } from './tony'

const voices: Record<BuiltInLeader, PersonaVoice> = { kobe, elon, rick, jesus, oprah, tony, marcus, maya, nelson }

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
