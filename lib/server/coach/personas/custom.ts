import 'server-only'
import { type ArchetypeId, archetypeIds } from '@/lib/contract/coach'
import { questionIn } from '@/lib/contract/coach-question'
import { archetypeIn, archetypes, DEFAULT_ARCHETYPE } from './archetypes'
import type { Persona } from './persona'

type CustomCoach = { customCoachName: string; customCoachStyle: string; customCoachPrompt: string }

/**
 * The user's own coach. Their prompt is kept as data that shapes a model's voice; the built-in engine cannot follow prose,
 * so it greets and asks in the way of coaching that the style, the prompt or the name comes nearest to; but where the prompt
 * names the question that the coach comes back to, it asks that.
 */
export function customPersona(user: CustomCoach): Persona {
  const { voice, ...archetype } = archetypes[archetypeOf(user)]
  const own = questionIn(user.customCoachPrompt)
  const { greeting, signatureQuestion } = own ? { greeting: own, signatureQuestion: own } : archetype
  return {
    id: 'custom',
    name: user.customCoachName.trim() || 'Your coach',
    style: user.customCoachStyle.trim() || 'Create Your Own',
    voice: user.customCoachPrompt.trim() || voice,
    greeting,
    signatureQuestion,
    examples: [],
    neverSays: [],
  }
}

function archetypeOf({ customCoachStyle: style, customCoachPrompt, customCoachName }: CustomCoach): ArchetypeId {
  const labelled = archetypeIds.find((id) => archetypes[id].style === style.trim())
  return (
    labelled ??
    archetypeIn(style) ??
    archetypeIn(customCoachPrompt) ??
    archetypeIn(customCoachName) ??
    DEFAULT_ARCHETYPE
  )
}
