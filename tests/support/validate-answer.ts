import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'

type Content = { content?: Record<string, { schema: object }> }
export type ApiDescription = {
  paths: Record<string, Record<string, { responses: Record<string, Content> }>>
  components: { schemas: { Error: object } }
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
const validators = new Map<string, ValidateFunction>()

/**
 * What is wrong with an answer by the API's own description, or null. Paths that it does not describe are next-auth's
 * own and whatever is not there; those answer nothing that could be checked.
 */
export function complaintAbout(
  description: ApiDescription,
  request: { method: string; path: string },
  answer: { status: number; body: unknown; type?: string | null },
): string | null {
  // Literal paths win over those with placeholders, as they do in the router.
  const templates = Object.keys(description.paths).sort((a, b) => a.split('{').length - b.split('{').length)
  const template = templates.find((path) => matches(path, request.path))
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
  const key = `${request.method} ${template} ${isSuccess}`
  const validate = validators.get(key) ?? ajv.compile(schema)
  validators.set(key, validate)
  return validate(answer.body) ? null : ajv.errorsText(validate.errors)
}

function matches(template: string, path: string): boolean {
  const [pathname = ''] = path.split('?')
  const [expected, given] = [template.split('/'), pathname.split('/')]
  return (
    expected.length === given.length && expected.every((part, index) => part.startsWith('{') || part === given[index])
  )
}
