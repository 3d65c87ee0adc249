import type { ProgressReading } from '@/lib/server/coach/progress-reading'
import { type JsonSchema, type MessagesBody, type RecordedRequest, textOf } from './request'

/** What a model reads in an answer about a goal; what is left out is as if nothing had been read. */
export type Judgement = Partial<Record<keyof ProgressReading, unknown>>

/** What a model of few words would say to this request. */
export function defaultReply(request: RecordedRequest): string {
  const mission = /title: (.+)/.exec(request.system)?.[1]
  // What stands beside the message in tags of its own was not said.
  const said = request.lastUserText
    .replace(/<(\w+)>[\s\S]*?<\/\1>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
  return [
    `You said "${said}".`,
    mission
      ? `It touches your mission **${mission}**, and the record there is what counts.`
      : 'Let us make it concrete.',
    'Small and certain beats large and vague. Take the first piece of it today, and note how it went.',
    'What is the smallest step that would take under ten minutes?',
  ].join(' ')
}

const NOTHING_READ = {
  kind: 'none',
  value: null,
  of: null,
  unit: '',
  date: null,
  milestoneIds: [],
  quote: '',
  confidence: 0.9,
  words: 'That moves nothing yet.',
}

/** Reads like a careful reader of plain sentences: fractions, percentages, half, finished; else nothing. */
export function defaultJudge(request: RecordedRequest): Judgement {
  const response = between(request.lastUserText, 'user_response').trim().replaceAll('&lt;', '<')
  const found = measured(response)
  return found ? { ...found, kind: 'total', quote: response.slice(0, 80) } : {}
}

function measured(response: string): Judgement | null {
  const fraction = /(\d+)\s*(?:of|out of|\/)\s*(\d+)/i.exec(response)
  if (fraction) return { value: Number(fraction[1]), of: Number(fraction[2]) }
  const percent = /(\d{1,3})\s*(?:%|percent)/i.exec(response)
  if (percent) return { value: Math.min(100, Number(percent[1])), unit: '%' }
  if (/\bhalf(?:way)?\b/i.test(response)) return { value: 50, unit: '%' }
  return /\b(?:finished|completed|done with (?:it|all))\b/i.test(response) ? { value: 100, unit: '%' } : null
}

/** A JSON value that fits the schema a request asks for; a reading of progress comes from `judge`. */
export function structuredAnswer(request: RecordedRequest, judge: (request: RecordedRequest) => Judgement): unknown {
  const schema = schemaOf(request.body)
  if (!schema) return {}
  if (isOfProgress(schema)) return { ...NOTHING_READ, ...judge(request) }
  return valueFor(schema, schema, 'answer')
}

export function isOfProgress(schema: JsonSchema | undefined): boolean {
  return schema?.properties?.milestoneIds !== undefined
}

/** The sentences of a reply that a model is to check, as they stand in the request; null where it is asked something else. */
export function sentencesToCheck({ messages }: Pick<MessagesBody, 'messages'>): string[] | null {
  const texts = messages.flatMap(({ role, content }) => (role === 'user' ? textOf(content) : []))
  const listed = texts.map((text) => between(text.slice(text.indexOf(CHECK)), 'reply')).findLast(Boolean)
  const isCheck = texts.some((text) => text.includes(CHECK))
  return isCheck && listed ? listed.split('\n').map((line) => line.replace(/^\d+: /, '').replaceAll('&lt;', '<')) : null
}

const CHECK = '# Your task now: check a reply'

export function schemaOf(body: MessagesBody): JsonSchema | undefined {
  return body.output_config?.format?.schema
}

function valueFor(schema: JsonSchema, root: JsonSchema, name: string): unknown {
  if (schema.$ref) return valueFor(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, root, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return valueFor(schema.anyOf[0], root, name)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property]) => [key, valueFor(property, root, key)]),
      )
    case 'array':
      return [1, 2, 3].map((number) => valueFor(schema.items ?? {}, root, `${name} ${number}`))
    case 'integer':
    case 'number':
      return 42
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return `A scripted ${name.replace(/([A-Z])/g, ' $1').toLowerCase()} of the model.`
  }
}

/** What stands between a tag and its end in a prompt. */
export function between(text: string, tag: string): string {
  return new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`).exec(text)?.[1] ?? ''
}
