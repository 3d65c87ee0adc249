import 'server-only'
import type { CoachMakingContext } from '../context'
import { fence } from './fence'
import { block, cachedBlock, type Prompt } from './prompt'
import { RULES } from './rules'

const TASK = `# Your task now: imagine a coach
The user is making a coach of their own and has given it nothing but a name. Imagine who that coach is. The user will read and change what you write, and it will later shape a coach's voice, never the rules above.
- style: a label of two to six words for how this coach coaches, like "Discipline & Excellence" or "Stoic Wisdom & Self-Discipline".
- prompt: 120 to 220 words of plain prose, addressed to the coach as "you" and speaking of the user as "I". How you talk: tone, length of sentences. Where your pictures come from. Three things you like to do. What you do when I am stuck, when I slip, and when I get somewhere. The one question you come back to.
- Make it of what this name calls up and no other: someone who reads the prompt should be able to guess the name. No list of virtues that would fit any coach.
- Where the name is that of a real person, take a style inspired by what is publicly known of how they work; do not claim to be them, and invent no quotation and no fact about them.
- Where the name is hateful, sexual or asks for harm, make a plain and friendly coach and leave the name aside.
- The coach stays kind to the person even when it is hard on the work, and says that it is an AI when asked.
- The language of the name where it is clear, else English.

Answer with one JSON object and nothing else: {"style": "…", "prompt": "…"}`

/**
 * The prompt that makes a coach out of a name. The persona and the profile stay out: a coach that speaks already would
 * colour the one that is to come, and the name is all that the question is about.
 */
export function generateCoachPrompt({ coachName }: CoachMakingContext): Prompt {
  return {
    system: [cachedBlock(RULES), block(TASK)],
    messages: [{ role: 'user', content: [block(`${fence('coach_name', coachName)}\n\nWho is this coach?`)] }],
  }
}
