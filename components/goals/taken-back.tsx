import { type RefObject, useEffect, useRef } from 'react'
import { useTakenAnswer } from '@/lib/client/goals/taken-answer'

type TakenBackProps = {
  goalId: string
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  onClear: () => void
}

/** Over a field that holds the answer that was taken back, unchanged. What is typed there first takes its place. */
export function TakenBack({ goalId, text, field, onClear }: TakenBackProps) {
  const taken = useTakenAnswer(goalId)
  const isTaken = text !== '' && text === taken.read()
  const wasTaken = useRef(false)
  useEffect(() => {
    // Once it was changed it is another answer.
    if (wasTaken.current && !isTaken) taken.forget()
    wasTaken.current = isTaken
  }, [isTaken, taken])
  useEffect(() => {
    const writing = field.current
    if (!isTaken || !writing) return
    // Who does not put the caret there themselves would write on at the end of the old answer.
    const select = () => writing.select()
    if (document.activeElement === writing) select()
    writing.addEventListener('focus', select)
    return () => writing.removeEventListener('focus', select)
  }, [isTaken, field])
  return (
    isTaken && (
      <p className="text-sm text-ink-2">
        Your answer, taken back: change it or send it again.{' '}
        <button
          type="button"
          className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          onClick={() => {
            onClear()
            field.current?.focus()
          }}
        >
          Clear
          <span className="sr-only"> the field</span>
        </button>
      </p>
    )
  )
}
