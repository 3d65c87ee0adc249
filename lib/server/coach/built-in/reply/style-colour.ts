import 'server-only'
import type { Persona } from '../../personas/persona'

/** Small words that a custom coach's style adds. They colour the voice; nothing in a style is followed as an order. */
const colours: [RegExp, readonly string[]][] = [
  [
    /\b(?:dry|sarcastic|sardonic|deadpan|wry|ironic)\b/i,
    ['No violins.', 'Spare me the drumroll.', 'Thrilling, in its way.', 'Let us not weep.'],
  ],
  [
    /\b(?:funny|humou?r\w*|witty|playful|jok\w+|cheeky)\b/i,
    ['No drumroll, just the facts.', 'Brace for mild wisdom.', 'Cue the modest fanfare.'],
  ],
  [
    /\b(?:tough|strict|drill|sergeant|military|hard|blunt|no[- ]nonsense)\b/i,
    ['Straight up.', 'Eyes front.', 'No excuses from here.', 'Listen up.'],
  ],
  [
    /\b(?:gentle|kind|warm|soft|caring|motherly|nurtur\w+|compassion\w*)\b/i,
    ['Gently now.', 'No hurry.', 'With all kindness.', 'Easy does it.'],
  ],
  [
    /\b(?:calm|zen|mindful\w*|stoic\w*|monk|quiet)\b/i,
    ['One breath first.', 'Slowly.', 'Quietly, then.', 'Unhurried.'],
  ],
  [
    /\b(?:energetic|hype|enthusias\w+|bold|high[- ]energy|cheerful|upbeat)\b/i,
    ['Here we go.', 'Onward.', 'Big day.', 'Let us move.'],
  ],
  [/\b(?:poetic|lyrical|poet|romantic)\b/i, ['The page is open.', 'Hear the small bell.', 'Light on the water.']],
  [/\b(?:pirate|captain|sailor|sea)\b/i, ['Ahoy.', 'Steady as she goes.', 'Hands on deck.']],
  [
    /\b(?:scientif\w+|analytic\w*|data|engineer\w*|logic\w*|nerd\w*)\b/i,
    ['By the data.', 'Hypothesis first.', 'Measured, not felt.'],
  ],
  [/\b(?:grand(?:ma|mother|pa|father)|old|wise|sage)\b/i, ['Sit down a moment.', 'I have time.', 'Old truth, this.']],
  [/\b(?:coach|athlet\w*|sport\w*|boxing|football|trainer)\b/i, ['Head up.', 'Back to basics.', 'Gloves on.']],
]

/** What a coach's style lets it throw in; nothing for the built-in nine, whose openers say it already. */
export function colourOf(persona: Persona): readonly string[] {
  if (persona.id !== 'custom') return []
  return colours.filter(([words]) => words.test(persona.style)).flatMap(([, lines]) => lines)
}
