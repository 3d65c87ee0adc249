import 'server-only'

/** How a row is named to a model, and named back: the end of its id, which is the part that chance made. */
export function shortRef(id: string): string {
  return `#${id.slice(-8)}`
}
