import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'

type Content = { content?: Record<string, { schema: object }> }
export type ApiDescription = {
  paths: Record<string, Record<string, { responses: Record<string, Content> }>>
  components: { schemas: { Error: object } }
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
/** By the text of what they hold an answer to: many routes answer the same. */
const validators = new Map<string, ValidateFunction>()
const sorted = new WeakMap<ApiDescription, string[]>()

/**
 * What is wrong with an answer by the API's own description, or null. Paths that it does not describe are next-auth's
 * own and whatever is not there; those answer nothing that could be checked.
 */
export function complaintAbout(
  description: ApiDescription,
  request: { method: string; path: string },
  answer: { status: number; body: unknown; type?: string | null },
): string | null {
  const template = templatesOf(description).find((path) => matches(path, request.path))
  const operation = template && description.paths[template]?.[request.method.toLowerCase()]
  if (!template || !operation) return null
  if (answer.status === 304) return null
  const isSuccess = answer.status < 300
  if (isSuccess && !(answer.status in operation.responses)) return `answered ${answer.status}, which is not described`
  const schema = isSuccess
    ? operation.responses[answer.status]?.content?.['application/json']?.schema
    : description.components.schemas.Error
  if (!schema) return answer.body === null ? null : 'answered a body where none is described'
  if (typeof answer.body === 'string') {
    const [type = ''] = answer.type?.split(';') ?? []
    const isDescribed = isSuccess && type in (operation.responses[answer.status]?.content ?? {})
    return isDescribed ? null : `answered ${answer.type}, which is not described`
  }
  const validate = validatorOf(schema)
  return validate(answer.body) ? null : ajv.errorsText(validate.errors)
}

const bySchema = new WeakMap<object, ValidateFunction>()

function validatorOf(schema: object): ValidateFunction {
  const known = bySchema.get(schema)
  if (known) return known
  const text = JSON.stringify(schema)
  const validate = validators.get(text) ?? ajv.compile(schema)
  validators.set(text, validate)
  bySchema.set(schema, validate)
  return validate
}

/** Literal paths win over those with placeholders, as they do in the router. */
function templatesOf(description: ApiDescription): string[] {
  const templates =
    sorted.get(description) ?? Object.keys(description.paths).sort((a, b) => a.split('{').length - b.split('{').length)
  sorted.set(description, templates)
  return templates
}

function matches(template: string, path: string): boolean {
  const [pathname = ''] = path.split('?')
  const [expected, given] = [template.split('/'), pathname.split('/')]
  return (
    expected.length === given.length && expected.every((part, index) => part.startsWith('{') || part === given[index])
  )
}
