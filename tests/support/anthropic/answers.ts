import type { JsonSchema, MessagesBody, RecordedRequest } from './request'

export type Judgement = { newProgress: unknown; reasoning: unknown }

/** What a model of few words would say to this request. */
export function defaultReply(request: RecordedRequest): string {
  const mission = /title: (.+)/.exec(request.system)?.[1]
  const said = request.lastUserText.replace(/\s+/g, ' ').trim().slice(0, 60)
  return [
    `You said "${said}".`,
    mission
      ? `It touches your mission **${mission}**, and the record there is what counts.`
      : 'Let us make it concrete.',
    'Small and certain beats large and vague. Take the first piece of it today, and note how it went.',
    'What is the smallest step that would take under ten minutes?',
  ].join(' ')
}

/** Judges like a careful reader of plain sentences: fractions, percentages, half, finished; else nothing moves. */
export function defaultJudge(request: RecordedRequest): Judgement {
  const response = between(request.lastUserText, 'user_response').trim()
  const before = Number(/The progress so far is (\d+)/.exec(request.lastUserText)?.[1] ?? 0)
  const newProgress = measured(response) ?? before
  const verdict = newProgress === before ? 'that moves nothing yet' : `that makes it ${newProgress}%`
  return { newProgress, reasoning: `You said "${response.slice(0, 80)}", and ${verdict}.` }
}

function measured(response: string): number | null {
  const fraction = /(\d+)\s*(?:of|out of|\/)\s*(\d+)/i.exec(response)
  if (fraction) return Math.min(100, Math.round((Number(fraction[1]) / Number(fraction[2])) * 100))
  const percent = /(\d{1,3})\s*(?:%|percent)/i.exec(response)
  if (percent) return Math.min(100, Number(percent[1]))
  if (/\bhalf(?:way)?\b/i.test(response)) return 50
  return /\b(?:finished|completed|done with (?:it|all))\b/i.test(response) ? 100 : null
}

/** A JSON value that fits the schema a request asks for; a judgement of progress comes from `judge`. */
export function structuredAnswer(request: RecordedRequest, judge: (request: RecordedRequest) => Judgement): unknown {
  const schema = schemaOf(request.body)
  if (!schema) return {}
  if (schema.properties?.newProgress) return judge(request)
  return valueFor(schema, schema, 'answer')
}

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

function between(text: string, tag: string): string {
  return new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`).exec(text)?.[1] ?? ''
}
