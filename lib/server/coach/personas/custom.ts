import 'server-only'
import { elon } from './elon'
import { kobe } from './kobe'
import { marcus } from './marcus'
import { oprah } from './oprah'
import type { Persona, PersonaVoice } from './persona'
import { tony } from './tony'

const warm: PersonaVoice = {
  voice: 'Warm, plain and encouraging. Medium sentences.',
  moves: ['listen first', 'find one small step', 'notice what already works'],
  signatureQuestion: 'What matters most to you here?',
  greeting: 'Good to see you. Where shall we start?',
  stresses: {
    stuck: [
      'A smaller step usually frees it.',
      'Start badly. Starting counts.',
      'Ten minutes is enough to begin.',
      'You have moved things before.',
    ],
    setback: [
      'One bad stretch does not undo you.',
      'Be kind, then be practical.',
      'Take the lesson, leave the blame.',
      'You can begin again from here.',
    ],
    progress: ['That is worth noticing.', 'Keep that rhythm.', 'You did the work.', 'It adds up.'],
    done: ['Enjoy this one.', 'You saw it through.', 'Tell someone who will be glad.', 'That deserves a proper pause.'],
    planning: [
      'Fewer things, done properly.',
      'Give it a day and an hour.',
      'Start with what matters most.',
      'Leave some room to breathe.',
    ],
    overwhelm: [
      'You only need one thing now.',
      'Put the rest on paper.',
      'Slow down. Then choose.',
      'It does not all have today’s name.',
    ],
    checkIn: ['Here is how it looks.', 'Let us look together.', 'These are the facts so far.', 'An honest look helps.'],
    greeting: ['Good to see you.', 'Hello again.', 'I am listening.', 'Where shall we start?'],
  },
  openers: {
    heavy: ['I hear you.', 'That sounds hard.', 'Thank you for saying so.', 'Okay. One thing at a time.'],
    light: ['Gladly.', 'Good question.', 'Sure.', 'Let us look.'],
  },
  stepLeads: ['A next step', 'Try this', 'One small thing', 'For today'],
}

/** Words of a style, and the built-in manner that comes closest to it. The first match wins. */
const manners: [RegExp, PersonaVoice][] = [
  [/\b(tough|strict|drill|disciplin\w*|no[- ]nonsense|blunt|hard|demanding|athlet\w*|military|sergeant)\b/i, kobe],
  [/\b(gentle|kind|warm|compassion\w*|soft|nurtur\w*|empath\w*|motherly|caring)\b/i, warm],
  [/\b(analytic\w*|scientif\w*|data|logic\w*|engineer\w*|rational|first principles|systematic|evidence)\b/i, elon],
  [/\b(stoic\w*|calm|zen|mindful\w*|philosoph\w*|wise|monk)\b/i, marcus],
  [/\b(energetic|energy|motivational|hype|high[- ]energy|performance|bold)\b/i, tony],
  [/\b(authentic\w*|honest|intention\w*|soulful|truth\w*|spiritual)\b/i, oprah],
]

/**
 * The user's own coach. Their prompt is kept as data that shapes the voice; the built-in engine cannot follow prose, so
 * it borrows the manner that the style's words come closest to, without that coach's name or signature.
 */
export function customPersona(user: {
  customCoachName: string
  customCoachStyle: string
  customCoachPrompt: string
}): Persona {
  const described = `${user.customCoachStyle} ${user.customCoachPrompt}`
  const manner = manners.find(([words]) => words.test(described))?.[1] ?? warm
  return {
    ...manner,
    id: 'custom',
    name: user.customCoachName.trim() || 'Your coach',
    style: user.customCoachStyle.trim() || 'Create Your Own',
    voice: user.customCoachPrompt.trim() || manner.voice,
    signatureQuestion: warm.signatureQuestion,
    greeting: warm.greeting,
  }
}
