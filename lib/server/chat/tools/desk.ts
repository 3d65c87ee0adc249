import 'server-only'
import { z } from 'zod'
import { estimateTokens } from '@/lib/server/coach/prompts/budget'
import type { ToolAnswer, ToolCard, ToolDesk } from '@/lib/server/coach/tool-desk'
import { withheld } from '@/lib/server/coach/withhold'
import { fieldErrors } from '@/lib/server/field-errors'
import { agendaTool } from './agenda'
import { askRecordTool } from './ask-record'
import { forecastTool } from './forecast'
import { goalTool } from './goal'
import { proposeChangesTool } from './propose-changes'
import { readPeriodTool } from './read-period'
import { fieldsLine, refusalOf } from './refusal'
import { rememberTool } from './remember'
import type { Finding, Tool, ToolScope } from './tool'

/** All that a model may do in the chat. */
const tools: readonly Tool[] = [
  askRecordTool,
  readPeriodTool,
  goalTool,
  agendaTool,
  forecastTool,
  rememberTool,
  proposeChangesTool,
]

/** The most that one answer costs. */
const MOST_TOKENS = 2_000
/** Kept for the line that says how much was left out. */
const ROOM_TO_SAY_SO = 40

let cards: readonly ToolCard[] | undefined

/** Those that bring nothing about. */
const looking = tools.filter((tool) => tool !== rememberTool && tool !== proposeChangesTool)

/** The tools of one turn. They see, and answer with, what the one filter before a model leaves. */
export function toolDesk(scope: ToolScope): ToolDesk {
  cards ??= tools.map(cardOf)
  return desk(scope, tools, cards)
}

/** The same of a turn of which nothing is kept. */
export function lookingDesk(scope: ToolScope): ToolDesk {
  return desk(scope, looking, looking.map(cardOf))
}

function desk(scope: ToolScope, tools: readonly Tool[], cards: readonly ToolCard[]): ToolDesk {
  // Once a turn, and only where a tool is used.
  let shown: Promise<ToolScope['context']> | undefined
  async function use(among: readonly Tool[], name: string, input: unknown): Promise<ToolAnswer> {
    const tool = among.find((one) => one.name === name)
    if (!tool) return refused(`There is no such tool. There are: ${among.map((one) => one.name).join(', ')}.`)
    const read = tool.input.safeParse(input)
    if (!read.success) return refused(`Bad input. ${fieldsLine(fieldErrors(read.error.issues))}`)
    try {
      shown ??= withheld(scope.context)
      const finding = await tool.run({ ...scope, context: await shown }, read.data)
      return answerOf({ ...finding, ...(await withheld({ lines: finding.lines })) })
    } catch (error) {
      return refused(refusalOf(error))
    }
  }
  return {
    cards,
    use(name, input) {
      scope.deeds.hadTools = true
      return use(tools, name, input)
    },
    look: (name, input) => use(looking, name, input),
  }
}

function cardOf({ name, description, input }: Tool): ToolCard {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: 'input',
    target: 'draft-7',
    // The format says it; the pattern of a day costs ninety tokens each time.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'date') delete jsonSchema.pattern
    },
  })
  return { name, description, input_schema: { ...schema, type: 'object' } }
}

function refused(text: string): ToolAnswer {
  return { text, isError: true, looked: null }
}

/** What a finding tells a model: its first lines, as many as it may cost, and how many more there are. */
function answerOf({ lines, looked }: Finding): ToolAnswer {
  let room = MOST_TOKENS - ROOM_TO_SAY_SO
  const told: string[] = []
  for (const line of lines) {
    room -= estimateTokens(`${line}\n`)
    if (room < 0) break
    told.push(line)
  }
  const left = lines.length - told.length
  if (left > 0) told.push(`${left} more lines did not fit: ask for less at once, such as a shorter period.`)
  return { text: told.join('\n'), isError: false, looked: looked ?? null }
}
