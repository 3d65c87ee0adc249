import { useEffect } from 'react'
import { useDraft } from '@/lib/client/forms/drafts'

/** The answer about a goal that was taken back, so that its field can say so for as long as it stands there. */
export function useTakenBack(goalId: string) {
  const taken = useDraft<string>(`taken-back:${goalId}`)
  return (answer: string) => {
    taken.save(answer)
    taken.flush()
  }
}

/** Over a field that holds the answer that was taken back, unchanged. */
export function TakenBack({ goalId, text }: { goalId: string; text: string }) {
  const taken = useDraft<string>(`taken-back:${goalId}`)
  const isTaken = text !== '' && text === taken.read()
  useEffect(() => {
    // Once it was changed it is another answer.
    if (text && !isTaken) taken.clear()
  }, [text, isTaken, taken])
  return isTaken && <p className="text-sm text-ink-2">Your answer, taken back: change it or send it again.</p>
}
