import 'server-only'
import type { FieldErrors } from '@/lib/contract/error'

type Issue = { path: PropertyKey[]; message: string }

/** zod's issues as the contract's `fields`: dotted path to reasons; the body itself is the empty path. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of issues) {
    const path = fieldOf(issue.path)
    fields[path] = [...(fields[path] ?? []), issue.message]
  }
  return fields
}

/** The field that a form would mark: a list, not its element, and the body where it is no object at all. */
function fieldOf(path: readonly PropertyKey[]): string {
  const [field, index] = path
  if (field === undefined) return 'body'
  return path.length === 2 && typeof index === 'number' ? String(field) : path.map(String).join('.')
}
