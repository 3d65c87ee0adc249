import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error'

/**
 * Puts the server's field errors onto the form's fields and focuses the first; where none fits a field, the sentence goes
 * to `root` and the focus to `otherwise`.
 */
export function showServerErrors<T extends FieldValues>(
  form: UseFormReturn<T>,
  error: unknown,
  otherwise?: FieldPath<T>,
): void {
  if (!(error instanceof ApiError)) return
  const values = form.getValues()
  let first: FieldPath<T> | undefined
  for (const [name, reasons] of Object.entries(error.fields ?? {})) {
    const field = (name.split('.')[0] ?? name) as FieldPath<T>
    if (!(field in values)) continue
    form.setError(field, { type: 'server', message: reasons.join(' ') })
    first ??= field
  }
  if (!first) form.setError('root', { type: 'server', message: error.sentence })
  const target = first ?? otherwise
  // The fieldset is still disabled at this moment and cannot take the focus until it was rendered enabled again.
  if (target) requestAnimationFrame(() => setTimeout(() => form.setFocus(target)))
}
