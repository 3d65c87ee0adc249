import { type ReactNode, useId } from 'react'
import { Label } from '@/components/ui/label'
import { TitledWords } from './titled-words'

/** Spread onto the control, so that its label, hint and error belong to it. */
type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FormFieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Shown in place of the hint, and announced. */
  error?: string | undefined
  /** Whether the hint stays under the error, which does not say it. */
  isHintKept?: boolean
  /** A toast says it: the field is marked, and its words are for who reads by ear. */
  isErrorTold?: boolean
  /** What that is called, where the specification names it. */
  errorTitle?: string | undefined
  /** The id of a notice elsewhere in the form that says what is wrong with this field and others. */
  problem?: string | undefined
  /** Said beside the label where most fields are required. */
  optional?: boolean
  children: (control: ControlProps) => ReactNode
}

export function FormField({
  label,
  hint,
  error,
  isHintKept = false,
  isErrorTold = false,
  errorTitle,
  problem,
  optional,
  children,
}: FormFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </Label>
      {children({
        id,
        'aria-describedby':
          [error ? noteId : problem, hint && (error ? isHintKept && `${id}-hint` : noteId)].filter(Boolean).join(' ') ||
          undefined,
        'aria-invalid': error || problem ? true : undefined,
      })}
      {error && (
        <p
          id={noteId}
          role={isErrorTold ? undefined : 'alert'}
          className={isErrorTold ? 'sr-only' : 'text-sm text-bad'}
        >
          <TitledWords title={errorTitle} words={error} />
        </p>
      )}
      {hint && (!error || isErrorTold || isHintKept) && (
        <p id={error ? `${id}-hint` : noteId} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
