import 'server-only'
import { analytic, calm, lively, tough, warm } from './custom-manners'
import type { Persona, PersonaVoice } from './persona'

/** Words of a described style, and the manner that comes closest. The first match wins. */
const manners: [RegExp, PersonaVoice][] = [
  [/\b(?:tough|strict|drill|disciplin\w*|no[- ]nonsense|blunt|harsh|demanding|military|sergeant|direct)\b/i, tough],
  [/\b(?:gentle|kind|warm|compassion\w*|soft|nurtur\w*|empath\w*|motherly|caring|supportive)\b/i, warm],
  [
    /\b(?:analytic\w*|scientif\w*|scientist|data|logic\w*|engineer\w*|rational|systematic|evidence|strateg\w*)\b/i,
    analytic,
  ],
  [/\b(?:stoic\w*|calm|zen|mindful\w*|philosoph\w*|wise|monk|quiet|patient|spiritual)\b/i, calm],
  [/\b(?:energetic|energy|enthusias\w*|motivational|hype|fun|funny|humou?r\w*|playful|witty|bold|cheerful)\b/i, lively],
]

/**
 * The user's own coach. Their prompt is kept as data that shapes the voice; the built-in engine cannot follow prose, so
 * it takes the manner that the style's words come closest to.
 */
export function customPersona(user: {
  customCoachName: string
  customCoachStyle: string
  customCoachPrompt: string
}): Persona {
  const mannerOf = (text: string) => manners.find(([words]) => words.test(text))?.[1]
  const manner = mannerOf(user.customCoachStyle) ?? mannerOf(user.customCoachPrompt) ?? warm
  return {
    ...manner,
    id: 'custom',
    name: user.customCoachName.trim() || 'Your coach',
    style: user.customCoachStyle.trim() || 'Create Your Own',
    voice: user.customCoachPrompt.trim() || manner.voice,
  }
}
