import 'server-only'

type Params = Record<string, string | string[] | undefined>

/**
 * The route of a path for log and metrics: `/api/goals/{id}` for `/api/goals/0189…`. What a caller may choose is never
 * in it, so there are few of them, and none holds an email or a token that was put into an address.
 */
export function routeLabel(pathname: string, params: Params | undefined): string {
  const names = new Map(
    Object.entries(params ?? {}).flatMap(([name, value]) =>
      [value ?? []].flat().map((part) => [part, `{${name}}`] as const),
    ),
  )
  const segments = pathname.split('/').map((segment) => names.get(segment) ?? names.get(decoded(segment)) ?? segment)
  return segments.map((segment) => (/^([a-z.-]*|\{\w+\})$/.test(segment) ? segment : '{other}')).join('/')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
