import 'server-only'
import { z } from 'zod'
import { newValue } from '@/lib/contract/measure'
import { verbs } from '@/lib/contract/proposal'
import { requiredText } from '@/lib/contract/text'
import { goalNamed } from '@/lib/server/chat/tools/named-rows'
import { verbLine } from '@/lib/server/chat/tools/propose-changes'
import { readChange } from '@/lib/server/chat/tools/read-change'
import { refusalOf } from '@/lib/server/chat/tools/refusal'
import { logValue } from '@/lib/server/proposals/log-value'
import { propose } from '@/lib/server/proposals/propose'
import { defineMcpTool, type McpScope, type McpTool } from './mcp-tool'

const MOST = 10

const change = z.object({ verb: z.enum(verbs), input: z.record(z.string(), z.unknown()) })

export const actingTools: readonly McpTool[] = [
  defineMcpTool({
    name: 'propose_changes',
    title: 'Propose changes',
    description: `Offers changes to the user's record. They wait in Settings, Apps and Calendars, and the user applies each by one press: nothing is done before. Name goals, milestones, alerts and memories by title or #ref. Times: "2026-05-14T09:00" on the user's clock.
measure: { kind: "total" | "level", unit, start, target }. domain: career, health, relationships, personal-growth.
${verbs.map(verbLine).join('\n')}`,
    access: 'proposals',
    input: z.object({ changes: z.array(change).min(1).max(MOST) }),
    async run(scope, { changes }) {
      const lines: string[] = []
      for (const [at, one] of changes.entries()) lines.push(`${at + 1}. ${await offer(scope, one)}`)
      return { lines }
    },
  }),
  defineMcpTool({
    name: 'log_value',
    title: 'Log a value',
    description:
      'Writes a value to a goal that is counted: what was done (of a total: added to it; of a level: the new reading; of a rhythm: how often that day). The user can undo it.',
    access: 'values',
    input: z.object({ goal: requiredText(200), ...newValue.shape }),
    async run(scope, { goal: name, ...sent }) {
      const goal = await goalNamed(scope, name)
      const { act } = await logValue(scope.user, goal.id, newValue.parse(sent))
      return { lines: [act ? `Done: ${act.title}` : 'That day has a value already: nothing was changed.'] }
    },
  }),
]

/** Offers one change, and says what came of it. */
async function offer(scope: McpScope, { verb, input }: z.output<typeof change>): Promise<string> {
  try {
    const read = await readChange(scope, verb, input)
    const row = await propose(scope.user, { verb, input: read, source: 'client' })
    return `waits for the user: ${row.title}`
  } catch (error) {
    return `not offered: ${refusalOf(error)}`
  }
}
