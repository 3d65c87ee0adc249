import { ApiError } from '@/lib/client/http/api-error'

/** What the server says of a file that it does not take: the reason at its field, where there is one. */
export function whyRefused(error: Error): string {
  if (!(error instanceof ApiError)) return error.message
  return Object.values(error.fields ?? {}).flat()[0] ?? error.sentence
}
