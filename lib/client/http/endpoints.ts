import type { z } from 'zod'
// Types alone: nothing of the server reaches the browser.
import type { routes } from '@/app/api/openapi.json/routes'

/**
 * What the route handlers themselves say that they take and give. The API's description is made from the same
 * handlers, so a screen that asks for another shape than the server answers does not compile.
 */
type Routes = typeof routes
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Path = keyof Routes & string

/** Every endpoint as `METHOD /path`, placeholders in braces. */
export type Endpoint = { [P in Path]: `${keyof Routes[P] & Method} ${P}` }[Path]

type HandlerOf<E extends Endpoint> = E extends `${infer M extends Method} ${infer P extends Path}`
  ? M extends keyof Routes[P]
    ? Routes[P][M]
    : never
  : never
type SpecOf<E extends Endpoint> = HandlerOf<E> extends { spec: infer S } ? S : never
type SchemaOf<E extends Endpoint, Part extends 'body' | 'query' | 'answer'> =
  SpecOf<E> extends {
    [P in Part]?: infer S
  }
    ? Extract<S, z.ZodType>
    : never

/** What a success answers with, undefined where it has no body. */
export type Answer<E extends Endpoint> = [SchemaOf<E, 'answer'>] extends [never]
  ? undefined
  : z.output<SchemaOf<E, 'answer'>>

/** An element of what a list answers with. */
export type Item<E extends Endpoint> = Answer<E> extends readonly (infer T)[] ? T : never

type Placeholder<E extends string> = E extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

type Needed<Name extends string, Value> = [Value] extends [never] ? { [N in Name]?: never } : { [N in Name]: Value }

/** What a call of an endpoint is handed: what its path leaves open, its query, its body. */
export type Call<E extends Endpoint> = Needed<'params', Params<E>> &
  Needed<'body', z.input<SchemaOf<E, 'body'>>> & { query?: Query<E> }

type Params<E extends Endpoint> = [Placeholder<E>] extends [never] ? never : Record<Placeholder<E>, string>
type Query<E extends Endpoint> = Partial<Record<keyof z.input<SchemaOf<E, 'query'>> & string, string>>
