import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'

/** Any schema that speaks Standard Schema, as zod's do: the library itself stays out of this file's chunk. */
export type Schema = {
  '~standard': {
    validate: (value: unknown) => Result | Promise<Result>
  }
}
type Result = { readonly issues?: readonly Issue[] | undefined }
type Issue = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/**
 * A react-hook-form resolver whose schema is fetched when first needed. `prefetch` belongs on the form's `onFocus`:
 * by the time someone submits, the chunk is there. Values pass through as typed; the server parses them itself.
 */
export function lazyResolver<T extends FieldValues>(
  load: () => Promise<Schema>,
): { resolver: Resolver<T>; prefetch: () => void } {
  let loading: Promise<Schema> | undefined
  const schema = () => {
    if (loading) return loading
    neverCompile()
    loading = load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  const resolver: Resolver<T> = async (values, _context, options) => {
    const loaded = await schema().catch(() => null)
    // Without its chunk (offline, a new release) the form still submits: the server checks the same schema.
    const result = loaded ? await loaded['~standard'].validate(values) : {}
    if (!result.issues?.length) return { values, errors: {} }
    const errors: FieldErrors<T> = {}
    for (const { message, path } of result.issues) {
      const name = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || 'root'
      if (get(errors, name)) continue
      const field: { ref?: unknown } | undefined = get(options.fields, name)
      set(errors, name, { type: 'schema', message, ref: field?.ref })
    }
    return { values: {}, errors }
  }

  return {
    resolver,
    prefetch: () => {
      schema().catch(() => undefined)
    },
  }
}

type WithZod = typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } }

/**
 * Zod makes its checks by `new Function` where it may, and tries that before its first schema: the page's policy refuses
 * it and reports it. This is what `z.config` writes to; importing that brings seven kilobytes.
 */
function neverCompile(): void {
  const zone: WithZod = globalThis
  zone.__zod_globalConfig ??= {}
  zone.__zod_globalConfig.jitless = true
}
