import 'server-only'
import type { z } from 'zod'
import type { CoachSuggestion, coachRequest } from '@/lib/contract/coach'
import {
  coachesNamed,
  nearestArchetype,
  tellsArchetype,
} from '@/lib/server/coach/built-in/generate-coach/generate-coach'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { askCoach } from './ask-coach'
import { coachContext } from './coach-context'

/**
 * A style and a prompt for a coach of the user's own, made of its name, beside what it would be in each way of coaching.
 * A way that was picked is taken as it is: no model is asked. Nothing is stored.
 */
export async function generateCoach(
  user: UserRow,
  { name, archetype }: z.output<typeof coachRequest>,
  signal: AbortSignal,
): Promise<CoachSuggestion> {
  const archetypes = coachesNamed(name)
  const picked = archetypes.find(({ id }) => id === archetype)
  if (picked) return { style: picked.style, prompt: picked.prompt, archetype: picked.id, isFromName: true, archetypes }
  const question = { ...coachContext(user, new Date()), coachName: name }
  const { suggestion } = await askCoach(user, question, signal, (coach, told, call) => coach.generateCoach(told, call))
  const archetypeId = nearestArchetype(name)
  // What a model makes of a name is its own.
  const isModels = suggestion.prompt !== archetypes.find(({ id }) => id === archetypeId)?.prompt
  return { ...suggestion, archetype: archetypeId, isFromName: isModels || tellsArchetype(name), archetypes }
}
