import 'server-only'
import { z } from 'zod'
import { PRODUCT_NAME } from '@/lib/contract/brand'
import { errorBody } from '@/lib/contract/error-body'
import type { RouteHandler, RouteSpec } from '@/lib/server/http/route'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** A route module: its handlers by method, and whatever else Next lets it export. */
type RouteModule = Partial<Record<(typeof methods)[number], RouteHandler>>

type Json = Record<string, unknown>

/** The API as an OpenAPI 3.1 document, made from the very schemas that validate requests. */
export function describeApi(routes: Record<string, RouteModule>): Json {
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version: '1' },
    paths: Object.fromEntries(Object.entries(routes).map(([path, module]) => [path, describePath(path, module)])),
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
  }
}

function describePath(path: string, module: RouteModule): Json {
  const operations = methods.flatMap((method) => {
    const handler = module[method]
    return handler ? [[method.toLowerCase(), describeOperation(method, path, handler)] as const] : []
  })
  return Object.fromEntries(operations)
}

function describeOperation(method: string, path: string, { spec, access }: RouteHandler): Json {
  const operation: Json = {
    operationId: [method.toLowerCase(), ...path.split('/').slice(2)].join('-').replace(/[{}]/g, ''),
    security: access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
    ...(spec.answersVisitors && { description: 'Answered in the demo, too, where nothing of it is kept.' }),
    parameters: [...pathParameters(spec), ...queryParameters(spec), ...headerParameters(method, access, spec)],
    responses: {
      [spec.status ?? (spec.answer ? 200 : 204)]: success(spec),
      ...(spec.mayRepeat && { 200: success(spec) }),
      default: { description: 'A refusal or a fault', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  }
  if (spec.body) {
    const schema = jsonSchema(spec.body, 'input')
    const content = {
      ...json(schema),
      ...(spec.takesForm && { 'multipart/form-data': { schema } }),
      ...(spec.readsItself && { [spec.readsItself]: { schema: { type: 'string', format: 'binary' } } }),
    }
    operation.requestBody = { required: true, content }
  }
  return operation
}

function success({ answer, otherTypes = [], query, versioned }: RouteSpec): Json {
  if (!answer) return { description: 'Done' }
  const headers = answerHeaders({ query, versioned })
  const others = Object.fromEntries(otherTypes.map((type) => [type, { schema: { type: 'string' } }]))
  return { description: 'Success', headers, content: { ...json(jsonSchema(answer, 'output')), ...others } }
}

function answerHeaders({ query, versioned }: RouteSpec): Json {
  const isPaged = query !== undefined && 'cursor' in propertiesOf(query)
  return {
    ...(versioned && { ETag: header('The version of the entity, for `If-Match`') }),
    ...(isPaged && { Link: header('The next page as `rel="next"` (RFC 8288), absent on the last one') }),
  }
}

function headerParameters(method: string, access: RouteHandler['access'], { versioned, toldOnce }: RouteSpec): Json[] {
  const optional = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    ...header(description),
  })
  return [
    ...(['POST', 'PATCH'].includes(method) && access === 'user' && toldOnce !== true
      ? [optional('Idempotency-Key', 'Replays the first answer to this key for 24 hours')]
      : []),
    ...(method === 'PATCH' && versioned
      ? [optional('If-Match', 'Refuses the change with 412 when the entity has another version by now')]
      : []),
  ]
}

function header(description: string): Json {
  return { description, schema: { type: 'string' } }
}

function pathParameters({ params = [] }: RouteSpec): Json[] {
  return params.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

function queryParameters({ query }: RouteSpec): Json[] {
  if (!query) return []
  const { required = [] } = jsonSchema(query, 'input') as { required?: string[] }
  return Object.entries(propertiesOf(query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function propertiesOf(query: z.ZodType): Record<string, Json> {
  return (jsonSchema(query, 'input') as { properties?: Record<string, Json> }).properties ?? {}
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

/** `input` is what a client sends, `output` what it gets. What JSON Schema cannot say, such as a refinement, is left out. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}
