import 'server-only'
import { z } from 'zod'
import { limits } from '@/lib/contract/limits'
import { memoryKinds } from '@/lib/contract/memory'
import { requiredText } from '@/lib/contract/text'
import { holdsSecret } from '@/lib/server/coach/memory/private-text'
import { verbatimIn } from '@/lib/server/coach/verbatim'
import { rowNamed } from './named-rows'
import { defineTool, ToolRefusal } from './tool'

const MOST = 3

export const rememberTool = defineTool({
  name: 'remember',
  description:
    'Keeps a lasting fact about the user for later conversations, in their language: a person, a constraint, a preference, a commitment. Only from their newest message, which quote must cite word for word; with the day where it names one. replaces: the #ref or words of the memory that it contradicts. Never moods of the day, secrets or health details that they did not ask you to keep.',
  input: z.object({
    text: requiredText(limits.memory),
    kind: z.enum(memoryKinds),
    quote: requiredText(limits.message),
    replaces: requiredText(limits.memory).optional(),
  }),
  async run(scope, { text, kind, quote, replaces }) {
    const { user, message, deeds, offered } = scope
    if (user.memoryPaused) throw new ToolRefusal('The user has paused memory: nothing is kept. Do not say that it is.')
    if (verbatimIn(message.message, quote) === null)
      throw new ToolRefusal('quote does not stand in their newest message.')
    if (holdsSecret(text)) throw new ToolRefusal('Secrets are not kept.')
    if (deeds.keepsakes.length >= MOST) throw new ToolRefusal(`At most ${MOST} a message.`)
    const id = replaces === undefined ? null : await rowNamed(scope, 'memories', replaces)
    if (!deeds.keepsakes.some((one) => one.text === text)) deeds.keepsakes.push({ text, kind, replaces: id })
    // What was to be kept by a press is kept now.
    for (const one of offered) if (one.verb === 'memory.keep') deeds.superseded.add(one.id)
    return { lines: ['Kept. The user is shown it with Undo: no need to speak of it.'] }
  },
})
