import { FormField } from '@/components/shared/form-field'
import { Textarea } from '@/components/ui/textarea'
import type { ApiError } from '@/lib/client/http/api-error'

type CompletionNotesProps = {
  rows: number
  text: string
  failure: ApiError | null
  onText: (text: string) => void
}

/** A word on how a goal went, wherever it is completed. */
export function CompletionNotes({ rows, text, failure, onText }: CompletionNotesProps) {
  return (
    <FormField
      label="Completion notes"
      optional
      hint="How did it go? What did you learn?"
      error={failure?.fields?.completionNotes?.[0]}
    >
      {(control) => (
        <Textarea {...control} dir="auto" rows={rows} value={text} onChange={(event) => onText(event.target.value)} />
      )}
    </FormField>
  )
}
